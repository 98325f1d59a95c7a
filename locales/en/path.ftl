### The path: twelve short steps to the strategy. All sentences of one way through it have at most 800 words.

heading = Learn to win
# Under the heading.
about = Twelve short steps, a minute or two each.
# The list of the steps.
steps = Steps
# $step (numeral): Which step, from 1.
# $all (numeral): How many there are.
step-of = Step { $step } of { $all }
# In the title of the window.
# $step (numeral): Which step, from 1.
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
# After how many steps are done.
# $count (number): How many minutes the other steps take.
minutes-left =
    { $count ->
        [one] about { $count } minute left
       *[other] about { $count } minutes left
    }
deeper-about = Proof, binary, limits, game trees, history
teachers = For teachers
# $text (text): What stands there.
no-step = There is no step “{ $text }”. Write a step from 1 to 12.

## The parts of the path, and the subject of each

# $path-part (PathPart: singles | pairs | blocks | game): The part of the path.
part-name =
    { $path-part ->
        [singles] The last { -pieces }
        [pairs] Copy
        [blocks] Blocks and partners
       *[game] The whole game
    }
# $path-part (PathPart: singles | pairs | blocks | game): The part of the path, whose subject this is.
part-about =
    { $path-part ->
        [singles] Who takes the last { -piece }?
        [pairs] Two equal heaps, and pairs of heaps
        [blocks] Why 1, 2, 4 and 8
       *[game] Win with help, then without
    }

## The names of the steps

name-1 = Single { -pieces }
name-2 = One larger heap
name-3 = Practice: single { -pieces }
name-4 = Copy
name-5 = Copy to the end
name-6 = Practice: copying
name-7 = Pairs of heaps
name-8 = Blocks
name-9 = Practice: blocks
name-10 = Partners
name-11 = Practice: partners
name-12 = On your own

## Step 1

takes-last-wrong = Watch who takes which { -piece }.

## Step 5

## Step 12

game-with-blocks-hint = Leave every block with a partner.

## Practice

# The circles beside the name of a step, for those who do not see them.
# $right (numeral): How many are right.
# $needed (numeral): How many have to be.
right-of = { $right } right, { $needed } needed
# $size (numeral): The largest block in the heap.
largest-first = Start with the largest block that fits: { $size }.
# Blocks and lines are drawn on the board.
blocks-shown = Partners have the same letter. A dashed block has no partner.
help-on-request = Now without help.
practice-done = Right. You’ve got it!
# After a right answer with help, which counts for nothing.
helped-right = Right, with help.
# After a right answer that was not the first.
later-right = Right. Only a first try gives a tick.

## Wrong answers

# Read out before the reason.
wrong = Not right.

watch = Watch the computer’s answer.
# After a wrong move on a board of pairs, before blocks are known.
has-answers = The computer has an answer to each of your moves.
# After the computer’s answer: single stones are left, and the reader moves and loses.
# $stones (number): How many.
# $last (Convention: misere | normal): What the last stone does.
singles-lose =
    { $stones ->
        [one] One { -piece } is left:
       *[other] { $stones } single { -pieces } are left:
    } { $last ->
        [misere] you must take the last.
       *[normal] the computer takes the last.
    }
# After the computer’s answer: the reader moves on two equal heaps.
# $stones (numeral): The stones of each.
# $last (Convention: misere | normal): What the last stone does.
copied = Two heaps of { $stones }: { $last ->
        [misere] the computer copies you, or leaves you one { -piece }.
       *[normal] the computer copies you.
    }
a-move-wins = A move wins here. Look again.
# After “A move wins here. Look again.”
unequal = The heaps are not equal.
# The same.
block-is-alone = Not every block has a partner.
# The same.
one-heap-above = Only one heap has more than one { -piece }.
# $size (numeral): A block.
no-partner = A block of { $size } is left without an equal block.
# $size (numeral): A block.
twice = A heap has two blocks of { $size }.
# $size (numeral): The stones of a part of a heap.
no-block = { $size } is not 1, 2, 4 or 8.
# $first (numeral): A block.
# $second (numeral): Another one.
no-pair = { $first } and { $second } are not equal.
gave-away = After this move the computer can win.
game-lost = You lost. Try again.
# A game of the last step was won, but not without help.
win-alone = You won, after a mistake. Win once more without one.
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
# After the answer was shown: the same board again.
now-you = Now you
take-back = Take it back
play-on = Play on

## The board with blocks

# $below (numeral): The stones that stay below the cut.
# $above (numeral): Those above it.
# $heap (heap): The heap.
cut-here = Cut heap { $heap } into { $below } and { $above }
# $below (numeral): The block below.
# $above (numeral): The one above it.
# $heap (heap): The heap.
join-here = Join { $below } and { $above } in heap { $heap }
# A block without a partner.
# $size (numeral): Its size.
# $heap (heap): Its heap.
block-alone = Block of { $size } in heap { $heap }, alone
# A block with a partner.
# $size (numeral): Its size.
# $heap (heap): Its heap.
# $partner (heap): The heap of the partner.
block-paired = Block of { $size } in heap { $heap }, partner in { $partner }

## The end of the path

# The whole strategy, at the end of the path.
# $last (Convention: misere | normal): What the last stone does.
strategy =
    { $last ->
        [misere] If two or more heaps are larger than 1, leave every block with a partner. Otherwise leave an odd number of single { -pieces }.
       *[normal] Leave every block with a partner, up to the last { -piece }.
    }
# Below a board with its blocks: the two words.
what-a-block-is = A block has 1, 2, 4, 8 or 16 stones. The blocks of a heap are all different.
what-partners-are = Two equal blocks in different heaps are partners.
# Leads to the step that teaches it.
learn-it = Learn it
# Opens a game against the strongest computer.
beat-perfect = Beat Perfect
