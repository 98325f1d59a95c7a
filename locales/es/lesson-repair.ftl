### Lecciones 4 y 5: reparar y romper, las dos mitades de la demostración de Bouton.

## Reparar

repair-name = Reparar
repair-promise = Dales pareja a todos los bloques con una jugada.
repair-moral = Si un bloque no tiene pareja, puedes reparar la posición con una jugada. Quita de un montón que tenga el mayor bloque sin pareja.

## Reparar: Dales pareja a todos los bloques

give-every-block-a-partner = Dales pareja a todos
give-every-block-a-partner-ask = Los montones son { $heaps }. Bloques sin pareja: { $unpaired }. Elige fichas y mira los bloques. Después quita de un montón, de modo que todos los bloques tengan pareja.
give-every-block-a-partner-right = Dejaste { $then-heaps }. Ahora todos los bloques tienen pareja. Esto se llama reparar la posición.

## Reparar: ¿Qué montón?

which-heap = ¿Qué montón?
which-heap-ask = Los montones son { $heaps }. El mayor bloque sin pareja es un bloque de { $top }. ¿De qué montón tienes que quitar?
which-heap-answer-1 = Montón A
which-heap-answer-2 = Montón B
which-heap-miss-2 = El montón B no tiene ningún bloque de { $top }. Para formarlo, tienes que romper un bloque más grande. Entonces ese bloque deja a otro sin pareja. Mira el montón A.
which-heap-answer-3 = Montón C
which-heap-miss-3 = El montón C es el más grande, pero no tiene ningún bloque de { $top }. Para formarlo, tienes que romper un bloque más grande. Entonces ese bloque deja a otro sin pareja. Mira el montón A.
which-heap-right = El montón { $heap }. Aquí el montón más pequeño tiene el bloque de { $top } sin pareja.

## Reparar: Repara la posición

repair-the-board = Repara la posición
repair-the-board-ask = Los montones son { $heaps }. Rompe el bloque de { $top } del montón { $heap }, de modo que todos los bloques tengan pareja.
repair-the-board-right = El montón { $heap } pasó de { $held } a { $keeps }. El bloque de { $top } ya no está. Cada bloque nuevo tiene pareja.

## Reparar: ¿Hay siempre un montón así?

is-there-always-such-a-heap = ¿Hay siempre un montón así?
is-there-always-such-a-heap-ask = Aquí un bloque de { $top } no tiene pareja. Ahora piensa en una posición cualquiera, y en su mayor bloque sin pareja. ¿Cuántos montones tienen un bloque de ese mismo tamaño?
is-there-always-such-a-heap-answer-1 = Un número par
is-there-always-such-a-heap-miss-1 = Entonces todos esos bloques formarían parejas, de dos en dos.
is-there-always-such-a-heap-answer-2 = Un número impar, o sea, al menos uno
is-there-always-such-a-heap-answer-3 = Quizá ninguno
is-there-always-such-a-heap-miss-3 = Entonces no habría ningún bloque de ese tamaño. Así que ninguno podría estar sin pareja.
is-there-always-such-a-heap-right = Un número impar. Cada pareja usa dos bloques, y sobra uno. Por eso, siempre hay un montón con el mayor bloque sin pareja.

## Reparar: ¿Se hace más pequeño el montón?

does-the-heap-get-smaller = ¿Se hace más pequeño el montón?
does-the-heap-get-smaller-ask = El montón { $heap } tiene que pasar de { $held } a { $keeps }. Su bloque de { $top } se va, y llegan bloques más pequeños. ¿Por qué el montón siempre se hace más pequeño?
does-the-heap-get-smaller-answer-1 = Un bloque es más que todos los tamaños menores juntos
does-the-heap-get-smaller-answer-2 = Es el montón más grande
does-the-heap-get-smaller-miss-2 = Los montones son { $heaps }, y aquí el montón { $heap } es el más pequeño. Mira la jugada.
does-the-heap-get-smaller-answer-3 = También puede crecer
does-the-heap-get-smaller-miss-3 = Ningún montón crece: en cada turno se quita al menos una ficha. Mira la jugada.
does-the-heap-get-smaller-right = Aquí { $top } es más que { $keeps }. Los bloques más pequeños nunca suman tanto como el bloque que se va. Por eso, siempre puedes reparar la posición. Esta es la primera mitad de la demostración.

## Reparar: Ahora tú

now-you = Ahora tú
now-you-ask = Los montones son { $heaps }. Bloques sin pareja: { $unpaired }. Repara la posición.
now-you-right = Dejaste { $then-heaps }. El montón { $heap } pasó de { $held } a { $keeps }.

## Reparar: Repara mentalmente

repair-in-your-head = Repara mentalmente
repair-in-your-head-ask = Los montones son { $heaps }. Esta vez los bloques no se ven. Corta, empareja y repara.
repair-in-your-head-right = Dejaste { $then-heaps }. El mayor bloque sin pareja era el bloque de { $top } del montón { $heap }.

