### El diálogo de una partida nueva: sus rótulos, y qué falla en un campo.

## Contra quién

against-whom =
    { $against ->
        [computer] La máquina
        [friend] Otra persona, aquí
        [link] Otra persona, por enlace
       *[watch] Solo mirar
    }

## Lo bien que juega la máquina, bajo su nombre

sight =
    { $strategy ->
        [beginner] juega al azar
        [casual] prevé dos jugadas
        [skilled] prevé cuatro jugadas
        [perfect] nunca se equivoca
        [minimax] recorre el árbol de juego
       *[learner] aprende de sus partidas
    }

## Posiciones

preset-limited = { $name }, quita 1–{ $most }

## La última ficha: qué hace, y cómo se llama

last-stone-does =
    { $last ->
        [misere] pierde
       *[normal] gana
    }
last-stone-called =
    { $last ->
        [misere] misère
       *[normal] normal
    }

## Quién empieza, y los rótulos de nombres y niveles

either = Al azar
your-name = Tu nombre
your-friends-name = Nombre de tu rival
strength = Nivel

## Qué falla en un campo

name-too-long = Un nombre tiene como máximo { $most } caracteres; este tiene { $length }.
name-with-markup = Un nombre no puede llevar < ni >.
name-of-several-lines = Escribe el nombre en una sola línea.
no-sizes = Escribe el tamaño de cada montón, por ejemplo 3, 5, 7.
empty-heap = El montón { $heap } no tiene fichas. Escribe al menos 1, o no pongas este montón.
not-a-heap = El montón { $heap } es “{ $text }”. Escribe números enteros de { $least } a { $most }, por ejemplo 3, 5, 7.
no-heaps = Una posición tiene al menos un montón.
too-many-heaps = Aquí caben como máximo { $most } montones.
heap-too-large = Un montón tiene aquí como máximo { $most } fichas.
too-many-stones = Aquí caben como máximo { $most } fichas.
take-too-large = El límite más alto aquí es de { $most } fichas por turno.
limit-problem = Escribe un número entero de 1 a { $most }, o varios, por ejemplo 1, 3, 4. Si no hay límite, deja el campo vacío.
no-move = Ningún montón tiene fichas suficientes para un turno. Haz uno más grande.

against = Contra quién
other-minds = Otras máquinas
board = Montones
own = A tu gusto
sizes = Tamaño de los montones
sizes-hint = Hasta 9 montones de 1 a 31 fichas, como máximo 60 en total, por ejemplo 3, 5, 7
last-stone = La última ficha
limit = Fichas por turno
any = sin límite
limit-hint = “3” permite de 1 a 3 fichas; “1, 3, 4”, solo esas.
starts = Quién empieza
optional = nombre, si quieres
