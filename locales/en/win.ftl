### The dialog at the end of a game.

## Who has won: the heading

computer-wins = The computer wins

## How it ended, and when it was decided

# $ending (text): The first sentence.
# $decision (text): The second.
story = { $ending } { $decision }
empty-from-the-start = The board was empty from the start.
# $loser (who): Who took the last stone, and lost by it.
had-to-take-the-last =
    { $loser ->
        [you] You had to take the last stone.
        [computer] The computer had to take the last stone.
       *[named] { $loser } had to take the last stone.
    }
# $winner (who): Who took the last stone, and won by it.
took-the-last =
    { $winner ->
        [you] You took the last stone.
        [computer] The computer took the last stone.
       *[named] { $winner } took the last stone.
    }
# $loser (who): Who made the mistake that decided the game.
# $number (number): The number of that move.
winning-until =
    { $loser ->
        [you] You gave the win away at move { $number }.
        [computer] The computer gave the win away at move { $number }.
       *[named] { $loser } gave the win away at move { $number }.
    }
# The reader, who has lost.
never-winning = You never had a winning move.
# $winner (who): Who made no move that gave the win away.
kept-the-win =
    { $winner ->
        [you] You never gave the win away.
        [computer] The computer never gave the win away.
       *[named] { $winner } never gave the win away.
    }

## Under a number

# $count (number): How many moves were made; the number stands above.
moves =
    { $count ->
        [one] move
       *[other] moves
    }
# $count (number): How many hints were given; the number stands above.
hints =
    { $count ->
        [one] hint
       *[other] hints
    }
# $count (number): How often a move was taken back; the number stands above.
undos =
    { $count ->
        [one] undo
       *[other] undos
    }

## Buttons

# Begins a new game on the same board. The other side starts.
rematch = Rematch
# Closes the dialog.
see-board = See the board
