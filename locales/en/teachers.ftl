### The page for teachers: the aims and the plan of a lesson, questions with answers, three levels, a link for pupils, an exit ticket, and sheets to print.

about = The path teaches the strategy of Nim in twelve short steps. It begins with the last stones and works backwards. A pupil alone needs ten to fifteen minutes. With discussions in between, the path fills a lesson of 45 minutes.
# In the list below “Go deeper”.
promise = A plan, questions with answers, three levels, sheets to print, and a link for pupils.

## The aims

aims = What pupils can do afterwards
aim-1 = Pupils see from an even or odd number of single stones who takes the last one.
aim-2 = Pupils win with two heaps by copying.
aim-3 = Pupils cut each heap into blocks of 1, 2, 4 and 8.
aim-4 = Pupils find a winning move, or see that there is none.
aim-5 = Pupils explain why their move wins against every answer.

## The plan: a table

plan = A lesson of 45 minutes
# Heads the column with the minutes of each part.
minutes-column = Minutes
# Heads the column that says what is done.
phase-column = What the class does
# Below the table, beside the sum of the minutes.
together = in all
plan-play = Two pupils play at each screen. Nobody explains anything yet.
plan-singles = The end of the game: single stones. Then talk about question 3.
plan-copy = Two heaps: copy each move. Then talk about question 5.
plan-blocks = Pairs of heaps, then blocks. Then talk about question 9.
plan-partners = Every block needs a partner. Then talk about question 11.
plan-alone = Everybody plays against the computer, without help.
plan-ticket = Everybody writes the exit ticket.
# The name of a link.
# $step (numeral): Which step.
one-step = Step { $step }
# The name of a link.
# $first (numeral): The first step.
# $last (numeral): The last one.
steps-from-to = Steps { $first }–{ $last }

## The steps, each with its question and the answer

steps = The steps, and a question after each
# $count (number): How many minutes a step takes.
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# Unfolds the answer to a question.
answer = Answer
# The step is about single stones.
question-1 = A hundred single stones are left. Do you want to start?
answer-1 = A hundred is even: if you start, the other player takes the last stone. Start if the last stone loses, and do not start if it wins.
# The step is about one larger heap beside single stones.
question-2 = Why can you choose who gets the last stone, and the computer cannot?
answer-2 = You choose whether you leave an even or an odd number of single stones. After that everybody takes one stone per turn, and nobody can choose any more.
# The step practises single stones.
question-3 = How do you see the winner without playing?
answer-3 = Count. If there are only single stones, it matters whether their number is even or odd. With one larger heap beside them, the player to move can win.
# The step is about two equal heaps.
question-4 = Why does a player who copies always have an answer?
answer-4 = Before each move the heaps are equal. What the other player takes from one heap is still in the other heap.
# The step is about the end of a copied game.
question-5 = When do you stop copying if the last stone loses? And if it wins?
answer-5 = If the last stone loses, you stop when the other player leaves one stone or none of a heap. Then you leave a single stone. If the last stone wins, you never stop.
# The step practises two heaps.
question-6 = On which boards of two heaps does no move win?
answer-6 = No move wins if the heaps are equal. There is one exception: if the last stone loses, the player to move wins with two single stones.
# The step is about pairs of equal heaps.
question-7 = Why does the player who leaves only pairs always have an answer?
answer-7 = Every move changes one heap, and its partner is still there. The same move on the partner makes them a pair again.
# The step is about blocks.
question-8 = What went wrong with two blocks of 3 in one heap?
answer-8 = The computer takes the whole heap of 6 in one move. It leaves two heaps of 3, which are a pair. So the blocks of one heap must be different.
# The step practises blocks.
question-9 = Can a heap of any size be cut in this way? In how many ways?
answer-9 = Yes, and in exactly one way. Cut off the largest block that fits, again and again.
# The step is about partners.
question-10 = Can a move keep every block paired?
answer-10 = No. A move changes the blocks of one heap, and their partners are in other heaps.
# The step practises partners.
question-11 = From which heap do you take, and why that one?
answer-11 = Take from a heap that has the largest block without a partner. Without this block, the heap can still keep every smaller block that is needed.
# The step is a whole game without help. The answer is the strategy at the end of the path.
question-12 = Say the whole strategy in one sentence.

## Three levels

levels = Three levels
about-boards = Steps 3, 6, 9 and 11 are practice, with new boards each time. Help appears at first, and disappears when the answers are right. A puzzle has hints.
level-1 = Level 1: single stones and two heaps
whom-1 = For everybody who meets Nim for the first time. Counting to 15 is enough.
level-2 = Level 2: blocks and partners
whom-2 = For pupils who know level 1 and can add 1, 2, 4 and 8 in their heads.
level-3 = Level 3: limits, Grundy values, binary and the proof
whom-3 = For pupils who know level 2 and can divide with a remainder.
# A link to the same boards.
without-help = without hints

## The link for pupils

pupils = A link for pupils
about-pupils = A pupil who opens this link begins with this game, each time from its first board. Without hints, the page shows only after the end which moves win.
# Heads the choice.
hints = Hints
hints-on = On
hints-off = Off
# Opens the link here.
open = Open the game

## The exit ticket: three short questions

ticket = Exit ticket
about-ticket = The last stone loses, and you are to move. Answer on paper.
# The heaps are single stones.
ticket-1 = Can you win? Give the reason.
# The board has two heaps.
ticket-2 = Which move wins? Give the reason.
# The board has three heaps.
ticket-3 = Cut the heaps into blocks. Which move wins? Give the reason.

## The sheets to print

sheets = What to print
