### Die drei Tipps zu einem Zug, und warum ein Zug gewinnt oder nicht.
### In die Zeile der Meldungen passen 110 Zeichen.

## Der erste und der zweite Tipp

look-at = Schau dir Haufen { $heap } an.
take-from = Nimm { $take } von Haufen { $heap }.
no-move-wins = Hier gewinnt kein Zug.
no-move-wins-yet = Hier gewinnt kein Zug, außer dein Gegenüber macht noch einen Fehler.

## Warum ein Zug gewinnt: die Stellung, die er übrig lässt, und wie es weitergeht
## Jeder Satz dieses Abschnitts und der beiden nächsten hat höchstens 18 Wörter.

takes-the-last = Damit nimmst du den letzten Stein, und wer ihn nimmt, gewinnt.
leaves-the-last = Damit bleibt deinem Gegenüber nur der letzte Stein, und wer ihn nimmt, verliert.
leaves-even = Damit bleiben { $stones } Einzelsteine, eine gerade Anzahl: Den letzten nimmst du.
leaves-odd = Damit bleiben { $stones } Einzelsteine, eine ungerade Anzahl: Den letzten nimmt dein Gegenüber.
leaves-even-turns = Ein Stein pro Zug, und { $stones } bleiben, eine gerade Anzahl: Den letzten nimmst du.
leaves-odd-turns = Ein Stein pro Zug, und { $stones } bleiben, eine ungerade Anzahl: Den letzten nimmt dein Gegenüber.
leaves-twins =
    { $last ->
        [misere] Damit bleiben zwei Haufen mit je { $stones }: Mach jede Antwort nach und lass am Ende einen Stein übrig.
       *[normal] Damit bleiben zwei Haufen mit je { $stones }: Mach jede Antwort im anderen Haufen nach.
    }
leaves-multiple = Damit bleiben { $stones }, ein Vielfaches von { $period }: Ergänze jede Antwort auf { $period } Steine.
leaves-one-above = Damit bleiben { $stones }, 1 mehr als ein Vielfaches von { $period }: Ergänze jede Antwort auf { $period }.
leaves-multiples = Damit bleiben nur Vielfache von { $period }: Ergänze jede Antwort in ihrem Haufen auf { $period }.
can-answer-all = Danach hast du auf jeden Zug deines Gegenübers eine Antwort und gewinnst.
leaves-paired =
    { $last ->
        [misere] Damit hat jeder Block einen Partner: Bleib dabei, bis nur noch ein Haufen mehr als 1 hat.
       *[normal] Damit hat jeder Block einen Partner: Sorge nach jeder Antwort wieder dafür.
    }
leaves-sum-zero =
    { $last ->
        [misere] Damit ist die Nim-Summe 0: Bleib bei 0, bis nur noch ein Haufen mehr als 1 hat.
       *[normal] Damit ist die Nim-Summe 0, und nach jeder Antwort kannst du sie wieder auf 0 bringen.
    }

## Die Stellung, die ein Gewinnzug übrig lässt oder in der kein Zug gewinnt, mit einer Höchstzahl

odd-ones = Beim Teilen durch { $period } haben ungerade viele Haufen den Rest 1, die anderen den Rest 0.
paired-remainders = Beim Teilen durch { $period } bleiben Reste, deren Blöcke alle Partner haben.
sum-zero-of-remainders = Beim Teilen durch { $period } bleiben Reste mit der Nim-Summe 0.

## Warum kein Zug gewinnt: für dich, wenn du ziehen musst

must-take-the-last = Du musst den letzten Stein nehmen, und wer ihn nimmt, verliert.
even-stones = Übrig sind { $stones } Einzelsteine, eine gerade Anzahl: Den letzten nimmt dein Gegenüber.
odd-stones = Übrig sind { $stones } Einzelsteine, eine ungerade Anzahl: Den letzten nimmst du.
even-turns = Ein Stein pro Zug, und { $stones } sind übrig, eine gerade Anzahl: Den letzten nimmt dein Gegenüber.
odd-turns = Ein Stein pro Zug, und { $stones } sind übrig, eine ungerade Anzahl: Den letzten nimmst du.
twins =
    { $last ->
        [misere] Die beiden Haufen sind gleich: Dein Gegenüber kann nachmachen und dir einen Stein übrig lassen.
       *[normal] Die beiden Haufen sind gleich: Dein Gegenüber kann jeden deiner Züge nachmachen.
    }
multiple = { $stones } ist ein Vielfaches von { $period }: Dein Gegenüber kann jeden Zug auf { $period } ergänzen.
one-above = { $stones } ist 1 mehr als ein Vielfaches von { $period }: Dein Gegenüber ergänzt jeden Zug auf { $period }.
multiples = Alle Haufen sind Vielfache von { $period }: Dein Gegenüber kann jeden Zug auf { $period } ergänzen.
opponent-can-answer-all = Dein Gegenüber hat hier auf jeden Zug eine Antwort und gewinnt.
paired = Jeder Block hat einen Partner, und jeder Zug trennt ein Paar.
sum-zero = Die Nim-Summe ist 0, und jeder Zug ändert sie.

## Die Antworten auf einen Zug, der nicht gewinnt

last-stone-loses = Damit nimmst du den letzten Stein, und wer ihn nimmt, verliert.
answers =
    { $mistakes ->
        [0] Mit jeder Antwort gewinnt dein Gegenüber.
        [one] Nach { $mistakes } von { $answers } Antworten könntest du gewinnen.
       *[other] Nach { $mistakes } von { $answers } Antworten könntest du gewinnen.
    }
