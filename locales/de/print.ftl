### Blätter zum Drucken: eine Stellung, ihre Analyse, ihr Spielbaum und Rätsel zum Lösen auf Papier.

## Die Seite um das Blatt

heading = Drucken
print = Drucken
print-puzzles = Ein Blatt mit Rätseln drucken
back = Zurück
preview = Das Blatt, wie es gedruckt wird
next-twelve = Die nächsten zwölf Rätsel

## Auf jedem Blatt

board = Eine Nim-Stellung
analysis = Analyse einer Nim-Stellung
tree = Spielbaum einer Nim-Stellung
puzzles = Nim-Rätsel
turns = Zwei Personen ziehen abwechselnd.
open = Der Code öffnet diesen Link:

## Die Analyse einer Stellung

can-win =
    Wer am Zug ist, kann gewinnen. { $all ->
        [1] Der einzige Zug gewinnt.
       *[other]
            { $winning ->
                [one] { $winning } von { $all } Zügen gewinnt.
               *[other] { $winning } von { $all } Zügen gewinnen.
            }
    }
cannot-win =
    Die andere Seite kann gewinnen. { $all ->
        [one] Der einzige Zug gewinnt nicht.
       *[other] Keiner der { $all } Züge gewinnt.
    }
heaps-in-binary = Die Haufen als Binärzahlen
winning-moves = Gewinnzüge
winning-move = Nimm { $take } von Haufen { $heap }, übrig: { $left }.

## Der Spielbaum einer Stellung

tree-size = Der ganze Baum hat { $nodes } Knoten. Es gibt { $games } Möglichkeiten, die Partie zu spielen.
tree-too-small = Auf Papier ist diese Zeichnung zu klein zum Lesen. Klapp vorher einige Zweige zu oder speichere das Bild.

## Das Blatt mit Rätseln

task = In jedem Rätsel bist du am Zug. Finde einen Gewinnzug oder kreuze an, dass kein Zug gewinnt.
name = Name: ____________________
number = { $number }.
answer = Nimm ______ von Haufen ______
none = Kein Zug gewinnt
solutions = Lösungen
this-sheet = Dieses Blatt und seine Lösungen:

## Das Blatt mit Stellungen zum Beurteilen

worksheet = Stellungen beurteilen
next-eight = Die nächsten acht Stellungen
judge = In jeder Stellung bist du am Zug. Kreuze an, was stimmt, und nenn den Grund.
reason = Grund:
others-win = Auch diese gewinnen: { $moves }.
