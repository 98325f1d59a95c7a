### Los bloques se convierten en bits.

## De bloques a bits: Una cifra para cada bloque

a-digit-for-each-block = Una cifra para cada bloque
a-digit-for-each-block-ask = El montón A tiene { $size-a } { -fichas }: { $size-a } = { $cut-a }. Recorre los tamaños { $sizes }. Escribe un uno si el montón A tiene un bloque de ese tamaño, y un cero si no lo tiene.
a-digit-for-each-block-right = { $size-a } se escribe { $bits-a }. Estas cifras se llaman bits. Un número escrito en bits está en binario.

## De bloques a bits: Otro montón

another-heap = Otro montón
another-heap-ask = Ahora el montón A tiene { $size-a } { -fichas }. Escribe este número en bits: una cifra para cada uno de los tamaños { $sizes }.
another-heap-right = { $size-a } = { $cut-a }, o { $bits-a } en bits.
another-heap-wrong = { $size-a } = { $cut-a }. Escribe una cifra para cada uno de los tamaños { $sizes }, en este orden.

## De bloques a bits: Lee una columna

read-a-column = Lee una columna
read-a-column-ask = Aquí están los montones { $heaps } en bits. La última columna muestra los bloques de 1. ¿Cuántos unos tiene esta columna?
read-a-column-right = { $ones } es un número impar. Dos de estos bloques forman pareja, y otro se queda sin ella.
read-a-column-wrong = Cuenta solo los unos de la última columna.

## De bloques a bits: Todas las columnas

all-columns = Todas las columnas
all-columns-ask = Cuenta los unos de cada columna. Si su número es impar, escribe debajo un uno. Si es par, escribe un cero.
all-columns-right = { $equation }. Esta es la suma Nim en bits; como número, es { $sum }. El signo ⊕ se llama xor.

## De bloques a bits: Cuatro montones

four-heaps = Cuatro montones
four-heaps-ask = Montones: { $heaps }. Calcula su suma Nim. Escribe una cifra para cada columna.
four-heaps-right = { $equation }. Cada columna tiene un número par de unos. Así que cada bloque tiene pareja.
four-heaps-wrong = Avanza columna por columna. Un número impar de unos da un uno; un número par da un cero.

## De bloques a bits: Como número

as-a-number = Como número
as-a-number-ask = ¿Cuánto es { $size-a } ⊕ { $size-b }? Escribe la respuesta como un número normal.
as-a-number-right = { $equation }, y eso es { $sum }.
as-a-number-wrong = Una suma normal daría { $stones }, pero ⊕ solo cuenta los bloques sin pareja. { $size-a } = { $cut-a } y { $size-b } = { $cut-b }.

## De bloques a bits: Todos los bloques tienen pareja

every-block-has-a-partner = Cada bloque tiene pareja
every-block-has-a-partner-ask = ¿Cómo ves en los bits que cada bloque tiene pareja?
every-block-has-a-partner-answer-1 = La suma Nim es cero
every-block-has-a-partner-answer-2 = Todos los montones son iguales
every-block-has-a-partner-miss-2 = Piensa en tres montones iguales. Dos forman pareja, y el tercero se queda sin ella.
every-block-has-a-partner-answer-3 = El número de { -fichas } es par
every-block-has-a-partner-miss-3 = Un montón de 1 y un montón de 3 suman cuatro { -fichas }, un número par. Pero el bloque de 2 no tiene pareja.
every-block-has-a-partner-right = Si la suma Nim es cero, cada columna tiene un número par de unos. Así que cada bloque tiene pareja.
