### Las lecciones: su lista, sus botones y la valoración de una respuesta.

## La lista

heading = Para saber más
about = El camino enseña a ganar. Estas lecciones van más allá: binario, límites, árboles de juego y la demostración.
all = Todas las lecciones
list = Lecciones
done-of = Hechas: { $done } de { $all }
done = hecha

## Botones

finish = Terminar
back = Atrás

## El final de una lección

finished = Lección hecha
restart = Empezar de nuevo
next-lesson = Siguiente lección

## Respuestas

answers = Respuestas
your-number = Tu número
your-bits = Unos y ceros

## Por qué una respuesta está mal

write-bits = Escribe solo unos y ceros.

## La última jugada en el tablero

example =
    { $stones ->
        [one] Por ejemplo: quita { $stones } { -ficha } del montón { $heap }. Montones: { $left }.
        [many] Por ejemplo: quita { $stones } de { -fichas } del montón { $heap }. Montones: { $left }.
       *[other] Por ejemplo: quita { $stones } { -fichas } del montón { $heap }. Montones: { $left }.
    }
answer =
    { $stones ->
        [one] La respuesta a esta jugada: quita { $stones } { -ficha } del montón { $heap }. Montones: { $left }.
        [many] La respuesta a esta jugada: quita { $stones } de { -fichas } del montón { $heap }. Montones: { $left }.
       *[other] La respuesta a esta jugada: quita { $stones } { -fichas } del montón { $heap }. Montones: { $left }.
    }

## Figuras

table = Montones en unos y ceros
nim-sum = Suma Nim
values = Montones y, debajo, sus valores
value-of = Montón de { $stones }: valor { $value }.
value-left = Montón de { $stones }, al que lleva una jugada: valor { $value }.
value-here = Montón de { $stones }, en el tablero: valor { $value }.
value-asked = Montón de { $stones }: falta su valor.
game = Empiezas tú. { -Fichas } quitadas, por turnos: { $taken }.
game-won =
    { $winner ->
        [you] Empiezas tú. { -Fichas } quitadas, por turnos: { $taken }. Ganas.
        [computer] Empiezas tú. { -Fichas } quitadas, por turnos: { $taken }. La máquina gana.
       *[named] Empiezas tú. { -Fichas } quitadas, por turnos: { $taken }. { $winner } gana.
    }

## Enlaces

no-lesson = No existe la lección “{ $text }”. Escribe binary, move, limits, values, tree, cutoffs, proof, history o teachers.

## Las lecciones

binary-name = De bloques a bits
binary-promise = Halla en papel qué bloques no tienen pareja: la suma Nim.
binary-moral = Escribe los montones en binario, uno debajo de otro. La suma Nim tiene un 1 debajo de cada columna con un número impar de unos. Cada 1 de la suma Nim representa un bloque sin pareja.
move-name = Busca la jugada
move-promise = Calcula una jugada ganadora y gana una partida entera.
move-moral = Calcula la suma Nim S. Si S es cero, ninguna jugada gana contra el juego perfecto. Si no, busca un montón h en el que h ⊕ S sea menor que h. Deja en él h ⊕ S fichas.
limits-name = Límite y restos
limits-promise = Gana cuando solo puedes quitar unas pocas fichas por turno.
limits-moral = Si puedes quitar como máximo k fichas por turno, divide cada montón entre k + 1. Solo cuentan los restos. Corta los restos en bloques y juega como antes.
values-name = Valores de Grundy
values-promise = Gana cuando solo puedes quitar 1, 3 o 4 fichas por turno.
values-moral = El valor de un montón es el menor de los números 0, 1, 2… que falta entre los valores que se pueden dejar. Deja valores con suma Nim 0.
tree-name = El árbol de juego
tree-promise = Mira cómo una máquina encuentra una jugada ganadora sin ninguna teoría.
tree-moral = Minimax recorre el árbol desde los finales hasta la raíz y averigua quién gana. Minimax sirve para juegos para dos que siempre terminan, sin azar ni cartas ocultas. En el Nim, los bloques te dicen enseguida quién gana.
cutoffs-name = Las podas
cutoffs-promise = Descubre por qué no hace falta mirar la mayor parte de un árbol.
cutoffs-moral = Minimax deja un nodo en cuanto encuentra una victoria para quien juega en él. Encuentra el mismo valor y mira muchos menos nodos. Si prueba primero las buenas jugadas, poda más.
minimax-did = En la partida en curso, minimax ha mirado, antes de cada una de sus jugadas, este número de posiciones: { $boards }.
minimax-not-met = Elige Minimax para una partida y vuelve: aquí leerás cuántas posiciones ha mirado.
proof-name = Por qué funcionan las parejas
proof-promise = La demostración, en tres posiciones.
proof-moral = Ninguna jugada conserva todas las parejas, y basta un montón para recuperarlas.
