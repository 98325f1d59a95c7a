### Lección 3: los montones se cortan en bloques, y los bloques iguales forman pareja.

## Bloques que forman pareja

blocks-name = Bloques que forman pareja
blocks-promise = Reconoce de un vistazo qué bloques no tienen pareja.
blocks-moral = Corta cada montón en bloques y empareja los bloques iguales. Suma los bloques sin pareja: esa es la suma Nim. Si todos los bloques tienen pareja, la suma Nim es cero.

## Bloques que forman pareja: Corta un montón

cut-a-heap = Corta un montón
cut-a-heap-ask = ¿Cómo se copia con tres montones? Primero corta cada montón en bloques de { $sizes }. Empieza por el tamaño más grande que quepa, y usa cada tamaño como máximo una vez. ¿Cuál es el bloque más grande en un montón de { $size-a }?
cut-a-heap-right = { $size-a } = { $cut-a }. Si usas cada tamaño como máximo una vez, hay una sola manera de cortar un montón.
cut-a-heap-wrong = De { $sizes }, elige el más grande que quepa en { $size-a }.

## Bloques que forman pareja: Corta otro montón

cut-another-heap = Corta otro montón
cut-another-heap-ask = Ahora corta un montón de { $size-a }. ¿Cuántos bloques salen?
cut-another-heap-right = { $size-a } = { $cut-a }.
cut-another-heap-wrong = De { $sizes }, empieza por el más grande que quepa. Después corta lo que queda. Usa cada tamaño como máximo una vez.

## Bloques que forman pareja: Parejas de bloques iguales

equal-blocks-pair-up = Parejas de bloques iguales
equal-blocks-pair-up-ask = Los montones iguales forman pareja. Los bloques iguales de montones distintos, también. El montón A tiene { $size-a } = { $cut-a }. El montón B tiene { $size-b } = { $cut-b }. Pulsa un bloque, y después su pareja.
equal-blocks-pair-up-right = Solo el bloque de { $top } no tiene pareja. Sin ese bloque, los montones serían iguales.

## Bloques que forman pareja: Tres montones

three-heaps = Tres montones
three-heaps-ask = Los montones son { $heaps }. Empareja todos los bloques que puedas.
three-heaps-right = Hay { $ones } bloques de 1. Dos forman pareja, y otro se queda sin ella. Suma los bloques sin pareja: esa es la suma Nim. Aquí la suma Nim es { $sum }.

## Bloques que forman pareja: Cuatro montones

four-heaps = Cuatro montones
four-heaps-ask = Los montones son { $heaps }. Empareja todos los bloques que puedas.
four-heaps-right = Todos los bloques tienen pareja. Por eso, la suma Nim es { $sum }.

## Bloques que forman pareja: Empareja mentalmente

pair-in-your-head = Empareja mentalmente
pair-in-your-head-ask = Los montones son { $heaps }. Córtalos mentalmente. ¿Tienen pareja todos los bloques?
pair-in-your-head-answer-1 = Sí
pair-in-your-head-answer-2 = No
pair-in-your-head-miss-2 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Cada bloque aparece dos veces.
pair-in-your-head-right = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Cada bloque aparece dos veces.

## Bloques que forman pareja: ¿Y aquí?

and-here = ¿Y aquí?
and-here-ask = Los montones son { $heaps }. ¿Tienen pareja todos los bloques?
and-here-answer-1 = Sí
and-here-miss-1 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. El bloque de { $top } no tiene pareja. Mira la jugada que quita ese bloque.
and-here-answer-2 = No
and-here-right = El bloque de { $top } no tiene pareja. Por eso, la suma Nim es { $sum }.
