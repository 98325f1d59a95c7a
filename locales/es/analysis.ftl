### El análisis de una posición: quién gana, por qué, y adónde lleva cada jugada.

## Quién gana, dicho a quien lee

you-have-won = Ganaste.
opponent-has-won = Ganó tu rival.
you-can-win = Puedes ganar.
opponent-can-win = Puede ganar tu rival.
game-is-over = La partida ha terminado.
# Another order than in English: all moves before the winning ones.
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

## Cómo cuentan los montones con límite

remainders =
    { $most ->
        [one] En cada turno se quita { $most } ficha.
        [many] En cada turno se quitan como máximo { $most } de fichas.
       *[other] En cada turno se quitan como máximo { $most } fichas.
    } Por eso, de cada montón cuenta el resto al dividir entre { $period }: { $remainders }.
values = Un turno quita { $numbers } fichas. Por eso un montón cuenta por su valor de Grundy: { $values }.
values-repeat = Los valores se repiten cada { $period } fichas.
values-repeat-from = A partir de un montón de { $begin }, los valores se repiten cada { $period } fichas.
no-period = Hasta los montones de { $most } fichas, los valores no muestran ningún período.

## Los montones en binario

show-columns = Ver las columnas
hide-columns = Ocultar las columnas
table = Montones en binario
heap-column = Montón
remainder-column = Resto entre { $period }
value-column = Valor
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
take-to-value = Quitar { $takes } deja el valor { $value }.
take-to-odd-singles = Quita { $take } para dejar solo fichas sueltas, en número impar.
take-to-odd-values = Quita { $takes } para dejar valor 1 en un número impar de montones, y ningún valor mayor que 1.
take-to-odd-remainders = Quita { $take } para dejar resto 1 en un número impar de montones, y ningún resto mayor que 1.
heap-is-empty = El montón está vacío.
leaves-even-singles = Aquí quedaría un número par de fichas sueltas, así que no gana ninguna jugada.
leaves-even-values = Aquí quedaría valor 1 en un número par de montones, o algún valor mayor que 1. Así que no gana ninguna jugada.
leaves-even-remainders = Aquí quedaría resto 1 en un número par de montones, o algún resto mayor que 1. Así que no gana ninguna jugada.
nothing-to-change = La suma Nim ya es 0, así que no gana ninguna jugada.
too-few = { $needed } es más que { $stones }: en este montón no gana ninguna jugada.
no-such-remainder = Un resto al dividir entre { $period } no puede ser { $needed }: en este montón no gana ninguna jugada.
no-such-value = Ninguna jugada aquí deja el valor { $needed }, así que ninguna gana.

## Bloques: cada montón como potencias de dos

blocks = Bloques
blocks-after = Bloques al quitar { $chosen }
pair = Los bloques de { $size } de los montones { $first } y { $second } son una pareja.
unpaired = El bloque de { $size } del montón { $heap } no tiene pareja.
no-blocks = No hay bloques.
all-paired = Todos los bloques tienen pareja.
some-unpaired =
    { $count ->
        [one] Un bloque no tiene pareja: { $sizes }.
        [many] Bloques sin pareja: { $sizes }.
       *[other] Bloques sin pareja: { $sizes }.
    }
joined = Los bloques de una pareja están unidos por una línea o llevan la misma letra.

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

## Una continuación posible

onward = Una continuación posible
onward-you = Quitas { $take } de { $heap } y dejas { $left }
onward-opponent = Tu rival quita { $take } de { $heap } y deja { $left }
no-choice = Elige una jugada

## Todas las jugadas

your-moves = Tus jugadas
opponents-moves = Las jugadas de tu rival
press = Pulsa una jugada para ver el resultado. Púlsala otra vez para hacerla.
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
how-to-pull = Arrastra un montón hacia arriba o hacia abajo para cambiar su tamaño.
how-to-press = Pulsa una ficha para elegir la jugada que quita esa ficha y las que la siguen.
one-more = Una ficha más en el montón { $heap }
one-less = Una ficha menos en el montón { $heap }
remove-heap = Borrar el montón { $heap }
number = Número de fichas del montón { $heap }
wrong-number = Escribe un número entero de 0 a { $most }.
