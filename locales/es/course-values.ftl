### Los valores de Grundy, cuando un turno quita uno de varios números.

## Valores de Grundy: el valor de un montón

the-value-of-a-heap = El valor de un montón
the-value-of-a-heap-ask =
    Puedes quitar { $takes } { -fichas } por turno. En este montón de { $size-a } puedes dejar { $next-sizes }. Esos montones están marcados, y sus valores son { $next-counts }.
    El valor de un montón es el menor de los números 0, 1, 2… que falta entre esos valores. ¿Cuál es aquí?
the-value-of-a-heap-right = Puedes dejar los valores { $next-counts }, así que { $counts-a } es el primer número que falta. Los libros lo llaman el mex de esos valores, y al valor de un montón lo llaman valor de Grundy.
first-missing-value = Busca entre los valores marcados el 0, luego el 1, luego el 2, etc. El primer número que falta es el valor.

## Valores de Grundy: el montón siguiente

the-next-heap = El montón siguiente
the-next-heap-ask = La fila crece de montón en montón. Están marcados los montones que puedes dejar a partir de { $size-a }. ¿Cuál es el primer valor que falta?
the-next-heap-right = Puedes dejar los valores { $next-counts }, así que el valor es { $counts-a }. En un montón vacío no hay jugada, así que su valor es 0.

## Valores de Grundy: la fila se repite

the-row-repeats = La fila se repite
the-row-repeats-ask = Cada valor depende de los { $most } anteriores. Cuando vuelven los mismos { $most } valores, la fila se repite: aquí, cada { $period } montones. ¿Qué valor tiene un montón de { $size-a }?
the-row-repeats-right = El valor es { $counts-a }, como el de un montón de { $a-minus-period }, que está { $period } montones antes.
the-row-repeats-wrong = Retrocede { $period } montones en la fila: allí está el mismo valor.

## Valores de Grundy: deja el valor 0

leave-the-value-0 = Deja el valor 0
leave-the-value-0-ask = Desde un montón de valor 0, cualquier jugada deja otro valor. Desde cualquier otro valor, alguna jugada vuelve a dejar 0. La última { -ficha } gana, así que deja el valor 0.
leave-the-value-0-right = Has dejado { $then-heaps }, un montón de valor 0. Responde a cada jugada de modo que el valor vuelva a ser 0, hasta el montón vacío.

## Valores de Grundy: dos montones

two-heaps-ask = Montones: { $heaps }. Sus valores: { $counts }. Juega con los valores como con montones de Nim: déjalos iguales.
two-heaps-right = Has dejado los montones { $then-heaps }, con los valores { $then-counts }. Con una jugada también puede subir un valor, pero la siguiente puede volver a bajarlo.

## Valores de Grundy: otros números

another-set = Otros números
another-set-ask = Ahora puedes quitar { $takes } { -fichas } por turno. Averigua tú la fila, desde el montón vacío. ¿Qué valor tiene este montón de { $size-a }?
another-set-right = La fila es { $row }. Un montón en el que no hay jugada tiene el valor 0.
another-set-wrong = Un montón en el que no hay jugada tiene el valor 0. Empieza ahí y añade una { -ficha } cada vez.

## Valores de Grundy: par e impar

odd-and-even = Par e impar
odd-and-even-ask = Puedes quitar { $takes } { -fichas } por turno, siempre un número impar. Hay { $stones } { -fichas }, y la última gana. ¿Quién gana?
odd-and-even-miss-2 = Mira: con cada jugada, un número impar de { -fichas } pasa a ser par, y uno par, impar. Al final quedan 0 { -fichas }, y 0 es par.
odd-and-even-right = Quien tiene el turno gana con cualquier jugada. Así deja un número par de { -fichas }, igual que la última jugada, que deja 0. Los valores de los montones son 0 y 1, alternándose.

## Valores de Grundy: por qué un límite da restos

why-remainders = Por qué un límite da restos
why-remainders-ask = Puedes quitar como máximo { $limit } { -fichas } por turno. En un montón de { $size-a } puedes dejar { $next-sizes }. ¿Qué valor tiene ese montón?
why-remainders-right = El valor es { $counts-a }, y la fila empieza de nuevo. Así que se repite cada { $period } montones, y un valor es el resto de dividir entre { $period }.

## Valores de Grundy: por qué en el Nim cuenta el montón

why-heaps = Por qué en el Nim sin límite cuentan las fichas
why-heaps-ask = Sin límite, en un montón de { $size-a } puedes dejar cualquier número menor de { -fichas }. ¿Qué valor tiene ese montón?
why-heaps-right = El valor es { $counts-a }: puedes dejar todos los valores menores. Así que, en el Nim sin límite, el valor de un montón es su número de { -fichas }.

## Valores de Grundy: tu partida

your-own-game-with-a-set-ask = Puedes quitar { $takes } { -fichas } por turno, y la última { -ficha } gana. La fila de valores está debajo de los montones. Gana para terminar la lección.
your-own-game-with-a-set-right = Has ganado. Quien tiene el turno pierde cuando la suma Nim de los valores es 0, y tú has dejado 0 en cada jugada.
