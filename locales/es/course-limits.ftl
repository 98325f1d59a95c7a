### Un límite por turno, y restos.

## Límite y restos: Un máximo por turno

at-most-n-a-turn = Como máximo { $limit } por turno
at-most-n-a-turn-ask = Hay un montón de { $stones } { -fichas }. Puedes quitar como máximo { $limit } por turno, y la última { -ficha } gana. ¿Quién gana?
player-to-move = Quien tiene el turno
at-most-n-a-turn-miss-1 = Mira: sea cual sea la primera jugada, el rival quita todas las que quedan.
other-player = El rival
at-most-n-a-turn-right = El rival gana: puede completar cada jugada tuya hasta sumar { $period } { -fichas }.

## Límite y restos: Quita lo que sobra

take-the-rest = Quita lo que sobra
take-the-rest-ask = Hay un montón de { $stones } { -fichas }. Puedes quitar como máximo { $limit } por turno, y la última { -ficha } gana. ¿Qué dejas?
take-the-rest-right = Has dejado { $then-heaps }, un múltiplo de { $period }. Ahora responde a cada jugada de modo que entre las dos se quiten { $period } { -fichas }.

## Límite y restos: Solo cuenta el resto

only-the-remainder-counts = Solo cuenta el resto
only-the-remainder-counts-ask = En un montón de { $period } o más, a cada jugada se puede responder de modo que entre las dos se quiten { $period } { -fichas }. Así que solo cuenta el resto. Divide { $size-a } entre { $period }. ¿Cuál es el resto?
only-the-remainder-counts-right = El resto es { $counts-a }. Un montón de { $size-a } se juega como un montón de { $counts-a }.
only-the-remainder-counts-wrong = Réstale { $period } a { $size-a } todas las veces que puedas. ¿Cuánto queda?

## Límite y restos: Dos montones

two-heaps = Dos montones
two-heaps-ask = Montones: { $heaps }. Puedes quitar como máximo { $limit } { -fichas } por turno. Restos: { $counts }. Corta los restos en bloques y haz que cada bloque tenga pareja.
two-heaps-right = Has dejado los montones { $then-heaps }. Restos: { $then-counts }. Así que cada bloque tiene pareja.

## Límite y restos: Un montón de fichas

n-stones = { $stones } { -fichas }
n-stones-ask = Hay un montón de { $stones } { -fichas }. Puedes quitar como máximo { $limit } por turno, y la última { -ficha } pierde. ¿Prefieres empezar tú o que empiece la máquina?
n-stones-answer-1 = Empezar yo
n-stones-miss-1 = Mira: entre tu jugada y la de la máquina se quitan { $period } { -fichas }.
n-stones-answer-2 = Que empiece la máquina
n-stones-right = Que empiece la máquina. Con { $lost } { -fichas }, quien tiene el turno pierde. Cada uno de estos números es uno más que un múltiplo de { $period }.

## Límite y restos: Tu partida

your-own-game-with-a-limit-ask = Hay { $stones } { -fichas }, y puedes quitar como máximo { $limit } por turno. La máquina empieza. Gana para terminar la lección.
your-own-game-with-a-limit-right = Has ganado. Siempre has dejado uno más que un múltiplo de { $period } y, al final, una { -ficha }.
