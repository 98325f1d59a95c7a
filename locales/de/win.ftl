### Das Fenster am Ende einer Partie.

## Wer gewonnen hat: die Überschrift

you-lost = Du hast verloren

## Ein Satz: wann es sich entschieden hat

empty-from-the-start = Das Spielfeld war von Anfang an leer.
chances =
    { $count ->
        [one] Du hattest { $count } Chance auf den Sieg.
       *[other] Du hattest { $count } Chancen auf den Sieg.
    }
turned =
    { $who ->
        [you] Du konntest gewinnen, hast aber
        [computer] Der Computer konnte gewinnen, hat aber
       *[named] { $who } konnte gewinnen, hat aber
    } { $stones ->
        [one] { $stones } { -Stein }
       *[other] { $stones } { -Steine }
    } von Haufen { $heap } genommen.
no-mistake = Du hast keinen Fehler gemacht.
second-can-win = Von der ersten Stellung aus kann immer gewinnen, wer nicht beginnt.
first-can-win = Von der ersten Stellung aus kann immer gewinnen, wer beginnt.
kept-the-win =
    { $winner ->
        [you] Du hast den Sieg nie verschenkt.
        [computer] Der Computer hat den Sieg nie verschenkt.
       *[named] { $winner } hat den Sieg nie verschenkt.
    }
first-win = Dein erster Sieg gegen „{ $strength }“.
challenge-met = Du hast die Herausforderung bestanden.
challenge-open = Die Herausforderung ist noch offen.

## Die Hilfe in dieser Partie, unter dem Satz

helped =
    { $count ->
        [one] Hilfe bei { $count } Zug
       *[other] Hilfe bei { $count } Zügen
    }
undos =
    { $count ->
        [one] { $count } Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }


## Knöpfe

show-mistake = Zeig meinen Fehler
try-again = Ab da noch einmal
rematch = Revanche
watch-again = Noch mal zusehen
play-strength = Gegen { $strength } spielen
win-as-second = Gewinnen, ohne zu beginnen
win-as-first = Beginnen und gewinnen
send-result = Ergebnis schicken
learn-why = Warum?
mover-can-win = In dieser Stellung kann gewinnen, wer am Zug ist.
mover-loses = In dieser Stellung verliert bei bestem Spiel, wer am Zug ist.
see-board = Spielfeld ansehen

## Unter den Knöpfen, nach der ersten Partie

offer = Ton und Vibration?
yes = Ja
no = Nein
