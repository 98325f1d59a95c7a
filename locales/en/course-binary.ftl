### Blocks become bits.

## Blocks become bits: A digit for each block

a-digit-for-each-block = A digit for each block
# $size-a (numeral): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
a-digit-for-each-block-ask = Heap A has { $size-a } { -pieces }: { $size-a } = { $cut-a }. Go through the sizes { $sizes }. Write a one if heap A has a block of this size, and a zero if not.
# $size-a (numeral): The stones of heap A.
# $bits-a (text): Heap A in binary: 101.
a-digit-for-each-block-right = { $size-a } is { $bits-a }. These digits are called bits. A number in bits is called binary.

## Blocks become bits: Another heap

another-heap = Another heap
# $size-a (numeral): The stones of heap A.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
another-heap-ask = Now heap A has { $size-a } { -pieces }. Write this number in bits: one digit for each of the sizes { $sizes }.
# $size-a (numeral): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $bits-a (text): Heap A in binary: 101.
another-heap-right = { $size-a } = { $cut-a }, or { $bits-a } in bits.
# $size-a (numeral): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
another-heap-wrong = { $size-a } = { $cut-a }. Write one digit for each of the sizes { $sizes }, in this order.

## Blocks become bits: Read a column

read-a-column = Read a column
# $heaps (sizes): The heaps.
read-a-column-ask = Here are the heaps { $heaps } in bits. The last column shows the blocks of one. How many ones does this column have?
# $ones (numeral): How many heaps have a block of one.
read-a-column-right = { $ones } is an odd number. Two of these blocks pair up, and one stays unpaired.
read-a-column-wrong = Count only the ones in the last column.

## Blocks become bits: All columns

all-columns = All columns
all-columns-ask = Count the ones in each column. If their number is odd, write a one below. If the number is even, write a zero.
# $equation (text): 011 ⊕ 101 = 110.
# $sum (numeral): The nim-sum.
all-columns-right = { $equation }. This is the nim-sum in bits: as a number, { $sum }. The sign ⊕ is called xor.

## Blocks become bits: Four heaps

four-heaps = Four heaps
# $heaps (sizes): The heaps.
four-heaps-ask = The heaps are { $heaps }. Work out their nim-sum. Write one digit for each column.
# $equation (text): 011 ⊕ 101 = 110.
four-heaps-right = { $equation }. Every column has an even number of ones. So every block has a partner.
four-heaps-wrong = Go column by column. An odd number of ones gives a one, an even number gives a zero.

## Blocks become bits: As a number

as-a-number = As a number
# $size-a (numeral): The stones of heap A.
# $size-b (numeral): The stones of heap B.
as-a-number-ask = What is { $size-a } ⊕ { $size-b }? Write the answer as an ordinary number.
# $equation (text): 011 ⊕ 101 = 110.
# $sum (numeral): The nim-sum.
as-a-number-right = { $equation }, and that is { $sum }.
# $stones (numeral): All stones on the board.
# $size-a (numeral): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $size-b (numeral): The stones of heap B.
# $cut-b (text): The blocks of heap B: 4 + 1.
as-a-number-wrong = A plain sum would be { $stones }, but ⊕ counts only unpaired blocks. { $size-a } = { $cut-a } and { $size-b } = { $cut-b }.

## Blocks become bits: Every block has a partner

every-block-has-a-partner = Every block has a partner
every-block-has-a-partner-ask = How do you see in bits that every block has a partner?
every-block-has-a-partner-answer-1 = The nim-sum is zero
every-block-has-a-partner-answer-2 = All heaps are equal
every-block-has-a-partner-miss-2 = Think of three equal heaps. Two of them pair up, and the third heap stays unpaired.
every-block-has-a-partner-answer-3 = The number of { -pieces } is even
every-block-has-a-partner-miss-3 = A heap of one and a heap of three have four { -pieces }, an even number. But the block of two is unpaired.
every-block-has-a-partner-right = If the nim-sum is zero, every column has an even number of ones. So every block has a partner.
