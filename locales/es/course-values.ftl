### Los valores de Grundy, cuando un turno quita uno de varios números.

## Valores de Grundy: el valor de un montón

the-value-of-a-heap = El valor de un montón
the-value-of-a-heap-ask =
    En cada turno se quitan { $takes } fichas. En este montón de { $size-a }, una jugada deja { $next-sizes }. Esos montones están marcados, y sus valores son { $next-counts }.
    El valor de un montón es el menor número, contando desde 0, que ninguna jugada deja como valor. ¿Cuál es aquí?
the-value-of-a-heap-right = Las jugadas dejan { $next-counts }, así que { $counts-a } es el primer número que falta. En los libros se llama el mex de esos valores, y el valor de un montón, su valor de Grundy.
the-value-of-a-heap-wrong = Cuenta desde el 0 entre los valores marcados. El primer número que falta es el valor.

## Valores de Grundy: el montón siguiente

the-next-heap = El montón siguiente
the-next-heap-ask = La fila crece de montón en montón. Antes del { $size-a } están marcados los montones que deja una jugada. ¿Qué valor falta primero?
the-next-heap-right = Las jugadas dejan { $next-counts }, así que el valor es { $counts-a }. Un montón vacío no deja nada, y su valor es 0.

## Valores de Grundy: la fila se repite

the-row-repeats = La fila se repite
the-row-repeats-ask = Un valor depende de los { $most } anteriores. En cuanto vuelven los mismos { $most }, la fila se repite: aquí cada { $period } montones. ¿Qué valor tiene un montón de { $size-a }?
the-row-repeats-right = El valor es { $counts-a }, como el de un montón de { $back-a }, que está { $period } montones antes.
the-row-repeats-wrong = Retrocede { $period } montones en la fila: allí está el mismo valor.

## Valores de Grundy: deja el valor 0

leave-the-value-0 = Deja el valor 0
leave-the-value-0-ask = Desde un montón de valor 0, toda jugada deja otro valor, y entonces una jugada puede volver a dejar 0. La última ficha gana, así que deja el valor 0.
leave-the-value-0-right = Dejaste { $then-heaps }, un montón de valor 0. Responde a cada jugada para que el valor vuelva a ser 0, hasta el montón vacío.

## Valores de Grundy: dos montones

two-heaps-ask = Los montones son { $heaps }, y sus valores, { $counts }. Juega con los valores como con montones de Nim: déjalos iguales.
two-heaps-right = Dejaste { $then-heaps }, con los valores { $then-counts }. Una jugada también puede subir un valor, pero la siguiente puede devolverlo.

## Valores de Grundy: otros números

another-set = Otros números
another-set-ask = Ahora en cada turno se quitan { $takes } fichas. Averigua tú la fila, desde el montón vacío. ¿Qué valor tiene este montón de { $size-a }?
another-set-right = La fila es { $row }. Un montón sin jugada tiene el valor 0.
another-set-wrong = Un montón sin jugada tiene el valor 0. Empieza ahí y añade una ficha cada vez.

## Valores de Grundy: par e impar

odd-and-even = Par e impar
odd-and-even-ask = En cada turno se quitan { $takes } fichas, siempre un número impar. Hay { $stones } fichas, y la última gana. ¿Quién gana?
odd-and-even-miss-2 = Mira: cada jugada hace par un número impar de fichas, o impar uno par. Al final no queda ninguna, y eso es par.
odd-and-even-right = Quien tiene el turno, con cualquier jugada: deja un número par de fichas, igual que la última jugada. Los valores son 0 y 1, alternándose.

## Valores de Grundy: por qué un límite da restos

why-remainders = Por qué un límite da restos
why-remainders-ask = Con un máximo de { $limit } por turno, una jugada en un montón de { $size-a } deja { $next-sizes }. ¿Qué valor tiene el montón?
why-remainders-right = El valor es { $counts-a }, y la fila empieza de nuevo. Se repite, pues, cada { $period } montones, y un valor es el resto de dividir entre { $period }.

## Valores de Grundy: por qué en el Nim cuenta el montón

why-heaps = Por qué en el Nim cuentan las fichas
why-heaps-ask = Sin límite, una jugada en un montón de { $size-a } deja cualquier montón menor. ¿Qué valor tiene?
why-heaps-right = El valor es { $counts-a }: se puede dejar cada valor menor. En el Nim corriente, pues, el valor de un montón es el propio montón.

## Valores de Grundy: tu partida

your-own-game-with-a-set-ask = En cada turno se quitan { $takes } fichas, y la última gana. La fila de los valores está debajo de los montones. Gana para terminar la lección.
your-own-game-with-a-set-right = Ganaste. Quien tiene el turno pierde cuando la suma Nim de los valores es 0, y la dejaste cada vez.
