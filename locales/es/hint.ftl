### Las tres pistas para una jugada, y por qué una jugada gana o no.
### En la línea de estado caben 110 caracteres.

## La primera y la segunda pista

look-at = Mira el montón { $heap }.
take-from = Quita { $take } del montón { $heap }.
no-move-wins = Aquí no gana ninguna jugada.
no-move-wins-yet = Ninguna jugada gana si tu rival juega bien, pero puede equivocarse.

## Por qué gana una jugada: la posición que deja, y cómo seguir
## Cada frase de este apartado y de los dos siguientes tiene como máximo 18 palabras.

takes-the-last = Así quitas la última ficha, y la última ficha gana.
leaves-the-last = Así le dejas a tu rival la última ficha, y la última ficha pierde.
leaves-even = Así dejas { $stones } fichas sueltas, un número par: la última la quitas tú.
leaves-odd = Así dejas { $stones } fichas sueltas, un número impar: la última la quita tu rival.
leaves-even-turns = Una ficha por turno, y quedan { $stones }, un número par: la última la quitas tú.
leaves-odd-turns = Una ficha por turno, y quedan { $stones }, un número impar: la última la quita tu rival.
leaves-twins =
    { $last ->
        [misere] Así dejas dos montones de { $stones }: copia cada respuesta y, al final, deja una sola ficha.
       *[normal] Así dejas dos montones de { $stones }: copia cada respuesta en el otro montón.
    }
leaves-multiple = Así dejas { $stones }, un múltiplo de { $period }: completa cada respuesta hasta sumar { $period }.
leaves-one-above = Así dejas { $stones }, uno más que un múltiplo de { $period }: completa cada respuesta hasta sumar { $period }.
leaves-multiples = Así solo dejas múltiplos de { $period }: completa cada respuesta hasta sumar { $period } en su montón.
can-answer-all = Después de esta jugada puedes responder a todo lo que haga tu rival, y ganar.
leaves-paired =
    { $last ->
        [misere] Así todos los bloques tienen pareja: mantenlo hasta que solo un montón pase de 1.
       *[normal] Así todos los bloques tienen pareja: tras cada respuesta, vuelve a emparejarlos.
    }
leaves-sum-zero =
    { $last ->
        [misere] Así la suma Nim es 0: mantenla en 0 hasta que solo un montón pase de 1.
       *[normal] Así la suma Nim es 0, y tras cada respuesta puedes volver a dejarla en 0.
    }

## La posición que deja una jugada ganadora, o en la que no gana ninguna, con límite

odd-ones = Al dividir entre { $period }, un número impar de montones da resto 1; los demás, 0.
paired-remainders = Al dividir los montones entre { $period }, todos los bloques de los restos tienen pareja.
sum-zero-of-remainders = Al dividir los montones entre { $period }, la suma Nim de los restos es 0.

## Por qué no gana ninguna jugada, dicho a quien tiene que jugar

must-take-the-last = Tienes que quitar la última ficha, y la última ficha pierde.
even-stones = Quedan { $stones } fichas sueltas, un número par: la última la quita tu rival.
odd-stones = Quedan { $stones } fichas sueltas, un número impar: la última la quitas tú.
even-turns = Una ficha por turno, y quedan { $stones }, un número par: la última la quita tu rival.
odd-turns = Una ficha por turno, y quedan { $stones }, un número impar: la última la quitas tú.
twins =
    { $last ->
        [misere] Los dos montones son iguales: tu rival puede copiarte y dejarte una sola ficha.
       *[normal] Los dos montones son iguales: tu rival puede copiar todas tus jugadas.
    }
multiple = { $stones } es múltiplo de { $period }: tu rival puede completar cada jugada hasta sumar { $period }.
one-above = { $stones } es uno más que un múltiplo de { $period }: tu rival completa cada jugada hasta sumar { $period }.
multiples = Todos los montones son múltiplos de { $period }: tu rival puede completar cada jugada hasta sumar { $period }.
opponent-can-answer-all = Aquí tu rival puede responder a todas tus jugadas y ganar.
paired = Todos los bloques tienen pareja, y cualquier jugada rompe una.
sum-zero = La suma Nim es 0, y cualquier jugada la cambia.

## Las respuestas a una jugada que no gana

last-stone-loses = Así quitas la última ficha, y la última ficha pierde.
answers =
    { $mistakes ->
        [0] Tu rival gana con cualquier respuesta.
        [one]
            { $answers ->
                [1] La única respuesta de tu rival te dejaría ganar.
                [many] Con { $mistakes } de las { $answers } de respuestas de tu rival ganarías tú.
               *[other] Con { $mistakes } de las { $answers } respuestas de tu rival ganarías tú.
            }
        [many] Con { $mistakes } de las { $answers } de respuestas de tu rival ganarías tú.
       *[other] Con { $mistakes } de las { $answers } respuestas de tu rival ganarías tú.
    }
