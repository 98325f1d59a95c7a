### Die Analyse einer Stellung: wer gewinnt, warum, und wohin jeder Zug führt.

## Wer gewinnt

you-have-won = Du hast gewonnen.
opponent-has-won = Dein Gegenüber hat gewonnen.
you-can-win = Du kannst gewinnen.
opponent-can-win = Dein Gegenüber kann gewinnen.
game-is-over = Die Partie ist zu Ende.
winning-moves =
    { $all ->
        [1] Der einzige Zug gewinnt.
       *[other]
            { $winning ->
                [one] { $winning } von { $all } Zügen gewinnt.
               *[other] { $winning } von { $all } Zügen gewinnen.
            }
    }
none-of-your-moves =
    { $all ->
        [one] Dein einziger Zug verliert.
       *[other] Keiner deiner { $all } Züge gewinnt.
    }
none-of-their-moves =
    { $all ->
        [one] Der einzige Zug deines Gegenübers verliert.
       *[other] Keiner der { $all } Züge deines Gegenübers gewinnt.
    }
after = Nach diesem Zug: { $verdict }
sum-is = Die Nim-Summe ist { $sum }.
length =
    { $turns ->
        [one] Bei bestem Spiel ist der nächste Zug der letzte.
       *[other] Bei bestem Spiel endet die Partie nach { $turns } Zügen.
    }
length-at-most = Die Partie endet nach höchstens { $turns } Zügen. Für die genaue Zahl dauert das Rechnen zu lange.
choose = Wähle einen Zug, um zu sehen, wohin er führt.
wait = Dein Gegenüber ist am Zug.

## Wie Haufen mit einer Höchstzahl zählen

remainders =
    { $most ->
        [one] Pro Zug nimmt man { $most } Stein.
       *[other] Pro Zug nimmt man höchstens { $most } Steine.
    } Darum zählt ein Haufen so viel wie sein Rest beim Teilen durch { $period }: { $remainders }.
values = Ein Zug nimmt { $numbers } Steine. Deshalb zählt ein Haufen als sein Grundy-Wert: { $values }.
values-repeat = Die Werte wiederholen sich nach { $period } Steinen.
values-repeat-from = Von einem Haufen mit { $begin } an wiederholen sich die Werte nach { $period } Steinen.
no-period = Bis zu Haufen mit { $most } Steinen zeigen die Werte keine Periode.

## Die Haufen als Binärzahlen

show-columns = Spalten zeigen
hide-columns = Spalten verbergen
table = Haufen als Binärzahlen
heap-column = Haufen
remainder-column = Rest (durch { $period })
value-column = Wert
winning-column = Gewinnzug
none = keiner
row = { $heap } · { $stones }
row-after = { $heap } → { $stones }
counts-as = zählt als { $remainder }
leaves =
    { $stones ->
        [one] bleibt { $stones }
       *[other] bleiben { $stones }
    }
leaves-odd-ones = ungerade Anzahl 1er
# Unter schmalen Spalten, auch auf dem kleinsten Handy: kein Platz für „ungerade“ und „gerade“.
odd = ung.
even = ger.
nim-sum = Nim-Summe { $sum }
sum = ⊕ { $sum }
sum-after = ⊕ → { $sum }

## Warum ein Haufen einen Gewinnzug hat oder keinen

heap-by-heap = Haufen für Haufen
worked-out = { $sum }. { $reason }
take-to = { $left } ist weniger als { $stones }, also nimm { $take }.
take-to-remainder = Nimm { $take }, dann bleibt der Rest { $remainder }.
take-to-value = Nimm { $takes }, dann bleibt der Wert { $value }.
take-to-odd-singles = Nimm { $take }, dann bleiben nur Einzelsteine, eine ungerade Anzahl.
take-to-odd-values = Nimm { $takes }, dann bleiben nur Werte 0 und 1, mit einer ungeraden Anzahl Einsen.
take-to-odd-remainders = Nimm { $take }, dann bleiben nur Reste 0 und 1, mit einer ungeraden Anzahl Einsen.
heap-is-empty = Der Haufen ist leer.
leaves-even-singles = Nach jedem Zug hier bleibt eine gerade Anzahl Einzelsteine, also gewinnt keiner.
leaves-even-values = Nach jedem Zug hier bleibt ein Wert über 1 oder eine gerade Anzahl Einsen. Also gewinnt hier keiner.
leaves-even-remainders = Nach jedem Zug hier bleibt ein Rest über 1 oder eine gerade Anzahl Einsen. Also gewinnt hier keiner.
nothing-to-change = Die Nim-Summe ist schon 0, also gewinnt kein Zug.
too-few = { $needed } ist mehr als { $stones }, also gewinnt hier kein Zug.
no-such-remainder = Beim Teilen durch { $period } gibt es keinen Rest { $needed }, also gewinnt hier kein Zug.
no-such-value = Kein Zug hier lässt den Wert { $needed } übrig, also gewinnt keiner.

## Blöcke: jeder Haufen als Summe von 1, 2, 4, 8 …

blocks = Blöcke
blocks-after = Blöcke, wenn man { $chosen } nimmt
pair = Die { $size }er-Blöcke in den Haufen { $first } und { $second } sind ein Paar.
unpaired = Der { $size }er-Block in Haufen { $heap } hat keinen Partner.
no-blocks = Es gibt keine Blöcke.
all-paired = Jeder Block hat einen Partner.
some-unpaired =
    { $count ->
        [one] Ein Block ist ohne Partner: { $sizes }.
       *[other] Blöcke ohne Partner: { $sizes }.
    }
joined = Partner sind durch eine Linie verbunden oder tragen denselben Buchstaben.

## Die Teile neben dem Spielfeld

parts = Teile der Analyse
why = Warum
check = Prüfen
map = Karte

## Der Bildschirm für die Klasse

who-wins = Wer gewinnt?
leave = Beenden
escape-key = Esc
show-answer = Lösung zeigen
cover-answer = Lösung verdecken
ones = Einsen

## So kann es weitergehen

onward = So kann es weitergehen
onward-you = Du nimmst { $take } von { $heap }: { $left } übrig
onward-opponent = Dein Gegenüber nimmt { $take } von { $heap }: { $left } übrig
no-choice = Zug wählen

## Alle Züge

your-moves = Deine Züge
opponents-moves = Züge deines Gegenübers
press = Drück auf einen Zug, um zu sehen, was er bewirkt, und noch einmal, um ihn zu machen.
opponent-makes-one = Dein Gegenüber macht einen dieser Züge.
wins = gewinnt
loses = verliert
turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
turns-at-most = bis zu { $turns } Züge
losing-move = { $name } · { $turns }
losing-moves =
    { $count ->
        [one] Haufen { $heap }: { $count } Zug verliert
       *[other] Haufen { $heap }: { $count } Züge verlieren
    }

## Das Spielfeld, das jeder ändern darf

add-heap = Neuer Haufen
how-to-pull = Zieh einen Haufen hoch oder runter, um seine Größe zu ändern.
how-to-press = Drück auf einen Stein, um ihn und alle danach zu wählen.
one-more = Ein Stein mehr in Haufen { $heap }
one-less = Ein Stein weniger in Haufen { $heap }
remove-heap = Haufen { $heap } entfernen
number = Anzahl der Steine in Haufen { $heap }
wrong-number = Schreib eine ganze Zahl von 0 bis { $most }.
