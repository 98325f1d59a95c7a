### Le parcours : douze courtes étapes jusqu’à la stratégie. Sur un passage entier, les phrases doivent rester courtes.

heading = Apprendre à gagner
about = Douze courtes étapes, environ dix minutes. Tu apprends en manipulant les jetons.
steps = Étapes
step-of = Étape { $step } sur { $all }
step-title = { $step }. { $name }
begin = Commencer
go-on = Continuer
all-done = Tu connais la stratégie.
done-mark = Faite
leave = Toutes les étapes
rule = Règle
rule-name =
    { $last ->
        [misere] Dernier jeton perdant
       *[normal] Dernier jeton gagnant
    }
practise = S’exercer
due = À revoir
deeper = Aller plus loin
deeper-about = Preuve, binaire, limites, arbres de jeu, histoire
teachers = Pour les enseignants
no-step = Il n’y a pas d’étape « { $text } ». Écris une étape de 1 à 12.
no-practice = Il n’y a pas d’exercice « { $text } ». Écris singles, copy, cut, pairs ou limits.

## Les noms des étapes

name-1 = Jetons isolés
name-2 = Un tas plus grand
name-3 = Exercice : jetons isolés
name-4 = Copier
name-5 = Copier jusqu’au bout
name-6 = Exercice : copier
name-7 = Blocs
name-8 = Exercice : blocs
name-9 = Partenaires
name-10 = Exercice : partenaires
name-11 = Une partie entière
name-12 = Sans aide

## Les noms des savoirs

skill-singles = Jetons isolés
skill-copy = Copier
skill-cut = Blocs
skill-pairs = Partenaires
skill-limits = Limites

## Étape 1

four-singles =
    { $last ->
        [misere] Tu en prends un, l’ordinateur en prend un : qui doit prendre le dernier ?
       *[normal] Tu en prends un, l’ordinateur en prend un : qui aura le dernier ?
    }
try-it = Appuie sur les jetons pour essayer.
you = Toi
computer = L’ordinateur
four-singles-right =
    { $last ->
        [misere] L’ordinateur prend le dernier jeton et perd.
       *[normal] L’ordinateur prend le dernier jeton et gagne.
    }
three-singles =
    { $last ->
        [misere] Et avec trois ? Qui doit prendre le dernier ?
       *[normal] Et avec trois ? Qui aura le dernier ?
    }
three-singles-right =
    { $last ->
        [misere] Tu le prends et tu perds. Laisse donc à l’ordinateur un nombre impair de jetons isolés.
       *[normal] Tu le prends et tu gagnes. Laisse donc à l’ordinateur un nombre pair de jetons isolés.
    }
takes-last-wrong = Regarde qui prend quel jeton.
reader-took-last = Tu as pris le dernier jeton.

## Étape 2

leave-singles =
    { $last ->
        [misere] Laisse un nombre impair de jetons isolés.
       *[normal] Laisse un nombre pair de jetons isolés.
    }
how-to-choose = Appuie sur un jeton : il part avec tous ceux du dessus.
two-beside-right =
    { $last ->
        [misere] Il en reste trois. L’ordinateur prendra le dernier.
       *[normal] Il en reste deux. Tu prendras le dernier.
    }
one-beside-right =
    { $last ->
        [misere] Il en reste un, et l’ordinateur doit le prendre.
       *[normal] Il en reste deux. Tu prendras le dernier.
    }
alone = Un seul tas. Que laisses-tu ?
single-stone = Un jeton isolé est un tas de 1.
alone-right =
    { $last ->
        [misere] Un jeton : un nombre impair.
       *[normal] Rien : tu as pris le dernier jeton.
    }

## Étape 4

copy = L’ordinateur en a pris { $stones } dans A : fais pareil dans B.
keep-equal = Deux tas égaux forment une paire : garde-les égaux.
copy-right = De nouveau deux tas égaux.
copy-again = L’ordinateur en a pris { $stones } dans A. Est-ce que tu copies ?
copy-again-right =
    { $last ->
        [misere] Copier laisserait deux jetons isolés, un nombre pair. Il faut donc en laisser un.
       *[normal] Copier laisse deux jetons isolés, un nombre pair.
    }
heap-gone = L’ordinateur a pris tout le tas A. Et toi ?
heap-gone-right =
    { $last ->
        [misere] Si copier ne laisse que des jetons isolés, ou rien, laisse un nombre impair de jetons isolés.
       *[normal] En copiant, tu prends le dernier jeton. Copie donc jusqu’au bout.
    }

## Étape 5

make-equal = Forme une paire : laisse deux tas égaux.
make-equal-right =
    { $last ->
        [misere] Maintenant, copie, sauf si copier ne laisse que des jetons isolés.
       *[normal] Maintenant, copie chaque coup.
    }
