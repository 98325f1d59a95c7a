### The proof, below “Go deeper”: why leaving pairs cannot fail.

## Any move breaks a pair

any-move-breaks-a-pair = Any move breaks a pair
# $heaps (sizes): The heaps.
any-move-breaks-a-pair-ask = The heaps are { $heaps }. Every block has a partner. Make any move, and try to keep that.
# $then-unpaired (and): The sizes of the blocks that are unpaired after the reader’s move.
any-move-breaks-a-pair-right = Unpaired now: { $then-unpaired }. A move changes one heap only. Some size gains or loses one block, so its count turns odd. One of that size is left alone.

## One heap repairs it

one-heap-repairs-it = One heap repairs it
# $heaps (sizes): The heaps.
# $unpaired (and): The sizes of the unpaired blocks.
one-heap-repairs-it-ask = The heaps are { $heaps }. Unpaired blocks: { $unpaired }. Take from one heap, so that every block has a partner.
# $top (number): The size of the largest unpaired block.
one-heap-repairs-it-right = You broke the largest unpaired block, the { $top }. That always works: all smaller blocks together are less, so whatever the pairs still need fits in its place.

## The choice comes to you

the-choice-comes-to-you = The choice comes to you
# $heaps (sizes): The heaps.
# $size-c (number): The stones of heap C.
the-choice-comes-to-you-ask = The last stone loses, and the heaps are { $heaps }. One heap is above one: its { $size-c } has no partner. You never leave such a board, so the computer left it. Now leave an odd number of single stones.
# $then-heaps (sizes): The heaps after the reader’s move.
the-choice-comes-to-you-right = You left { $then-heaps }: the computer takes the last stone. A move changes one heap, so a game with larger heaps comes to a board with a single heap above one. Where the last stone wins, leave an even number.

## The whole proof

the-whole-proof = The whole proof
the-whole-proof-ask =
    Break: on a paired board, every move turns the count of some size odd.
    Repair: on any other board, one heap makes every count even again.
    End: the last heap above one comes to you, and you choose how many single stones are left.
