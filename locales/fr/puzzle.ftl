### Les énigmes : une position où il faut trouver un coup gagnant, ou dire qu’il n’y en a pas.

## Quelle énigme

puzzle = Énigme
puzzle-of-day = Énigme du { $day }
easy = Facile
medium = Moyenne
hard = Difficile
grades = Niveau
grade =
    { $grade ->
        [two] Deux tas
        [small] Deux ou trois tas
        [four] Quatre tas
        [endgame] Fins de partie, { -le-dernier } { -jeton } perd
        [single] Cinq ou six tas
        [limited] Limite à chaque tour
       *[sets] Nombres imposés
    }
numbered-grade = Niveau { $number } : { grade }
promise = Parfois, aucun coup ne gagne.
look-for-answers = Ton adversaire peut-il répondre à chacun de tes coups ?
your-grade = ton niveau : { $number }
todays-puzzle = Énigme du jour
streak =
    { $days ->
        [one] Série : { $days } jour
        [many] Série : { $days } de jours
       *[other] Série : { $days } jours
    }
tries =
    { $count ->
        [one] { $count } essai
        [many] { $count } d’essais
       *[other] { $count } essais
    }

## La question

take-some = Prends { $numbers } { -jetons }.

## La réponse

wins = Coup gagnant : { $made }. { $why }
wins-as-others = { wins } { $count ->
        [one] Autre coup gagnant : { $others }.
        [many] Autres coups gagnants : { $others }.
       *[other] Autres coups gagnants : { $others }.
    }
no-winning-move = Aucun coup ne gagne. { $why }
turn = Tas { $heaps } : a pris { $made }
good-move = Ce coup a gardé l’avantage. { $why }
lost-before = Ici, plus aucun coup ne pouvait gagner.
mistake = Après ce coup, l’autre joueur peut gagner. { $why }

## Comment cela s’est passé

solved =
    { $tries ->
        [one] Résolue au premier essai.
        [many] Résolue en { $tries } d’essais.
       *[other] Résolue en { $tries } essais.
    }
with-hints = Avec des indices.
next-grade = L’énigme suivante sera de niveau { $number }.
streak-now = { streak }.
best-streak =
    { $days ->
        [one] Record : { $days } jour.
        [many] Record : { $days } de jours.
       *[other] Record : { $days } jours.
    }
next-puzzle = Prochaine énigme dans { $time }
new-puzzle = Une nouvelle énigme est là.
ahead = Entraînement : cette énigme compte le { $day }.
wrong-clock = La date de cet appareil est fausse, et une énigme du jour en a besoin : règle l’horloge et recharge la page.
todays-is-open = L’énigme du jour t’attend
shared =
    { $tries ->
        [one] Nim, énigme du { $day } : résolue au premier essai.
        [many] Nim, énigme du { $day } : résolue en { $tries } d’essais.
       *[other] Nim, énigme du { $day } : résolue en { $tries } essais.
    }

## Boutons

share = Partager
copied = Copié
copy-selected = Copie toi-même le texte sélectionné

## Ce qui ne va pas dans l’adresse d’une énigme

no-puzzle = Il n’y a pas d’énigme « { $text } ». Écris un niveau, par exemple 3, un niveau et un numéro, par exemple 3/1234, ou une date, par exemple 2026-11-20. Les niveaux vont de 0 à { $most }.
