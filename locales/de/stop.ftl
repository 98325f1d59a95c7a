### Das Programm ist stehen geblieben oder kann nicht beginnen: der eine Satz der Seite dann. Er braucht das Programm nicht.

reload = Neu laden
stopped = Nim ist wegen eines Fehlers abgestürzt: Lade die Seite neu, dann geht es weiter.
unable = Nim braucht einen Browser ab 2024, mit WebAssembly.
not-loaded = Nim ließ sich nicht laden: Prüf die Verbindung und lade die Seite neu, in einem Browser ab 2024.
changed = Der Webserver dieser Seite verändert oder sperrt Teile von ihr, darum kann Nim nicht beginnen.
mistyped = Der Webserver dieser Seite schickt eine Datei mit falschem Typ oder eine andere Seite an ihrer Stelle.
twice = Nim ist zweimal hintereinander abgestürzt, vielleicht wegen der Adresse: „Neu laden“ öffnet die Startseite.
again = Nim ist wieder abgestürzt, vielleicht wegen der gespeicherten Daten: „Neu laden“ beginnt ohne sie und hebt sie unter „Statistik und Daten“ auf.
save-data = Meine Daten speichern
no-room = Es ist kein Platz, um die gespeicherten Daten beiseitezulegen: Speichere sie in einer Datei und lösche dann in den Einstellungen des Browsers die Daten dieser Seite.
