### Die Karte aller Stellungen mit zwei Haufen.

heading = Alle Stellungen mit zwei Haufen
about = Jedes Feld ist eine Stellung: Haufen A wächst nach rechts, Haufen B nach oben. Die Regel für den letzten Stein sagt, wer auf dem leeren Spielfeld gewinnt. Jede andere Stellung ist sicher, wenn jeder Zug eine unsichere übrig lässt.
map = Karte für zwei Haufen
keys = Drück auf ein Feld oder benutze auf der Karte die Pfeiltasten.
slider = Haufen { $heap }

## Grundy-Werte: Damit wird die Karte zur Tafel der Nim-Summen

show-numbers = Grundy-Werte
about-numbers = Jede Zahl ist die Nim-Summe beider Haufen. Im Normalspiel verliert bei 0, wer am Zug ist.
about-numbers-misere = Jede Zahl ist die Nim-Summe beider Haufen. Solange ein Haufen mehr als 1 hat, verliert bei 0, wer am Zug ist. Sonst verliert bei 1, wer am Zug ist.
about-remainders = Jede Zahl ist die Nim-Summe beider Reste beim Teilen durch { $period }. Im Normalspiel verliert bei 0, wer am Zug ist.
about-remainders-misere = Jede Zahl ist die Nim-Summe beider Reste beim Teilen durch { $period }. Solange ein Rest über 1 ist, verliert bei 0, wer am Zug ist. Sonst verliert bei 1, wer am Zug ist.
grundy = Nim-Summe: { $a } ⊕ { $b } = { $sum }.

## Was die Felder bedeuten

wins = wer am Zug ist, gewinnt
loses = wer am Zug ist, verliert: eine sichere Stellung
target = dahin führt ein Gewinnzug
blank = noch offen

## Das Urteil über ein Feld in einem Wort, neben dem Satz

wins-short = Gewinnt
loses-short = Verliert
blank-short = Noch offen

## Was über ein Feld gesagt wird

undecided =
    { $stones ->
        [one] { $a } und { $b }: noch offen. Zuerst kommt das leere Spielfeld.
       *[other] { $a } und { $b }: noch offen. Zuerst kommen Stellungen mit weniger als { $stones } Steinen.
    }
empty-normal = 0 und 0: Die Partie ist zu Ende. Wer am Zug ist, hat verloren, denn die andere Seite hat den letzten Stein genommen.
empty-misere = 0 und 0: Die Partie ist zu Ende. Wer am Zug ist, hat gewonnen, denn die andere Seite musste den letzten Stein nehmen.
wins-by = { $a } und { $b }: Wer am Zug ist, gewinnt. { $way }
wins-by-either = { $a } und { $b }: Wer am Zug ist, kann auf zwei Arten gewinnen. { $first } { $second }
way = Nimm { $take } von Haufen { $heap }, dann bleiben { $a } und { $b }.
loses-here =
    { $moves ->
        [one] { $a } und { $b }: Wer am Zug ist, verliert. Der einzige Zug lässt eine unsichere Stellung übrig.
       *[other] { $a } und { $b }: Wer am Zug ist, verliert. Jeder der { $moves } Züge lässt eine unsichere Stellung übrig.
    }

## Die Karte füllen

filling = Die Karte füllen
first = Anfang
back = Zurück
next = Weiter
all = Alle
all-decided =
    { $safe ->
        [one] Alle { $boards } Stellungen sind entschieden. { $safe } davon ist sicher.
       *[other] Alle { $boards } Stellungen sind entschieden. { $safe } davon sind sicher.
    }
only-empty-decided = Nur das leere Spielfeld ist entschieden, durch die Regel für den letzten Stein.
some-decided =
    { $stones ->
        [one] Stellungen mit bis zu { $stones } Stein sind entschieden.
       *[other] Stellungen mit bis zu { $stones } Steinen sind entschieden.
    } { $safe ->
        [one] Von diesen { $boards } ist { $safe } sicher.
       *[other] Von diesen { $boards } sind { $safe } sicher.
    }
