### La liste de tout ce qui n’a pas sa propre rubrique : une ligne sous chaque nom.

statistics = Tes parties. Exporter et supprimer.
results =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    }. Exporter et supprimer.
back = Tu l’as quittée pour une nouvelle.
big-screen = Grand écran
about-big-screen = Ta position pour la classe, avec la réponse cachée
how-to-play = Les règles et les touches
settings = Langue, aspect, son, aide
about = D’où vient Nim, les licences
