### Los retos: una posición en la que hay que encontrar una jugada ganadora, o decir que no hay ninguna.

## Qué reto

puzzle = Reto
puzzle-of-day = Reto del { $day }
easy = Fácil
medium = Intermedio
hard = Difícil
grades = Dificultad
grade =
    { $grade ->
        [two] Dos montones
        [small] Dos o tres montones
        [four] Cuatro montones
        [endgame] Finales, la última { -ficha } pierde
        [single] Cinco o seis montones
        [limited] Límite por turno
       *[sets] Solo ciertos números por turno
    }
numbered-grade = Dificultad { $number }: { grade }
promise = A veces ninguna jugada gana.
look-for-answers = ¿Puede tu rival responder a cada jugada tuya?
your-grade = tu dificultad: { $number }
todays-puzzle = Reto de hoy
streak =
    { $days ->
        [one] Racha: { $days } día
        [many] Racha: { $days } de días
       *[other] Racha: { $days } días
    }
tries =
    { $count ->
        [one] { $count } intento
        [many] { $count } de intentos
       *[other] { $count } intentos
    }

## La pregunta

take-some = Quita { $numbers } { -fichas }.

## La respuesta

wins = Jugada ganadora: { $made }. { $why }
wins-as-others = { wins } { $count ->
        [one] También se gana con esta jugada: { $others }.
        [many] También se gana con estas jugadas: { $others }.
       *[other] También se gana con estas jugadas: { $others }.
    }
no-winning-move = Ninguna jugada gana. { $why }
turn = Montones { $heaps }: quitó { $made }
good-move = Esta jugada mantuvo la ventaja. { $why }
lost-before = Aquí ya ninguna jugada podía ganar.
mistake = Después de esta jugada, el rival puede ganar. { $why }

## Cómo fue

solved =
    { $tries ->
        [1] Resuelto al primer intento.
        [many] Resuelto en { $tries } de intentos.
       *[other] Resuelto en { $tries } intentos.
    }
with-hints = Con pistas.
next-grade = El próximo reto es de dificultad { $number }.
streak-now = { streak }.
best-streak =
    { $days ->
        [one] Récord: { $days } día.
        [many] Récord: { $days } de días.
       *[other] Récord: { $days } días.
    }
next-puzzle = Próximo reto en { $time }
new-puzzle = Ya hay un reto nuevo.
ahead = Práctica: este reto cuenta el { $day }.
wrong-clock = La fecha de este dispositivo es incorrecta y un reto del día la necesita: corrige la fecha y vuelve a cargar la página.
todays-is-open = El reto de hoy te espera
shared =
    { $tries ->
        [1] Nim, reto del { $day }: resuelto al primer intento.
        [many] Nim, reto del { $day }: resuelto en { $tries } de intentos.
       *[other] Nim, reto del { $day }: resuelto en { $tries } intentos.
    }

## Botones

share = Compartir
copied = Copiado
copy-selected = Copia tú el texto seleccionado

## Qué falla en la dirección de un reto

no-puzzle = No existe el reto “{ $text }”. Escribe una dificultad, por ejemplo 3, una dificultad y un número, por ejemplo 3/1234, o una fecha, por ejemplo 2026-11-20. Las dificultades van de 0 a { $most }.
