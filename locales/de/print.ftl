### Blätter zum Drucken: Stellungen zum Beurteilen, mit ihren Lösungen.

## Die Seite um das Blatt

print = Drucken
not-printed = Der Browser oder dieser Rahmen erlaubt das Drucken nicht.
preview = Das Blatt, wie es gedruckt wird
no-sheet = Das Blatt „{ $text }“ gibt es nicht. Um eine Seite zu drucken, drück dort auf „Drucken“. Arbeitsblätter stehen hier:

## Auf jedem Blatt

open = Der Code öffnet diesen Link:

## Stellungen

name = Name: ____________________
answer = Nimm ______ von Haufen ______
none = Kein Zug gewinnt
solutions = Lösungen
this-sheet = Dieses Blatt und seine Lösungen:

## Das Blatt mit Stellungen zum Beurteilen

worksheet = Stellungen beurteilen
next-eight = Die nächsten acht Stellungen
judge = In jeder Stellung bist du am Zug. Kreuz an, was stimmt, und nenn den Grund.
reason = Grund:
others-win =
    { $count ->
        [one] Auch dieser Zug gewinnt: { $moves }.
       *[other] Auch diese Züge gewinnen: { $moves }.
    }
winning-move =
    { $take ->
        [one] Nimm { $take } Stein
       *[other] Nimm { $take } Steine
    } von Haufen { $heap }. Übrig: { $left }.
