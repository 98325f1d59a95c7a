### The board in play: its status, banner and buttons.

## What just happened

# $who (who): Who made the move.
# $stones (number): How many stones were taken.
# $heap (heap): The heap they were taken from.
took =
    { $who ->
        [you] You took
        [computer] The computer took
       *[named] { $who } took
    } { $stones ->
        [one] { $stones } { -piece }
       *[other] { $stones } { -pieces }
    } from heap { $heap }.
# $who (who): Who took the last stone of the board.
took-last =
    { $who ->
        [you] You took the last { -piece }.
        [computer] The computer took the last { -piece }.
       *[named] { $who } took the last { -piece }.
    }
# The search of minimax for its last move.
# $positions (number): How many boards it looked at.
looked-at =
    { $positions ->
        [one] The search looked at { $positions } board.
       *[other] The search looked at { $positions } boards.
    }
# For those who do not see the board.
# $heaps (sizes): The heaps as they lie.
heaps = Heaps: { $heaps }.
board-is-empty = The board is empty.
# Two sentences in a row.
# $first (text): A sentence.
# $second (text): The next one.
both = { $first } { $second }

## Whose turn it is

# $who (who): Who is to move.
turn =
    { $who ->
        [you] Your turn.
        [computer] The computer’s turn.
       *[named] { $who }’s turn.
    }
# $who (who): Who has won.
wins =
    { $who ->
        [you] You win.
        [computer] The computer wins.
       *[named] { $who } wins.
    }
# $who (who): Who is about to make the first move.
starts =
    { $who ->
        [you] You start.
        [computer] The computer starts.
       *[named] { $who } starts.
    }
# Before the first move of a game that a friend has sent by link.
# $name (text): The name of the friend.
sends-game = { $name } sends you a game.
# Before the first move on a board that a friend has sent.
# $strength (text): How well the computer plays.
challenge = A challenge: can you beat { $strength }?
# Beside a name: how many games in a row of these two people that one has won.
# $games (numeral): So many.
won = { $games } won
# $who (who): The computer that is to move.
is-thinking =
    { $who ->
        [you] You are thinking.
        [computer] The computer is thinking.
       *[named] { $who } is thinking.
    }
# $who (who): The computer that stands still.
# $button (text): The name of the button that lets it go on.
waits =
    { $who ->
        [you] You are waiting. Press “{ $button }”.
        [computer] The computer is waiting. Press “{ $button }”.
       *[named] { $who } is waiting. Press “{ $button }”.
    }

## Before the first move: what a turn is, and the aim

take-any = Take any number of { -pieces } from one heap.
# $most (number): The most stones per turn.
# $numbers (text): How many stones one may take, in words: 1 to 3, or 1, 3 or 4.
take-some =
    { $most ->
        [1] Take one { -piece } from one heap.
       *[other] Take { $numbers } { -pieces } from one heap.
    }
# $last (Convention: misere | normal): What the last stone does.
last-stone =
    { $last ->
        [misere] The last { -piece } loses.
       *[normal] The last { -piece } wins.
    }
# The same where no move can take a single stone, so that some may be left.
# $last (Convention: misere | normal): What the last move does.
last-move =
    { $last ->
        [misere] The last move loses.
       *[normal] The last move wins.
    }
# The numbers that a turn may take: all up to this one.
# $most (number): The most stones per turn.
up-to =
    { $most ->
        [1] 1
        [2] 1 or 2
       *[other] 1 to { $most }
    }

## Answers to what was pressed

# $heap (heap): The heap in which stones are chosen now.
now-heap = Take from one heap only. Now heap { $heap } is chosen.
choose-first = First choose { -pieces } to take.
# Stones are chosen. After the sentence about the last move there is room for few words.
waiting = Now press “Take”.
finished = This game is over. Press “Rematch” or “New game”.
nothing-to-undo = There is no move to undo.
nothing-to-redo = There is no move to redo.
undone = Move undone.
redone = Move redone.
paused = Paused.
# $heap (heap): A heap that the board has not.
no-such-heap = There is no heap { $heap }.
# $heap (heap): The heap.
heap-is-empty = Heap { $heap } is empty.
# $heap (heap): The heap.
# $stones (number): How many stones it has.
heap-has-only =
    { $stones ->
        [one] Heap { $heap } has only { $stones } { -piece }.
       *[other] Heap { $heap } has only { $stones } { -pieces }.
    }
