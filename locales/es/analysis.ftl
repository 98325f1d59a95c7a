### El análisis de una posición: quién gana, por qué, y adónde lleva cada jugada.

## Quién gana, dicho a quien lee

you-have-won = Ganaste.
opponent-has-won = Ganó tu rival.
you-can-win = Puedes ganar.
opponent-can-win = Puede ganar tu rival.
game-is-over = La partida ha terminado.
winning-moves =
    { $all ->
        [1] La única jugada gana.
        [many] De { $all } de jugadas, ganan { $winning }.
       *[other]
            { $winning ->
                [one] De { $all } jugadas, gana { $winning }.
                [many] De { $all } jugadas, ganan { $winning }.
               *[other] De { $all } jugadas, ganan { $winning }.
            }
    }
none-of-your-moves =
    { $all ->
        [one] Tu única jugada pierde.
        [many] Ninguna de tus { $all } de jugadas gana.
       *[other] Ninguna de tus { $all } jugadas gana.
    }
none-of-their-moves =
    { $all ->
        [one] La única jugada de tu rival pierde.
        [many] Ninguna de las { $all } de jugadas de tu rival gana.
       *[other] Ninguna de las { $all } jugadas de tu rival gana.
    }
after = Resultado de la jugada: { $verdict }
sum-is = La suma Nim es { $sum }.
length =
    { $turns ->
        [one] Si nadie se equivoca, el próximo turno es el último.
        [many] Si nadie se equivoca, la partida termina en { $turns } de turnos.
       *[other] Si nadie se equivoca, la partida termina en { $turns } turnos.
    }
length-at-most = La partida termina en { $turns } turnos como máximo. Se tardaría demasiado en calcular el número exacto.
choose = Elige una jugada para ver adónde lleva.
wait = Le toca jugar a tu rival.

## Por qué
## Cada frase de este apartado tiene como máximo 18 palabras. Sin columnas, los bloques dicen lo mismo.

no-stones = No quedan fichas.
balanced = Cada columna tiene un número par de unos, y cualquier jugada lo cambia.
balanced-blocks = Todos los bloques tienen pareja, y cualquier jugada deja alguno sin ella.
unbalanced =
    { $count ->
        [one] Una jugada ganadora hace par la columna impar: { $columns }.
        [many] Una jugada ganadora hace pares las columnas impares: { $columns }.
       *[other] Una jugada ganadora hace pares las columnas impares: { $columns }.
    }
unbalanced-blocks = Hay bloques sin pareja: con una jugada ganadora, todos tienen pareja.
last-heap = Solo queda el montón { $heap }: para ganar, deja una ficha.
last-large-heap = Solo el montón { $heap } pasa de 1: para ganar, deja un número impar de fichas sueltas.
last-large-remainder = Solo el resto de { $heap } pasa de 1: deja restos 0 y un número impar de restos 1.
odd-single-stones =
    { $singles ->
        [one] Solo queda una ficha, y tiene que quitarla quien tiene el turno.
        [many] Quedan { $singles } de fichas sueltas, un número impar: la última la quita quien tiene el turno.
       *[other] Quedan { $singles } fichas sueltas, un número impar: la última la quita quien tiene el turno.
    }
even-single-stones = Quedan { $singles } fichas sueltas, un número par: la última la quita quien no tiene el turno.
odd-remainders =
    { $ones ->
        [one] Ningún resto pasa de 1, y uno solo es 1: un número impar.
        [many] Ningún resto pasa de 1, y { $ones } son 1: un número impar.
       *[other] Ningún resto pasa de 1, y { $ones } son 1: un número impar.
    }
even-remainders =
    { $ones ->
        [0] Todos los restos son 0: una jugada ganadora deja uno que es 1.
        [one] Ningún resto pasa de 1, y uno es 1: una jugada ganadora lo hace impar.
        [many] Ningún resto pasa de 1, y { $ones } son 1: una jugada ganadora lo hace impar.
       *[other] Ningún resto pasa de 1, y { $ones } son 1: una jugada ganadora lo hace impar.
    }
remainders =
    { $most ->
        [one] En cada turno se quita { $most } ficha.
        [many] En cada turno se quitan como máximo { $most } de fichas.
       *[other] En cada turno se quitan como máximo { $most } fichas.
    } Por eso, de cada montón cuenta el resto al dividir entre { $period }: { $remainders }.

## Las dos fases de una partida de misère

