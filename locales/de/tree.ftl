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
magnitude = etwa { $digit } × 10{ $exponent }
nodes = Knoten
games = Partien
boards = Stellungen
shown = Gezeichnete Knoten: { $shown } von { $all }, zugeklappt: { $folded }.

## Die Stellung wird geändert

about = { $board }: Stellung, Legende
take-to = Nimm
any = ∞

## Die Zeichnung

graph-name = Graph der Stellungen
frame = Zeichnung
zoom = Größe der Zeichnung
zoom-in = Größer
zoom-out = Kleiner
fit = Zeichnung in den Rahmen einpassen
percent = { $percent } %
folded-count = ▾ { $count }
# G wie gewinnt.
win-letter = G
# V wie verliert.
loss-letter = V
alpha = α { $alpha }
beta = β { $beta }

## Die Knoten, für alle, die sie nicht sehen

node = { $left }, { $player } am Zug
after-take = { $take } nehmen: { $node }
after-take-from = { $take } von { $heap } nehmen: { $node }
valued = { $node }, Wert { $value }
valued-equal = { $node }, Wert { $value }, alle Züge gleich
cut = { $node }, abgeschnitten
board = { $left } übrig
board-wins = { $left } übrig: Wer am Zug ist, gewinnt.
board-loses = { $left } übrig: Wer am Zug ist, verliert.

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
merged = Der Baum hat { $nodes } Knoten und { $boards } verschiedene Stellungen.
merged-with-cutoffs =
    Der Baum hat { $nodes } Knoten und { $boards } verschiedene Stellungen. { $looked ->
        [one] Hört jede Suche beim ersten Gewinnzug auf, prüft Minimax { $looked } Stellung.
       *[other] Hört jede Suche beim ersten Gewinnzug auf, prüft Minimax { $looked } Stellungen.
    }
looked-at =
    { $all ->
        [one] { $looked } von { $all } Knoten angesehen
       *[other] { $looked } von { $all } Knoten angesehen
    }
with-cuts =
    { $cut ->
        [one] { $looked }, { $cut } Zweig abgeschnitten
       *[other] { $looked }, { $cut } Zweige abgeschnitten
    }

## Knöpfe

step-back = Schritt zurück
step = Schritt
run = Start
cutoffs = Abschneiden
order = Reihenfolge der Züge
fewest-first = Wenige zuerst
most-first = Viele zuerst
best-first = Beste zuerst
to-the-end = Zum Ende
clear = Zurück zum Anfang
picture = Bild
tree = Baum
graph = Graph
make-root = Ab dem gewählten Knoten
save-picture = Bild speichern

## Was Minimax tut

full = Mehr als { $most } Knoten werden nicht gezeichnet. Klapp einen Zweig zu, um einen anderen zu sehen.
too-large = Der Baum hat mehr als { $most } Knoten. Drück auf einen Knoten, um seinen Zweig aufzuklappen. Die Werte stammen aus der Theorie: Minimax geht nur kleinere Bäume durch.
ready = Minimax findet heraus, wer gewinnt: von den Enden der Partien hinauf bis zur ersten Stellung. Lass Minimax laufen oder geh Schritt für Schritt.
changed-signs = Hier war Min am Zug. In diesem Baum heißt diese Seite Max, also tauschen +1 und −1 die Plätze.
graph-ready = Jede Stellung ist einmal gezeichnet, egal in welcher Reihenfolge ihre Haufen liegen. Jeder Schritt findet für eine Stellung heraus, ob die Seite am Zug gewinnt.
nearest = Es gibt zu viele Stellungen, um alle zu zeichnen. Das sind die { $count } nächsten.
step-of = Schritt { $done } von { $all }. { $news }
found-end = Die Partie ist zu Ende, und { $player } hat gewonnen. Der Wert ist { $value }.
found-only-move = { $left } übrig: { $player } hat nur einen Zug, also ist der Wert auch { $value }.
found-at-once = { $left } übrig: { $player } hat { $value } gefunden und sucht nicht weiter.
found-largest = { $left } übrig: Max wählt aus { $values } den größten Wert: { $value }.
found-smallest = { $left } übrig: Min wählt aus { $values } den kleinsten Wert: { $value }.
found-among-many = { $left } übrig: Der beste von { $count } Werten für { $player } ist { $value }.
other-moves-cut = Mit dem Zug hierher gewinnt { $player }, und kein anderer kann besser sein. Darum werden die anderen Züge abgeschnitten.
all-equal = Alle Züge haben denselben Wert.
