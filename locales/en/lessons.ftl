### The lessons: their list, their buttons, and the judgement of an answer.

## The list

heading = Go deeper
about = The path teaches how to win. These lessons go further: binary, limits, game trees and the proof.
# Opens the list.
all = All lessons
# The name of the list.
list = Lessons
# $done (number): How many lessons are done.
# $all (number): How many there are.
done-of = { $done } of { $all } done
# Marks a lesson.
done = done
# Marks a lesson.
begun = started
# Opens the first lesson that is not done.
go-on = Continue
# Opens the first lesson.
begin = Start

## The head of a lesson

# The name of the bar.
progress = Steps of this lesson
# The value of the bar.
# $step (number): Which step.
# $all (number): How many there are.
step = Step { $step } of { $all }

## Buttons

next = Next
# Ends the lesson.
finish = Finish
back = Back
# Judges the number that was typed.
check = Check
again = Try again
# Shows the answer.
show = Show me

## The end of a lesson

finished = Lesson done
# Before what to keep of the lesson.
remember = Remember:
restart = Start again
next-lesson = Next lesson

## Answers

# The name of the answers to choose from.
answers = Answers
# The name of the numbers to choose from.
your-number = Your number
# The label of the field.
your-bits = Ones and zeros

## The judgement: a word before a sentence

right = Right.
wrong = Not yet.
shown = Here is the answer.
look = Look.

## Why an answer is wrong

# $typed (text): The number that was typed.
# $reason (text): The reason, one or more sentences.
not-this-number = { $typed } is not right. { $reason }
write-bits = Write ones and zeros only.
# $take (number): How many stones were taken.
# $heap (heap): The heap they were taken from.
# $left (sizes): The heaps after that.
watch-the-answer = You took { $take } from heap { $heap } and left { $left }. Watch the computer’s answer.
# $take (number): How many stones the reader took.
# $heap (heap): The heap they were taken from.
# $left (sizes): The heaps after that.
# $answer (number): How many stones the computer took.
# $from (heap): The heap of the computer’s move.
# $then (sizes): The heaps after that.
# $reason (text): Why no move wins there.
countered = You took { $take } from heap { $heap } and left { $left }. The computer took { $answer } from heap { $from } and left { $then }. { $reason }
# $last (Convention: misere | normal): What the last stone does.
# $number (number): The number of the move that was the mistake.
# $heaps (sizes): The heaps before that move.
# $take (number): How many stones a winning move takes there.
# $heap (heap): The heap of the winning move.
lost =
    { $last ->
        [misere] You had to take the last stone.
       *[normal] The computer took the last stone.
    } Move { $number } was the mistake. The heaps were { $heaps }. Taking { $take } from heap { $heap } was a winning move.

## The last move on the board

# $who (who): Who made it.
# $stones (number): How many stones were taken.
# $heap (heap): The heap they were taken from.
# $left (sizes): The heaps after that.
took =
    { $who ->
        [you] You took { $stones } from heap { $heap }. Heaps: { $left }.
        [computer] The computer took { $stones } from heap { $heap }. Heaps: { $left }.
       *[named] { $who } took { $stones } from heap { $heap }. Heaps: { $left }.
    }
# The page shows it.
# $stones (number): How many stones are taken.
# $heap (heap): The heap they are taken from.
# $left (sizes): The heaps after that.
winning-move = The winning move: { $stones } from heap { $heap }. Heaps: { $left }.
# The page shows a move that does not win.
# $stones (number): How many stones are taken.
# $heap (heap): The heap they are taken from.
# $left (sizes): The heaps after that.
example = For example: { $stones } from heap { $heap }. Heaps: { $left }.
# The page shows the answer to such a move.
# $stones (number): How many stones are taken.
# $heap (heap): The heap they are taken from.
# $left (sizes): The heaps after that.
answer = The answer to this move: { $stones } from heap { $heap }. Heaps: { $left }.

## Figures

# The name of the table.
table = Heaps in ones and zeros
# Heads the column of the heaps.
heap = Heap
# Heads the row below the heaps.
nim-sum = Nim-sum
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
no-lesson = There is no lesson “{ $text }”. Write binary, move, limits, tree, proof, history or teachers.
