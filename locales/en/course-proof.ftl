### The proof, below “Go deeper”: why leaving pairs cannot fail.

## Any move breaks a pair

any-move-breaks-a-pair = Any move breaks a pair
# $heaps (sizes): The heaps.
any-move-breaks-a-pair-ask = The heaps are { $heaps }. Every block has a partner. Make any move, and try to keep that.
# $then-unpaired (list): The sizes of the blocks that are unpaired after the reader’s move.
any-move-breaks-a-pair-right = Unpaired blocks now: { $then-unpaired }. A move changes one heap only. So there is one block more or fewer of some size, and its number becomes odd. One block of that size is alone.

## One heap repairs it

one-heap-repairs-it = One heap repairs it
# $heaps (sizes): The heaps.
# $unpaired (list): The sizes of the unpaired blocks.
one-heap-repairs-it-ask = The heaps are { $heaps }. Unpaired blocks: { $unpaired }. Take from one heap, so that every block has a partner.
# $largest-unpaired (numeral): The size of the largest unpaired block.
one-heap-repairs-it-right = You broke the largest unpaired block, the { $largest-unpaired }. This always works. All smaller blocks together have fewer stones, so the blocks that are still needed fit in its place.

## The choice comes to you

the-choice-comes-to-you = The choice comes to you
# $size-c (numeral): The stones of heap C.
the-choice-comes-to-you-ask = The last stone loses. Only one heap has more than one stone: its block of { $size-c } has no partner. You never leave such a board, so the computer left it. Now leave an odd number of single stones.
# $then-heaps (sizes): The heaps after the reader’s move.
the-choice-comes-to-you-right = You left { $then-heaps }: the computer takes the last stone. A move changes one heap. So a game with larger heaps comes to a board where only one heap is larger than one. If the last stone wins, leave an even number.

## The whole proof

the-whole-proof = The whole proof
the-whole-proof-ask =
    Break: if every block has a partner, every move makes the number of blocks of some size odd.
    Repair: on any other board, one move makes all these numbers even again.
    End: the last heap larger than one comes to you, and you choose how many single stones are left.
