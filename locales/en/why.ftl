### Hints, and why a board is won or lost for the player who moves next.
### The line of status has room for 110 characters.

## The first and the second hint

# $heap (heap): The heap to take from.
look-at = Look at heap { $heap }.
# $take (number): How many stones to take.
# $heap (heap): The heap to take them from.
take-from =
    { $take ->
        [one] Take { $take } { -piece } from heap { $heap }.
       *[other] Take { $take } { -pieces } from heap { $heap }.
    }
# Before the hint, where every move loses and no answer can change that.
no-move-wins = No move wins here.
# Before the hint, where every move loses with best play.
no-move-wins-yet = No move wins against best play, but your opponent may make a mistake.

## Why: the third hint, and the reason on every other screen
## Each sentence has at most 15 words, signs not counted. It names no person, because it is told to the
## player who moves next, to the one who has just moved, and to a class.

# $last (Convention: misere | normal): What the last stone does.
over =
    { $last ->
        [misere] No { -piece } is left: the player who took the last one loses.
       *[normal] No { -piece } is left: the player who took the last one wins.
    }
# The same where no move can take a single stone, so that some may be left.
# $last (Convention: misere | normal): What the last move does.
over-move =
    { $last ->
        [misere] No move is left: the player who made the last one loses.
       *[normal] No move is left: the player who made the last one wins.
    }
# Each stone is a heap of its own.
# $stones (number): How many stones are left, an odd number.
odd-stones =
    { $stones ->
        [one] One { -piece } is left, and the next player must take that { -piece }.
       *[other] { $stones } single { -pieces } are left, an odd number: the next player must take the last.
    }
# Each stone is a heap of its own.
# $stones (numeral): How many stones are left, an even number.
even-stones = { $stones } single { -pieces } are left, an even number: the next player cannot take the last.
# The limit is one stone per turn.
# $stones (numeral): How many stones are left, an odd number of at least 3.
odd-turns = { $stones } { -pieces }, one per turn, an odd number: the next player must take the last.
# The limit is one stone per turn.
# $stones (numeral): How many stones are left, an even number.
even-turns = { $stones } { -pieces }, one per turn, an even number: the next player cannot take the last.
# $heap (heap): The only heap, of more than one stone.
# $last (Convention: misere | normal): What the last stone does.
one-heap =
    { $last ->
        [misere] Only heap { $heap } is left: to win, leave one { -piece }.
       *[normal] Only heap { $heap } is left: to win, take all its { -pieces }.
    }
# The only heap is lost.
# $stones (numeral): Its stones.
# $period (numeral): The most stones per turn, and one.
# $last (Convention: misere | normal): What the last stone does.
multiple =
    { $last ->
        [misere] { $stones } is 1 above a multiple of { $period }: two turns together can always take { $period }.
       *[normal] { $stones } is a multiple of { $period }: two turns together can always take { $period }.
    }
# The only heap is won.
# $left (numeral): The stones that a winning move leaves.
# $period (numeral): The most stones per turn, and one.
# $last (Convention: misere | normal): What the last stone does.
to-multiple =
    { $last ->
        [misere] To win, leave { $left }, one above a multiple of { $period }.
       *[normal] To win, leave { $left }, a multiple of { $period }.
    }
# $stones (numeral): The stones of each heap.
# $last (Convention: misere | normal): What the last stone does.
equal =
    { $last ->
        [misere] Two heaps of { $stones }: every move can be copied, until one { -piece } can be left.
       *[normal] Two heaps of { $stones }: every move can be copied in the other heap.
    }
# $larger (heap): The larger of two heaps.
# $smaller (heap): The smaller one.
# $more (number): How many stones more the larger heap has.
unequal =
    { $more ->
        [one] Heap { $larger } has { $more } more { -piece } than heap { $smaller }: to win, make them equal.
       *[other] Heap { $larger } has { $more } more { -pieces } than heap { $smaller }: to win, make them equal.
    }
# A single stone is a heap of one.
# $heap (heap): The only heap of more than one stone.
# $last (Convention: misere | normal): What the last stone does.
last-large =
    { $last ->
        [misere] Only heap { $heap } has more than one { -piece }: leave an odd number of single { -pieces }.
       *[normal] Only heap { $heap } has more than one { -piece }: leave an even number of single { -pieces }.
    }
# With a limit, where heaps count as remainders.
# $heap (heap): The only heap whose remainder is above 1.
# $last (Convention: misere | normal): What the last stone does.
last-large-remainder =
    { $last ->
        [misere] Only heap { $heap }’s remainder is above 1: take there, leaving an odd number of 1s.
       *[normal] Only heap { $heap }’s remainder is above 1: take there, leaving an even number of 1s.
    }
