### El árbol de juego.

## El árbol de juego: Todas las partidas a la vez

every-game-at-once = Todas las partidas a la vez
every-game-at-once-ask = Cada figura muestra cuántas de las { $stones } fichas quedan, y cada línea, cuántas se quitan: { $limit } como máximo. Tú juegas en los cuadrados; la máquina, en los círculos. Un triángulo es un final. ¿Cuántos triángulos hay?
every-game-at-once-right = Hay { $games } partidas, una por cada triángulo. Cada cuadrado, círculo y triángulo es un nodo: el árbol tiene { $nodes } nodos.
every-game-at-once-wrong = Cuenta solo los triángulos. Cada triángulo es el final de una partida distinta.

## El árbol de juego: ¿Cuánto vale un nodo?

what-is-a-node-worth = ¿Cuánto vale un nodo?
what-is-a-node-worth-ask = Un nodo vale +1 si ganas tú, y −1 si gana la máquina. Queda una ficha, y le toca a la máquina. La última ficha pierde. ¿Cuánto vale este nodo?
what-is-a-node-worth-answer-1 = +1
what-is-a-node-worth-answer-2 = −1
what-is-a-node-worth-right = La máquina tiene que quitar la última ficha. Así que la máquina pierde y tú ganas.

## El árbol de juego: La máquina elige

the-computer-chooses = La máquina elige
the-computer-chooses-ask = En un círculo, la máquina elige una jugada. La máquina sabe cuánto vale cada jugada. ¿Qué valor elige?
the-computer-chooses-answer-1 = El mayor valor
the-computer-chooses-miss-1 = El mayor valor es el mejor para ti. La máquina quiere que pierdas.
the-computer-chooses-answer-2 = El menor valor
the-computer-chooses-answer-3 = Un valor intermedio
the-computer-chooses-miss-3 = La máquina hace una sola jugada y obtiene el valor de esa jugada.
the-computer-chooses-right = La máquina elige el menor valor, y tú, el mayor. Así, cada nodo obtiene su valor de los nodos de abajo. Esto se llama minimax.

## El árbol de juego: Sube un nodo

go-up-one-node = Sube un nodo
go-up-one-node-ask = Quedan { $stones } fichas, y le toca a la máquina. Puede dejar una ficha o ninguna. ¿Cuánto vale este nodo?
go-up-one-node-right = La máquina deja una ficha, y tú tienes que quitarla. Así que la máquina gana.

## El árbol de juego: Eliges tú

you-choose = Eliges tú
you-choose-ask = Hay { $stones } fichas. Puedes quitar como máximo { $limit } por turno, y la última ficha pierde. Es tu turno. ¿Qué jugada tiene el mayor valor?
you-choose-right =
    { $take ->
        [one] Quitar { $take } ficha vale { $root }: la máquina tendrá que quitar la última.
        [many] Quitar { $take } de fichas vale { $root }: la máquina tendrá que quitar la última.
       *[other] Quitar { $take } fichas vale { $root }: la máquina tendrá que quitar la última.
    }

## El árbol de juego: Todos los valores

all-values = Todos los valores
all-values-ask =
    { $take ->
        [one] Aquí está el árbol entero con sus valores. Sigue los valores desde los triángulos hacia arriba. Cada cuadrado recibe el mayor de los valores de abajo; cada círculo, el menor. El cuadrado de arriba se llama raíz. La raíz vale { $root }: ganas si quitas { $take } ficha.
        [many] Aquí está el árbol entero con sus valores. Sigue los valores desde los triángulos hacia arriba. Cada cuadrado recibe el mayor de los valores de abajo; cada círculo, el menor. El cuadrado de arriba se llama raíz. La raíz vale { $root }: ganas si quitas { $take } de fichas.
       *[other] Aquí está el árbol entero con sus valores. Sigue los valores desde los triángulos hacia arriba. Cada cuadrado recibe el mayor de los valores de abajo; cada círculo, el menor. El cuadrado de arriba se llama raíz. La raíz vale { $root }: ganas si quitas { $take } fichas.
    }

## El árbol de juego: Los árboles crecen

trees-grow = Los árboles crecen
trees-grow-ask = Con { $stones } fichas, el árbol tiene { $nodes } nodos. Minimax tiene que recorrerlos, pero el resto, como en “Límite y restos”, da la respuesta enseguida. Las dos respuestas coinciden, así que minimax puede comprobar la teoría.
