### What the browser keeps of a visit.

# Another game has just begun in place of an unfinished one.
kept = Your old game is saved.
# Goes back to it, on a button beside that sentence.
go-back = Go back
# The same button, read out.
go-back-to-game = Go back to your old game

## Saved data

# Resumes the last game, in the list under More.
back = Back to the last game
# What was kept could not be read.
damaged = The saved data could not be read, and is set aside.
# A link beside that sentence: saves that data as a file.
save-copy = Save a copy
# A newer version has kept it.
newer = A newer version of Nim wrote the saved data. This page leaves that data as it is, and saves nothing. Reload the page to get the newer version.
# The browser keeps nothing.
refused = This browser saves nothing for this page. You can play, but the game is gone when you leave.
# There is no room left.
full = The browser has no space left to save this game. You can play on. The data that was saved before stays.

## The language

# The messages of the language did not come. The page is in English.
language-missing = This language could not be loaded. Check the connection.
