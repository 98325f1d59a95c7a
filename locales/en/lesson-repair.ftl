### Lessons 4 and 5: repair and break, the two halves of Bouton’s proof.

## Repair

repair-name = Repair
repair-promise = Give every block a partner in one move.
repair-moral = If a block is unpaired, you can repair the board in one move. Take from a heap that has the largest unpaired block.

## Repair: Give every block a partner

give-every-block-a-partner = Give every block a partner
# $heaps (sizes): The heaps.
# $unpaired (and): The sizes of the unpaired blocks.
give-every-block-a-partner-ask = The heaps are { $heaps }. Unpaired blocks: { $unpaired }. Choose stones and watch the blocks. Then take from one heap, so that every block has a partner.
# $then-heaps (sizes): The heaps after the reader’s move.
give-every-block-a-partner-right = You left { $then-heaps }. Now every block has a partner. This is called repairing the board.

## Repair: Which heap?

which-heap = Which heap?
# $heaps (sizes): The heaps.
# $top (number): The size of the largest unpaired block.
which-heap-ask = The heaps are { $heaps }. The largest unpaired block is a block of { $top }. From which heap must you take?
which-heap-answer-1 = Heap A
which-heap-answer-2 = Heap B
# $top (number): The size of the largest unpaired block.
which-heap-miss-2 = Heap B has no block of { $top }. To make that block, you must break a larger block. Then the larger block’s partner is unpaired. Watch heap A.
which-heap-answer-3 = Heap C
# $top (number): The size of the largest unpaired block.
which-heap-miss-3 = Heap C is the largest heap, but has no block of { $top }. To make that block, you must break a larger block. Then the larger block’s partner is unpaired. Watch heap A.
# $heap (heap): The heap of the winning move.
# $top (number): The size of the largest unpaired block.
which-heap-right = Heap { $heap }. Here the smallest heap has the unpaired block of { $top }.

## Repair: Repair the board

repair-the-board = Repair the board
# $heaps (sizes): The heaps.
# $top (number): The size of the largest unpaired block.
# $heap (heap): The heap of the winning move.
repair-the-board-ask = The heaps are { $heaps }. Break the block of { $top } in heap { $heap }, so that every block has a partner.
# $heap (heap): The heap of the winning move.
# $held (number): How many stones that heap has.
# $keeps (number): How many of them it leaves.
# $top (number): The size of the largest unpaired block.
repair-the-board-right = Heap { $heap } went from { $held } to { $keeps }. The block of { $top } is gone. Each new block has a partner.

## Repair: Is there always such a heap?

is-there-always-such-a-heap = Is there always such a heap?
# $top (number): The size of the largest unpaired block.
is-there-always-such-a-heap-ask = A block of { $top } is unpaired here. Now think of any board, and its largest unpaired block. How many heaps have a block of the same size?
is-there-always-such-a-heap-answer-1 = An even number
is-there-always-such-a-heap-miss-1 = Then all these blocks would pair up, two by two.
is-there-always-such-a-heap-answer-2 = An odd number, so at least one
is-there-always-such-a-heap-answer-3 = Perhaps none
is-there-always-such-a-heap-miss-3 = Then there would be no block of that size. So none could be unpaired.
is-there-always-such-a-heap-right = An odd number. Each pair uses up two blocks, and one block is left over. So some heap always has the largest unpaired block.

## Repair: Does the heap get smaller?

does-the-heap-get-smaller = Does the heap get smaller?
# $heap (heap): The heap of the winning move.
# $held (number): How many stones that heap has.
# $keeps (number): How many of them it leaves.
# $top (number): The size of the largest unpaired block.
does-the-heap-get-smaller-ask = Heap { $heap } must go from { $held } to { $keeps }. Its block of { $top } goes, and smaller blocks come. Why does the heap always get smaller?
does-the-heap-get-smaller-answer-1 = A block is more than all smaller sizes together
does-the-heap-get-smaller-answer-2 = The heap is the largest one
# $heaps (sizes): The heaps.
# $heap (heap): The heap of the winning move.
does-the-heap-get-smaller-miss-2 = The heaps are { $heaps }, and heap { $heap } is the smallest here. Watch the move.
does-the-heap-get-smaller-answer-3 = It may also grow
does-the-heap-get-smaller-miss-3 = No heap grows: a turn takes at least one stone. Watch the move.
# $top (number): The size of the largest unpaired block.
# $keeps (number): How many of them it leaves.
does-the-heap-get-smaller-right = Here { $top } is more than { $keeps }. The smaller blocks never add up to the block that goes. So you can always repair the board. This is the first half of the proof.

## Repair: Now you

now-you = Now you
# $heaps (sizes): The heaps.
# $unpaired (and): The sizes of the unpaired blocks.
now-you-ask = The heaps are { $heaps }. Unpaired blocks: { $unpaired }. Repair the board.
# $then-heaps (sizes): The heaps after the reader’s move.
# $heap (heap): The heap of the winning move.
# $held (number): How many stones that heap has.
# $keeps (number): How many of them it leaves.
now-you-right = You left { $then-heaps }. Heap { $heap } went from { $held } to { $keeps }.

