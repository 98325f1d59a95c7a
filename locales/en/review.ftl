### The screen on which a game is looked at again, and the moves beside the board.

## How the game went

not-over = This game is not over yet.
nothing = No move has been made yet, so there is nothing to review.
# The reader, who has lost or is losing.
never-winning = You never had a winning move.
# $winner (who): Who could win before the first move, and at every moment since.
always-winning =
    { $winner ->
        [you] You were winning from the start and never gave the win away.
        [computer] The computer was winning from the start and never gave the win away.
       *[named] { $winner } was winning from the start and never gave the win away.
    }
# The mistake that decided the game.
# $loser (who): Who made the mistake.
# $number (numeral): The number of the move.
# $made (text): What was taken: 3 stones from heap B.
# $better (text): A winning move instead: 4 stones from heap B.
winning-until =
    { $loser ->
        [you] You gave the win away at move { $number }, by taking { $made }. A winning move was to take { $better }.
        [computer] The computer gave the win away at move { $number }, by taking { $made }. A winning move was to take { $better }.
       *[named] { $loser } gave the win away at move { $number }, by taking { $made }. A winning move was to take { $better }.
    }
# The mistakes before the one that decided the game. The list of moves shows which they are.
# $count (number): How many they are.
earlier-mistakes =
    { $count ->
        [one] Before that, the win was given away once.
       *[other] Before that, the win was given away { $count } times.
    }

## Every move in a list, behind its number and name

# $who (who): Who made the move.
kept =
    { $who ->
        [you] You kept the win
        [computer] The computer kept the win
       *[named] { $who } kept the win
    }
# $who (who): Who made the move.
lost =
    { $who ->
        [you] You could not win here
        [computer] The computer could not win here
       *[named] { $who } could not win here
    }
# $who (who): Who made the move.
# $better (text): A winning move instead: 4 from B.
gave =
    { $who ->
        [you] You gave the win away. Better: { $better }
        [computer] The computer gave the win away. Better: { $better }
       *[named] { $who } gave the win away. Better: { $better }
    }

## The move that is looked at

before-first = Before the first move.
# Between the buttons that step.
# $number (numeral): The number of the move; 0 before the first.
# $count (numeral): How many moves there are.
move-of = Move { $number } of { $count }
# $number (numeral): The number of the move, from 1.
# $count (numeral): How many moves there are.
# $made (text): What was taken: 3 stones from heap B.
at-move = { move-of }: { $made }.
# $count (number): How many winning moves there were.
# $moves (and): These moves: 4 stones from heap B and 1 stone from heap C.
gave-away =
    { $count ->
        [one] This gave the win away. The winning move was to take { $moves }.
       *[other] This gave the win away. These moves would have won: { $moves }.
    }
kept-by-only-move = This kept the win. There was no other move.
kept-by-only-winning-move = This kept the win. There was no other winning move.
# $count (number): How many further winning moves there were.
# $moves (and): These moves: 4 stones from heap B and 1 stone from heap C.
kept-like-others =
    { $count ->
        [one] This kept the win. Another winning move was to take { $moves }.
       *[other] This kept the win. These moves would have won too: { $moves }.
    }
lost-by-only-move = This was the only possible move, but not a winning move.
# $count (numeral): How many moves there were, at least 2.
lost-by-all-moves = None of the { $count } possible moves was a winning move.
# $who (who): Who wins with best play.
can-win =
    { $who ->
        [you] You can win from here.
        [computer] The computer can win from here.
       *[named] { $who } can win from here.
    }

## How well both sides played

# $kept (numeral): How many moves kept the win.
# $count (number): How many moves could keep it.
kept-in =
    { $count ->
        [one] kept the win in { $kept } of { $count } chance
       *[other] kept the win in { $kept } of { $count } chances
    }
never-had-one = never had a winning move

## The chart

chart = Who was winning
# Names a lane of the chart: who could win at these moves.
# $who (who): That player.
lane =
    { $who ->
        [you] You are winning
        [computer] The computer is winning
       *[named] { $who } is winning
    }
# For those who do not see the chart.
# $who (who): Who could win before the first move.
from-start =
    { $who ->
        [you] You were winning from the start.
        [computer] The computer was winning from the start.
       *[named] { $who } was winning from the start.
    }
# For those who do not see the chart.
# $number (numeral): The number of a move.
# $who (who): Who could win after it.
from-move =
    { $who ->
        [you] After move { $number }, you were winning.
        [computer] After move { $number }, the computer was winning.
       *[named] { $who } was winning after move { $number }.
    }

## Labels

# Names the buttons that step.
steps = Step through the game
first = Start
back = Back
forward = Forward
last = End
previous-mistake = Previous mistake
next-mistake = Next mistake
# Names the board and its buttons.
board = Board at this move
keys = Keys: ← and → step, Home and End jump, N and P go from mistake to mistake.
# Names the two buttons for the move that was played and the better one.
choice = Move on the board
# Shows the move that was played, a mistake.
# $who (who): Who made it.
# $stones (numeral): How many stones were taken.
# $heap (heap): The heap they were taken from.
played =
    { $who ->
        [you] You took { $stones } from { $heap }
        [computer] Played: { $stones } from { $heap }
       *[named] Played: { $stones } from { $heap }
    }
# Shows a winning move instead.
# $stones (numeral): How many stones it takes.
# $heap (heap): The heap it takes them from.
instead = Better: { $stones } from { $heap }
# The board shows another move than the one that was played.
# $made (text): What it takes: 3 stones from heap B.
shown-instead = Instead: { $made }.
# The board shows a move that the reader tries.
# $made (text): What it takes: 3 stones from heap B.
tried = Tried: { $made }.
analyse = Analyse this
# Plays the game again from its first board.
again-from-start = Play from the start
# Plays the reader’s own move again.
# $number (numeral): The number of the move.
again-own = Try move { $number } again
# Plays on from a board in the middle of the game.
# $number (numeral): The number of the move.
again-from = Play from move { $number }
