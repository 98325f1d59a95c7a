### Qué falla en un enlace, o en una partida como texto. Las palabras que conoce un enlace no se traducen.

not-opened = No se ha podido abrir este enlace.
too-long = El enlace es demasiado largo para una partida.
no-such-screen = Aquí no hay ninguna página “{ $screen }”.
ignored = Esta página no usa “{ $key }” aquí y ha pasado por alto esa parte del enlace.
unknown-screen = “screen” es “{ $text }”, y esta página no ha usado esa parte. Escribe big, o no pongas “screen”.
missing = Al enlace le falta “{ $key }”.
repeated = “{ $key }” aparece más de una vez. Deja solo una.
not-text = Los códigos que siguen a “{ $key }” no se pueden leer como texto.
not-a-move = La jugada { $number } es “{ $text }”. Escribe cada jugada con montón y número, por ejemplo B3.
illegal-move = La jugada { $number }, “{ $made }”, va contra las reglas.
unknown-via = “via” es “{ $text }”. Escribe link o challenge, o no pongas “via”.
unknown-tree = “tree” contiene “{ $text }”. Escribe graph o cutoffs, o ambos como graph.cutoffs.
unknown-word = “{ $key }” es “{ $text }”. Escribe { $words }.
not-a-take = “take” es “{ $text }”. Escribe un número entero de 1 a { $most }, o varios, por ejemplo 1,3,4.
no-computer = Una partida por enlace es para dos personas. Escribe human en “one” y en “two”.
too-many-names = Hay más de dos nombres en el enlace.
cut = { $text }…
