### Grundy-Werte: Wenn ein Zug eine von mehreren Zahlen nimmt.

## Grundy-Werte: Der Wert eines Haufens

the-value-of-a-heap = Der Wert eines Haufens
the-value-of-a-heap-ask =
    Ein Zug nimmt { $takes } Steine. In diesem Haufen mit { $size-a } lässt ein Zug { $next-sizes } übrig. Diese Haufen sind markiert, und ihre Werte sind { $next-counts }.
    Der Wert eines Haufens ist die kleinste Zahl, von 0 an gezählt, die kein Zug als Wert übrig lässt. Welche ist es hier?
the-value-of-a-heap-right = Die Züge lassen { $next-counts } übrig, also ist { $counts-a } die erste Zahl, die fehlt. In Büchern heißt sie der mex dieser Werte, und der Wert eines Haufens heißt sein Grundy-Wert.
the-value-of-a-heap-wrong = Zähl an den markierten Werten von 0 an hoch. Die erste Zahl, die fehlt, ist der Wert.

## Grundy-Werte: Der nächste Haufen

the-next-heap = Der nächste Haufen
the-next-heap-ask = Die Reihe wächst um einen Haufen nach dem anderen. Unter { $size-a } sind die Haufen markiert, die ein Zug übrig lässt. Welcher Wert fehlt zuerst?
the-next-heap-right = Die Züge lassen { $next-counts } übrig, also ist der Wert { $counts-a }. Ein leerer Haufen lässt nichts übrig, und sein Wert ist 0.

## Grundy-Werte: Die Reihe wiederholt sich

the-row-repeats = Die Reihe wiederholt sich
the-row-repeats-ask = Ein Wert hängt von den { $most } davor ab. Sobald dieselben { $most } wiederkommen, wiederholt sich die Reihe: hier nach { $period } Haufen. Welchen Wert hat ein Haufen mit { $size-a }?
the-row-repeats-right = Der Wert ist { $counts-a }, wie bei einem Haufen mit { $back-a }, der { $period } Haufen davor steht.
the-row-repeats-wrong = Geh in der Reihe { $period } Haufen zurück: Dort steht derselbe Wert.

## Grundy-Werte: Lass den Wert 0 übrig

leave-the-value-0 = Lass den Wert 0 übrig
leave-the-value-0-ask = Aus einem Haufen mit dem Wert 0 macht jeder Zug einen anderen Wert, und dann lässt ein Zug wieder 0 übrig. Der letzte Stein gewinnt, also lass den Wert 0 übrig.
leave-the-value-0-right = Du lässt { $then-heaps } übrig, einen Haufen mit dem Wert 0. Antworte auf jeden Zug so, dass der Wert wieder 0 ist, bis zum leeren Haufen.

## Grundy-Werte: Zwei Haufen

two-heaps-ask = Die Haufen: { $heaps }. Ihre Werte: { $counts }. Spiel mit den Werten wie mit Haufen bei Nim: Mach sie gleich.
two-heaps-right = Du lässt { $then-heaps } übrig, mit den Werten { $then-counts }. Ein Zug darf einen Wert auch erhöhen, aber der nächste Zug kann das rückgängig machen.

## Grundy-Werte: Andere Zahlen

another-set = Andere Zahlen
another-set-ask = Jetzt nimmt ein Zug { $takes } Steine. Finde die Reihe selbst, vom leeren Haufen an. Welchen Wert hat dieser Haufen mit { $size-a }?
another-set-right = Die Reihe ist { $row }. Ein Haufen ohne Zug hat den Wert 0.
another-set-wrong = Ein Haufen ohne Zug hat den Wert 0. Beginne dort und geh jedes Mal um einen Stein weiter.

## Grundy-Werte: Gerade und ungerade

odd-and-even = Gerade und ungerade
odd-and-even-ask = Ein Zug nimmt { $takes } Steine, immer eine ungerade Zahl. Es sind { $stones } Steine, und der letzte gewinnt. Wer gewinnt?
odd-and-even-miss-2 = Schau: Jeder Zug macht eine ungerade Zahl von Steinen gerade und eine gerade ungerade. Am Ende ist keiner da, und das ist gerade.
odd-and-even-right = Wer am Zug ist, mit jedem Zug: Er lässt eine gerade Zahl von Steinen übrig, und das tut auch der letzte Zug. Die Werte sind abwechselnd 0 und 1.

## Grundy-Werte: Warum eine Höchstzahl zu Resten führt

why-remainders = Warum eine Höchstzahl zu Resten führt
why-remainders-ask = Bei höchstens { $limit } pro Zug lässt ein Zug in einem Haufen mit { $size-a } noch { $next-sizes } übrig. Welchen Wert hat der Haufen?
why-remainders-right = Der Wert ist { $counts-a }, und die Reihe beginnt von vorn. Sie wiederholt sich also nach { $period } Haufen, und ein Wert ist der Rest beim Teilen durch { $period }.

## Grundy-Werte: Warum bei Nim der Haufen selbst zählt

why-heaps = Warum bei Nim die Steine zählen
why-heaps-ask = Ohne Höchstzahl lässt ein Zug in einem Haufen mit { $size-a } jeden kleineren Haufen übrig. Welchen Wert hat er?
why-heaps-right = Der Wert ist { $counts-a }: Jeder kleinere Wert kann übrig bleiben. Beim gewöhnlichen Nim ist der Wert eines Haufens also der Haufen selbst.

## Grundy-Werte: Deine eigene Partie

your-own-game-with-a-set-ask = Ein Zug nimmt { $takes } Steine, und der letzte Stein gewinnt. Die Reihe der Werte steht unter den Haufen. Gewinne, dann ist die Lektion fertig.
your-own-game-with-a-set-right = Du hast gewonnen. Wer am Zug ist, verliert, wenn die Nim-Summe der Werte 0 ist, und die hast du jedes Mal übrig gelassen.
