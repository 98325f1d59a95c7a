### Die Seite mit Statistik und Daten.

heading = Statistik und Daten

## Die Partien

statistics = Statistik
nothing-counted = Du hast hier noch keine Partie beendet. Danach zählt diese Seite deine Partien, Siege und Serien.
play = Partie spielen
counts = Eine Partie zählt einmal, wenn du sie hier beendest. Tipps und Zurücknehmen sind erlaubt.
counts-not = Der Lernweg, Lektionen, Rätsel und Partien zwischen zwei Computern zählen nicht. Auch eine beendete Partie, die du mit einem Link öffnest, zählt nicht.

table = Partien nach Gegner
opponent = Gegner
two-people = Zwei Personen
whose-wins = Siege von Person 1 (per Link: deine Siege)
no-game = keine Partie
dash = –

won = gewonnen
lost = verloren
streak-now = aktuelle Serie
streak-longest = längste Serie

## Lektionen und Rätsel

learning = Lernen
part-of = { $part } von { $whole }
steps-done = Schritte des Lernwegs fertig
lessons-done = Lektionen fertig
puzzle-grade = Rätselstufe: { $grade }
puzzle-streak = aktuelle Rätselserie, in Tagen
puzzle-streak-longest = längste Rätselserie, in Tagen

## Sichern

your-data = Deine Daten
kept-where = Alles liegt nur in diesem Browser. Manche Browser löschen, was eine Seite gespeichert hat: Safari nach sieben Tagen ohne Besuch. Installier die Seite oder speichere alles in einer Datei.
ask-to-keep = Dauerhaft speichern
agreed = Der Browser hat zugesagt, alles zu behalten, bis du es löschst.
not-agreed = Der Browser hat nicht zugestimmt. Speichere ab und zu alles in einer Datei.
export = Sichern
file = Die Textdatei { $name } enthält deine Partien, Einstellungen, Statistik, Lektionen, Rätsel und das Training des Lehrlings.
left-out =
    { $boards ->
        [one] Für das, was der Lehrling über { $boards } Stellung weiß, ist kein Platz. Er vergisst sie, wenn du diese Seite schließt.
       *[other] Für das, was der Lehrling über { $boards } Stellungen weiß, ist kein Platz. Er vergisst sie, wenn du diese Seite schließt.
    }
save = Alles als Datei speichern
show-text = Als Text zeigen
hide-text = Text ausblenden
text = Text der Datei, zum Kopieren

## Einlesen

import = Einlesen
choose-file = Eine von Nim gespeicherte Datei
paste = Oder ihren Text einfügen
pasted = Text der Datei
read = Text einlesen
closed = Du kannst jetzt nichts einlesen: Eine neuere Version von Nim hat die gespeicherten Daten geändert, und diese Seite speichert nichts.
replace-question = Alles hier ersetzen?
holds = In der Datei: { $things }.
holds-nothing = In der Datei ist keine beendete Partie und keine fertige Lektion.
replaces = Die Datei ersetzt, was hier ist: { $things }.
replaces-nothing = Hier ist keine beendete Partie und keine fertige Lektion, die ersetzt würde.
games-finished =
    { $count ->
        [one] { $count } beendete Partie
       *[other] { $count } beendete Partien
    }
steps =
    { $count ->
        [one] { $count } fertiger Schritt des Lernwegs
       *[other] { $count } fertige Schritte des Lernwegs
    }
lessons =
    { $count ->
        [one] { $count } fertige Lektion
       *[other] { $count } fertige Lektionen
    }
days =
    { $count ->
        [one] eine Rätselserie von { $count } Tag
       *[other] eine Rätselserie von { $count } Tagen
    }
boards =
    { $count ->
        [one] das Training des Lehrlings für { $count } Stellung
       *[other] das Training des Lehrlings für { $count } Stellungen
    }
moves =
    { $count ->
        [one] eine laufende Partie mit { $count } Zug
       *[other] eine laufende Partie mit { $count } Zügen
    }
replace = Ersetzen
leave = Behalten, was hier ist
save-first = Erst alles speichern
bring-back = Zurückholen, was vorher hier war

unchanged = Hier hat sich nichts geändert.
empty = Es gibt nichts zum Einlesen. { unchanged }
too-large = Diese Datei ist zu groß: Nim liest höchstens 5 MB. { unchanged }
foreign = Dieser Text oder diese Datei ist nicht von Nim. Wähl eine Datei, die du auf dieser Seite gespeichert hast, zum Beispiel nim-2026-11-20.txt, oder füg ihren Text ein. { unchanged }
other-version = Eine andere Version von Nim hat diese Datei gespeichert, im Format { $form }, und diese Version kann sie nicht lesen. Wenn die andere neuer ist, lade diese Seite neu und lies die Datei noch einmal ein. { unchanged }
damaged = Diese Datei ist beschädigt und nicht lesbar. Versuch es mit einer anderen Kopie der Datei. { unchanged }
unread = Der Browser konnte diese Datei nicht lesen. Wähl sie noch einmal oder füg ihren Text ein.
imported = Fertig. Alles aus der Datei ist jetzt hier.
brought-back = Alles hier ist wieder wie vor dem Einlesen.

## Löschen

delete = Löschen
deletes = Das löscht deine Partien, Einstellungen, Statistik, Lektionen, Rätsel und das Training des Lehrlings aus diesem Browser. Das lässt sich nicht rückgängig machen.
delete-everything = Alles löschen
really-delete = Wirklich alles löschen? Was du nicht in einer Datei gespeichert hast, ist dann weg.
yes-delete = Ja, alles löschen
cancel = Abbrechen
deleted = Alles ist gelöscht. Diese Seite ist wie bei deinem ersten Besuch.

## Beiseitegelegte Daten

aside = Beiseitegelegte Daten
set-aside = Früher gespeicherte Daten wurden beiseitegelegt: Sie waren nicht lesbar, oder die Seite ist mit ihnen mehrmals abgestürzt. Du kannst sie in einer Datei speichern und ansehen. Ist die Seite mit ihnen abgestürzt, kannst du die Datei hier einlesen.
save-aside = In einer Datei speichern
delete-aside = Löschen
really-delete-aside = Die beiseitegelegten Daten wirklich löschen? Was du nicht in einer Datei gespeichert hast, ist dann weg.
yes-delete-aside = Ja, löschen
aside-deleted = Die beiseitegelegten Daten sind gelöscht.
