### Blocks become bits, and the winning move is worked out.

## Blocks become bits

bits-name = Blocks become bits
bits-promise = Work out the nim-sum on paper.
bits-moral = Write the heaps in binary, one below the other. The nim-sum has a one below each column with an odd number of ones. Each one in the nim-sum stands for an unpaired block.

## Blocks become bits: A digit for each block

a-digit-for-each-block = A digit for each block
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
a-digit-for-each-block-ask = Heap A has { $size-a } = { $cut-a }. Go through the sizes { $sizes }. Write a one if heap A has a block of this size, and a zero if not.
# $size-a (number): The stones of heap A.
# $bits-a (text): Heap A in binary: 101.
a-digit-for-each-block-right = { $size-a } is { $bits-a }. These digits are called bits. A number in bits is called binary.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
a-digit-for-each-block-wrong = Write one digit for each of the sizes { $sizes }, in this order.

## Blocks become bits: Another heap

another-heap = Another heap
# $size-a (number): The stones of heap A.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
another-heap-ask = Now heap A has { $size-a } stones. Write this number in bits: one digit for each of the sizes { $sizes }.
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $bits-a (text): Heap A in binary: 101.
another-heap-right = { $size-a } = { $cut-a } is { $bits-a }.
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
another-heap-wrong = { $size-a } = { $cut-a }. Write one digit for each of the sizes { $sizes }, in this order.

## Blocks become bits: Read a column

read-a-column = Read a column
# $heaps (sizes): The heaps.
read-a-column-ask = Here are the heaps { $heaps } in bits. The last column shows the blocks of one. How many ones does this column have?
# $ones (number): How many heaps have a block of one.
read-a-column-right = { $ones } is an odd number. Two of these blocks pair up, and one stays unpaired.
read-a-column-wrong = Count only the ones in the last column.

## Blocks become bits: All columns

all-columns = All columns
all-columns-ask = Count the ones in each column. If their number is odd, write a one below. If the number is even, write a zero.
# $equation (text): 011 ⊕ 101 = 110.
# $sum (number): The nim-sum.
all-columns-right = { $equation }. This is the nim-sum in bits: as a number, { $sum }. The sign ⊕ is called xor.
all-columns-wrong = Go column by column. Is the number of ones odd or even?

## Blocks become bits: Four heaps

four-heaps = Four heaps
# $heaps (sizes): The heaps.
four-heaps-ask = The heaps are { $heaps }. Work out their nim-sum. Write one digit for each column.
# $equation (text): 011 ⊕ 101 = 110.
four-heaps-right = { $equation }. Every column has an even number of ones. So every block has a partner.
four-heaps-wrong = Go column by column. An odd number of ones gives a one, an even number gives a zero.

## Blocks become bits: As a number

as-a-number = As a number
# $size-a (number): The stones of heap A.
# $size-b (number): The stones of heap B.
as-a-number-ask = What is { $size-a } ⊕ { $size-b }? Write the answer as an ordinary number.
# $equation (text): 011 ⊕ 101 = 110.
# $sum (number): The nim-sum.
as-a-number-right = { $equation }, and that is { $sum }.
# $stones (number): All stones on the board.
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $size-b (number): The stones of heap B.
# $cut-b (text): The blocks of heap B: 4 + 1.
as-a-number-wrong = A plain sum would be { $stones }, but ⊕ counts only unpaired blocks. { $size-a } = { $cut-a } and { $size-b } = { $cut-b }.

## Blocks become bits: Every block has a partner

every-block-has-a-partner = Every block has a partner
every-block-has-a-partner-ask = How do you see in bits that every block has a partner?
every-block-has-a-partner-answer-1 = The nim-sum is zero
every-block-has-a-partner-answer-2 = All heaps are equal
every-block-has-a-partner-miss-2 = Think of three equal heaps. Two of them pair up, and the third heap stays unpaired.
every-block-has-a-partner-answer-3 = The number of stones is even
every-block-has-a-partner-miss-3 = A heap of one and a heap of three have four stones, an even number. But the block of two is unpaired.
every-block-has-a-partner-right = If the nim-sum is zero, every column has an even number of ones. So every block has a partner.

## Find the move

find-name = Find the move
find-promise = Work out a winning move, and win a whole game.
find-moral = Work out the nim-sum S. If S is zero, no move wins against perfect play. If not, find a heap h with h ⊕ S smaller than h. Leave h ⊕ S stones there.

## Find the move: What must the heap become?

