### Hojas para imprimir: posiciones para juzgar, con sus soluciones.

## La pantalla alrededor de la hoja

print = Imprimir
preview = La hoja tal como se imprime
no-sheet = No existe la hoja «{ $text }». Para imprimir una pantalla, pulsa «Imprimir» en ella. Las hojas de ejercicios están aquí:

## En todas las hojas

open = El código abre este enlace:

## Posiciones

name = Nombre: ____________________
answer = Quitar ______ del montón ______
none = No gana ninguna
solutions = Soluciones
this-sheet = Esta hoja y sus soluciones:

## La hoja de posiciones para juzgar

worksheet = Posiciones para juzgar
next-eight = Las ocho posiciones siguientes
judge = En cada posición tienes el turno. Marca lo que es cierto y da la razón.
reason = Razón:
others-win =
    { $count ->
        [one] También gana esta jugada: quitar { $moves }.
        [many] También ganan estas jugadas: quitar { $moves }.
       *[other] También ganan estas jugadas: quitar { $moves }.
    }
winning-move = Quita { $take } del montón { $heap }. Así dejas { $left }.
