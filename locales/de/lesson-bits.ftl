### Blöcke werden Bits, und der Gewinnzug wird ausgerechnet.

## Blöcke werden Bits

bits-name = Blöcke werden Bits
bits-promise = Rechne die Nim-Summe auf Papier aus.
bits-moral = Schreib die Haufen als Binärzahlen untereinander. Unter jeder Spalte mit einer ungeraden Anzahl Einsen hat die Nim-Summe eine Eins. Jede Eins der Nim-Summe steht für einen Block ohne Partner.

## Blöcke werden Bits: Eine Ziffer für jeden Block

a-digit-for-each-block = Eine Ziffer für jeden Block
a-digit-for-each-block-ask = Haufen A hat { $size-a } = { $cut-a }. Geh die Größen { $sizes } durch. Schreib eine Eins, wenn Haufen A einen Block dieser Größe hat, und eine Null, wenn nicht.
a-digit-for-each-block-right = { $size-a } ist { $bits-a }. Diese Ziffern heißen Bits. Eine Zahl aus Bits heißt Binärzahl.
a-digit-for-each-block-wrong = Schreib für jede der Größen { $sizes } eine Ziffer, in dieser Reihenfolge.

## Blöcke werden Bits: Noch ein Haufen

another-heap = Noch ein Haufen
another-heap-ask = Jetzt hat Haufen A { $size-a } Steine. Schreib diese Zahl in Bits: eine Ziffer für jede der Größen { $sizes }.
another-heap-right = { $size-a } = { $cut-a } ist { $bits-a }.
another-heap-wrong = { $size-a } = { $cut-a }. Schreib für jede der Größen { $sizes } eine Ziffer, in dieser Reihenfolge.

## Blöcke werden Bits: Lies eine Spalte

read-a-column = Lies eine Spalte
read-a-column-ask = Hier stehen die Haufen { $heaps } in Bits. Die letzte Spalte zeigt die 1er-Blöcke. Wie viele Einsen hat diese Spalte?
read-a-column-right = { $ones } ist ungerade. Zwei dieser Blöcke sind Partner, und einer bleibt ohne Partner.
read-a-column-wrong = Zähle nur die Einsen in der letzten Spalte.

## Blöcke werden Bits: Alle Spalten

all-columns = Alle Spalten
all-columns-ask = Zähle in jeder Spalte die Einsen. Ist ihre Anzahl ungerade, schreib eine Eins darunter. Ist sie gerade, schreib eine Null.
all-columns-right = { $equation }. Das ist die Nim-Summe in Bits, als Zahl { $sum }. Das Zeichen ⊕ heißt XOR.
all-columns-wrong = Geh Spalte für Spalte vor. Ist die Anzahl der Einsen ungerade oder gerade?

## Blöcke werden Bits: Vier Haufen

four-heaps = Vier Haufen
four-heaps-ask = Die Haufen: { $heaps }. Rechne ihre Nim-Summe aus. Schreib für jede Spalte eine Ziffer.
four-heaps-right = { $equation }. In jeder Spalte ist die Anzahl der Einsen gerade. Also hat jeder Block einen Partner.
four-heaps-wrong = Geh Spalte für Spalte vor. Eine ungerade Anzahl Einsen gibt eine Eins, eine gerade Anzahl eine Null.

## Blöcke werden Bits: Als Zahl

as-a-number = Als Zahl
as-a-number-ask = Was ist { $size-a } ⊕ { $size-b }? Antworte mit einer gewöhnlichen Zahl.
as-a-number-right = { $equation }, und das ist { $sum }.
as-a-number-wrong = Die gewöhnliche Summe wäre { $stones }, aber ⊕ zählt nur Blöcke ohne Partner. { $size-a } = { $cut-a } und { $size-b } = { $cut-b }.

## Blöcke werden Bits: Jeder Block hat einen Partner

every-block-has-a-partner = Jeder Block hat einen Partner
every-block-has-a-partner-ask = Woran siehst du in den Bits, dass jeder Block einen Partner hat?
every-block-has-a-partner-answer-1 = Die Nim-Summe ist null
every-block-has-a-partner-answer-2 = Alle Haufen sind gleich
every-block-has-a-partner-miss-2 = Denk an drei gleiche Haufen. Zwei davon sind Partner, und der dritte bleibt ohne Partner.
every-block-has-a-partner-answer-3 = Die Anzahl der Steine ist gerade
every-block-has-a-partner-miss-3 = Ein Haufen mit 1 und ein Haufen mit 3 haben vier Steine, eine gerade Anzahl. Aber der 2er-Block hat keinen Partner.
every-block-has-a-partner-right = Ist die Nim-Summe null, dann hat jede Spalte eine gerade Anzahl Einsen. Also hat jeder Block einen Partner.

