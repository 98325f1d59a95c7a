### Die Karte rund um eine Stellung: andere Größen ihrer Haufen A und B.

heading = Alle Stellungen mit zwei Haufen
heading-around = Andere Größen der Haufen A und B
about = Jedes Feld ist eine Stellung: Haufen A wächst nach rechts, Haufen B nach oben. Wo kein Zug mehr möglich ist, sagt die Regel, wer gewinnt. Jede andere Stellung ist sicher, wenn jeder Zug eine unsichere übrig lässt.
others = Die anderen Haufen bleiben, wie sie sind: { $heaps }.
map = Karte der Haufen A und B
keys = Drück auf ein Feld, um seine Stellung zu legen. Mit der Tastatur: Wähl ein Feld mit den Pfeiltasten und drück die Eingabetaste.
lay = Diese Stellung legen
slider = Haufen { $heap }

## Die Wahl, was die Felder zeigen

shows = Die Felder zeigen
outcomes = Wer gewinnt
values = Nim-Summen
about-values =
    Jede Zahl ist die Nim-Summe der Haufen. { $last ->
        [misere] Im Normalspiel würde nur bei 0 verlieren, wer am Zug ist. Hier verliert bei 0, wer am Zug ist, solange ein Haufen mehr als 1 hat. Sonst verliert bei 1, wer am Zug ist.
       *[normal] Nur bei 0 verliert, wer am Zug ist.
    }
about-remainders =
    Jede Zahl ist die Nim-Summe der Reste beim Teilen durch { $period }. { $last ->
        [misere] Im Normalspiel würde nur bei 0 verlieren, wer am Zug ist. Hier verliert bei 0, wer am Zug ist, solange ein Rest über 1 ist. Sonst verliert bei 1, wer am Zug ist.
       *[normal] Nur bei 0 verliert, wer am Zug ist.
    }
about-grundy =
    Jede Zahl ist die Nim-Summe der Grundy-Werte der Haufen. { $last ->
        [misere] Im Normalspiel würde nur bei 0 verlieren, wer am Zug ist. Hier verliert bei 0, wer am Zug ist, solange ein Grundy-Wert über 1 ist. Sonst verliert bei 1, wer am Zug ist.
       *[normal] Nur bei 0 verliert, wer am Zug ist.
    }
about-shades = Der Grauton wechselt bei 1, 2, 4, 8 und 16.
value = Nim-Summe: { $values } = { $sum }.

## Was die Felder bedeuten

wins = wer am Zug ist, gewinnt
loses = wer am Zug ist, verliert: eine sichere Stellung
zero = Nim-Summe 0
here = die Stellung, die liegt
target = dahin führt ein Gewinnzug
blank = noch offen

## Das Urteil über ein Feld in einem Wort, neben dem Satz

wins-short = Gewinnt
loses-short = Verliert
blank-short = Noch offen

## Was über ein Feld gesagt wird

undecided =
    { $stones ->
        [one] { $heaps }: noch offen. Zuerst kommt das leere Spielfeld.
       *[other] { $heaps }: noch offen. Zuerst kommen Stellungen mit weniger als { $stones } Steinen.
    }
empty-normal = { $heaps }: Die Partie ist zu Ende. Wer am Zug ist, hat verloren, denn die andere Seite hat den letzten Zug gemacht.
empty-misere = { $heaps }: Die Partie ist zu Ende. Wer am Zug ist, hat gewonnen, denn die andere Seite musste den letzten Zug machen.
wins-by = { $heaps }: Wer am Zug ist, gewinnt. { $way }
wins-by-either = { $heaps }: Wer am Zug ist, kann auf zwei Arten gewinnen. { $first } { $second }
wins-by-some =
    { $ways ->
        [one] { $heaps }: Wer am Zug ist, kann auf { $ways } Art gewinnen. { $way }
       *[other] { $heaps }: Wer am Zug ist, kann auf { $ways } Arten gewinnen. Eine davon: { $way }
    }
way = Nimm { $take } von Haufen { $heap }, dann bleiben { $left }.
loses-here =
    { $moves ->
        [one] { $heaps }: Wer am Zug ist, verliert. Der einzige Zug lässt eine unsichere Stellung übrig.
       *[other] { $heaps }: Wer am Zug ist, verliert. Jeder der { $moves } Züge lässt eine unsichere Stellung übrig.
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
# Another order than in English: all boards before the safe ones.
some-decided =
    { $stones ->
        [one] Stellungen mit bis zu { $stones } Stein sind entschieden.
       *[other] Stellungen mit bis zu { $stones } Steinen sind entschieden.
    } { $safe ->
        [one] Von diesen { $boards } ist { $safe } sicher.
       *[other] Von diesen { $boards } sind { $safe } sicher.
    }
