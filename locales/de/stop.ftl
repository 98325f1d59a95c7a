### Das Programm ist stehen geblieben oder ließ sich nicht laden: was die Seite dann sagt. Das geht ohne das Programm.

reload = Neu laden
stopped = Nim ist stehen geblieben
stopped-why = Im Programm ist ein Fehler aufgetreten. Lade die Seite neu, dann geht es weiter.
unable = Nim läuft hier nicht
unable-why = Nim braucht WebAssembly. Diesem Browser fehlt es, oder es ist ausgeschaltet. Jeder Browser ab 2024 hat es.
not-loaded = Nim ließ sich nicht laden
not-loaded-why = Eine Datei der Seite fehlt oder ist beschädigt. Prüfe die Verbindung und lade die Seite neu. Nim braucht einen Browser ab 2024.
saved = Deine gespeicherten Daten sind noch da.
twice = Nim ist zweimal hintereinander stehen geblieben. Vielleicht liegt es an der Adresse. „Neu laden“ öffnet die Startseite.
again = Nim ist wieder stehen geblieben. Vielleicht liegt es an den gespeicherten Daten. „Neu laden“ beginnt ohne sie: Die Seite hebt sie dann unter „Statistik und Daten“ auf.
save-data = Meine Daten speichern
no-room = Es ist kein Platz, um die gespeicherten Daten beiseitezulegen. Speichere sie in einer Datei. Lösche dann in den Einstellungen des Browsers die Daten dieser Seite.
report = Bericht
