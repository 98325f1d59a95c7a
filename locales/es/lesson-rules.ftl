### Lecciones 8 y 9: la última ficha pierde, y un turno tiene un límite.

## Cuando la última ficha pierde

misere-name = Cuando la última ficha pierde
misere-promise = Gana también con la otra regla: misère.
misere-moral = En misère, repara la posición como siempre. Pero si tu jugada puede dejar solo fichas sueltas, deja un número impar.

## Cuando la última ficha pierde: Fichas sueltas

single-stones = Fichas sueltas
single-stones-ask = Ahora la última ficha pierde. Esta regla se llama misère. Los montones son { $heaps }. ¿Quién gana?
single-stones-answer-1 = Quien tiene el turno
single-stones-miss-1 = En cada turno se quita una ficha. Mira: quien tiene el turno quita también la última de las { $stones }.
single-stones-answer-2 = Su rival
single-stones-right = Su rival. En cada turno se quita una ficha, y { $stones } es impar. Por eso, quien quita la primera ficha quita también la última.

## Cuando la última ficha pierde: Primero, la regla normal

first-the-normal-rule = Primero, la regla normal
first-the-normal-rule-ask = Los montones son { $heaps }, y la última ficha gana. Busca la jugada ganadora.
first-the-normal-rule-right = Dejaste { $then-heaps }. Todos los bloques tienen pareja, así que quitarás la última ficha.

## Cuando la última ficha pierde: Ahora, misère

now-misere = Ahora, misère
now-misere-ask = Los montones son otra vez { $heaps }, pero la última ficha pierde. Busca la jugada ganadora.
now-misere-right = Dejaste { $then-heaps }: un número impar de fichas sueltas. La máquina tiene que quitar la última.

## Cuando la última ficha pierde: Un solo montón grande

one-large-heap = Un solo montón grande
one-large-heap-ask = Los montones son { $heaps }. La última ficha pierde. ¿Qué dejas?
one-large-heap-right = Dejaste { $then-heaps }. Es otra vez un número impar de fichas sueltas: una sola.

## Cuando la última ficha pierde: ¿Dónde está la diferencia?

where-is-the-difference = ¿Dónde está la diferencia?
where-is-the-difference-ask = ¿Cuándo juegas en misère algo distinto que en el juego normal?
where-is-the-difference-answer-1 = En todas las posiciones
where-is-the-difference-miss-1 = Mientras al menos dos montones tengan más de una ficha, reparas como siempre. Mira qué cambia aquí.
where-is-the-difference-answer-2 = Cuando mi jugada puede dejar solo fichas sueltas
where-is-the-difference-answer-3 = Nunca
where-is-the-difference-miss-3 = Con { $heaps }, la jugada es distinta. Mira.
where-is-the-difference-right = Solo entonces. En misère deja un número impar de fichas sueltas; en el juego normal, un número par. Hasta ese momento, repara como siempre.

## Cuando la última ficha pierde: Al principio de la partida

early-in-the-game = Al principio de la partida
early-in-the-game-ask = Los montones son { $heaps }. La última ficha pierde. Busca la jugada ganadora.
early-in-the-game-right = Dejaste { $then-heaps }. Todos los bloques tienen pareja. En el juego normal gana la misma jugada.

## Cuando la última ficha pierde: Tu partida de misère

your-own-misere-game = Tu partida de misère
your-own-misere-game-ask = Los montones son { $heaps }, y empiezas tú. Repara la posición y, al final, deja un número impar de fichas sueltas. Gana para terminar la lección.
your-own-misere-game-right = Ganaste. La máquina tuvo que quitar la última ficha.

## Límite y restos

limits-name = Límite y restos
limits-promise = Gana cuando en cada turno solo se quitan unas pocas fichas.
limits-moral = Si en cada turno se quitan como máximo k fichas, divide cada montón entre k más uno. Solo cuentan los restos. Corta los restos en bloques, y juega como antes.

## Límite y restos: Un máximo por turno

at-most-n-a-turn = Como máximo { $limit } por turno
at-most-n-a-turn-ask = Hay un montón de { $stones } fichas. En cada turno se quitan como máximo { $limit }, y la última ficha gana. ¿Quién gana?
at-most-n-a-turn-answer-1 = Quien tiene el turno
at-most-n-a-turn-miss-1 = Mira: después de cualquier primera jugada, su rival quita todas las que quedan.
at-most-n-a-turn-answer-2 = Su rival
at-most-n-a-turn-right = Su rival. Una jugada y su respuesta siempre pueden quitar { $period } fichas entre las dos.

## Límite y restos: Quita lo que sobra

take-the-rest = Quita lo que sobra
take-the-rest-ask = Hay un montón de { $stones } fichas. En cada turno se quitan como máximo { $limit }, y la última ficha gana. ¿Qué dejas?
take-the-rest-right = Dejaste { $then-heaps }, un múltiplo de { $period }. Ahora responde a cada jugada de modo que entre las dos quiten { $period }.

## Límite y restos: Solo cuenta el resto

only-the-remainder-counts = Solo cuenta el resto
only-the-remainder-counts-ask = Una jugada y su respuesta pueden quitar { $period } entre las dos, así que solo cuenta el resto. Divide { $size-a } entre { $period }. ¿Cuál es el resto?
only-the-remainder-counts-right = El resto es { $counts-a }. Un montón de { $size-a } se juega como un montón de { $counts-a }.
only-the-remainder-counts-wrong = Resta { $period } de { $size-a } tantas veces como puedas. ¿Cuánto queda?

## Límite y restos: Dos montones

two-heaps = Dos montones
two-heaps-ask = Los montones son { $heaps }, con un máximo de { $limit } por turno. Sus restos son { $counts }. Corta los restos en bloques, y repara la posición.
two-heaps-right = Dejaste { $then-heaps }. Los restos son ahora { $then-counts }, así que todos los bloques tienen pareja.

## Límite y restos: Un montón de fichas

n-stones = { $stones } fichas
n-stones-ask = Hay un montón de { $stones } fichas. En cada turno se quitan como máximo { $limit }, y la última ficha pierde. ¿Quieres empezar, o que empiece la máquina?
n-stones-answer-1 = Empezar yo
n-stones-miss-1 = Mira: tu jugada y la respuesta de la máquina quitan { $period } entre las dos.
n-stones-answer-2 = Que empiece la máquina
n-stones-right = Que empiece la máquina. Si hay un solo montón, quien tiene el turno pierde con estos tamaños: { $lost }. Cada uno es uno más que un múltiplo de { $period }.

## Límite y restos: Tu partida

your-own-game-with-a-limit = Tu partida
your-own-game-with-a-limit-ask = Aquí hay { $stones } fichas, y en cada turno se quitan como máximo { $limit }. Empieza la máquina. Gana para terminar la lección.
your-own-game-with-a-limit-right = Ganaste. Con cada jugada dejaste uno más que un múltiplo de { $period } y, al final, una sola ficha.
