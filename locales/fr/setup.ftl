### La fenêtre d’une nouvelle partie : ses étiquettes, et ce qui ne va pas dans un champ.

## Contre qui

against-whom =
    { $against ->
        [computer] L’ordinateur
        [friend] Un ami ici
        [link] Un ami par lien
       *[watch] Regarder
    }

## La force de l’ordinateur, sous son nom

sight =
    { $strategy ->
        [beginner] joue au hasard
        [casual] voit deux coups d’avance
        [skilled] voit quatre coups d’avance
        [perfect] ne fait jamais d’erreur
        [minimax] explore l’arbre de jeu
       *[learner] apprend en jouant
    }

## Positions

preset-limited = { $name }, au plus { $most }

## Le dernier jeton : ce qu’il fait, et comment cela s’appelle

last-stone-does =
    { $last ->
        [misere] fait perdre
       *[normal] fait gagner
    }
last-stone-called =
    { $last ->
        [misere] règle misère
       *[normal] règle normale
    }

## Qui commence, et les étiquettes des noms et des forces

either = Au hasard
your-name = Ton nom
your-friends-name = Nom de ton ami
strength = Force

## Ce qui ne va pas dans un champ

name-too-long = Un nom a au plus { $most } caractères ; celui-ci en a { $length }.
name-with-markup = Un nom ne peut contenir ni < ni >.
name-of-several-lines = Écris le nom sur une seule ligne.
no-sizes = Écris la taille de chaque tas, par exemple 3, 5, 7.
empty-heap = Le tas { $heap } est vide. Écris au moins 1, ou supprime ce tas.
not-a-heap = Pour le tas { $heap }, on lit « { $text } ». Écris des nombres entiers de { $least } à { $most }, par exemple 3, 5, 7.
no-heaps = Une position a au moins un tas.
too-many-heaps = Ici, une position a au plus { $most } tas.
heap-too-large = Ici, un tas a au plus { $most } jetons.
too-many-stones = Ici, une position a au plus { $most } jetons.
take-too-large = La plus grande limite ici est de { $most } jetons par tour.
limit-problem = Écris un nombre entier de 1 à { $most }, ou plusieurs, par exemple 1, 3, 4. Sans limite, laisse le champ vide.
no-move = Aucun tas n’a assez de jetons pour un tour. Agrandis-en un.

against = Adversaire
other-minds = Autres ordinateurs
board = Position
own = Au choix
sizes = Taille des tas
sizes-hint = Jusqu’à 9 tas de 1 à 31 jetons, 60 au plus en tout, par exemple 3, 5, 7
last-stone = Le dernier jeton
limit = Jetons par tour
any = sans limite
limit-hint = « 3 » : de 1 à 3 jetons ; « 1, 3, 4 » : seulement ces nombres.
starts = Qui commence
optional = nom (facultatif)
