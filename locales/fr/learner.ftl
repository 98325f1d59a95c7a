### L’apprenti : un ordinateur que l’on entraîne.

learner = L’apprenti
board = Position : { $heaps } · { $rule }
begins = Au début, l’apprenti ne connaît que les règles, et il joue au hasard.
learns = Après chaque partie, l’apprenti joue un peu plus souvent les coups du gagnant, et un peu moins souvent ceux du perdant.
matchboxes = En 1961, la machine de Donald Michie, faite de 304 boîtes d’allumettes, a appris de cette façon à jouer au morpion.
games =
    { $games ->
        [one] L’apprenti a joué { $games } partie pour apprendre.
        [many] L’apprenti a joué { $games } de parties pour apprendre.
       *[other] L’apprenti a joué { $games } parties pour apprendre.
    }
none-with-you = L’apprenti n’a pas encore joué contre toi.
with-you = Contre toi, l’apprenti a gagné { $won } fois et perdu { $lost } fois.
trained = { games } Contre un joueur parfait, l’apprenti gagne { $won } fois sur { $all }.
no-chart = Ce graphique montrera combien de fois l’apprenti entraîné gagne contre un joueur parfait.
chart = Après le dernier entraînement, l’apprenti a gagné { $won } fois sur { $all } contre un joueur parfait. Il avait toujours l’avantage au départ : un apprenti qui ne fait pas d’erreur gagne donc { $all } fois sur { $all }.
training = Entraînement contre lui-même
train =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }
small-board = Choisir plutôt une petite position : { $heaps }
bead-box = Boîte de la position { $heaps }
about-beads = Le prochain coup est une perle, tirée au hasard dans cette boîte. Les coups à barre verte gagnent. Appuie sur un coup pour voir la boîte de la position qu’il laisse.
beads =
    { $beads ->
        [one] { $chosen } : { $beads } perle
        [many] { $chosen } : { $beads } de perles
       *[other] { $chosen } : { $beads } perles
    }
no-box = Dans cette position, la partie est terminée : il n’y a pas de boîte.
first-box = À la première boîte
won-axis = Parties gagnées sur { $all } contre un joueur parfait
games-axis = parties d’entraînement
too-large = Cette position est trop grande pour la mémoire de l’apprenti. Choisis-en une plus petite, par exemple 3-5-7.
forget = Supprimer cet entraînement
really-forget = Vraiment supprimer ?
back = Retour
train-learner = Entraîner l’apprenti
