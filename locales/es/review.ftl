### La pantalla en la que se vuelve a mirar una partida, y las jugadas junto al tablero.

## Cómo fue la partida

not-over = La partida aún no ha terminado.
nothing = Aún no hay jugadas, así que no hay nada que revisar.
never-winning = Nunca tuviste una jugada ganadora.
always-winning =
    { $winner ->
        [you] Ibas ganando desde el principio y nunca dejaste escapar la victoria.
        [computer] La máquina iba ganando desde el principio y nunca dejó escapar la victoria.
       *[named] { $winner } iba ganando desde el principio y nunca dejó escapar la victoria.
    }
winning-until =
    { $loser ->
        [you] Dejaste escapar la victoria en la jugada { $number }, al quitar { $made }. Una jugada ganadora era quitar { $better }.
        [computer] La máquina dejó escapar la victoria en la jugada { $number }, al quitar { $made }. Una jugada ganadora era quitar { $better }.
       *[named] { $loser } dejó escapar la victoria en la jugada { $number }, al quitar { $made }. Una jugada ganadora era quitar { $better }.
    }
earlier-mistakes =
    { $count ->
        [one] Antes, la victoria ya se había escapado una vez.
        [many] Antes, la victoria ya se había escapado { $count } de veces.
       *[other] Antes, la victoria ya se había escapado { $count } veces.
    }

## Cada jugada en una lista, tras su número y su nombre

kept =
    { $who ->
        [you] Mantuviste la ventaja
        [computer] La máquina mantuvo la ventaja
       *[named] { $who } mantuvo la ventaja
    }
lost =
    { $who ->
        [you] Aquí no podías ganar
        [computer] La máquina no podía ganar aquí
       *[named] { $who } no podía ganar aquí
    }
gave =
    { $who ->
        [you] Dejaste escapar la victoria. Mejor: { $better }
        [computer] La máquina dejó escapar la victoria. Mejor: { $better }
       *[named] { $who } dejó escapar la victoria. Mejor: { $better }
    }

## La jugada que se mira

before-first = Antes de la primera jugada.
move-of = Jugada { $number } de { $count }
at-move = { move-of }: { $made }.
gave-away =
    { $count ->
        [one] Así se escapó la victoria. La jugada ganadora era quitar { $moves }.
        [many] Así se escapó la victoria. Se habría ganado con estas jugadas: { $moves }.
       *[other] Así se escapó la victoria. Se habría ganado con estas jugadas: { $moves }.
    }
kept-by-only-move = Así se mantuvo la ventaja. No había otra jugada.
kept-by-only-winning-move = Así se mantuvo la ventaja. No había otra jugada ganadora.
kept-like-others =
    { $count ->
        [one] Así se mantuvo la ventaja. Otra jugada ganadora era quitar { $moves }.
        [many] Así se mantuvo la ventaja. También se habría ganado con estas jugadas: { $moves }.
       *[other] Así se mantuvo la ventaja. También se habría ganado con estas jugadas: { $moves }.
    }
lost-by-only-move = Era la única jugada posible, pero no era ganadora.
lost-by-all-moves = Ninguna de las { $count } jugadas posibles era ganadora.
can-win =
    { $who ->
        [you] Puedes ganar desde aquí.
        [computer] La máquina puede ganar desde aquí.
       *[named] { $who } puede ganar desde aquí.
    }

## Lo bien que jugaron los dos lados

kept-in =
    { $count ->
        [one] ventaja mantenida en { $kept } de { $count } ocasión
        [many] ventaja mantenida en { $kept } de { $count } de ocasiones
       *[other] ventaja mantenida en { $kept } de { $count } ocasiones
    }
never-had-one = sin jugadas ganadoras

## El gráfico

chart = Quién iba ganando
lane =
    { $who ->
        [you] Vas ganando
        [computer] La máquina va ganando
       *[named] { $who } va ganando
    }
from-start =
    { $who ->
        [you] Ibas ganando desde el principio.
        [computer] La máquina iba ganando desde el principio.
       *[named] { $who } iba ganando desde el principio.
    }
from-move =
    { $who ->
        [you] Tras la jugada { $number }, ibas ganando tú.
        [computer] Tras la jugada { $number }, la máquina iba ganando.
       *[named] { $who } iba ganando tras la jugada { $number }.
    }

## Rótulos

steps = Recorrer la partida
first = Inicio
back = Atrás
forward = Adelante
last = Final
previous-mistake = Error anterior
next-mistake = Error siguiente
board = Tablero en esta jugada
keys = Teclas: ← y →, jugada a jugada; Inicio y Fin, a los extremos; N y P, de error en error.
choice = Jugada en el tablero
played =
    { $who ->
        [you] Quitaste { $stones } de { $heap }
        [computer] Se jugó: { $stones } de { $heap }
       *[named] Se jugó: { $stones } de { $heap }
    }
instead = Mejor: { $stones } de { $heap }
shown-instead = En su lugar: { $made }.
tried = Prueba: { $made }.
analyse = Analizarla
again-from-start = Jugar desde el principio
again-own = Reintentar la jugada { $number }
again-from = Jugar desde la jugada { $number }
