### The last page of the lessons: where Nim comes from.

heading = Where Nim comes from
# Below the heading, in the list of lessons.
about = The people, the machines and a film behind Nim, with sources.
sources = Sources

## The story

bouton = Charles L. Bouton
bouton-story = Bouton taught mathematics at Harvard. He gave Nim its name and proved who wins. The lesson “Why pairs work” shows his proof. He also solved misère, where the last stone loses.
sprague-grundy = Roland Sprague and Patrick Grundy
sprague-grundy-story = Each of them found out on his own that many games work like Nim. In these games both players have the same moves, every game ends, and the last move wins. Every board of such a game is like one heap of Nim. The size of this heap is called the Grundy value.
nimatron = The Nimatron
nimatron-story = This machine of relays and lamps played Nim at the World’s Fair in New York. Edward Condon had the idea. Gerald Tawney and Willard Derr built the machine at Westinghouse.
nimrod = NIMROD
nimrod-story = Ferranti built this computer for the Festival of Britain just to play Nim. John Bennett had the idea, and Raymond Stuart-Williams built the computer. NIMROD could play by both rules.
marienbad = Last Year at Marienbad
marienbad-story = In this film by Alain Resnais, a man keeps winning a game. Its heaps are one, three, five and seven, and the player who takes the last stone loses. This game is misère Nim. With best play, the player who starts loses on this board.
ferguson = Thomas Ferguson
ferguson-story = Ferguson gave a condition for games that are as easy in misère as Nim is. Nim with a limit meets it. See the lesson “A limit and remainders”.

## The sources: author, title and place

source-bouton = C. L. Bouton, “Nim, a game with a complete mathematical theory”, Annals of Mathematics, 2nd series, 3 (1901–1902), 35–39
source-sprague = R. Sprague, “Über mathematische Kampfspiele”, Tôhoku Mathematical Journal 41 (1935), 438–444
source-grundy = P. M. Grundy, “Mathematics and games”, Eureka 2 (1939), 6–8
source-nimatron = E. U. Condon, G. L. Tawney and W. A. Derr, “Machine to play game of Nim”, US patent 2,215,544 (1940)
source-nimrod = R. Stuart-Williams and D. J. P. Byrd on NIMROD, Ferranti House Journal (December 1951)
source-marienbad = A. Resnais (director), A. Robbe-Grillet (script), “L’Année dernière à Marienbad” (1961)
source-ferguson = T. S. Ferguson, “On sums of graph games with last player losing”, International Journal of Game Theory 3 (1974), 159–167
