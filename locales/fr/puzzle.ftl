### Les énigmes : une position où il faut trouver un coup gagnant, ou dire qu’il n’y en a pas.

## Quelle énigme

puzzle = Énigme
puzzle-of-day = Énigme du { $day }
grades = Niveau
grade =
    { $grade ->
        [two] Deux tas
        [small] Deux ou trois tas
        [four] Quatre tas
        [endgame] Fin de partie misère
        [single] Cinq ou six tas
       *[limited] Limite à chaque tour
    }
numbered-grade = Niveau { $number } : { grade }
promise = { numbered-grade }. { $grade ->
        [two] Chaque tas a au plus { $size } jetons, et qui prend le dernier jeton perd.
        [small] Chaque tas a au plus { $size } jetons.
        [four] Chaque tas a au plus { $size } jetons.
        [endgame] Chaque tas a au plus { $size } jetons, et deux tas au plus en ont plus d’un.
        [single] Chaque tas a au plus { $size } jetons. Il y a au moins 20 coups possibles, et un seul au plus est gagnant.
       *[limited] Il y a de deux à quatre tas d’au plus { $size } jetons chacun. Chaque énigme a sa limite : au plus 2, 3, 4 ou 5 jetons par tour.
    } Dans { $none } énigmes sur 100, il n’y a pas de coup gagnant.
todays-puzzle = Énigme du jour
today = Du jour
streak =
    { $days ->
        [one] Série : { $days } jour
        [many] Série : { $days } de jours
       *[other] Série : { $days } jours
    }
streak-and-longest = { streak } · la plus longue : { $longest }
solved-streak = Résolue · { streak }
solved-streak-and-longest = Résolue · { streak-and-longest }

## La question

question = Y a-t-il un coup gagnant ?
rule =
    { $last ->
        [misere] Qui prend le dernier jeton perd.
       *[normal] Qui prend le dernier jeton gagne.
    } Prends-en autant que tu veux.
rule-with-limit =
    { $last ->
        [misere] Qui prend le dernier jeton perd.
       *[normal] Qui prend le dernier jeton gagne.
    } Prends-en de 1 à { $most }.

## La réponse

right = Juste.
wrong = Faux.
the-answer = Voici la réponse.
wins = { $made } est un coup gagnant. { $why }
wins-as-others = { wins } { $count ->
        [one] { $others } est aussi un coup gagnant.
        [many] { $others } sont aussi des coups gagnants.
       *[other] { $others } sont aussi des coups gagnants.
    }
no-winning-move = Il n’y a pas de coup gagnant. { $why }
misses = { $made } n’est pas un coup gagnant. Regarde la réponse de ton adversaire.
refuted = { $made } n’est pas un coup gagnant. Ton adversaire répond { $reply } et laisse { $left }. { $why }
loses-at-once = { $made } n’est pas un coup gagnant. Ton adversaire répond { $reply }, prend le dernier jeton et gagne.
overlooked = Il y a un coup gagnant. Sauras-tu en trouver un ?

## Comment cela s’est passé

solved =
    { $tries ->
        [one] Résolue au premier essai.
        [many] Résolue en { $tries } d’essais.
       *[other] Résolue en { $tries } essais.
    }
solved-and-grade = { solved } L’énigme suivante est de niveau { $number }.
solved-and-streak = { solved } { streak }.
shared =
    { $tries ->
        [one] Nim, énigme du { $day } : résolue au premier essai.
        [many] Nim, énigme du { $day } : résolue en { $tries } d’essais.
       *[other] Nim, énigme du { $day } : résolue en { $tries } essais.
    }
shared-and-streak = { shared } { streak }.

## Boutons

none = Aucun coup gagnant
again = Réessayer
show-answer = Voir la réponse
next-puzzle = Énigme suivante
share = Partager
copied = Copié

## Ce qui ne va pas dans l’adresse d’une énigme

wrong-form = L’adresse d’une énigme ressemble à #/puzzle, #/puzzle/3/1234 ou #/puzzle/2026-11-20.
wrong-grade = Il n’y a pas de niveau « { $text } ». Écris un niveau de 0 à { $most }.
wrong-number = « { $text } » n’est pas le numéro d’une énigme. Écris un nombre entier d’au plus 19 chiffres.
wrong-date = « { $text } » n’est pas une date. Écris l’année, le mois et le jour, par exemple 2026-11-20.
wrong-year = « { $text } » n’est pas une date. Écris une année de 0001 à 9999.
wrong-month = « { $text } » n’est pas une date. Écris un mois de 01 à 12.
wrong-day = « { $text } » n’est pas une date. Ce mois-là a { $days } jours.
