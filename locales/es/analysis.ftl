### El análisis de una posición: quién gana, por qué, y en qué queda cada montón.

## El título

can-win = Quien tiene el turno puede ganar: { $moves }
loses = Quien tiene el turno pierde: { $moves }
who-can-win =
    { $who ->
        [you] Puedes ganar: { $moves }
        [computer] La máquina puede ganar: { $moves }
       *[named] { $who } puede ganar: { $moves }
    }
who-loses =
    { $who ->
        [you] Pierdes: { $moves }
        [computer] La máquina pierde: { $moves }
       *[named] { $who } pierde: { $moves }
    }
over-won = La partida ha terminado: quien tendría el turno ha ganado.
over-lost = La partida ha terminado: quien tendría el turno ha perdido.
move-wins =
    { $turns ->
        [one] { $chosen } gana en { $turns } turno.
        [many] { $chosen } gana en { $turns } de turnos.
       *[other] { $chosen } gana en { $turns } turnos.
    }
move-loses =
    { $turns ->
        [one] { $chosen } pierde en { $turns } turno.
        [many] { $chosen } pierde en { $turns } de turnos.
       *[other] { $chosen } pierde en { $turns } turnos.
    }
# Another order than in English: all moves before the winning ones.
winning-moves =
    { $all ->
        [1] la única jugada gana.
        [many] de { $all } de jugadas, ganan { $winning }.
       *[other]
            { $winning ->
                [one] de { $all } jugadas, gana { $winning }.
                [many] de { $all } jugadas, ganan { $winning }.
               *[other] de { $all } jugadas, ganan { $winning }.
            }
    }
none-wins =
    { $all ->
        [one] la única jugada pierde.
        [many] ninguna de las { $all } de jugadas gana.
       *[other] ninguna de las { $all } jugadas gana.
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

equation = Suma Nim { $sum }: { $equation }
details = Detalles
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

## La línea de jugadas

how-to-play = Pulsa una ficha para quitar esa ficha y las que la siguen.
made = { $chosen }: { $worth }
other-ways = Otros caminos
best = Mejor jugada
exchange = Dar el turno al otro jugador
results = Valores
about-results = Una ficha verde gana, una roja pierde. El número cuenta los turnos hasta el final.

## La tabla de posiciones seguras

around = Posiciones seguras e inseguras
about-around = Dos montones cambian y los demás se quedan. Las posiciones verdes son seguras: quien deja una puede ganar. Pulsa una casilla para traer aquí su posición.
down-heap = Montón hacia abajo
across-heap = Montón hacia la derecha
is-safe = segura
is-unsafe = insegura
field = { $heaps }: { $verdict }

## La pantalla para la clase

full-screen = Pantalla completa
who-wins = ¿Quién gana?
leave = Salir
show-answer = Ver la respuesta

## El tablero que cualquiera puede cambiar

add-heap = Añadir un montón
slider = Montón { $heap }
one-more = Una ficha más en el montón { $heap }
one-less = Una ficha menos en el montón { $heap }
remove-heap = Borrar el montón { $heap }
number = Número de fichas del montón { $heap }
wrong-number = Escribe un número entero de 0 a { $most }.
