### Se calcula la jugada ganadora.

## Busca la jugada: ¿En qué debe convertirse el montón?

what-must-the-heap-become = ¿En qué debe convertirse el montón?
what-must-the-heap-become-ask = Montones: { $heaps }. Su suma Nim S es { $sum }. Para que cada bloque tenga pareja, haz que el montón A pase de { $size-a } a { $size-a } ⊕ { $sum }. ¿Cuántas { -fichas } son?
what-must-the-heap-become-right =
    { $surplus-a ->
        [one] { $size-a } ⊕ { $sum } = { $reach-a }. Así que quita { $surplus-a } { -ficha } del montón A. En resumen: convierte un montón de h { -fichas } en uno de h ⊕ S { -fichas }.
        [many] { $size-a } ⊕ { $sum } = { $reach-a }. Así que quita { $surplus-a } de { -fichas } del montón A. En resumen: convierte un montón de h { -fichas } en uno de h ⊕ S { -fichas }.
       *[other] { $size-a } ⊕ { $sum } = { $reach-a }. Así que quita { $surplus-a } { -fichas } del montón A. En resumen: convierte un montón de h { -fichas } en uno de h ⊕ S { -fichas }.
    }

## Busca la jugada: No vale cualquier montón

not-every-heap-works = No vale cualquier montón
not-every-heap-works-ask = Montones: { $heaps }. S es { $sum }. Prueba con el montón B. ¿Cuánto es { $size-b } ⊕ { $sum }?
not-every-heap-works-right = { $reach-b } es mayor que { $size-b }. Nunca se añaden { -fichas }, así que ninguna jugada en el montón B gana. Busca un montón en el que h ⊕ S sea menor que h.
change-digits = Donde S tiene un uno, cambia la cifra del montón. Donde S tiene un cero, déjala como está.

## Busca la jugada: Busca la jugada ganadora

find-the-winning-move = Busca la jugada ganadora
find-the-winning-move-ask = Montones: { $heaps }. Calcula S y busca el montón en el que h ⊕ S es menor que h. Después haz la jugada ganadora.
find-the-winning-move-right =
    { $take ->
        [one] { $heap-before } ⊕ { $sum } = { $keeps }, así que has quitado { $take } { -ficha } del montón { $heap }. Este montón tiene el mayor bloque sin pareja.
        [many] { $heap-before } ⊕ { $sum } = { $keeps }, así que has quitado { $take } de { -fichas } del montón { $heap }. Este montón tiene el mayor bloque sin pareja.
       *[other] { $heap-before } ⊕ { $sum } = { $keeps }, así que has quitado { $take } { -fichas } del montón { $heap }. Este montón tiene el mayor bloque sin pareja.
    }

## Busca la jugada: ¿Cuántas jugadas ganan?

how-many-moves-win = ¿Cuántas jugadas ganan?
how-many-moves-win-ask = Montones: { $heaps }. S es { $sum }. Prueba con cada montón. ¿Cuántas jugadas ganadoras hay?
how-many-moves-win-right = Hay { $wins }: dejar { $reach-a } en el montón A, { $reach-b } en el montón B o { $reach-c } en el montón C. Un montón nunca tiene dos jugadas ganadoras.
how-many-moves-win-wrong = Calcula h ⊕ { $sum } para cada montón. Cuenta los montones que se hacen más pequeños.

## Busca la jugada: Montones más grandes

larger-heaps = Montones más grandes
larger-heaps-ask = Montones: { $heaps }. Busca la jugada ganadora.
larger-heaps-right = S es { $sum }, y { $heap-before } ⊕ { $sum } = { $keeps }. Ningún otro montón se hace más pequeño.

## Busca la jugada: Di la regla

say-the-rule = Di la regla
say-the-rule-ask = La última ficha gana. ¿Qué regla funciona en todas las posiciones en las que puedes ganar?
say-the-rule-answer-1 = Dejar una posición con suma Nim cero
say-the-rule-answer-2 = Quitar del montón más grande
say-the-rule-miss-2 = Mira: aquí solo ganas si quitas { -fichas } del montón { $heap }, el más pequeño.
say-the-rule-answer-3 = Dejar el mínimo de { -fichas }
say-the-rule-miss-3 =
    { $take ->
        [one] Mira: aquí solo ganas si quitas { $take } { -ficha }.
        [many] Mira: aquí solo ganas si quitas { $take } de { -fichas }.
       *[other] Mira: aquí solo ganas si quitas { $take } { -fichas }.
    }
say-the-rule-right = Deja suma Nim cero: todos los bloques tienen pareja. La máquina tiene que romper una pareja, y tú dejas otra vez suma Nim cero.

## Busca la jugada: Tu partida

your-own-game = Tu partida
your-own-game-ask = Montones: { $heaps }. Empiezas tú. Gana para terminar la lección.
