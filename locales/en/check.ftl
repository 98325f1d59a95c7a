### The check of the formula on every board up to a bound.

heading = Check the formula
# Before the formula.
formula = The formula:
wrong-formula = A wrong formula:

## The formula, by the rules

normal = The player to move loses at nim-sum 0, and wins at any other nim-sum.
misere = If some heap has more than one stone, the player to move loses only at nim-sum 0. If no heap has more than one stone, the player to move loses only at nim-sum 1.
# $period (number): What heaps are divided by.
normal-with-limit = A heap counts as its remainder after division by { $period }. The player to move loses at nim-sum 0, and wins at any other nim-sum.
# $period (number): What heaps are divided by.
misere-with-limit = A heap counts as its remainder after division by { $period }. If some remainder is above 1, the player to move loses only at nim-sum 0. If no remainder is above 1, the player to move loses only at nim-sum 1.
# Where a turn takes one of several numbers.
normal-with-set = A heap counts as its Grundy value: the least number that is not the value of a heap which a move leaves. The player to move loses at nim-sum 0, and wins at any other nim-sum.
# The same in misère play.
misere-with-set = A heap counts as its Grundy value: the least number that is not the value of a heap which a move leaves. If some value is above 1, the player to move loses only at nim-sum 0. If no value is above 1, the player to move loses only at nim-sum 1.

## Fields

heaps = Most heaps
size = Most stones in a heap
# $most (number): The most stones in a heap.
wrong-number = Write a whole number from 1 to { $most }.
use-wrong-formula = Test the check: use a wrong formula
about-wrong-formula = The check then uses the formula for the other rule, and should find exceptions: boards where the formula is wrong.

## What is checked

# $heaps (number): The most heaps.
# $stones (number): The most stones in each.
covers =
    { $heaps ->
        [one] The check covers every board of one heap.
       *[other] The check covers every board of up to { $heaps } heaps.
    } { $stones ->
        [one] A heap has at most { $stones } stone.
       *[other] A heap has at most { $stones } stones.
    }
# $boards (number): How many boards that is.
boards = That is { $boards } boards.
# $boards (number): How many boards that is, whatever the order of their heaps.
# $ordered (number): How many if boards with another order are others.
boards-and-ordered = That is { $boards } boards, or { $ordered } if the order of heaps counts.
method = For each board the check tries every move, to find out who wins and which moves win. Then the check compares these results with the formula.

## What a check shows

shows = A check without exceptions shows that the formula is right for these boards. The check says nothing about larger boards.
bouton = Charles Bouton proved the formula for every board in 1901.
sprague-grundy = For every board the formula follows from the theory of Roland Sprague (1935) and Patrick Grundy (1939).
ferguson = Thomas Ferguson proved the formula for every board in 1974.

## The run

start = Start the check
stop = Stop
go-on = Resume
again = Check again
# The name of the progress bar.
progress = Boards checked
# $done (number): How many boards are checked.
# $all (number): How many there are.
so-far = { $done } of { $all } boards
# $done (number): How many boards are checked.
# $all (number): How many there are.
# $exceptions (number): On how many of them the formula is wrong.
stopped =
    Stopped after { $done } of { $all } boards. { $exceptions ->
        [0] No exceptions so far.
        [one] { $exceptions } exception so far.
       *[other] { $exceptions } exceptions so far.
    }
# $boards (number): How many boards were checked.
# $exceptions (number): On how many of them the formula is wrong.
done =
    { $exceptions ->
        [0] { $boards } boards checked, no exceptions.
        [one] { $boards } boards checked, { $exceptions } exception.
       *[other] { $boards } boards checked, { $exceptions } exceptions.
    }
# $safe (number): On how many boards the player to move loses.
safe-boards =
    { $safe ->
        [one] On { $safe } of these boards the player to move loses.
       *[other] On { $safe } of these boards the player to move loses.
    }
wrong-as-expected = The check works: this formula belongs to the other rule.
# The formula has an exception, or a wrong one has none.
fault = This should not happen. Please report this fault.

## Exceptions

exceptions = Exceptions:
# $count (number): How many are listed; there are more.
first-exceptions =
    { $count ->
        [one] The first exception:
       *[other] The first { $count } exceptions:
    }
# $heaps (sizes): The board.
# $found (text): What is true: The player to move loses.
# $claimed (text): What the formula says.
exception = Board { $heaps }. By trying every move: { $found } By the formula: { $claimed }
loses = The player to move loses.
has-won = The player to move has won.
# $moves (and): The winning moves: 1 from A and 2 from B.
wins = The player to move wins with { $moves }.
