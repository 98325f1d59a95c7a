### The winning move is worked out.

## Find the move: What must the heap become?

what-must-the-heap-become = What must the heap become?
# $heaps (sizes): The heaps.
# $sum (numeral): The nim-sum.
# $size-a (numeral): The stones of heap A.
what-must-the-heap-become-ask = The heaps are { $heaps }. Their nim-sum S is { $sum }. To give every block a partner, turn heap A from { $size-a } into { $size-a } ⊕ { $sum }. How many { -pieces } is that?
# $size-a (numeral): The stones of heap A.
# $sum (numeral): The nim-sum.
# $reach-a (numeral): The stones of heap A that would give every block a partner.
# $surplus-a (number): How many stones heap A has more than that.
what-must-the-heap-become-right =
    { $surplus-a ->
        [one] { $size-a } ⊕ { $sum } = { $reach-a }. So take { $surplus-a } { -piece } from heap A. In short: turn a heap of h { -pieces } into h ⊕ S { -pieces }.
       *[other] { $size-a } ⊕ { $sum } = { $reach-a }. So take { $surplus-a } { -pieces } from heap A. In short: turn a heap of h { -pieces } into h ⊕ S { -pieces }.
    }

## Find the move: Not every heap works

not-every-heap-works = Not every heap works
# $heaps (sizes): The heaps.
# $sum (numeral): The nim-sum.
# $size-b (numeral): The stones of heap B.
not-every-heap-works-ask = The heaps are { $heaps }, and S is { $sum }. Try heap B. What is { $size-b } ⊕ { $sum }?
# $reach-b (numeral): The stones of heap B that would give every block a partner.
# $size-b (numeral): The stones of heap B.
not-every-heap-works-right = { $reach-b } is more than { $size-b }. A move never adds { -pieces }, so no move in heap B wins. Look for a heap where h ⊕ S is smaller than h.
# The table shows S and the heap in bits.
change-digits = Where S has a one, change the heap’s digit. Where S has a zero, keep the heap’s digit.

## Find the move: Find the winning move

find-the-winning-move = Find the winning move
# $heaps (sizes): The heaps.
find-the-winning-move-ask = The heaps are { $heaps }. Work out S, and find the heap where h ⊕ S is smaller than h. Then make the winning move.
# $heap-before (numeral): How many stones that heap has.
# $sum (numeral): The nim-sum.
# $keeps (numeral): How many of them it leaves.
# $take (number): How many of them the winning move takes.
# $heap (heap): The heap of the winning move.
find-the-winning-move-right =
    { $take ->
        [one] { $heap-before } ⊕ { $sum } = { $keeps }, so you took { $take } { -piece } from heap { $heap }. This heap has the largest unpaired block.
       *[other] { $heap-before } ⊕ { $sum } = { $keeps }, so you took { $take } { -pieces } from heap { $heap }. This heap has the largest unpaired block.
    }

## Find the move: How many moves win?

how-many-moves-win = How many moves win?
# $heaps (sizes): The heaps.
# $sum (numeral): The nim-sum.
how-many-moves-win-ask = The heaps are { $heaps }, and S is { $sum }. Try each heap. How many winning moves are there?
# $wins (numeral): How many moves win.
# $reach-a (numeral): The stones of heap A that would give every block a partner.
# $reach-b (numeral): The stones of heap B that would give every block a partner.
# $reach-c (numeral): The stones of heap C that would give every block a partner.
how-many-moves-win-right = There are { $wins }: heap A becomes { $reach-a }, heap B becomes { $reach-b }, or heap C becomes { $reach-c }. A heap never has two winning moves.
# $sum (numeral): The nim-sum.
how-many-moves-win-wrong = Work out h ⊕ { $sum } for each heap. Count the heaps that get smaller.

## Find the move: Larger heaps

larger-heaps = Larger heaps
# $heaps (sizes): The heaps.
larger-heaps-ask = The heaps are { $heaps }. Find the winning move.
# $sum (numeral): The nim-sum.
# $heap-before (numeral): How many stones that heap has.
# $keeps (numeral): How many of them it leaves.
larger-heaps-right = S is { $sum }, and { $heap-before } ⊕ { $sum } = { $keeps }. No other heap gets smaller.

## Find the move: Say the rule

say-the-rule = Say the rule
say-the-rule-ask = The last stone wins. Which rule works on every board where you can win?
say-the-rule-answer-1 = Leave a board whose nim-sum is zero
say-the-rule-answer-2 = Take from the largest heap
# $heap (heap): The heap of the winning move.
say-the-rule-miss-2 = Look: here you win only by taking from heap { $heap }, the smallest heap.
say-the-rule-answer-3 = Leave as few { -pieces } as you can
# $take (number): How many of them the winning move takes.
say-the-rule-miss-3 =
    { $take ->
        [one] Look: here you win only by taking { $take } { -piece }.
       *[other] Look: here you win only by taking { $take } { -pieces }.
    }
say-the-rule-right = Leave nim-sum zero: every block has a partner. The computer must break a pair, and you leave nim-sum zero again.

## Find the move: Your own game

your-own-game = Your own game
# $heaps (sizes): The heaps.
your-own-game-ask = The heaps are { $heaps }, and you start. Win to finish the lesson.
