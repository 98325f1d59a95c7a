### Der Lehrling: ein Computer, den man trainiert.

learner = Der Lehrling
board = Haufen: { $heaps } · { $rule }
begins = Am Anfang kennt der Lehrling nur die Regeln und zieht zufällig.
learns = Nach jeder Partie werden die Züge der Siegerseite wahrscheinlicher und die Züge der anderen Seite unwahrscheinlicher.
matchboxes = So lernte schon 1961 eine Maschine Tic-Tac-Toe: Donald Michie hatte sie aus 304 Streichholzschachteln gebaut.
games =
    { $games ->
        [one] Der Lehrling hat aus { $games } Partie gelernt.
       *[other] Der Lehrling hat aus { $games } Partien gelernt.
    }
none-with-you = Gegen dich hat der Lehrling noch nicht gespielt.
with-you = Gegen dich hat der Lehrling { $won }-mal gewonnen und { $lost }-mal verloren.
trained = { games } Gegen perfektes Spiel gewinnt er { $won } von { $all } Partien.
no-chart = Hier siehst du später, wie oft der trainierte Lehrling gegen perfektes Spiel gewinnt.
chart = Nach dem letzten Training hat der Lehrling gegen perfektes Spiel { $won } von { $all } Partien gewonnen. Er spielte immer die Seite, die gewinnen kann. Ein Lehrling ohne Fehler gewinnt also alle { $all }.
training = Training gegen sich selbst
train =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
small-board = Stattdessen eine kleine Stellung wählen: { $heaps }
bead-box = Schachtel der Stellung { $heaps }
about-beads = Der nächste Zug ist eine Perle, die zufällig aus dieser Schachtel gezogen wird. Züge mit grünem Balken gewinnen. Drück auf einen Zug, um die Schachtel der Stellung danach zu sehen.
beads =
    { $beads ->
        [one] { $chosen }: { $beads } Perle
       *[other] { $chosen }: { $beads } Perlen
    }
no-box = In dieser Stellung ist die Partie zu Ende. Sie hat keine Schachtel.
first-box = Zur ersten Schachtel
won-axis = Gewonnen von { $all } Partien gegen perfektes Spiel
games-axis = Partien, aus denen er gelernt hat
too-large = Diese Haufen sind zu groß: So viel kann sich der Lehrling nicht merken. Wähl kleinere, zum Beispiel 3-5-7.
forget = Dieses Training löschen
really-forget = Wirklich löschen?
back = Zurück zu „Neue Partie“
train-learner = Lehrling trainieren
