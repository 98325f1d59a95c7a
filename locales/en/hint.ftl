### The three hints for a move, and why a move wins or does not.
### The line of status has room for 110 characters in the first two hints, and for 160 in the third.

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

takes-the-last = That takes the last stone, and the last stone wins.
leaves-the-last = That leaves your opponent the last stone, and the last stone loses.
# $stones (number): How many stones are left, at least 2.
leaves-even = That leaves { $stones } stones, an even number. You both take one stone a turn, so you take the last stone.
# $stones (number): How many stones are left, at least 3.
leaves-odd = That leaves { $stones } stones, an odd number. You both take one stone a turn, so your opponent takes the last stone.
# $stones (number): The stones of each heap.
leaves-twins = That leaves two heaps of { $stones }. Copy each answer: take the same number of stones from the other heap.
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
leaves-multiple = That leaves { $stones } stones, a multiple of { $period }. Let each answer and your next move add up to { $period }. Then you take the last stone.
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
leaves-one-above = That leaves { $stones } stones, one more than a multiple of { $period }. Let each answer and your next move add up to { $period }. Then your opponent takes the last stone.
# $period (number): The most stones a turn, and one.
leaves-multiples = That leaves only multiples of { $period }. Take from the same heap after each answer, so that both moves add up to { $period }.
# $period (number): The most stones a turn, and one.
leaves-odd-ones = Divide each heap by { $period }: an odd number of remainders are 1, the others 0. Leave such a board each time, and your opponent takes the last stone.
# A block is a power of two in a heap; its partner is the same block in another heap.
# $heaps (sizes): The heaps that are left.
# $blocks (and): The sizes of their blocks.
# $last (Convention: misere | normal): What the last stone does.
leaves-paired =
    That leaves { $heaps }. All blocks of { $blocks } have partners (nim-sum 0). { $last ->
        [misere] Keep them paired until you can leave only single stones, an odd number.
       *[normal] After any answer, you can pair all blocks again.
    }
# The same, where the heaps are too many to list.
# $last (Convention: misere | normal): What the last stone does.
leaves-many-paired =
    This move gives all blocks partners (nim-sum 0). { $last ->
        [misere] Keep them paired until you can leave only single stones, an odd number.
       *[normal] After any answer, you can pair all blocks again.
    }
# $period (number): The most stones a turn, and one.
# $remainders (sizes): The remainders of the heaps that are left.
# $last (Convention: misere | normal): What the last stone does.
leaves-paired-remainders =
    Divided by { $period }, the heaps have remainders { $remainders }, with nim-sum 0. { $last ->
        [misere] Keep the nim-sum at 0 until you can leave only 0s and an odd number of 1s.
       *[normal] After any answer, you can make the nim-sum 0 again.
    }
# The same, where the heaps are too many to list.
# $period (number): The most stones a turn, and one.
# $last (Convention: misere | normal): What the last stone does.
leaves-many-paired-remainders =
    Divided by { $period }, the heaps have remainders with nim-sum 0. { $last ->
        [misere] Keep the nim-sum at 0 until you can leave only 0s and an odd number of 1s.
       *[normal] After any answer, you can make the nim-sum 0 again.
    }

## Why no move wins, told to the player who must move

must-take-the-last = You have to take the last stone, and the last stone loses.
# $stones (number): How many stones are left, at least 2.
even-stones = { $stones } stones are left, an even number. You both take one stone a turn, so your opponent takes the last stone.
# $stones (number): How many stones are left, at least 3.
odd-stones = { $stones } stones are left, an odd number. You both take one stone a turn, so you take the last stone.
twins = The two heaps are equal, so your opponent can copy each of your moves.
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
multiple = { $stones } is a multiple of { $period }. Your opponent can answer so that both moves add up to { $period }.
# $stones (number): The stones of the only heap.
# $period (number): The most stones a turn, and one.
one-above = { $stones } is one more than a multiple of { $period }. Your opponent can answer so that both moves add up to { $period }.
# $period (number): The most stones a turn, and one.
multiples = All heaps are multiples of { $period }. Your opponent can answer in the same heap so that both moves add up to { $period }.
# $period (number): The most stones a turn, and one.
odd-ones = Divide each heap by { $period }: an odd number of remainders are 1, the others 0. Your opponent can leave such a board each time.
paired = All blocks have partners (nim-sum 0). Every move breaks a pair, and then your opponent can win.
# $period (number): The most stones a turn, and one.
paired-remainders = Divided by { $period }, the heaps have remainders with nim-sum 0. Every move changes that.

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
# After the reason why no move wins.
# $mistakes (number): How many answers let the player win, at least 1.
# $answers (number): How many answers there are.
but-answers = But { $mistakes } of { $answers } answers would let you win.
