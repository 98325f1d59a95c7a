### The document before the program has started, the page of a wrong address, and what shops and chats show.

# The title of the page, and the name of the installed game.
title = Nim
# Search engines show this below the title.
description = Play Nim, the game of heaps and stones, against a friend or the computer. Nothing leaves your device unless you send it.
# A shop of installed pages shows this.
about = Play Nim, the game of heaps and stones, against a friend or the computer, and learn to win it.
# In place of the game, where the browser runs no scripts.
no-script = Nim needs JavaScript, and this browser blocks it. Allow JavaScript for this site to play.
# Until the program has started.
loading = Nim is loading…
# In place of the status, after a press on Take before the program has started.
move-waits = Your move is made when Nim has loaded.
# After a few seconds more. A link follows that reloads the page.
slow = If nothing changes, reload the page. Nim needs a browser from 2024 or later.
# In place of “Nim is loading…”, where the page was opened from a disk.
no-server = Nim needs a web server: browsers do not start it from a file.
# The title of the page of an address that leads nowhere.
not-found-title = Page not found – Nim
# Heads that page.
not-found = This page does not exist
# Below it.
not-found-why = The address may be cut off or misspelled.
# Leads from there to the game.
play-nim = Play Nim
# A picture of the game that a shop of installed pages shows.
wide-picture = A game of three heaps beside its analysis
# Another one.
narrow-picture = A game on a phone
# Another one: opens the analysis.
analyse = Analyse
