### Der Lernweg: die Sätze zu seinen Stellungen. Alle Sätze auf einem Weg hindurch sollen knapp bleiben.

## Schritt 1

four-singles =
    { $last ->
        [misere] Du beginnst. Wer muss { -den-letzten } { -Stein } nehmen?
       *[normal] Du beginnst. Wer bekommt { -den-letzten } { -Stein }?
    }
try-it = Probier es aus: Drück auf die { -Steine }.
four-singles-right =
    { $last ->
        [misere] Der Computer nimmt { -den-letzten } { -Stein } und verliert.
       *[normal] Der Computer nimmt { -den-letzten } { -Stein } und gewinnt.
    }
three-singles-right =
    { $last ->
        [misere] Du nimmst { -ihn } und verlierst. Lass dem Computer also eine ungerade Anzahl { -Einzelsteine }.
       *[normal] Du nimmst { -ihn } und gewinnst. Lass dem Computer also eine gerade Anzahl { -Einzelsteine }.
    }

## Schritt 2

leave-singles =
    { $last ->
        [misere] Lass eine ungerade Anzahl { -Einzelsteine } übrig.
       *[normal] Lass eine gerade Anzahl { -Einzelsteine } übrig.
    }
singles-left =
    { $then-stones ->
        [one] { -Ein } { -Stein } ist übrig.
       *[other] { $then-stones } { -Steine } sind übrig.
    } { $last ->
        [misere] Den letzten nimmt der Computer.
       *[normal] Den letzten nimmst du.
    }
alone = Es gibt nur einen Haufen. Was lässt du übrig?
single-stone = { -Ein } { -Einzelstein } ist ein Haufen mit { -einem } { -Stein }.
alone-right =
    { $last ->
        [misere] { -Ein } { -Stein } ist übrig, eine ungerade Anzahl.
       *[normal] Du hast { -den-letzten } { -Stein } genommen.
    }

## Schritt 4

copy =
    { $opening ->
        [one] Der Computer hat { $opening } { -Stein } von Haufen { $opening-heap } genommen: Mach das beim anderen Haufen nach.
       *[other] Der Computer hat { $opening } { -Steine } von Haufen { $opening-heap } genommen: Mach das beim anderen Haufen nach.
    }
keep-equal = Gleiche Haufen sind ein Paar: Halte sie gleich.
copy-right = Beide Haufen sind wieder gleich.
copy-again =
    { $opening ->
        [one] Der Computer hat { $opening } { -Stein } von Haufen { $opening-heap } genommen. Machst du das nach?
       *[other] Der Computer hat { $opening } { -Steine } von Haufen { $opening-heap } genommen. Machst du das nach?
    }
copy-again-right =
    { $last ->
        [misere] Beim Nachmachen blieben zwei { -Einzelsteine }: Du müsstest { -den-letzten } nehmen. Lass also { -einen-davon } übrig.
       *[normal] Zwei { -Einzelsteine } sind übrig, eine gerade Anzahl.
    }
heap-gone = Der Computer hat den ganzen Haufen { $opening-heap } genommen. Was nimmst du?
heap-gone-right =
    { $last ->
        [misere] Bleibt beim Nachmachen kein Haufen mit mehr als 1, lass eine ungerade Anzahl { -Einzelsteine } übrig.
       *[normal] So hast du { -den-letzten } { -Stein } genommen. Mach also bis zum Ende jeden Zug nach.
    }

## Schritt 5

make-equal = Mach ein Paar: Lass zwei gleiche Haufen übrig.
make-equal-right =
    { $last ->
        [misere] Mach jetzt jeden Zug nach, außer es bleiben nur { -Einzelsteine } oder nichts.
       *[normal] Mach jetzt jeden Zug nach.
    }
equal-already = Diese Haufen sind gleich. Welcher Zug gewinnt?
or-none = Oder sag, dass kein Zug gewinnt.
equal-already-right = Kein Zug gewinnt: Jeder Zug trennt das Paar.
two-heaps = Gewinne diese Partie.

## Schritt 7

break-pair = Zu jedem Haufen gibt es einen gleichen. Nimm, was du willst.
break-pair-right = Der Computer hat vom gleich großen Haufen genauso viele { -Steine } genommen. Jetzt sind es wieder Paare.
repair-pair =
    { $opening ->
        [one] Der Computer hat { $opening } { -Stein } von Haufen { $opening-heap } genommen und ein Paar getrennt. Reparier es.
       *[other] Der Computer hat { $opening } { -Steine } von Haufen { $opening-heap } genommen und ein Paar getrennt. Reparier es.
    }
odd-heap = Zu einem Haufen gibt es keinen gleichen. Was nimmst du?

## Schritt 8

cut-partners = Zerleg den größten Haufen passend zu den beiden anderen.
a-block = Ein Block ist ein Teil eines Haufens. Drück auf { -einen } { -Stein }, um darunter zu trennen.
cut-partners-right = Der { $size-b }er- und der { $size-a }er-Block haben Partner: gleiche Blöcke in anderen Haufen.
cut-freely = Zerleg den größten Haufen so, dass jeder Block einen Partner findet.
how-to-join = Zum Verbinden drück noch einmal auf { -den } { -Stein }.
cut-freely-right = Der Computer hat beide { $size-a }er-Blöcke genommen. Verwende also jede Größe nur einmal pro Haufen.
cut-three = Zerleg jeden Haufen in Blöcke aus 1, 2, 4 oder 8, jede Größe nur einmal.
why-powers = Jeder Haufen bis 15 lässt sich so zerlegen.
cut-three-right = Jeder Haufen lässt sich nur auf eine Art zerlegen.

## Schritt 10

join-all = Verbinde Partner: Drück auf zwei gleiche Blöcke.
join-all-right = Jeder Block hat einen Partner: Wer hier zieht, verliert.
join-some-right = Ein Block ist allein: Hier kannst du gewinnen.
take-lone = Nimm den Block, der allein ist.
take-lone-right = Der Computer muss ein Paar trennen.
repair-two = Such den größten Block, der allein ist. Lass in seinem Haufen nur übrig, was die anderen brauchen.
repair-again = Noch einmal.
repair-again-hint = Was brauchen die anderen Haufen?
repair-large-right = Haufen { $heap } behält { $kept }: Das brauchten die anderen Haufen.
repair-alone = Gib jedem Block einen Partner, jetzt ohne Zeichnung.
repair-alone-hint = Denk an 1, 2, 4 und 8.
repair-alone-right = Jeder Block hat einen Partner.
one-above = Nur ein Haufen hat mehr als 1: Zähl die { -Einzelsteine }.

## Schritt 12

game-with-blocks = Gewinne gegen einen Computer, der keine Fehler macht.
game-alone = Gewinne noch einmal, jetzt ohne gezeichnete Blöcke.
game-right = Du hast gewonnen.

## Übung

practice-right = Richtig.
