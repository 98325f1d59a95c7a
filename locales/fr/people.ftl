### Qui joue.

## Noms

you = Toi
computer = Ordinateur
player = Joueur { $number }
friend = Ton ami
numbered = { $name } { $number }

## La force de l’ordinateur

strategy =
    { $strategy ->
        [beginner] Débutant
        [casual] Amateur
        [skilled] Confirmé
        [perfect] Parfait
        [minimax] Minimax
       *[learner] Apprenti
    }

## Étiquettes

turn =
    { $who ->
        [you] À toi de jouer
        [computer] À l’ordinateur de jouer
       *[named] { $who } doit jouer
    }
# Au passé, comme « Tu as perdu ». Cela nomme aussi les deux bandes du graphique, dans le bilan.
wins =
    { $who ->
        [you] Tu as gagné
        [computer] L’ordinateur a gagné
       *[named] { $who } a gagné
    }
