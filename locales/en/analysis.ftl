### The analysis of a board: who wins, why, and where each move leads.

## Who wins, told to the reader

# The game is over.
you-have-won = You have won.
opponent-has-won = Your opponent has won.
you-can-win = You can win.
opponent-can-win = Your opponent can win.
game-is-over = The game is over.
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
# The reader has to move, and loses.
# $all (number): How many moves there are.
none-of-your-moves =
    { $all ->
        [one] Your only move loses.
       *[other] None of your { $all } moves wins.
    }
# The opponent has to move, and loses.
# $all (number): How many moves there are.
none-of-their-moves =
    { $all ->
        [one] Your opponent’s only move loses.
       *[other] None of your opponent’s { $all } moves wins.
    }
# The result of the chosen move, where it is made.
# $verdict (text): Who wins then: You can win.
after = After this move: { $verdict }
# After another sentence.
# $sum (number): The nim-sum.
sum-is = The nim-sum is { $sum }.
# $turns (number): How many turns are left.
length =
    { $turns ->
        [one] With best play the next turn is the last.
       *[other] With best play the game ends in { $turns } turns.
    }
# $turns (number): How many turns are left at most.
length-at-most = The game ends in at most { $turns } turns. The exact number takes too long to work out.
# Stands where a chosen move will be judged.
choose = Choose a move to see where that move leads.
# The same while the opponent has to move.
wait = Your opponent is to move.

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

## The heaps in binary

# The button that shows them.
show-columns = Show the columns
# The same button while they are shown.
hide-columns = Hide the columns
# The name of the table.
table = Heaps in binary
heap-column = Heap
# The same where a limit makes heaps count as remainders: the digits are those of the remainder.
# $period (number): What heaps are divided by.
remainder-column = Remainder by { $period }
# The same where a turn takes one of several numbers.
value-column = Value
winning-column = Winning move
# In a row: the heap has no winning move.
none = none
# At the head of a row.
# $heap (heap): The heap.
# $stones (number): Its stones.
row = { $heap } · { $stones }
# The same after the chosen move.
# $heap (heap): The heap.
# $stones (number): The stones that it leaves.
row-after = { $heap } → { $stones }
# At the head of a row, of a heap that counts as its remainder.
# $remainder (number): The remainder.
counts-as = counts as { $remainder }
# Beside a winning move.
# $stones (number): What the move leaves of the heap.
leaves = leaves { $stones }
# Beside a winning move of misère play.
leaves-odd-ones = odd number of 1s
# Under a column of ones.
odd = odd
even = even
# $sum (number): The nim-sum.
nim-sum = Nim-sum { $sum }
# At the head of the row of the nim-sum.
# $sum (number): The nim-sum.
sum = ⊕ { $sum }
# The same after the chosen move.
# $sum (number): The nim-sum.
sum-after = ⊕ → { $sum }

## Why a heap has a winning move or none

