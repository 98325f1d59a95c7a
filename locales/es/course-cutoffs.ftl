### Las podas: por qué una rama se puede dejar sin mirar.

## Las podas: Una victoria basta

one-win-is-enough = Una victoria basta
one-win-is-enough-ask = Minimax prueba una por una las jugadas de un cuadrado. La primera vale +1. ¿Tiene que mirar las otras?
one-win-is-enough-right = Ningún valor es mayor que +1. Así que este cuadrado vale +1, y las otras jugadas se podan.

## Las podas: Cuenta las podas

count-the-cuts = Cuenta las podas
count-the-cuts-ask = Minimax va de izquierda a derecha. Termina con un cuadrado en cuanto una jugada vale +1, y con un círculo en cuanto una vale −1. ¿Cuántas ramas se podan?
count-the-cuts-right = Se podan { $cut-off } ramas. Minimax mira { $looked } de { $nodes } nodos y aun así encuentra { $root } en la raíz.
count-the-cuts-wrong = Busca primero los valores de los triángulos: ahí ha ganado quien tendría que jugar. Después sube, de izquierda a derecha.

## Las podas: Alfa y beta

alpha-and-beta = Alfa y beta
alpha-and-beta-ask = α es el valor que tú ya puedes asegurarte, al principio −1. β es el valor que ya puede asegurarse la máquina, al principio +1. ¿Cuándo puede minimax dejar un nodo antes de tiempo?
alpha-and-beta-answer-1 = Cuando α y β son iguales
alpha-and-beta-answer-2 = Cuando α es −1
alpha-and-beta-miss-2 = Al principio α es −1: todavía no puedes asegurarte nada.
alpha-and-beta-answer-3 = Después de la última jugada
alpha-and-beta-miss-3 = Entonces no se podaría nada.
alpha-and-beta-right = En ese caso, los dos pueden asegurarse ya ese valor. Ninguna otra jugada de este nodo puede cambiarlo.

## Las podas: El orden de las jugadas

the-order-of-moves = El orden de las jugadas
the-order-of-moves-ask = Ahora minimax prueba primero la mejor jugada. El árbol tiene { $nodes } nodos. ¿Cuántos de ellos mira minimax?
the-order-of-moves-right = Minimax mira { $looked-best } nodos: la raíz, la jugada ganadora y su respuesta. Si prueba primero las jugadas de menos fichas, mira { $looked }.
the-order-of-moves-wrong = En la raíz, la primera jugada gana, y la máquina solo tiene una respuesta. Todas las demás jugadas se podan.

## Las podas: Lo que hizo la máquina

what-the-computer-did = Lo que hizo la máquina
what-the-computer-did-ask = La máquina llamada Minimax poda así. Además recuerda cada posición, así que no mira ninguna dos veces. El árbol de { $stones } fichas tiene { $nodes } nodos, pero solo { $boards } posiciones distintas.
