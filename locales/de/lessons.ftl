### Die Lektionen: ihre Liste, ihre Knöpfe und das Urteil über eine Antwort.

## Die Liste

heading = Vertiefen
about = Der Lernweg zeigt dir, wie man gewinnt. Diese Lektionen gehen weiter: Binärzahlen, Höchstzahl, Spielbaum und der Beweis.
all = Alle Lektionen
list = Lektionen
done-of = { $done } von { $all } fertig
done = fertig
begun = begonnen
go-on = Weiter
begin = Los

## Der Kopf einer Lektion

progress = Schritte dieser Lektion
step = Schritt { $step } von { $all }

## Knöpfe

next = Weiter
finish = Fertig
back = Zurück
check = Prüfen
again = Noch einmal
show = Zeig es mir

## Das Ende einer Lektion

finished = Lektion fertig
remember = Merke dir:
restart = Von vorn
next-lesson = Nächste Lektion

## Antworten

answers = Antworten
your-number = Deine Zahl
your-bits = Einsen und Nullen

## Das Urteil: ein Wort vor einem Satz

right = Richtig.
wrong = Noch nicht.
shown = Das ist die Lösung.
look = Schau hin.

## Warum eine Antwort falsch ist

not-this-number = { $typed } ist nicht richtig. { $reason }
write-bits = Schreib nur Einsen und Nullen.
watch-the-answer = Du hast { $take } von Haufen { $heap } genommen und { $left } übrig gelassen. Schau, wie der Computer antwortet.
countered = Du hast { $take } von Haufen { $heap } genommen und { $left } übrig gelassen. Der Computer hat { $answer } von Haufen { $from } genommen und { $then } übrig gelassen. { $reason }
lost =
    { $last ->
        [misere] Du musstest den letzten Stein nehmen.
       *[normal] Der Computer hat den letzten Stein genommen.
    } Zug { $number } war der Fehler, bei den Haufen { $heaps }. Ein Gewinnzug wäre gewesen: { $take } von Haufen { $heap }.

## Der letzte Zug auf dem Spielfeld

took =
    { $who ->
        [you] Du hast { $stones } von Haufen { $heap } genommen. Übrig: { $left }.
        [computer] Der Computer hat { $stones } von Haufen { $heap } genommen. Übrig: { $left }.
       *[named] { $who } hat { $stones } von Haufen { $heap } genommen. Übrig: { $left }.
    }
winning-move = Der Gewinnzug: { $stones } von Haufen { $heap }. Übrig: { $left }.
example = Zum Beispiel: { $stones } von Haufen { $heap }. Übrig: { $left }.
answer = Die Antwort auf diesen Zug: { $stones } von Haufen { $heap }. Übrig: { $left }.

## Bilder

table = Haufen in Einsen und Nullen
heap = Haufen
nim-sum = Nim-Summe
game = Du beginnst. Abwechselnd genommen: { $taken }.
game-won =
    { $winner ->
        [you] Du beginnst. Abwechselnd genommen: { $taken }. Du gewinnst.
        [computer] Du beginnst. Abwechselnd genommen: { $taken }. Der Computer gewinnt.
       *[named] Du beginnst. Abwechselnd genommen: { $taken }. { $winner } gewinnt.
    }

## Links

no-lesson = Eine Lektion „{ $text }“ gibt es nicht. Schreib binary, move, limits, tree, proof, history oder teachers.
