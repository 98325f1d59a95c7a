### Ce que l’on peut envoyer à quelqu’un, et le texte qui accompagne le lien.
### Dans ces textes, « je » est celui qui envoie, et « tu » celui qui reçoit.

## Le choix : un nom, et dessous une note

end = La fin de cette partie
end-note = pour que ton ami la voie
game = Cette partie
first-move-note = ton ami joue le premier coup
your-move = Ton coup
your-move-note = ton ami joue la suite
game-note = une copie que ton ami continue ; tu ne vois pas ses coups
by-link = Une partie par lien
by-link-note = un ami joue le coup suivant et te renvoie un lien
review = Le bilan de cette partie
review-note = chaque coup, et s’il a gardé l’avantage
challenge = Un défi
challenge-note = la même position contre le même ordinateur

## Une position et ses règles, dans ces textes

heaps =
    { $count ->
        [0] Il n’y a pas de tas.
        [one] Il y a un tas de { $heaps }.
        [many] Les tas : { $heaps }.
       *[other] Les tas : { $heaps }.
    }

## Une partie par lien

i-took =
    { $stones ->
        [one] Nim : j’ai pris { $stones } jeton dans le tas { $heap }.
        [many] Nim : j’ai pris { $stones } de jetons dans le tas { $heap }.
       *[other] Nim : j’ai pris { $stones } jetons dans le tas { $heap }.
    }
i-win = J’ai gagné !
you-win = Tu as gagné !
let-us-play = On fait une partie de Nim par lien ? Tu commences.
let-us-go-on = On finit cette partie de Nim par lien ? À toi de jouer.

## Une partie, son bilan, sa position

after-moves =
    { $moves ->
        [0] Une partie de Nim avant le premier coup.
        [one] Une partie de Nim après { $moves } coup.
        [many] Une partie de Nim après { $moves } de coups.
       *[other] Une partie de Nim après { $moves } coups.
    }
play-on = Joue la suite.
every-move = Voici quels coups ont gardé l’avantage :
i-beat-computer =
    { $moves ->
        [one] J’ai battu l’ordinateur ({ $strength }) à Nim, dans une partie de { $moves } coup.
        [many] J’ai battu l’ordinateur ({ $strength }) à Nim, dans une partie de { $moves } de coups.
       *[other] J’ai battu l’ordinateur ({ $strength }) à Nim, dans une partie de { $moves } coups.
    }
computer-beat-me =
    { $moves ->
        [one] J’ai perdu à Nim contre l’ordinateur ({ $strength }), dans une partie de { $moves } coup.
        [many] J’ai perdu à Nim contre l’ordinateur ({ $strength }), dans une partie de { $moves } de coups.
       *[other] J’ai perdu à Nim contre l’ordinateur ({ $strength }), dans une partie de { $moves } coups.
    }
i-beat-friend =
    { $moves ->
        [one] J’ai battu un ami à Nim, dans une partie de { $moves } coup.
        [many] J’ai battu un ami à Nim, dans une partie de { $moves } de coups.
       *[other] J’ai battu un ami à Nim, dans une partie de { $moves } coups.
    }
friend-beat-me =
    { $moves ->
        [one] J’ai perdu à Nim contre un ami, dans une partie de { $moves } coup.
        [many] J’ai perdu à Nim contre un ami, dans une partie de { $moves } de coups.
       *[other] J’ai perdu à Nim contre un ami, dans une partie de { $moves } coups.
    }
i-beat =
    { $moves ->
        [one] J’ai battu { $loser } à Nim, dans une partie de { $moves } coup.
        [many] J’ai battu { $loser } à Nim, dans une partie de { $moves } de coups.
       *[other] J’ai battu { $loser } à Nim, dans une partie de { $moves } coups.
    }
# Sans « m’a battu », qui s’accorderait avec celui qui envoie.
beat-me =
    { $moves ->
        [one] J’ai perdu à Nim contre { $winner }, dans une partie de { $moves } coup.
        [many] J’ai perdu à Nim contre { $winner }, dans une partie de { $moves } de coups.
       *[other] J’ai perdu à Nim contre { $winner }, dans une partie de { $moves } coups.
    }
beat =
    { $moves ->
        [one] { $winner } a battu { $loser } à Nim, dans une partie de { $moves } coup.
        [many] { $winner } a battu { $loser } à Nim, dans une partie de { $moves } de coups.
       *[other] { $winner } a battu { $loser } à Nim, dans une partie de { $moves } coups.
    }
i-did = J’ai battu l’ordinateur ({ $strength }) à Nim. Et toi ?
can-you = Sauras-tu battre l’ordinateur ({ $strength }) à Nim ?

## Un autre écran

puzzle = Une énigme de Nim : y a-t-il un coup gagnant ?
screen = Regarde ça : { $title }

## Étiquettes

what = À envoyer
link = Lien
send = Envoyer
copy = Copier
copied = Copié. Colle-le dans un message.
refused = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copie-le toi-même.
code = Code QR du lien
point-camera = Pointe l’appareil photo d’un téléphone vers ce code.
too-long-for-code = Ce lien est trop long pour un code QR. Copie plutôt le lien.

## Le plateau, pendant que quelqu’un d’autre doit jouer ailleurs

send-to = Envoie le lien à { $name }.
send-to-friend = Envoie le lien à ton ami.
tell = Envoie le lien à { $name } pour lui montrer la fin de la partie.
tell-friend = Envoie le lien à ton ami pour lui montrer la fin de la partie.