# $period (numeral): The most stones per turn, and one.
multiples = All heaps are multiples of { $period }: two turns together can always take { $period }.
# The board is lost.
# $period (numeral): The most stones per turn, and one.
# $ones (number): How many remainders are 1: an odd number in misère, otherwise an even one above 0.
# $last (Convention: misere | normal): What the last stone does.
ones =
    Divide heaps by { $period }: { $ones ->
        [one] one remainder is 1
       *[other] { $ones } remainders are 1
    }, { $last ->
        [misere] an odd number
       *[normal] an even number
    }; all others are 0.
# The board is won, with a limit.
# $last (Convention: misere | normal): What the last stone does.
change-ones =
    { $last ->
        [misere] All remainders are 0 or 1: a winning move leaves an odd number of 1s.
       *[normal] All remainders are 0 or 1: a winning move leaves an even number of 1s.
    }
# A block is a power of two in a heap; its partner is the same block in another heap. The board is lost.
# $heaps (list): Each heap as its blocks: 1, 4, 4 + 1.
paired = Heaps { $heaps }: each block has a partner.
# The same, where the heaps are too many for a sentence.
paired-many = Cut the heaps into 1, 2, 4 and so on: each block has a partner.
# $period (numeral): The most stones per turn, and one.
# $remainders (list): Each heap’s remainder as its blocks: 0, 2 + 1, 2 + 1.
paired-remainders = Divide each heap by { $period }: the remainders’ blocks { $remainders } pair up.
# The same, where the heaps are too many for a sentence.
# $period (numeral): The most stones per turn, and one.
paired-remainders-many = Divide each heap by { $period }: all blocks of the remainders pair up.
# The board is won.
# $size (numeral): The largest block without a partner.
# $take (number): How many stones a winning move takes.
# $heap (heap): From which heap.
alone =
    { $take ->
        [one] The largest unpaired block is { $size }: taking { $take } { -piece } from heap { $heap } pairs all blocks.
       *[other] The largest unpaired block is { $size }: taking { $take } { -pieces } from heap { $heap } pairs all blocks.
    }
# The same with a limit, which divides the heaps.
# $period (numeral): The most stones per turn, and one.
# $take (number): How many stones a winning move takes.
# $heap (heap): From which heap.
alone-of-remainders =
    { $take ->
        [one] Divide each heap by { $period }: taking { $take } { -piece } from heap { $heap } pairs the remainders’ blocks.
       *[other] Divide each heap by { $period }: taking { $take } { -pieces } from heap { $heap } pairs the remainders’ blocks.
    }
# Told to a person who has met the nim-sum. The board is lost.
sum-zero = The nim-sum is 0, and every move changes it.
# Told to a person who has met the nim-sum. The board is won.
# $sum (numeral): The nim-sum.
# $take (number): How many stones a winning move takes.
# $heap (heap): From which heap.
sum =
    { $take ->
        [one] The nim-sum is { $sum }: taking { $take } { -piece } from heap { $heap } makes it 0.
       *[other] The nim-sum is { $sum }: taking { $take } { -pieces } from heap { $heap } makes it 0.
    }
# A note in misère, while the reason speaks of blocks or of the nim-sum.
while-two-are-large = Play as if the last { -piece } won, until only one heap has more than one { -piece }.
# The same, where heaps count as their remainders.
while-two-remainders-are-large = Play as if the last { -piece } won, until only one remainder is above 1.
# The same, where heaps count as their values.
while-two-values-are-large = Play as if the last { -piece } won, until only one value is above 1.

## Where a turn takes one of several numbers: heaps count as their Grundy values

# One heap is left, and every move in it loses.
# $heap (heap): That heap.
# $value (numeral): Its value.
value-stays = Heap { $heap } has the value { $value }, and every move changes it.
# One heap is left, and some move in it wins.
# $heap (heap): That heap.
# $value (numeral): Its value.
# $take (number): How many stones a winning move takes.
# $left (numeral): The value that this move leaves.
value-to =
    { $take ->
        [one] The value of heap { $heap } is { $value }: taking { $take } { -piece } leaves value { $left }.
       *[other] The value of heap { $heap } is { $value }: taking { $take } { -pieces } leaves value { $left }.
    }
# Near the end in misère. The board is won.
# $heap (heap): The only heap whose value is above 1.
last-large-value = Only heap { $heap }’s value is above 1: take there, leaving an odd number of 1s.
# The board is lost.
# $values (list): The values of the heaps.
values-sum-zero = The values { $values } cancel out (nim-sum 0), and every move changes it.
# The board is won.
# $values (list): The values of the heaps.
# $take (number): How many stones a winning move takes.
# $heap (heap): From which heap.
values-sum =
    { $take ->
        [one] Values { $values }: taking { $take } { -piece } from heap { $heap } makes them cancel out (nim-sum 0).
       *[other] Values { $values }: taking { $take } { -pieces } from heap { $heap } makes them cancel out (nim-sum 0).
    }
# The board is lost in misère.
odd-values = All values are 0 or 1, and the number of 1s is odd.
# The board is won in misère.
make-odd-values = All values are 0 or 1: a winning move leaves an odd number of 1s.
