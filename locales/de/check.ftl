### Die Prüfung der Formel an jeder Stellung bis zu einer Grenze.

heading = Die Formel prüfen
formula = Die Formel:
wrong-formula = Eine falsche Formel:

## Die Formel, nach den Regeln

normal = Wer am Zug ist, verliert bei der Nim-Summe 0 und gewinnt bei jeder anderen.
misere = Hat mindestens ein Haufen mehr als einen Stein, dann verliert, wer am Zug ist, nur bei der Nim-Summe 0. Hat kein Haufen mehr als einen Stein, dann nur bei der Nim-Summe 1.
normal-with-limit = Ein Haufen zählt so viel wie sein Rest beim Teilen durch { $period }. Wer am Zug ist, verliert bei der Nim-Summe 0 und gewinnt bei jeder anderen.
misere-with-limit = Ein Haufen zählt so viel wie sein Rest beim Teilen durch { $period }. Ist mindestens ein Rest über 1, dann verliert, wer am Zug ist, nur bei der Nim-Summe 0. Ist kein Rest über 1, dann nur bei der Nim-Summe 1.
normal-with-set = Ein Haufen zählt so viel wie sein Grundy-Wert: die kleinste Zahl, die nicht der Wert eines Haufens ist, den ein Zug übrig lässt. Wer am Zug ist, verliert bei der Nim-Summe 0 und gewinnt bei jeder anderen.
misere-with-set = Ein Haufen zählt so viel wie sein Grundy-Wert: die kleinste Zahl, die nicht der Wert eines Haufens ist, den ein Zug übrig lässt. Ist mindestens ein Wert über 1, dann verliert, wer am Zug ist, nur bei der Nim-Summe 0. Ist kein Wert über 1, dann nur bei der Nim-Summe 1.

## Felder

heaps = Haufen (höchstens)
size = Steine je Haufen (höchstens)
wrong-number = Schreib eine ganze Zahl von 1 bis { $most }.
use-wrong-formula = Zum Test eine falsche Formel prüfen
about-wrong-formula = Geprüft wird dann die Formel für die andere Regel. Dabei sollten Ausnahmen auftauchen: Stellungen, in denen die Formel falsch ist.

## Was geprüft wird

covers =
    { $heaps ->
        [one] Geprüft wird jede Stellung mit einem Haufen.
       *[other] Geprüft wird jede Stellung mit bis zu { $heaps } Haufen.
    } { $stones ->
        [one] Ein Haufen hat höchstens { $stones } Stein.
       *[other] Ein Haufen hat höchstens { $stones } Steine.
    }
boards = Das sind { $boards } Stellungen.
boards-and-ordered = Das sind { $boards } Stellungen, oder { $ordered }, wenn die Reihenfolge der Haufen zählt.
method = In jeder Stellung werden alle Züge ausprobiert. So zeigt sich, wer gewinnt und welche Züge gewinnen. Das wird mit der Formel verglichen.

## Was eine Prüfung zeigt

shows = Gibt es keine Ausnahme, dann stimmt die Formel für diese Stellungen. Über größere Stellungen sagt das nichts.
bouton = Charles Bouton hat die Formel 1901 für jede Stellung bewiesen.
sprague-grundy = Für jede Stellung folgt die Formel aus der Theorie von Roland Sprague (1935) und Patrick Grundy (1939).
ferguson = Thomas Ferguson hat die Formel 1974 für jede Stellung bewiesen.

## Der Ablauf

start = Jetzt prüfen
stop = Stopp
go-on = Weiter
again = Noch einmal prüfen
progress = Geprüfte Stellungen
so-far = { $done } von { $all } Stellungen
stopped =
    Angehalten nach { $done } von { $all } Stellungen. { $exceptions ->
        [0] Bisher keine Ausnahme.
        [one] Bisher { $exceptions } Ausnahme.
       *[other] Bisher { $exceptions } Ausnahmen.
    }
done =
    { $exceptions ->
        [0] { $boards } Stellungen geprüft, keine Ausnahme.
        [one] { $boards } Stellungen geprüft, { $exceptions } Ausnahme.
       *[other] { $boards } Stellungen geprüft, { $exceptions } Ausnahmen.
    }
safe-boards = In { $safe } dieser Stellungen verliert, wer am Zug ist.
wrong-as-expected = So soll es sein: Diese Formel gehört zur anderen Regel.
fault = Das sollte nicht passieren. Bitte melde diesen Fehler.

## Ausnahmen

exceptions = Ausnahmen:
first-exceptions =
    { $count ->
        [one] Die erste Ausnahme:
       *[other] Die ersten { $count } Ausnahmen:
    }
exception = Stellung { $heaps }. Durch Ausprobieren: { $found } Nach der Formel: { $claimed }
loses = Wer am Zug ist, verliert.
has-won = Wer am Zug ist, hat gewonnen.
wins = Wer am Zug ist, gewinnt mit { $moves }.
