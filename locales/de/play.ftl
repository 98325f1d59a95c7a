### Das Spielfeld während einer Partie: Meldungen, Namen und Knöpfe.

## Was gerade geschehen ist

took =
    { $who ->
        [you] Du hast
        [computer] Der Computer hat
       *[named] { $who } hat
    } { $stones ->
        [one] { $stones } { -Stein }
       *[other] { $stones } { -Steine }
    } von Haufen { $heap } genommen.
took-last =
    { $who ->
        [you] Du hast { -den-letzten } { -Stein } genommen.
        [computer] Der Computer hat { -den-letzten } { -Stein } genommen.
       *[named] { $who } hat { -den-letzten } { -Stein } genommen.
    }
looked-at =
    { $positions ->
        [one] Die Suche hat { $positions } Stellung geprüft.
       *[other] Die Suche hat { $positions } Stellungen geprüft.
    }
heaps = Haufen: { $heaps }.
board-is-empty = Das Spielfeld ist leer.
both = { $first } { $second }

## Wer am Zug ist

turn =
    { $who ->
        [you] Du bist am Zug.
        [computer] Der Computer ist am Zug.
       *[named] { $who } ist am Zug.
    }
wins =
    { $who ->
        [you] Du hast gewonnen.
        [computer] Der Computer hat gewonnen.
       *[named] { $who } hat gewonnen.
    }
starts =
    { $who ->
        [you] Du beginnst.
        [computer] Der Computer beginnt.
       *[named] { $who } beginnt.
    }
sends-game = { $name } schickt dir eine Partie.
challenge = Eine Herausforderung: Kannst du „{ $strength }“ besiegen?
won = { $games } gewonnen
is-thinking =
    { $who ->
        [you] Du denkst nach.
        [computer] Der Computer denkt nach.
       *[named] { $who } denkt nach.
    }
waits =
    { $who ->
        [you] Du wartest. Drück auf „{ $button }“.
        [computer] Der Computer wartet. Drück auf „{ $button }“.
       *[named] { $who } wartet. Drück auf „{ $button }“.
    }

## Vor dem ersten Zug: was man in einem Zug tut, und das Ziel

take-any = Nimm beliebig viele { -Steine } von einem Haufen.
take-some =
    { $most ->
        [1] Nimm { -einen } { -Stein } von einem Haufen.
       *[other] Nimm { $numbers } { -Steine } von einem Haufen.
    }
last-stone =
    { $last ->
        [misere] Wer { -den-letzten } { -Stein } nimmt, verliert.
       *[normal] Wer { -den-letzten } { -Stein } nimmt, gewinnt.
    }
last-move =
    { $last ->
        [misere] Wer den letzten Zug macht, verliert.
       *[normal] Wer den letzten Zug macht, gewinnt.
    }
up-to =
    { $most ->
        [1] 1
        [2] 1 oder 2
       *[other] 1 bis { $most }
    }

## Antworten auf das, was gedrückt wurde

now-heap = Nimm nur von einem Haufen. Jetzt ist Haufen { $heap } gewählt.
choose-first = Wähl zuerst { -Steine } aus.
waiting = Drück auf „Nehmen“.
finished = Diese Partie ist zu Ende. Drück auf „Revanche“ oder „Neue Partie“.
nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
undone = Zug zurückgenommen.
redone = Zug wiederholt.
paused = Pause.
no-such-heap = Haufen { $heap } gibt es nicht.
heap-is-empty = Haufen { $heap } ist leer.
heap-has-only =
    { $stones ->
        [one] Haufen { $heap } hat nur { $stones } { -Stein }.
       *[other] Haufen { $heap } hat nur { $stones } { -Steine }.
    }
turn-takes =
    { $most ->
        [1] Pro Zug darfst du { -einen } { -Stein } nehmen.
       *[other] Pro Zug darfst du { $numbers } { -Steine } nehmen.
    }

## Der Titel und die Regel

title = { $now } – Nim
rule =
    { $last ->
        [misere] { -Letzter } { -Stein } verliert
       *[normal] { -Letzter } { -Stein } gewinnt
    }
rule-of-move =
    { $last ->
        [misere] Letzter Zug verliert
       *[normal] Letzter Zug gewinnt
    }
rule-with-numbers = { $rule } · { $numbers } pro Zug
rule-explained =
    { $last ->
        [misere] „{ -Letzter } { -Stein } verliert“ heißt Misère. Im Normalspiel gewinnt, wer { -den-letzten } { -Stein } nimmt.
       *[normal] „{ -Letzter } { -Stein } gewinnt“ heißt Normalspiel. Bei Misère verliert, wer { -den-letzten } { -Stein } nimmt.
    }

## Die Haufen

heap-group =
    { $stones ->
        [one] Haufen { $heap }, { $stones } { -Stein }
       *[other] Haufen { $heap }, { $stones } { -Steine }
    }
stone =
    { $take ->
        [one] { $take } { -Stein }
       *[other] { $take } { -Steine }
    } von Haufen { $heap } nehmen, { $left ->
        [one] { $left } bleibt
       *[other] { $left } bleiben
    }
# Another order than in English: the words that are seen, “3 nehmen”, stand in one piece.
take-from = Von Haufen { $heap } { $take } nehmen
count-after = { $stones } → { $left }
tag = −{ $stones }
board = Spielfeld

## Die Leiste mit den Namen

players = Wer spielt
to-move = am Zug
taken =
    { $stones ->
        [one] { $stones } { -Stein } genommen
       *[other] { $stones } { -Steine } genommen
    }
drop = Hier loslassen: { $take } nehmen

## Knöpfe

take = { $take } nehmen
choose = { -Steine } wählen
undo = Zurücknehmen
redo = Wiederholen
hint = Tipp
send = Link schicken
run = Start
go-on = Weiter
pause = Pause
step = Ein Zug
restart = Von vorn
you-start = Ich beginne
computer-starts = Computer beginnt
pace =
    { $pace ->
        [fast] Tempo: schnell
        [usual] Tempo: normal
       *[slow] Tempo: langsam
    }
move-number = Zug { $number }
