### Die Liste von allem ohne eigenen Bereich: eine Zeile unter jedem Namen.

statistics = Deine Partien. Sichern und löschen.
results =
    { $games ->
        [one] { $games } Partie, { $won } gewonnen. Sichern und löschen.
       *[other] { $games } Partien, { $won } gewonnen. Sichern und löschen.
    }
back = Du hast sie unterbrochen.
big-screen = Großansicht
about-big-screen = Deine Stellung für die Klasse, mit verdeckter Lösung
how-to-play = Die Regeln und die Tasten
settings = Sprache, Aussehen, Ton, Hilfe
about = Woher Nim kommt, Lizenzen
