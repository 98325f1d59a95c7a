### El diálogo sobre la propia página.

heading = Acerca de
what = El Nim es un juego para dos con montones de fichas. Charles L. Bouton le puso nombre en 1901 y demostró quién gana. En esta página puedes jugar, aprender y ver por qué una jugada gana.
offline = Tras la primera visita funciona también sin conexión.
licences = Licencias
version = Versión { $version }