equal-already = Les tas sont déjà égaux. Quel coup gagne ?
or-none = Tu peux aussi dire qu’aucun coup ne gagne.
equal-already-right = Aucun coup ne gagne : l’ordinateur a une réponse à chacun.
two-heaps = Gagne cette partie.
light = Aide : prends-en { $take } dans { $heap }.
computer-took = L’ordinateur en a pris { $take } dans { $heap }.
two-heaps-right = Tu as gagné.

## Étape 7

cut-freely = Découpe le tas C pour que chaque bloc trouve un partenaire.
how-to-cut = Appuie sur un jeton : on découpe juste en dessous.
cut-freely-right = Un seul coup prend les deux 3. Donc jamais deux blocs égaux dans un tas.
cut-again = Découpe C en blocs de 1, 2, 4 ou 8, tous différents.
how-to-join = Appuie encore sur le même jeton pour recoller.
cut-again-right = Le 4 et le 2 ont chacun un partenaire.
cut-three = Découpe les trois tas en 1, 2, 4 ou 8, sans deux blocs égaux dans un tas.
cut-three-right = Sans compter l’ordre, chaque tas ne se découpe ainsi que d’une façon.

## Étape 9

join-all = Relie les partenaires : appuie sur deux blocs égaux.
join-all-right = Tous les blocs vont par paires. Celui qui joue casse une paire.
join-some = Ici aussi, relie les partenaires.
join-some-right = Un bloc est seul : tu peux donc gagner.
take-lone = Prends le bloc qui est seul.
take-lone-right = L’ordinateur doit casser une paire.
mend-two = Change un seul tas pour que tous les blocs aillent par paires.
mend-two-right = Le 2 est devenu un 1, qui a un partenaire.
mend-eight = Change un seul tas pour que tous les blocs aillent par paires.
mend-eight-hint = Choisis le tas du plus grand bloc seul. Laisses-y les partenaires qui manquent aux autres.
mend-again = Encore une fois.
mend-again-hint = Quels partenaires manquent aux autres ?
mend-again-right = C garde 4, 2 et 1.
mend-eight-right = Il manquait un partenaire au 2 de B : C garde donc 2.
one-above = Un seul tas dépasse 1. Compte de nouveau les jetons isolés.
one-above-right = D’abord les paires. Puis, si un seul tas dépasse 1, un nombre impair de jetons isolés.

## Étapes 11 et 12

game-with-blocks = Gagne contre un ordinateur qui ne fait pas d’erreur.
game-with-blocks-hint = Laisse un partenaire à chaque bloc.
game-alone = Gagne encore. Cette fois, les blocs ne sont pas dessinés.
game-right = Tu as gagné.
game-alone-right =
    { $last ->
        [misere] Tu as gagné. D’abord les paires, puis un nombre impair de jetons isolés.
       *[normal] Tu as gagné. Laisse un partenaire à chaque bloc.
    }

## Exercices

right-of = Bonnes réponses : { $right }, il en faut { $needed }
find-or-none = Trouve le coup qui gagne, ou dis qu’il n’y en a pas.
find-with-limit = Prends-en au plus { $most }. Trouve le coup qui gagne, ou dis qu’il n’y en a pas.
cut-one = Découpe le tas en 1, 2, 4 ou 8, tous différents.
largest-first = Commence par le plus grand bloc possible : { $size }.
blocks-shown = Les traits et les nombres égaux montrent les partenaires. Un bloc en pointillé est seul.
limit-rule =
    { $last ->
        [misere] Laisse 1 de plus qu’un multiple de { $period }.
       *[normal] Laisse un multiple de { $period }.
    }
help-on-request = Maintenant, sans aide.
help-hidden = Encore une fois sans aide.
practice-right = Juste.
practice-done = Juste, tu sais faire.
helped-right = Juste, avec de l’aide.
row-ended = Ta série recommence.

## Réponses fausses

wrong = Ce n’est pas juste.

watch = Regarde la réponse de l’ordinateur.
computer-took-last = L’ordinateur a pris le dernier jeton.
now-you-move = C’est à toi de jouer.
none-won = Ici, aucun coup ne gagne.
a-move-wins = Ici, un coup gagne. Regarde encore.
no-partner = { $size } n’a pas de partenaire.
twice = { $size } est deux fois dans le même tas.
no-block = { $size } n’est ni 1, ni 2, ni 4, ni 8.
no-pair = { $first } et { $second } ne sont pas égaux.
slip = Après ce coup, l’ordinateur peut gagner.
game-lost = Tu as perdu. Essaie encore.
shown = Voici la réponse.

## Boutons

next = Suivant
next-step = Étape suivante
try-real = Essayer pour de vrai
no-move = Aucun ne gagne
check = Vérifier
show = Montrer
help = Aide
again = Réessayer
now-you = À toi
take-back = Annuler le coup
play-on = Continuer
play = Jouer

## Le plateau avec les blocs

cut-here = Découper le tas { $heap } en { $below } et { $above }
join-here = Recoller { $below } et { $above } dans le tas { $heap }
block-alone = Bloc de { $size } dans le tas { $heap }, seul
block-paired = Bloc de { $size } dans le tas { $heap }, partenaire dans { $partner }
