### Les leçons : leur liste, leurs boutons, et le jugement d’une réponse.

## La liste

heading = Aller plus loin
about = Le parcours t’apprend à gagner. Ces leçons vont plus loin : binaire, limites, arbres de jeu et preuve.
all = Toutes les leçons
list = Leçons
done-of =
    { $done ->
        [one] { $done } faite sur { $all }
        [many] { $done } faites sur { $all }
       *[other] { $done } faites sur { $all }
    }
done = faite
begun = commencée
go-on = Continuer
begin = Commencer

## Le haut d’une leçon

progress = Étapes de cette leçon
step = Étape { $step } sur { $all }

## Boutons

next = Suivant
finish = Terminer
back = Retour
check = Vérifier
again = Réessayer
show = Montrer

## La fin d’une leçon

finished = Leçon terminée
remember = À retenir :
restart = Recommencer
next-lesson = Leçon suivante

## Réponses

answers = Réponses
your-number = Ton nombre
your-bits = Des 0 et des 1

## Le jugement : un mot avant une phrase

right = Juste.
wrong = Pas encore.
shown = Voici la réponse.
look = Regarde.

## Pourquoi une réponse est fausse

not-this-number = { $typed } n’est pas juste. { $reason }
write-bits = N’écris que des 0 et des 1.
watch-the-answer = Tu en as pris { $take } dans le tas { $heap } et laissé { $left }. Regarde la réponse de l’ordinateur.
countered = Tu en as pris { $take } dans le tas { $heap } et laissé { $left }. L’ordinateur en a pris { $answer } dans le tas { $from } et laissé { $then }. { $reason }
lost =
    { $last ->
        [misere] Tu as dû prendre le dernier jeton.
       *[normal] L’ordinateur a pris le dernier jeton.
    } L’erreur, c’était le coup { $number }. Les tas étaient { $heaps }. Il fallait par exemple en prendre { $take } dans le tas { $heap }.

## Le dernier coup sur le plateau

took =
    { $who ->
        [you] Tu en as pris { $stones } dans le tas { $heap }. Tas : { $left }.
        [computer] L’ordinateur en a pris { $stones } dans le tas { $heap }. Tas : { $left }.
       *[named] { $who } en a pris { $stones } dans le tas { $heap }. Tas : { $left }.
    }
winning-move = Le coup gagnant : { $stones } dans le tas { $heap }. Tas : { $left }.
example = Par exemple : { $stones } dans le tas { $heap }. Tas : { $left }.
answer = La réponse à ce coup : { $stones } dans le tas { $heap }. Tas : { $left }.

## Figures

table = Les tas en 0 et en 1
heap = Tas
nim-sum = Somme de Nim
game = Tu commences. Jetons pris à tour de rôle : { $taken }.
game-won =
    { $winner ->
        [you] Tu commences. Jetons pris à tour de rôle : { $taken }. Tu gagnes.
        [computer] Tu commences. Jetons pris à tour de rôle : { $taken }. L’ordinateur gagne.
       *[named] Tu commences. Jetons pris à tour de rôle : { $taken }. { $winner } gagne.
    }

## Liens

no-lesson = Il n’y a pas de leçon « { $text } ». Écris binary, move, limits, tree, proof, history ou teachers.
