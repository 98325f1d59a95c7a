### Ce que le navigateur garde d’une visite.

kept = Ancienne partie enregistrée.
go-back = Revenir
go-back-to-game = Revenir à ton ancienne partie

## Les données enregistrées

back = Revenir à la dernière partie
damaged = Les données enregistrées, illisibles, sont mises de côté.
save-copy = Enregistrer une copie
newer = Une version plus récente de Nim a écrit les données enregistrées. Cette page les laisse telles quelles et n’enregistre rien. Recharge la page pour avoir la version la plus récente.
refused = Ce navigateur n’enregistre rien pour cette page. Tu peux jouer, mais la partie disparaît quand tu quittes la page.
full = Le navigateur n’a plus de place pour enregistrer cette partie. Tu peux continuer à jouer. Les données déjà enregistrées restent.

## La langue

language-missing = Cette langue n’a pas pu être chargée. Vérifie la connexion.
