### Der Lernweg: die Sätze zu seinen Stellungen. Alle Sätze auf einem Weg hindurch sollen knapp bleiben.

## Schritt 1

four-singles =
    { $last ->
        [misere] Ihr nehmt abwechselnd, du zuerst: Wer muss den letzten Stein nehmen?
       *[normal] Ihr nehmt abwechselnd, du zuerst: Wer bekommt den letzten Stein?
    }
try-it = Probier es mit den Steinen aus.
you = Du
computer = Computer
four-singles-right =
    { $last ->
        [misere] Der Computer nimmt den letzten Stein und verliert.
       *[normal] Der Computer nimmt den letzten Stein und gewinnt.
    }
three-singles =
    { $last ->
        [misere] Jetzt drei. Wer muss den letzten nehmen?
       *[normal] Jetzt drei. Wer bekommt den letzten?
    }
three-singles-right =
    { $last ->
        [misere] Du nimmst ihn und verlierst. Lass dem Computer also eine ungerade Anzahl Einzelsteine.
       *[normal] Du nimmst ihn und gewinnst. Lass dem Computer also eine gerade Anzahl Einzelsteine.
    }
reader-took-last = Du hast den letzten Stein genommen.

## Schritt 2

leave-singles =
    { $last ->
        [misere] Lass eine ungerade Anzahl Einzelsteine übrig.
       *[normal] Lass eine gerade Anzahl Einzelsteine übrig.
    }
how-to-choose = Drück auf einen Stein: Alle darüber gehen mit.
singles-left =
    { $then-stones ->
        [one] Ein Einzelstein bleibt.
       *[other] { $then-stones } Einzelsteine bleiben.
    } { $last ->
        [misere] Den letzten nimmt der Computer.
       *[normal] Den letzten nimmst du.
    }
alone = Nur ein Haufen. Was lässt du übrig?
single-stone = Ein Einzelstein ist ein Haufen mit nur einem Stein.
alone-right =
    { $last ->
        [misere] Einen Stein: eine ungerade Anzahl.
       *[normal] Nichts: Du hast den letzten Stein genommen.
    }

## Schritt 4

copy = Der Computer hat { $opening } von { $opening-heap } genommen: Mach es beim anderen Haufen nach.
keep-equal = Gleiche Haufen sind ein Paar: Sie sollen gleich bleiben.
copy-right = Wieder zwei gleiche Haufen.
copy-again = Der Computer hat { $opening } von { $opening-heap } genommen. Machst du das nach?
copy-again-right =
    { $last ->
        [misere] Nachmachen ließe nur Einzelsteine übrig, eine gerade Anzahl. Lass also nur einen übrig.
       *[normal] Nachmachen lässt nur Einzelsteine übrig, eine gerade Anzahl.
    }
heap-gone = Der Computer hat { $opening-heap } ganz genommen. Und du?
heap-gone-right =
    { $last ->
        [misere] Wenn Nachmachen keinen Haufen über 1 lässt, lass eine ungerade Anzahl Einzelsteine übrig.
       *[normal] Damit nimmst du den letzten Stein. Mach also bis zum Ende nach.
    }

## Schritt 5

make-equal = Mach ein Paar: Lass zwei gleiche Haufen übrig.
make-equal-right =
    { $last ->
        [misere] Jetzt machst du nach, außer es blieben nur Einzelsteine oder nichts.
       *[normal] Jetzt machst du jeden Zug nach.
    }
equal-already = Diese sind schon gleich. Welcher Zug gewinnt?
or-none = Du kannst auch sagen, dass kein Zug gewinnt.
equal-already-right = Hier gewinnt kein Zug: Jeder trennt das Paar.
two-heaps = Gewinne diese Partie.
two-heaps-right = Du hast gewonnen.

## Schritt 7

break-pair = Zu jedem Haufen gibt es einen gleichen. Nimm, was du willst.
break-pair-right = Der Computer nahm dasselbe vom anderen Haufen: wieder Paare.
mend-pair = Der Computer nahm { $opening } von { $opening-heap } und trennte ein Paar. Stell es wieder her.
mend-pair-right = Wieder Paare: Wer zieht, muss eines trennen.
odd-heap = Ein Haufen hat keinen gleichen. Was nimmst du?
odd-heap-right = Ein Paar bleibt. Der Computer muss es trennen.

## Schritt 8

cut-partners = Zerlege den größten Haufen passend zu den anderen beiden.
a-block = Ein Block ist ein Teil eines Haufens. Drück auf einen Stein: Unter ihm wird zerlegt.
cut-partners-right = { $size-b } und { $size-a } haben Partner: gleiche Blöcke in anderen Haufen.
cut-freely = Zerlege den größten Haufen so, dass jeder Block einen Partner findet.
how-to-join = Drück noch einmal auf den Stein: Das verbindet wieder.
cut-freely-right = Der Computer nahm beide Blöcke mit { $size-a }. Darum keine Größe doppelt.
cut-three = Zerlege alle drei in 1, 2, 4 oder 8, in keinem Haufen etwas doppelt.
why-powers = Jeder Haufen bis 15 lässt sich so zerlegen, nichts doppelt.
cut-three-right = Für jeden Haufen gibt es nur eine solche Zerlegung.

## Schritt 10

join-all = Verbinde Partner: Drück auf zwei gleiche Blöcke.
join-all-right = Alle haben Partner, und ein Haufen ist über 1: Wer zieht, verliert.
join-some = Verbinde auch hier die Partner.
join-some-right = Ein Block ist allein: Hier kannst du gewinnen.
take-lone = Nimm den Block, der allein ist.
take-lone-right = Der Computer muss ein Paar trennen.
mend-two = Lass in einem Haufen mit dem größten einzelnen Block übrig, was den anderen Haufen fehlt.
mend-two-right = Aus der { $held } wurde eine { $keeps } mit Partner.
mend-again = Noch einmal.
mend-again-hint = Was fehlt den anderen Haufen?
mend-large-right = In { $heap } bleibt { $kept }: was den anderen Haufen fehlte.
mend-alone = Jetzt ohne Blöcke: Gib allen einen Partner.
mend-alone-hint = Denk an 1, 2, 4, 8.
mend-alone-right = Alle haben Partner.
one-above = Nur ein Haufen über 1: Zähle wieder Einzelsteine.
one-above-right = Höchstens ein Haufen über 1? Lass eine ungerade Anzahl Einzelsteine übrig. Sonst gib allen Partner.

## Schritt 12

game-with-blocks = Gewinne gegen einen Computer, der keine Fehler macht.
game-alone = Gewinne noch einmal. Jetzt siehst du keine Blöcke.
game-right = Du hast gewonnen.
game-alone-right =
    { $last ->
        [misere] Du hast gewonnen. Gib allen Partner; ist höchstens ein Haufen über 1, lass eine ungerade Anzahl Einzelsteine übrig.
       *[normal] Du hast gewonnen. Gib jedem Block einen Partner.
    }

## Übung

find-or-none = Finde den Zug, der gewinnt, oder sag, dass keiner gewinnt.
find-with-limit = Nimm höchstens { $limit }. Finde den Zug, der gewinnt, oder sag, dass keiner gewinnt.
cut-one = Zerlege den Haufen in 1, 2, 4 oder 8, nichts doppelt.
practice-right = Richtig.

## Falsche Antworten

computer-took-last = Der Computer hat den letzten Stein genommen.
