### Züge in Worten, die bisherigen Züge einer Partie, und eine Partie als Text zum Kopieren.

## Ein Zug

made = { $take } von { $heap }
taken = { made }
short = { $short }: { made }.

## Die Züge der Partie

moves = Züge dieser Partie
round = Runde
round-number = { $number }.
none = Noch kein Zug.
copy = Partie als Text, zum Kopieren
