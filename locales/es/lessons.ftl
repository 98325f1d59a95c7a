### Las lecciones: su lista, sus botones y la valoración de una respuesta.

## La lista

heading = Para saber más
about = El camino enseña a ganar. Estas lecciones van más allá: binario, límites, árboles de juego y la demostración.
all = Todas las lecciones
list = Lecciones
done-of = { $done } de { $all } hechas
done = hecha
begun = empezada
go-on = Continuar
begin = Empezar

## La cabecera de una lección

progress = Pasos de esta lección
step = Paso { $step } de { $all }

## Botones

next = Siguiente
finish = Terminar
back = Atrás
check = Comprobar
again = Reintentar
show = Mostrar

## El final de una lección

finished = Lección hecha
remember = Recuerda:
restart = Repetir
next-lesson = Siguiente lección

## Respuestas

answers = Respuestas
your-number = Tu número
your-bits = Unos y ceros

## La valoración: una palabra antes de una frase

right = Bien.
wrong = Todavía no.
shown = Esta es la respuesta.
look = Mira.

## Por qué una respuesta está mal

not-this-number = { $typed } no es correcto. { $reason }
write-bits = Escribe solo unos y ceros.
watch-the-answer = Quitaste { $take } del montón { $heap } y dejaste { $left }. Mira la respuesta de la máquina.
countered = Quitaste { $take } del montón { $heap } y dejaste { $left }. La máquina quitó { $answer } del montón { $from } y dejó { $then }. { $reason }
lost =
    { $last ->
        [misere] Tuviste que quitar la última ficha.
       *[normal] La máquina quitó la última ficha.
    } El error fue la jugada { $number }. Los montones eran { $heaps }. Una jugada ganadora era quitar { $take } del montón { $heap }.

## La última jugada en el tablero

took =
    { $who ->
        [you] Quitaste { $stones } del montón { $heap }. Montones: { $left }.
        [computer] La máquina quitó { $stones } del montón { $heap }. Montones: { $left }.
       *[named] { $who } quitó { $stones } del montón { $heap }. Montones: { $left }.
    }
winning-move = La jugada ganadora: { $stones } del montón { $heap }. Montones: { $left }.
example = Por ejemplo: { $stones } del montón { $heap }. Montones: { $left }.
answer = La respuesta a esta jugada: { $stones } del montón { $heap }. Montones: { $left }.

## Figuras

table = Montones en unos y ceros
heap = Montón
nim-sum = Suma Nim
game = Empiezas tú. Fichas quitadas en cada turno: { $taken }.
game-won =
    { $winner ->
        [you] Empiezas tú. Fichas quitadas en cada turno: { $taken }. Ganas tú.
        [computer] Empiezas tú. Fichas quitadas en cada turno: { $taken }. Gana la máquina.
       *[named] Empiezas tú. Fichas quitadas en cada turno: { $taken }. { $winner } gana.
    }

## Enlaces

no-lesson = No hay ninguna lección “{ $text }”. Escribe binary, move, limits, tree, proof, history o teachers.
