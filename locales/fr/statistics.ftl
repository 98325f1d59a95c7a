### L’écran des statistiques et des données.

heading = Stats et données

## Les parties

statistics = Statistiques
nothing-counted = Tu n’as encore terminé aucune partie ici. Après la première, cette page comptera tes parties, tes victoires et tes séries.
play = Jouer une partie
counts = Une partie compte une fois, quand tu la termines ici. Les indices et les coups annulés sont permis.
counts-not = Le parcours, les leçons, les énigmes et les parties entre deux ordinateurs ne comptent pas. Une partie déjà terminée, ouverte par un lien, ne compte pas non plus.

table = Parties par adversaire
opponent = Adversaire
two-people = Deux personnes
whose-wins = victoires du joueur 1 (par lien : les tiennes)
no-game = aucune partie
dash = –

won = gagnées
lost = perdues
streak-now = série en cours
streak-longest = plus longue série

## Leçons et énigmes

learning = Apprendre
part-of = { $part } sur { $whole }
steps-done = étapes du parcours faites
lessons-done = leçons faites
puzzle-grade = niveau des énigmes : « { $grade } »
puzzle-streak = série d’énigmes en cours, en jours
puzzle-streak-longest = plus longue série d’énigmes, en jours

## Export

your-data = Tes données
kept-where = Tout est gardé dans ce navigateur, et nulle part ailleurs. Certains navigateurs suppriment ce qu’une page a enregistré : Safari le fait après sept jours sans visite. Installe la page, ou enregistre tout dans un fichier.
ask-to-keep = Demander de tout garder
agreed = Le navigateur a accepté de tout garder, jusqu’à ce que tu supprimes tes données.
not-agreed = Le navigateur n’a pas accepté. Enregistre tout dans un fichier de temps en temps.
export = Exporter
file = Le fichier texte { $name } contient tes parties, tes réglages, tes statistiques, tes leçons, tes énigmes et l’entraînement de l’apprenti.
left-out =
    { $boards ->
        [one] Il n’y a pas de place pour garder ce que l’apprenti sait de { $boards } position. Il l’oubliera quand tu fermeras cette page.
        [many] Il n’y a pas de place pour garder ce que l’apprenti sait de { $boards } de positions. Il les oubliera quand tu fermeras cette page.
       *[other] Il n’y a pas de place pour garder ce que l’apprenti sait de { $boards } positions. Il les oubliera quand tu fermeras cette page.
    }
save = Tout enregistrer
show-text = Afficher en texte
hide-text = Cacher le texte
text = Texte du fichier, à copier

## Import

import = Importer
choose-file = Un fichier que Nim a enregistré
paste = Ou coller son texte
pasted = Texte du fichier
read = Lire le texte
closed = Tu ne peux rien importer pour l’instant : une version plus récente de Nim a changé les données enregistrées, et cette page n’enregistre rien.
replace-question = Tout remplacer ici ?
holds = Le fichier contient { $things }.
holds-nothing = Le fichier ne contient ni partie terminée ni leçon faite.
replaces = Le fichier remplacera ce qui est ici : { $things }.
replaces-nothing = Il n’y a ici ni partie terminée ni leçon faite à remplacer.
games-finished =
    { $count ->
        [one] { $count } partie terminée
        [many] { $count } de parties terminées
       *[other] { $count } parties terminées
    }
steps =
    { $count ->
        [one] { $count } étape du parcours faite
        [many] { $count } d’étapes du parcours faites
       *[other] { $count } étapes du parcours faites
    }
lessons =
    { $count ->
        [one] { $count } leçon faite
        [many] { $count } de leçons faites
       *[other] { $count } leçons faites
    }
days =
    { $count ->
        [one] une série d’énigmes de { $count } jour
        [many] une série d’énigmes de { $count } de jours
       *[other] une série d’énigmes de { $count } jours
    }
boards =
    { $count ->
        [one] un apprenti entraîné sur { $count } position
        [many] un apprenti entraîné sur { $count } de positions
       *[other] un apprenti entraîné sur { $count } positions
    }
moves =
    { $count ->
        [one] une partie non terminée de { $count } coup
        [many] une partie non terminée de { $count } de coups
       *[other] une partie non terminée de { $count } coups
    }
replace = Remplacer
leave = Garder ce qui est ici
save-first = Enregistrer d’abord
bring-back = Remettre ce qui était ici avant

unchanged = Rien n’a changé ici.
empty = Il n’y a rien à importer. { unchanged }
too-large = Ce fichier est trop grand : Nim lit au plus 5 Mo. { unchanged }
foreign = Ce texte ou ce fichier ne vient pas de Nim. Choisis un fichier enregistré sur cette page, par exemple nim-2026-11-20.txt, ou colle son texte. { unchanged }
other-version = Une autre version de Nim a enregistré ce fichier, au format { $form }, et celle-ci ne peut pas le lire. Si l’autre est plus récente, recharge cette page, puis importe de nouveau le fichier. { unchanged }
damaged = Ce fichier est abîmé et ne peut pas être lu. Essaie avec une autre copie du fichier. { unchanged }
unread = Le navigateur n’a pas pu lire ce fichier. Choisis-le encore une fois, ou colle son texte.
imported = C’est fait. Tout le contenu du fichier est ici.
brought-back = Tout est de nouveau comme avant l’import.

## Supprimer

delete = Supprimer
deletes = Cela supprime de ce navigateur tes parties, tes réglages, tes statistiques, tes leçons, tes énigmes et l’entraînement de l’apprenti. Tu ne pourras pas revenir en arrière.
delete-everything = Tout supprimer
really-delete = Vraiment tout supprimer ? Ce que tu n’as pas enregistré dans un fichier sera perdu.
yes-delete = Oui, tout supprimer
cancel = Non, garder
deleted = Tout est supprimé. Cette page est comme à ta première visite.

## Données mises de côté

aside = Données mises de côté
set-aside = Des données enregistrées plus tôt ont été mises de côté : elles étaient illisibles, ou la page s’est arrêtée plusieurs fois avec elles. Tu peux les enregistrer dans un fichier pour les regarder. Si la page s’est arrêtée avec elles, tu peux importer ce fichier ici.
save-aside = Les enregistrer dans un fichier
delete-aside = Les supprimer
really-delete-aside = Vraiment supprimer les données mises de côté ? Ce que tu n’as pas enregistré dans un fichier sera perdu.
yes-delete-aside = Oui, les supprimer
aside-deleted = Les données mises de côté sont supprimées.
