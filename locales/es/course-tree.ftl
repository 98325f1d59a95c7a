### El árbol de juego.

## El árbol de juego: Todas las partidas a la vez

every-game-at-once = Todas las partidas a la vez
every-game-at-once-ask = Cada figura muestra cuántas de las { $stones } fichas quedan, y cada línea, cuántas se quitan: { $limit } como máximo. Tú juegas en los cuadrados; la máquina, en los círculos. Un triángulo es un final. ¿Cuántos triángulos hay?
every-game-at-once-right = Hay { $games } partidas, una por cada triángulo. Cada cuadrado, círculo y triángulo es un nodo: el árbol tiene { $nodes } nodos.
every-game-at-once-wrong = Cuenta solo los triángulos. Cada triángulo es el final de una partida distinta.

## El árbol de juego: ¿Cuánto vale un nodo?

what-is-a-node-worth = ¿Cuánto vale un nodo?
what-is-a-node-worth-ask = Un nodo vale +1 si ganas tú, y −1 si gana la máquina. Queda una ficha, y juega la máquina. La última ficha pierde. ¿Cuánto vale este nodo?
what-is-a-node-worth-answer-1 = +1
what-is-a-node-worth-answer-2 = −1
what-is-a-node-worth-right = La máquina tiene que quitar la última ficha. Así que la máquina pierde, y ganas tú.

## El árbol de juego: La máquina elige

the-computer-chooses = La máquina elige
the-computer-chooses-ask = En un círculo, la máquina elige una jugada. La máquina sabe cuánto vale cada una. ¿Qué valor elige?
the-computer-chooses-answer-1 = El valor más grande
the-computer-chooses-miss-1 = El valor más grande es el mejor para ti. La máquina quiere que pierdas.
the-computer-chooses-answer-2 = El valor más pequeño
the-computer-chooses-answer-3 = Un valor intermedio
the-computer-chooses-miss-3 = La máquina hace una sola jugada, y recibe el valor de esa jugada.
the-computer-chooses-right = La máquina elige el valor más pequeño, y tú, el más grande. Así cada nodo recibe su valor de los nodos de abajo. Esto se llama minimax.

## El árbol de juego: Sube un nodo

go-up-one-node = Sube un nodo
go-up-one-node-ask = Quedan { $stones } fichas, y juega la máquina. La máquina puede dejar una ficha o ninguna. ¿Cuánto vale este nodo?
go-up-one-node-right = La máquina deja una ficha, y tú tienes que quitarla. Así que gana la máquina.

## El árbol de juego: Eliges tú

you-choose = Eliges tú
you-choose-ask = Hay { $stones } fichas. En cada turno se quitan como máximo { $limit }, y la última ficha pierde. Es tu turno. ¿Qué jugada tiene el valor más grande?
you-choose-right = Quitar { $take } vale { $root }. A la máquina le queda la última ficha.

## El árbol de juego: Todos los valores

all-values = Todos los valores
all-values-ask = Aquí está el árbol entero con sus valores. Sigue los valores desde los triángulos hacia arriba. En los cuadrados se eligió el valor más grande; en los círculos, el más pequeño. El cuadrado de arriba se llama raíz. La raíz vale { $root }: ganas si quitas { $take }.

## El árbol de juego: Los árboles crecen

trees-grow = Los árboles crecen
trees-grow-ask = Con { $stones } fichas, el árbol tiene { $nodes } nodos. Minimax tiene que recorrerlos, mientras que el resto da la respuesta enseguida. Los dos dan la misma respuesta. Por eso, esta página comprueba su teoría con minimax.
