### La comprobación de la fórmula en todas las posiciones hasta un tamaño.

heading = Comprobar la fórmula
formula = La fórmula:
wrong-formula = Una fórmula falsa:

## La fórmula, según las reglas

normal = Quien tiene el turno pierde con suma Nim 0, y gana con cualquier otra.
misere = Si algún montón tiene más de una ficha, quien tiene el turno solo pierde con suma Nim 0. Si ninguno tiene más de una, solo pierde con suma Nim 1.
normal-with-limit = De cada montón cuenta el resto al dividir entre { $period }. Quien tiene el turno pierde con suma Nim 0, y gana con cualquier otra.
misere-with-limit = De cada montón cuenta el resto al dividir entre { $period }. Si algún resto pasa de 1, quien tiene el turno solo pierde con suma Nim 0. Si ninguno pasa de 1, solo pierde con suma Nim 1.
normal-with-set = De cada montón cuenta su valor de Grundy: el menor número que no es el valor de un montón que deja una jugada. Quien tiene el turno pierde con suma Nim 0, y gana con cualquier otra.
misere-with-set = De cada montón cuenta su valor de Grundy: el menor número que no es el valor de un montón que deja una jugada. Si algún valor pasa de 1, quien tiene el turno solo pierde con suma Nim 0. Si ninguno pasa de 1, solo pierde con suma Nim 1.

## Campos

heaps = Máximo de montones
size = Máximo de fichas por montón
wrong-number = Escribe un número entero de 1 a { $most }.
use-wrong-formula = Probar con una fórmula falsa
about-wrong-formula = Entonces se usa la fórmula de la otra regla, y deberían aparecer excepciones: posiciones en las que la fórmula falla.

## Qué se comprueba

covers =
    { $heaps ->
        [one] Se comprueban todas las posiciones de un montón.
        [many] Se comprueban todas las posiciones de hasta { $heaps } de montones.
       *[other] Se comprueban todas las posiciones de hasta { $heaps } montones.
    } { $stones ->
        [one] Un montón tiene como máximo { $stones } ficha.
        [many] Un montón tiene como máximo { $stones } de fichas.
       *[other] Un montón tiene como máximo { $stones } fichas.
    }
boards =
    { $boards ->
        [one] Es { $boards } posición.
        [many] Son { $boards } de posiciones.
       *[other] Son { $boards } posiciones.
    }
boards-and-ordered =
    { $boards ->
        [one] Es { $boards } posición, o { $ordered } si cuenta el orden de los montones.
        [many] Son { $boards } de posiciones, o { $ordered } si cuenta el orden de los montones.
       *[other] Son { $boards } posiciones, o { $ordered } si cuenta el orden de los montones.
    }
method = En cada posición se prueban todas las jugadas, para saber quién gana y qué jugadas ganan. Después se comparan estos resultados con la fórmula.

## Qué muestra una comprobación

shows = Si no hay excepciones, la fórmula es correcta en estas posiciones. De las posiciones más grandes, la comprobación no dice nada.
bouton = Charles Bouton demostró la fórmula para todas las posiciones en 1901.
sprague-grundy = Para todas las posiciones, la fórmula se deduce de la teoría de Roland Sprague (1935) y Patrick Grundy (1939).
ferguson = Thomas Ferguson demostró la fórmula para todas las posiciones en 1974.

## La marcha

start = Empezar
stop = Parar
go-on = Seguir
again = Repetir
progress = Posiciones comprobadas
so-far =
    { $all ->
        [one] { $done } de { $all } posición
        [many] { $done } de { $all } de posiciones
       *[other] { $done } de { $all } posiciones
    }
stopped =
    { $all ->
        [one] Se paró tras { $done } de { $all } posición.
        [many] Se paró tras { $done } de { $all } de posiciones.
       *[other] Se paró tras { $done } de { $all } posiciones.
    } { $exceptions ->
        [0] Hasta ahora, ninguna excepción.
        [one] Hasta ahora, { $exceptions } excepción.
        [many] Hasta ahora, { $exceptions } de excepciones.
       *[other] Hasta ahora, { $exceptions } excepciones.
    }
done =
    { $boards ->
        [one] { $boards } posición comprobada
        [many] { $boards } de posiciones comprobadas
       *[other] { $boards } posiciones comprobadas
    }, { $exceptions ->
        [0] ninguna excepción.
        [one] { $exceptions } excepción.
        [many] { $exceptions } de excepciones.
       *[other] { $exceptions } excepciones.
    }
safe-boards =
    { $safe ->
        [one] En { $safe } de estas posiciones pierde quien tiene el turno.
        [many] En { $safe } de estas posiciones pierde quien tiene el turno.
       *[other] En { $safe } de estas posiciones pierde quien tiene el turno.
    }
wrong-as-expected = La comprobación funciona: esta fórmula es la de la otra regla.
fault = Esto no debería pasar. Avísanos de este fallo, por favor.

## Excepciones

exceptions = Excepciones:
first-exceptions =
    { $count ->
        [one] La primera excepción:
        [many] Las primeras { $count } de excepciones:
       *[other] Las primeras { $count } excepciones:
    }
exception = Posición { $heaps }. Resultado real: { $found } Según la fórmula: { $claimed }
loses = Quien tiene el turno pierde.
has-won = Quien tiene el turno ya ha ganado.
wins = Quien tiene el turno gana con { $moves }.
