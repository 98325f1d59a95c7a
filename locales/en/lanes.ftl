### Lanes: the picture of why a board is won or lost. Each power of two has a lane through all heaps.

## Beside and below the lanes

# Beside a lane. A sign after it says whether the number is even.
# $size (numeral): How many stones a block of the lane has.
# $count (numeral): How many heaps have such a block.
label = { $size }s: { $count }
# Beside the stones that do not count because of a limit.
# $size (numeral): The stones of a group: the limit and one.
groups = groups of { $size }: do not count
# The blocks of one lane, in a list of lanes.
# $size (numeral): The stones of a block.
of = { $size }s

## One sentence for each step

# $sizes (and): The lane: 4s.
one-odd = The lane of { $sizes } is odd. Make every lane even.
# $sizes (and): The lanes: 4s and 1s.
some-odd = The lanes of { $sizes } are odd. Make every lane even.
all-even = Every lane is even: any move makes one odd.
# The winning move. What a heap counts as is cut into blocks before and after it.
# $heap (heap): The heap.
# $was (text): Its blocks: 4 + 1.
# $becomes (text): Its blocks after the move: 2 + 1, or 0.
# $take (numeral): How many stones the move takes.
becomes = Heap { $heap }: { $was } becomes { $becomes }. Take { $take }.
left-even = Every lane is even: whatever comes can be answered.
# Where the last stone loses and at most one heap is larger than one.
end = Only single { -pieces } count now: leave an odd number.
end-lost = Only single { -pieces } count now, an odd number: any move can be answered.
# $take (numeral): How many stones the move takes.
# $heap (heap): The heap.
end-move = Take { $take } from heap { $heap }: an odd number of single { -pieces } is left.
end-left = An odd number of single { -pieces }: the other player takes the last one.

## The large button while the lanes are shown

show = Show the lanes
show-move = Show the move
show-left = What is left
back = To the heaps

## Each lane for those who do not see it

# $size (numeral): The stones of a block.
# $heaps (and): The heaps with such a block.
odd-spoken = Lane of { $size }s, odd: { $heaps }.
# $size (numeral): The stones of a block.
# $heaps (and): The heaps with such a block.
even-spoken = Lane of { $size }s, even: { $heaps }.
# $size (numeral): The stones of a block.
empty-spoken = Lane of { $size }s, even: empty.
# $size (numeral): The stones of a group.
# $heaps (and): The heaps with such groups.
groups-spoken = Groups of { $size } do not count: { $heaps }.
# The large heap stands on one of the single stones.
# $heaps (and): The heap.
above-spoken = More than one: { $heaps }.
