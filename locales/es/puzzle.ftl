### Los retos: una posición en la que hay que encontrar una jugada ganadora, o decir que no hay ninguna.

## Qué reto

puzzle = Reto
puzzle-of-day = Reto del { $day }
grades = Dificultad
grade =
    { $grade ->
        [two] Dos montones
        [small] Dos o tres montones
        [four] Cuatro montones
        [endgame] Final de misère
        [single] Cinco o seis montones
       *[limited] Límite por turno
    }
numbered-grade = Dificultad { $number }: { grade }
promise = { numbered-grade }. { $grade ->
        [two] Cada montón tiene como máximo { $size } fichas, y la última ficha pierde.
        [small] Cada montón tiene como máximo { $size } fichas.
        [four] Cada montón tiene como máximo { $size } fichas.
        [endgame] Cada montón tiene como máximo { $size } fichas, y como máximo dos montones tienen más de una.
        [single] Cada montón tiene como máximo { $size } fichas. Hay 20 jugadas o más, y como máximo gana una.
       *[limited] Hay de dos a cuatro montones, de { $size } fichas como máximo. Cada reto tiene su propio límite: 2, 3, 4 o 5 fichas por turno como máximo.
    } En { $none } de cada 100 retos no hay jugada ganadora.
todays-puzzle = Reto de hoy
today = Hoy
streak =
    { $days ->
        [one] Racha: { $days } día
        [many] Racha: { $days } de días
       *[other] Racha: { $days } días
    }
streak-and-longest = { streak } · la mejor: { $longest }
solved-streak = Resuelto · { streak }
solved-streak-and-longest = Resuelto · { streak-and-longest }

## La pregunta

question = ¿Hay una jugada ganadora?
rule =
    { $last ->
        [misere] La última ficha pierde.
       *[normal] La última ficha gana.
    } Quita las que quieras.
rule-with-limit =
    { $last ->
        [misere] La última ficha pierde.
       *[normal] La última ficha gana.
    } Quita de 1 a { $most }.

## La respuesta

right = Bien.
wrong = No.
the-answer = La respuesta:
wins = { $made } es una jugada ganadora. { $why }
wins-as-others = { wins } { $count ->
        [one] También gana { $others }.
        [many] También ganan { $others }.
       *[other] También ganan { $others }.
    }
no-winning-move = No hay ninguna jugada ganadora. { $why }
misses = { $made } no es una jugada ganadora. Mira la respuesta de tu rival.
refuted = { $made } no es una jugada ganadora. Tu rival responde con { $reply } y deja { $left }. { $why }
loses-at-once = { $made } no es una jugada ganadora. Tu rival responde con { $reply }, quita la última ficha y gana.
overlooked = Hay una jugada ganadora. ¿La encuentras?

## Cómo fue

solved =
    { $tries ->
        [1] Resuelto al primer intento.
        [many] Resuelto en { $tries } de intentos.
       *[other] Resuelto en { $tries } intentos.
    }
solved-and-grade = { solved } El próximo reto tiene dificultad { $number }.
solved-and-streak = { solved } { streak }.
shared =
    { $tries ->
        [1] Nim, reto del { $day }: resuelto al primer intento.
        [many] Nim, reto del { $day }: resuelto en { $tries } de intentos.
       *[other] Nim, reto del { $day }: resuelto en { $tries } intentos.
    }
shared-and-streak = { shared } { streak }.

## Botones

none = No hay ninguna
again = Reintentar
show-answer = Ver la respuesta
next-puzzle = Siguiente reto
share = Compartir
copied = Copiado

## Qué falla en la dirección de un reto

wrong-form = La dirección de un reto es como #/puzzle, #/puzzle/3/1234 o #/puzzle/2026-11-20.
wrong-grade = No hay ninguna dificultad “{ $text }”. Escribe una dificultad de 0 a { $most }.
wrong-number = “{ $text }” no es el número de un reto. Escribe un número entero de 19 cifras como máximo.
wrong-date = “{ $text }” no es una fecha. Escribe año, mes y día, por ejemplo 2026-11-20.
wrong-year = “{ $text }” no es una fecha. Escribe un año de 0001 a 9999.
wrong-month = “{ $text }” no es una fecha. Escribe un mes de 01 a 12.
wrong-day = “{ $text }” no es una fecha. Ese mes tiene { $days } días.