## Finde den Zug

find-name = Finde den Zug
find-promise = Rechne einen Gewinnzug aus und gewinne eine ganze Partie.
find-moral = Rechne die Nim-Summe S aus. Ist S null, gewinnt gegen perfektes Spiel kein Zug. Sonst such einen Haufen h, bei dem h ⊕ S kleiner ist als h. Lass dort h ⊕ S Steine übrig.

## Finde den Zug: Was muss aus dem Haufen werden?

what-must-the-heap-become = Was soll aus dem Haufen werden?
what-must-the-heap-become-ask = Die Haufen: { $heaps }. Ihre Nim-Summe S ist { $sum }. Damit jeder Block einen Partner hat, mach in Haufen A aus { $size-a } Steinen { $size-a } ⊕ { $sum } Steine. Wie viele sind das?
what-must-the-heap-become-right = { $size-a } ⊕ { $sum } = { $reach-a }. Nimm also { $less-a } von Haufen A. Kurz gesagt: Mach aus einem Haufen mit h Steinen einen mit h ⊕ S Steinen.
what-must-the-heap-become-wrong = In Bits: { $bits-a } ⊕ { $sum-bits }. Wo S eine Eins hat, ändere die Ziffer des Haufens. Wo S eine Null hat, lass sie stehen.

## Finde den Zug: Nicht jeder Haufen geht

not-every-heap-works = Nicht jeder Haufen hilft
not-every-heap-works-ask = Die Haufen: { $heaps }. S ist { $sum }. Probier Haufen B. Was ist { $size-b } ⊕ { $sum }?
not-every-heap-works-right = { $reach-b } ist mehr als { $size-b }. Bei einem Zug kommen nie Steine dazu, also gewinnt in Haufen B kein Zug. Such einen Haufen, bei dem h ⊕ S kleiner ist als h.
not-every-heap-works-wrong = In Bits: { $bits-b } ⊕ { $sum-bits }. Wo S eine Eins hat, ändere die Ziffer des Haufens. Wo S eine Null hat, lass sie stehen.

## Finde den Zug: Finde den Gewinnzug

find-the-winning-move = Finde den Gewinnzug
find-the-winning-move-ask = Die Haufen: { $heaps }. Rechne S aus und such den Haufen, bei dem h ⊕ S kleiner ist als h. Mach dann den Gewinnzug.
find-the-winning-move-right = { $held } ⊕ { $sum } = { $keeps }, also hast du { $take } von Haufen { $heap } genommen. Dieser Haufen hat den größten Block ohne Partner.

## Finde den Zug: Wie viele Züge gewinnen?

how-many-moves-win = Wie viele Züge gewinnen?
how-many-moves-win-ask = Die Haufen: { $heaps }. S ist { $sum }. Probier jeden Haufen. Wie viele Gewinnzüge gibt es?
how-many-moves-win-right = Es sind { $wins }. Aus Haufen A wird { $reach-a } oder aus Haufen B { $reach-b } oder aus Haufen C { $reach-c }. Ein Haufen hat nie zwei Gewinnzüge.
how-many-moves-win-wrong = Rechne für jeden Haufen h ⊕ { $sum } aus. Zähle die Haufen, die kleiner werden.

## Finde den Zug: Größere Haufen

larger-heaps = Größere Haufen
larger-heaps-ask = Die Haufen: { $heaps }. Finde den Gewinnzug.
larger-heaps-right = S ist { $sum }, und { $held } ⊕ { $sum } = { $keeps }. Kein anderer Haufen wird kleiner.

## Finde den Zug: Sag die Regel

say-the-rule = Nenne die Regel
say-the-rule-ask = Der letzte Stein gewinnt. Welche Regel hilft in jeder Stellung, in der du gewinnen kannst?
say-the-rule-answer-1 = Lass eine Stellung mit der Nim-Summe null übrig
say-the-rule-answer-2 = Nimm vom größten Haufen
say-the-rule-miss-2 = Schau: Hier nimmst du beim Gewinnzug von Haufen { $heap }, dem kleinsten.
say-the-rule-answer-3 = Lass möglichst wenige Steine übrig
say-the-rule-miss-3 = Schau: Hier nimmst du beim Gewinnzug nur { $take }.
say-the-rule-right = Lass die Nim-Summe null übrig: Jeder Block hat einen Partner. Der Computer muss ein Paar trennen, und du lässt wieder die Nim-Summe null übrig.

## Finde den Zug: Deine eigene Partie

your-own-game = Deine eigene Partie
your-own-game-ask = Die Haufen: { $heaps }. Du beginnst. Gewinne, dann ist die Lektion fertig.
your-own-game-right = Du hast aus eigener Kraft gewonnen.
