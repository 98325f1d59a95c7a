### The page for teachers: the steps of the path, questions for a class, and a link for pupils.

about = The path teaches the strategy of Nim in twelve short steps. It begins with the last stones and goes backwards. Alone it takes about ten minutes. With a talk after each step it fills a lesson of 45 minutes.
# Prints the page.
print = Print
# In the list below “Go deeper”.
promise = The order, the times, questions for a class, and a link for pupils.

## The steps, each with its question

steps = The steps, and a question after each
# $count (number): How many minutes a step takes.
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# The step is about single stones.
question-1 = A hundred single stones are left. Do you want to start?
# The step is about one larger heap beside single stones.
question-2 = Why can you choose who gets the last stone, and the computer cannot?
# The step practises single stones.
question-3 = How do you see the winner without playing?
# The step is about two equal heaps.
question-4 = Why does a player who copies always have an answer?
# The step is about the end of a copied game.
question-5 = When do you stop copying if the last stone loses? And if it wins?
# The step practises two heaps.
question-6 = On which boards of two heaps does no move win?
# The step is about pairs of equal heaps.
question-7 = Why does the player who leaves only pairs always have an answer?
# The step is about blocks.
question-8 = What went wrong with two blocks of 3 in one heap?
# The step practises blocks.
question-9 = Can a heap of any size be cut in this way? In how many ways?
# The step is about partners.
question-10 = Can a move keep every block paired?
# The step practises partners.
question-11 = From which heap do you take, and why that one?
# The step is a whole game without help.
question-12 = Say the whole strategy in one sentence.

## Boards to practise

boards = Boards to practise
about-boards = The page makes new boards each time. In a practice help shows at first, and goes when the answers are right. A puzzle has hints.
# A link to the same boards.
without-help = without help

## The link for pupils

pupils = A link for pupils
about-pupils = A pupil who opens this link begins with this game against the computer. Without hints, the page shows only after the end which moves win.
# The label of a field.
sizes = Heap sizes
# Heads the choice.
hints = Hints
hints-on = On
hints-off = Off
# Opens the link here.
open = Open the game
