### L’écran où l’on revoit une partie, et les coups à côté du plateau.

## Comment la partie s’est passée

not-over = Cette partie n’est pas terminée.
nothing = Aucun coup n’a encore été joué : il n’y a rien à revoir.
never-winning = Tu n’as jamais eu de coup gagnant.
always-winning =
    { $winner ->
        [you] Tu avais l’avantage dès le début, et tu ne l’as jamais perdu.
        [computer] L’ordinateur avait l’avantage dès le début, et ne l’a jamais perdu.
       *[named] { $winner } avait l’avantage dès le début, et ne l’a jamais perdu.
    }
winning-until =
    { $loser ->
        [you] Tu as perdu l’avantage au coup { $number }, en prenant { $made }. Un coup gagnant : prendre { $better }.
        [computer] L’ordinateur a perdu l’avantage au coup { $number }, en prenant { $made }. Un coup gagnant : prendre { $better }.
       *[named] { $loser } a perdu l’avantage au coup { $number }, en prenant { $made }. Un coup gagnant : prendre { $better }.
    }
earlier-mistakes =
    { $count ->
        [one] Avant, il y avait déjà eu une erreur.
        [many] Avant, il y avait déjà eu { $count } d’erreurs.
       *[other] Avant, il y avait déjà eu { $count } erreurs.
    }

## Chaque coup dans une liste, après son numéro et son nom

kept =
    { $who ->
        [you] Tu as gardé l’avantage
        [computer] L’ordinateur a gardé l’avantage
       *[named] { $who } a gardé l’avantage
    }
lost =
    { $who ->
        [you] Tu ne pouvais pas gagner ici
        [computer] L’ordinateur ne pouvait pas gagner ici
       *[named] { $who } ne pouvait pas gagner ici
    }
gave =
    { $who ->
        [you] Tu as perdu l’avantage. Mieux : { $better }
        [computer] L’ordinateur a perdu l’avantage. Mieux : { $better }
       *[named] { $who } a perdu l’avantage. Mieux : { $better }
    }

## Le coup que l’on regarde

before-first = Avant le premier coup.
move-of = Coup { $number } sur { $count }
at-move = { move-of } : { $made }.
gave-away =
    { $count ->
        [one] C’était une erreur. Le coup gagnant était de prendre { $moves }.
        [many] C’était une erreur. Ces coups auraient gagné : { $moves }.
       *[other] C’était une erreur. Ces coups auraient gagné : { $moves }.
    }
kept-by-only-move = C’était un coup gagnant, et le seul possible.
kept-by-only-winning-move = C’était un coup gagnant, et le seul.
kept-like-others =
    { $count ->
        [one] C’était un coup gagnant. Un autre était de prendre { $moves }.
        [many] C’était un coup gagnant. Ces coups auraient gagné aussi : { $moves }.
       *[other] C’était un coup gagnant. Ces coups auraient gagné aussi : { $moves }.
    }
lost-by-only-move = C’était le seul coup possible, mais ce n’était pas un coup gagnant.
lost-by-all-moves = Aucun des { $count } coups possibles n’était un coup gagnant.
can-win =
    { $who ->
        [you] Tu peux gagner à partir d’ici.
        [computer] L’ordinateur peut gagner à partir d’ici.
       *[named] { $who } peut gagner à partir d’ici.
    }

## Comment les deux ont joué

# Sous le nom d’un joueur, aussi sous « Toi » : donc sans verbe.
kept-in =
    { $count ->
        [one] avantage gardé { $kept } fois sur { $count }
        [many] avantage gardé { $kept } fois sur { $count }
       *[other] avantage gardé { $kept } fois sur { $count }
    }
never-had-one = jamais de coup gagnant

## Le graphique

chart = Qui avait l’avantage
lane =
    { $who ->
        [you] Tu as l’avantage
        [computer] L’ordinateur a l’avantage
       *[named] { $who } a l’avantage
    }
from-start =
    { $who ->
        [you] Tu avais l’avantage dès le début.
        [computer] L’ordinateur avait l’avantage dès le début.
       *[named] { $who } avait l’avantage dès le début.
    }
from-move =
    { $who ->
        [you] Après le coup { $number }, tu avais l’avantage.
        [computer] Après le coup { $number }, l’ordinateur avait l’avantage.
       *[named] { $who } avait l’avantage après le coup { $number }.
    }

## Étiquettes

steps = Parcourir la partie
first = Début
back = Reculer
forward = Avancer
last = Fin
previous-mistake = Erreur précédente
next-mistake = Erreur suivante
board = Position à ce coup
keys = Touches : ← et → pas à pas, Origine et Fin aux deux bouts, N et P d’une erreur à l’autre.
choice = Coup sur le plateau
played =
    { $who ->
        [you] Ton coup : { $stones } dans { $heap }
        [computer] Joué : { $stones } dans { $heap }
       *[named] Joué : { $stones } dans { $heap }
    }
instead = Mieux : { $stones } dans { $heap }
shown-instead = À la place : { $made }.
tried = Essai : { $made }.
analyse = Analyser
again-from-start = Jouer depuis le début
again-own = Rejouer le coup { $number }
again-from = Jouer depuis le coup { $number }
