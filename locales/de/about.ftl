### Das Fenster über die Seite selbst.

heading = Über Nim
what = Nim ist ein Spiel für zwei mit Haufen von Steinen. Charles L. Bouton gab dem Spiel 1901 seinen Namen und bewies, wer gewinnt. Diese Seite spielt Nim, bringt es dir bei und zeigt, warum ein Zug gewinnt.
offline = Nach dem ersten Besuch läuft die Seite auch ohne Internet.
licences = Lizenzen
version = Version { $version }
