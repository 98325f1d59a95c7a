### Die letzte Seite der Lektionen: woher Nim kommt.

heading = Woher Nim kommt
about = Die Menschen, die Maschinen und ein Film hinter Nim, mit Quellen.
sources = Quellen

## Die Geschichte

bouton = Charles L. Bouton
bouton-story = Bouton lehrte Mathematik in Harvard. Er gab Nim seinen Namen und bewies, wer gewinnt. Die Lektion „Warum Paare gewinnen“ zeigt seinen Beweis. Er löste auch Misère, also Nim, bei dem der letzte Stein verliert.
sprague-grundy = Roland Sprague und Patrick Grundy
sprague-grundy-story = Beide entdeckten unabhängig voneinander, dass viele Spiele wie Nim funktionieren. In diesen Spielen haben beide Seiten dieselben Züge, jede Partie endet, und der letzte Zug gewinnt. Jede Stellung eines solchen Spiels ist wie ein einziger Haufen bei Nim. Die Größe dieses Haufens heißt Grundy-Wert.
nimatron = Das Nimatron
nimatron-story = Diese Maschine aus Relais und Lampen spielte auf der Weltausstellung in New York Nim. Edward Condon hatte die Idee. Gerald Tawney und Willard Derr bauten die Maschine bei Westinghouse.
nimrod = NIMROD
nimrod-story = Die Firma Ferranti baute diesen Computer für das Festival of Britain, nur um Nim zu spielen. John Bennett hatte die Idee, und Raymond Stuart-Williams baute den Computer. NIMROD konnte nach beiden Regeln spielen.
marienbad = Letztes Jahr in Marienbad
marienbad-story = In diesem Film von Alain Resnais gewinnt ein Mann immer wieder dasselbe Spiel. Die Haufen sind eins, drei, fünf und sieben, und wer den letzten Stein nimmt, verliert. Das ist Nim nach der Misère-Regel. Bei bestem Spiel verliert in dieser Stellung, wer beginnt.
ferguson = Thomas Ferguson
ferguson-story = Ferguson fand eine Bedingung für Spiele, die bei Misère so einfach sind wie Nim. Nim mit einer Höchstzahl erfüllt sie. Mehr dazu in der Lektion „Höchstzahl und Rest“.

## Die Quellen: wer, was und wo

source-bouton = C. L. Bouton, „Nim, a game with a complete mathematical theory“, Annals of Mathematics, 2. Reihe, 3 (1901–1902), 35–39
source-sprague = R. Sprague, „Über mathematische Kampfspiele“, Tôhoku Mathematical Journal 41 (1935), 438–444
source-grundy = P. M. Grundy, „Mathematics and games“, Eureka 2 (1939), 6–8
source-nimatron = E. U. Condon, G. L. Tawney und W. A. Derr, „Machine to play game of Nim“, US-Patent 2.215.544 (1940)
source-nimrod = R. Stuart-Williams und D. J. P. Byrd über NIMROD, Ferranti House Journal (Dezember 1951)
source-marienbad = A. Resnais (Regie), A. Robbe-Grillet (Drehbuch), „L’Année dernière à Marienbad“ (1961)
source-ferguson = T. S. Ferguson, „On sums of graph games with last player losing“, International Journal of Game Theory 3 (1974), 159–167
