### La última página de las lecciones: de dónde viene el Nim.

heading = De dónde viene el Nim
about = Las personas, las máquinas y la película que hay detrás del Nim, con fuentes.
sources = Fuentes

## La historia

bouton = Charles L. Bouton
bouton-story = Bouton enseñaba matemáticas en Harvard. Le puso nombre al Nim y demostró quién gana. La lección “Por qué funcionan las parejas” muestra su demostración. También resolvió el Nim misère, en el que la última ficha pierde.
sprague-grundy = Roland Sprague y Patrick Grundy
sprague-grundy-story = Cada uno descubrió por su cuenta que muchos juegos funcionan como el Nim. En ellos, los dos jugadores tienen las mismas jugadas, toda partida termina y gana quien hace la última jugada. Cada posición de un juego así es como un montón de Nim. El tamaño de ese montón se llama valor de Grundy.
nimatron = El Nimatron
nimatron-story = Esta máquina de relés y lámparas jugaba al Nim en la Feria Mundial de Nueva York. La idea fue de Edward Condon. La construyeron Gerald Tawney y Willard Derr en Westinghouse.
nimrod = NIMROD
nimrod-story = Ferranti hizo esta máquina para el Festival de Gran Bretaña, solo para jugar al Nim. La idea fue de John Bennett, y Raymond Stuart-Williams la construyó. NIMROD sabía jugar con las dos reglas.
marienbad = El año pasado en Marienbad
marienbad-story = En esta película de Alain Resnais, un hombre gana una y otra vez al mismo juego. Los montones son de una, tres, cinco y siete fichas, y quien quita la última ficha pierde. Ese juego es el Nim misère. Si nadie se equivoca, en esa posición pierde quien empieza.
ferguson = Thomas Ferguson
ferguson-story = Ferguson dio una condición para los juegos que con la regla misère son tan fáciles como el Nim. El Nim con límite la cumple. Mira la lección “Límite y restos”.

## Las fuentes: autor, título y lugar

source-bouton = C. L. Bouton, “Nim, a game with a complete mathematical theory”, Annals of Mathematics, 2.ª serie, 3 (1901–1902), 35–39
source-sprague = R. Sprague, “Über mathematische Kampfspiele”, Tôhoku Mathematical Journal 41 (1935), 438–444
source-grundy = P. M. Grundy, “Mathematics and games”, Eureka 2 (1939), 6–8
source-nimatron = E. U. Condon, G. L. Tawney y W. A. Derr, “Machine to play game of Nim”, patente de EE. UU. 2 215 544 (1940)
source-nimrod = R. Stuart-Williams y D. J. P. Byrd sobre NIMROD, Ferranti House Journal (diciembre de 1951)
source-marienbad = A. Resnais (dirección), A. Robbe-Grillet (guion), “L’Année dernière à Marienbad” (1961)
source-ferguson = T. S. Ferguson, “On sums of graph games with last player losing”, International Journal of Game Theory 3 (1974), 159–167
