### Les réglages.

## Couleurs

theme-name =
    { $theme ->
        [auto] Auto
        [light] Clair
       *[dark] Sombre
    }

## Ce qui est posé sur le plateau

look-name =
    { $look ->
        [stones] Jetons
        [matches] Allumettes
       *[coins] Pièces
    }

## La vitesse de l’ordinateur

pace-name =
    { $pace ->
        [fast] Rapide
        [usual] Normale
       *[slow] Lente
    }

## Interrupteurs : leur nom, et ce qu’ils font

switch-name =
    { $switch ->
        [calm] Moins de mouvement
        [sound] Son
        [vibration] Vibration
        [one-tap] Prendre d’un seul appui
        [shortcuts] Raccourcis clavier
        [hints] Indices
        [undo] Annuler
       *[daily] Pastille sur Énigmes
    }
switch-does =
    { $switch ->
        [calm] Les jetons s’effacent au lieu de bouger
        [sound] Un tic à chaque choix, un clac pour chaque jeton
        [vibration] Si l’appareil peut vibrer
        [one-tap] Un seul appui prend le jeton et ceux du dessus
        [shortcuts] U annuler, R refaire, H indice, N nouvelle partie, ? comment jouer
        [hints] Un bouton qui montre un indice
        [undo] Des boutons pour annuler et refaire
       *[daily] Dans le menu, tant que l’énigme du jour t’attend
    }

## Titres

settings = Réglages
theme = Couleurs
look = Apparence des jetons
pace = Vitesse de l’ordinateur

## La langue

language = Langue
of-browser = Comme le navigateur