# $most (number): The most stones per turn.
# $numbers (text): How many stones one may take, in words: 1 to 3, or 1, 3 or 4.
turn-takes =
    { $most ->
        [1] You may take one { -piece } per turn.
       *[other] You may take { $numbers } { -pieces } per turn.
    }

## The title and the rule

# The title of the document.
# $now (text): Whose turn it is, or who has won: Your turn.
title = { $now } – Nim
# $last (Convention: misere | normal): What the last stone does.
rule =
    { $last ->
        [misere] Last { -piece } loses
       *[normal] Last { -piece } wins
    }
# Where no move can take a single stone.
# $last (Convention: misere | normal): What the last move does.
rule-of-move =
    { $last ->
        [misere] Last move loses
       *[normal] Last move wins
    }
# $rule (text): The rule in three words: Last stone loses.
# $numbers (text): How many stones one may take, in words: 1 to 3, or 1, 3 or 4.
rule-with-numbers = { $rule } · take { $numbers }
# $last (Convention: misere | normal): What the last stone does.
rule-explained =
    { $last ->
        [misere] “Last { -piece } loses” is called misère. In normal play, the last { -piece } wins.
       *[normal] “Last { -piece } wins” is called normal play. In misère, the last { -piece } loses.
    }

## The heaps

# The name of a heap for those who do not see it.
# $heap (heap): The heap.
# $stones (number): How many stones it has.
heap-group =
    { $stones ->
        [one] Heap { $heap }, { $stones } { -piece }
       *[other] Heap { $heap }, { $stones } { -pieces }
    }
# The name of a stone for those who do not see it.
# $take (numeral): How many stones go with it.
# $heap (heap): Its heap.
# $left (numeral): How many stones stay there.
stone = Take { $take } from heap { $heap }, leaving { $left }
# The name of the Take button.
# $take (numeral): How many stones are chosen.
# $heap (heap): Their heap.
take-from = Take { $take } from heap { $heap }
# Under a heap in which stones are chosen.
# $stones (numeral): How many it has.
# $left (numeral): How many will be left.
count-after = { $stones } → { $left }
# Beside the top stone of the chosen ones.
# $stones (numeral): How many they are.
tag = −{ $stones }
# The name of the board as a region.
board = Board

## The banner

# The name of the banner as a group.
players = Players
# The pill beside the name of the player to move.
to-move = to move
# A tray, for those who do not see it.
# $stones (number): How many stones lie in it.
taken =
    { $stones ->
        [one] { $stones } { -piece } taken
       *[other] { $stones } { -pieces } taken
    }
# The zone on which dragged stones are taken.
# $take (numeral): How many they are.
drop = Drop here to take { $take }

## Buttons

# $take (numeral): How many stones are chosen.
take = Take { $take }
# The Take button without a choice.
choose = Choose { -pieces }
undo = Undo
redo = Redo
hint = Hint
# Leads to the link that is to be sent.
send = Send the link
# Lets the computer begin to move by itself.
run = Start
# Lets the computer move by itself again.
go-on = Resume
pause = Pause
# Lets the computer make one move.
step = Step
# The same board from its first move.
restart = Restart
# Lets the reader make the first move.
you-start = Let me start
computer-starts = Let the computer start
# $pace (Pace: fast | usual | slow): How fast the computer plays. The button changes it.
pace =
    { $pace ->
        [fast] Pace: fast
        [usual] Pace: usual
       *[slow] Pace: slow
    }
# $number (numeral): The number of the move that is due, from 1.
move-number = Move { $number }
