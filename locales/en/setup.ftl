### The dialog for a new game: its labels, and what is wrong with a field.

## Against whom

# $against (Against: computer | friend | link | watch): Who plays. With “watch” two computers play, and the reader looks on.
against-whom =
    { $against ->
        [computer] Computer
        [friend] A friend here
        [link] A friend by link
       *[watch] Watch
    }

## How well the computer plays, under its name

# $strategy (Strategy: beginner | casual | skilled | perfect | minimax | learner): How the computer plays.
sight =
    { $strategy ->
        [beginner] plays at random
        [casual] sees two moves ahead
        [skilled] sees four moves ahead
        [perfect] never makes a mistake
        [minimax] searches the game tree
       *[learner] learns from its games
    }

## Boards

# Under the picture of a board with a limit.
# $name (text): The heaps: 21.
# $most (numeral): The most stones per turn.
preset-limited = { $name }, take 1–{ $most }

## The last stone: what it does, and what that is called

# $last (Convention: misere | normal): What it does. “The last stone” stands above.
last-stone-does =
    { $last ->
        [misere] loses
       *[normal] wins
    }
# $last (Convention: misere | normal): What that is called.
last-stone-called =
    { $last ->
        [misere] misère
       *[normal] normal
    }

## Who starts, and the labels of names and strengths

either = Random
your-name = Your name
your-friends-name = Your friend’s name
strength = Strength

## What is wrong with a field

# $most (numeral): The most characters that a name may have.
# $length (numeral): How many it has.
name-too-long = A name has at most { $most } characters; this one has { $length }.
name-with-markup = A name cannot have < or > in it.
name-of-several-lines = Keep the name on one line.
no-sizes = Write the size of each heap, such as 3, 5, 7.
# $heap (heap): The heap.
empty-heap = Heap { $heap } has no stones. Write at least 1, or leave this heap out.
# $heap (heap): The heap.
# $text (text): What was written for its size.
# $least (numeral): The fewest stones it may have.
# $most (numeral): The most.
not-a-heap = Heap { $heap } is “{ $text }”. Write whole numbers from { $least } to { $most }, such as 3, 5, 7.
no-heaps = A board has at least one heap.
# $most (numeral): The most heaps of a board.
too-many-heaps = A board here has at most { $most } heaps.
# $most (numeral): The most stones of a heap.
heap-too-large = A heap here has at most { $most } stones.
# $most (numeral): The most stones of a board.
too-many-stones = A board here has at most { $most } stones.
# $most (numeral): The most stones per turn.
take-too-large = The largest limit here is { $most } stones per turn.
# $most (numeral): The most stones per turn.
limit-problem = Write one whole number from 1 to { $most }, or several, such as 1, 3, 4. For no limit, leave the field empty.
# No heap has as many stones as a turn takes at least.
no-move = No heap has enough stones for a turn. Make a heap larger.

# Heads the choice of opponent.
against = Against
# Unfolds the opponents that are not one of the four strengths: minimax and the learner.
other-minds = Other computers
# Heads the boards.
board = Board
# A board that the reader chooses: how many heaps, and their sizes.
own = Your own
# The label of its field.
sizes = Heap sizes
# Below the field: how to write the sizes.
sizes-hint = Up to 9 heaps of 1 to 31 stones, at most 60 in all, such as 3, 5, 7
# Heads the conventions.
last-stone = The last stone
# The label of the field for what a turn may take: a limit, or several numbers.
limit = Stones per turn
# Stands in that field while it is blank.
any = any number
# Below that field.
limit-hint = “3” allows 1 to 3 stones, “1, 3, 4” only these.
# Heads the choice of who starts.
starts = Who starts
# Stands in a name field while it is blank.
optional = name, optional
