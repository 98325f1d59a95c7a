### Abschneiden: warum man einen Zweig nicht ansehen muss.

## Abschneiden: Ein Gewinn genügt

one-win-is-enough = Ein Gewinn genügt
one-win-is-enough-ask = Minimax probiert die Züge eines Quadrats nacheinander. Der erste Zug ist +1 wert. Muss Minimax die anderen Züge ansehen?
one-win-is-enough-right = Kein Wert ist größer als +1. Also ist dieses Quadrat +1 wert, und die anderen Züge werden abgeschnitten.

## Abschneiden: Zähl die Schnitte

count-the-cuts = Zähl, was abgeschnitten wird
count-the-cuts-ask = Minimax geht von links nach rechts. Ein Quadrat ist fertig, sobald ein Zug +1 wert ist, und ein Kreis, sobald ein Zug −1 wert ist. Wie viele Zweige werden abgeschnitten?
count-the-cuts-right = { $cut-off } Zweige werden abgeschnitten. Minimax sieht { $looked } von { $nodes } Knoten an und findet an der Wurzel trotzdem { $root }.
count-the-cuts-wrong = Finde zuerst die Werte der Dreiecke: Wer dort ziehen müsste, hat gewonnen. Geh dann von links nach rechts hinauf.

## Abschneiden: Alpha und Beta

alpha-and-beta = Alpha und Beta
alpha-and-beta-ask = α ist der Wert, den du schon erzwingen kannst, am Anfang −1. β ist der Wert, den der Computer schon erzwingen kann, am Anfang +1. Wann darf Minimax einen Knoten vorzeitig verlassen?
alpha-and-beta-answer-1 = Wenn α und β gleich sind
alpha-and-beta-answer-2 = Wenn α gleich −1 ist
alpha-and-beta-miss-2 = Am Anfang ist α gleich −1: Du kannst noch nichts erzwingen.
alpha-and-beta-answer-3 = Nach dem letzten Zug
alpha-and-beta-miss-3 = Dann würde nichts abgeschnitten.
alpha-and-beta-right = Dann können beide diesen Wert schon erzwingen. Kein anderer Zug an diesem Knoten kann ihn ändern.

## Abschneiden: Die Reihenfolge der Züge

the-order-of-moves = Die Reihenfolge der Züge
the-order-of-moves-ask = Jetzt probiert Minimax den besten Zug zuerst. Der Baum hat { $nodes } Knoten. Wie viele davon sieht Minimax an?
the-order-of-moves-right = Minimax sieht { $looked-best } Knoten an: die Wurzel, den Gewinnzug und die Antwort darauf. Probiert es die wenigsten Steine zuerst, sieht es { $looked } an.
the-order-of-moves-wrong = An der Wurzel gewinnt der erste Zug, und der Computer hat nur eine Antwort darauf. Alle anderen Züge werden abgeschnitten.

## Abschneiden: Was der Computer getan hat

what-the-computer-did = Was der Computer getan hat
what-the-computer-did-ask = Der Computer namens Minimax schneidet auch so ab. Außerdem merkt er sich jede Stellung und sieht keine zweimal an. Der Baum für { $stones } Steine hat { $nodes } Knoten, aber nur { $boards } verschiedene Stellungen.
