### El árbol de juego, con minimax. Max empieza y quiere +1; Min juega después y quiere −1.

## La posición y los recuentos

player =
    { $side ->
        [a] Max
       *[b] Min
    }
one-heap =
    { $stones ->
        [one] { $stones } ficha
        [many] { $stones } de fichas
       *[other] { $stones } fichas
    }
magnitude = unos { $digit } × 10{ $exponent }
nodes = nodos
games = partidas
boards = posiciones
shown = Se dibujan { $shown } de { $all } nodos; de ellos, { $folded } están plegados.

## La posición se cambia

about = { $board }: posición y leyenda
take-to = Quitar
any = ∞

## El dibujo

graph-name = Grafo de posiciones
frame = Dibujo
zoom = Tamaño del dibujo
zoom-in = Más grande
zoom-out = Más pequeño
fit = Ajustar el dibujo a su marco
percent = { $percent } %
folded-count = ▾ { $count }
# G: gana; P: pierde.
win-letter = G
loss-letter = P
alpha = α { $alpha }
beta = β { $beta }

## Los nodos, para quienes no los ven

node = { $left }, juega { $player }
after-take = Quitar { $take }: { $node }
after-take-from = Quitar { $take } de { $heap }: { $node }
valued = { $node }, valor { $value }
valued-equal = { $node }, valor { $value }, todas las jugadas iguales
cut = { $node }, podado
board = Posición { $left }
board-wins = Posición { $left }: quien tiene el turno gana.
board-loses = Posición { $left }: quien tiene el turno pierde.

## Qué significan las figuras

first-player = Max empieza y quiere +1
second-player = Min juega después y quiere −1
game-over = Fin de la partida
cut-branch = Podado: no puede cambiar el resultado
taken = En la línea: fichas quitadas
taken-from = En la línea: { $take } de { $heap }
bounds = α, β: lo que Max y Min ya pueden asegurarse
equal-moves = Todas las jugadas tienen el mismo valor
board-of-graph = Una posición, juegue quien juegue
wins-to-move = Quien tiene el turno gana
loses-to-move = Quien tiene el turno pierde

## Bajo el dibujo

one-board-one-node = 1 posición y 1 nodo: la partida ha terminado.
merged = El árbol tiene { $nodes } nodos y { $boards } posiciones distintas.
merged-with-cutoffs =
    El árbol tiene { $nodes } nodos y { $boards } posiciones distintas. { $looked ->
        [one] Si cada búsqueda para en la primera jugada ganadora, minimax mira { $looked } posición.
        [many] Si cada búsqueda para en la primera jugada ganadora, minimax mira { $looked } de posiciones.
       *[other] Si cada búsqueda para en la primera jugada ganadora, minimax mira { $looked } posiciones.
    }
looked-at =
    { $all ->
        [one] { $looked } de { $all } nodo examinado
        [many] { $looked } de { $all } nodos examinados
       *[other] { $looked } de { $all } nodos examinados
    }
with-cuts =
    { $cut ->
        [one] { $looked }, { $cut } rama podada
        [many] { $looked }, { $cut } de ramas podadas
       *[other] { $looked }, { $cut } ramas podadas
    }

## Botones

step-back = Paso atrás
step = Paso
run = Iniciar
cutoffs = Podas
order = Orden de las jugadas
fewest-first = Menos fichas primero
most-first = Más fichas primero
best-first = Mejores primero
to-the-end = Hasta el final
clear = Volver al principio
picture = Tipo de dibujo
tree = Árbol
graph = Grafo
make-root = Empezar en el nodo elegido
save-picture = Guardar dibujo

## Qué hace minimax

full = Se dibujan como máximo { $most } nodos. Pliega una rama para ver otra.
too-large = El árbol tiene más de { $most } nodos. Pulsa un nodo para desplegar su rama. Los valores vienen de la teoría: minimax solo recorre árboles más pequeños.
ready = Minimax averigua quién gana: va desde los finales de las partidas hasta la primera posición. Inicia minimax, o avanza paso a paso.
changed-signs = Aquí le tocaba a Min. En este árbol ese jugador se llama Max, así que +1 y −1 se intercambian.
graph-ready = Cada posición se dibuja una vez, sea cual sea el orden de sus montones. Cada paso averigua, para una posición, si quien tiene el turno gana.
nearest =
    { $count ->
        [one] Hay demasiadas posiciones para dibujarlas. Esta es la más cercana.
        [many] Hay demasiadas posiciones para dibujarlas. Estas son { $count } de posiciones, las más cercanas.
       *[other] Hay demasiadas posiciones para dibujarlas. Estas son las { $count } más cercanas.
    }
step-of = Paso { $done } de { $all }. { $news }
found-end = La partida ha terminado y { $player } ha ganado. El valor es { $value }.
found-only-move = Con { $left }, { $player } tiene una sola jugada, así que el valor también es { $value }.
found-at-once = Con { $left }, { $player } ha encontrado { $value } y ya no busca más.
found-largest = Con { $left }, Max elige el mayor de { $values }. El valor es { $value }.
found-smallest = Con { $left }, Min elige el menor de { $values }. El valor es { $value }.
found-among-many = Con { $left }, el mejor de { $count } valores para { $player } es { $value }.
other-moves-cut = Con la jugada que lleva aquí, { $player } gana, y ninguna otra puede ser mejor: por eso se podan las otras jugadas.
all-equal = Todas las jugadas tienen el mismo valor.
