### The learner: a computer opponent that is trained.

# Heads the dialog.
learner = The learner
# $heaps (sizes): The heaps.
# $rule (text): The rule in a few words: Last stone loses · take 1 to 3.
board = Board: { $heaps } · { $rule }
begins = At first the learner knows only the rules, and plays at random.
learns = After each game the learner makes the winner’s moves more likely, and the loser’s less likely.
# Michie’s machine of 304 matchboxes with coloured beads, MENACE.
matchboxes = In 1961, Donald Michie’s machine of 304 matchboxes learned to play noughts and crosses in this way.
# $games (number): How many games the learner has learned from.
games =
    { $games ->
        [one] The learner has learned from { $games } game.
       *[other] The learner has learned from { $games } games.
    }
none-with-you = The learner has not played against you yet.
# $won (numeral): How many games the learner has won against the reader.
# $lost (numeral): How many it has lost.
with-you = In games against you, the learner has won { $won } and lost { $lost }.
# $games (numeral): How many games the learner has learned from.
# $won (numeral): How many of the test games the learner has won.
# $all (numeral): How many test games there were.
trained = { games } The learner wins { $won } of { $all } games against perfect play.
# In place of the chart.
no-chart = This chart will show how often the trained learner beats perfect play.
# Below the chart.
# $won (numeral): How many of the test games the learner has won.
# $all (numeral): How many test games there were.
chart = After the last training, the learner won { $won } of { $all } games against perfect play. The learner always played the side that can win, so a learner without mistakes wins all { $all }.
# The name of the buttons that train.
training = Training against itself
# A button.
# $games (number): How many games the learner then plays against itself.
train =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# A button: another board.
# $heaps (sizes): The heaps.
small-board = Choose a small board instead: { $heaps }
# Heads the beads, of Michie’s matchboxes.
# $heaps (sizes): The heaps.
bead-box = Box of the board { $heaps }
about-beads = The next move is a bead, drawn at random from this box. Moves with a green bar win. Press a move to see the box of the board that it leaves.
# A move, and the beads of its colour.
# $chosen (text): The move: 2 from B.
# $beads (number): How many beads.
beads =
    { $beads ->
        [one] { $chosen }: { $beads } bead
       *[other] { $chosen }: { $beads } beads
    }
no-box = The game is over on this board, so it has no box.
first-box = Back to the first box
# Above the chart.
# $all (numeral): How many test games there were.
won-axis = Won of { $all } games against perfect play
# Below the chart, between 0 and the number.
games-axis = games learned from
too-large = This board is too large for the learner to remember. Choose a smaller board, such as 3-5-7.
forget = Delete this training
# Asks once more.
really-forget = Really delete?
# Goes back to the dialog “New game”.
back = Back to new game
# Opens this dialog.
train-learner = Train the learner