## Repair: Repair in your head

repair-in-your-head = Repair in your head
# $heaps (sizes): The heaps.
repair-in-your-head-ask = The heaps are { $heaps }. This time the blocks are hidden. Cut, pair and repair.
# $then-heaps (sizes): The heaps after the reader’s move.
# $top (number): The size of the largest unpaired block.
# $heap (heap): The heap of the winning move.
repair-in-your-head-right = You left { $then-heaps }. The largest unpaired block was the block of { $top } in heap { $heap }.

## Break

breaking-name = Break
breaking-promise = See why the computer must break a pair.
breaking-moral = Repair the board, and the computer must break a pair. Repair again and again until the board is empty. Then you have taken the last stone.

## Break: Try to keep the pairs

try-to-keep-the-pairs = Try to keep the pairs
# $heaps (sizes): The heaps.
try-to-keep-the-pairs-ask = The heaps are { $heaps }. Every block has a partner. Make any move you like, and watch the blocks.
# $then-unpaired (and): The sizes of the blocks that are unpaired after the reader’s move.
try-to-keep-the-pairs-right = Unpaired after your move: { $then-unpaired }. The computer repairs the board at once.

## Break: Can every block keep its partner?

can-every-block-keep-its-partner = Can all pairs stay?
# $heaps (sizes): The heaps.
can-every-block-keep-its-partner-ask = The heaps are { $heaps }. Every block has a partner. Is there a move after which every block still has a partner?
# $moves (number): How many moves there are.
can-every-block-keep-its-partner-answer-1 = Yes, one of the { $moves } moves
# $moves (number): How many moves there are.
can-every-block-keep-its-partner-miss-1 = Each of the { $moves } moves leaves an unpaired block. Watch one of them, and the answer.
# $moves (number): How many moves there are.
can-every-block-keep-its-partner-answer-2 = No, none of the { $moves } moves
# $moves (number): How many moves there are.
can-every-block-keep-its-partner-right = Each of the { $moves } moves leaves an unpaired block.

## Break: Why must a pair break?

why-must-a-pair-break = Why must a pair break?
# $heaps (sizes): The heaps.
why-must-a-pair-break-ask = The heaps are { $heaps }. Why does every move leave an unpaired block?
why-must-a-pair-break-answer-1 = There are fewer stones afterwards
why-must-a-pair-break-miss-1 = Fewer stones can pair up too. Watch the blocks.
why-must-a-pair-break-answer-2 = Only one heap changes, and not the partners of its blocks
why-must-a-pair-break-answer-3 = The heaps have different sizes
why-must-a-pair-break-miss-3 = With two equal heaps, every move breaks a pair too. Watch the blocks.
why-must-a-pair-break-right = A move changes the blocks of one heap only. Their partners lie in other heaps and stay the same. So at least one block is unpaired afterwards.

## Break: The empty board

the-empty-board = The empty board
the-empty-board-ask = All stones are gone. Is the empty board a board without unpaired blocks?
the-empty-board-answer-1 = Yes
the-empty-board-answer-2 = No
the-empty-board-miss-2 = The empty board has no blocks, so none can be unpaired.
the-empty-board-right = Yes. An empty board has no block at all. And the player who leaves the empty board has taken the last stone.

## Break: Put the steps together

put-the-steps-together = Put the steps together
put-the-steps-together-ask = You leave a board without unpaired blocks. The computer must break a pair. Then you repair the board, and so on. Who takes the last stone?
put-the-steps-together-answer-1 = I do
put-the-steps-together-answer-2 = The computer
put-the-steps-together-miss-2 = Each move of the computer leaves an unpaired block. The empty board has none. So only you can leave the empty board.
put-the-steps-together-answer-3 = That depends on the heaps
put-the-steps-together-miss-3 = Each turn takes stones, so the board is empty in the end. The empty board has no unpaired block, and only you leave such boards.
put-the-steps-together-right = You do. The empty board has no unpaired block, and only you leave such boards.

## Break: The proof in three lines

the-proof-in-three-lines = The proof in three lines
the-proof-in-three-lines-ask =
    Repair: if a block is unpaired, some move gives every block a partner.
    Break: if every block has a partner, every move leaves an unpaired block.
    End: the empty board has no unpaired block.
    So repair once, and you can repair on every turn until you take the last stone. Charles Bouton proved this.

## Break: Repair to the end

repair-to-the-end = Repair to the end
# $heaps (sizes): The heaps.
repair-to-the-end-ask = The heaps are { $heaps }. The last stone wins, and you start. Repair the board on every turn until you win.
repair-to-the-end-right = You won. You repaired the board every time, and the computer had to break a pair every time.
