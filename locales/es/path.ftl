### El camino: doce pasos cortos hacia la estrategia. Las frases son muy breves.

heading = Aprende a ganar
about = Doce pasos cortos, unos diez minutos. Aprendes jugando con las fichas.
steps = Pasos
step-of = Paso { $step } de { $all }
step-title = { $step }. { $name }
begin = Empezar
go-on = Continuar
all-done = Ya conoces la estrategia.
done-mark = Hecho
leave = Todos los pasos
rule = Regla
rule-name =
    { $last ->
        [misere] La última ficha pierde
       *[normal] La última ficha gana
    }
practise = Practicar
due = Toca hoy
deeper = Para saber más
deeper-about = Demostración, binario, límites, árboles, historia
teachers = Para docentes
no-step = No hay ningún paso “{ $text }”. Escribe un paso de 1 a 12.
no-practice = No hay ninguna práctica “{ $text }”. Escribe singles, copy, cut, pairs o limits.

## Los nombres de los pasos

name-1 = Fichas sueltas
name-2 = Un montón más grande
name-3 = Práctica: fichas sueltas
name-4 = Copiar
name-5 = Copiar hasta el final
name-6 = Práctica: copiar
name-7 = Bloques
name-8 = Práctica: bloques
name-9 = Parejas
name-10 = Práctica: parejas
name-11 = Una partida entera
name-12 = Por tu cuenta

## Los nombres de lo que se practica

skill-singles = Fichas sueltas
skill-copy = Copiar
skill-cut = Bloques
skill-pairs = Parejas
skill-limits = Límites

## Paso 1

four-singles =
    { $last ->
        [misere] Tú quitas una, la máquina quita una: ¿quién tiene que quitar la última?
       *[normal] Tú quitas una, la máquina quita una: ¿quién se lleva la última?
    }
try-it = Pulsa las fichas para probarlo.
you = Tú
computer = La máquina
four-singles-right =
    { $last ->
        [misere] La máquina quita la última ficha y pierde.
       *[normal] La máquina quita la última ficha y gana.
    }
three-singles =
    { $last ->
        [misere] Ahora hay tres. ¿Quién tiene que quitar la última?
       *[normal] Ahora hay tres. ¿Quién se lleva la última?
    }
three-singles-right =
    { $last ->
        [misere] La quitas tú y pierdes. Así que déjale a la máquina un número impar de fichas sueltas.
       *[normal] La quitas tú y ganas. Así que déjale a la máquina un número par de fichas sueltas.
    }
takes-last-wrong = Fíjate en quién quita cada ficha.
reader-took-last = La última ficha la quitaste tú.

## Paso 2

leave-singles =
    { $last ->
        [misere] Deja un número impar de fichas sueltas.
       *[normal] Deja un número par de fichas sueltas.
    }
how-to-choose = Pulsa una ficha: se va con todas las de encima.
two-beside-right =
    { $last ->
        [misere] Quedan tres. La última la quita la máquina.
       *[normal] Quedan dos. La última la quitas tú.
    }
one-beside-right =
    { $last ->
        [misere] Queda una, y la máquina tiene que quitarla.
       *[normal] Quedan dos. La última la quitas tú.
    }
alone = Hay un solo montón. ¿Qué dejas?
single-stone = Una ficha suelta es un montón de 1.
alone-right =
    { $last ->
        [misere] Una ficha: un número impar.
       *[normal] Nada: quitaste la última ficha.
    }

## Paso 4

copy = La máquina quitó { $stones } de A: haz lo mismo en B.
keep-equal = Dos montones iguales son pareja: que sigan así.
copy-right = Otra vez dos montones iguales.
copy-again = La máquina quitó { $stones } de A. ¿La copias?
copy-again-right =
    { $last ->
        [misere] Si copias, quedan dos fichas sueltas, un número par. Así que deja solo una.
       *[normal] Si copias, quedan dos fichas sueltas, un número par.
    }
heap-gone = La máquina quitó todo el montón A. ¿Y tú?
heap-gone-right =
    { $last ->
        [misere] Si al copiar solo quedan fichas sueltas, o nada, deja un número impar de fichas sueltas.
       *[normal] Al copiar quitas la última ficha. Así que copia hasta el final.
    }

## Paso 5

make-equal = Forma una pareja: deja dos montones iguales.
make-equal-right =
    { $last ->
        [misere] Ahora copia, salvo si al copiar solo quedan fichas sueltas.
       *[normal] Ahora copia cada jugada.
    }
equal-already = Estos ya son iguales. ¿Qué jugada gana?
or-none = También puedes decir que no gana ninguna.
equal-already-right = No gana ninguna: la máquina tiene respuesta para todas.
two-heaps = Gana esta partida.
light = Ayuda: quita { $take } de { $heap }.
computer-took = La máquina quitó { $take } de { $heap }.
two-heaps-right = Ganaste.

