### Der Spielbaum, und Minimax darauf. Max zieht zuerst und will +1, Min zieht danach und will −1.

## Die Stellung und die Anzahlen

player =
    { $side ->
        [a] Max
       *[b] Min
    }
one-heap =
    { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
nodes = Knoten
games = Partien
boards = Stellungen
shown = { $shown } von { $all } Knoten sind gezeichnet, davon { $folded } zugeklappt.

## Die Stellung wird geändert

about = { $board }: Stellung und Legende
heaps = Haufen
take-to = Nimm
any = ∞
rule = Der letzte Stein
loses = Letzter Stein verliert
wins = Letzter Stein gewinnt

## Die Zeichnung

graph-name = Graph der Stellungen
frame = Zeichnung
zoom = Größe der Zeichnung
zoom-in = Größer
zoom-out = Kleiner
fit = Zeichnung in den Rahmen einpassen
percent = { $percent } %
folded = ▾ noch { $count }
folded-count = ▾ { $count }
more = weitere
# G wie gewinnt.
win-letter = G
# V wie verliert.
loss-letter = V
at-most = ≤ { $bound }
at-least = ≥ { $bound }
alpha = α { $alpha }
beta = β { $beta }

## Die Knoten, für alle, die sie nicht sehen

node = { $left }, { $player } am Zug
end = Partie zu Ende
rest =
    { $moves ->
        [one] { $moves } weiterer Zug von { $player }
       *[other] { $moves } weitere Züge von { $player }
    }
after-take = { $take } nehmen: { $node }
after-take-from = { $take } von { $heap } nehmen: { $node }
valued = { $node }, Wert { $value }
valued-equal = { $node }, Wert { $value }, alle Züge gleich
valued-at-most = { $node }, Wert höchstens { $value }
valued-at-least = { $node }, Wert mindestens { $value }
cut = { $node }, abgeschnitten
board = { $left } übrig
board-wins = { $left } übrig: Wer am Zug ist, gewinnt
board-loses = { $left } übrig: Wer am Zug ist, verliert

## Was die Formen bedeuten

first-player = Max zieht zuerst und will +1
second-player = Min zieht danach und will −1
game-over = Partie zu Ende
cut-branch = Abgeschnitten: kann am Ergebnis nichts ändern
taken = An einer Linie: genommene Steine
taken-from = An einer Linie: { $take } von { $heap }
bounds = α, β: was Max und Min schon erzwingen können
equal-moves = Alle Züge haben denselben Wert
board-of-graph = Eine Stellung, egal wer am Zug ist
wins-to-move = Wer am Zug ist, gewinnt
loses-to-move = Wer am Zug ist, verliert

## Unter der Zeichnung

one-board-one-node = 1 Stellung und 1 Knoten: Die Partie ist zu Ende.
merged = Der Baum hat { $nodes } Knoten, aber nur { $boards } verschiedene Stellungen.
merged-with-cutoffs =
    Der Baum hat { $nodes } Knoten, aber nur { $boards } verschiedene Stellungen. { $looked ->
        [one] Hört jede Suche beim ersten Gewinnzug auf, prüft Minimax { $looked } Stellung.
       *[other] Hört jede Suche beim ersten Gewinnzug auf, prüft Minimax { $looked } Stellungen.
    }
by-minimax =
    { $minimax ->
        [one] { $minimax } Wert durch Minimax
       *[other] { $minimax } Werte durch Minimax
    }
by-theory =
    { $theory ->
        [one] { $minimax }, { $theory } zugeklappter Zweig durch Theorie
       *[other] { $minimax }, { $theory } zugeklappte Zweige durch Theorie
    }
with-cuts =
    { $cut ->
        [one] { $values }, { $cut } Zweig abgeschnitten
       *[other] { $values }, { $cut } Zweige abgeschnitten
    }

## Knöpfe

step-back = Schritt zurück
step = Schritt
run = Start
pause = Pause
cutoffs = Abschneiden
to-the-end = Zum Ende
clear = Zurück zum Anfang
unfold-all = Alle aufklappen
fold-all = Alle zuklappen
picture = Bild
tree = Baum
graph = Graph
make-root = Ab dem gewählten Knoten
back-to = Zurück zu { $board }
save-picture = Bild speichern

## Was Minimax tut

full = Mehr als { $most } Knoten werden nicht gezeichnet. Klapp einen Zweig zu, um einen anderen zu sehen.
too-large = Der Baum ist zu groß, um ihn ganz zu zeichnen. Drück auf einen Knoten, um seinen Zweig aufzuklappen. Ein zugeklappter Zweig zählt als ein Schritt.
unfold = Drück auf einen zugeklappten Knoten, um seinen Zweig aufzuklappen. Ein zugeklappter Zweig zählt als ein Schritt.
ready = Minimax findet heraus, wer gewinnt: von den Enden der Partien hinauf bis zur ersten Stellung. Lass es laufen oder geh Schritt für Schritt.
changed-signs = Hier war Min am Zug. In diesem Baum heißt diese Seite Max, also tauschen +1 und −1 die Plätze.
graph-ready = Jede Stellung ist einmal gezeichnet, egal wie ihre Haufen geordnet sind. Jeder Schritt findet heraus, ob gewinnt, wer am Zug ist.
nearest = Es gibt zu viele Stellungen, um alle zu zeichnen. Das sind die { $count } nächsten.
step-of = Schritt { $done } von { $all }. { $news }
found-to-win = { $left } übrig: Wer am Zug ist, gewinnt.
found-to-lose = { $left } übrig: Wer am Zug ist, verliert.
found-end = Das Spielfeld ist leer, und { $player } hat gewonnen. Der Wert ist { $value }.
found-folded = { $left } übrig, { $player } am Zug. Der Zweig ist zugeklappt. Nach der Theorie ist sein Wert { $value }.
found-rest = Die anderen Züge von { $player }: Nach der Theorie ist der beste Wert { $value }.
found-only-move = { $left } übrig: { $player } hat nur einen Zug, also ist der Wert auch { $value }.
found-at-once = { $left } übrig: { $player } hat { $value } gefunden und sucht nicht weiter.
found-largest = { $left } übrig: Max wählt aus { $values } den größten Wert: { $value }.
found-smallest = { $left } übrig: Min wählt aus { $values } den kleinsten Wert: { $value }.
found-among-many = { $left } übrig: Der beste von { $count } Werten für { $player } ist { $value }.
other-moves-cut = { $other } hat schon { $has }, und { $player } kann hier { $value } erzwingen. Darum werden die anderen Züge abgeschnitten.
all-equal = Alle Züge haben denselben Wert.
