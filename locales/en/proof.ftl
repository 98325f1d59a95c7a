### The whole proof, to read and to print, with three exercises.

heading = Why the nim-sum decides
# Leads to this page from the lesson.
open = The proof on one page

## The claim

claim-heading = The claim
nim-sum = Write the heaps in binary, one below the other. The nim-sum has a 1 below each column with an odd number of ones, and a 0 below each other column.
claim = The last stone wins. Then the player to move loses if the nim-sum is 0, and wins if it is any other number.

## Its three parts

parts-heading = The proof in three parts
end = The end. When no stones are left, the nim-sum is 0. The player to move has lost, because the other player took the last stone.
away = From 0 every move leads away. A move changes one heap, so at least one digit of this heap changes. In the column of this digit the number of ones was even, and now it is odd. So the nim-sum is not 0.
back = From any other number some move leads to 0. Take the leftmost 1 of the nim-sum. Its column has an odd number of ones, so some heap has a 1 there. In this heap, change each digit that stands above a 1 of the nim-sum. The leftmost of these digits goes from 1 to 0, so the heap gets smaller. This is a legal move. Now each column has an even number of ones.
together = So a player who gets another number can leave 0, and the other player can never answer with 0. Each move takes stones, so the game ends. The empty board has nim-sum 0, so the player who always leaves 0 takes the last stone.

## A board on which the move is worked out

example-heading = An example
# $heaps (sizes): The heaps.
# $equation (text): Their nim-sum in binary: 011 ⊕ 101 = 110.
# $largest-unpaired (numeral): What the leftmost digit of the nim-sum stands for.
# $heap (heap): The heap with that digit.
example-sum = The heaps are { $heaps }. In binary their nim-sum is { $equation }. Its leftmost 1 stands for { $largest-unpaired }. Heap { $heap } has a 1 there.
# $repair (text): The heap, the nim-sum and what is left of the heap: 110 ⊕ 011 = 101.
# $heap-before (numeral): The heap before.
# $keeps (numeral): The heap after.
# $take (number): How many stones are taken.
# $heap (heap): The heap.
example-move =
    { $take ->
        [one] Change the digits of this heap above the ones of the nim-sum: { $repair }. The heap goes from { $heap-before } to { $keeps } stones. So take { $take } stone from heap { $heap }.
       *[other] Change the digits of this heap above the ones of the nim-sum: { $repair }. The heap goes from { $heap-before } to { $keeps } stones. So take { $take } stones from heap { $heap }.
    }

## When the last stone loses

misere-heading = When the last stone loses
misere = Play as if the last stone won, until your move would leave only single stones. Then leave an odd number of them.
misere-singles = Why an odd number: single stones are taken one by one. Of an odd number, the other player takes the first and also the last.
misere-one = Why this is possible: a move makes only one heap smaller. So before only single stones are left, the game comes to a board with exactly one heap larger than 1. This heap has a 1 in a column where no other heap has a 1, so the nim-sum is not 0. You always leave 0, so the other player leaves this board to you.
misere-way = On this board you take the whole large heap, or all of it but one stone. One of these two moves leaves an odd number of single stones. So while a heap is larger than 1, the nim-sum decides as before.

## When a turn has a limit

limit-heading = When you may take at most k stones per turn
limit-one = One heap: divide it by k + 1. If the remainder is 0, the player to move loses. When one player takes s stones, the other takes k + 1 − s, and at the end the last stone. If the remainder is another number, take the remainder.
limit-sum = Several heaps: each heap counts as its remainder, and the nim-sum of the remainders decides. Nobody can take k + 1 stones at once, so each move changes a remainder, and leads away from 0. The move back to 0 makes a remainder smaller, by at most k. So it is allowed.
limit-raise = A move can also make a remainder larger. That does not help: the nim-sum is no longer 0, and the other player makes it 0 again. For example, the other player takes from the same heap, so that both moves together take k + 1 stones.
limit-misere = When the last stone loses: while your move leaves a remainder above 1, leave nim-sum 0. When your move leaves only remainders 0 and 1, leave an odd number of ones.
limit-misere-why = Why: after that the other player makes the number of ones even, or makes one remainder larger than 1. You lower a larger remainder to 0 or to 1, as you need. If the number of ones is even and not 0, take 1 stone from a heap with remainder 1. If all remainders are 0 and stones are left, take k from a heap, and its remainder is 1.

## When a turn takes one of several numbers

set-heading = When you may take one of several numbers
set-mex = The value of a heap is the smallest of 0, 1, 2, … that is missing among the values that a move can leave. Mathematicians call this number the mex, for minimum excluded. An empty heap has the value 0.
set-sum = Several heaps: the nim-sum of the values decides, and the proof is the same. A move never leaves a heap of the same value, so it leads away from 0. A heap of value v can become a heap of each smaller value, so some move leads back to 0.
set-raise = A move can also make a value larger. Then the other player can bring it back: from the larger value, some move leaves the smaller one.
set-theorem = So each heap counts as a heap of stones of its value. This holds for all games that always end, in which both players have the same moves and the last move wins. Sprague found it in 1935, and Grundy in 1939.

## Several names for the same boards

names-heading = Several names for the same boards
names-next = The player to move can win: this board is unsafe to leave. Books call it an N-position, because the next player wins. The graph marks it with W, and the tree with +1 where Max is to move.
names-previous = The player to move loses: this board is safe to leave. Books call it a P-position, because the previous player wins. The graph marks it with L, and the tree with −1 where Max is to move.

## Exercises and their answers

exercises = Exercises
answers = Answers
# Opens the answer to one exercise.
answer = Answer
# $heaps (sizes): The heaps.
ask-normal = The heaps are { $heaps }, and the last stone wins. Find the winning move by the nim-sum.
# $equation (text): The nim-sum in binary: 011 ⊕ 101 = 110.
# $largest-unpaired (numeral): What the leftmost digit of the nim-sum stands for.
# $heap (heap): The heap of the move.
why-normal = The nim-sum is { $equation }. Its leftmost 1 stands for { $largest-unpaired }. Only heap { $heap } has a 1 there.
# $heaps (sizes): The heaps.
ask-misere = The heaps are { $heaps }, and the last stone loses. Find the winning move. Which move would win if the last stone won?
why-misere = The move leaves only single stones, so it must leave an odd number of them.
# Before the winning move by the other rule.
if-last-wins = If the last stone won, the move would leave nim-sum 0:
# $heaps (sizes): The heaps.
# $limit (numeral): The most stones per turn.
# $ways (number): How many moves win.
ask-limit =
    { $ways ->
        [one] The heaps are { $heaps }. You may take at most { $limit } stones per turn, and the last stone wins. { $ways } move wins. Find it.
       *[other] The heaps are { $heaps }. You may take at most { $limit } stones per turn, and the last stone wins. { $ways } moves win. Find them.
    }
# $period (numeral): What heaps are divided by.
# $counts (sizes): The remainders.
# $equation (text): Their nim-sum in binary: 10 ⊕ 01 = 11.
why-limit = Divided by { $period }, the heaps leave the remainders { $counts }. Their nim-sum is { $equation }. After each of these moves it is 0.
