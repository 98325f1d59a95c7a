### The puzzles: a board on which to find a winning move, or to say that there is none.

## Which puzzle

# Heads the screen.
puzzle = Puzzle
# Heads the screen of a day’s puzzle.
# $day (date): The day.
puzzle-of-day = Puzzle for { $day }
# Names the choice of a grade.
grades = Grade
# How hard a puzzle is, and of what kind.
# $grade (Grade: two | small | four | endgame | single | limited): From the easiest to the hardest.
grade =
    { $grade ->
        [two] Two heaps
        [small] Two or three heaps
        [four] Four heaps
        [endgame] Misère endgame
        [single] Five or six heaps
       *[limited] Limit on each turn
    }
# The name of a button that shows the number alone, and what stands beside the heading.
# $number (number): The number of the grade, from 0.
# $grade (Grade: two | small | four | endgame | single | limited): What the puzzles are like.
numbered-grade = Grade { $number }: { grade }
# Below the puzzle.
# $number (number): The number of the grade, from 0.
# $grade (Grade: two | small | four | endgame | single | limited): What the puzzles are like.
# $size (number): The most stones in a heap.
# $none (number): How many puzzles in 100 have no winning move.
promise = { numbered-grade }. { $grade ->
        [two] Each heap has at most { $size } stones, and the last stone loses.
        [small] Each heap has at most { $size } stones.
        [four] Each heap has at most { $size } stones.
        [endgame] Each heap has at most { $size } stones, and at most two heaps have more than one.
        [single] Each heap has at most { $size } stones. There are 20 or more moves, and at most one of them wins.
       *[limited] There are two to four heaps of at most { $size } stones each. Each puzzle has its own limit: at most 2, 3, 4 or 5 stones a turn.
    } In { $none } of 100 puzzles there is no winning move.
# Opens the puzzle of the day.
todays-puzzle = Today’s puzzle
# The same where there is little room.
today = Today
# Beside the heading: on how many days in a row the daily puzzle was solved.
# $days (number): So many days, up to today.
streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
# Beside the heading, where a longer streak has ended.
# $days (number): So many days, up to today.
# $longest (number): The most days that there ever were.
streak-and-longest = { streak } · longest: { $longest }
# Beside the heading, where this day’s puzzle was solved before.
# $days (number): So many days, up to today.
solved-streak = Solved · { streak }
# The same, where a longer streak has ended.
# $days (number): So many days, up to today.
# $longest (number): The most days that there ever were.
solved-streak-and-longest = Solved · { streak-and-longest }

## The question

question = Is there a winning move?
# $last (Convention: misere | normal): What the last stone does.
rule =
    { $last ->
        [misere] The last stone loses.
       *[normal] The last stone wins.
    } Take any number.
# $last (Convention: misere | normal): What the last stone does.
# $most (number): The most stones a turn, 2 or more.
rule-with-limit =
    { $last ->
        [misere] The last stone loses.
       *[normal] The last stone wins.
    } Take 1 to { $most }.

## The answer

# Begins what is said of a right answer.
right = Right.
# Begins what is said of a wrong answer.
wrong = Wrong.
# Begins the answer that was asked for.
the-answer = The answer:
# $made (text): The move: B3.
# $why (text): A sentence: why the move wins.
wins = { $made } is a winning move. { $why }
# $made (text): The move: B3.
# $why (text): A sentence: why the move wins.
# $others (and): The other winning moves.
# $count (number): How many others there are.
wins-as-others = { wins } { $count ->
        [one] { $others } is a winning move too.
       *[other] { $others } are winning moves too.
    }
# $why (text): A sentence: why no move wins.
no-winning-move = There is no winning move. { $why }
# Until the opponent has answered.
# $made (text): The move: B3.
misses = { $made } is not a winning move. Watch your opponent’s answer.
# $made (text): The move: B3.
# $reply (text): The opponent’s move: A1.
# $left (sizes): The heaps that are left.
# $why (text): A sentence: why no move wins from there.
refuted = { $made } is not a winning move. Your opponent answers { $reply } and leaves { $left }. { $why }
# The last stone wins.
# $made (text): The move: B3.
# $reply (text): The opponent’s move: A1.
loses-at-once = { $made } is not a winning move. Your opponent answers { $reply }, takes the last stone and wins.
# Said of the answer that no move wins. The buttons “Try again” and “Show the answer” stand below.
overlooked = There is a winning move. Can you find one?

## How it went

# $tries (number): How many answers were given, the right one included.
solved =
    { $tries ->
        [1] Solved on your first try.
       *[other] Solved in { $tries } tries.
    }
# $tries (number): How many answers were given, the right one included.
# $number (number): The number of the next grade.
solved-and-grade = { solved } The next puzzle is grade { $number }.
# $tries (number): How many answers were given, the right one included.
# $days (number): On so many days in a row the daily puzzle was solved.
solved-and-streak = { solved } { streak }.
# A text to send; it gives nothing away.
# $day (date): The day of the puzzle.
# $tries (number): How many answers were given, the right one included.
shared =
    { $tries ->
        [1] Nim, puzzle for { $day }: solved on the first try.
       *[other] Nim, puzzle for { $day }: solved in { $tries } tries.
    }
# The same, with the streak.
# $day (date): The day of the puzzle.
# $tries (number): How many answers were given, the right one included.
# $days (number): On so many days in a row the daily puzzle was solved.
shared-and-streak = { shared } { streak }.

## Buttons

# The answer that no move wins.
none = No winning move
# The same board once more.
again = Try again
show-answer = Show the answer
next-puzzle = Next puzzle
# Sends the result.
share = Share
# In place of Share: the text is on the clipboard.
copied = Copied

## What is wrong with the address of a puzzle

wrong-form = The address of a puzzle looks like #/puzzle, #/puzzle/3/1234 or #/puzzle/2026-11-20.
# $text (text): As it was written.
# $most (number): The last grade.
wrong-grade = There is no grade “{ $text }”. Write a grade from 0 to { $most }.
# $text (text): As it was written.
wrong-number = “{ $text }” is not the number of a puzzle. Write a whole number of up to 19 digits.
# $text (text): As it was written.
wrong-date = “{ $text }” is not a date. Write year, month and day, such as 2026-11-20.
# $text (text): As it was written.
wrong-year = “{ $text }” is not a date. Write a year from 0001 to 9999.
# $text (text): As it was written.
wrong-month = “{ $text }” is not a date. Write a month from 01 to 12.
# $text (text): As it was written.
# $days (number): How many days the month has in that year.
wrong-day = “{ $text }” is not a date. That month has { $days } days.
