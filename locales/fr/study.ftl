### Les écrans où l’on étudie des positions, et les passages de l’un à l’autre.

title = { $screen } – Nim
title-of-board = { $screen } : { $heaps } – Nim

screens = Étudier
analysis = Analyse
tree = Arbre de jeu
play-board = Jouer cette position
to-game = Retour à la partie
moves = Coups
learn = Apprendre
puzzles = Énigmes
review = Bilan
review-so-far = Revoir les coups joués
panel = Analyse et coups
whole = Ouvrir toute l’analyse
