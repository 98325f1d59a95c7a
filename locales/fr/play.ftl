### Le plateau pendant la partie : l’état du jeu, le bandeau et les boutons.

## Ce qui vient de se passer

took =
    { $who ->
        [you] Tu as pris
        [computer] L’ordinateur a pris
       *[named] { $who } a pris
    } { $stones ->
        [one] { $stones } { -jeton }
        [many] { $stones } { -de-jetons }
       *[other] { $stones } { -jetons }
    } dans le tas { $heap }.
took-last =
    { $who ->
        [you] Tu as pris { -le-dernier } { -jeton }.
        [computer] L’ordinateur a pris { -le-dernier } { -jeton }.
       *[named] { $who } a pris { -le-dernier } { -jeton }.
    }
looked-at =
    { $positions ->
        [one] La recherche a examiné { $positions } position.
        [many] La recherche a examiné { $positions } de positions.
       *[other] La recherche a examiné { $positions } positions.
    }
heaps = Tas : { $heaps }.
board-is-empty = Il n’y a { -aucun } { -jeton }.
both = { $first } { $second }

## À qui de jouer

turn =
    { $who ->
        [you] À toi de jouer.
        [computer] À l’ordinateur de jouer.
       *[named] { $who } doit jouer.
    }
wins =
    { $who ->
        [you] Tu as gagné.
        [computer] L’ordinateur a gagné.
       *[named] { $who } a gagné.
    }
starts =
    { $who ->
        [you] Tu commences.
        [computer] L’ordinateur commence.
       *[named] { $who } commence.
    }
sends-game = { $name } t’envoie une partie.
challenge = Un défi : peux-tu battre « { $strength } » ?
won =
    { $games ->
        [one] { $games } gagnée
        [many] { $games } de gagnées
       *[other] { $games } gagnées
    }
is-thinking =
    { $who ->
        [you] Tu réfléchis.
        [computer] L’ordinateur réfléchit.
       *[named] { $who } réfléchit.
    }
waits =
    { $who ->
        [you] Tu attends. Appuie sur « { $button } ».
        [computer] L’ordinateur attend. Appuie sur « { $button } ».
       *[named] { $who } attend. Appuie sur « { $button } ».
    }

## Avant le premier coup : ce que l’on fait à son tour, et le but

take-any = Prends autant { -de-jetons } que tu veux dans un seul tas.
take-some =
    { $most ->
        [one] Prends { -un } { -jeton } dans un tas.
        [many] Prends { $numbers } { -de-jetons } dans un seul tas.
       *[other] Prends { $numbers } { -jetons } dans un seul tas.
    }
last-stone =
    { $last ->
        [misere] Qui prend { -le-dernier } { -jeton } perd.
       *[normal] Qui prend { -le-dernier } { -jeton } gagne.
    }
last-move =
    { $last ->
        [misere] Qui joue le dernier coup perd.
       *[normal] Qui joue le dernier coup gagne.
    }
up-to =
    { $most ->
        [one] 1
        [2] 1 ou 2
        [many] de 1 à { $most }
       *[other] de 1 à { $most }
    }

## Réponses à ce qui a été pressé

now-heap = Prends dans un seul tas. Tu choisis maintenant le tas { $heap }.
choose-first = Choisis d’abord les { -jetons } à prendre.
waiting = Appuie sur « Prendre ».
finished = Partie terminée. Appuie sur « Revanche » ou « Nouvelle partie ».
nothing-to-undo = Il n’y a aucun coup à annuler.
nothing-to-redo = Il n’y a aucun coup à refaire.
undone = Coup annulé.
redone = Coup refait.
paused = En pause.
no-such-heap = Il n’y a pas de tas { $heap }.
heap-is-empty = Le tas { $heap } est vide.
heap-has-only =
    { $stones ->
        [one] Le tas { $heap } n’a qu’{ -un } { -jeton }.
        [many] Le tas { $heap } n’a que { $stones } { -de-jetons }.
       *[other] Le tas { $heap } n’a que { $stones } { -jetons }.
    }
turn-takes =
    { $most ->
        [one] On prend { -un } { -jeton } par tour.
        [many] On prend { $numbers } { -de-jetons } par tour.
       *[other] On prend { $numbers } { -jetons } par tour.
    }

## Le titre et la règle

title = { $now } – Nim
rule =
    { $last ->
        [misere] { -Dernier } { -jeton } { -perdant }
       *[normal] { -Dernier } { -jeton } { -gagnant }
    }
rule-of-move =
    { $last ->
        [misere] Dernier coup perdant
       *[normal] Dernier coup gagnant
    }
rule-with-numbers = { $rule } · { $numbers } par tour
rule-explained =
    { $last ->
        [misere] « { -Dernier } { -jeton } { -perdant } », c’est la règle misère. Avec la règle normale, { -le-dernier } { -jeton } fait gagner.
       *[normal] « { -Dernier } { -jeton } { -gagnant } », c’est la règle normale. Avec la règle misère, { -le-dernier } { -jeton } fait perdre.
    }

## Les tas

heap-group =
    { $stones ->
        [one] Tas { $heap }, { $stones } { -jeton }
        [many] Tas { $heap }, { $stones } { -de-jetons }
       *[other] Tas { $heap }, { $stones } { -jetons }
    }
stone = Prendre { $take } dans le tas { $heap }, en laisser { $left }
take-from = Prendre { $take } dans le tas { $heap }
count-after = { $stones } → { $left }
tag = −{ $stones }
board = Plateau

## Le bandeau

players = Joueurs
# Sous le nom du joueur dont c’est le tour, aussi sous « Toi » : un nom, car « Toi joue » serait une faute.
to-move = à jouer
taken =
    { $stones ->
        [one] { $stones } { -jeton } { -pris-un }
        [many] { $stones } { -de-jetons } { -pris }
       *[other] { $stones } { -jetons } { -pris }
    }
drop = Dépose ici pour en prendre { $take }

## Boutons

take = Prendre { $take }
choose = Choisis
undo = Annuler
redo = Refaire
hint = Indice
send = Envoyer le lien
run = Démarrer
go-on = Reprendre
pause = Pause
step = Un coup
restart = Recommencer
you-start = Je commence
computer-starts = L’ordi commence
pace =
    { $pace ->
        [fast] Vitesse : rapide
        [usual] Vitesse : normale
       *[slow] Vitesse : lente
    }
move-number = Coup { $number }