first-phase = Misère, primera fase
second-phase = Misère, segunda fase
leave-pairs = Deja todos los bloques con pareja hasta que solo un montón pase de 1.
leave-zero = Deja suma Nim 0 hasta que solo un montón pase de 1.
leave-pairs-of-remainders = Deja todos los bloques con pareja hasta que solo un resto pase de 1.
leave-zero-of-remainders = Deja suma Nim 0 hasta que solo un resto pase de 1.
leave-singles = Deja un número impar de fichas sueltas.
leave-one = Deja un número impar de fichas sueltas, que es suma Nim 1.
leave-ones = Deja solo restos 0 y 1, con un número impar de restos 1.
leave-ones-or-pairs = Deja solo restos 0 y 1, con un número impar de 1; o empareja todos los bloques.
leave-ones-or-zero = Deja solo restos 0 y 1, con un número impar de 1; o deja suma Nim 0.

## Los montones en binario

show-columns = Ver las columnas
hide-columns = Ocultar las columnas
table = Montones en binario
heap-column = Montón
remainder-column = Resto entre { $period }
winning-column = Jugada ganadora
none = ninguna
row = { $heap } · { $stones }
row-after = { $heap } → { $stones }
counts-as = cuenta como { $remainder }
leaves = deja { $stones }
leaves-odd-ones = número impar de 1
odd = impar
even = par
nim-sum = Suma Nim { $sum }
sum = ⊕ { $sum }
sum-after = ⊕ → { $sum }

## Por qué un montón tiene una jugada ganadora o ninguna

heap-by-heap = Montón por montón
worked-out = { $sum }. { $reason }
take-to = { $left } es menos que { $stones }, así que quita { $take }.
take-to-remainder = Quita { $take } para dejar resto { $remainder }.
take-to-odd-singles = Quita { $take } para dejar solo fichas sueltas, en número impar.
take-to-odd-remainders = Quita { $take } para dejar resto 1 en un número impar de montones, y ningún resto mayor que 1.
heap-is-empty = El montón está vacío.
leaves-even-singles = Aquí quedaría un número par de fichas sueltas, así que no gana ninguna jugada.
leaves-even-remainders = Aquí quedaría resto 1 en un número par de montones, o algún resto mayor que 1. Así que no gana ninguna jugada.
nothing-to-change = La suma Nim ya es 0, así que no gana ninguna jugada.
too-few = { $needed } es más que { $stones }: en este montón no gana ninguna jugada.
no-such-remainder = Un resto entre { $period } no puede ser { $needed }: en este montón no gana ninguna jugada.

## Bloques: cada montón como potencias de dos

blocks = Bloques
blocks-after = Bloques después de { $chosen }
pair = Los bloques de { $size } de los montones { $first } y { $second } son una pareja.
unpaired = El bloque de { $size } del montón { $heap } no tiene pareja.
no-blocks = No hay bloques.
all-paired = Todos los bloques tienen pareja.
some-unpaired =
    { $count ->
        [one] Un bloque no tiene pareja: { $sizes }.
        [many] Bloques sin pareja: { $sizes }.
       *[other] Bloques sin pareja: { $sizes }.
    }

## Las partes junto al tablero

parts = Partes del análisis
why = Por qué
check = Comprobar
map = Mapa

## La pantalla para una clase

who-wins = ¿Quién gana?
leave = Salir
escape-key = Esc
show-answer = Ver la respuesta
cover-answer = Tapar la respuesta
ones = unos

## Una manera de seguir

onward = Una manera de seguir
onward-you = Quitas { $take } de { $heap } y dejas { $left }
onward-opponent = Tu rival quita { $take } de { $heap } y deja { $left }
no-choice = Elige una jugada

## Todas las jugadas

your-moves = Tus jugadas
opponents-moves = Las jugadas de tu rival
press = A1 significa: quitar 1 del montón A. Pulsa una jugada para ver el resultado. Púlsala otra vez para hacerla.
opponent-makes-one = Tu rival hará una de estas jugadas.
wins = gana
loses = pierde
turns =
    { $turns ->
        [one] { $turns } turno
        [many] { $turns } de turnos
       *[other] { $turns } turnos
    }
turns-at-most = hasta { $turns } turnos
losing-move = { $name } · { $turns }
losing-moves =
    { $count ->
        [one] Montón { $heap }: { $count } jugada perdedora
        [many] Montón { $heap }: { $count } de jugadas perdedoras
       *[other] Montón { $heap }: { $count } jugadas perdedoras
    }

## El tablero que cualquiera puede cambiar

add-heap = Añadir un montón
how-to-pull = Estira un montón hacia arriba o hacia abajo para cambiar su tamaño.
how-to-press = Pulsa una ficha para elegir la jugada que quita esa ficha y las que la siguen.
one-more = Una ficha más en el montón { $heap }
one-less = Una ficha menos en el montón { $heap }
remove-heap = Borrar el montón { $heap }
number = Número de fichas del montón { $heap }
wrong-number = Escribe un número entero de 0 a { $most }.
