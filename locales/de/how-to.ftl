### Spielanleitung: die Regeln und die Tasten.

## Der Ablauf eines Zugs und sein Ziel

heaps = Die Steine liegen in Haufen. Beide Seiten ziehen abwechselnd.
turn = Wenn du am Zug bist, nimm von einem Haufen so viele Steine, wie du willst: mindestens einen, höchstens den ganzen Haufen. In manchen Partien darfst du nur bestimmte Anzahlen nehmen.
aim-misere = Wer den letzten Stein nimmt, verliert. Überlass den letzten Stein deinem Gegner.
aim-normal = Wer den letzten Stein nimmt, gewinnt.
with-one-tap = Drück auf einen Stein, um ihn und alle Steine darüber zu nehmen.
with-choice = Drück auf einen Stein, um ihn und alle Steine darüber zu wählen. Drück dann auf „Nehmen“ oder zieh die gewählten Steine nach oben zu deinem Namen. Um die Wahl aufzuheben, drück noch einmal auf denselben Stein.
in-rows = Ein großer Haufen liegt in Viererreihen. Dort gehören auch die Steine rechts vom gedrückten Stein dazu.

## Jede Taste, und was sie tut

keys-across-do = von Haufen zu Haufen oder in der Reihe
keys-along-do = von Stein zu Stein oder von Reihe zu Reihe
keys-digits-do = so viele wählen, Enter nimmt sie
key-enter = Enter
key-enter-does = wählen, noch einmal: nehmen
key-escape = Esc
key-escape-does = Wahl aufheben
keys-undo-do = zurücknehmen, wiederholen
key-hint-does = Tipp, noch einmal: mehr
key-new-does = neue Partie
key-help-does = diese Anleitung

## Überschriften

keys-heading = Tasten auf dem Spielfeld
keys-note = Tab bringt dich zum Spielfeld.
