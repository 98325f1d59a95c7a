### Der Lernweg: in zwölf kurzen Schritten zur Strategie. Alle Sätze auf einem Weg hindurch sollen knapp bleiben.

heading = Gewinnen lernen
about = Zwölf kurze Schritte, je ein bis zwei Minuten.
steps = Schritte
step-of = Schritt { $step } von { $all }
step-title = { $step }. { $name }
begin = Los
go-on = Weiter
all-done = Du hast die Strategie gelernt.
done-mark = Fertig
leave = Alle Schritte
rule = Regel
minutes-left =
    { $count ->
        [one] noch etwa { $count } Minute
       *[other] noch etwa { $count } Minuten
    }
deeper-about = Beweis, Binärzahlen, Höchstzahl, Spielbaum, Geschichte
teachers = Für Lehrkräfte
no-step = Einen Schritt „{ $text }“ gibt es nicht. Schreib einen Schritt von 1 bis 12.

## Die Teile des Lernwegs, und worum es in jedem geht

part-name =
    { $path-part ->
        [singles] Die letzten { -Steine }
        [pairs] Nachmachen
        [blocks] Blöcke und Partner
       *[game] Die ganze Partie
    }
part-about =
    { $path-part ->
        [singles] Wer nimmt { -den-letzten } { -Stein }?
        [pairs] Zwei gleiche Haufen und Paare von Haufen
        [blocks] Warum gerade 1, 2, 4 und 8
       *[game] Gewinnen, erst mit Hilfe, dann ohne
    }

## Die Namen der Schritte

name-1 = { -Einzelsteine }
name-2 = Ein größerer Haufen
name-3 = Übung: { -Einzelsteine }
name-4 = Nachmachen
name-5 = Nachmachen bis zum Ende
name-6 = Übung: Nachmachen
name-7 = Paare von Haufen
name-8 = Blöcke
name-9 = Übung: Blöcke
name-10 = Partner
name-11 = Übung: Partner
name-12 = Ohne Hilfe

## Schritt 1

takes-last-wrong = Schau, wer { -welchen } { -Stein } nimmt.

## Schritt 5

## Schritt 12

game-with-blocks-hint = Gib jedem Block einen Partner.

## Übung

right-of = { $right } richtig, { $needed } nötig
largest-first = Beginne mit dem größten Block, der passt: { $size }.
blocks-shown = Partner haben den gleichen Buchstaben. Gestrichelte Blöcke haben keinen.
help-on-request = Jetzt ohne Hilfe.
practice-done = Richtig. Du kannst es!
helped-right = Richtig, mit Hilfe.
later-right = Richtig. Nur der erste Versuch gibt ein Häkchen.

## Falsche Antworten

wrong = Nicht richtig.

watch = Schau, wie der Computer antwortet.
has-answers = Der Computer hat auf jeden deiner Züge eine Antwort.
singles-lose =
    { $stones ->
        [one]
            { -Ein } { -Stein } ist übrig: { $last ->
                [misere] { -Den } musst du nehmen.
               *[normal] { -Den } nimmt der Computer.
            }
       *[other]
            { $stones } { -Einzelsteine } sind übrig: { $last ->
                [misere] { -Den-letzten } musst du nehmen.
               *[normal] { -Den-letzten } nimmt der Computer.
            }
    }
copied = Zwei Haufen mit je { $stones }: { $last ->
        [misere] Der Computer macht deinen Zug nach oder lässt dir { -einen } { -Stein }.
       *[normal] Der Computer macht deinen Zug nach.
    }
a-move-wins = Hier gewinnt ein Zug. Such noch einmal.
unequal = Die Haufen sind nicht gleich.
block-is-alone = Nicht jeder Block hat einen Partner.
one-heap-above = Nur ein Haufen hat mehr als { -einen } { -Stein }.
no-partner = Zu einem { $size }er-Block gibt es keinen gleichen.
twice = Ein Haufen hat zwei { $size }er-Blöcke.
no-block = { $size } ist nicht 1, 2, 4 oder 8.
no-pair = { $first } und { $second } sind nicht gleich.
gave-away = Nach diesem Zug kann der Computer gewinnen.
game-lost = Du hast verloren. Versuch es noch einmal.
win-alone = Du hast gewonnen, aber mit einem Fehler. Gewinne noch einmal ohne.
shown = Das ist die Lösung.

## Knöpfe

next = Weiter
next-step = Nächster Schritt
try-real = In einer Partie testen
no-move = Kein Zug gewinnt
check = Prüfen
show = Zeigen
help = Hilfe
now-you = Jetzt du
take-back = Zurücknehmen
play-on = Weiterspielen

## Das Spielfeld mit Blöcken

cut-here = Haufen { $heap } in { $below } und { $above } zerlegen
join-here = { $below } und { $above } in Haufen { $heap } verbinden
block-alone = { $size }er-Block in Haufen { $heap }, allein
block-paired = { $size }er-Block in Haufen { $heap }, Partner in { $partner }

## Das Ende des Lernwegs

strategy =
    { $last ->
        [misere] Haben mindestens zwei Haufen mehr als 1, gib jedem Block einen Partner. Sonst lass eine ungerade Anzahl { -Einzelsteine } übrig.
       *[normal] Gib jedem Block einen Partner, bis { -zum-letzten } { -Stein }.
    }
what-a-block-is = Ein Block hat 1, 2, 4, 8 oder 16 Steine. Die Blöcke eines Haufens sind alle verschieden.
what-partners-are = Zwei gleiche Blöcke in verschiedenen Haufen sind Partner.
learn-it = Lernen
beat-perfect = Schlag den Meister
