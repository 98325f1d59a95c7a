### La página para docentes: los pasos del camino, preguntas para la clase y un enlace para el alumnado.

about = El camino enseña la estrategia del Nim en doce pasos cortos. Empieza por las últimas fichas y va hacia atrás. A solas se recorre en unos diez minutos. Si se comenta cada paso, da para una clase de 45 minutos.
print = Imprimir
promise = El orden, los tiempos, preguntas para la clase y un enlace para el alumnado.

## Los pasos, cada uno con su pregunta

steps = Los pasos, cada uno con una pregunta
minutes =
    { $count ->
        [one] { $count } minuto
        [many] { $count } de minutos
       *[other] { $count } minutos
    }
question-1 = Quedan cien fichas sueltas. ¿Quieres empezar?
question-2 = ¿Por qué puedes elegir tú quién quita la última ficha, y la máquina no?
question-3 = ¿Cómo se ve quién gana, sin jugar?
question-4 = ¿Por qué quien copia siempre tiene respuesta?
question-5 = ¿Cuándo dejas de copiar si la última ficha pierde? ¿Y si gana?
question-6 = ¿En qué posiciones de dos montones no gana ninguna jugada?
question-7 = ¿Por qué quien solo deja parejas siempre tiene respuesta?
question-8 = ¿Qué falló con dos bloques de 3 en un montón?
question-9 = ¿Se puede cortar así cualquier montón? ¿De cuántas maneras?
question-10 = ¿Puede una jugada conservar todas las parejas?
question-11 = ¿De qué montón quitas, y por qué de ese?
question-12 = Di toda la estrategia en una frase.

## Posiciones para practicar

boards = Para practicar
about-boards = La página crea posiciones nuevas cada vez. En una práctica la ayuda está al principio y se va cuando las respuestas son correctas. Un reto tiene pistas.
without-help = sin ayuda

## El enlace para el alumnado

pupils = Un enlace para la clase
about-pupils = Quien abre este enlace empieza con esta partida contra la máquina. Sin pistas, la página solo muestra al final qué jugadas ganan.
sizes = Tamaño de los montones
hints = Pistas
hints-on = Sí
hints-off = No
open = Abrir la partida
