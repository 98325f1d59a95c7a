### Was der Browser von einem Besuch behält.

kept = Alte Partie gespeichert.
go-back = Zurück
go-back-to-game = Zurück zu deiner alten Partie

## Am Spielfeld, an einem späteren Tag: etwas aus dem Lernweg noch einmal üben

repeat-singles = Noch mal Einzelsteine üben?
repeat-copy = Noch mal Nachmachen üben?
repeat-cut = Noch mal Zerlegen üben?
repeat-pairs = Noch mal Partner üben?
repeat-limits = Noch mal mit Höchstzahl üben?
one-board = Eine Aufgabe

## Gespeicherte Daten

back = Andere Partie fortsetzen
damaged = Manche gespeicherten Daten fehlen oder sind beschädigt. Das Beschädigte liegt unter „Statistik und Daten“. Alles andere ist unverändert.
refused = Dieser Browser speichert nichts für diese Seite. Du kannst spielen, aber die Partie ist weg, wenn du die Seite verlässt.
full = Der Browser hat keinen Platz mehr, um diese Partie zu speichern. Du kannst weiterspielen. Was vorher gespeichert war, bleibt.
behind = Ein anderer Tab hat die gespeicherten Daten geändert. Dieser Tab speichert nichts, bis du wählst.
theirs = Daten des anderen Tabs nehmen
mine = Daten dieses Tabs behalten
newer = Eine neuere Version von Nim hat die Daten gespeichert. Sie bleiben unverändert, und dieser Besuch wird nicht gespeichert. Lade die Seite neu, dann bekommst du die neuere Version.
