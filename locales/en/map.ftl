### The map of all boards of two heaps.

heading = All boards of two heaps
about = Each square is a board: heap A goes across, heap B goes up. The rule for the last stone decides who wins on the empty board. Any other board is safe if every move leaves an unsafe board.
# The name of the map.
map = Map of two heaps
keys = Press a square, or use the arrow keys on the map.
# The label of a slider.
# $heap (heap): The heap.
slider = Heap { $heap }

## Grundy values, which make the map the table of nim-sums

show-numbers = Grundy values
about-numbers = Each number is the nim-sum of both heaps. In normal play the player to move loses on 0.
# In misère play.
about-numbers-misere = Each number is the nim-sum of both heaps. The player to move loses on 0 while a heap is above 1. Else the player to move loses on 1.
# With a limit.
# $period (number): What heaps are divided by.
about-remainders = Each number is the nim-sum of both remainders by { $period }. In normal play the player to move loses on 0.
# With a limit, in misère play.
# $period (number): What heaps are divided by.
about-remainders-misere = Each number is the nim-sum of both remainders by { $period }. The player to move loses on 0 while a remainder is above 1. Else the player to move loses on 1.
# After the sentence on a square.
# $a (number): The Grundy value of heap A.
# $b (number): The Grundy value of heap B.
# $sum (number): The nim-sum of both.
grundy = Nim-sum: { $a } ⊕ { $b } = { $sum }.

## What the squares mean

wins = the player to move wins
loses = the player to move loses: a safe board
target = where a winning move leads
blank = not decided yet

## The verdict on a square in a word, beside the sentence

wins-short = Wins
loses-short = Loses
blank-short = Not yet

## What is said of a square

# $a (number): The stones of heap A.
# $b (number): The stones of heap B.
# $stones (number): Both together.
undecided =
    { $stones ->
        [one] { $a } and { $b }: not decided yet. The empty board comes first.
       *[other] { $a } and { $b }: not decided yet. Boards of fewer than { $stones } stones come first.
    }
# In normal play.
empty-normal = 0 and 0: the game is over. The player to move has lost, because the other player took the last stone.
# In misère play.
empty-misere = 0 and 0: the game is over. The player to move has won, because the other player had to take the last stone.
# $a (number): The stones of heap A.
# $b (number): The stones of heap B.
# $way (text): The winning move, as a sentence.
wins-by = { $a } and { $b }: the player to move wins. { $way }
# $a (number): The stones of heap A.
# $b (number): The stones of heap B.
# $first (text): A winning move, as a sentence.
# $second (text): Another one.
wins-by-either = { $a } and { $b }: the player to move wins in two ways. { $first } { $second }
# $take (number): How many stones to take.
# $heap (heap): The heap.
# $a (number): What is left in heap A.
# $b (number): What is left in heap B.
way = Take { $take } from heap { $heap } to leave { $a } and { $b }.
# $a (number): The stones of heap A.
# $b (number): The stones of heap B.
# $moves (number): How many moves there are.
loses-here =
    { $moves ->
        [one] { $a } and { $b }: the player to move loses. The only move leaves an unsafe board.
       *[other] { $a } and { $b }: the player to move loses. Each of the { $moves } moves leaves an unsafe board.
    }

## Filling the map

# The name of the buttons that do so.
filling = Fill the map
first = First
back = Back
next = Next
all = All
# $boards (number): How many boards there are.
# $safe (number): How many of them are safe.
all-decided =
    { $safe ->
        [one] All { $boards } boards are decided. { $safe } of them is safe.
       *[other] All { $boards } boards are decided. { $safe } of them are safe.
    }
only-empty-decided = Only the empty board is decided, by the rule for the last stone.
# $stones (number): The most stones of a board that is decided.
# $boards (number): How many boards are decided.
# $safe (number): How many of them are safe.
some-decided =
    { $stones ->
        [one] Boards of up to { $stones } stone are decided.
       *[other] Boards of up to { $stones } stones are decided.
    } { $safe ->
        [one] { $safe } of these { $boards } is safe.
       *[other] { $safe } of these { $boards } are safe.
    }