# Unfolds them.
heap-by-heap = Heap by heap
# $sum (text): A sum in binary: 0011 ⊕ 0011 = 0000.
# $reason (text): One of the sentences below.
worked-out = { $sum }. { $reason }
# $left (number): What the move leaves.
# $stones (number): The stones of the heap.
# $take (number): What the move takes.
take-to = { $left } is less than { $stones }, so take { $take }.
# $take (number): What the move takes.
# $remainder (number): The remainder that it leaves.
take-to-remainder = Take { $take } to leave a remainder of { $remainder }.
# $takes (text): What such a move can take, in words: 1 or 3.
# $value (number): The Grundy value that it leaves.
take-to-value = Take { $takes } to leave the value { $value }.
# $take (number): What the move takes.
take-to-odd-singles = Take { $take } to leave only single stones, an odd number.
# The same where a heap counts as its Grundy value.
# $takes (text): What such a move can take, in words: 1 or 3.
take-to-odd-values = Take { $takes } to leave value 1 in an odd number of heaps, and no value above 1.
# $take (number): What the move takes.
take-to-odd-remainders = Take { $take } to leave remainder 1 in an odd number of heaps, and no remainder above 1.
heap-is-empty = The heap is empty.
leaves-even-singles = A move here leaves an even number of single stones, so none wins.
leaves-even-values = A move here leaves value 1 in an even number of heaps, or a value above 1. So no move here wins.
leaves-even-remainders = A move here leaves remainder 1 in an even number of heaps, or a remainder above 1. So no move here wins.
nothing-to-change = The nim-sum is 0 already, so no move wins.
# $needed (number): What the heap would have to be.
# $stones (number): Its stones.
too-few = { $needed } is more than { $stones }, so no move in this heap wins.
# $period (number): What heaps are divided by.
# $needed (number): What the remainder would have to be.
no-such-remainder = A remainder by { $period } cannot be { $needed }, so no move in this heap wins.
# $needed (number): What the value of the heap would have to be.
no-such-value = No move here leaves the value { $needed }, so none wins.

## Blocks: each heap as powers of two

blocks = Blocks
# $chosen (text): The chosen move: 3 from B.
blocks-after = Blocks after taking { $chosen }
# For those who do not see the picture.
# $size (number): The size of both blocks.
# $first (heap): The heap of one.
# $second (heap): The heap of the other.
pair = The blocks of { $size } in heaps { $first } and { $second } are a pair.
# $size (number): The size of the block.
# $heap (heap): Its heap.
unpaired = The block of { $size } in heap { $heap } is unpaired.
no-blocks = There are no blocks.
all-paired = Every block has a partner.
# $sizes (and): The blocks without a partner: 4 and 1.
# $count (number): How many.
some-unpaired =
    { $count ->
        [one] One block is unpaired: { $sizes }.
       *[other] Unpaired blocks: { $sizes }.
    }
# How the board shows that two blocks are partners.
joined = Partners are joined by a line or have the same letter.

## The parts beside the board

parts = Parts of the analysis
why = Why
check = Check
map = Map

## The screen for a class

who-wins = Who wins?
# Closes it.
leave = Leave
# The name of the key that closes it.
escape-key = Esc
# Uncovers the answer.
show-answer = Show the answer
# Covers it again.
cover-answer = Cover the answer
# At the head of the row that says of each column whether its number of ones is odd or even.
ones = ones

## One way to go on

onward = One way to go on
# $take (number): What is taken.
# $heap (heap): From which heap.
# $left (sizes): What is left.
onward-you = You take { $take } from { $heap }: { $left } left
# $take (number): What is taken.
# $heap (heap): From which heap.
# $left (sizes): What is left.
onward-opponent = Your opponent takes { $take } from { $heap }: { $left } left
# The main button without a choice.
no-choice = Choose a move

## All moves

your-moves = Your moves
opponents-moves = Your opponent’s moves
press = Press a move to see the result. Press again to play that move.
opponent-makes-one = Your opponent makes one of these moves.
# Beside a move: the player who makes it wins, or loses.
wins = wins
loses = loses
# Beside a move: how long the game lasts then.
# $turns (number): How many turns.
turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# $turns (number): How many turns at most.
turns-at-most = up to { $turns } turns
# A losing move.
# $name (text): The move: B3.
# $turns (text): How long the game lasts then: 5 turns.
losing-move = { $name } · { $turns }
# $heap (heap): The heap in which they are.
# $count (number): How many.
losing-moves =
    { $count ->
        [one] Heap { $heap }: { $count } losing move
       *[other] Heap { $heap }: { $count } losing moves
    }

## The board that anybody may change

add-heap = Add a heap
# Follows the next one, but on a phone, where a finger scrolls the page.
how-to-pull = Pull a heap up or down to change its size.
# Below the board.
how-to-press = Press a stone to choose the move that takes this stone and those after it.
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
