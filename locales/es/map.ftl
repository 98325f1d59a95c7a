### El mapa alrededor de una posición: otros tamaños de sus montones A y B.

heading = Todas las posiciones de dos montones
heading-around = Otros tamaños de los montones A y B
about = Cada casilla es una posición: el montón A crece hacia la derecha; el B, hacia arriba. Donde no queda ninguna jugada, la regla decide quién gana. Cualquier otra posición es segura si toda jugada deja una insegura.
others = Los demás montones se quedan como están: { $heaps }.
map = Mapa de los montones A y B
keys = Pulsa una casilla para poner su posición. Con el teclado, elige una casilla con las flechas y pulsa Intro.
lay = Poner esta posición
slider = Montón { $heap }

## La elección de lo que muestran las casillas

shows = Las casillas muestran
outcomes = Quién gana
values = Sumas Nim
about-values =
    Cada número es la suma Nim de los montones. { $last ->
        [misere] En el juego normal, quien tiene el turno solo perdería en los 0. Aquí pierde en los 0 si algún montón pasa de 1. Si no, pierde en los 1.
       *[normal] Quien tiene el turno solo pierde en los 0.
    }
about-remainders =
    Cada número es la suma Nim de los restos al dividir entre { $period }. { $last ->
        [misere] En el juego normal, quien tiene el turno solo perdería en los 0. Aquí pierde en los 0 si algún resto pasa de 1. Si no, pierde en los 1.
       *[normal] Quien tiene el turno solo pierde en los 0.
    }
about-grundy =
    Cada número es la suma Nim de los valores de Grundy de los montones. { $last ->
        [misere] En el juego normal, quien tiene el turno solo perdería en los 0. Aquí pierde en los 0 si algún valor de Grundy pasa de 1. Si no, pierde en los 1.
       *[normal] Quien tiene el turno solo pierde en los 0.
    }
about-shades = El tono cambia en 1, 2, 4, 8 y 16.
value = Suma Nim: { $values } = { $sum }.

## Qué significan las casillas

wins = quien tiene el turno gana
loses = quien tiene el turno pierde: posición segura
zero = suma Nim 0
here = la posición puesta
target = adonde lleva una jugada ganadora
blank = aún sin decidir

## El veredicto sobre una casilla en una palabra, junto a la frase

wins-short = Gana
loses-short = Pierde
blank-short = Aún no

## Qué se dice de una casilla

undecided =
    { $stones ->
        [one] { $heaps }: aún sin decidir. Antes va el tablero vacío.
        [many] { $heaps }: aún sin decidir. Antes van las posiciones de menos de { $stones } de fichas.
       *[other] { $heaps }: aún sin decidir. Antes van las posiciones de menos de { $stones } fichas.
    }
empty-normal = { $heaps }: la partida ha terminado. Quien tiene el turno ha perdido, porque su rival hizo la última jugada.
empty-misere = { $heaps }: la partida ha terminado. Quien tiene el turno ha ganado, porque su rival tuvo que hacer la última jugada.
wins-by = { $heaps }: quien tiene el turno gana. { $way }
wins-by-either = { $heaps }: quien tiene el turno gana de dos maneras. { $first } { $second }
wins-by-some =
    { $ways ->
        [one] { $heaps }: quien tiene el turno gana de { $ways } manera. { $way }
        [many] { $heaps }: quien tiene el turno gana de { $ways } de maneras. Una de ellas: { $way }
       *[other] { $heaps }: quien tiene el turno gana de { $ways } maneras. Una de ellas: { $way }
    }
way = Quita { $take } del montón { $heap } para dejar { $left }.
loses-here =
    { $moves ->
        [one] { $heaps }: quien tiene el turno pierde. La única jugada deja una posición insegura.
        [many] { $heaps }: quien tiene el turno pierde. Cada una de las { $moves } de jugadas deja una posición insegura.
       *[other] { $heaps }: quien tiene el turno pierde. Cada una de las { $moves } jugadas deja una posición insegura.
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
# Another order than in English: all boards before the safe ones.
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
