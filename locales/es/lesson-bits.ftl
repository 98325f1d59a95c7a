### Los bloques se convierten en bits, y se calcula la jugada ganadora.

## De bloques a bits

bits-name = De bloques a bits
bits-promise = Calcula la suma Nim en un papel.
bits-moral = Escribe los montones en binario, uno debajo de otro. La suma Nim lleva un 1 debajo de cada columna con un número impar de unos. Cada 1 de la suma Nim representa un bloque sin pareja.

## De bloques a bits: Una cifra para cada bloque

a-digit-for-each-block = Una cifra para cada bloque
a-digit-for-each-block-ask = El montón A tiene { $size-a } = { $cut-a }. Recorre los tamaños { $sizes }. Escribe un uno si el montón A tiene un bloque de ese tamaño, y un cero si no lo tiene.
a-digit-for-each-block-right = { $size-a } se escribe { $bits-a }. Estas cifras se llaman bits. Un número escrito con bits está en binario.
a-digit-for-each-block-wrong = Escribe una cifra para cada uno de los tamaños { $sizes }, en este orden.

## De bloques a bits: Otro montón

another-heap = Otro montón
another-heap-ask = Ahora el montón A tiene { $size-a } fichas. Escribe este número con bits: una cifra para cada uno de los tamaños { $sizes }.
another-heap-right = { $size-a } = { $cut-a } se escribe { $bits-a }.
another-heap-wrong = { $size-a } = { $cut-a }. Escribe una cifra para cada uno de los tamaños { $sizes }, en este orden.

## De bloques a bits: Lee una columna

read-a-column = Lee una columna
read-a-column-ask = Aquí están los montones { $heaps } escritos con bits. La última columna muestra los bloques de 1. ¿Cuántos unos tiene esta columna?
read-a-column-right = { $ones } es un número impar. Dos de estos bloques forman pareja, y otro se queda sin ella.
read-a-column-wrong = Cuenta solo los unos de la última columna.

## De bloques a bits: Todas las columnas

all-columns = Todas las columnas
all-columns-ask = Cuenta los unos de cada columna. Si su número es impar, escribe debajo un uno. Si es par, escribe un cero.
all-columns-right = { $equation }. Esta es la suma Nim escrita con bits; como número, es { $sum }. El signo ⊕ se llama xor.
all-columns-wrong = Ve columna por columna. ¿El número de unos es par o impar?

## De bloques a bits: Cuatro montones

four-heaps = Cuatro montones
four-heaps-ask = Los montones son { $heaps }. Calcula su suma Nim. Escribe una cifra para cada columna.
four-heaps-right = { $equation }. Cada columna tiene un número par de unos. Por eso, todos los bloques tienen pareja.
four-heaps-wrong = Ve columna por columna. Un número impar de unos da un uno; un número par da un cero.

## De bloques a bits: Como número

as-a-number = Como número
as-a-number-ask = ¿Cuánto es { $size-a } ⊕ { $size-b }? Escribe la respuesta como un número corriente.
as-a-number-right = { $equation }, y eso es { $sum }.
as-a-number-wrong = Una suma corriente daría { $stones }, pero ⊕ solo cuenta los bloques sin pareja. { $size-a } = { $cut-a } y { $size-b } = { $cut-b }.

## De bloques a bits: Todos los bloques tienen pareja

every-block-has-a-partner = Todos los bloques tienen pareja
every-block-has-a-partner-ask = ¿Cómo se ve en los bits que todos los bloques tienen pareja?
every-block-has-a-partner-answer-1 = La suma Nim es cero
every-block-has-a-partner-answer-2 = Todos los montones son iguales
every-block-has-a-partner-miss-2 = Piensa en tres montones iguales. Dos forman pareja, y el tercero se queda sin ella.
every-block-has-a-partner-answer-3 = El número de fichas es par
every-block-has-a-partner-miss-3 = Un montón de 1 y un montón de 3 suman cuatro fichas, un número par. Pero el bloque de 2 no tiene pareja.
every-block-has-a-partner-right = Si la suma Nim es cero, cada columna tiene un número par de unos. Por eso, todos los bloques tienen pareja.

## Busca la jugada

find-name = Busca la jugada
find-promise = Calcula una jugada ganadora, y gana una partida entera.
find-moral = Calcula la suma Nim S. Si S es cero, ninguna jugada gana contra el juego perfecto. Si no, busca un montón h en el que h ⊕ S sea menor que h. Deja en él h ⊕ S fichas.

## Busca la jugada: ¿En qué se convierte el montón?

what-must-the-heap-become = ¿En qué se convierte el montón?
what-must-the-heap-become-ask = Los montones son { $heaps }. Su suma Nim S es { $sum }. Para que todos los bloques tengan pareja, cambia las { $size-a } fichas del montón A por { $size-a } ⊕ { $sum }. ¿Cuántas fichas son?
what-must-the-heap-become-right = { $size-a } ⊕ { $sum } = { $reach-a }. Así que quita { $less-a } del montón A. En resumen: convierte un montón de h fichas en uno de h ⊕ S fichas.
what-must-the-heap-become-wrong = Con bits: { $bits-a } ⊕ { $sum-bits }. Donde S tiene un uno, cambia la cifra del montón. Donde S tiene un cero, déjala como está.

## Busca la jugada: No vale cualquier montón

not-every-heap-works = No vale cualquier montón
not-every-heap-works-ask = Los montones son { $heaps }, y S es { $sum }. Prueba con el montón B. ¿Cuánto es { $size-b } ⊕ { $sum }?
not-every-heap-works-right = { $reach-b } es más que { $size-b }. Una jugada nunca añade fichas, así que en el montón B no gana ninguna. Busca un montón en el que h ⊕ S sea menor que h.
not-every-heap-works-wrong = Con bits: { $bits-b } ⊕ { $sum-bits }. Donde S tiene un uno, cambia la cifra del montón. Donde S tiene un cero, déjala como está.

## Busca la jugada: Busca la jugada ganadora

find-the-winning-move = Busca la jugada ganadora
find-the-winning-move-ask = Los montones son { $heaps }. Calcula S, y busca el montón en el que h ⊕ S es menor que h. Después haz la jugada ganadora.
find-the-winning-move-right = { $held } ⊕ { $sum } = { $keeps }, así que quitaste { $take } del montón { $heap }. Este montón tiene el mayor bloque sin pareja.

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
say-the-rule-miss-2 = Mira: aquí la jugada ganadora quita del montón { $heap }, el más pequeño.
say-the-rule-answer-3 = Dejar el mínimo de fichas
say-the-rule-miss-3 = Mira: aquí la jugada ganadora solo quita { $take }.
say-the-rule-right = Deja la suma Nim en cero: todos los bloques tienen pareja. La máquina tiene que romper una pareja, y tú dejas otra vez la suma Nim en cero.

## Busca la jugada: Tu partida

your-own-game = Tu partida
your-own-game-ask = Los montones son { $heaps }, y empiezas tú. Gana para terminar la lección.
your-own-game-right = Ganaste con tus propias jugadas.
