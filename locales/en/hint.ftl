### The three hints for a move, and why a move wins or does not.
### The line of status has room for 110 characters.

## The first and the second hint

# $heap (heap): The heap to take from.
look-at = Look at heap { $heap }.
# $take (number): How many stones to take.
# $heap (heap): The heap to take them from.
take-from = Take { $take } from heap { $heap }.
# Before the hint, where every move loses and no answer can change that.
no-move-wins = No move wins here.
# Before the hint, where every move loses with best play.
no-move-wins-yet = No move wins against best play, but your opponent may make a mistake.

## Why a move wins: the board that it leaves, and how to go on
## Each sentence of this section and of the next two has at most 15 words.

takes-the-last = That takes the last stone, and the last stone wins.
leaves-the-last = That leaves your opponent the last stone, and the last stone loses.
# $stones (number): How many stones are left, at least 2, each a heap of its own.
leaves-even = That leaves { $stones } single stones, an even number, so you take the last.
# $stones (number): How many stones are left, at least 3, each a heap of its own.
leaves-odd = That leaves { $stones } single stones, an odd number, so your opponent takes the last.
# A turn takes one stone.
# $stones (number): How many stones are left, at least 2.
leaves-even-turns = One stone a turn and { $stones } left, an even number: you take the last.
# A turn takes one stone.
# $stones (number): How many stones are left, at least 3.
leaves-odd-turns = One stone a turn and { $stones } left, an odd number: your opponent takes the last.
# $stones (number): The stones of each heap.
# $last (Convention: misere | normal): What the last stone does.
leaves-twins =
    { $last ->
        [misere] That leaves two heaps of { $stones }: copy each answer, and finish by leaving one stone.
       *[normal] That leaves two heaps of { $stones }: copy each answer in the other heap.
    }
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
leaves-multiple = That leaves { $stones }, a multiple of { $period }: complete each answer to { $period } stones.
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
leaves-one-above = That leaves { $stones }, one above a multiple of { $period }: complete each answer to { $period }.
# $period (number): The most stones a turn, and one.
leaves-multiples = That leaves only multiples of { $period }: complete each answer to { $period } in its heap.
# Said to a person who has not met blocks.
can-answer-all = After this move you can answer every move of your opponent and win.
# A block is a power of two in a heap; its partner is the same block in another heap.
# $last (Convention: misere | normal): What the last stone does.
leaves-paired =
    { $last ->
        [misere] That leaves every block with a partner: keep that until one heap above 1 remains.
       *[normal] That leaves every block with a partner: after any answer, pair them again.
    }
# The same, said to a person who has met the nim-sum.
# $last (Convention: misere | normal): What the last stone does.
leaves-sum-zero =
    { $last ->
        [misere] That leaves nim-sum 0: keep it 0 until one heap above 1 remains.
       *[normal] That leaves nim-sum 0, and after any answer you can make it 0 again.
    }

## The board that a winning move leaves, or on which no move wins, with a limit

# $period (number): The most stones a turn, and one.
odd-ones = Divided by { $period }, an odd number of heaps leave remainder 1, the others 0.
# $period (number): The most stones a turn, and one.
paired-remainders = Divided by { $period }, the heaps leave remainders whose blocks all have partners.
# The same, said to a person who has met the nim-sum.
# $period (number): The most stones a turn, and one.
sum-zero-of-remainders = Divided by { $period }, the heaps leave remainders with nim-sum 0.

## Why no move wins, told to the player who must move

must-take-the-last = You have to take the last stone, and the last stone loses.
# $stones (number): How many stones are left, at least 2, each a heap of its own.
even-stones = { $stones } single stones are left, an even number, so your opponent takes the last.
# $stones (number): How many stones are left, at least 3, each a heap of its own.
odd-stones = { $stones } single stones are left, an odd number, so you take the last.
# A turn takes one stone.
# $stones (number): How many stones are left, at least 2.
even-turns = One stone a turn and { $stones } left, an even number: your opponent takes the last.
# A turn takes one stone.
# $stones (number): How many stones are left, at least 3.
odd-turns = One stone a turn and { $stones } left, an odd number: you take the last.
# $last (Convention: misere | normal): What the last stone does.
twins =
    { $last ->
        [misere] The two heaps are equal, so your opponent can copy and leave you one stone.
       *[normal] The two heaps are equal, so your opponent can copy each of your moves.
    }
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
multiple = { $stones } is a multiple of { $period }, so your opponent can complete each move to { $period }.
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
one-above = { $stones } is one above a multiple of { $period }: your opponent completes each move to { $period }.
# $period (number): The most stones a turn, and one.
multiples = All heaps are multiples of { $period }, so your opponent can complete each move to { $period }.
# Said to a person who has not met blocks.
opponent-can-answer-all = Your opponent can answer every move here and win.
paired = Every block has a partner, and every move breaks a pair.
# The same, said to a person who has met the nim-sum.
sum-zero = The nim-sum is 0, and every move changes it.

## The answers to a move that does not win

last-stone-loses = That takes the last stone, and the last stone loses.
# $mistakes (number): How many answers let the player win.
# $answers (number): How many answers there are.
answers =
    { $mistakes ->
        [0] Every answer wins for your opponent.
        [one] { $mistakes } of { $answers } answers would let you win.
       *[other] { $mistakes } of { $answers } answers would let you win.
    }
