### La page des enseignants : les objectifs et le plan d’une séance, des questions avec leurs réponses, trois paliers, un lien pour les élèves, un billet de sortie et des feuilles à imprimer.

about = Le parcours enseigne la stratégie de Nim en douze courtes étapes. Il commence par les derniers jetons et remonte jusqu’au début de la partie. Un élève seul met dix à quinze minutes. Avec des discussions entre les étapes, le parcours occupe une séance de 45 minutes.
promise = Un plan, des questions avec leurs réponses, trois paliers, des feuilles à imprimer et un lien pour les élèves.

## Les objectifs

aims = Ce que les élèves savent faire ensuite
aim-1 = Les élèves voient si le nombre de jetons isolés est pair ou impair, et en déduisent qui prend le dernier.
aim-2 = Les élèves gagnent avec deux tas en copiant.
aim-3 = Les élèves découpent chaque tas en blocs de 1, 2, 4 et 8.
aim-4 = Les élèves trouvent un coup gagnant, ou voient qu’il n’y en a pas.
aim-5 = Les élèves expliquent pourquoi leur coup gagne contre toutes les réponses.

## Le plan, en tableau

plan = Une séance de 45 minutes
minutes-column = Minutes
phase-column = Ce que fait la classe
together = en tout
plan-play = Deux élèves jouent sur chaque écran. Personne n’explique encore rien.
plan-singles = La fin de la partie : les jetons isolés. Puis on discute de la question 3.
plan-copy = Deux tas : copier chaque coup. Puis on discute de la question 5.
plan-blocks = Les paires de tas, puis les blocs. Puis on discute de la question 9.
plan-partners = Chaque bloc a besoin d’un partenaire. Puis on discute de la question 11.
plan-alone = Chacun joue contre l’ordinateur, sans aide.
plan-ticket = Chacun remplit son ticket de sortie.
one-step = Étape { $step }
steps-from-to = Étapes { $first }–{ $last }

## Les étapes, chacune avec sa question et la réponse

steps = Les étapes, et une question après chacune
minutes =
    { $count ->
        [one] { $count } minute
        [many] { $count } de minutes
       *[other] { $count } minutes
    }
answer = Réponse
question-1 = Il reste cent jetons isolés. Veux-tu commencer ?
answer-1 = Cent est pair, donc celui qui commence ne prend pas le dernier jeton. Commence si le dernier jeton fait perdre, et ne commence pas s’il fait gagner.
question-2 = Pourquoi peux-tu choisir qui aura le dernier jeton, et l’ordinateur non ?
answer-2 = Tu choisis de laisser un nombre pair ou impair de jetons isolés. Ensuite, chacun prend un jeton par tour, et personne ne peut plus choisir.
question-3 = Sans jouer, comment vois-tu qui gagne ?
answer-3 = Compte. S’il n’y a que des jetons isolés, tout dépend de leur nombre : pair ou impair. S’il y a un tas plus grand à côté, celui qui doit jouer peut gagner.
question-4 = Pourquoi celui qui copie a-t-il toujours une réponse ?
answer-4 = Avant chaque coup, les tas sont égaux. Ce que l’autre joueur prend dans un tas se trouve encore dans l’autre.
question-5 = Quand arrêtes-tu de copier si le dernier jeton fait perdre ? Et s’il fait gagner ?
answer-5 = Si le dernier jeton fait perdre, tu arrêtes quand l’autre joueur ne laisse qu’un jeton dans un tas, ou aucun. Alors tu laisses un seul jeton. S’il fait gagner, tu n’arrêtes jamais.
question-6 = Avec deux tas, dans quelles positions aucun coup ne gagne-t-il ?
answer-6 = Aucun coup ne gagne si les tas sont égaux. Il y a une exception : si le dernier jeton fait perdre, celui qui doit jouer gagne avec deux jetons isolés.
question-7 = Pourquoi celui qui ne laisse que des paires a-t-il toujours une réponse ?
answer-7 = Chaque coup change un tas, et le tas égal est encore là. Le même coup dans ce tas égal refait la paire.
question-8 = Qu’est-ce qui n’a pas marché avec deux blocs de 3 dans le même tas ?
answer-8 = L’ordinateur prend tout le tas de 6 en un seul coup. Il laisse deux tas de 3, qui forment une paire. Les blocs d’un même tas doivent donc être différents.
question-9 = Peut-on découper ainsi n’importe quel tas ? De combien de façons ?
answer-9 = Oui, et d’une seule façon. Détache chaque fois le plus grand bloc possible.
question-10 = Un coup peut-il garder toutes les paires ?
answer-10 = Non. Un coup change les blocs d’un seul tas, et leurs partenaires sont dans d’autres tas.
question-11 = Dans quel tas prends-tu, et pourquoi celui-là ?
answer-11 = Prends dans un tas qui a le plus grand bloc sans partenaire. Sans ce bloc, le tas peut encore garder tous les blocs plus petits dont on a besoin.
question-12 = Résume toute la stratégie en une phrase.

## Trois paliers

levels = Trois paliers
about-boards = Les étapes 3, 6, 9 et 11 sont des exercices, avec chaque fois de nouvelles positions. L’aide s’affiche au début, puis disparaît quand les réponses sont justes. Une énigme a des indices.
level-1 = Palier 1 : jetons isolés et deux tas
whom-1 = Pour tous ceux qui découvrent Nim. Il suffit de savoir compter jusqu’à 15.
level-2 = Palier 2 : blocs et partenaires
whom-2 = Pour les élèves qui connaissent le palier 1 et additionnent 1, 2, 4 et 8 de tête.
level-3 = Palier 3 : limites, nombres imposés, binaire et preuve
whom-3 = Pour les élèves qui connaissent le palier 2 et savent diviser avec un reste.
without-help = sans indices

## Le lien pour les élèves

pupils = Un lien pour les élèves
about-pupils = L’élève qui ouvre ce lien commence par cette partie, et chaque fois par sa première position. Sans indices, la page ne montre qu’à la fin quels coups gagnent.
hints = Indices
hints-on = Oui
hints-off = Non
open = Ouvrir la partie

## Le billet de sortie : trois courtes questions

ticket = Ticket de sortie
about-ticket = Qui prend le dernier jeton perd, et c’est à toi de jouer. Réponds sur papier.
ticket-1 = Peux-tu gagner ? Justifie ta réponse.
ticket-2 = Quel coup gagne ? Justifie ta réponse.
ticket-3 = Découpe les tas en blocs. Quel coup gagne ? Justifie ta réponse.

## Les feuilles à imprimer

sheets = À imprimer
