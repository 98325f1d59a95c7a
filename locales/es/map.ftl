### El mapa de todas las posiciones de dos montones.

heading = Todas las posiciones de dos montones
about = Cada casilla es una posición: el montón A crece hacia la derecha; el B, hacia arriba. La regla de la última ficha decide quién gana con el tablero vacío. Cualquier otra posición es segura si toda jugada deja una insegura.
map = Mapa de dos montones
keys = Pulsa una casilla, o usa las flechas del teclado en el mapa.
slider = Montón { $heap }

## Valores de Grundy, que convierten el mapa en la tabla de las sumas Nim

show-numbers = Valores de Grundy
about-numbers = Cada número es la suma Nim de los dos montones. En el juego normal, quien tiene el turno pierde en los 0.
about-numbers-misere = Cada número es la suma Nim de los dos montones. Si algún montón pasa de 1, quien tiene el turno pierde en los 0. Si no, pierde en los 1.
about-remainders = Cada número es la suma Nim de los dos restos entre { $period }. En el juego normal, quien tiene el turno pierde en los 0.
about-remainders-misere = Cada número es la suma Nim de los dos restos entre { $period }. Si algún resto pasa de 1, quien tiene el turno pierde en los 0. Si no, pierde en los 1.
grundy = Suma Nim: { $a } ⊕ { $b } = { $sum }.

## Qué significan las casillas

wins = quien tiene el turno gana
loses = quien tiene el turno pierde: posición segura
target = adonde lleva una jugada ganadora
blank = aún sin decidir

## El veredicto sobre una casilla en una palabra, junto a la frase

wins-short = Gana
loses-short = Pierde
blank-short = Aún no

## Qué se dice de una casilla

undecided =
    { $stones ->
        [one] { $a } y { $b }: aún sin decidir. Antes va el tablero vacío.
        [many] { $a } y { $b }: aún sin decidir. Antes van las posiciones de menos de { $stones } de fichas.
       *[other] { $a } y { $b }: aún sin decidir. Antes van las posiciones de menos de { $stones } fichas.
    }
empty-normal = 0 y 0: la partida ha terminado. Quien tiene el turno ha perdido, porque su rival quitó la última ficha.
empty-misere = 0 y 0: la partida ha terminado. Quien tiene el turno ha ganado, porque su rival tuvo que quitar la última ficha.
wins-by = { $a } y { $b }: quien tiene el turno gana. { $way }
wins-by-either = { $a } y { $b }: quien tiene el turno gana de dos maneras. { $first } { $second }
way = Quita { $take } del montón { $heap } para dejar { $a } y { $b }.
loses-here =
    { $moves ->
        [one] { $a } y { $b }: quien tiene el turno pierde. La única jugada deja una posición insegura.
        [many] { $a } y { $b }: quien tiene el turno pierde. Cada una de las { $moves } de jugadas deja una posición insegura.
       *[other] { $a } y { $b }: quien tiene el turno pierde. Cada una de las { $moves } jugadas deja una posición insegura.
    }

## Rellenar el mapa

filling = Rellenar el mapa
first = Inicio
back = Atrás
next = Siguiente
all = Todas
all-decided =
    { $safe ->
        [one] Las { $boards } posiciones están decididas; { $safe } es segura.
        [many] Las { $boards } posiciones están decididas; { $safe } son seguras.
       *[other] Las { $boards } posiciones están decididas; { $safe } son seguras.
    }
only-empty-decided = Solo está decidido el tablero vacío, por la regla de la última ficha.
some-decided =
    { $stones ->
        [one] Están decididas las posiciones de hasta { $stones } ficha.
        [many] Están decididas las posiciones de hasta { $stones } de fichas.
       *[other] Están decididas las posiciones de hasta { $stones } fichas.
    } { $safe ->
        [one] De estas { $boards }, { $safe } es segura.
        [many] De estas { $boards }, { $safe } son seguras.
       *[other] De estas { $boards }, { $safe } son seguras.
    }
