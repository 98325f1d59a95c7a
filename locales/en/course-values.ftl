### Grundy values, where a turn takes one of several numbers.

## Grundy values: The value of a heap

the-value-of-a-heap = The value of a heap
# Both sentences of the second line are a definition.
# $takes (text): All numbers that a turn may take, in words: 1, 3 or 4.
# $size-a (numeral): The stones of heap A.
# $next-sizes (text): The heaps that a move leaves, in words: 3, 1 or 0.
# $next-counts (list): Their values, in the same order.
the-value-of-a-heap-ask =
    You may take { $takes } { -pieces } per turn. From this heap of { $size-a }, you can leave { $next-sizes }. They are marked, and their values are { $next-counts }.
    The value of a heap is the smallest of 0, 1, 2, … that is missing among these values. What is it here?
# $counts-a (numeral): The value of heap A.
# $next-counts (list): The values that a move leaves.
the-value-of-a-heap-right = You can leave the values { $next-counts }, so { $counts-a } is the first number that is missing. Books call it the mex of these values, and they call the value of a heap its Grundy value.
# Said to every wrong value of a heap.
first-missing-value = Look among the marked values for 0, then 1, then 2. The first number that is missing is the value.

## Grundy values: The next heap

the-next-heap = The next heap
# $size-a (numeral): The stones of heap A.
the-next-heap-ask = The row grows by one heap at a time. The heaps that you can leave from { $size-a } are marked. Which value is missing first?
# $counts-a (numeral): The value of heap A.
# $next-counts (list): The values that a move leaves.
the-next-heap-right = You can leave the values { $next-counts }, so the value is { $counts-a }. An empty heap allows no move, so its value is 0.

## Grundy values: The row repeats

the-row-repeats = The row repeats
# $most (numeral): The largest number that a turn may take.
# $period (numeral): After how many heaps the row repeats.
# $size-a (numeral): The stones of heap A.
the-row-repeats-ask = Each value depends on the { $most } values before it. When the same { $most } values come again, the row repeats: here after { $period } heaps. What is the value of a heap of { $size-a }?
# $counts-a (numeral): The value of heap A.
# $a-minus-period (numeral): The heap whose value comes again.
# $period (numeral): After how many heaps the row repeats.
the-row-repeats-right = The value is { $counts-a }, as for a heap of { $a-minus-period }, which stands { $period } heaps before it.
# $period (numeral): After how many heaps the row repeats.
the-row-repeats-wrong = Go back { $period } heaps in the row: the same value stands there.

## Grundy values: Leave the value 0

leave-the-value-0 = Leave the value 0
leave-the-value-0-ask = From a heap of value 0, every move leaves another value. From any other value, some move leaves 0 again. The last { -piece } wins, so leave the value 0.
# $then-heaps (sizes): The heaps after the reader’s move.
leave-the-value-0-right = You left { $then-heaps }, a heap of value 0. Answer each move so that the value is 0 again, down to the empty heap.

## Grundy values: Two heaps

# $heaps (sizes): The heaps.
# $counts (sizes): Their values.
two-heaps-ask = The heaps are { $heaps }, and their values are { $counts }. Play with the values as with heaps of Nim: make them equal.
# $then-heaps (sizes): The heaps after the reader’s move.
# $then-counts (sizes): Their values after the reader’s move.
two-heaps-right = You left { $then-heaps }, with the values { $then-counts }. A move may also raise a value, but the next move can bring it back.

## Grundy values: Another set

another-set = Another set
# $takes (text): All numbers that a turn may take, in words: 2 or 3.
# $size-a (numeral): The stones of heap A.
another-set-ask = Now you may take { $takes } { -pieces } per turn. Work out the row yourself, from the empty heap on. What is the value of this heap of { $size-a }?
# $row (sizes): The values of heaps from 0 to heap A.
another-set-right = The row is { $row }. A heap without a move has the value 0.
another-set-wrong = A heap without a move has the value 0. Begin there, and go on with one { -piece } more each time.

## Grundy values: Odd and even

odd-and-even = Odd and even
# $takes (text): All numbers that a turn may take, in words: 1, 3 or 5.
# $stones (numeral): All stones on the board.
odd-and-even-ask = You may take { $takes } { -pieces } per turn, always an odd number. There are { $stones } { -pieces }, and the last one wins. Who wins?
odd-and-even-miss-2 = Watch: every move makes an odd number of { -pieces } even, or an even number odd. At the end there are 0 { -pieces }, and 0 is even.
odd-and-even-right = The player to move wins with any move: after it the number of { -pieces } is even, as after the last move. The values of the heaps are 0 and 1 in turn.

## Grundy values: Why a limit gives remainders

why-remainders = Why a limit gives remainders
# $limit (numeral): The most stones per turn.
# $size-a (numeral): The stones of heap A.
# $next-sizes (text): The heaps that a move leaves, in words: 3, 2 or 1.
why-remainders-ask = You may take at most { $limit } { -pieces } per turn. From a heap of { $size-a }, you can leave { $next-sizes }. What is the value of the heap?
# $counts-a (numeral): The value of heap A.
# $period (numeral): One more than the limit.
why-remainders-right = The value is { $counts-a }, and the row begins again. So it repeats after { $period } heaps, and a value is the remainder after division by { $period }.

## Grundy values: Why plain Nim counts the stones

why-heaps = Why plain Nim counts the stones
# $size-a (numeral): The stones of heap A.
why-heaps-ask = Without a limit, you can leave any smaller heap from a heap of { $size-a }. What is the value of the heap?
# $counts-a (numeral): The value of heap A.
why-heaps-right = The value is { $counts-a }: you can leave every smaller value. So in plain Nim the value of a heap is its number of { -pieces }.

## Grundy values: Your own game with a set

# $takes (text): All numbers that a turn may take, in words: 1, 3 or 4.
your-own-game-with-a-set-ask = You may take { $takes } { -pieces } per turn, and the last { -piece } wins. The row of values is below the heaps. Win to finish the lesson.
your-own-game-with-a-set-right = You won. The player to move loses when the nim-sum of the values is 0, and you left 0 each time.
