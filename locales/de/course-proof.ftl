### Der Beweis, unter „Vertiefen“: warum es immer klappt, Paare übrig zu lassen.

## Jeder Zug trennt ein Paar

any-move-breaks-a-pair = Jeder Zug trennt ein Paar
any-move-breaks-a-pair-ask = Die Haufen: { $heaps }. Jeder Block hat einen Partner. Mach irgendeinen Zug und versuch, dass das so bleibt.
any-move-breaks-a-pair-right = Jetzt ohne Partner: { $then-unpaired }. Ein Zug ändert nur einen Haufen. Von irgendeiner Größe gibt es dann einen Block mehr oder weniger, und die Anzahl wird ungerade. Ein Block dieser Größe ist allein.

## Ein Haufen repariert alles

one-heap-repairs-it = Ein Haufen repariert alles
one-heap-repairs-it-ask = Die Haufen: { $heaps }. Blöcke ohne Partner: { $unpaired }. Nimm so von einem Haufen, dass jeder Block einen Partner hat.
one-heap-repairs-it-right = Du hast vom größten Block ohne Partner genommen, vom { $largest-unpaired }er-Block. Das geht immer: Alle kleineren Blöcke zusammen haben weniger Steine. Was noch gebraucht wird, passt also an seinen Platz.

## Die Wahl kommt zu dir

the-choice-comes-to-you = Die Wahl kommt zu dir
the-choice-comes-to-you-ask = Der letzte Stein verliert. Nur ein Haufen hat mehr als 1: Sein { $size-c }er-Block hat keinen Partner. So eine Stellung lässt du nie übrig, also war es der Computer. Lass jetzt eine ungerade Anzahl Einzelsteine übrig.
the-choice-comes-to-you-right = Du hast { $then-heaps } übrig gelassen: Der Computer nimmt den letzten Stein. Ein Zug ändert nur einen Haufen. Darum kommt in jeder Partie mit größeren Haufen eine Stellung, in der nur einer mehr als 1 hat. Wenn der letzte Stein gewinnt, lass eine gerade Anzahl übrig.

## Der ganze Beweis

the-whole-proof = Der ganze Beweis
the-whole-proof-ask =
    Trennen: Hat jeder Block einen Partner, macht jeder Zug die Anzahl der Blöcke einer Größe ungerade.
    Reparieren: In jeder anderen Stellung macht ein Zug alle diese Anzahlen wieder gerade.
    Ende: Der letzte Haufen mit mehr als 1 kommt zu dir, und du wählst, wie viele Einzelsteine übrig bleiben.
