### Toda la demostración, para leer y para imprimir, con tres ejercicios.

heading = Por qué decide la suma Nim
open = La demostración en una página

## Lo que se afirma

claim-heading = Qué se demuestra
nim-sum = Escribe los montones en binario, uno debajo de otro. La suma Nim tiene un 1 debajo de cada columna con un número impar de unos, y un 0 debajo de las demás columnas.
claim = La última ficha gana. En ese caso, quien tiene el turno pierde si la suma Nim es 0, y gana si es cualquier otro número.

## Sus tres partes

parts-heading = La demostración en tres partes
end = El final. Cuando no quedan fichas, la suma Nim es 0. Quien tiene el turno ha perdido, porque su rival ha quitado la última ficha.
away = De 0 se sale con cualquier jugada. Quien juega cambia un solo montón, así que cambia al menos una cifra de ese montón. En la columna de esa cifra el número de unos era par, y ahora es impar. Por eso la suma Nim ya no es 0.
back = Desde cualquier otro número, alguna jugada lleva a 0. Busca el 1 de la suma Nim que está más a la izquierda. Su columna tiene un número impar de unos, así que algún montón tiene ahí un 1. En ese montón, cambia cada cifra que esté encima de un 1 de la suma Nim. La primera de ellas por la izquierda pasa de 1 a 0. El montón se hace más pequeño, y eso se consigue quitando fichas. Ahora cada columna tiene un número par de unos.
together = Así, quien recibe otro número puede dejar 0, y su rival nunca puede responder con 0. En cada turno se quitan fichas, así que la partida termina. El tablero vacío tiene suma Nim 0. Por eso, quien siempre deja 0 quita la última ficha.

## Una posición en la que se calcula la jugada

example-heading = Un ejemplo
example-sum = Montones: { $heaps }. En binario, su suma Nim es { $equation }. Su primer 1 por la izquierda vale { $largest-unpaired }. El montón { $heap } tiene ahí un 1.
example-move =
    { $take ->
        [one] Cambia las cifras de ese montón que están encima de los unos de la suma Nim: { $repair }. El montón pasa de { $heap-before } a { $keeps } fichas. Así que quita { $take } ficha del montón { $heap }.
        [many] Cambia las cifras de ese montón que están encima de los unos de la suma Nim: { $repair }. El montón pasa de { $heap-before } a { $keeps } fichas. Así que quita { $take } de fichas del montón { $heap }.
       *[other] Cambia las cifras de ese montón que están encima de los unos de la suma Nim: { $repair }. El montón pasa de { $heap-before } a { $keeps } fichas. Así que quita { $take } fichas del montón { $heap }.
    }

## Cuando la última ficha pierde

misere-heading = Cuando la última ficha pierde
misere = Juega como si la última ficha ganara. Cuando con tu jugada solo vayan a quedar fichas sueltas, deja un número impar de ellas.
misere-singles = Por qué un número impar: las fichas sueltas se quitan una por una. Si su número es impar, tu rival quita la primera y también la última.
misere-one = Por qué se puede: con una jugada solo se reduce un montón. Así que, antes de que solo queden fichas sueltas, la partida llega a una posición en la que un solo montón pasa de 1. Ese montón tiene un 1 en una columna donde los demás tienen 0, así que la suma Nim no es 0. Tú siempre dejas 0, de modo que esa posición te la deja tu rival.
misere-way = En esa posición quitas todo el montón grande, o todo menos una ficha. Con una de esas dos jugadas dejas un número impar de fichas sueltas. Así, mientras algún montón pasa de 1, la suma Nim decide como antes.

## Cuando hay un límite por turno

