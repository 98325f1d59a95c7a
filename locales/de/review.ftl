### Die Seite, auf der man sich eine Partie noch einmal ansieht, und die Züge neben dem Spielfeld.

## Wie die Partie lief

not-over = Diese Partie läuft noch.
nothing = Es gab noch keinen Zug, also gibt es auch keinen Rückblick.
never-winning = Du hattest nie einen Gewinnzug.
always-winning =
    { $winner ->
        [you] Du lagst von Anfang an vorn und hast den Sieg nie verschenkt.
        [computer] Der Computer lag von Anfang an vorn und hat den Sieg nie verschenkt.
       *[named] { $winner } lag von Anfang an vorn und hat den Sieg nie verschenkt.
    }
winning-until =
    { $loser ->
        [you] Du hast den Sieg in Zug { $number } verschenkt, als du { $made } genommen hast. Ein Gewinnzug wäre gewesen: { $better }.
        [computer] Der Computer hat den Sieg in Zug { $number } verschenkt, als er { $made } nahm. Ein Gewinnzug wäre gewesen: { $better }.
       *[named] { $loser } hat den Sieg in Zug { $number } verschenkt: { $made }. Ein Gewinnzug wäre gewesen: { $better }.
    }
earlier-mistakes =
    { $count ->
        [one] Davor wurde der Sieg einmal verschenkt.
       *[other] Davor wurde der Sieg { $count }-mal verschenkt.
    }

## Jeder Zug in einer Liste, hinter seiner Nummer und seinem Namen

kept =
    { $who ->
        [you] Du hast den Sieg behalten
        [computer] Der Computer hat den Sieg behalten
       *[named] { $who } hat den Sieg behalten
    }
lost =
    { $who ->
        [you] Du konntest hier nicht gewinnen
        [computer] Der Computer konnte hier nicht gewinnen
       *[named] { $who } konnte hier nicht gewinnen
    }
gave =
    { $who ->
        [you] Du hast den Sieg verschenkt. Besser: { $better }
        [computer] Der Computer hat den Sieg verschenkt. Besser: { $better }
       *[named] { $who } hat den Sieg verschenkt. Besser: { $better }
    }

## Der Zug, den man sich ansieht

before-first = Vor dem ersten Zug.
move-of = Zug { $number } von { $count }
at-move = { move-of }: { $made }.
gave-away =
    { $count ->
        [one] Damit war der Sieg verschenkt. Der Gewinnzug wäre gewesen: { $moves }.
       *[other] Damit war der Sieg verschenkt. Gewinnzüge wären gewesen: { $moves }.
    }
kept-by-only-move = Damit blieb der Sieg erhalten. Einen anderen Zug gab es nicht.
kept-by-only-winning-move = Damit blieb der Sieg erhalten. Einen anderen Gewinnzug gab es nicht.
kept-like-others =
    { $count ->
        [one] Damit blieb der Sieg erhalten. Ein anderer Gewinnzug wäre gewesen: { $moves }.
       *[other] Damit blieb der Sieg erhalten. Andere Gewinnzüge wären gewesen: { $moves }.
    }
lost-by-only-move = Das war der einzige mögliche Zug, aber kein Gewinnzug.
lost-by-all-moves = Keiner der { $count } möglichen Züge war ein Gewinnzug.
can-win =
    { $who ->
        [you] Du kannst von hier aus gewinnen.
        [computer] Der Computer kann von hier aus gewinnen.
       *[named] { $who } kann von hier aus gewinnen.
    }

## Wie gut beide Seiten gespielt haben

kept-in =
    { $count ->
        [one] in { $kept } von { $count } Fällen den Sieg behalten
       *[other] in { $kept } von { $count } Fällen den Sieg behalten
    }
never-had-one = nie einen Gewinnzug gehabt

## Die Kurve

chart = Wer vorn lag
lane =
    { $who ->
        [you] Du liegst vorn
        [computer] Der Computer liegt vorn
       *[named] { $who } liegt vorn
    }
from-start =
    { $who ->
        [you] Du lagst von Anfang an vorn.
        [computer] Der Computer lag von Anfang an vorn.
       *[named] { $who } lag von Anfang an vorn.
    }
from-move =
    { $who ->
        [you] Nach Zug { $number } lagst du vorn.
        [computer] Nach Zug { $number } lag der Computer vorn.
       *[named] { $who } lag nach Zug { $number } vorn.
    }

## Beschriftungen

steps = Partie durchgehen
first = Anfang
back = Zurück
forward = Vor
last = Ende
previous-mistake = Voriger Fehler
next-mistake = Nächster Fehler
board = Spielfeld bei diesem Zug
keys = Tasten: ← und → gehen Zug für Zug, Pos1 und Ende zum Anfang und zum Ende, N und P von Fehler zu Fehler.
choice = Zug auf dem Spielfeld
played =
    { $who ->
        [you] Dein Zug: { $stones } von { $heap }
        [computer] Gespielt: { $stones } von { $heap }
       *[named] Gespielt: { $stones } von { $heap }
    }
instead = Besser: { $stones } von { $heap }
shown-instead = Stattdessen: { $made }.
tried = Probiert: { $made }.
analyse = Analysieren
again-from-start = Von Anfang an spielen
again-own = Zug { $number } noch einmal
again-from = Ab Zug { $number } spielen
