### Die Lektionen: ihre Liste, ihre Knöpfe und das Urteil über eine Antwort.

## Die Liste

heading = Vertiefen
about = Der Lernweg zeigt dir, wie man gewinnt. Diese Lektionen gehen weiter: Binärzahlen, Höchstzahl, Spielbaum und der Beweis.
all = Alle Lektionen
list = Lektionen
done-of = { $done } von { $all } fertig
done = fertig

## Knöpfe

finish = Fertig
back = Zurück

## Das Ende einer Lektion

finished = Lektion fertig
restart = Von vorn
next-lesson = Nächste Lektion

## Antworten

answers = Antworten
your-number = Deine Zahl
your-bits = Einsen und Nullen

## Warum eine Antwort falsch ist

write-bits = Schreib nur Einsen und Nullen.

## Der letzte Zug auf dem Spielfeld

example =
    { $stones ->
        [one] Zum Beispiel: { $stones } { -Stein } von Haufen { $heap } nehmen. Übrig: { $left }.
       *[other] Zum Beispiel: { $stones } { -Steine } von Haufen { $heap } nehmen. Übrig: { $left }.
    }
answer =
    { $stones ->
        [one] Die Antwort auf diesen Zug: { $stones } { -Stein } von Haufen { $heap } nehmen. Übrig: { $left }.
       *[other] Die Antwort auf diesen Zug: { $stones } { -Steine } von Haufen { $heap } nehmen. Übrig: { $left }.
    }

## Bilder

table = Haufen in Einsen und Nullen
nim-sum = Nim-Summe
values = Haufen, darunter ihre Werte
value-of = Haufen mit { $stones }: Wert { $value }.
value-left = Haufen mit { $stones }, den du übrig lassen kannst: Wert { $value }.
value-here = Haufen mit { $stones }, auf dem Spielfeld: Wert { $value }.
value-asked = Haufen mit { $stones }: Wert gesucht.
game = Du beginnst. Abwechselnd genommen: { $taken }.
game-won =
    { $winner ->
        [you] Du beginnst. Abwechselnd genommen: { $taken }. Du gewinnst.
        [computer] Du beginnst. Abwechselnd genommen: { $taken }. Der Computer gewinnt.
       *[named] Du beginnst. Abwechselnd genommen: { $taken }. { $winner } gewinnt.
    }

## Links

no-lesson = Eine Lektion „{ $text }“ gibt es nicht. Schreib binary, move, limits, values, tree, cutoffs, proof, history oder teachers.

## Die Lektionen

binary-name = Blöcke werden Bits
binary-promise = Finde auf Papier heraus, welche Blöcke keinen Partner haben: die Nim-Summe.
binary-moral = Schreib die Haufen als Binärzahlen untereinander. Die Nim-Summe hat eine Eins unter jeder Spalte mit einer ungeraden Anzahl Einsen. Jede Eins in der Nim-Summe steht für einen Block ohne Partner.
move-name = Finde den Zug
move-promise = Rechne einen Gewinnzug aus und gewinne eine ganze Partie.
move-moral = Rechne die Nim-Summe S aus. Ist S null, gewinnt gegen perfektes Spiel kein Zug. Sonst such einen Haufen h, bei dem h ⊕ S kleiner ist als h. Lass dort h ⊕ S Steine übrig.
limits-name = Höchstzahl und Rest
limits-promise = Gewinne, wenn man pro Zug nur wenige Steine nehmen darf.
limits-moral = Darf man pro Zug höchstens k Steine nehmen, teil jeden Haufen durch k + 1. Nur die Reste zählen. Zerleg die Reste in Blöcke und spiel wie bisher.
values-name = Grundy-Werte
values-promise = Gewinne, wenn man pro Zug nur 1, 3 oder 4 Steine nehmen darf.
values-moral = Der Wert eines Haufens ist die kleinste Zahl ab 0, die unter den Werten nach einem Zug fehlt. Lass Werte übrig, deren Nim-Summe 0 ist.
tree-name = Der Spielbaum
tree-promise = Sieh, wie ein Computer ohne Theorie einen Gewinnzug findet.
tree-moral = Minimax geht den Baum von den Enden bis hinauf zur Wurzel durch und findet heraus, wer gewinnt. Das klappt bei Spielen für zwei, die immer zu Ende gehen, ohne Zufall und ohne verdeckte Karten. Bei Nim sagen dir die Blöcke sofort, wer gewinnt.
cutoffs-name = Abschneiden
cutoffs-promise = Sieh, warum man das meiste vom Baum nicht ansehen muss.
cutoffs-moral = Minimax verlässt einen Knoten, sobald die Seite am Zug dort einen Gewinn gefunden hat. Es findet denselben Wert und sieht viel weniger Knoten an. Wenn es gute Züge zuerst probiert, schneidet es am meisten ab.
minimax-did = In der aktuellen Partie hat Minimax vor seinen Zügen so viele Stellungen angesehen: { $boards }.
minimax-not-met = Wähl Minimax für eine Partie und komm wieder: Dann liest du hier, wie viele Stellungen es angesehen hat.
proof-name = Warum Paare gewinnen
proof-promise = Der Beweis an drei Stellungen.
proof-moral = Kein Zug erhält alle Paare, aber ein Haufen genügt, um sie wiederherzustellen.
