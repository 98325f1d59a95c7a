### The dialog about the page itself.

heading = About
what = Nim is a game for two with heaps of stones. Charles L. Bouton gave the game its name in 1901, and proved who wins. This page plays the game, teaches it, and shows why a move wins.
offline = After the first visit the page also works offline.
# Opens the licences of all code in the page.
licences = Licences
# $version (text): The version of the page.
version = Version { $version }
