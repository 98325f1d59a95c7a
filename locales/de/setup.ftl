### Das Fenster für eine neue Partie: seine Felder, und was darin nicht stimmt.

## Gegen wen

against-whom =
    { $against ->
        [computer] Computer
        [friend] Zu zweit hier
        [link] Zu zweit per Link
       *[watch] Zusehen
    }

## Wie gut der Computer spielt, unter seinem Namen

sight =
    { $strategy ->
        [beginner] zieht zufällig
        [casual] sieht zwei Züge voraus
        [skilled] sieht vier Züge voraus
        [perfect] macht nie einen Fehler
        [minimax] durchsucht den Spielbaum
       *[learner] lernt aus seinen Partien
    }

## Stellungen

preset-limited = { $name }, 1–{ $most } pro Zug

## Der letzte Stein: was er tut, und wie das heißt

last-stone-does =
    { $last ->
        [misere] verliert
       *[normal] gewinnt
    }
last-stone-called =
    { $last ->
        [misere] Misère
       *[normal] Normalspiel
    }

## Wer beginnt, und die Felder für Namen und Spielstärke

either = Zufall
your-name = Dein Name
your-friends-name = Name deines Gegenübers
strength = Spielstärke

## Was in einem Feld nicht stimmt

name-too-long = Ein Name hat höchstens { $most } Zeichen, dieser hat { $length }.
name-with-markup = Ein Name darf kein < oder > enthalten.
name-of-several-lines = Schreib den Namen in eine Zeile.
no-sizes = Schreib, wie groß jeder Haufen ist, zum Beispiel 3, 5, 7.
empty-heap = Haufen { $heap } hat keine Steine. Schreib mindestens 1 oder lass diesen Haufen weg.
not-a-heap = Bei Haufen { $heap } steht „{ $text }“. Schreib ganze Zahlen von { $least } bis { $most }, zum Beispiel 3, 5, 7.
no-heaps = Eine Stellung hat mindestens einen Haufen.
too-many-heaps = Eine Stellung hat hier höchstens { $most } Haufen.
heap-too-large = Ein Haufen hat hier höchstens { $most } Steine.
too-many-stones = Eine Stellung hat hier höchstens { $most } Steine.
take-too-large = Die größte Höchstzahl ist hier { $most } Steine pro Zug.
limit-problem = Schreib eine ganze Zahl von 1 bis { $most } oder mehrere, zum Beispiel 1, 3, 4. Lass das Feld leer für beliebig viele.
no-move = Kein Haufen hat genug Steine für einen Zug. Mach einen Haufen größer.

against = Wer spielt
other-minds = Andere Computer
board = Haufen
own = Eigene
sizes = Größe der Haufen
sizes-hint = Bis zu 9 Haufen mit 1 bis 31 Steinen, zusammen höchstens 60, zum Beispiel 3, 5, 7
last-stone = Der letzte Stein
limit = Steine pro Zug
any = beliebig viele
limit-hint = „3“ heißt 1 bis 3, „1, 3, 4“ nur diese Zahlen.
starts = Wer beginnt
optional = Name (freiwillig)
