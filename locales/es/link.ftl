### Qué falla en un enlace, o en una partida como texto. Las palabras que conoce un enlace no se traducen.

not-opened = No se ha podido abrir este enlace.
too-long = El enlace es demasiado largo para una partida.
no-such-screen = Aquí no hay ninguna página “{ $screen }”.
ignored = Esta página no usa “{ $key }” aquí y ha pasado por alto esa parte del enlace.
unknown-screen = “screen” es “{ $text }”, y esta página no ha usado esa parte. Escribe big, o no pongas “screen”.
repeated = “{ $key }” aparece más de una vez. Deja solo una.
not-text = Los códigos que siguen a “{ $key }” no se pueden leer como texto.
not-a-move = La jugada { $number } es “{ $text }”. Escribe cada jugada con montón y número, por ejemplo B3.
illegal-move = La jugada { $number }, “{ $made }”, va contra las reglas.
unknown-word = “{ $key }” es “{ $text }”. Escribe { $words }.
not-a-take = “take” es “{ $text }”. Escribe un número entero de 1 a { $most }, o varios, por ejemplo 1,3,4.
no-computer = Una partida por enlace es para dos personas. Escribe human en “one” y en “two”.
not-a-move-number = “at” es “{ $text }”. Escribe el número de una jugada, por ejemplo 3.
not-names = “names” es “{ $text }”. Escribe un nombre, o dos con una coma entre ellos.
cut = { $text }…
