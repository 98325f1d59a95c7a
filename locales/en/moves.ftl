### Moves in words, the moves of a game so far, and text that is copied and pasted.

## A move

# A move in a sentence.
# $take (number): How many stones.
# $heap (heap): From which heap.
made = { $take } from { $heap }
# Explains how a list writes a move.
# $short (text): The move as it stands there: B2.
# $take (number): How many stones.
# $heap (heap): From which heap.
short = { $short }: { made }.

## The moves of a game

moves = Moves of this game
# Heads the numbers of the rows: in a round each side moves once.
round = Round
# The number of a row.
# $number (number): The number.
round-number = { $number }.
none = No move yet.
copy = This game as text, to copy
paste = Paste moves or a game
# Below the field, which takes moves from the first board on, a whole game, or a link.
hint = Write all moves from the first board, a whole game, or a link.
open = Open it
# After what is wrong with what was pasted.
unchanged = Your game has not changed.
no-move = There is no move here. Write moves such as B3,C1, or a whole game.
# $number (number): The place of the move in the list.
# $made (text): The move: B3.
after-the-last = Move { $number }, “{ $made }”, comes after the end of the game.
# $key (text): The word that a whole game lacks: rule.
# $example (text): A whole game.
missing = A whole game needs “{ $key }=” too, such as { $example }.
