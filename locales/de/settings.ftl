### Die Einstellungen.

## Farben

theme-name =
    { $theme ->
        [auto] Automatisch
        [light] Hell
       *[dark] Dunkel
    }

## Was auf dem Spielfeld liegt

look-name =
    { $look ->
        [stones] Steine
        [matches] Streichhölzer
       *[coins] Münzen
    }

## Das Tempo des Computers

pace-name =
    { $pace ->
        [fast] Schnell
        [usual] Normal
       *[slow] Langsam
    }

## Schalter: wie jeder heißt, und was er tut

switch-name =
    { $switch ->
        [calm] Weniger Bewegung
        [sound] Ton
        [vibration] Vibration
        [one-tap] Sofort nehmen
        [shortcuts] Tastenkürzel
        [hints] Tipps
        [undo] Zurücknehmen
       *[daily] Punkt im Menü
    }
switch-does =
    { $switch ->
        [calm] Steine verblassen, statt zu wandern
        [sound] Ein leises Ticken bei jeder Wahl, ein Klick für jeden Stein
        [vibration] Wenn das Gerät vibrieren kann
        [one-tap] Drück einmal: Du nimmst den Stein und alle darüber
        [shortcuts] U zurücknehmen, R wiederholen, H Tipp, N neue Partie, ? Spielanleitung
        [hints] Ein Knopf, der einen Tipp zeigt
        [undo] Knöpfe zum Zurücknehmen und Wiederholen
       *[daily] Solange das Rätsel des Tages offen ist
    }

## Überschriften

settings = Einstellungen
theme = Farben
look = Aussehen der Steine
pace = Tempo des Computers

## Die Sprache

language = Sprache
of-browser = Wie im Browser
