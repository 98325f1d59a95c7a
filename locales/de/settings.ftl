### Die Einstellungen.

## Farben

auto = Auto
light = Hell
dark = Dunkel

## Was auf dem Spielfeld liegt

stones = Steine
matches = Streichhölzer
coins = Münzen

## Das Tempo des Computers

fast = Schnell
usual = Normal
slow = Langsam

## Schalter: wie jeder heißt, und was er tut

calm = Weniger Bewegung
calm-does = Steine verblassen, statt zu wandern
sound = Ton
sound-does = Ein leises Ticken bei jeder Wahl, ein Klick für jeden Stein
vibration = Vibration
vibration-does = Wenn das Gerät vibrieren kann
one-tap = Sofort nehmen
one-tap-does = Ein Druck nimmt den Stein und alle darüber
shortcuts = Tastenkürzel
shortcuts-do = U zurücknehmen, R wiederholen, H Tipp, N neue Partie, ? Spielanleitung
hints = Tipps
hints-do = Ein Knopf, der einen Tipp zeigt
undo = Zurücknehmen
undo-does = Knöpfe zum Zurücknehmen und Wiederholen

## Überschriften

settings = Einstellungen
theme = Farben
look = Aussehen der Steine
pace = Tempo des Computers

## Die Sprache

language = Sprache
of-browser = Wie der Browser
