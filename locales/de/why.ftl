### Die Tipps, und warum eine Stellung für die Seite gewonnen oder verloren ist, die als nächste zieht.
### In die Zeile der Meldungen passen 110 Zeichen.

## Der erste und der zweite Tipp

look-at = Schau dir Haufen { $heap } an.
take-from =
    { $take ->
        [one] Nimm { $take } { -Stein } von Haufen { $heap }.
       *[other] Nimm { $take } { -Steine } von Haufen { $heap }.
    }
no-move-wins = Hier gewinnt kein Zug.
no-move-wins-yet = Hier gewinnt kein Zug, außer dein Gegner macht noch einen Fehler.

## Warum: der dritte Tipp, und der Grund auf allen anderen Seiten
## Jeder Satz hat höchstens 20 Wörter und nennt keine Person: Ihn liest, wer zieht, wer gerade gezogen hat und
## eine ganze Klasse.

over =
    { $last ->
        [misere] { -Kein } { -Stein } ist übrig, und wer { -den-letzten } genommen hat, verliert.
       *[normal] { -Kein } { -Stein } ist übrig, und wer { -den-letzten } genommen hat, gewinnt.
    }
over-move =
    { $last ->
        [misere] Es gibt keinen Zug mehr: Wer den letzten gemacht hat, verliert.
       *[normal] Es gibt keinen Zug mehr: Wer den letzten gemacht hat, gewinnt.
    }
odd-stones =
    { $stones ->
        [one] { -Ein } { -Stein } ist übrig, und wer als Nächstes zieht, muss { -ihn } nehmen.
       *[other] Übrig sind { $stones } { -Einzelsteine }, eine ungerade Anzahl: Wer als Nächstes zieht, muss { -den-letzten } nehmen.
    }
even-stones = Übrig sind { $stones } { -Einzelsteine }, eine gerade Anzahl: Wer als Nächstes zieht, bekommt { -den-letzten } nicht.
odd-turns = Pro Zug nimmt man { -einen } { -Stein }, und { $stones } ist ungerade: Wer als Nächstes zieht, muss { -den-letzten } nehmen.
even-turns = Pro Zug nimmt man { -einen } { -Stein }, und { $stones } ist gerade: Wer als Nächstes zieht, bekommt { -den-letzten } nicht.
one-heap =
    { $last ->
        [misere] Nur Haufen { $heap } ist übrig: Wer gewinnen will, lässt { -einen } { -Stein } liegen.
       *[normal] Nur Haufen { $heap } ist übrig: Wer gewinnen will, nimmt ihn ganz.
    }
multiple =
    { $last ->
        [misere] { $stones } ist 1 mehr als ein Vielfaches von { $period }: Was die eine Seite nimmt, ergänzt die andere auf { $period }.
       *[normal] { $stones } ist ein Vielfaches von { $period }: Was die eine Seite nimmt, ergänzt die andere auf { $period }.
    }
to-multiple =
    { $last ->
        [misere] Wer gewinnen will, lässt { $left } übrig, 1 mehr als ein Vielfaches von { $period }.
       *[normal] Wer gewinnen will, lässt { $left } übrig, ein Vielfaches von { $period }.
    }
equal =
    { $last ->
        [misere] Zwei Haufen mit je { $stones }: Man kann jeden Zug nachmachen und am Ende { -einen } { -Stein } übrig lassen.
       *[normal] Zwei Haufen mit je { $stones }: Jeden Zug kann man im anderen Haufen nachmachen.
    }
unequal =
    { $more ->
        [one] Haufen { $larger } hat { $more } { -Stein } mehr als Haufen { $smaller }: Wer gewinnen will, macht beide gleich.
       *[other] Haufen { $larger } hat { $more } { -Steine } mehr als Haufen { $smaller }: Wer gewinnen will, macht beide gleich.
    }
last-large =
    { $last ->
        [misere] Nur Haufen { $heap } hat mehr als 1 { -Stein }: Lass eine ungerade Anzahl { -Einzelsteine } übrig.
       *[normal] Nur Haufen { $heap } hat mehr als 1 { -Stein }: Lass eine gerade Anzahl { -Einzelsteine } übrig.
    }
