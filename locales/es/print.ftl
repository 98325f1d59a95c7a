### Hojas para imprimir: una posición, su análisis, su árbol de juego, y retos para resolver en papel.

## La pantalla alrededor de la hoja

heading = Imprimir
print = Imprimir
print-puzzles = Imprimir una hoja de retos
back = Atrás
preview = La hoja tal como se imprime
next-twelve = Otros doce retos

## En todas las hojas

board = Una posición de Nim
analysis = Análisis de una posición de Nim
tree = Árbol de juego de una posición de Nim
puzzles = Retos de Nim
turns = Se juega entre dos, por turnos.
open = El código abre este enlace:

## El análisis de una posición

# Another order than in English: all moves before the winning ones.
can-win =
    Puede ganar quien tiene el turno. { $all ->
        [1] La única jugada gana.
        [many] De { $all } de jugadas, ganan { $winning }.
       *[other]
            { $winning ->
                [one] De { $all } jugadas, gana { $winning }.
                [many] De { $all } jugadas, ganan { $winning }.
               *[other] De { $all } jugadas, ganan { $winning }.
            }
    }
cannot-win =
    Puede ganar quien no tiene el turno. { $all ->
        [one] La única jugada no gana.
        [many] Ninguna de las { $all } de jugadas gana.
       *[other] Ninguna de las { $all } jugadas gana.
    }
heaps-in-binary = Los montones en binario
winning-moves = Jugadas ganadoras
winning-move = Quita { $take } del montón { $heap }. Así dejas { $left }.

## El árbol de juego de una posición

tree-size = El árbol entero tiene { $nodes } nodos. Hay { $games } maneras de jugar hasta el final.
tree-too-small = En papel este dibujo es demasiado pequeño para leerlo. Pliega antes algunas ramas, o guarda la imagen.

## La hoja de retos

task = En cada reto te toca jugar. Busca una jugada ganadora, o marca que no gana ninguna.
name = Nombre: ____________________
number = { $number }.
answer = Quitar ______ del montón ______
none = No gana ninguna
solutions = Soluciones
this-sheet = Esta hoja y sus soluciones:

## La hoja de posiciones para juzgar

worksheet = Posiciones para juzgar
next-eight = Las ocho posiciones siguientes
judge = En cada posición tienes el turno. Marca lo que es cierto y da la razón.
reason = Razón:
others-win = También ganan: { $moves }.
