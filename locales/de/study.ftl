### Die Seiten, auf denen man Stellungen untersucht, und die Wege dazwischen.

title = { $screen } – Nim
title-of-board = { $screen } von { $heaps } – Nim

screens = Untersuchen
analysis = Analyse
tree = Spielbaum
play-board = Stellung spielen
to-game = Zurück zur Partie
moves = Züge
learn = Lernen
puzzles = Rätsel
review = Rückblick
review-so-far = Rückblick bis hierher
panel = Analyse und Züge
whole = Ganze Analyse öffnen
