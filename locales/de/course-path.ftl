### Der Lernweg: die Sätze zu seinen Stellungen. Alle Sätze auf einem Weg hindurch sollen knapp bleiben.

## Schritt 1

four-singles =
    { $last ->
        [misere] Du nimmst einen, dann der Computer: Wer muss den letzten nehmen?
       *[normal] Du nimmst einen, dann der Computer: Wer bekommt den letzten?
    }
try-it = Probier es mit den Steinen aus.
four-singles-right =
    { $last ->
        [misere] Der Computer nimmt den letzten Stein und verliert.
       *[normal] Der Computer nimmt den letzten Stein und gewinnt.
    }
three-singles-right =
    { $last ->
        [misere] Du nimmst ihn und verlierst. Lass dem Computer also eine ungerade Anzahl Einzelsteine.
       *[normal] Du nimmst ihn und gewinnst. Lass dem Computer also eine gerade Anzahl Einzelsteine.
    }

## Schritt 2

leave-singles =
    { $last ->
        [misere] Lass eine ungerade Anzahl Einzelsteine übrig.
       *[normal] Lass eine gerade Anzahl Einzelsteine übrig.
    }
singles-left =
    { $then-stones ->
        [one] Ein Einzelstein bleibt.
       *[other] { $then-stones } Einzelsteine bleiben.
    } { $last ->
        [misere] Den letzten nimmt der Computer.
       *[normal] Den letzten nimmst du.
    }
alone = Nur ein Haufen. Was lässt du übrig?
single-stone = Ein Einzelstein ist ein Haufen mit einem Stein.
alone-right =
    { $last ->
        [misere] Einen Stein: eine ungerade Anzahl.
       *[normal] Nichts: Du hast den letzten Stein genommen.
    }

## Schritt 4

copy = Der Computer hat { $opening } von { $opening-heap } genommen: Mach es beim anderen Haufen nach.
keep-equal = Gleiche Haufen sind ein Paar: Halte sie gleich.
copy-right = Wieder zwei gleiche Haufen.
copy-again = Der Computer hat { $opening } von { $opening-heap } genommen. Machst du das nach?
copy-again-right =
    { $last ->
        [misere] Wer hier nachmacht, lässt nur Einzelsteine übrig, eine gerade Anzahl. Lass also nur einen.
       *[normal] Wer nachmacht, lässt nur Einzelsteine übrig, eine gerade Anzahl.
    }
heap-gone = Der Computer hat alles von { $opening-heap } genommen. Und du?
heap-gone-right =
    { $last ->
        [misere] Bliebe beim Nachmachen kein Haufen über 1, lass lieber eine ungerade Anzahl Einzelsteine übrig.
       *[normal] Damit nimmst du den letzten Stein. Mach also bis zum Ende nach.
    }

## Schritt 5

make-equal = Mach ein Paar: Lass zwei gleiche Haufen übrig.
make-equal-right =
    { $last ->
        [misere] Mach jetzt jeden Zug nach, außer wenn nur Einzelsteine oder nichts bliebe.
       *[normal] Mach jetzt jeden Zug nach.
    }
equal-already = Diese Haufen sind schon gleich. Welcher Zug gewinnt?
or-none = Du kannst auch sagen, dass kein Zug gewinnt.
equal-already-right = Hier gewinnt kein Zug: Jeder trennt das Paar.
two-heaps = Gewinne diese Partie.

## Schritt 7

break-pair = Zu jedem Haufen gibt es einen gleichen. Nimm, was du willst.
break-pair-right = Der Computer hat vom anderen Haufen gleich viele genommen: wieder Paare.
repair-pair = Der Computer hat { $opening } von { $opening-heap } genommen und ein Paar getrennt. Repariere es.
odd-heap = Zu einem Haufen gibt es keinen gleichen. Was nimmst du?

## Schritt 8

cut-partners = Zerlege den größten Haufen passend zu den anderen beiden.
a-block = Ein Block ist ein Teil eines Haufens. Drück auf einen Stein, um darunter zu zerlegen.
cut-partners-right = Die { $size-b } und die { $size-a } haben Partner: gleiche Blöcke in anderen Haufen.
cut-freely = Zerlege den größten Haufen so, dass jeder Block einen Partner findet.
how-to-join = Noch ein Druck auf denselben Stein verbindet wieder.
cut-freely-right = Der Computer hat beide { $size-a }er-Blöcke genommen. Darum keine Größe doppelt.
cut-three = Zerlege in 1, 2, 4 oder 8, in einem Haufen nichts doppelt.
why-powers = Jeder Haufen bis 15 lässt sich so zerlegen, nichts doppelt.
cut-three-right = Für jeden Haufen gibt es nur eine solche Zerlegung.

## Schritt 10

join-all = Verbinde Partner: Drück auf zwei gleiche Blöcke.
join-all-right = Alle haben einen Partner, und es gibt Haufen über 1: Wer zieht, verliert.
join-some-right = Ein Block ist allein: Hier kannst du gewinnen.
take-lone = Nimm den Block, der allein ist.
take-lone-right = Der Computer muss ein Paar trennen.
repair-two = Such den größten Block, der allein ist. Lass in seinem Haufen übrig, was den anderen fehlt.
repair-again = Noch einmal.
repair-again-hint = Was fehlt den anderen Haufen?
repair-large-right = { $heap } behält { $kept }: was den anderen Haufen fehlte.
repair-alone = Jetzt ohne gezeichnete Blöcke: Gib allen einen Partner.
repair-alone-hint = Denk an 1, 2, 4, 8.
repair-alone-right = Alle haben einen Partner.
one-above = Nur noch ein Haufen über 1: Zähle wieder Einzelsteine.

## Schritt 12

game-with-blocks = Gewinne gegen einen Computer, der keine Fehler macht.
game-alone = Gewinne noch einmal. Jetzt siehst du keine Blöcke.
game-right = Du hast gewonnen.

## Übung

practice-right = Richtig.
