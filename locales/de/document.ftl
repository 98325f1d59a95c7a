### Die Seite, bevor das Programm läuft, die Seite zu einer falschen Adresse, und was Läden und Chats zeigen.

title = Nim
description = Spiel Nim, das Spiel mit Haufen und Steinen, zu zweit oder gegen den Computer. Alles bleibt auf deinem Gerät, außer du schickst es selbst ab.
about = Spiel Nim, das Spiel mit Haufen und Steinen, zu zweit oder gegen den Computer, und lern, wie man gewinnt.
no-script = Nim braucht JavaScript, und dieser Browser blockiert es. Erlaub JavaScript für diese Seite, um zu spielen.
loading = Nim wird geladen …
move-waits = Dein Zug gilt, sobald Nim geladen ist.
slow = Wenn das so bleibt, lade die Seite neu. Nim braucht einen Browser ab 2024.
no-server = Nim braucht einen Webserver: Aus einer Datei starten Browser es nicht.
not-found-title = Seite nicht gefunden – Nim
not-found = Diese Seite gibt es nicht
not-found-why = Vielleicht ist die Adresse unvollständig oder falsch.
play-nim = Nim spielen
wide-picture = Eine Partie mit drei Haufen, daneben ihre Analyse
narrow-picture = Eine Partie auf dem Handy
analyse = Analyse
