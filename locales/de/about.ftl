### Das Fenster über die Seite selbst.

heading = Über Nim
what = Nim ist ein Spiel für zwei mit Haufen von Steinen. Charles L. Bouton gab dem Spiel 1901 seinen Namen und bewies, wer gewinnt. Hier kannst du Nim spielen und lernen, und du siehst, warum ein Zug gewinnt.
offline = Nach dem ersten Besuch läuft die Seite auch ohne Internet.
licences = Lizenzen
version = Version { $version }
