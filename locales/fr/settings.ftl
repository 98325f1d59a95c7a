### Les réglages.

## Couleurs

auto = Auto
light = Clair
dark = Sombre

## Ce qui est posé sur le plateau

stones = Jetons
matches = Allumettes
coins = Pièces

## La vitesse de l’ordinateur

fast = Rapide
usual = Normale
slow = Lente

## Interrupteurs : leur nom, et ce qu’ils font

calm = Moins de mouvement
calm-does = Les jetons s’effacent au lieu de bouger
sound = Son
sound-does = Un tic à chaque choix, un clac pour chaque jeton
vibration = Vibration
vibration-does = Si l’appareil peut vibrer
one-tap = Prendre d’un seul appui
one-tap-does = Un appui prend le jeton et tous ceux du dessus
shortcuts = Raccourcis clavier
shortcuts-do = U annuler, R refaire, H indice, N nouvelle partie, ? comment jouer
hints = Indices
hints-do = Un bouton qui montre un indice
undo = Annuler
undo-does = Des boutons pour annuler et refaire

## Titres

settings = Réglages
theme = Couleurs
look = Apparence des jetons
pace = Vitesse de l’ordinateur

## La langue

language = Langue
of-browser = Comme le navigateur
