### Sheets to print: a board, its analysis, its game tree, and puzzles to solve on paper.

## The screen around the sheet

# Heads the screen.
heading = Print
# Prints the sheet, or opens the screen that prints.
print = Print
# Opens a sheet of puzzles to print.
print-puzzles = Print a sheet of puzzles
# Opens the screen from which the sheet came.
back = Back
# Names the sheet for those who do not see it.
preview = The sheet as it is printed
# Shows a sheet of twelve other puzzles.
next-twelve = Next twelve puzzles

## On every sheet

board = A board of Nim
analysis = Analysis of a board of Nim
tree = Game tree of a board of Nim
puzzles = Nim puzzles
# Before what a turn takes.
turns = Two players take turns.
# Beside the link in full.
open = The code opens this link:

## The analysis of a board

# $winning (number): How many moves win, at least 1.
# $all (number): How many moves there are.
can-win =
    The player to move can win. { $all ->
        [1] The only move wins.
       *[other]
            { $winning ->
                [one] { $winning } of { $all } moves wins.
               *[other] { $winning } of { $all } moves win.
            }
    }
# $all (number): How many moves there are.
cannot-win =
    The other player can win. { $all ->
        [one] The only move does not win.
       *[other] None of the { $all } moves wins.
    }
heaps-in-binary = The heaps in binary
winning-moves = Winning moves
# $take (number): How many stones are taken.
# $heap (heap): Their heap.
# $left (sizes): All heaps after that.
winning-move = Take { $take } from heap { $heap }. That leaves { $left }.

## The game tree of a board

# $nodes (text): How many nodes the whole tree has.
# $games (text): How many ways there are to play to the end.
tree-size = The whole tree has { $nodes } nodes. There are { $games } ways to play to the end.
# Above the sheet, and not printed. The buttons are on the screen of the tree.
tree-too-small = On paper this drawing is too small to read. Fold some branches first, or save the picture.

## The sheet of puzzles

# Below the heading.
task = In each puzzle you are to move. Find a winning move, or tick that no move wins.
# A line to write the name on.
name = Name: ____________________
# Before a puzzle, and before its solution.
# $number (number): Its number on the sheet.
number = { $number }.
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
judge = On each board you are to move. Tick what is true, and give the reason.
# Before two lines to write on.
reason = Reason:
# After a winning move and its reason, in the solutions of a worksheet.
# $moves (and): The other winning moves: 6 from B, 6 from C.
others-win = These win too: { $moves }.
