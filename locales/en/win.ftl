### The dialog at the end of a game.

## Who has won: the heading. Another message says “You win”.

you-lost = You lose

## One sentence: when it was decided

empty-from-the-start = The board was empty from the start.
# How often the reader could win, in a game with more than one mistake.
# $count (number): In so many turns.
chances =
    { $count ->
        [one] You had { $count } chance to win.
       *[other] You had { $count } chances to win.
    }
# $who (who): Who made the mistake that decided the game.
# $stones (number): How many stones that player took.
# $heap (heap): From which heap.
turned =
    { $who ->
        [you] You could have won, but took
        [computer] The computer could have won, but took
       *[named] { $who } could have won, but took
    } { $stones ->
        [one] { $stones } { -piece }
       *[other] { $stones } { -pieces }
    } from heap { $heap }.
# The reader has lost without a mistake: the opponent had the win from the start, and kept it.
no-mistake = You made no mistake.
# The reader started and has lost.
second-can-win = From the first board, the player who goes second can always win.
# The reader was second and has lost.
first-can-win = From the first board, the player who goes first can always win.
# $winner (who): Who made no move that gave the win away.
kept-the-win =
    { $winner ->
        [you] You never gave the win away.
        [computer] The computer never gave the win away.
       *[named] { $winner } never gave the win away.
    }
# $strength (text): The strength of the computer, which the reader has beaten for the first time.
first-win = Your first win over { $strength }.
# The reader has won on a board that a friend has sent.
challenge-met = You have met the challenge.
# The reader has lost on such a board.
challenge-open = The challenge is still open.

## The help in this game, under the sentence

# $count (number): In how many moves help was asked for: a hint, or the analysis.
helped =
    { $count ->
        [one] help with { $count } move
       *[other] help with { $count } moves
    }
# $count (number): How often a move was undone.
undos =
    { $count ->
        [one] { $count } undo
       *[other] { $count } undos
    }

## Buttons

# Opens the review at the reader's mistake.
show-mistake = Show my mistake
# Undoes the moves from that mistake on.
try-again = Try again from there
# Begins a new game on the same board. The other side starts.
rematch = Rematch
# Two computers play again.
watch-again = Watch again
# $strength (text): A stronger computer, or after some losses an easier one.
play-strength = Play { $strength }
# Begins a game on another board, which the second player can win. The reader has won as the first.
win-as-second = Win as second player
# The other way round.
win-as-first = Win as first player
# To a friend who plays elsewhere and has not seen the end.
send-result = Send the result
# After a second loss in a row: shows why the board is won or lost.
learn-why = Learn why
# On that screen, before the reason.
mover-can-win = On this board the player to move can win.
mover-loses = On this board the player to move loses against best play.
# Closes the dialog.
see-board = See the board

## Below the buttons, after the first game

# Offers to switch both on.
offer = Sound and vibration?
yes = Yes
no = No
