### The lessons: their list, their buttons, and the judgement of an answer.

## The list

heading = Go deeper
about = The path teaches how to win. These lessons go further: binary, limits, game trees and the proof.
# Opens the list.
all = All lessons
# The name of the list.
list = Lessons
# $done (numeral): How many lessons are done.
# $all (numeral): How many there are.
done-of = { $done } of { $all } done
# Marks a lesson.
done = done

## Buttons

# Ends the lesson.
finish = Finish
back = Back

## The end of a lesson

finished = Lesson done
restart = Start again
next-lesson = Next lesson

## Answers

# The name of the answers to choose from.
answers = Answers
# The name of the numbers to choose from.
your-number = Your number
# The label of the field.
your-bits = Ones and zeros

## Why an answer is wrong

write-bits = Write ones and zeros only.

## The last move on the board

# A move that the page shows, where an answer to the question who wins was wrong.
# $stones (number): How many stones are taken.
# $heap (heap): The heap they are taken from.
# $left (sizes): The heaps after that.
example =
    { $stones ->
        [one] For example: take { $stones } { -piece } from heap { $heap }. Heaps: { $left }.
       *[other] For example: take { $stones } { -pieces } from heap { $heap }. Heaps: { $left }.
    }
# The page shows the answer to such a move.
# $stones (number): How many stones are taken.
# $heap (heap): The heap they are taken from.
# $left (sizes): The heaps after that.
answer =
    { $stones ->
        [one] The answer to this move: take { $stones } { -piece } from heap { $heap }. Heaps: { $left }.
       *[other] The answer to this move: take { $stones } { -pieces } from heap { $heap }. Heaps: { $left }.
    }

## Figures

# The name of the table.
table = Heaps in ones and zeros
# Heads the row below the heaps.
nim-sum = Nim-sum
# The caption of a row of cells: in each a heap, and its Grundy value below it.
values = Heaps, and below them their values
# A heap of that row, for those who do not see it.
# $stones (numeral): The heap.
# $value (numeral): Its Grundy value.
value-of = Heap of { $stones }: value { $value }.
# The same for a heap that is marked.
# $stones (numeral): The heap.
# $value (numeral): Its Grundy value.
value-left = Heap of { $stones }, which a move leaves: value { $value }.
# The same for a heap of the board.
# $stones (numeral): The heap.
# $value (numeral): Its Grundy value.
value-here = Heap of { $stones }, on the board: value { $value }.
# The same for the heap whose value is to be found.
# $stones (numeral): The heap.
value-asked = Heap of { $stones }: find its value.
# A game of the tree, for those who do not see it.
# $taken (sizes): How many stones each turn takes.
game = You start. Stones taken by turns: { $taken }.
# The same with its winner.
# $taken (sizes): How many stones each turn takes.
# $winner (who): Who wins.
game-won =
    { $winner ->
        [you] You start. Stones taken by turns: { $taken }. You win.
        [computer] You start. Stones taken by turns: { $taken }. The computer wins.
       *[named] You start. Stones taken by turns: { $taken }. { $winner } wins.
    }

## Links

# $text (text): A name that stands in the link.
no-lesson = There is no lesson “{ $text }”. Write binary, move, limits, values, tree, cutoffs, proof, history or teachers.

## The lessons

binary-name = Blocks become bits
binary-promise = Find on paper which blocks have no partner: the nim-sum.
binary-moral = Write the heaps in binary, one below the other. The nim-sum has a one below each column with an odd number of ones. Each one in the nim-sum stands for an unpaired block.
move-name = Find the move
move-promise = Work out a winning move, and win a whole game.
move-moral = Work out the nim-sum S. If S is zero, no move wins against perfect play. If not, find a heap h with h ⊕ S smaller than h. Leave h ⊕ S stones there.
limits-name = A limit and remainders
limits-promise = Win when you may take only a few stones per turn.
limits-moral = If you may take at most k stones per turn, divide each heap by k + 1. Only the remainders count. Cut the remainders into blocks, and play as before.
values-name = Grundy values
values-promise = Win when you may take only 1, 3 or 4 stones per turn.
values-moral = The value of a heap is the smallest of 0, 1, 2, … that is missing among the values that a move can leave. Leave values whose nim-sum is 0.
tree-name = The game tree
tree-promise = See how a computer finds a winning move without any theory.
tree-moral = Minimax goes through the tree from the ends up to the root, and finds out who wins. Minimax works for games of two players that always end, without chance or hidden cards. In Nim the blocks tell you at once who wins.
cutoffs-name = Cut-offs
cutoffs-promise = See why most of a tree need not be looked at.
cutoffs-moral = Minimax leaves a node as soon as it has found a win for the player who moves there. It finds the same value, and looks at far fewer nodes. If it tries good moves first, it cuts off the most.
# $boards (list): How many boards it looked at, before each of its moves.
minimax-did = In the game on the table, minimax looked at this many boards before its moves: { $boards }.
# Where the game on the table had no minimax.
minimax-not-met = Choose Minimax for a game, and come back: here you will read how many boards it looked at.
proof-name = Why pairs work
proof-promise = The proof, on three boards.
proof-moral = No move keeps all pairs, and one heap is enough to restore them.
