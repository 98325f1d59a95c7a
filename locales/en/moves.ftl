### Moves in words, the moves of a game so far, and a game as text to copy.

## A move

# A move in few words, where there is little room.
# $take (numeral): How many stones.
# $heap (heap): From which heap.
made = { $take } from { $heap }
# A move in a sentence: what was taken.
# $take (number): How many stones.
# $heap (heap): From which heap.
taken =
    { $take ->
        [one] { $take } { -piece }
       *[other] { $take } { -pieces }
    } from heap { $heap }
# Explains how a list writes a move.
# $short (text): The move as it stands there: B2.
# $take (numeral): How many stones.
# $heap (heap): From which heap.
short = { $short } means: take { taken }.

## The moves of a game

moves = Moves of this game
# Heads the numbers of the rows: in a round each side moves once.
round = Round
# The number of a row.
# $number (numeral): The number.
round-number = { $number }.
none = No move yet.
copy = This game as text, to copy
