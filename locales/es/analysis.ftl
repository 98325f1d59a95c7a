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
        [one] Al quitar { $chosen } se gana en { $turns } turno.
        [many] Al quitar { $chosen } se gana en { $turns } de turnos.
       *[other] Al quitar { $chosen } se gana en { $turns } turnos.
    }
move-loses =
    { $turns ->
        [one] Al quitar { $chosen } se pierde en { $turns } turno.
        [many] Al quitar { $chosen } se pierde en { $turns } de turnos.
       *[other] Al quitar { $chosen } se pierde en { $turns } turnos.
    }
winning-moves =
    { $all ->
        [1] la única jugada gana.
        [many]
            { $winning ->
                [one] { $winning } de { $all } de jugadas gana.
                [many] { $winning } de { $all } de jugadas ganan.
               *[other] { $winning } de { $all } de jugadas ganan.
            }
       *[other]
            { $winning ->
                [one] { $winning } de { $all } jugadas gana.
                [many] { $winning } de { $all } jugadas ganan.
               *[other] { $winning } de { $all } jugadas ganan.
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
        [one] El próximo turno es el último.
        [many] Si se gana lo antes posible y el rival resiste, la partida termina en { $turns } de turnos.
       *[other] Si se gana lo antes posible y el rival resiste, la partida termina en { $turns } turnos.
    }
boards =
    { $boards ->
        [one] Desde aquí no es posible ninguna otra posición.
        [many] Desde aquí son posibles { $boards } de posiciones distintas, contando esta.
       *[other] Desde aquí son posibles { $boards } posiciones distintas, contando esta.
    }

## Cómo cuentan los montones con límite

remainders =
    { $most ->
        [one] Puedes quitar { $most } ficha por turno.
        [many] Puedes quitar como máximo { $most } de fichas por turno.
       *[other] Puedes quitar como máximo { $most } fichas por turno.
    } Así que un montón cuenta como su resto al dividir entre { $period }: { $remainders }.
values = Puedes quitar { $numbers } fichas por turno. Así que un montón cuenta como su valor de Grundy: { $values }.
values-repeat = Los valores se repiten cada { $period } fichas.
values-repeat-from =
    { $begin ->
        [one] A partir de un montón de { $begin } ficha, los valores se repiten cada { $period } fichas.
        [many] A partir de un montón de { $begin } de fichas, los valores se repiten cada { $period } fichas.
       *[other] A partir de un montón de { $begin } fichas, los valores se repiten cada { $period } fichas.
    }
no-period = En montones de hasta { $most } fichas, los valores no siguen ningún patrón que se repita.

## La tabla: una fila por montón

equation = Suma Nim { $sum }: { $equation }
details = Detalles
table = Los montones en binario
heap-column = Montón
decimal-column = Fichas
remainder-column = Resto (÷ { $period })
value-column = Valor
binary-column = Binario
sum-column = ⊕ suma Nim
new-binary-column = = nuevo
new-decimal-column = Fichas después
winning-column = Jugada ganadora
winning = sí: quita { $takes }
no-winning = no
single-stones-decide = deciden las fichas sueltas
remainders-of-1-decide = deciden los restos 1
values-of-1-decide = deciden los valores 1

## La línea de jugadas

how-to-play = Pulsa una ficha para quitarla con todas las de encima.
made = { $chosen }: { $worth }
other-ways = Otras variantes
best = Mejor jugada
exchange = Dar el turno al rival
results = Valores
about-results = Una ficha verde marca una jugada ganadora; una roja, una perdedora. El número cuenta los turnos hasta el final.

## La tabla de posiciones seguras

neighbours = Posiciones seguras
about-neighbours = Dos montones cambian y los demás siguen igual. Las posiciones verdes son seguras: quien deja una puede ganar. Pulsa una casilla para poner aquí su posición.
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
heap-removed = Montón { $heap } borrado.
number = Número de fichas del montón { $heap }
wrong-number = Escribe un número entero de 0 a { $most }.
