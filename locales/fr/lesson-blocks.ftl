### Leçon 3 : on découpe les tas en blocs, et les blocs égaux forment des paires.

## Des paires de blocs

blocks-name = Des paires de blocs
blocks-promise = Repère d’un coup d’œil les blocs sans partenaire.
blocks-moral = Découpe chaque tas en blocs, et forme des paires de blocs égaux. Additionne les blocs sans partenaire : c’est la somme de Nim. Si chaque bloc a un partenaire, la somme de Nim vaut zéro.

## Des paires de blocs : Découpe un tas

cut-a-heap = Découpe un tas
cut-a-heap-ask = Comment copier avec trois tas ? Découpe d’abord chaque tas en blocs de { $sizes }. Commence par le plus grand bloc possible, et n’utilise chaque taille qu’une fois. Quel est le plus grand bloc d’un tas de { $size-a } ?
cut-a-heap-right = { $size-a } = { $cut-a }. Si on n’utilise chaque taille qu’une fois, il n’y a qu’une façon de découper un tas.
cut-a-heap-wrong = Parmi { $sizes }, choisis le plus grand bloc qui tient dans { $size-a }.

## Des paires de blocs : Découpe un autre tas

cut-another-heap = Découpe un autre tas
cut-another-heap-ask = Découpe maintenant un tas de { $size-a }. Combien de blocs obtiens-tu ?
cut-another-heap-right = { $size-a } = { $cut-a }.
cut-another-heap-wrong = Parmi { $sizes }, commence par le plus grand bloc possible. Puis découpe le reste. N’utilise chaque taille qu’une fois.

## Des paires de blocs : Les blocs égaux vont par paires

equal-blocks-pair-up = Les blocs égaux vont par paires
equal-blocks-pair-up-ask = Deux tas égaux sont partenaires. Deux blocs égaux de tas différents le sont aussi. Tas A : { $size-a } = { $cut-a }. Tas B : { $size-b } = { $cut-b }. Appuie sur un bloc, puis sur son partenaire.
equal-blocks-pair-up-right = Seul le bloc de { $top } n’a pas de partenaire. Sans ce bloc, les tas seraient égaux.

## Des paires de blocs : Trois tas

three-heaps = Trois tas
three-heaps-ask = Voici les tas { $heaps }. Forme autant de paires de blocs que tu peux.
three-heaps-right = Il y a { $ones } blocs de 1. Deux forment une paire, et il en reste un sans partenaire. Additionne les blocs sans partenaire : c’est la somme de Nim. Ici, elle vaut { $sum }.

## Des paires de blocs : Quatre tas

four-heaps = Quatre tas
four-heaps-ask = Voici les tas { $heaps }. Forme autant de paires de blocs que tu peux.
four-heaps-right = Chaque bloc a un partenaire. La somme de Nim vaut donc { $sum }.

## Des paires de blocs : De tête

pair-in-your-head = De tête
pair-in-your-head-ask = Voici les tas { $heaps }. Découpe-les de tête. Chaque bloc a-t-il un partenaire ?
pair-in-your-head-answer-1 = Oui
pair-in-your-head-answer-2 = Non
pair-in-your-head-miss-2 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Chaque bloc y est deux fois.
pair-in-your-head-right = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Chaque bloc y est deux fois.

## Des paires de blocs : Et ici ?

and-here = Et ici ?
and-here-ask = Voici les tas { $heaps }. Chaque bloc a-t-il un partenaire ?
and-here-answer-1 = Oui
and-here-miss-1 = { $size-a } = { $cut-a }, { $size-b } = { $cut-b }, { $size-c } = { $cut-c }. Le bloc de { $top } n’a pas de partenaire. Regarde le coup qui prend ce bloc.
and-here-answer-2 = Non
and-here-right = Le bloc de { $top } est sans partenaire. La somme de Nim vaut donc { $sum }.
