### Züge in Worten, die bisherigen Züge einer Partie, und Text zum Kopieren und Einfügen.

## Ein Zug

made = { $take } von { $heap }
short = { $short }: { made }.

## Die Züge der Partie

moves = Züge dieser Partie
round = Runde
round-number = { $number }.
none = Noch kein Zug.
copy = Partie als Text, zum Kopieren
