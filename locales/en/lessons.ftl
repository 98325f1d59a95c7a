### The lessons: their list, their buttons, and the judgement of an answer.

## The list

heading = Go deeper
about = The path teaches how to win. These ten lessons go further: binary, limits, game trees and the proof.
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

# $number (number): Which lesson.
# $all (number): How many there are.
number = Lesson { $number } of { $all }
# The title of the document.
# $number (number): Which lesson.
# $all (number): How many there are.
# $name (text): Its name.
title = Lesson { $number } of { $all }: { $name } – Nim
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
game-over = Game over.

## Why an answer is wrong

# $typed (text): The number that was typed.
# $reason (text): The reason, one or more sentences.
not-this-number = { $typed } is not right. { $reason }
write-bits = Write ones and zeros only.
# $first (number): The size of a block.
# $second (number): The size of another block.
no-pair = A block of { $first } and a block of { $second } are not equal. Only equal blocks of different heaps pair up.
took-last = You took the last stone, and the last stone loses.
# $take (number): How many stones were taken.
# $heap (heap): The heap they were taken from.
# $left (sizes): The heaps after that.
watch-the-answer = You took { $take } from heap { $heap } and left { $left }. Watch the computer’s answer.
# $take (number): How many stones the reader took.
# $heap (heap): The heap they were taken from.
# $left (sizes): The heaps after that.
# $answer (number): How many stones the computer took.
# $from (heap): The heap of the computer’s move.
countered-to-the-end = You took { $take } from heap { $heap } and left { $left }. The computer took { $answer } from heap { $from }. That was the last stone, and the last stone wins.
# $take (number): How many stones the reader took.
# $heap (heap): The heap they were taken from.
# $left (sizes): The heaps after that.
# $answer (number): How many stones the computer took.
# $from (heap): The heap of the computer’s move.
# $then (sizes): The heaps after that.
# $reason (text): Why no move wins there.
countered = You took { $take } from heap { $heap } and left { $left }. The computer took { $answer } from heap { $from } and left { $then }. { $reason }
# $last (Convention: misere | normal): What the last stone does.
lost-from-the-start =
    { $last ->
        [misere] You had to take the last stone. No move from the start could win.
       *[normal] The computer took the last stone. No move from the start could win.
    }
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

# The name of the blocks that are paired.
blocks = Blocks of the heaps
# The name of a block that is a button.
# $size (number): Its size.
# $heap (heap): Its heap.
block = Block of { $size } in heap { $heap }
# The same of a block that is paired.
# $size (number): Its size.
# $heap (heap): Its heap.
# $partner (heap): The heap of its partner.
paired-block = Block of { $size } in heap { $heap }, paired with heap { $partner }
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

# $link (text): The address that was asked for.
# $last (number): The number of the last lesson.
no-lesson = This link could not be opened. There is no lesson at “{ $link }”: the lessons are 1 to { $last }. Choose one under “Go deeper”.