## Romper

breaking-name = Romper
breaking-promise = Mira por qué la máquina tiene que romper una pareja.
breaking-moral = Repara la posición, y la máquina tiene que romper una pareja. Repara una y otra vez hasta que el tablero quede vacío. Entonces la última ficha la has quitado tú.

## Romper: Intenta conservar las parejas

try-to-keep-the-pairs = Intenta conservar las parejas
try-to-keep-the-pairs-ask = Los montones son { $heaps }. Todos los bloques tienen pareja. Haz la jugada que quieras, y mira los bloques.
try-to-keep-the-pairs-right = Sin pareja después de tu jugada: { $then-unpaired }. La máquina repara la posición enseguida.

## Romper: ¿Siguen todas las parejas?

can-every-block-keep-its-partner = ¿Siguen todas las parejas?
can-every-block-keep-its-partner-ask = Los montones son { $heaps }. Todos los bloques tienen pareja. ¿Hay alguna jugada con la que todos los bloques sigan teniendo pareja?
can-every-block-keep-its-partner-answer-1 = Sí, una de las { $moves } jugadas
can-every-block-keep-its-partner-miss-1 = Cada una de las { $moves } jugadas deja un bloque sin pareja. Mira una de ellas, y la respuesta.
can-every-block-keep-its-partner-answer-2 = No, ninguna de las { $moves } jugadas
can-every-block-keep-its-partner-right = Cada una de las { $moves } jugadas deja un bloque sin pareja.

## Romper: ¿Por qué se rompe una pareja?

why-must-a-pair-break = ¿Por qué se rompe una pareja?
why-must-a-pair-break-ask = Los montones son { $heaps }. ¿Por qué toda jugada deja un bloque sin pareja?
why-must-a-pair-break-answer-1 = Después hay menos fichas
why-must-a-pair-break-miss-1 = Con menos fichas también puede haber parejas. Mira los bloques.
why-must-a-pair-break-answer-2 = Cambia un solo montón, pero no las parejas de sus bloques
why-must-a-pair-break-answer-3 = Los montones tienen tamaños distintos
why-must-a-pair-break-miss-3 = Con dos montones iguales, toda jugada rompe también una pareja. Mira los bloques.
why-must-a-pair-break-right = Una jugada solo cambia los bloques de un montón. Sus parejas están en otros montones y no cambian. Por eso, después hay al menos un bloque sin pareja.

## Romper: El tablero vacío

the-empty-board = El tablero vacío
the-empty-board-ask = Ya no quedan fichas. ¿Es cierto que en el tablero vacío a ningún bloque le falta pareja?
the-empty-board-answer-1 = Sí
the-empty-board-answer-2 = No
the-empty-board-miss-2 = En el tablero vacío no hay bloques, así que a ninguno le falta pareja.
the-empty-board-right = Sí. En un tablero vacío no hay ningún bloque. Y quien deja el tablero vacío ha quitado la última ficha.

## Romper: Junta los pasos

put-the-steps-together = Junta los pasos
put-the-steps-together-ask = Dejas una posición en la que a ningún bloque le falta pareja. La máquina tiene que romper una. Después reparas tú, y así una y otra vez. ¿Quién quita la última ficha?
put-the-steps-together-answer-1 = Yo
put-the-steps-together-answer-2 = La máquina
put-the-steps-together-miss-2 = Cada jugada de la máquina deja un bloque sin pareja. En el tablero vacío no hay ninguno. Así que solo tú puedes dejar el tablero vacío.
put-the-steps-together-answer-3 = Depende de los montones
put-the-steps-together-miss-3 = En cada turno se quitan fichas, así que al final el tablero queda vacío. Ahí a ningún bloque le falta pareja, y esas posiciones solo las dejas tú.
put-the-steps-together-right = Tú. En el tablero vacío a ningún bloque le falta pareja, y esas posiciones solo las dejas tú.

## Romper: La demostración en tres líneas

the-proof-in-three-lines = La demostración en tres líneas
the-proof-in-three-lines-ask =
    Reparar: si hay un bloque sin pareja, alguna jugada les da pareja a todos.
    Romper: si todos los bloques tienen pareja, toda jugada deja un bloque sin pareja.
    Final: en el tablero vacío a ningún bloque le falta pareja.
    Así que repara una vez, y podrás reparar en cada turno hasta quitar la última ficha. Lo demostró Charles Bouton.

## Romper: Repara hasta el final

repair-to-the-end = Repara hasta el final
repair-to-the-end-ask = Los montones son { $heaps }. La última ficha gana, y empiezas tú. Repara la posición en cada turno hasta ganar.
repair-to-the-end-right = Ganaste. Cada vez reparaste la posición, y cada vez la máquina tuvo que romper una pareja.
