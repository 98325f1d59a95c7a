### Blöcke werden Bits.

## Blöcke werden Bits: Eine Ziffer für jeden Block

a-digit-for-each-block = Eine Ziffer für jeden Block
a-digit-for-each-block-ask = Haufen A hat { $size-a } { -Steine }: { $size-a } = { $cut-a }. Geh die Größen { $sizes } durch. Schreib eine Eins, wenn Haufen A einen Block dieser Größe hat, und eine Null, wenn nicht.
a-digit-for-each-block-right = Aus { $size-a } wird { $bits-a }. Diese Ziffern heißen Bits. Eine Zahl aus Bits heißt Binärzahl.

## Blöcke werden Bits: Noch ein Haufen

another-heap = Noch ein Haufen
another-heap-ask = Jetzt hat Haufen A { $size-a } { -Steine }. Schreib diese Zahl in Bits: eine Ziffer für jede der Größen { $sizes }.
another-heap-right = { $size-a } = { $cut-a }, in Bits { $bits-a }.
another-heap-wrong = { $size-a } = { $cut-a }. Schreib für jede der Größen { $sizes } eine Ziffer, in dieser Reihenfolge.

## Blöcke werden Bits: Lies eine Spalte

read-a-column = Lies eine Spalte
read-a-column-ask = Hier stehen die Haufen { $heaps } in Bits. Die letzte Spalte zeigt die 1er-Blöcke. Wie viele Einsen hat diese Spalte?
read-a-column-right = { $ones } ist ungerade. Zwei dieser Blöcke sind Partner, und einer bleibt allein.
read-a-column-wrong = Zähl nur die Einsen in der letzten Spalte.

## Blöcke werden Bits: Alle Spalten

all-columns = Alle Spalten
all-columns-ask = Zähl in jeder Spalte die Einsen. Ist ihre Anzahl ungerade, schreib eine Eins darunter. Ist sie gerade, schreib eine Null.
all-columns-right = { $equation }. Das ist die Nim-Summe in Bits, als gewöhnliche Zahl { $sum }. Das Zeichen ⊕ heißt XOR.

## Blöcke werden Bits: Vier Haufen

four-heaps = Vier Haufen
four-heaps-ask = Die Haufen: { $heaps }. Rechne ihre Nim-Summe aus. Schreib für jede Spalte eine Ziffer.
four-heaps-right = { $equation }. In jeder Spalte ist die Anzahl der Einsen gerade. Also hat jeder Block einen Partner.
four-heaps-wrong = Geh Spalte für Spalte vor. Eine ungerade Anzahl Einsen gibt eine Eins, eine gerade Anzahl eine Null.

## Blöcke werden Bits: Als Zahl

as-a-number = Als Zahl
as-a-number-ask = Was ist { $size-a } ⊕ { $size-b }? Schreib die Antwort als gewöhnliche Zahl.
as-a-number-right = { $equation }, und das ist { $sum }.
as-a-number-wrong = Die gewöhnliche Summe wäre { $stones }, aber ⊕ zählt nur Blöcke ohne Partner. { $size-a } = { $cut-a } und { $size-b } = { $cut-b }.

## Blöcke werden Bits: Jeder Block hat einen Partner

every-block-has-a-partner = Jeder Block hat einen Partner
every-block-has-a-partner-ask = Woran siehst du in den Bits, dass jeder Block einen Partner hat?
every-block-has-a-partner-answer-1 = Die Nim-Summe ist null
every-block-has-a-partner-answer-2 = Alle Haufen sind gleich
every-block-has-a-partner-miss-2 = Denk an drei gleiche Haufen. Zwei davon sind ein Paar, und der dritte bleibt ohne Partner.
every-block-has-a-partner-answer-3 = Die Anzahl der { -Steine } ist gerade
every-block-has-a-partner-miss-3 = Ein Haufen mit { -einem } { -Stein } und einer mit drei { -Steinen } haben zusammen vier, eine gerade Anzahl. Aber der 2er-Block ist allein.
every-block-has-a-partner-right = Ist die Nim-Summe null, dann hat jede Spalte eine gerade Anzahl Einsen. Also hat jeder Block einen Partner.
