### Der Rahmen um das Spielfeld: Kopf, Menü und Fenster.

nim = Nim
new-game = Neue Partie
how-to-play = Spielanleitung
play = Spielen
more = Mehr
share = Link schicken
close = Schließen
skip = Zum Spielfeld
fetching = Lädt …
not-fetched = Dieser Teil ließ sich nicht laden. Prüf die Verbindung.
try-again = Nochmal
copied = Kopiert.
not-copied = Der Browser erlaubt der Seite das Kopieren nicht.
no-file = Wenn keine Datei kommt, verbietet es dieser Rahmen: Drück „Kopieren“.
privacy = Alles bleibt auf diesem Gerät, außer du schickst es selbst ab.
main-menu = Hauptmenü
