### Die Tipps, und warum eine Stellung für die Seite gewonnen oder verloren ist, die als nächste zieht.
### In die Zeile der Meldungen passen 110 Zeichen.

## Der erste und der zweite Tipp

look-at = Schau dir Haufen { $heap } an.
take-from = Nimm { $take } von Haufen { $heap }.
no-move-wins = Hier gewinnt kein Zug.
no-move-wins-yet = Hier gewinnt kein Zug, außer dein Gegenüber macht noch einen Fehler.

## Warum: der dritte Tipp, und der Grund auf allen anderen Seiten
## Jeder Satz hat höchstens 18 Wörter und nennt keine Person: Ihn liest, wer zieht, wer gerade gezogen hat und
## eine ganze Klasse.

over =
    { $last ->
        [misere] Kein Stein ist übrig, und wer den letzten genommen hat, verliert.
       *[normal] Kein Stein ist übrig, und wer den letzten genommen hat, gewinnt.
    }
over-move =
    { $last ->
        [misere] Kein Zug bleibt: Wer den letzten gemacht hat, verliert.
       *[normal] Kein Zug bleibt: Wer den letzten gemacht hat, gewinnt.
    }
odd-stones =
    { $stones ->
        [one] Ein Stein ist übrig, und wer als Nächstes zieht, muss ihn nehmen.
       *[other] Übrig sind { $stones } Einzelsteine, eine ungerade Anzahl: Wer als Nächstes zieht, muss den letzten nehmen.
    }
even-stones = Übrig sind { $stones } Einzelsteine, eine gerade Anzahl: Wer als Nächstes zieht, bekommt den letzten nicht.
odd-turns = { $stones } Steine, einer pro Zug, eine ungerade Anzahl: Wer als Nächstes zieht, muss den letzten nehmen.
even-turns = { $stones } Steine, einer pro Zug, eine gerade Anzahl: Wer als Nächstes zieht, bekommt den letzten nicht.
one-heap =
    { $last ->
        [misere] Nur Haufen { $heap } ist übrig: Wer gewinnen will, lässt einen Stein liegen.
       *[normal] Nur Haufen { $heap } ist übrig: Wer gewinnen will, nimmt ihn ganz.
    }
multiple =
    { $last ->
        [misere] { $stones } ist 1 mehr als ein Vielfaches von { $period }: Jeder Zug lässt sich auf { $period } ergänzen.
       *[normal] { $stones } ist ein Vielfaches von { $period }: Jeder Zug lässt sich auf { $period } ergänzen.
    }
to-multiple =
    { $last ->
        [misere] Wer gewinnen will, lässt { $left } übrig, 1 mehr als ein Vielfaches von { $period }.
       *[normal] Wer gewinnen will, lässt { $left } übrig, ein Vielfaches von { $period }.
    }
equal =
    { $last ->
        [misere] Zwei Haufen mit je { $stones }: Jeden Zug kann man nachmachen, oder man lässt einen Stein übrig.
       *[normal] Zwei Haufen mit je { $stones }: Jeden Zug kann man im anderen Haufen nachmachen.
    }
unequal = Haufen { $larger } hat { $more } mehr als Haufen { $smaller }: Wer gewinnen will, macht beide gleich.
last-large =
    { $last ->
        [misere] Nur Haufen { $heap } hat mehr als 1: Wer gewinnen will, lässt eine ungerade Anzahl Einzelsteine übrig.
       *[normal] Nur Haufen { $heap } hat mehr als 1: Wer gewinnen will, lässt eine gerade Anzahl Einzelsteine übrig.
    }
last-large-remainder =
    { $last ->
        [misere] Nur Haufen { $heap } zählt mehr als 1: Wer gewinnen will, lässt nur Nullen und eine ungerade Anzahl Einsen.
       *[normal] Nur Haufen { $heap } zählt mehr als 1: Wer gewinnen will, lässt nur Nullen und eine gerade Anzahl Einsen.
    }
multiples = Alle Haufen sind Vielfache von { $period }: Jeder Zug lässt sich auf { $period } ergänzen.
ones =
    { $last ->
        [misere]
            { $ones ->
                [one] Beim Teilen durch { $period } ist kein Rest größer als 1, und einer ist 1, eine ungerade Anzahl.
               *[other] Beim Teilen durch { $period } ist kein Rest größer als 1, und { $ones } sind 1, eine ungerade Anzahl.
            }
       *[normal] Beim Teilen durch { $period } ist kein Rest größer als 1, und { $ones } sind 1, eine gerade Anzahl.
    }
change-ones =
    { $last ->
        [misere] Alle Reste sind 0 oder 1: Ein Gewinnzug lässt eine ungerade Anzahl Einsen übrig.
       *[normal] Alle Reste sind 0 oder 1: Ein Gewinnzug lässt eine gerade Anzahl Einsen übrig.
    }
paired = Die Haufen sind { $heaps }: Jeder Block hat einen Partner.
paired-many = Zerlegt man die Haufen in 1, 2, 4 und so weiter, hat jeder Block einen Partner.
paired-remainders = Die Reste beim Teilen durch { $period } sind { $remainders }: Jeder Block hat einen Partner.
paired-remainders-many = Zerlegt man die Reste beim Teilen durch { $period } in 1, 2, 4 und so weiter, hat jeder Block einen Partner.
alone = Ein { $size }er-Block ist allein: Nimmt man { $take } von Haufen { $heap }, hat jeder Block einen Partner.
alone-of-remainders = Teile durch { $period }: Nimmt man { $take } von Haufen { $heap }, hat jeder Block der Reste einen Partner.
sum-zero = Es bleibt die Nim-Summe 0, und jeder Zug ändert sie.
sum = Die Nim-Summe ist { $sum }: Nimmt man { $take } von Haufen { $heap }, wird sie 0.
while-two-are-large = Solange zwei oder mehr Haufen mehr als 1 zählen, spielt man wie im Normalspiel.

## Wo ein Zug eine von mehreren Zahlen nimmt: Haufen zählen als ihre Grundy-Werte

value-stays = Haufen { $heap } hat den Wert { $value }: Kein Zug lässt diesen Wert übrig.
value-to = Haufen { $heap } hat den Wert { $value }: Nimm { $take }, dann bleibt der Wert { $left }.
values-sum-zero = Die Werte { $values } haben die Nim-Summe 0, und jeder Zug ändert sie.
values-sum = Werte { $values }: Nimmt man { $take } von Haufen { $heap }, wird ihre Nim-Summe 0.
odd-values = Kein Wert ist über 1, und eine ungerade Zahl von ihnen ist 1.
make-odd-values = Kein Wert ist über 1: Ein Gewinnzug lässt eine ungerade Zahl von Einsen.
