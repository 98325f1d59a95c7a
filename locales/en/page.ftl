### The frame around the board: header, menu and dialogs.

# The name of the game.
nim = Nim
# Opens the setup.
new-game = New game
# Opens the instructions.
how-to-play = How to play
# Leads to the table, in the main menu.
play = Play
# Leads to statistics, instructions, settings and about, and heads their list.
more = More
# Opens what can be sent to somebody, and heads it.
share = Share
# Closes a dialog or a message.
close = Close
# Jumps past the header.
skip = To the board
# While a part of the page is on its way.
fetching = Loading…
# A part of the page could not be fetched.
not-fetched = This part could not be loaded. Check the connection.
# Fetches it once more.
try-again = Try again
# After a press on Copy beside a link that saves a file.
copied = Copied.
# The same, where the browser refuses.
not-copied = The browser does not let the page copy.
# After a press on a link that saves a file, in a frame of another page. Copy is the button beside the link.
no-file = If no file comes, this frame forbids it: press Copy.
# The game stores everything on the device.
privacy = Nothing leaves this device unless you send it.
# The name of the links to the five sections.
main-menu = Main menu