## Paso 7

cut-freely = Corta el montón C para que cada bloque tenga pareja.
how-to-cut = Pulsa una ficha: el montón se corta por debajo.
cut-freely-right = Una sola jugada quita los dos 3. Por eso, en un montón no se repiten bloques.
cut-again = Corta C en bloques de 1, 2, 4 u 8, sin repetir.
how-to-join = Pulsa otra vez la misma ficha para unir.
cut-again-right = El 4 y el 2 tienen pareja.
cut-three = Corta los tres en 1, 2, 4 u 8, sin repetir dentro de un montón.
cut-three-right = Sin contar el orden, así cada montón se corta de una sola manera.

## Paso 9

join-all = Une las parejas: pulsa dos bloques iguales.
join-all-right = Todos tienen pareja. Quien juegue romperá una.
join-some = Une también aquí las parejas.
join-some-right = Un bloque queda sin pareja: por eso puedes ganar.
take-lone = Quita el bloque sin pareja.
take-lone-right = La máquina tiene que romper una pareja.
mend-two = Cambia un montón: que todos los bloques tengan pareja.
mend-two-right = El 2 se convirtió en un 1 con pareja.
mend-eight = Cambia un montón: que todos los bloques tengan pareja.
mend-eight-hint = Elige el montón con el mayor bloque sin pareja. Deja en él las parejas que les faltan a los otros.
mend-again = Lo mismo otra vez.
mend-again-hint = ¿Qué parejas les faltan a los otros?
mend-again-right = C conserva 4, 2 y 1.
mend-eight-right = Al 2 de B le faltaba pareja, así que C conserva un 2.
one-above = Solo un montón pasa de 1. Vuelve a contar fichas sueltas.
one-above-right = Primero, parejas. Si solo un montón pasa de 1, un número impar de fichas sueltas.

## Pasos 11 y 12

game-with-blocks = Gánale a una máquina que no se equivoca.
game-with-blocks-hint = Deja todos los bloques con pareja.
game-alone = Gana otra vez. Ahora no se ven los bloques.
game-right = Ganaste.
game-alone-right =
    { $last ->
        [misere] Ganaste. Primero, parejas; después, un número impar de fichas sueltas.
       *[normal] Ganaste. Deja siempre todos los bloques con pareja.
    }

## Práctica

right-of = { $right } bien, hacen falta { $needed }
find-or-none = Busca la jugada que gana, o di que no gana ninguna.
find-with-limit = Quita como máximo { $most }. Busca la jugada que gana, o di que no gana ninguna.
cut-one = Corta el montón en 1, 2, 4 u 8, sin repetir.
largest-first = Empieza por el bloque más grande que cabe: { $size }.
blocks-shown = Las líneas y los números iguales unen parejas. Un bloque punteado no tiene pareja.
limit-rule =
    { $last ->
        [misere] Deja 1 más que un múltiplo de { $period }.
       *[normal] Deja un múltiplo de { $period }.
    }
help-on-request = Ahora, sin ayuda.
help-hidden = Una más, sin ayuda.
practice-right = Bien.
practice-done = Bien, ya sabes hacerlo.
helped-right = Bien, con ayuda.
row-ended = La cuenta vuelve a empezar.

## Respuestas equivocadas

wrong = No es eso.

watch = Mira la respuesta de la máquina.
computer-took-last = La máquina quitó la última ficha.
now-you-move = Ahora te toca jugar.
none-won = Aquí no gana ninguna jugada.
a-move-wins = Aquí hay una jugada que gana. Mira otra vez.
no-partner = El { $size } no tiene pareja.
twice = El { $size } se repite en un mismo montón.
no-block = { $size } no es 1, 2, 4 ni 8.
no-pair = { $first } y { $second } no son iguales.
slip = Después de esta jugada puede ganar la máquina.
game-lost = Perdiste. Inténtalo otra vez.
shown = Esta es la respuesta.

## Botones

next = Siguiente
next-step = Siguiente paso
try-real = Probar en una partida
no-move = No gana ninguna
check = Comprobar
show = Mostrar
help = Ayuda
again = Reintentar
now-you = Ahora tú
take-back = Deshacer
play-on = Seguir
play = Jugar

## El tablero con bloques

cut-here = Cortar el montón { $heap } en { $below } y { $above }
join-here = Unir { $below } y { $above } en el montón { $heap }
block-alone = Bloque de { $size } en el montón { $heap }, sin pareja
block-paired = Bloque de { $size } en el montón { $heap }, con pareja en { $partner }
