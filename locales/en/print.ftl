### Worksheets to print: boards to judge, with their solutions.

## The screen around the sheet

# Prints what the screen shows.
print = Print
# After a press on Print, where no paper comes: in an app, or in a frame of another page.
not-printed = The browser or this frame does not let the page print.
# Names the sheet for those who do not see it.
preview = The sheet as it is printed
# In place of a sheet that an address of before named.
# $text (text): The wrong part of the address.
no-sheet = There is no sheet “{ $text }”. To print a screen, press Print on it. For worksheets, see:

## On every sheet

# Beside the link in full.
open = The code opens this link:

## Boards

# A line to write the name on.
name = Name: ____________________
# A line to fill in.
answer = Take ______ from heap ______
# Beside a box to tick.
none = No move wins
# Heads the second page.
solutions = Solutions
# Below the solutions, before the link that opens both pages again.
this-sheet = This sheet and its solutions:

## The worksheet: boards to judge, with reasons

# Heads the sheet, and opens it.
worksheet = Boards to judge
# Shows a sheet of other boards.
next-eight = Next eight boards
# Below the heading.
judge = It is your turn on each board. Tick what is true, and give the reason.
# Before two lines to write on.
reason = Reason:
# After a winning move and its reason, in the solutions of a worksheet.
# $count (number): How many other winning moves there are.
# $moves (and): These moves: 6 stones from heap B.
others-win =
    { $count ->
        [one] This move wins too: { $moves }.
       *[other] These moves win too: { $moves }.
    }
# $take (number): How many stones are taken.
# $heap (heap): Their heap.
# $left (sizes): All heaps after that.
winning-move =
    { $take ->
        [one] Take { $take } stone
       *[other] Take { $take } stones
    } from heap { $heap }. That leaves { $left }.