last-large-remainder =
    { $last ->
        [misere] Nur Haufen { $heap } hat einen Rest über 1: Lass Reste 0 und eine ungerade Anzahl Reste 1 übrig.
       *[normal] Nur Haufen { $heap } hat einen Rest über 1: Lass Reste 0 und eine gerade Anzahl Reste 1 übrig.
    }
multiples = Alle Haufen sind Vielfache von { $period }: Was die eine Seite nimmt, ergänzt die andere auf { $period }.
ones =
    Teil jeden Haufen durch { $period }: { $ones ->
        [one] Genau ein Rest ist 1
       *[other] { $ones } Reste sind 1
    }, { $last ->
        [misere] eine ungerade Anzahl
       *[normal] eine gerade Anzahl
    }, und alle anderen sind 0.
change-ones =
    { $last ->
        [misere] Alle Reste sind 0 oder 1: Lass eine ungerade Anzahl Einsen übrig.
       *[normal] Alle Reste sind 0 oder 1: Lass eine gerade Anzahl Einsen übrig.
    }
paired = Haufen { $heaps }: Jeder Block hat einen Partner.
paired-many = Zerleg die Haufen in 1, 2, 4 und so weiter: Jeder Block hat einen Partner.
paired-remainders = Teil jeden Haufen durch { $period }: Bei den Resten { $remainders } hat jeder Block einen Partner.
paired-remainders-many = Teil jeden Haufen durch { $period }: In den Resten hat jeder Block einen Partner.
alone =
    { $take ->
        [one] Der größte Block ohne Partner ist { $size }: Nimmt man { $take } { -Stein } von Haufen { $heap }, hat jeder Block einen Partner.
       *[other] Der größte Block ohne Partner ist { $size }: Nimmt man { $take } { -Steine } von Haufen { $heap }, hat jeder Block einen Partner.
    }
alone-of-remainders =
    { $take ->
        [one] Teil jeden Haufen durch { $period }: Nimmt man { $take } { -Stein } von Haufen { $heap }, hat jeder Block der Reste einen Partner.
       *[other] Teil jeden Haufen durch { $period }: Nimmt man { $take } { -Steine } von Haufen { $heap }, hat jeder Block der Reste einen Partner.
    }
sum-zero = Die Nim-Summe ist 0, und jeder Zug ändert sie.
sum =
    { $take ->
        [one] Die Nim-Summe ist { $sum }: Nimmt man { $take } { -Stein } von Haufen { $heap }, wird sie 0.
       *[other] Die Nim-Summe ist { $sum }: Nimmt man { $take } { -Steine } von Haufen { $heap }, wird sie 0.
    }
while-two-are-large = Spiel, als würde { -der-letzte } { -Stein } gewinnen, bis nur noch ein Haufen mehr als 1 { -Stein } hat.
while-two-remainders-are-large = Spiel, als würde { -der-letzte } { -Stein } gewinnen, bis nur noch ein Rest über 1 ist.
while-two-values-are-large = Spiel, als würde { -der-letzte } { -Stein } gewinnen, bis nur noch ein Wert über 1 ist.

## Wo ein Zug eine von mehreren Zahlen nimmt: Haufen zählen als ihre Grundy-Werte

value-stays = Haufen { $heap } hat den Wert { $value }, und jeder Zug ändert ihn.
value-to =
    { $take ->
        [one] Haufen { $heap } hat den Wert { $value }: Nimmt man { $take } { -Stein }, bleibt der Wert { $left }.
       *[other] Haufen { $heap } hat den Wert { $value }: Nimmt man { $take } { -Steine }, bleibt der Wert { $left }.
    }
last-large-value = Nur Haufen { $heap } hat einen Wert über 1: Lass Werte 0 und eine ungerade Anzahl Werte 1 übrig.
values-sum-zero = Die Werte { $values } heben sich auf (Nim-Summe 0), und jeder Zug ändert das.
values-sum =
    { $take ->
        [one] Werte { $values }: Nimmt man { $take } { -Stein } von Haufen { $heap }, heben sie sich auf (Nim-Summe 0).
       *[other] Werte { $values }: Nimmt man { $take } { -Steine } von Haufen { $heap }, heben sie sich auf (Nim-Summe 0).
    }
odd-values = Alle Werte sind 0 oder 1, und die Anzahl der Einsen ist ungerade.
make-odd-values = Alle Werte sind 0 oder 1: Lass eine ungerade Anzahl Einsen übrig.
