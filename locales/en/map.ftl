### The map of the boards around one: other sizes of its heaps A and B.

heading = All boards of two heaps
# The heading where there are other heaps, or where the heaps are large.
heading-around = Other sizes of heaps A and B
about = Each square is a board: heap A goes across, heap B goes up. Where no move is left, the rule decides who wins. Any other board is safe if every move leaves an unsafe board.
# After that, where there are other heaps.
# $heaps (and): Their stones.
others = The other heaps stay as they are: { $heaps }.
# The name of the map.
map = Map of heaps A and B
keys = Press a square to lay its board. With the keyboard, choose a square by the arrow keys, and press Enter.
# The button that lays the board of the two sliders.
lay = Lay this board
# The label of a slider.
# $heap (heap): The heap.
slider = Heap { $heap }

## The choice of what the squares show

shows = The squares show
outcomes = Who wins
values = Nim-sums
# What the numbers mean.
# $last (Convention: misere | normal): What the last stone does.
about-values =
    Each number is the nim-sum of the heaps. { $last ->
        [misere] In normal play the player to move would lose on 0 alone. Here the player to move loses on 0 while a heap is above 1. Else the player to move loses on 1.
       *[normal] The player to move loses on 0 alone.
    }
# The same with a limit.
# $last (Convention: misere | normal): What the last stone does.
# $period (number): What heaps are divided by.
about-remainders =
    Each number is the nim-sum of the remainders by { $period }. { $last ->
        [misere] In normal play the player to move would lose on 0 alone. Here the player to move loses on 0 while a remainder is above 1. Else the player to move loses on 1.
       *[normal] The player to move loses on 0 alone.
    }
# The same where a turn takes one of some numbers, such as 1, 3 or 4.
# $last (Convention: misere | normal): What the last stone does.
about-grundy =
    Each number is the nim-sum of the Grundy values of the heaps. { $last ->
        [misere] In normal play the player to move would lose on 0 alone. Here the player to move loses on 0 while a Grundy value is above 1. Else the player to move loses on 1.
       *[normal] The player to move loses on 0 alone.
    }
about-shades = The shade changes at 1, 2, 4, 8 and 16.
# After the sentence on a square.
# $values (text): The values of the heaps: 3 ⊕ 5.
# $sum (number): The nim-sum of all.
value = Nim-sum: { $values } = { $sum }.

## What the squares mean

wins = the player to move wins
loses = the player to move loses: a safe board
# Beside a square with a 0, where values are shown.
zero = nim-sum 0
# Beside the sign of the square whose board is laid.
here = the board that is laid
target = where a winning move leads
blank = not decided yet

## The verdict on a square in a word, beside the sentence

wins-short = Wins
loses-short = Loses
blank-short = Not yet

## What is said of a square

# $heaps (and): The heaps.
# $stones (number): All stones on the board.
undecided =
    { $stones ->
        [one] { $heaps }: not decided yet. The empty board comes first.
       *[other] { $heaps }: not decided yet. Boards of fewer than { $stones } stones come first.
    }
# In normal play.
# $heaps (and): The heaps, all empty.
empty-normal = { $heaps }: the game is over. The player to move has lost, because the other player made the last move.
# In misère play.
# $heaps (and): The heaps, all empty.
empty-misere = { $heaps }: the game is over. The player to move has won, because the other player had to make the last move.
# $heaps (and): The heaps.
# $way (text): The winning move, as a sentence.
wins-by = { $heaps }: the player to move wins. { $way }
# $heaps (and): The heaps.
# $first (text): A winning move, as a sentence.
# $second (text): Another one.
wins-by-either = { $heaps }: the player to move wins in two ways. { $first } { $second }
# $heaps (and): The heaps.
# $ways (number): How many moves win, at least 3.
# $way (text): One of them, as a sentence.
wins-by-some =
    { $ways ->
        [one] { $heaps }: the player to move wins in { $ways } way. { $way }
       *[other] { $heaps }: the player to move wins in { $ways } ways. One of them: { $way }
    }
# $take (number): How many stones to take.
# $heap (heap): The heap.
# $left (and): The heaps after that.
way = Take { $take } from heap { $heap } to leave { $left }.
# $heaps (and): The heaps.
# $moves (number): How many moves there are.
loses-here =
    { $moves ->
        [one] { $heaps }: the player to move loses. The only move leaves an unsafe board.
       *[other] { $heaps }: the player to move loses. Each of the { $moves } moves leaves an unsafe board.
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
