### The program has stopped, or could not be loaded: what the page says then. It needs nothing of the program.

# Reloads the page.
reload = Reload
# Heads the message after an error of the program.
stopped = Nim has stopped
# Below it.
stopped-why = There was an error in the program. Reload the page to continue.
# Heads the message in a browser without WebAssembly.
unable = Nim cannot run here
# Below it.
unable-why = Nim needs WebAssembly. This browser does not have it, or it is switched off. Any browser from 2024 or later has it.
# Heads the message where a file did not arrive, or arrived damaged.
not-loaded = Nim could not be loaded
# Below it.
not-loaded-why = A file of the page is missing or damaged. Check the connection and reload the page. Nim needs a browser from 2024 or later.
# Follows each of these, and the next one, where there is saved data.
saved = Your saved data is still there.
# The program stopped twice in a row, on a page whose address shows a screen or a board. Reload is the button.
twice = Nim has stopped twice in a row. The address may be the cause. Reload opens the start page.
# The program stopped once more, or twice in a row at the plain address. Reload is the button.
again = Nim has stopped again. The saved data may be the cause. Reload starts without this data: the page then keeps it under “Statistics and data”.
# Saves a file with all saved data.
save-data = Save my data
# There is no space in the browser to put the saved data aside.
no-room = There is no space to set the saved data aside. Save it to a file. Then delete this site’s data in the browser’s settings.
# Names the text with the error, for engineers.
report = Report
