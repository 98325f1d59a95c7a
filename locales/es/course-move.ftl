### Se calcula la jugada ganadora.

## Busca la jugada: ¿En qué debe convertirse el montón?

what-must-the-heap-become = ¿En qué debe convertirse el montón?
what-must-the-heap-become-ask = Los montones son { $heaps }. Su suma Nim S es { $sum }. Para que todos los bloques tengan pareja, cambia las { $size-a } fichas del montón A por { $size-a } ⊕ { $sum }. ¿Cuántas fichas son?
what-must-the-heap-become-right = { $size-a } ⊕ { $sum } = { $reach-a }. Así que quita { $less-a } del montón A. En resumen: convierte un montón de h fichas en uno de h ⊕ S fichas.

## Busca la jugada: No vale cualquier montón

not-every-heap-works = No vale cualquier montón
not-every-heap-works-ask = Los montones son { $heaps }, y S es { $sum }. Prueba con el montón B. ¿Cuánto es { $size-b } ⊕ { $sum }?
not-every-heap-works-right = { $reach-b } es más que { $size-b }. Una jugada nunca añade fichas, así que en el montón B no gana ninguna. Busca un montón en el que h ⊕ S sea menor que h.
not-every-heap-works-wrong = Donde S tiene un uno, cambia la cifra del montón. Donde S tiene un cero, déjala como está.

## Busca la jugada: Busca la jugada ganadora

find-the-winning-move = Busca la jugada ganadora
find-the-winning-move-ask = Los montones son { $heaps }. Calcula S y busca el montón en el que h ⊕ S es menor que h. Después haz la jugada ganadora.
find-the-winning-move-right = { $held } ⊕ { $sum } = { $keeps }, así que quitaste { $take } del montón { $heap }. Este montón tiene el mayor bloque sin pareja.

## Busca la jugada: ¿Cuántas jugadas ganan?

how-many-moves-win = ¿Cuántas jugadas ganan?
how-many-moves-win-ask = Los montones son { $heaps }, y S es { $sum }. Prueba con cada montón. ¿Cuántas jugadas ganadoras hay?
how-many-moves-win-right = Hay { $wins }. El montón A se queda en { $reach-a }, o el montón B en { $reach-b }, o el montón C en { $reach-c }. Un montón nunca tiene dos jugadas ganadoras.
how-many-moves-win-wrong = Calcula h ⊕ { $sum } para cada montón. Cuenta los montones que se hacen más pequeños.

## Busca la jugada: Montones más grandes

larger-heaps = Montones más grandes
larger-heaps-ask = Los montones son { $heaps }. Busca la jugada ganadora.
larger-heaps-right = S es { $sum }, y { $held } ⊕ { $sum } = { $keeps }. Ningún otro montón se hace más pequeño.

## Busca la jugada: Di la regla

say-the-rule = Di la regla
say-the-rule-ask = La última ficha gana. ¿Qué regla funciona en todas las posiciones en las que puedes ganar?
say-the-rule-answer-1 = Dejar una posición con suma Nim cero
say-the-rule-answer-2 = Quitar del montón más grande
say-the-rule-miss-2 = Mira: aquí la jugada ganadora quita del montón { $heap }, el más pequeño.
say-the-rule-answer-3 = Dejar el mínimo de fichas
say-the-rule-miss-3 = Mira: aquí la jugada ganadora solo quita { $take }.
say-the-rule-right = Deja la suma Nim en cero: todos los bloques tienen pareja. La máquina tiene que romper una pareja, y tú dejas otra vez la suma Nim en cero.

## Busca la jugada: Tu partida

your-own-game = Tu partida
your-own-game-ask = Los montones son { $heaps }, y empiezas tú. Gana para terminar la lección.
