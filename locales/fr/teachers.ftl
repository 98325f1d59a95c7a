### La page des enseignants : les étapes du parcours, des questions pour une classe, et un lien pour les élèves.

about = Le parcours enseigne la stratégie de Nim en douze courtes étapes. Il commence par les derniers jetons et remonte vers le début. Tout seul, on le fait en dix minutes environ. Avec une discussion après chaque étape, il remplit une séance de 45 minutes.
print = Imprimer
promise = L’ordre, les durées, des questions pour la classe, et un lien pour les élèves.

## Les étapes, chacune avec sa question

steps = Les étapes, et une question après chacune
minutes =
    { $count ->
        [one] { $count } minute
        [many] { $count } de minutes
       *[other] { $count } minutes
    }
question-1 = Il reste cent jetons isolés. Veux-tu commencer ?
question-2 = Pourquoi peux-tu choisir qui aura le dernier jeton, et l’ordinateur non ?
question-3 = Comment vois-tu, sans jouer, qui gagne ?
question-4 = Pourquoi celui qui copie a-t-il toujours une réponse ?
question-5 = Quand arrêtes-tu de copier si le dernier jeton fait perdre ? Et s’il fait gagner ?
question-6 = Avec deux tas, dans quelles positions aucun coup ne gagne-t-il ?
question-7 = Pourquoi celui qui ne laisse que des paires a-t-il toujours une réponse ?
question-8 = Qu’est-ce qui n’a pas marché avec deux blocs de 3 dans le même tas ?
question-9 = Peut-on découper ainsi un tas de n’importe quelle taille ? De combien de façons ?
question-10 = Un coup peut-il garder toutes les paires ?
question-11 = Dans quel tas prends-tu, et pourquoi celui-là ?
question-12 = Résume toute la stratégie en une phrase.

## Positions pour s’exercer

boards = Positions pour s’exercer
about-boards = La page crée chaque fois de nouvelles positions. Dans un exercice, l’aide est là au début et disparaît quand les réponses sont justes. Une énigme a des indices.
without-help = sans aide

## Le lien pour les élèves

pupils = Un lien pour les élèves
about-pupils = L’élève qui ouvre ce lien commence par cette partie contre l’ordinateur. Sans indices, la page ne montre qu’à la fin quels coups gagnent.
sizes = Taille des tas
hints = Indices
hints-on = Oui
hints-off = Non
open = Ouvrir la partie
