### The program has stopped, or cannot start: the one sentence of the page then. It needs nothing of the program.

# Reloads the page.
reload = Reload
# After an error of the program.
stopped = An error in the program has stopped Nim: reload the page to go on.
# In a browser that lacks what the program needs.
unable = Nim needs a browser from 2024 or later, with WebAssembly.
# A file did not arrive, or arrived damaged.
not-loaded = Nim could not be loaded: check the connection and reload, in a browser from 2024 or later.
# The web server changes the document of the page, or its policy blocks parts of it. Who runs that server can help.
changed = The web server of this page changes or blocks parts of it, so Nim cannot start.
# A part of the page did not load, because the web server sends it wrongly. A button follows that tries again.
mistyped = The web server of this page sends a file with a wrong type, or another page in its place.
# The program stopped twice in a row, on a page whose address shows a screen or a board. Reload is the button.
twice = Nim has stopped twice in a row, perhaps because of the address: Reload opens the start page.
# The program stopped once more, or twice in a row at the plain address. Reload is the button.
again = Nim has stopped again, perhaps because of the saved data: Reload starts without it and keeps it under “Statistics and data”.
# Saves a file with all saved data.
save-data = Save my data
# There is no space in the browser to put the saved data aside.
no-room = There is no space to set the saved data aside: save it to a file, then delete this site’s data in the browser’s settings.
