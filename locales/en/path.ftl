### The path: twelve short steps to the strategy. All sentences of one way through it have at most 700 words.

heading = Learn to win
# Under the heading. The path takes about ten minutes.
about = Twelve short steps, about ten minutes. You learn with the stones.
# The list of the steps.
steps = Steps
# $step (number): Which step, from 1.
# $all (number): How many there are.
step-of = Step { $step } of { $all }
# In the title of the window.
# $step (number): Which step, from 1.
# $name (text): Its name.
step-title = { $step }. { $name }
begin = Begin
go-on = Continue
# After all steps.
all-done = You have learned the strategy.
done-mark = Done
# A link beside the bar of a step.
leave = All steps
# The rule that the steps teach. Two buttons.
rule = Rule
# $last (Convention: misere | normal): What the last stone does.
rule-name =
    { $last ->
        [misere] Last stone loses
       *[normal] Last stone wins
    }
# The heading of a list of skills.
practise = Practise
# A mark of a skill that comes back today.
due = Due today
# A link to the lessons and more.
deeper = Go deeper
deeper-about = Proof, binary, limits, game trees, history
teachers = For teachers
# $text (text): What stands there.
no-step = There is no step “{ $text }”. Write a step from 1 to 12.
# $text (text): What stands there.
no-practice = There is no practice “{ $text }”. Write singles, copy, cut, pairs or limits.

## The names of the steps

name-1 = Single stones
name-2 = One larger heap
name-3 = Practice: single stones
name-4 = Copy
name-5 = Copy to the end
name-6 = Practice: copying
name-7 = Blocks
name-8 = Practice: blocks
name-9 = Partners
name-10 = Practice: partners
name-11 = A whole game
name-12 = On your own

## The names of the skills

skill-singles = Single stones
skill-copy = Copying
skill-cut = Blocks
skill-pairs = Partners
skill-limits = Limits

## Step 1

# $last (Convention: misere | normal): What the last stone does.
four-singles =
    { $last ->
        [misere] You take one, the computer takes one: who must take the last?
       *[normal] You take one, the computer takes one: who gets the last?
    }
try-it = Press the stones to try it.
you = You
computer = Computer
# $last (Convention: misere | normal): What the last stone does.
four-singles-right =
    { $last ->
        [misere] The computer takes the last stone and loses.
       *[normal] The computer takes the last stone and wins.
    }
# $last (Convention: misere | normal): What the last stone does.
three-singles =
    { $last ->
        [misere] Now three. Who must take the last?
       *[normal] Now three. Who gets the last?
    }
# $last (Convention: misere | normal): What the last stone does.
three-singles-right =
    { $last ->
        [misere] You take it and lose. So leave the computer an odd number of single stones.
       *[normal] You take it and win. So leave the computer an even number of single stones.
    }
takes-last-wrong = Watch who takes which stone.
reader-took-last = You took the last stone.

## Step 2

# $last (Convention: misere | normal): What the last stone does.
leave-singles =
    { $last ->
        [misere] Leave an odd number of single stones.
       *[normal] Leave an even number of single stones.
    }
how-to-choose = Press a stone: it goes with all above it.
# $last (Convention: misere | normal): What the last stone does.
two-beside-right =
    { $last ->
        [misere] Three are left. The computer takes the last.
       *[normal] Two are left. You take the last.
    }
# $last (Convention: misere | normal): What the last stone does.
one-beside-right =
    { $last ->
        [misere] One is left, and the computer must take it.
       *[normal] Two are left. You take the last.
    }
alone = Only one heap. What do you leave?
single-stone = A single stone is a heap of 1.
# $last (Convention: misere | normal): What the last stone does.
alone-right =
    { $last ->
        [misere] One stone: an odd number.
       *[normal] Nothing: you took the last stone.
    }

## Step 4

# $stones (number): How many stones the computer took.
copy = The computer took { $stones } from A: do the same in B.
keep-equal = Equal heaps are a pair: keep them equal.
copy-right = Two equal heaps again.
# $stones (number): How many stones the computer took.
copy-again = The computer took { $stones } from A. Do you copy it?
# $last (Convention: misere | normal): What the last stone does.
copy-again-right =
    { $last ->
        [misere] A copy would leave two single stones, an even number. So leave one.
       *[normal] A copy leaves two single stones, an even number.
    }
heap-gone = The computer took all of A. And you?
# $last (Convention: misere | normal): What the last stone does.
heap-gone-right =
    { $last ->
        [misere] When a copy would leave only single stones, or nothing, leave an odd number of single stones.
       *[normal] The copy takes the last stone. So copy to the end.
    }

## Step 5

make-equal = Make a pair: leave two equal heaps.
# $last (Convention: misere | normal): What the last stone does.
make-equal-right =
    { $last ->
        [misere] Now copy, until a copy would leave only single stones.
       *[normal] Now copy each move.
    }
