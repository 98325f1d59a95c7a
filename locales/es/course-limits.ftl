### Un límite por turno, y restos.

## Límite y restos: Un máximo por turno

at-most-n-a-turn = Como máximo { $limit } por turno
at-most-n-a-turn-ask = Hay un montón de { $stones } fichas. En cada turno se quitan como máximo { $limit }, y la última ficha gana. ¿Quién gana?
at-most-n-a-turn-answer-1 = Quien tiene el turno
at-most-n-a-turn-miss-1 = Mira: sea cual sea la primera jugada, su rival quita todas las que quedan.
at-most-n-a-turn-answer-2 = Su rival
at-most-n-a-turn-right = Su rival. Una jugada y su respuesta siempre pueden quitar { $period } fichas entre las dos.

## Límite y restos: Quita lo que sobra

take-the-rest = Quita lo que sobra
take-the-rest-ask = Hay un montón de { $stones } fichas. En cada turno se quitan como máximo { $limit }, y la última ficha gana. ¿Qué dejas?
take-the-rest-right = Dejaste { $then-heaps }, un múltiplo de { $period }. Ahora responde a cada jugada de modo que entre las dos se quiten { $period }.

## Límite y restos: Solo cuenta el resto

only-the-remainder-counts = Solo cuenta el resto
only-the-remainder-counts-ask = Una jugada y su respuesta pueden quitar { $period } entre las dos, así que solo cuenta el resto. Divide { $size-a } entre { $period }. ¿Cuál es el resto?
only-the-remainder-counts-right = El resto es { $counts-a }. Un montón de { $size-a } se juega como un montón de { $counts-a }.
only-the-remainder-counts-wrong = Réstale { $period } a { $size-a } todas las veces que puedas. ¿Cuánto queda?

## Límite y restos: Dos montones

two-heaps = Dos montones
two-heaps-ask = Los montones son { $heaps }, con un máximo de { $limit } por turno. Sus restos son { $counts }. Corta los restos en bloques y deja todos los bloques con pareja.
two-heaps-right = Dejaste { $then-heaps }. Los restos son ahora { $then-counts }, así que todos los bloques tienen pareja.

## Límite y restos: Un montón de fichas

n-stones = { $stones } fichas
n-stones-ask = Hay un montón de { $stones } fichas. En cada turno se quitan como máximo { $limit }, y la última ficha pierde. ¿Prefieres empezar tú o que empiece la máquina?
n-stones-answer-1 = Empezar yo
n-stones-miss-1 = Mira: tu jugada y la respuesta de la máquina quitan { $period } entre las dos.
n-stones-answer-2 = Que empiece la máquina
n-stones-right = Que empiece la máquina. Si hay un solo montón, quien tiene el turno pierde con estos tamaños: { $lost }. Cada uno es uno más que un múltiplo de { $period }.

## Límite y restos: Tu partida

your-own-game-with-a-limit-ask = Aquí hay { $stones } fichas, y en cada turno se quitan como máximo { $limit }. Empieza la máquina. Gana para terminar la lección.
your-own-game-with-a-limit-right = Ganaste. Con cada jugada dejaste uno más que un múltiplo de { $period } y, al final, una sola ficha.
