### The analysis of a board: who wins, why, and what each heap comes to.

## The title

# The nim-sum, and what it means.
# $sum (number): The nim-sum.
# $binary (text): The nim-sum in binary: 0001.
title-unsafe = Nim-sum { $sum } = { $binary } · unsafe: the player to move can win
# $sum (number): The nim-sum.
# $binary (text): The nim-sum in binary: 0001.
title-safe = Nim-sum { $sum } = { $binary } · safe: with best play the player to move loses
# The game is over, and by the rule the player who would have to move has won.
# $sum (number): The nim-sum.
# $binary (text): The nim-sum in binary: 0001.
title-won = Nim-sum { $sum } = { $binary } · the game is over: the player to move has won
# The game is over, and by the rule the player who would have to move has lost.
# $sum (number): The nim-sum.
# $binary (text): The nim-sum in binary: 0001.
title-lost = Nim-sum { $sum } = { $binary } · the game is over: the player to move has lost
# The title of the board that a chosen move leaves.
# $chosen (text): The move: 3 from B.
# $title (text): That title.
after = After { $chosen }: { $title }
# How many moves win for the player who makes them.
# $winning (number): How many.
# $all (number): How many moves there are.
winning-moves =
    { $all ->
        [1] The only move wins.
       *[other]
            { $winning ->
                [one] { $winning } of { $all } moves wins.
               *[other] { $winning } of { $all } moves win.
            }
    }
# No move wins.
# $all (number): How many moves there are.
none-wins =
    { $all ->
        [one] The only move loses.
       *[other] None of the { $all } moves wins.
    }
# $turns (number): How many turns are left.
length =
    { $turns ->
        [one] With best play the next turn is the last.
       *[other] With best play the game ends in { $turns } turns.
    }
# $boards (number): How many different boards the game can still come to, with this one.
boards =
    { $boards ->
        [one] No other board can follow.
       *[other] { $boards } different boards are possible from here, with this one.
    }

## How heaps count with a limit

# $most (number): The most stones a turn.
# $period (number): What heaps are divided by.
# $remainders (sizes): What the heaps count as.
remainders =
    { $most ->
        [one] A turn takes { $most } stone.
       *[other] A turn takes at most { $most } stones.
    } So a heap counts as its remainder after division by { $period }: { $remainders }.
# The same where a turn takes one of several numbers.
# $numbers (text): All numbers that a turn may take, in words: 1, 3 or 4.
# $values (sizes): What the heaps count as: their Grundy values.
values = A turn takes { $numbers } stones. So a heap counts as its Grundy value: { $values }.
# How the values of heaps repeat.
# $period (number): After how many stones they repeat.
values-repeat = The values repeat after { $period } stones.
# The same where the first values do not come again.
# $begin (number): The first heap of those whose values repeat.
# $period (number): After how many stones they repeat.
values-repeat-from = From a heap of { $begin } on, the values repeat after { $period } stones.
# The same where that is not seen.
# $most (number): The largest heap.
no-period = The values show no period up to heaps of { $most } stones.

## The table: a row for each heap

# The name of the table.
table = Heaps in binary
heap-column = Heap
decimal-column = Stones
# With a limit: what a heap counts as.
# $period (number): What heaps are divided by.
remainder-column = Remainder by { $period }
# The same where a turn takes one of several numbers.
value-column = Value
binary-column = Binary
sum-column = ⊕ nim-sum
new-binary-column = = new
# The stones that a winning move leaves.
new-decimal-column = New stones
winning-column = Winning move
# In a row: how many stones a winning move takes.
# $takes (text): The numbers, in words: 1 or 3.
winning = yes: take { $takes }
no-winning = no
# In a row, in place of the sum: near the end of a misère game the nim-sum does not decide.
single-stones-decide = single stones decide
# The same with a limit.
remainders-of-1-decide = remainders of 1 decide
# The same where a turn takes one of several numbers.
values-of-1-decide = values of 1 decide

## One way to go on

best-line = One way to go on
# A move, and the heaps that it leaves.
# $chosen (text): The move: 3 from B.
# $left (sizes): What is left.
line-move = { $chosen }: { $left } left

## The table of safe boards

around = Safe and unsafe boards
about-around = Two heaps change, and the others stay. Press a field to put its board here.
# The label of a choice among the heaps.
down-heap = Heap downwards
across-heap = Heap across
is-safe = safe
is-unsafe = unsafe
# The name of a field.
# $heaps (text): The board, as links write it: 3,5,7.
# $verdict (text): safe, or unsafe.
field = { $heaps }: { $verdict }

## The screen for a class

# Enlarges the analysis for a class.
full-screen = Full screen
who-wins = Who wins?
leave = Leave
# The name of the key that leaves it.
escape-key = Esc
show-answer = Show the answer

## The board that anybody may change

# The main button without a choice.
no-choice = Choose a move
add-heap = Add a heap
# Below the board.
how-to-press = Press a stone to choose the move that takes this stone and those after it.
# The name of a slider.
# $heap (heap): The heap.
slider = Heap { $heap }
# A button.
# $heap (heap): The heap.
one-more = One stone more in heap { $heap }
# A button.
# $heap (heap): The heap.
one-less = One stone less in heap { $heap }
# $heap (heap): The heap.
remove-heap = Remove heap { $heap }
# The label of a field for a number.
# $heap (heap): The heap.
number = Number of stones in heap { $heap }
# $most (number): The most stones in a heap.
wrong-number = Write a whole number from 0 to { $most }.