limit-heading = Cuando puedes quitar como máximo k fichas por turno
limit-one = Un montón: divídelo entre k + 1. Si el resto es 0, quien tiene el turno pierde. Cuando alguien quita s fichas, su rival quita k + 1 − s y, al final, la última. Si el resto es otro número, puedes quitarlo y dejar resto 0.
limit-sum = Varios montones: cada montón cuenta como su resto, y decide la suma Nim de los restos. Nadie puede quitar k + 1 fichas de una vez, así que cada jugada cambia un resto y se sale de 0. La jugada que vuelve a 0 reduce un resto, como máximo en k. Por eso está permitida.
limit-raise = Con una jugada también puede aumentar un resto. Eso no ayuda: la suma Nim ya no es 0, y el otro jugador la devuelve a 0. Por ejemplo, quita del mismo montón las fichas que faltan para que entre las dos jugadas se quiten k + 1.
limit-misere = Cuando la última ficha pierde: mientras con tu jugada quede un resto mayor que 1, deja suma Nim 0. Cuando con tu jugada solo queden restos 0 y 1, deja un número impar de unos.
limit-misere-why = Por qué: después de eso, tu rival hace par el número de unos, o deja un resto mayor que 1. Un resto mayor que 1 lo reduces a 0 o a 1, según te convenga. Si el número de unos es par y no es 0, quita 1 ficha de un montón de resto 1. Si todos los restos son 0 y quedan fichas, quita k de un montón, y su resto será 1.

## Cuando un turno quita uno de varios números

set-heading = Cuando solo puedes quitar ciertas cantidades de fichas
set-mex = El valor de un montón es el menor de los números 0, 1, 2… que falta entre los valores que se pueden dejar. En matemáticas este número se llama mex, por “minimum excluded”. Un montón vacío tiene el valor 0.
set-sum = Varios montones: decide la suma Nim de los valores, y la demostración es la misma. Con una jugada nunca queda un montón del mismo valor, así que se sale de 0. Un montón de valor v se puede convertir en uno de cada valor menor, así que con alguna jugada se vuelve a 0.
set-raise = Con una jugada también puede aumentar un valor. Entonces el otro jugador puede volver a bajarlo: desde el valor mayor, alguna jugada deja el menor.
set-theorem = Así, cada montón cuenta como un montón de tantas fichas como dice su valor. Esto vale para todos los juegos que siempre terminan, en los que ambos tienen las mismas jugadas y quien hace la última gana. Sprague lo descubrió en 1935, y Grundy en 1939.

## Varios nombres para las mismas posiciones

names-heading = Varios nombres para las mismas posiciones
names-next = Quien tiene el turno puede ganar: no es seguro dejar esta posición. Los libros la llaman posición N, porque gana el jugador siguiente (“next”). El grafo la marca con G, y el árbol con +1 donde juega Max.
names-previous = Quien tiene el turno pierde: es seguro dejar esta posición. Los libros la llaman posición P, porque gana el jugador anterior (“previous”). El grafo la marca con P, y el árbol con −1 donde juega Max.

## Los ejercicios y sus respuestas

exercises = Ejercicios
answers = Respuestas
answer = Respuesta
ask-normal = Montones: { $heaps }. La última ficha gana. Encuentra la jugada ganadora con la suma Nim.
why-normal = La suma Nim es { $equation }. Su primer 1 por la izquierda vale { $largest-unpaired }. Solo el montón { $heap } tiene ahí un 1.
ask-misere = Montones: { $heaps }. La última ficha pierde. Encuentra la jugada ganadora. ¿Qué jugada ganaría si la última ficha ganara?
why-misere = Tras la jugada solo quedan fichas sueltas, así que su número debe ser impar.
if-last-wins = Si la última ficha ganara, habría que dejar suma Nim 0:
ask-limit =
    { $ways ->
        [one] Montones: { $heaps }. Puedes quitar como máximo { $limit } fichas por turno, y la última ficha gana. Hay { $ways } jugada ganadora. Encuéntrala.
        [many] Montones: { $heaps }. Puedes quitar como máximo { $limit } fichas por turno, y la última ficha gana. Hay { $ways } de jugadas ganadoras. Encuéntralas.
       *[other] Montones: { $heaps }. Puedes quitar como máximo { $limit } fichas por turno, y la última ficha gana. Hay { $ways } jugadas ganadoras. Encuéntralas.
    }
why-limit = Al dividir los montones entre { $period } quedan estos restos: { $counts }. Su suma Nim es { $equation }. Tras cada una de estas jugadas es 0.
