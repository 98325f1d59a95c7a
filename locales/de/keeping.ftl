### Was der Browser von einem Besuch behält.

kept = Alte Partie gespeichert.
go-back = Zurück
go-back-to-game = Zurück zu deiner alten Partie

## Gespeicherte Daten

back = Zurück zur letzten Partie
damaged = Die gespeicherten Daten waren nicht lesbar und wurden beiseitegelegt.
save-copy = Kopie speichern
newer = Eine neuere Version von Nim hat die Daten gespeichert. Diese Seite lässt sie, wie sie sind, und speichert nichts. Lade die Seite neu, um die neuere Version zu bekommen.
refused = Dieser Browser speichert nichts für diese Seite. Du kannst spielen, aber die Partie ist weg, wenn du die Seite verlässt.
full = Der Browser hat keinen Platz mehr, um diese Partie zu speichern. Du kannst weiterspielen. Was vorher gespeichert war, bleibt.

## Die Sprache

language-missing = Diese Sprache ließ sich nicht laden. Prüf die Verbindung.
