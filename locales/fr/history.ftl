### La dernière page des leçons : d’où vient Nim.

heading = D’où vient Nim
about = Des personnes, des machines et un film : l’histoire de Nim, avec les sources.
sources = Sources

## L’histoire

bouton = Charles L. Bouton
bouton-story = Bouton enseignait les mathématiques à Harvard. C’est lui qui a appelé ce jeu Nim, et il a prouvé qui gagne. La leçon « Pourquoi les paires marchent » montre sa preuve. Il a aussi trouvé qui gagne avec la règle misère, où le dernier jeton fait perdre.
sprague-grundy = Roland Sprague et Patrick Grundy
sprague-grundy-story = Chacun de son côté, ils ont découvert que beaucoup de jeux marchent comme Nim. Dans ces jeux, les deux joueurs ont les mêmes coups, chaque partie se termine, et qui joue le dernier coup gagne. Chaque position d’un tel jeu est comme un seul tas de Nim. La taille de ce tas s’appelle la valeur de Grundy.
nimatron = Le Nimatron
nimatron-story = Cette machine à relais et à lampes jouait à Nim à l’Exposition universelle de New York. L’idée venait d’Edward Condon. Gerald Tawney et Willard Derr ont construit la machine chez Westinghouse.
nimrod = NIMROD
nimrod-story = L’entreprise Ferranti a construit cet ordinateur pour le Festival of Britain, uniquement pour jouer à Nim. L’idée venait de John Bennett, et Raymond Stuart-Williams l’a réalisée. NIMROD savait jouer avec les deux règles.
marienbad = L’Année dernière à Marienbad
marienbad-story = Dans ce film d’Alain Resnais, un homme gagne sans cesse à un jeu. Les tas y sont de 1, 3, 5 et 7, et qui prend le dernier jeton perd. C’est Nim avec la règle misère. Si chacun joue au mieux, celui qui commence perd dans cette position.
ferguson = Thomas Ferguson
ferguson-story = Ferguson a trouvé une condition. Dans les jeux qui la remplissent, la règle misère est aussi facile qu’à Nim. Nim avec une limite en fait partie. Regarde la leçon « Une limite et des restes ».

## Les sources : auteur, titre et lieu

source-bouton = C. L. Bouton, « Nim, a game with a complete mathematical theory », Annals of Mathematics, 2e série, 3 (1901–1902), 35–39
source-sprague = R. Sprague, « Über mathematische Kampfspiele », Tôhoku Mathematical Journal 41 (1935), 438–444
source-grundy = P. M. Grundy, « Mathematics and games », Eureka 2 (1939), 6–8
source-nimatron = E. U. Condon, G. L. Tawney et W. A. Derr, « Machine to play game of Nim », brevet américain 2 215 544 (1940)
source-nimrod = R. Stuart-Williams et D. J. P. Byrd sur NIMROD, Ferranti House Journal (décembre 1951)
source-marienbad = A. Resnais (réalisation), A. Robbe-Grillet (scénario), « L’Année dernière à Marienbad » (1961)
source-ferguson = T. S. Ferguson, « On sums of graph games with last player losing », International Journal of Game Theory 3 (1974), 159–167
