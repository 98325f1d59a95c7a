### Der Spielbaum.

## Der Spielbaum: Alle Partien auf einmal

every-game-at-once = Alle Partien auf einmal
every-game-at-once-ask = Jede Form zeigt, wie viele von { $stones } Steinen übrig sind, und jede Linie, wie viele man nimmt, höchstens { $limit }. Bei Quadraten ziehst du, bei Kreisen der Computer. Ein Dreieck ist ein Ende. Wie viele Dreiecke gibt es?
every-game-at-once-right = Es gibt { $games } Partien, für jedes Dreieck eine. Jedes Quadrat, jeder Kreis und jedes Dreieck ist ein Knoten: Der Baum hat { $nodes } Knoten.
every-game-at-once-wrong = Zähl nur die Dreiecke. Jedes Dreieck ist das Ende einer anderen Partie.

## Der Spielbaum: Was ist ein Knoten wert?

what-is-a-node-worth = Was ist ein Knoten wert?
what-is-a-node-worth-ask = Ein Knoten ist +1 wert, wenn du gewinnst, und −1, wenn der Computer gewinnt. Ein Stein ist übrig, und der Computer ist am Zug. Der letzte Stein verliert. Was ist dieser Knoten wert?
what-is-a-node-worth-answer-1 = +1
what-is-a-node-worth-answer-2 = −1
what-is-a-node-worth-right = Der Computer muss den letzten Stein nehmen. Also verliert er, und du gewinnst.

## Der Spielbaum: Der Computer wählt

the-computer-chooses = Der Computer wählt
the-computer-chooses-ask = Bei einem Kreis wählt der Computer einen Zug. Er weiß, was jeder Zug wert ist. Welchen Wert wählt er?
the-computer-chooses-answer-1 = Den größten Wert
the-computer-chooses-miss-1 = Der größte Wert ist am besten für dich. Der Computer will, dass du verlierst.
the-computer-chooses-answer-2 = Den kleinsten Wert
the-computer-chooses-answer-3 = Einen Wert dazwischen
the-computer-chooses-miss-3 = Der Computer macht einen Zug und bekommt den Wert dieses Zugs.
the-computer-chooses-right = Der Computer wählt den kleinsten Wert, und du wählst den größten. So bekommt jeder Knoten seinen Wert von den Knoten darunter. Das heißt Minimax.

## Der Spielbaum: Einen Knoten höher

go-up-one-node = Einen Knoten höher
go-up-one-node-ask = Es sind { $stones } Steine übrig, und der Computer ist am Zug. Er kann einen Stein übrig lassen oder keinen. Was ist dieser Knoten wert?
go-up-one-node-right = Der Computer lässt einen Stein übrig, und den musst du nehmen. Also gewinnt der Computer.

## Der Spielbaum: Du wählst

you-choose = Du wählst
you-choose-ask = Es gibt { $stones } Steine. Pro Zug darf man höchstens { $limit } nehmen. Der letzte Stein verliert. Du bist am Zug. Welcher Zug hat den größten Wert?
you-choose-right =
    { $take ->
        [one] Nimmst du { $take } Stein, ist das { $root } wert: Der Computer muss den letzten Stein nehmen.
       *[other] Nimmst du { $take } Steine, ist das { $root } wert: Der Computer muss den letzten Stein nehmen.
    }

## Der Spielbaum: Alle Werte

all-values = Alle Werte
all-values-ask =
    { $take ->
        [one] Hier ist der ganze Baum mit seinen Werten. Geh von den Dreiecken aus nach oben. Jedes Quadrat hat den größten der Werte darunter bekommen, jeder Kreis den kleinsten. Das Quadrat ganz oben heißt Wurzel. Die Wurzel ist { $root } wert: Du gewinnst, wenn du { $take } Stein nimmst.
       *[other] Hier ist der ganze Baum mit seinen Werten. Geh von den Dreiecken aus nach oben. Jedes Quadrat hat den größten der Werte darunter bekommen, jeder Kreis den kleinsten. Das Quadrat ganz oben heißt Wurzel. Die Wurzel ist { $root } wert: Du gewinnst, wenn du { $take } Steine nimmst.
    }

## Der Spielbaum: Bäume wachsen

trees-grow = Bäume wachsen
trees-grow-ask = Bei { $stones } Steinen hat der Baum { $nodes } Knoten. Minimax muss sich hindurcharbeiten, aber der Rest, wie in „Höchstzahl und Rest“, gibt dir sofort die Antwort. Beide kommen zum selben Ergebnis, also kann man mit Minimax die Theorie prüfen.
