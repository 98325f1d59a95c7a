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
paste = Züge oder Partie einfügen
hint = Schreib alle Züge von Anfang an, eine ganze Partie oder einen Link.
open = Öffnen
unchanged = Deine Partie ist unverändert.
no-move = Hier steht kein Zug. Schreib Züge wie B3,C1 oder eine ganze Partie.
after-the-last = Zug { $number }, „{ $made }“, kommt nach dem Ende der Partie.
missing = Eine ganze Partie braucht auch „{ $key }=“, zum Beispiel { $example }.
