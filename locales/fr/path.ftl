### Le parcours : douze courtes étapes jusqu’à la stratégie. Sur un passage entier, les phrases doivent rester courtes.

heading = Apprendre à gagner
about = Douze courtes étapes d’une ou deux minutes.
steps = Étapes
step-of = Étape { $step } sur { $all }
step-title = { $step }. { $name }
begin = Commencer
go-on = Continuer
all-done = Tu connais la stratégie.
done-mark = Faite
leave = Toutes les étapes
rule = Règle
minutes-left =
    { $count ->
        [one] encore { $count } minute environ
        [many] encore { $count } de minutes environ
       *[other] encore { $count } minutes environ
    }
deeper-about = Preuve, binaire, limites, arbres de jeu, histoire
teachers = Pour les enseignants
no-step = Il n’y a pas d’étape « { $text } ». Écris une étape de 1 à 12.

## Les parties du parcours, et le sujet de chacune

part-name =
    { $path-part ->
        [singles] Les { -derniers } { -jetons }
        [pairs] Copier
        [blocks] Blocs et partenaires
       *[game] La partie entière
    }
part-about =
    { $path-part ->
        [singles] Qui prend { -le-dernier } { -jeton } ?
        [pairs] Deux tas égaux, puis des paires de tas
        [blocks] Pourquoi 1, 2, 4 et 8
       *[game] Gagner avec de l’aide, puis sans
    }

## Les noms des étapes

name-1 = { -Jetons } { -isoles }
name-2 = Un tas plus grand
name-3 = Exercice : { -jetons } { -isoles }
name-4 = Copier
name-5 = Copier jusqu’au bout
name-6 = Exercice : copier
name-7 = Paires de tas
name-8 = Blocs
name-9 = Exercice : blocs
name-10 = Partenaires
name-11 = Exercice : partenaires
name-12 = Sans aide

## Étape 1

takes-last-wrong = Regarde qui prend { -quel } { -jeton }.

## Étape 5

## Étape 12

game-with-blocks-hint = Ne laisse aucun bloc sans partenaire.

## Exercices

right-of = Bonnes réponses : { $right }, il en faut { $needed }
largest-first = Commence par le plus grand bloc possible : { $size }.
blocks-shown = Les partenaires portent la même lettre. Un bloc en pointillé n’a pas de partenaire.
help-on-request = Maintenant, sans aide.
practice-done = Juste. Tu sais faire !
helped-right = Juste, avec de l’aide.
later-right = Juste. Seul le premier essai donne une coche.

## Réponses fausses

wrong = Ce n’est pas juste.

watch = Regarde la réponse de l’ordinateur.
has-answers = L’ordinateur a une réponse à chacun de tes coups.
singles-lose =
    { $stones ->
        [one] Il reste { -un } { -jeton } :
        [many] Il reste { $stones } { -de-jetons } { -isoles } :
       *[other] Il reste { $stones } { -jetons } { -isoles } :
    } { $last ->
        [misere] tu dois prendre { -le-dernier }.
       *[normal] l’ordinateur prend le dernier.
    }
copied = Deux tas de { $stones } : { $last ->
        [misere] l’ordinateur te copie, ou te laisse { -un } { -jeton }.
       *[normal] l’ordinateur te copie.
    }
a-move-wins = Ici, un coup gagne. Regarde encore.
unequal = Les tas ne sont pas égaux.
block-is-alone = Un bloc au moins est seul.
one-heap-above = Un seul tas a plus d’{ -un } { -jeton }.
no-partner = Il reste un bloc de { $size } sans bloc égal.
twice = Un tas a deux blocs de { $size }.
no-block = { $size } n’est ni 1, ni 2, ni 4, ni 8.
no-pair = { $first } et { $second } ne sont pas égaux.
gave-away = Après ce coup, l’ordinateur peut gagner.
game-lost = Tu as perdu. Essaie encore.
win-alone = Tu as gagné, mais après une erreur. Gagne encore une fois, sans erreur.
shown = Voici la réponse.

## Boutons

next = Suivant
next-step = Étape suivante
try-real = Essayer pour de vrai
no-move = Aucun ne gagne
check = Vérifier
show = Montrer
help = Aide
now-you = À toi
take-back = Annuler le coup
play-on = Continuer

## Le plateau avec les blocs

cut-here = Découper le tas { $heap } en { $below } et { $above }
join-here = Recoller { $below } et { $above } dans le tas { $heap }
block-alone = Bloc de { $size } dans le tas { $heap }, seul
block-paired = Bloc de { $size } dans le tas { $heap }, partenaire dans { $partner }

## La fin du parcours

strategy =
    { $last ->
        [misere] Si deux tas ou plus dépassent 1, ne laisse aucun bloc sans partenaire. Sinon, laisse un nombre impair { -de-jetons } { -isoles }.
       *[normal] Ne laisse aucun bloc sans partenaire, jusqu’{ -au-dernier } { -jeton }.
    }
what-a-block-is = Un bloc compte 1, 2, 4, 8 ou 16 jetons. Les blocs d’un tas sont tous différents.
what-partners-are = Deux blocs égaux dans des tas différents sont partenaires.
learn-it = Apprendre
beat-perfect = Battre l’ordinateur parfait
