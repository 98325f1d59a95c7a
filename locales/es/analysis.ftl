### El análisis de una posición: quién gana, por qué, y en qué queda cada montón.

## El título

title-unsafe = Suma Nim { $sum } = { $binary } · insegura: quien tiene el turno puede ganar
title-safe = Suma Nim { $sum } = { $binary } · segura: quien tiene el turno pierde si nadie se equivoca
title-won = Suma Nim { $sum } = { $binary } · la partida ha terminado: quien tendría el turno ha ganado
title-lost = Suma Nim { $sum } = { $binary } · la partida ha terminado: quien tendría el turno ha perdido
after = Tras { $chosen }: { $title }
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
none-wins =
    { $all ->
        [one] La única jugada pierde.
        [many] Ninguna de las { $all } de jugadas gana.
       *[other] Ninguna de las { $all } jugadas gana.
    }
length =
    { $turns ->
        [one] Si nadie se equivoca, el próximo turno es el último.
        [many] Si nadie se equivoca, la partida termina en { $turns } de turnos.
       *[other] Si nadie se equivoca, la partida termina en { $turns } turnos.
    }
boards =
    { $boards ->
        [one] No puede seguir ninguna otra posición.
        [many] Desde aquí son posibles { $boards } de posiciones distintas, contando esta.
       *[other] Desde aquí son posibles { $boards } posiciones distintas, contando esta.
    }

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

## La tabla: una fila por montón

table = Los montones en binario
heap-column = Montón
decimal-column = Fichas
remainder-column = Resto entre { $period }
value-column = Valor
binary-column = Binario
sum-column = ⊕ suma Nim
new-binary-column = = nuevo
new-decimal-column = Fichas después
winning-column = Jugada ganadora
winning = sí: quita { $takes }
no-winning = no
single-stones-decide = deciden las fichas sueltas
remainders-of-1-decide = deciden los restos de 1
values-of-1-decide = deciden los valores de 1

## Una forma de seguir

best-line = Una continuación posible
line-move = { $chosen }: quedan { $left }

## La tabla de posiciones seguras

around = Posiciones seguras e inseguras
about-around = Dos montones cambian y los demás se quedan. Pulsa una casilla para traer aquí su posición.
down-heap = Montón hacia abajo
across-heap = Montón hacia la derecha
is-safe = segura
is-unsafe = insegura
field = { $heaps }: { $verdict }

## La pantalla para la clase

full-screen = Pantalla completa
who-wins = ¿Quién gana?
leave = Salir
escape-key = Esc
show-answer = Ver la respuesta

## El tablero que cualquiera puede cambiar

no-choice = Elige una jugada
add-heap = Añadir un montón
how-to-press = Pulsa una ficha para elegir la jugada que quita esa ficha y las que la siguen.
slider = Montón { $heap }
one-more = Una ficha más en el montón { $heap }
one-less = Una ficha menos en el montón { $heap }
remove-heap = Borrar el montón { $heap }
number = Número de fichas del montón { $heap }
wrong-number = Escribe un número entero de 0 a { $most }.
