### Lektion 3: Haufen werden in Blöcke zerlegt, und gleiche Blöcke werden Partner.

## Blöcke mit Partner

blocks-name = Blöcke mit Partner
blocks-promise = Sieh auf einen Blick, welcher Block keinen Partner hat.
blocks-moral = Zerlege jeden Haufen in Blöcke und verbinde gleiche Blöcke. Addiere die Blöcke ohne Partner: Das ist die Nim-Summe. Hat jeder Block einen Partner, ist die Nim-Summe 0.

## Blöcke mit Partner: Zerlege einen Haufen

cut-a-heap = Haufen zerlegen
cut-a-heap-ask = Wie kannst du bei drei Haufen nachmachen? Zerlege zuerst jeden Haufen in Blöcke der Größen { $sizes }. Beginne mit der größten, die passt, und verwende jede Größe höchstens einmal. Was ist der größte Block in einem Haufen mit { $size-a } Steinen?
cut-a-heap-right = { $size-a } = { $cut-a }. Wenn jede Größe höchstens einmal vorkommt, lässt sich ein Haufen nur auf eine Art zerlegen.
cut-a-heap-wrong = Nimm von { $sizes } die größte Zahl, die in { $size-a } passt.

## Blöcke mit Partner: Zerlege noch einen Haufen

cut-another-heap = Noch einmal zerlegen
cut-another-heap-ask = Zerlege jetzt einen Haufen mit { $size-a }. Wie viele Blöcke bekommst du?
cut-another-heap-right = { $size-a } = { $cut-a }.
cut-another-heap-wrong = Die Größen sind { $sizes }. Beginne mit der größten, die passt. Zerlege dann, was übrig ist. Verwende jede Größe höchstens einmal.

## Blöcke mit Partner: Gleiche Blöcke sind Partner

equal-blocks-pair-up = Gleiche Blöcke sind Partner
equal-blocks-pair-up-ask = Gleiche Haufen sind Partner. Auch gleiche Blöcke aus verschiedenen Haufen sind Partner. Haufen A hat { $size-a } = { $cut-a }. Haufen B hat { $size-b } = { $cut-b }. Drück auf einen Block und dann auf seinen Partner.
equal-blocks-pair-up-right = Nur der { $top }er-Block hat keinen Partner. Ohne ihn wären die Haufen gleich.

## Blöcke mit Partner: Drei Haufen

three-heaps = Drei Haufen
three-heaps-ask = Die Haufen: { $heaps }. Verbinde so viele Blöcke, wie du kannst.
three-heaps-right = 1er-Blöcke gibt es { $ones }. Zwei davon sind Partner, und einer bleibt ohne Partner. Addiere die Blöcke ohne Partner: Das ist die Nim-Summe. Hier ist sie { $sum }.

## Blöcke mit Partner: Vier Haufen

four-heaps = Vier Haufen
four-heaps-ask = Die Haufen: { $heaps }. Verbinde so viele Blöcke, wie du kannst.
four-heaps-right = Jeder Block hat einen Partner. Also ist die Nim-Summe { $sum }.

## Blöcke mit Partner: Verbinde im Kopf

pair-in-your-head = Verbinde im Kopf
pair-in-your-head-ask = Die Haufen: { $heaps }. Zerlege sie im Kopf. Hat jeder Block einen Partner?
pair-in-your-head-answer-1 = Ja
pair-in-your-head-answer-2 = Nein
pair-in-your-head-miss-2 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Jeder Block ist zweimal da.
pair-in-your-head-right = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Jeder Block ist zweimal da.

## Blöcke mit Partner: Und hier?

and-here = Und hier?
and-here-ask = Die Haufen: { $heaps }. Hat jeder Block einen Partner?
and-here-answer-1 = Ja
and-here-miss-1 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Der { $top }er-Block hat keinen Partner. Sieh dir den Zug an, der diesen Block nimmt.
and-here-answer-2 = Nein
and-here-right = Der { $top }er-Block hat keinen Partner. Also ist die Nim-Summe { $sum }.