what-must-the-heap-become = What must the heap become?
# $heaps (sizes): The heaps.
# $sum (number): The nim-sum.
# $size-a (number): The stones of heap A.
what-must-the-heap-become-ask = The heaps are { $heaps }. Their nim-sum S is { $sum }. To give every block a partner, turn heap A from { $size-a } into { $size-a } ⊕ { $sum }. How many stones is that?
# $size-a (number): The stones of heap A.
# $sum (number): The nim-sum.
# $reach-a (number): The stones of heap A that would give every block a partner.
# $less-a (number): How many stones heap A has more than that.
what-must-the-heap-become-right = { $size-a } ⊕ { $sum } = { $reach-a }. So take { $less-a } from heap A. In short: turn a heap of h stones into h ⊕ S stones.
# $bits-a (text): Heap A in binary: 101.
# $sum-bits (text): The nim-sum in binary: 011.
what-must-the-heap-become-wrong = In bits: { $bits-a } ⊕ { $sum-bits }. Where S has a one, change the heap’s digit. Where S has a zero, keep the heap’s digit.

## Find the move: Not every heap works

not-every-heap-works = Not every heap works
# $heaps (sizes): The heaps.
# $sum (number): The nim-sum.
# $size-b (number): The stones of heap B.
not-every-heap-works-ask = The heaps are { $heaps }, and S is { $sum }. Try heap B. What is { $size-b } ⊕ { $sum }?
# $reach-b (number): The stones of heap B that would give every block a partner.
# $size-b (number): The stones of heap B.
not-every-heap-works-right = { $reach-b } is more than { $size-b }. A move never adds stones, so no move in heap B wins. Look for a heap where h ⊕ S is smaller than h.
# $bits-b (text): Heap B in binary: 101.
# $sum-bits (text): The nim-sum in binary: 011.
not-every-heap-works-wrong = In bits: { $bits-b } ⊕ { $sum-bits }. Where S has a one, change the heap’s digit. Where S has a zero, keep the heap’s digit.

## Find the move: Find the winning move

find-the-winning-move = Find the winning move
# $heaps (sizes): The heaps.
find-the-winning-move-ask = The heaps are { $heaps }. Work out S, and find the heap where h ⊕ S is smaller than h. Then make the winning move.
# $held (number): How many stones that heap has.
# $sum (number): The nim-sum.
# $keeps (number): How many of them it leaves.
# $take (number): How many of them the winning move takes.
# $heap (heap): The heap of the winning move.
find-the-winning-move-right = { $held } ⊕ { $sum } = { $keeps }, so you took { $take } from heap { $heap }. This heap has the largest unpaired block.

## Find the move: How many moves win?

how-many-moves-win = How many moves win?
# $heaps (sizes): The heaps.
# $sum (number): The nim-sum.
how-many-moves-win-ask = The heaps are { $heaps }, and S is { $sum }. Try each heap. How many winning moves are there?
# $wins (number): How many moves win.
# $reach-a (number): The stones of heap A that would give every block a partner.
# $reach-b (number): The stones of heap B that would give every block a partner.
# $reach-c (number): The stones of heap C that would give every block a partner.
how-many-moves-win-right = There are { $wins }. Heap A becomes { $reach-a }, or heap B { $reach-b }, or heap C { $reach-c }. A heap never has two winning moves.
# $sum (number): The nim-sum.
how-many-moves-win-wrong = Work out h ⊕ { $sum } for each heap. Count the heaps that get smaller.

## Find the move: Larger heaps

larger-heaps = Larger heaps
# $heaps (sizes): The heaps.
larger-heaps-ask = The heaps are { $heaps }. Find the winning move.
# $sum (number): The nim-sum.
# $held (number): How many stones that heap has.
# $keeps (number): How many of them it leaves.
larger-heaps-right = S is { $sum }, and { $held } ⊕ { $sum } = { $keeps }. No other heap gets smaller.

## Find the move: Say the rule

say-the-rule = Say the rule
say-the-rule-ask = The last stone wins. Which rule works on every board where you can win?
say-the-rule-answer-1 = Leave a board whose nim-sum is zero
say-the-rule-answer-2 = Take from the largest heap
# $heap (heap): The heap of the winning move.
say-the-rule-miss-2 = Watch: here the winning move takes from heap { $heap }, the smallest heap.
say-the-rule-answer-3 = Leave as few stones as you can
# $take (number): How many of them the winning move takes.
say-the-rule-miss-3 = Watch: here the winning move takes only { $take }.
say-the-rule-right = Leave nim-sum zero: every block has a partner. The computer must break a pair, and you leave nim-sum zero again.

## Find the move: Your own game

your-own-game = Your own game
# $heaps (sizes): The heaps.
your-own-game-ask = The heaps are { $heaps }, and you start. Win to finish the lesson.
your-own-game-right = You won by your own moves.
