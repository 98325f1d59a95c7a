### Was man jemandem schicken kann, und der Text, der mit dem Link geht.
### In diesen Texten ist „ich“, wer schickt, und „du“, wer den Link bekommt.

## Die Auswahl: ein Name, und darunter eine Erklärung

end = Das Ende dieser Partie
end-note = damit dein Gegenüber es sieht
game = Diese Partie
first-move-note = dein Gegenüber macht den ersten Zug
your-move = Dein Zug
your-move-note = dein Gegenüber spielt von hier weiter
game-note = eine Kopie zum Weiterspielen; du siehst die neuen Züge nicht
by-link = Partie per Link
by-link-note = dein Gegenüber zieht und schickt dir einen Link zurück
review = Der Rückblick auf diese Partie
review-note = jeder Zug, und ob damit der Sieg verschenkt war
challenge = Knack diese Stellung
challenge-note = dieselbe Stellung gegen denselben Computer

## Eine Stellung und ihre Regeln in diesen Texten

heaps =
    { $count ->
        [0] Es gibt keine Haufen.
        [one] Es gibt einen Haufen mit { $heaps }.
       *[other] Die Haufen: { $heaps }.
    }

## Eine Partie per Link

i-took =
    { $stones ->
        [one] Nim: Ich habe { $stones } Stein von Haufen { $heap } genommen.
       *[other] Nim: Ich habe { $stones } Steine von Haufen { $heap } genommen.
    }
i-win = Ich habe gewonnen!
you-win = Du hast gewonnen!
let-us-play = Spiel mit mir Nim per Link! Du beginnst.
let-us-go-on = Spiel diese Partie Nim per Link mit mir zu Ende! Du bist am Zug.

## Eine Partie, ihr Rückblick, ihre Stellung

after-moves =
    { $moves ->
        [0] Eine Partie Nim vor dem ersten Zug.
        [one] Eine Partie Nim nach { $moves } Zug.
       *[other] Eine Partie Nim nach { $moves } Zügen.
    }
play-on = Spiel von hier weiter.
every-move = Sieh nach, ob jemand den Sieg verschenkt hat:
i-beat-computer =
    { $moves ->
        [one] Ich habe den Computer ({ $strength }) bei Nim nach { $moves } Zug geschlagen.
       *[other] Ich habe den Computer ({ $strength }) bei Nim nach { $moves } Zügen geschlagen.
    }
computer-beat-me =
    { $moves ->
        [one] Der Computer ({ $strength }) hat mich bei Nim nach { $moves } Zug geschlagen.
       *[other] Der Computer ({ $strength }) hat mich bei Nim nach { $moves } Zügen geschlagen.
    }
i-beat-friend =
    { $moves ->
        [one] Ich habe eine Partie Nim nach { $moves } Zug gewonnen.
       *[other] Ich habe eine Partie Nim nach { $moves } Zügen gewonnen.
    }
friend-beat-me =
    { $moves ->
        [one] Ich habe eine Partie Nim nach { $moves } Zug verloren.
       *[other] Ich habe eine Partie Nim nach { $moves } Zügen verloren.
    }
i-beat =
    { $moves ->
        [one] Ich habe { $loser } bei Nim nach { $moves } Zug geschlagen.
       *[other] Ich habe { $loser } bei Nim nach { $moves } Zügen geschlagen.
    }
beat-me =
    { $moves ->
        [one] { $winner } hat mich bei Nim nach { $moves } Zug geschlagen.
       *[other] { $winner } hat mich bei Nim nach { $moves } Zügen geschlagen.
    }
beat =
    { $moves ->
        [one] { $winner } hat gegen { $loser } bei Nim nach { $moves } Zug gewonnen.
       *[other] { $winner } hat gegen { $loser } bei Nim nach { $moves } Zügen gewonnen.
    }
i-did = Ich habe den Computer ({ $strength }) bei Nim geschlagen. Schaffst du das auch?
can-you = Schlägst du den Computer ({ $strength }) bei Nim?

## Eine andere Seite

puzzle = Ein Nim-Rätsel: Gibt es einen Gewinnzug?
screen = Schau mal: { $title }

## Beschriftungen

what = Was du schickst
link = Link
send = Schicken
copy = Kopieren
copied = Link kopiert. Füg ihn in eine Nachricht ein.
refused = Dieser Browser erlaubt der Seite kein Kopieren. Der Link ist markiert: Kopier ihn selbst.
code = QR-Code des Links
point-camera = Halte die Kamera eines Handys auf diesen Code.
too-long-for-code = Dieser Link ist zu lang für einen QR-Code. Kopier stattdessen den Link.

## Das Spielfeld, während jemand anderswo am Zug ist

send-to = Schick den Link an { $name }.
send-to-friend = Schick den Link an dein Gegenüber.
tell = Schick den Link an { $name }, um das Ende der Partie zu zeigen.
tell-friend = Schick den Link an dein Gegenüber, um das Ende der Partie zu zeigen.
