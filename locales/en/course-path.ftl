### The path: the sentences of its boards. All sentences of one way through it have at most 800 words.

## Step 1

# $last (Convention: misere | normal): What the last stone does.
four-singles =
    { $last ->
        [misere] You start. Who must take the last { -piece }?
       *[normal] You start. Who gets the last { -piece }?
    }
try-it = Press the { -pieces } to try it.
# $last (Convention: misere | normal): What the last stone does.
four-singles-right =
    { $last ->
        [misere] The computer takes the last { -piece } and loses.
       *[normal] The computer takes the last { -piece } and wins.
    }
# $last (Convention: misere | normal): What the last stone does.
three-singles-right =
    { $last ->
        [misere] You take it and lose. So leave the computer an odd number of single { -pieces }.
       *[normal] You take it and win. So leave the computer an even number of single { -pieces }.
    }

## Step 2

# $last (Convention: misere | normal): What the last stone does.
leave-singles =
    { $last ->
        [misere] Leave an odd number of single { -pieces }.
       *[normal] Leave an even number of single { -pieces }.
    }
# $then-stones (number): How many stones are left.
# $last (Convention: misere | normal): What the last stone does.
singles-left =
    { $then-stones ->
        [one] One { -piece } is left.
       *[other] { $then-stones } { -pieces } are left.
    } { $last ->
        [misere] The computer takes the last.
       *[normal] You take the last.
    }
alone = There is one heap. What do you leave?
single-stone = A single { -piece } is a heap of 1.
# $last (Convention: misere | normal): What the last stone does.
alone-right =
    { $last ->
        [misere] You left one { -piece }, an odd number.
       *[normal] You took the last { -piece }.
    }

## Step 4

# $opening (number): How many stones the computer took.
# $opening-heap (heap): From which heap.
copy =
    { $opening ->
        [one] The computer took { $opening } { -piece } from heap { $opening-heap }: copy this in the other heap.
       *[other] The computer took { $opening } { -pieces } from heap { $opening-heap }: copy this in the other heap.
    }
keep-equal = Equal heaps are a pair: keep them equal.
copy-right = Both heaps are equal again.
# $opening (number): How many stones the computer took.
# $opening-heap (heap): From which heap.
copy-again =
    { $opening ->
        [one] The computer took { $opening } { -piece } from heap { $opening-heap }. Do you copy it?
       *[other] The computer took { $opening } { -pieces } from heap { $opening-heap }. Do you copy it?
    }
# $last (Convention: misere | normal): What the last stone does.
copy-again-right =
    { $last ->
        [misere] Copying would leave two single { -pieces }, and you would take the last. So leave one.
       *[normal] Two single { -pieces } are left, an even number.
    }
# $opening-heap (heap): From which heap.
heap-gone = The computer took all of heap { $opening-heap }. What do you take?
# $last (Convention: misere | normal): What the last stone does.
heap-gone-right =
    { $last ->
        [misere] If copying leaves no heap larger than 1, leave an odd number of single { -pieces }.
       *[normal] Copying took the last { -piece }. So copy to the end.
    }

## Step 5

make-equal = Make a pair: leave two equal heaps.
# $last (Convention: misere | normal): What the last stone does.
make-equal-right =
    { $last ->
        [misere] Now copy, unless that leaves only single { -pieces } or nothing.
       *[normal] Now copy each move.
    }
equal-already = These heaps are equal. Which move wins?
or-none = Or say that no move wins.
equal-already-right = No move wins: each move breaks the pair.
two-heaps = Win this game.

## Step 7

break-pair = Each heap has an equal one. Take what you like.
break-pair-right = The computer took as many { -pieces } from the equal heap. Now there are pairs again.
# $opening (number): How many stones the computer took.
# $opening-heap (heap): From which heap.
repair-pair =
    { $opening ->
        [one] The computer took { $opening } { -piece } from heap { $opening-heap } and broke a pair. Repair it.
       *[other] The computer took { $opening } { -pieces } from heap { $opening-heap } and broke a pair. Repair it.
    }
odd-heap = One heap has no equal heap. What do you take?

## Step 8

cut-partners = Cut the largest heap to match the other two.
a-block = A block is part of a heap. Press a { -piece } to cut below it.
# $size-b (numeral): The stones of heap B.
# $size-a (numeral): The stones of heap A.
cut-partners-right = The blocks of { $size-b } and { $size-a } have partners: equal blocks in other heaps.
cut-freely = Cut the largest heap so that each block finds a partner.
how-to-join = Press the same { -piece } again to join.
# After the computer’s move.
# $size-a (numeral): The stones of heap A.
cut-freely-right = The computer took both blocks of { $size-a }. So use each size only once per heap.
# Of one heap, or of three.
cut-three = Cut each heap into blocks of 1, 2, 4 or 8, no size twice.
why-powers = Every heap up to 15 can be cut this way.
cut-three-right = Each heap can be cut in only one way.

## Step 10

join-all = Join partners: press two equal blocks.
join-all-right = Every block has a partner: whoever moves here loses.
join-some-right = One block is alone: you can win here.
take-lone = Take the lone block.
take-lone-right = The computer must break a pair.
repair-two = Find the largest lone block. In its heap, leave only what the other heaps need.
repair-again = Once more.
repair-again-hint = What do the other heaps need?
# $heap (heap): The heap of the winning move.
# $kept (and): The blocks that it leaves there.
repair-large-right = Heap { $heap } keeps { $kept }, which the other heaps needed.
# The last repairs, without drawn blocks.
repair-alone = Give every block a partner, now without the drawing.
repair-alone-hint = Think of 1, 2, 4 and 8.
repair-alone-right = Every block has a partner.
one-above = Only one heap is larger than 1: count the single { -pieces } that you leave.

## Step 12

game-with-blocks = Win against a computer that makes no mistakes.
game-alone = Win again. Now no blocks are drawn.
game-right = You won.

## Practice

practice-right = Right.
