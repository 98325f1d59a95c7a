### The path: the sentences of its boards. All sentences of one way through it have at most 800 words.

## Step 1

# $last (Convention: misere | normal): What the last stone does.
four-singles =
    { $last ->
        [misere] You take one, the computer takes one: who must take the last?
       *[normal] You take one, the computer takes one: who gets the last?
    }
try-it = Press the stones to try it.
you = You
computer = Computer
# $last (Convention: misere | normal): What the last stone does.
four-singles-right =
    { $last ->
        [misere] The computer takes the last stone and loses.
       *[normal] The computer takes the last stone and wins.
    }
# $last (Convention: misere | normal): What the last stone does.
three-singles =
    { $last ->
        [misere] Now three. Who must take the last?
       *[normal] Now three. Who gets the last?
    }
# $last (Convention: misere | normal): What the last stone does.
three-singles-right =
    { $last ->
        [misere] You take it and lose. So leave the computer an odd number of single stones.
       *[normal] You take it and win. So leave the computer an even number of single stones.
    }
reader-took-last = You took the last stone.

## Step 2

# $last (Convention: misere | normal): What the last stone does.
leave-singles =
    { $last ->
        [misere] Leave an odd number of single stones.
       *[normal] Leave an even number of single stones.
    }
how-to-choose = Press a stone: it goes with all above it.
# $then-stones (number): How many stones are left.
# $last (Convention: misere | normal): What the last stone does.
singles-left =
    { $then-stones ->
        [one] One stone is left.
       *[other] { $then-stones } stones are left.
    } { $last ->
        [misere] The computer takes the last.
       *[normal] You take the last.
    }
alone = Only one heap. What do you leave?
single-stone = A single stone is a heap of 1.
# $last (Convention: misere | normal): What the last stone does.
alone-right =
    { $last ->
        [misere] One stone: an odd number.
       *[normal] Nothing: you took the last stone.
    }

## Step 4

# $opening (number): How many stones the computer took.
# $opening-heap (heap): From which heap.
copy = The computer took { $opening } from { $opening-heap }: do the same in the other heap.
keep-equal = Equal heaps are a pair: keep them equal.
copy-right = Two equal heaps again.
# $opening (number): How many stones the computer took.
# $opening-heap (heap): From which heap.
copy-again = The computer took { $opening } from { $opening-heap }. Do you copy it?
# $last (Convention: misere | normal): What the last stone does.
copy-again-right =
    { $last ->
        [misere] A copy would leave only single stones, an even number. So leave one.
       *[normal] A copy leaves only single stones, an even number.
    }
# $opening-heap (heap): From which heap.
heap-gone = The computer took all of { $opening-heap }. And you?
# $last (Convention: misere | normal): What the last stone does.
heap-gone-right =
    { $last ->
        [misere] If a copy leaves no heap above 1, leave an odd number of single stones.
       *[normal] The copy takes the last stone. So copy to the end.
    }

## Step 5

make-equal = Make a pair: leave two equal heaps.
# $last (Convention: misere | normal): What the last stone does.
make-equal-right =
    { $last ->
        [misere] Now copy, unless only single stones or nothing would remain.
       *[normal] Now copy each move.
    }
equal-already = These are equal already. Which move wins?
or-none = You can also say that no move wins.
equal-already-right = No move wins here: each breaks the pair.
two-heaps = Win this game.
two-heaps-right = You won.

## Step 7

break-pair = Each heap has an equal one. Take what you like.
break-pair-right = The computer took the same from the other heap: pairs again.
# $opening (number): How many stones the computer took.
# $opening-heap (heap): From which heap.
repair-pair = The computer took { $opening } from { $opening-heap } and broke a pair. Mend it.
repair-pair-right = Pairs again: whoever moves must break one.
odd-heap = One heap has no equal one. What do you take?
odd-heap-right = A pair is left. The computer must break it.

## Step 8

cut-partners = Cut the largest heap to match the other two.
a-block = A block is part of a heap. Press a stone to cut below it.
# $size-b (number): The stones of heap B.
# $size-a (number): The stones of heap A.
cut-partners-right = { $size-b } and { $size-a } have partners: equal blocks in other heaps.
cut-freely = Cut the largest heap so that each block finds a partner.
how-to-join = Press the same stone again to join.
# After the computer’s move.
# $size-a (number): The stones of heap A.
cut-freely-right = The computer took both blocks of { $size-a }. So cut no size twice.
cut-three = Cut all three into 1, 2, 4 or 8, none twice in a heap.
why-powers = Any heap to 15 can be cut so, none twice.
cut-three-right = Each heap has only one such cut.

## Step 10

join-all = Join partners: press two equal blocks.
join-all-right = All are paired, with a heap above 1: whoever moves loses.
join-some = Join partners here.
join-some-right = A block is alone: you can win here.
take-lone = Take the lone block.
take-lone-right = The computer must break a pair.
repair-two = In a heap with the largest lone block, leave what the other heaps need.
# $held (number): The heap of the winning move before it.
# $keeps (number): The same heap after it.
repair-two-right = The { $held } became a { $keeps } with a partner.
repair-again = Once more.
repair-again-hint = What do the other heaps need?
# $heap (heap): The heap of the winning move.
# $kept (and): The blocks that it leaves there.
repair-large-right = { $heap } keeps { $kept }: what the other heaps needed.
# The last repairs, without drawn blocks.
repair-alone = Now without blocks: pair all.
repair-alone-hint = Think of 1, 2, 4, 8.
repair-alone-right = All are paired.
one-above = One heap above 1: count single stones again.
one-above-right = At most one heap above 1? Leave an odd number of single stones. Else pair all.

## Step 12

game-with-blocks = Win against a computer that makes no mistakes.
game-alone = Win again. Now no blocks are drawn.
game-right = You won.
# The whole strategy.
# $last (Convention: misere | normal): What the last stone does.
game-alone-right =
    { $last ->
        [misere] You won. Pair all; with at most one heap above 1, leave an odd number of single stones.
       *[normal] You won. Leave every block with a partner.
    }

## Practice

find-or-none = Find the move that wins, or say that none does.
cut-one = Cut the heap into 1, 2, 4 or 8, none twice.
practice-right = Right.

## Wrong answers

computer-took-last = The computer took the last stone.
