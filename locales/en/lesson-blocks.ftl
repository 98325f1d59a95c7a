### Lesson 3: heaps are cut into blocks, and equal blocks pair up.

## Blocks that pair up

blocks-name = Blocks that pair up
blocks-promise = See at a glance which blocks have no partner.
blocks-moral = Cut each heap into blocks, and pair equal blocks. Add up the unpaired blocks: this is the nim-sum. If every block has a partner, the nim-sum is zero.

## Blocks that pair up: Cut a heap

cut-a-heap = Cut a heap
# $sizes (and): The sizes of blocks: 4, 2 and 1.
# $size-a (number): The stones of heap A.
cut-a-heap-ask = How can you copy with three heaps? First cut each heap into blocks of { $sizes }. Begin with the largest size that fits, and use each size at most once. What is the largest block in a heap of { $size-a }?
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
cut-a-heap-right = { $size-a } = { $cut-a }. If you use each size at most once, there is only one way to cut a heap.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
# $size-a (number): The stones of heap A.
cut-a-heap-wrong = Choose the largest of { $sizes } that fits into { $size-a }.

## Blocks that pair up: Cut another heap

cut-another-heap = Cut another heap
# $size-a (number): The stones of heap A.
cut-another-heap-ask = Now cut a heap of { $size-a }. How many blocks do you get?
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
cut-another-heap-right = { $size-a } = { $cut-a }.
# $sizes (and): The sizes of blocks: 4, 2 and 1.
cut-another-heap-wrong = Begin with the largest of { $sizes } that fits. Then cut the rest. Use each size at most once.

## Blocks that pair up: Equal blocks pair up

equal-blocks-pair-up = Equal blocks pair up
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $size-b (number): The stones of heap B.
# $cut-b (text): The blocks of heap B: 4 + 1.
equal-blocks-pair-up-ask = Equal heaps are partners. Equal blocks of different heaps are partners too. Heap A has { $size-a } = { $cut-a }. Heap B has { $size-b } = { $cut-b }. Press a block, then its partner.
# $top (number): The size of the largest unpaired block.
equal-blocks-pair-up-right = Only the block of { $top } has no partner. Without this block the heaps would be equal.

## Blocks that pair up: Three heaps

three-heaps = Three heaps
# $heaps (sizes): The heaps.
three-heaps-ask = The heaps are { $heaps }. Pair as many blocks as you can.
# $ones (number): How many heaps have a block of one.
# $sum (number): The nim-sum.
three-heaps-right = There are { $ones } blocks of one. Two of them pair up, and one stays unpaired. Add up the unpaired blocks: this is the nim-sum. Here the nim-sum is { $sum }.

## Blocks that pair up: Four heaps

four-heaps = Four heaps
# $heaps (sizes): The heaps.
four-heaps-ask = The heaps are { $heaps }. Pair as many blocks as you can.
# $sum (number): The nim-sum.
four-heaps-right = Every block has a partner. So the nim-sum is { $sum }.

## Blocks that pair up: Pair in your head

pair-in-your-head = Pair in your head
# $heaps (sizes): The heaps.
pair-in-your-head-ask = The heaps are { $heaps }. Cut the heaps in your head. Does every block have a partner?
pair-in-your-head-answer-1 = Yes
pair-in-your-head-answer-2 = No
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $size-b (number): The stones of heap B.
# $cut-b (text): The blocks of heap B: 4 + 1.
# $size-c (number): The stones of heap C.
# $cut-c (text): The blocks of heap C: 4 + 1.
pair-in-your-head-miss-2 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Each block is there twice.
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $size-b (number): The stones of heap B.
# $cut-b (text): The blocks of heap B: 4 + 1.
# $size-c (number): The stones of heap C.
# $cut-c (text): The blocks of heap C: 4 + 1.
pair-in-your-head-right = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Each block is there twice.

## Blocks that pair up: And here?

and-here = And here?
# $heaps (sizes): The heaps.
and-here-ask = The heaps are { $heaps }. Does every block have a partner?
and-here-answer-1 = Yes
# $size-a (number): The stones of heap A.
# $cut-a (text): The blocks of heap A: 4 + 1.
# $size-b (number): The stones of heap B.
# $cut-b (text): The blocks of heap B: 4 + 1.
# $size-c (number): The stones of heap C.
# $cut-c (text): The blocks of heap C: 4 + 1.
# $top (number): The size of the largest unpaired block.
and-here-miss-1 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. The block of { $top } has no partner. Watch the move that takes this block away.
and-here-answer-2 = No
# $top (number): The size of the largest unpaired block.
# $sum (number): The nim-sum.
and-here-right = The block of { $top } is unpaired. So the nim-sum is { $sum }.
