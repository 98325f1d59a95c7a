### Grundy-Werte: Wenn ein Zug eine von mehreren Zahlen nimmt.

## Grundy-Werte: Der Wert eines Haufens

the-value-of-a-heap = Der Wert eines Haufens
the-value-of-a-heap-ask =
    Pro Zug darf man { $takes } { -Steine } nehmen. Von diesem Haufen mit { $size-a } kannst du { $next-sizes } übrig lassen. Diese Haufen sind markiert, und ihre Werte sind { $next-counts }.
    Der Wert eines Haufens ist die kleinste Zahl ab 0, die unter diesen Werten fehlt. Welche ist es hier?
the-value-of-a-heap-right = Als Wert kannst du { $next-counts } übrig lassen, also ist { $counts-a } die erste Zahl, die fehlt. In Büchern heißt sie das Mex dieser Werte, und der Wert eines Haufens heißt Grundy-Wert.
first-missing-value = Such unter den markierten Werten die 0, dann die 1 und so weiter. Die erste Zahl, die fehlt, ist der Wert.

## Grundy-Werte: Der nächste Haufen

the-next-heap = Der nächste Haufen
the-next-heap-ask = Die Reihe wächst jedes Mal um einen Haufen. Markiert sind die Haufen, die du von { $size-a } { -Steinen } übrig lassen kannst. Welcher Wert fehlt zuerst?
the-next-heap-right = Als Wert kannst du { $next-counts } übrig lassen, also ist der Wert { $counts-a }. Bei einem leeren Haufen gibt es keinen Zug, also ist sein Wert 0.

## Grundy-Werte: Die Reihe wiederholt sich

the-row-repeats = Die Reihe wiederholt sich
the-row-repeats-ask = Jeder Wert hängt von den { $most } Werten davor ab. Kommen dieselben { $most } Werte wieder, wiederholt sich die Reihe: hier nach { $period } Haufen. Welchen Wert hat ein Haufen mit { $size-a } { -Steinen }?
the-row-repeats-right = Der Wert ist { $counts-a }, wie bei einem Haufen mit { $a-minus-period }, der { $period } Haufen davor steht.
the-row-repeats-wrong = Geh in der Reihe { $period } Haufen zurück: Dort steht derselbe Wert.

## Grundy-Werte: Lass den Wert 0 übrig

leave-the-value-0 = Lass den Wert 0 übrig
leave-the-value-0-ask = Jeder Zug ändert den Wert 0. Danach führt immer ein Zug zurück zu 0. { -Der-letzte } { -Stein } gewinnt, also lass den Wert 0 übrig.
leave-the-value-0-right = Du hast { $then-heaps } übrig gelassen, einen Haufen mit dem Wert 0. Antworte auf jeden Zug so, dass der Wert wieder 0 ist, bis zum leeren Haufen.

## Grundy-Werte: Zwei Haufen

two-heaps-ask = Die Haufen: { $heaps }. Ihre Werte: { $counts }. Spiel mit den Werten so wie mit Haufen bei Nim: Mach sie gleich.
two-heaps-right = Du hast { $then-heaps } übrig gelassen, mit den Werten { $then-counts }. Nach einem Zug kann ein Wert auch größer sein, aber der nächste Zug kann das rückgängig machen.

## Grundy-Werte: Andere Zahlen

another-set = Andere Zahlen
another-set-ask = Jetzt darf man pro Zug { $takes } { -Steine } nehmen. Rechne die Reihe selbst aus, vom leeren Haufen an. Welchen Wert hat dieser Haufen mit { $size-a } { -Steinen }?
another-set-right = Die Reihe: { $row }. Ein Haufen ohne Zug hat den Wert 0.
another-set-wrong = Ein Haufen ohne Zug hat den Wert 0. Beginne dort und geh jedes Mal um { -einen } { -Stein } weiter.

## Grundy-Werte: Gerade und ungerade

odd-and-even = Gerade und ungerade
odd-and-even-ask = Pro Zug darf man { $takes } { -Steine } nehmen, also immer eine ungerade Anzahl. Es gibt { $stones } { -Steine }, und { -der-letzte } gewinnt. Wer gewinnt?
odd-and-even-miss-2 = Schau: Jeder Zug macht eine ungerade Anzahl gerade und eine gerade Anzahl ungerade. Am Ende sind 0 { -Steine } da, und 0 ist gerade.
odd-and-even-right = Wer am Zug ist, gewinnt mit jedem Zug: Danach ist die Anzahl der { -Steine } gerade, wie nach dem letzten Zug. Die Werte der Haufen sind abwechselnd 0 und 1.

## Grundy-Werte: Warum eine Höchstzahl zu Resten führt

why-remainders = Warum eine Höchstzahl zu Resten führt
why-remainders-ask = Pro Zug darf man höchstens { $limit } { -Steine } nehmen. Von einem Haufen mit { $size-a } kannst du { $next-sizes } übrig lassen. Welchen Wert hat der Haufen?
why-remainders-right = Der Wert ist { $counts-a }, und die Reihe beginnt von vorn. Sie wiederholt sich also nach { $period } Haufen, und ein Wert ist der Rest beim Teilen durch { $period }.

## Grundy-Werte: Warum bei Nim der Haufen selbst zählt

why-heaps = Warum bei Nim die Steine zählen
why-heaps-ask = Ohne Höchstzahl kannst du von einem Haufen mit { $size-a } { -Steinen } jeden kleineren Haufen übrig lassen. Welchen Wert hat der Haufen?
why-heaps-right = Der Wert ist { $counts-a }: Du kannst jeden kleineren Wert übrig lassen. Bei gewöhnlichem Nim ist der Wert eines Haufens also die Anzahl seiner { -Steine }.

## Grundy-Werte: Deine eigene Partie

your-own-game-with-a-set-ask = Pro Zug darf man { $takes } { -Steine } nehmen. { -Der-letzte } { -Stein } gewinnt. Die Reihe der Werte steht unter den Haufen. Gewinne, dann ist die Lektion fertig.
your-own-game-with-a-set-right = Du hast gewonnen. Wer am Zug ist, verliert, wenn die Nim-Summe der Werte 0 ist. Du hast jedes Mal 0 übrig gelassen.
