### La demostración, en “Para saber más”: por qué no puede fallar dejar parejas.

## Toda jugada rompe una pareja

any-move-breaks-a-pair = Toda jugada rompe una pareja
any-move-breaks-a-pair-ask = Los montones son { $heaps }. Todos los bloques tienen pareja. Haz una jugada cualquiera e intenta que la conserven.
any-move-breaks-a-pair-right = Ahora están sin pareja: { $then-unpaired }. Una jugada solo cambia un montón. De algún tamaño hay ahora un bloque más o uno menos, así que su número es impar. Uno de ellos se queda sin pareja.

## Un montón lo repara

one-heap-repairs-it = Un montón lo repara
one-heap-repairs-it-ask = Los montones son { $heaps }. Bloques sin pareja: { $unpaired }. Quita fichas de un solo montón para que todos los bloques tengan pareja.
one-heap-repairs-it-right = Rompiste el mayor bloque sin pareja, el { $top }. Eso funciona siempre: todos los bloques más pequeños juntos suman menos, así que en su lugar cabe todo lo que les falta a las parejas.

## La decisión es tuya

the-choice-comes-to-you = La decisión es tuya
the-choice-comes-to-you-ask = La última ficha pierde, y los montones son { $heaps }. Un solo montón pasa de uno: su { $size-c } no tiene pareja. Tú nunca dejas una posición como esta: la dejó la máquina. Ahora deja un número impar de fichas sueltas.
the-choice-comes-to-you-right = Dejaste { $then-heaps }: la máquina quita la última ficha. Cada jugada cambia un solo montón, así que toda partida con montones mayores llega a una posición en la que uno solo pasa de uno. Si la última ficha gana, deja un número par.

## La demostración completa

the-whole-proof = La demostración completa
the-whole-proof-ask =
    Romper: si todos los bloques tienen pareja, toda jugada hace impar el número de bloques de algún tamaño.
    Reparar: si alguno no la tiene, basta cambiar un montón para que todos esos números vuelvan a ser pares.
    Final: el último montón que pasa de uno te toca a ti, y eliges cuántas fichas sueltas quedan.
