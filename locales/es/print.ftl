### Hojas para imprimir: posiciones para juzgar, con sus soluciones.

## La pantalla alrededor de la hoja

print = Imprimir
not-printed = El navegador o este marco no permite imprimir la página.
preview = La hoja tal como se imprime
no-sheet = No existe la hoja “{ $text }”. Para imprimir una pantalla, pulsa “Imprimir” en ella. Las hojas de ejercicios están aquí:

## En todas las hojas

open = El código abre este enlace:

## Posiciones

name = Nombre: ____________________
answer = Quitar ______ del montón ______
none = Ninguna jugada gana
solutions = Soluciones
this-sheet = Esta hoja y sus soluciones:

## La hoja de posiciones para juzgar

worksheet = Posiciones para valorar
next-eight = Otras ocho posiciones
judge = En cada posición es tu turno. Marca lo que es cierto y justifica tu respuesta.
reason = Justificación:
others-win =
    { $count ->
        [one] También se gana con esta jugada: { $moves }.
        [many] También se gana con estas jugadas: { $moves }.
       *[other] También se gana con estas jugadas: { $moves }.
    }
winning-move =
    { $take ->
        [one] Quita { $take } ficha
        [many] Quita { $take } de fichas
       *[other] Quita { $take } fichas
    } del montón { $heap }. Así quedan { $left }.
