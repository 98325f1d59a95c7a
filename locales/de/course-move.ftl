### Der Gewinnzug wird ausgerechnet.

## Finde den Zug: Was muss aus dem Haufen werden?

what-must-the-heap-become = Was soll aus dem Haufen werden?
what-must-the-heap-become-ask = Die Haufen: { $heaps }. Ihre Nim-Summe S ist { $sum }. Damit jeder Block einen Partner hat, müssen in Haufen A von { $size-a } { -Steinen } { $size-a } ⊕ { $sum } übrig bleiben. Wie viele sind das?
what-must-the-heap-become-right =
    { $surplus-a ->
        [one] { $size-a } ⊕ { $sum } = { $reach-a }. Nimm also { $surplus-a } { -Stein } von Haufen A. Kurz gesagt: Mach aus einem Haufen mit h { -Steinen } einen mit h ⊕ S { -Steinen }.
       *[other] { $size-a } ⊕ { $sum } = { $reach-a }. Nimm also { $surplus-a } { -Steine } von Haufen A. Kurz gesagt: Mach aus einem Haufen mit h { -Steinen } einen mit h ⊕ S { -Steinen }.
    }

## Finde den Zug: Nicht jeder Haufen geht

not-every-heap-works = Nicht jeder Haufen hilft
not-every-heap-works-ask = Die Haufen: { $heaps }. S ist { $sum }. Probier Haufen B. Was ist { $size-b } ⊕ { $sum }?
not-every-heap-works-right = { $reach-b } ist mehr als { $size-b }. Bei einem Zug kommen nie { -Steine } dazu, also gewinnt in Haufen B kein Zug. Such einen Haufen, bei dem h ⊕ S kleiner ist als h.
change-digits = Wo S eine Eins hat, ändere die Ziffer des Haufens. Wo S eine Null hat, lass sie stehen.

## Finde den Zug: Finde den Gewinnzug

find-the-winning-move = Finde den Gewinnzug
find-the-winning-move-ask = Die Haufen: { $heaps }. Rechne S aus und such den Haufen, bei dem h ⊕ S kleiner ist als h. Mach dann den Gewinnzug.
find-the-winning-move-right =
    { $take ->
        [one] { $heap-before } ⊕ { $sum } = { $keeps }, also hast du { $take } { -Stein } von Haufen { $heap } genommen. Dieser Haufen hat den größten Block ohne Partner.
       *[other] { $heap-before } ⊕ { $sum } = { $keeps }, also hast du { $take } { -Steine } von Haufen { $heap } genommen. Dieser Haufen hat den größten Block ohne Partner.
    }

## Finde den Zug: Wie viele Züge gewinnen?

how-many-moves-win = Wie viele Züge gewinnen?
how-many-moves-win-ask = Die Haufen: { $heaps }. S ist { $sum }. Probier jeden Haufen. Wie viele Gewinnzüge gibt es?
how-many-moves-win-right = Es sind { $wins }: Aus Haufen A wird { $reach-a }, aus Haufen B { $reach-b } oder aus Haufen C { $reach-c }. Ein Haufen hat nie zwei Gewinnzüge.
how-many-moves-win-wrong = Rechne für jeden Haufen h ⊕ { $sum } aus. Zähl die Haufen, die kleiner werden.

## Finde den Zug: Größere Haufen

larger-heaps = Größere Haufen
larger-heaps-ask = Die Haufen: { $heaps }. Finde den Gewinnzug.
larger-heaps-right = S ist { $sum }, und { $heap-before } ⊕ { $sum } = { $keeps }. Kein anderer Haufen wird kleiner.

## Finde den Zug: Sag die Regel

say-the-rule = Nenn die Regel
say-the-rule-ask = Der letzte Stein gewinnt. Welche Regel hilft in jeder Stellung, in der du gewinnen kannst?
say-the-rule-answer-1 = Lass eine Stellung mit der Nim-Summe null übrig
say-the-rule-answer-2 = Nimm vom größten Haufen
say-the-rule-miss-2 = Schau: Hier gewinnst du nur, wenn du von Haufen { $heap } nimmst, dem kleinsten.
say-the-rule-answer-3 = Lass möglichst wenige { -Steine } übrig
say-the-rule-miss-3 =
    { $take ->
        [one] Schau: Hier gewinnst du nur, wenn du { $take } { -Stein } nimmst.
       *[other] Schau: Hier gewinnst du nur, wenn du { $take } { -Steine } nimmst.
    }
say-the-rule-right = Lass die Nim-Summe null übrig: Jeder Block hat einen Partner. Der Computer muss ein Paar trennen, und du lässt wieder die Nim-Summe null übrig.

## Finde den Zug: Deine eigene Partie

your-own-game = Deine eigene Partie
your-own-game-ask = Die Haufen: { $heaps }. Du beginnst. Gewinne, dann ist die Lektion fertig.
