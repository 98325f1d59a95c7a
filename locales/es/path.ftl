### El camino: doce pasos cortos hacia la estrategia. Las frases son muy breves.

heading = Aprende a ganar
about = Doce pasos cortos, de uno o dos minutos.
steps = Pasos
step-of = Paso { $step } de { $all }
step-title = { $step }. { $name }
begin = Empezar
go-on = Continuar
all-done = Ya conoces la estrategia.
done-mark = Hecho
leave = Todos los pasos
rule = Regla
minutes-left =
    { $count ->
        [one] queda más o menos { $count } minuto
        [many] quedan más o menos { $count } de minutos
       *[other] quedan unos { $count } minutos
    }
deeper-about = Demostración, binario, límites, árboles, historia
teachers = Para docentes
no-step = No existe el paso “{ $text }”. Escribe un paso del 1 al 12.

## Las partes del camino, y el tema de cada una

part-name =
    { $path-part ->
        [singles] Las últimas { -fichas }
        [pairs] Copiar
        [blocks] Bloques y parejas
       *[game] La partida completa
    }
part-about =
    { $path-part ->
        [singles] ¿Quién quita la última?
        [pairs] Dos montones iguales y parejas de montones
        [blocks] Por qué 1, 2, 4 y 8
       *[game] Ganar con ayuda y luego sin ella
    }

## Los nombres de los pasos

name-1 = { -Fichas } sueltas
name-2 = Un montón más grande
name-3 = Práctica: { -fichas } sueltas
name-4 = Copiar
name-5 = Copiar hasta el final
name-6 = Práctica: copiar
name-7 = Parejas de montones
name-8 = Bloques
name-9 = Práctica: bloques
name-10 = Parejas
name-11 = Práctica: parejas
name-12 = Por tu cuenta

## Paso 1

takes-last-wrong = Fíjate en quién quita cada { -ficha }.

## Paso 5

## Paso 12

game-with-blocks-hint = Deja todos los bloques con pareja.

## Práctica

right-of = { $right } bien; hacen falta { $needed }
largest-first = Empieza por el mayor bloque que quepa: { $size }.
blocks-shown = Las parejas tienen la misma letra. Un bloque a trazos no tiene pareja.
help-on-request = Ahora, sin ayuda.
practice-done = Bien. ¡Ya sabes hacerlo!
helped-right = Bien, con ayuda.
later-right = Bien. Solo cuenta acertar a la primera.

## Respuestas equivocadas

wrong = No es eso.

watch = Mira la respuesta de la máquina.
has-answers = La máquina tiene respuesta para cada jugada tuya.
singles-lose =
    { $stones ->
        [one] Queda una { -ficha }:
        [many] Quedan { $stones } de { -fichas } sueltas:
       *[other] Quedan { $stones } { -fichas } sueltas:
    } { $last ->
        [misere] te toca quitar la última.
       *[normal] la máquina quita la última.
    }
copied = Dos montones de { $stones }: { $last ->
        [misere] la máquina te copia o te deja una { -ficha }.
       *[normal] la máquina te copia.
    }
a-move-wins = Aquí hay una jugada ganadora. Mira otra vez.
unequal = Los montones no son iguales.
block-is-alone = No todos los bloques tienen pareja.
one-heap-above = Solo un montón pasa de 1.
no-partner = Queda un bloque de { $size } sin otro igual.
twice = Un montón tiene dos bloques de { $size }.
no-block = { $size } no es 1, 2, 4 ni 8.
no-pair = { $first } y { $second } no son iguales.
gave-away = Después de esta jugada, la máquina puede ganar.
game-lost = Has perdido. Inténtalo otra vez.
win-alone = Has ganado, pero con un error. Gana otra vez sin errores.
shown = Esta es la respuesta.

## Botones

next = Siguiente
next-step = Siguiente paso
try-real = Probar en una partida
no-move = Ninguna gana
check = Comprobar
show = Mostrar
help = Ayuda
now-you = Ahora tú
take-back = Deshacer
play-on = Seguir

## El tablero con bloques

cut-here = Cortar el montón { $heap } en { $below } y { $above }
join-here = Unir { $below } y { $above } en el montón { $heap }
block-alone = Bloque de { $size } en el montón { $heap }, sin pareja
block-paired = Bloque de { $size } en el montón { $heap }, con pareja en { $partner }

## El final del camino

strategy =
    { $last ->
        [misere] Si dos o más montones pasan de 1, deja todos los bloques con pareja. Si no, deja un número impar de { -fichas } sueltas.
       *[normal] Deja todos los bloques con pareja, hasta la última { -ficha }.
    }
what-a-block-is = Un bloque tiene 1, 2, 4, 8 o 16 fichas. Los bloques de un montón son todos distintos.
what-partners-are = Dos bloques iguales en montones distintos son pareja.
learn-it = Aprender
beat-perfect = Ganarle a la máquina Perfecta
