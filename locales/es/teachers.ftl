### La página para docentes: los objetivos y el plan de una clase, preguntas con respuestas, tres etapas, un enlace para el alumnado, preguntas finales y hojas para imprimir.

about = El camino enseña la estrategia del Nim en doce pasos cortos. Empieza por las últimas fichas y va hacia atrás. Quien lo recorre a solas necesita de diez a quince minutos. Con debates entre los pasos, da para una clase de 45 minutos.
promise = Un plan, preguntas con respuestas, tres niveles, hojas para imprimir y un enlace para el alumnado.

## Los objetivos

aims = Qué sabe hacer el alumnado al final
aim-1 = Saber, según el número de fichas sueltas sea par o impar, quién quita la última.
aim-2 = Ganar con dos montones, copiando.
aim-3 = Cortar cada montón en bloques de 1, 2, 4 y 8.
aim-4 = Encontrar una jugada ganadora, o ver que no hay ninguna.
aim-5 = Explicar por qué su jugada gana contra cualquier respuesta.

## El plan, en una tabla

plan = Una clase de 45 minutos
minutes-column = Minutos
phase-column = Qué hace la clase
together = en total
plan-play = Juegan dos en cada pantalla. Nadie explica nada todavía.
plan-singles = El final de la partida: fichas sueltas. Después se comenta la pregunta 3.
plan-copy = Dos montones: copiar cada jugada. Después se comenta la pregunta 5.
plan-blocks = Parejas de montones, y luego bloques. Después se comenta la pregunta 9.
plan-partners = Cada bloque necesita una pareja. Después se comenta la pregunta 11.
plan-alone = Cada cual juega contra la máquina, sin ayuda.
plan-ticket = Cada cual responde las preguntas finales.
one-step = Paso { $step }
steps-from-to = Pasos { $first }–{ $last }

## Los pasos, cada uno con una pregunta y su respuesta

steps = Los pasos, cada uno con una pregunta
minutes =
    { $count ->
        [one] { $count } minuto
        [many] { $count } de minutos
       *[other] { $count } minutos
    }
answer = Respuesta
question-1 = Quedan cien fichas sueltas. ¿Te conviene empezar?
answer-1 = Cien es par: si empiezas, la última ficha la quita tu rival. Así que empieza si la última ficha pierde, y no empieces si gana.
question-2 = ¿Por qué puedes elegir tú quién quita la última ficha, y la máquina no?
answer-2 = Tú eliges si dejas un número par o impar de fichas sueltas. Después, cada cual quita una ficha por turno, y ya nadie puede elegir.
question-3 = ¿Cómo se ve quién gana, sin jugar?
answer-3 = Cuenta. Si solo hay fichas sueltas, todo depende de si su número es par o impar. Si hay además un montón mayor, quien tiene el turno puede ganar.
question-4 = ¿Por qué quien copia siempre tiene respuesta?
answer-4 = Antes de cada jugada los montones son iguales. Lo que su rival quita de un montón sigue estando en el otro.
question-5 = ¿Cuándo dejas de copiar si la última ficha pierde? ¿Y si gana?
answer-5 = Si la última ficha pierde, dejas de copiar cuando tu rival deja una ficha de un montón, o ninguna. Entonces dejas una sola ficha. Si la última ficha gana, copias hasta el final.
question-6 = ¿En qué posiciones de dos montones no hay jugada ganadora?
answer-6 = Ninguna jugada gana si los montones son iguales. Hay una excepción: si la última ficha pierde, quien tiene el turno gana con dos fichas sueltas.
question-7 = ¿Por qué quien solo deja parejas siempre tiene respuesta?
answer-7 = Cada jugada cambia un montón, y su pareja sigue ahí. La misma jugada en el otro vuelve a igualarlos.
question-8 = ¿Qué ha fallado con dos bloques de 3 en un montón?
answer-8 = La máquina quita de una vez todo el montón de 6. Deja dos montones de 3, que son una pareja. Por eso los bloques de un montón tienen que ser distintos.
question-9 = ¿Se puede cortar así cualquier montón? ¿De cuántas maneras?
answer-9 = Sí, y de una sola manera. Corta una y otra vez el bloque más grande que quepa.
question-10 = ¿Alguna jugada conserva todas las parejas?
answer-10 = No. Una jugada cambia los bloques de un montón, y sus parejas están en otros montones.
question-11 = ¿De qué montón quitas, y por qué de ese?
answer-11 = Quita de un montón que tenga el mayor bloque sin pareja. Sin ese bloque, aún puedes dejar en el montón todos los bloques menores que hacen falta.
question-12 = Di toda la estrategia en una frase.

## Tres etapas

levels = Tres niveles
about-boards = Los pasos 3, 6, 9 y 11 son práctica, cada vez con posiciones nuevas. Al principio hay ayuda, y desaparece cuando las respuestas son correctas. En un reto hay pistas.
level-1 = Nivel 1: fichas sueltas y dos montones
whom-1 = Para quien no conoce el Nim. Basta con saber contar hasta 15.
level-2 = Nivel 2: bloques y parejas
whom-2 = Para quien conoce el nivel 1 y suma 1, 2, 4 y 8 mentalmente.
level-3 = Nivel 3: límites, valores de Grundy, binario y demostración
whom-3 = Para quien conoce el nivel 2 y sabe dividir con resto.
without-help = sin pistas

## El enlace para el alumnado

pupils = Un enlace para el alumnado
about-pupils = Quien abre este enlace empieza con esta partida, cada vez desde el principio. Sin pistas, la página solo muestra al final qué jugadas ganan.
hints = Pistas
hints-on = Sí
hints-off = No
open = Abrir la partida

## Tres preguntas cortas al final

ticket = Preguntas finales
about-ticket = La última ficha pierde, y es tu turno. Responde en papel.
ticket-1 = ¿Puedes ganar? Justifica tu respuesta.
ticket-2 = ¿Qué jugada gana? Justifica tu respuesta.
ticket-3 = Corta los montones en bloques. ¿Qué jugada gana? Justifica tu respuesta.

## Las hojas para imprimir

sheets = Qué se puede imprimir
