### Der Beweis, unter „Vertiefen“: warum es immer klappt, Paare übrig zu lassen.

## Jeder Zug trennt ein Paar

any-move-breaks-a-pair = Jeder Zug trennt ein Paar
any-move-breaks-a-pair-ask = Die Haufen: { $heaps }. Jeder Block hat einen Partner. Mach irgendeinen Zug und versuch dabei, kein Paar zu trennen.
any-move-breaks-a-pair-right = Jetzt ohne Partner: { $then-unpaired }. Ein Zug ändert nur einen Haufen. Von irgendeiner Größe gibt es dann einen Block mehr oder weniger. Diese Anzahl wird ungerade, und ein Block bleibt allein.

## Ein Haufen repariert alles

one-heap-repairs-it = Ein Haufen repariert alles
one-heap-repairs-it-ask = Die Haufen: { $heaps }. Blöcke ohne Partner: { $unpaired }. Nimm so von einem Haufen, dass jeder Block einen Partner hat.
one-heap-repairs-it-right = Du hast vom größten Block ohne Partner genommen, vom { $top }er-Block. Das geht immer: Alle kleineren Blöcke zusammen sind weniger. Was den Paaren noch fehlt, passt also an seinen Platz.

## Die Wahl kommt zu dir

the-choice-comes-to-you = Die Wahl kommt zu dir
the-choice-comes-to-you-ask = Der letzte Stein verliert. Die Haufen: { $heaps }. Nur ein Haufen hat mehr als 1, und seine { $size-c } hat keinen Partner. So etwas lässt du nie übrig, also war es der Computer. Lass jetzt eine ungerade Anzahl Einzelsteine übrig.
the-choice-comes-to-you-right = Du lässt { $then-heaps } übrig: Der Computer nimmt den letzten Stein. Ein Zug ändert nur einen Haufen. Darum hat in jeder Partie mit größeren Haufen irgendwann nur noch einer mehr als 1. Wenn der letzte Stein gewinnt, lass eine gerade Anzahl übrig.

## Der ganze Beweis

the-whole-proof = Der ganze Beweis
the-whole-proof-ask =
    Trennen: Haben alle Blöcke einen Partner, macht jeder Zug die Anzahl bei einer Größe ungerade.
    Reparieren: Sonst genügt ein Haufen, um alle Anzahlen wieder gerade zu machen.
    Ende: Der letzte Haufen mit mehr als 1 kommt zu dir, und du wählst, wie viele Einzelsteine übrig bleiben.
