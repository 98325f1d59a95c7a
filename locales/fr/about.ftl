### La fenêtre sur la page elle-même.

heading = À propos
what = Nim se joue à deux, avec des tas de jetons. En 1901, Charles L. Bouton a appelé ce jeu Nim, et il a prouvé qui gagne. Sur cette page, tu peux y jouer, l’apprendre, et voir pourquoi un coup gagne.
offline = Après la première visite, la page marche aussi sans connexion.
licences = Licences
version = Version { $version }
