### The puzzles: their names, the answers, and how they went. Their questions are in `course-puzzle.ftl`.

## Which puzzle

# Heads the screen.
puzzle = Puzzle
# Heads the screen of a day’s puzzle.
# $day (date): The day.
puzzle-of-day = Puzzle for { $day }
# After the name of a day’s puzzle: how hard it is.
easy = Easy
medium = Medium
hard = Hard
# Names the choice of a grade.
grades = Grade
# How hard a puzzle is, and of what kind.
# $grade (Grade: two | small | four | endgame | single | limited | sets): From the easiest to the hardest.
grade =
    { $grade ->
        [two] Two heaps
        [small] Two or three heaps
        [four] Four heaps
        [endgame] Endings where the last { -piece } loses
        [single] Five or six heaps
        [limited] Limit on each turn
       *[sets] Only certain numbers
    }
# The name of a button that shows the number alone, and what stands beside the heading.
# $number (numeral): The number of the grade, from 0.
# $grade (Grade: two | small | four | endgame | single | limited | sets): What the puzzles are like.
numbered-grade = Grade { $number }: { grade }
# Below the board of a day.
promise = Sometimes no move wins.
# The first hint where no move wins.
look-for-answers = Can your opponent answer each of your moves?
# Beside the grade of a puzzle, where the reader is at another grade.
# $number (numeral): The number of the reader’s grade.
your-grade = your grade: { $number }
# Opens the puzzle of the day.
todays-puzzle = Today’s puzzle
# Beside the way to today’s puzzle: on how many days in a row the daily puzzle was solved.
# $days (number): So many days, up to today.
streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
# Names the row of signs, one for each answer.
# $count (number): The answers that were given.
tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }

## The question

# After the rule for the last stone.
# $numbers (text): All numbers that a turn may take, in words: 1 to 3, or 1, 3 or 4.
take-some = Take { $numbers } { -pieces }.

## The answer

# $made (text): The move: 3 from B.
# $why (text): A sentence: why the move wins.
wins = Taking { $made } wins. { $why }
# $made (text): The move: 3 from B.
# $why (text): A sentence: why the move wins.
# $others (and): The other winning moves.
# $count (number): How many others there are.
wins-as-others = { wins } { $count ->
        [one] This move wins too: { $others }.
       *[other] These moves win too: { $others }.
    }
# $why (text): A sentence: why no move wins.
no-winning-move = No move wins. { $why }
# An answer to choose: a turn of a game.
# $heaps (sizes): The heaps before it.
# $made (text): What it took: 3 from B.
turn = Heaps { $heaps }: took { $made }
# Of a move that was chosen as the mistake.
# $why (text): A sentence: why the move wins.
good-move = This move kept the win. { $why }
# Of a later move than the mistake.
lost-before = No move could win here any more.
# $why (text): A sentence: why the other player can win.
mistake = After this move the opponent can win. { $why }

## How it went

# $tries (number): How many answers were given, the right one included.
solved =
    { $tries ->
        [1] Solved on your first try.
       *[other] Solved in { $tries } tries.
    }
# After the result: a hint was asked for.
with-hints = With hints.
# $number (numeral): The number of the next grade.
next-grade = The next puzzle is grade { $number }.
# $days (numeral): On so many days in a row the daily puzzle was solved.
streak-now = { streak }.
# After the streak: the longest one that there was.
# $days (number): So many days.
best-streak =
    { $days ->
        [one] Best: { $days } day.
       *[other] Best: { $days } days.
    }
# Below the result of today’s puzzle.
# $time (text): The hours and minutes until midnight: 5 h 12 min.
next-puzzle = Next puzzle in { $time }
# In its place after midnight: leads to the new puzzle.
new-puzzle = A new puzzle is here.
# Beside a puzzle whose day is yet to come.
# $day (date): The day.
ahead = Practice: this puzzle counts on { $day }.
# In place of a day’s puzzle, where the date of the device is before 2020 or after 2100.
wrong-clock = The date of this device is wrong, and a puzzle of a day needs it: set the clock, and load the page again.
# Tells screen readers what the dot at Puzzles in the menu means.
todays-is-open = Today’s puzzle is open
# A text to send; it gives nothing away. A row of signs follows, one for each answer.
# $day (date): The day of the puzzle.
# $tries (number): How many answers were given, the right one included.
shared =
    { $tries ->
        [1] Nim, puzzle for { $day }: solved on the first try.
       *[other] Nim, puzzle for { $day }: solved in { $tries } tries.
    }

## Buttons

# Sends the result.
share = Share
# In place of Share: the text is on the clipboard.
copied = Copied
# In place of Share: the browser has refused, and the text of the result is selected.
copy-selected = Copy the selected text yourself

## What is wrong with the address of a puzzle

# $text (text): As it was written.
# $most (numeral): The last grade.
no-puzzle = There is no puzzle “{ $text }”. Write a grade, such as 3, a grade and a number, such as 3/1234, or a date, such as 2026-11-20. The grades are 0 to { $most }.
