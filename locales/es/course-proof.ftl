### La demostración, en “Para saber más”: por qué no puede fallar dejar parejas.

## Toda jugada rompe una pareja

any-move-breaks-a-pair = Cualquier jugada rompe una pareja
any-move-breaks-a-pair-ask = Montones: { $heaps }. Todos los bloques tienen pareja. Haz una jugada cualquiera e intenta que siga así.
any-move-breaks-a-pair-right = Ahora están sin pareja: { $then-unpaired }. Una jugada solo cambia un montón. Así que de algún tamaño hay un bloque más o uno menos, y su número pasa a ser impar. Un bloque de ese tamaño se queda sin pareja.

## Un montón lo repara

one-heap-repairs-it = Un solo montón lo repara
one-heap-repairs-it-ask = Montones: { $heaps }. Bloques sin pareja: { $unpaired }. Quita fichas de un solo montón para que todos los bloques tengan pareja.
one-heap-repairs-it-right = Has roto el mayor bloque sin pareja, el de { $largest-unpaired }. Esto funciona siempre. Todos los bloques menores juntos tienen menos fichas, así que en su lugar caben los bloques que aún hacen falta.

## La decisión es tuya

the-choice-comes-to-you = Te toca elegir a ti
the-choice-comes-to-you-ask = La última ficha pierde. Un solo montón pasa de 1: su bloque de { $size-c } no tiene pareja. Tú nunca dejas una posición así: la ha dejado la máquina. Ahora deja un número impar de fichas sueltas.
the-choice-comes-to-you-right = Has dejado { $then-heaps }: la máquina quita la última ficha. Una jugada cambia un solo montón. Así que una partida con montones grandes llega a una posición en la que un solo montón pasa de 1. Si la última ficha gana, deja un número par.

## La demostración completa

the-whole-proof = La demostración completa
the-whole-proof-ask =
    Romper: si todos los bloques tienen pareja, tras cualquier jugada el número de bloques de algún tamaño es impar.
    Reparar: en cualquier otra posición, una jugada vuelve a hacer pares todos esos números.
    Final: el último montón que pasa de 1 te llega a ti, y eliges cuántas fichas sueltas quedan.
