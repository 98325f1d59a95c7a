### Die Analyse einer Stellung: wer gewinnt, warum, und was aus jedem Haufen wird.

## Der Titel

can-win = Wer am Zug ist, kann gewinnen: { $moves }
loses = Wer am Zug ist, verliert: { $moves }
who-can-win =
    { $who ->
        [you] Du kannst gewinnen: { $moves }
        [computer] Der Computer kann gewinnen: { $moves }
       *[named] { $who } kann gewinnen: { $moves }
    }
who-loses =
    { $who ->
        [you] Du verlierst: { $moves }
        [computer] Der Computer verliert: { $moves }
       *[named] { $who } verliert: { $moves }
    }
over-won = Die Partie ist zu Ende: Wer am Zug wäre, hat gewonnen.
over-lost = Die Partie ist zu Ende: Wer am Zug wäre, hat verloren.
move-wins =
    { $turns ->
        [one] Wer { $chosen } nimmt, gewinnt in { $turns } Zug.
       *[other] Wer { $chosen } nimmt, gewinnt in { $turns } Zügen.
    }
move-loses =
    { $turns ->
        [one] Wer { $chosen } nimmt, verliert in { $turns } Zug.
       *[other] Wer { $chosen } nimmt, verliert in { $turns } Zügen.
    }
winning-moves =
    { $all ->
        [1] Der einzige Zug gewinnt.
       *[other]
            { $winning ->
                [one] { $winning } von { $all } Zügen gewinnt.
               *[other] { $winning } von { $all } Zügen gewinnen.
            }
    }
none-wins =
    { $all ->
        [one] Der einzige Zug verliert.
       *[other] Keiner der { $all } Züge gewinnt.
    }
length =
    { $turns ->
        [one] Der nächste Zug ist der letzte.
       *[other] Gewinnt man so schnell wie möglich und hält die andere Seite durch, endet die Partie nach { $turns } Zügen.
    }
boards =
    { $boards ->
        [one] Keine andere Stellung kann folgen.
       *[other] Von hier aus sind { $boards } verschiedene Stellungen möglich, diese mitgezählt.
    }

## Wie Haufen mit einer Höchstzahl zählen

remainders =
    { $most ->
        [one] Pro Zug darf man { $most } Stein nehmen.
       *[other] Pro Zug darf man höchstens { $most } Steine nehmen.
    } Darum zählt ein Haufen so viel wie sein Rest beim Teilen durch { $period }: { $remainders }.
values = Pro Zug darf man { $numbers } Steine nehmen. Darum zählt ein Haufen so viel wie sein Grundy-Wert: { $values }.
values-repeat = Die Werte wiederholen sich nach { $period } Steinen.
values-repeat-from =
    { $begin ->
        [one] Ab einem Haufen mit { $begin } Stein wiederholen sich die Werte nach { $period } Steinen.
       *[other] Ab einem Haufen mit { $begin } Steinen wiederholen sich die Werte nach { $period } Steinen.
    }
no-period = Bei Haufen mit höchstens { $most } Steinen folgen die Werte keinem Muster.

## Die Tabelle: eine Zeile je Haufen

equation = Nim-Summe { $sum }: { $equation }
details = Einzelheiten
table = Haufen als Binärzahlen
heap-column = Haufen
decimal-column = Steine
remainder-column = Rest durch { $period }
value-column = Wert
binary-column = Binär
sum-column = ⊕ Nim-Summe
new-binary-column = = neu
new-decimal-column = Steine neu
winning-column = Gewinnzug
winning = ja: nimm { $takes }
no-winning = nein
single-stones-decide = Einzelsteine entscheiden
remainders-of-1-decide = Reste 1 entscheiden
values-of-1-decide = Werte 1 entscheiden

## Die Zugfolge

how-to-play = Drück auf einen Stein, um ihn und alle darüber zu nehmen.
made = { $chosen }: { $worth }
other-ways = Andere Wege
best = Bester Zug
exchange = Andere Seite ziehen lassen
results = Werte
about-results = Bei einem grünen Stein gewinnt der Zug, bei einem roten verliert er. Die Zahl zählt die Züge bis zum Ende.

## Die Tabelle der sicheren Stellungen

neighbours = Sichere Stellungen
about-neighbours = Zwei Haufen ändern sich, die anderen bleiben. Grüne Stellungen sind sicher: Wer eine übrig lässt, kann gewinnen. Drück auf ein Feld, um seine Stellung hier aufzubauen.
down-heap = Haufen nach unten
across-heap = Haufen nach rechts
is-safe = sicher
is-unsafe = unsicher
field = { $heaps }: { $verdict }

## Der Bildschirm für die Klasse

full-screen = Vollbild
who-wins = Wer gewinnt?
leave = Beenden
show-answer = Lösung zeigen

## Das Spielfeld, das jeder ändern darf

add-heap = Neuer Haufen
slider = Haufen { $heap }
one-more = Ein Stein mehr in Haufen { $heap }
one-less = Ein Stein weniger in Haufen { $heap }
remove-heap = Haufen { $heap } entfernen
heap-removed = Haufen { $heap } entfernt.
number = Anzahl der Steine in Haufen { $heap }
wrong-number = Schreib eine ganze Zahl von 0 bis { $most }.
