### What the browser keeps of a visit.

# A game waits.
# $heaps (sizes): The board of that game.
waits = Your game of { $heaps } waits.

# Goes back to it.
back = Back to your game
# Some of what was kept could not be read.
damaged = Some of what was kept here is missing or damaged. What is damaged stands under “Statistics and data”; the rest is as it was.
# The browser keeps nothing.
refused = This browser keeps nothing for this page: the game is gone when you leave. You can play on.
# There is no room left.
full = The browser has no room left to keep this game. You can play on; what was kept before stays.
# Another tab has gone on, or has deleted everything.
behind = What is kept was changed in another tab. What you do here is not kept until you choose.
# Goes on with what the other tab has kept.
theirs = Show that game
# Goes on with this tab.
mine = Keep this one
# A newer version has kept it.
newer = What is kept here was written by a newer version of Nim. It stays untouched, and this visit is not kept. Reload the page to get the newer version.
