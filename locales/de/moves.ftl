### Züge in Worten, die bisherigen Züge einer Partie, und eine Partie als Text zum Kopieren.

## Ein Zug

made = { $take } von { $heap }
taken =
    { $take ->
        [one] { $take } { -Stein }
       *[other] { $take } { -Steine }
    } von Haufen { $heap }
short = { $short } heißt: { taken } nehmen.

## Die Züge der Partie

moves = Züge dieser Partie
round = Runde
round-number = { $number }.
none = Noch kein Zug.
copy = Partie als Text, zum Kopieren
