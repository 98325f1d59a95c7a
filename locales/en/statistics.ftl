### The screen of statistics and data.

# Heads the screen, and opens it.
heading = Statistics and data

## The games

statistics = Statistics
# Where no game has been counted.
nothing-counted = You have not finished a game here yet. When you do, this page counts your games, wins and streaks.
# Goes to the game.
play = Play a game
# Below the table.
counts = A game counts once, when you finish it here. Hints and undo are allowed.
# Below the table.
counts-not = The path, lessons, puzzles and games between two computers do not count. If a link opens a finished game, that game does not count either.

# The name of the table.
table = Games by opponent
# Heads a column of the table.
opponent = Opponent
# Heads the row of games in which two people played.
two-people = Two people
# Beside “Two people”: whose wins are counted.
whose-wins = player 1’s wins (by link: your wins)
# In a cell, for those who do not see the dash.
no-game = no game
# In a cell without a number.
dash = –

# Heads the column of the games that were won.
won = won
# Heads the column of the games that were lost.
lost = lost
# Heads the column of wins, one after the other, up to the last game.
streak-now = current streak
# Heads the column of the most wins that there ever were one after the other.
streak-longest = longest streak

## Lessons and puzzles

learning = Learning
# $part (numeral): So many.
# $whole (numeral): Of so many.
part-of = { $part } of { $whole }
# Under a number: 3 of 12.
steps-done = steps of the path done
# Under a number: 3 of 10.
lessons-done = lessons done
# Under the number of a grade.
# $grade (text): What its puzzles are like: Four heaps.
puzzle-grade = puzzle grade: { $grade }
# Under a number of days.
puzzle-streak = current puzzle streak, in days
# Under a number of days.
puzzle-streak-longest = longest puzzle streak, in days

## Export

your-data = Your data
kept-where = Everything is kept in this browser only. Some browsers delete what a page has saved: Safari does after seven days without a visit. Install the page, or save everything to a file.
# Asks it never to delete this data by itself. The next two are its answers.
ask-to-keep = Ask the browser to keep it
agreed = The browser has agreed to keep everything until you delete it.
not-agreed = The browser has not agreed. Save everything to a file now and then.
export = Export
# $name (text): The name of the file: nim-2026-11-20.txt.
file = The text file { $name } holds your games, settings, statistics, lessons, puzzles and the training of the learner.
# $boards (number): How many boards are in no file, since there is no room for them.
left-out =
    { $boards ->
        [one] There is no room to keep what the learner knows of { $boards } board. The learner forgets that board when you close this page.
       *[other] There is no room to keep what the learner knows of { $boards } boards. The learner forgets those boards when you close this page.
    }
save = Save everything to a file
show-text = Show as text
hide-text = Hide the text
# The label of the text.
text = Text of the file, to copy

## Import

import = Import
# The label of the field for a file.
choose-file = A file that you saved from Nim
# Unfolds the field for a text.
paste = Paste its text instead
# The label of the field for a text.
pasted = Text of the file
# Reads the text.
read = Read the text
# In place of the fields.
closed = You cannot import anything now: a newer version of Nim has changed the saved data, and this page saves nothing.
replace-question = Replace everything here?
# $things (and): What it holds: 12 finished games, 3 finished lessons.
holds = The file holds { $things }.
holds-nothing = The file holds no finished game and no finished lesson.
# $things (and): What is here: 12 finished games, 3 finished lessons.
replaces = The file replaces what is here: { $things }.
replaces-nothing = There is no finished game and no finished lesson here to replace.
# In a list of what a file holds.
# $count (number): How many there are.
games-finished =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
# In a list of what a file holds.
# $count (number): How many there are.
steps =
    { $count ->
        [one] { $count } finished step of the path
       *[other] { $count } finished steps of the path
    }
# In a list of what a file holds.
# $count (number): How many there are.
lessons =
    { $count ->
        [one] { $count } finished lesson
       *[other] { $count } finished lessons
    }
# In a list of what a file holds: on so many days in a row the daily puzzle was solved.
# $count (number): How many there are.
days =
    { $count ->
        [one] a puzzle streak of { $count } day
       *[other] a puzzle streak of { $count } days
    }
# In a list of what a file holds: the boards on which the learner was trained.
# $count (number): How many there are.
boards =
    { $count ->
        [one] a learner trained on { $count } board
       *[other] a learner trained on { $count } boards
    }
# In a list of what a file holds: a game that is not over.
# $count (number): How many moves were made.
moves =
    { $count ->
        [one] an unfinished game of { $count } move
       *[other] an unfinished game of { $count } moves
    }
replace = Replace
leave = Keep what is here
save-first = Save what is here first
# After an import.
bring-back = Bring back what was here before

unchanged = Nothing here has changed.
empty = There is nothing to import. { unchanged }
# The file is too large.
too-large = This file is too large: Nim reads at most 5 MB. { unchanged }
foreign = This text or file is not from Nim. Choose a file that you saved on this page, such as nim-2026-11-20.txt, or paste the text of that file. { unchanged }
# $form (numeral): Files of that version have this format.
other-version = Another version of Nim saved this file, in format { $form }, and this version cannot read it. If the other version is newer, reload this page and import the file again. { unchanged }
damaged = This file is damaged and cannot be read. Try another copy of the file. { unchanged }
unread = The browser could not read this file. Choose the file again, or paste its text.
imported = Done. Everything in the file is now here.
brought-back = Everything here is as it was before the import.

## Delete

# Heads the deletion.
delete = Delete
deletes = This deletes your games, settings, statistics, lessons, puzzles and the training of the learner from this browser. You cannot undo this.
delete-everything = Delete everything
really-delete = Really delete everything? Anything you have not saved to a file is lost.
yes-delete = Yes, delete everything
# Does not delete.
cancel = Cancel
deleted = Everything is deleted. This page is as it was on your first visit.

## Data set aside

aside = Data set aside
# Data comes here where it could not be read, and where the page has stopped several times with it.
set-aside = Earlier saved data was set aside: it could not be read, or the page stopped several times with it. You can save it to a file and look at it. If the page stopped with it, you can import the file here.
save-aside = Save it to a file
delete-aside = Delete it
really-delete-aside = Really delete the data that was set aside? Anything you have not saved to a file is lost.
yes-delete-aside = Yes, delete it
aside-deleted = The data that was set aside is deleted.
