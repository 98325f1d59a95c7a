### Toda la demostración, para leer y para imprimir, con tres ejercicios.

heading = Por qué decide la suma Nim
open = La demostración en una página

## Lo que se afirma

claim-heading = Lo que se afirma
nim-sum = Escribe los montones en binario, uno debajo de otro. La suma Nim tiene un 1 debajo de cada columna con un número impar de unos, y un 0 debajo de las demás columnas.
claim = La última ficha gana. Entonces quien tiene el turno pierde si la suma Nim es 0, y gana si es cualquier otro número.

## Sus tres partes

parts-heading = La demostración en tres partes
end = El final. Cuando no quedan fichas, la suma Nim es 0. Quien tiene el turno ha perdido, porque su rival quitó la última ficha.
away = Desde 0, toda jugada se aleja. Una jugada cambia un montón, así que cambia al menos una cifra de ese montón. En la columna de esa cifra el número de unos era par, y ahora es impar. Por eso la suma Nim ya no es 0.
back = Desde cualquier otro número, alguna jugada lleva a 0. Mira el 1 de la suma Nim que está más a la izquierda. Su columna tiene un número impar de unos, así que algún montón tiene ahí un 1. En ese montón, cambia cada cifra que está encima de un 1 de la suma Nim. La primera de ellas por la izquierda pasa de 1 a 0. El montón se hace más pequeño, y eso lo puede hacer una jugada. Ahora cada columna tiene un número par de unos.
together = Quien recibe otro número puede dejar 0, y su rival nunca puede responder con 0. Cada jugada quita fichas, así que la partida termina. El tablero vacío tiene suma Nim 0: quien siempre deja 0 quita la última ficha.

## Una posición en la que se calcula la jugada

example-heading = Un ejemplo
example-sum = Los montones son { $heaps }. En binario, su suma Nim es { $equation }. Su primer 1 por la izquierda vale { $top }. El montón { $heap } tiene ahí un 1.
example-move = Cambia las cifras de ese montón que están encima de los unos de la suma Nim: { $repair }. De { $held } fichas quedan { $keeps }. La jugada ganadora quita { $take } del montón { $heap }.

## Cuando la última ficha pierde

misere-heading = Cuando la última ficha pierde
misere = Juega como si la última ficha ganara, hasta que tu jugada vaya a dejar solo fichas sueltas. Entonces deja un número impar de ellas.
misere-singles = Por qué un número impar: las fichas sueltas se quitan una por una. Si su número es impar, tu rival quita la primera y también la última.
misere-one = Por qué se puede: antes de que solo queden fichas sueltas, hay una posición en la que un solo montón pasa de 1, porque una jugada cambia un solo montón. Ese montón tiene una cifra que ningún otro tiene, así que la suma Nim no es 0. Tú siempre dejas 0: esa posición te la deja tu rival.
misere-way = En esa posición quitas todo el montón grande, o todo menos una ficha. Una de esas dos jugadas deja un número impar de fichas sueltas. Mientras algún montón pasa de 1, la suma Nim decide como antes.

## Cuando hay un límite por turno

limit-heading = Cuando en cada turno se quitan como máximo k fichas
limit-one = Un montón: divídelo entre k + 1. Si el resto es 0, pierde quien tiene el turno. Cuando un lado quita s fichas, el otro quita k + 1 − s, y así también la última. Si el resto es otro número, quita el resto.
limit-sum = Varios montones: cada montón cuenta como su resto, y decide la suma Nim de los restos. Ninguna jugada quita k + 1 fichas, así que toda jugada cambia un resto y se aleja de 0. La jugada que vuelve a 0 reduce un resto, como máximo en k. Por eso está permitida.
limit-raise = Una jugada también puede aumentar un resto. Eso no ayuda: la suma Nim ya no es 0, y el otro lado la repara. Por ejemplo, quita del mismo montón tantas que entre las dos jugadas se quitan k + 1.
limit-misere = Cuando la última ficha pierde: deja suma Nim 0 mientras quede un resto mayor que 1. Cuando tu jugada solo deje restos 0 y 1, deja un número impar de unos.
limit-misere-why = Por qué: después, tu rival hace par el número de unos, o hace un resto mayor que 1. Un resto mayor lo reduces a 0 o a 1, según necesites. Si el número de unos es par, quita un uno. Si todos los restos son 0 y quedan fichas, quita k de un montón, y su resto es 1.

## Cuando un turno quita uno de varios números

set-heading = Cuando un turno quita uno de varios números
set-mex = El valor de un montón es el menor número que no es el valor de ningún montón que deja una jugada. En matemáticas este número se llama mex, por «minimum excluded». Un montón vacío tiene el valor 0.
set-sum = Varios montones: decide la suma Nim de los valores, y la demostración es la misma. Una jugada nunca deja un montón del mismo valor, así que aleja de 0. Un montón de valor v puede convertirse en uno de cada valor menor, así que alguna jugada vuelve a 0.
set-raise = Una jugada también puede aumentar un valor. Entonces el otro jugador lo deja como estaba, porque el valor menor está entre los que deja una jugada.
set-theorem = Así, cada montón cuenta como un montón de tantas fichas como dice su valor. Esto vale para todos los juegos que siempre terminan, en los que ambos tienen las mismas jugadas y gana la última. Sprague lo descubrió en 1935, y Grundy en 1939.

## Varios nombres para las mismas posiciones

names-heading = Varios nombres para las mismas posiciones
names-next = Quien tiene el turno puede ganar: es inseguro dejar esta posición. Los libros la llaman posición N, porque gana el jugador siguiente («next»). El grafo la marca con G, y el árbol con +1 donde juega Max.
names-previous = Quien tiene el turno pierde: es seguro dejar esta posición. Los libros la llaman posición P, porque gana el jugador anterior («previous»). El grafo la marca con P, y el árbol con −1 donde juega Max.

## Los ejercicios y sus respuestas

exercises = Ejercicios
answers = Respuestas
answer = Respuesta
ask-normal = Los montones son { $heaps }, y la última ficha gana. Encuentra la jugada ganadora con la suma Nim.
why-normal = La suma Nim es { $equation }. Su primer 1 por la izquierda vale { $top }. Solo el montón { $heap } tiene ahí un 1.
ask-misere = Los montones son { $heaps }, y la última ficha pierde. Encuentra la jugada ganadora. ¿Qué jugada ganaría si la última ficha ganara?
why-misere = La jugada solo deja fichas sueltas, así que debe dejar un número impar.
if-last-wins = Si la última ficha ganara, la jugada dejaría suma Nim 0:
ask-limit =
    { $ways ->
        [one] Los montones son { $heaps }. En cada turno se quitan como máximo { $limit }, y la última ficha gana. Gana { $ways } jugada. Encuéntrala.
        [many] Los montones son { $heaps }. En cada turno se quitan como máximo { $limit }, y la última ficha gana. Ganan { $ways } de jugadas. Encuéntralas.
       *[other] Los montones son { $heaps }. En cada turno se quitan como máximo { $limit }, y la última ficha gana. Ganan { $ways } jugadas. Encuéntralas.
    }
why-limit = Al dividir entre { $period }, los montones dejan los restos { $counts }. Su suma Nim es { $equation }. Tras cada una de estas jugadas es 0.
