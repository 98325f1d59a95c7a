### The list of all that has no section of its own: a line below each name.

# Before the first game.
statistics = Your games. Export and delete.
# $games (number): How many games against computers were counted.
# $won (numeral): How many of them the reader has won.
results =
    { $games ->
        [one] { $games } game, { $won } won. Export and delete.
       *[other] { $games } games, { $won } won. Export and delete.
    }
# Below the name of the way back to an unfinished game.
back = You left it for a new one.
# Opens the board of the game, large, for a projector.
big-screen = Big screen
about-big-screen = Your board for a class, with the answer covered
how-to-play = The rules and the keys
settings = Language, look, sound, help
about = Where Nim comes from, licences