equal-already = These are equal already. Which move wins?
or-none = You can also say that no move wins.
equal-already-right = No move wins: the computer has an answer to each.
two-heaps = Win this game.
# Stones with a dashed amber ring.
# $take (number): How many stones.
# $heap (heap): The heap.
light = Help: take { $take } from { $heap }.
# In a game.
# $take (number): How many stones the computer took.
# $heap (heap): From which heap.
computer-took = The computer took { $take } from { $heap }.
two-heaps-right = You won.

## Step 7

cut-freely = Cut heap C so that each block finds a partner.
how-to-cut = Press a stone: its heap is cut below it.
# After the computer's move.
cut-freely-right = One move takes both 3s. So no block twice in a heap.
cut-again = Cut C into blocks of 1, 2, 4 or 8, none twice.
how-to-join = Press the same stone again to join.
cut-again-right = 4 and 2 have partners.
cut-three = Cut all three into 1, 2, 4 or 8, none twice in a heap.
cut-three-right = Apart from the order, each heap has only one such cut.

## Step 9

join-all = Join partners: press two equal blocks.
join-all-right = All are paired. Whoever moves breaks a pair.
join-some = Join partners here, too.
join-some-right = One block is alone: so you can win.
take-lone = Take the block that is alone.
take-lone-right = The computer must break a pair.
mend-two = Change one heap, so that all are paired.
mend-two-right = The 2 became a 1 with a partner.
mend-eight = Change one heap, so that all are paired.
mend-eight-hint = Choose the heap with the largest block alone. Leave in it the partners that the others need.
mend-again = The same once more.
mend-again-hint = Which partners do the others need?
mend-again-right = C keeps 4, 2 and 1.
mend-eight-right = The 2 in B needed a partner, so C keeps 2.
one-above = Only one heap is above 1. Count single stones again.
one-above-right = Pairs first. With one heap above 1, an odd number of single stones.

## Steps 11 and 12

game-with-blocks = Win against a computer that makes no mistakes.
game-with-blocks-hint = Leave every block with a partner.
game-alone = Win again. Now no blocks are drawn.
game-right = You won.
# The whole strategy.
# $last (Convention: misere | normal): What the last stone does.
game-alone-right =
    { $last ->
        [misere] You won. Pairs first, then an odd number of single stones.
       *[normal] You won. Leave every block with a partner.
    }

## Practice

# The circles beside the name of a step, for those who do not see them.
# $right (number): How many are right.
# $needed (number): How many have to be.
right-of = { $right } right, { $needed } needed
find-or-none = Find the move that wins, or say that none does.
# $most (number): The most stones in a turn.
find-with-limit = Take at most { $most }. Find the move that wins, or say that none does.
cut-one = Cut the heap into 1, 2, 4 or 8, none twice.
# $size (number): The largest block in the heap.
largest-first = Start with the largest block that fits: { $size }.
# Blocks and lines are drawn on the board.
blocks-shown = Lines and equal numbers join partners. A dashed block is alone.
# $period (number): The most stones a turn, and one.
# $last (Convention: misere | normal): What the last stone does.
limit-rule =
    { $last ->
        [misere] Leave 1 more than a multiple of { $period }.
       *[normal] Leave a multiple of { $period }.
    }
help-on-request = Now without help.
help-hidden = One more without help.
practice-right = Right.
practice-done = Right, you can.
# After a right answer with help, which counts for nothing.
helped-right = Right, with help.
# After a mistake that ends a row of right boards.
row-ended = Your row begins again.

## Wrong answers

# Read out before the reason.
wrong = Not right.

watch = Watch the computer’s answer.
computer-took-last = The computer took the last stone.
# Before the reason why a wrong move loses, after the computer has answered it.
now-you-move = Now you must move.
none-won = No move wins here.
a-move-wins = A move wins here. Look again.
# $size (number): A block.
no-partner = { $size } has no partner.
# $size (number): A block.
twice = { $size } stands twice in one heap.
# $size (number): The stones of a part of a heap.
no-block = { $size } is not 1, 2, 4 or 8.
# $first (number): A block.
# $second (number): Another one.
no-pair = { $first } and { $second } are not equal.
slip = After this move the computer can win.
game-lost = You lost. Try it again.
shown = This is the answer.

## Buttons

next = Next
# Opens the next step.
next-step = Next step
try-real = Try it on a real board
no-move = No move wins
check = Check
show = Show
help = Help
again = Try again
# After the answer was shown: the same board again.
now-you = Now you
take-back = Take it back
play-on = Play on
# After the last step: opens a game.
play = Play

## The board with blocks

# $below (number): The stones that stay below the cut.
# $above (number): Those above it.
# $heap (heap): The heap.
cut-here = Cut heap { $heap } into { $below } and { $above }
# $below (number): The block below.
# $above (number): The one above it.
# $heap (heap): The heap.
join-here = Join { $below } and { $above } in heap { $heap }
# A block without a partner.
# $size (number): Its size.
# $heap (heap): Its heap.
block-alone = Block of { $size } in heap { $heap }, alone
# A block with a partner.
# $size (number): Its size.
# $heap (heap): Its heap.
# $partner (heap): The heap of the partner.
block-paired = Block of { $size } in heap { $heap }, partner in { $partner }
