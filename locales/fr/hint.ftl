### Les trois indices pour un coup, et pourquoi un coup gagne ou non.
### La ligne d’état a de la place pour 110 caractères, une raison pour 18 mots.

## Le premier et le deuxième indice

look-at = Regarde le tas { $heap }.
take-from =
    { $take ->
        [one] Prends { $take } jeton dans le tas { $heap }.
        [many] Prends { $take } de jetons dans le tas { $heap }.
       *[other] Prends { $take } jetons dans le tas { $heap }.
    }
no-move-wins = Ici, aucun coup ne gagne.
no-move-wins-yet = Aucun coup ne gagne si ton adversaire ne fait pas d’erreur. Mais il peut en faire une.

## Pourquoi un coup gagne : la position qu’il laisse, et comment continuer
## Au plus 18 mots par phrase, ici et dans les deux parties suivantes.

takes-the-last = Ce coup prend le dernier jeton, et qui le prend gagne.
leaves-the-last = Ce coup laisse le dernier jeton à ton adversaire, et qui le prend perd.
leaves-even = Ce coup laisse { $stones } jetons isolés, un nombre pair : tu prendras le dernier.
leaves-odd = Ce coup laisse { $stones } jetons isolés, un nombre impair : ton adversaire prendra le dernier.
leaves-even-turns = Un jeton par tour, et il en reste { $stones }, un nombre pair : tu prendras le dernier.
leaves-odd-turns = Un jeton par tour, et il en reste { $stones }, un nombre impair : ton adversaire prendra le dernier.
leaves-twins =
    { $last ->
        [misere] Ce coup laisse deux tas de { $stones } : copie chaque réponse, et laisse un jeton à la fin.
       *[normal] Ce coup laisse deux tas de { $stones } : copie chaque réponse dans l’autre tas.
    }
leaves-multiple = Ce coup laisse { $stones }, un multiple de { $period } : complète chaque réponse à { $period } jetons.
leaves-one-above = Ce coup laisse { $stones }, soit 1 de plus qu’un multiple de { $period } : complète chaque réponse à { $period }.
leaves-multiples = Ce coup ne laisse que des multiples de { $period } : complète chaque réponse à { $period } dans son tas.
can-answer-all = Après ce coup, tu peux répondre à chaque coup de ton adversaire et gagner.
leaves-paired =
    { $last ->
        [misere] Ce coup donne un partenaire à chaque bloc : continue jusqu’à ce qu’un seul tas dépasse 1.
       *[normal] Ce coup donne un partenaire à chaque bloc : après chaque réponse, refais les paires.
    }
leaves-sum-zero =
    { $last ->
        [misere] La somme de Nim devient 0 : garde-la à 0 jusqu’à ce qu’un seul tas dépasse 1.
       *[normal] La somme de Nim devient 0, et tu pourras la ramener à 0 après chaque réponse.
    }

## La position que laisse un coup gagnant, ou dans laquelle aucun coup ne gagne, avec une limite

odd-ones = Si on divise par { $period }, un nombre impair de tas donnent le reste 1, les autres 0.
paired-remainders = Si on divise par { $period }, chaque bloc des restes a un partenaire.
sum-zero-of-remainders = Si on divise par { $period }, la somme de Nim des restes vaut 0.

## Pourquoi aucun coup ne gagne, dit à celui qui doit jouer

must-take-the-last = Tu dois prendre le dernier jeton, et qui le prend perd.
even-stones = Il reste { $stones } jetons isolés, un nombre pair : ton adversaire prendra le dernier.
odd-stones = Il reste { $stones } jetons isolés, un nombre impair : tu prendras le dernier.
even-turns = Un jeton par tour, et il en reste { $stones }, un nombre pair : ton adversaire prendra le dernier.
odd-turns = Un jeton par tour, et il en reste { $stones }, un nombre impair : tu prendras le dernier.
twins =
    { $last ->
        [misere] Les deux tas sont égaux : ton adversaire peut te copier et te laisser un jeton.
       *[normal] Les deux tas sont égaux : ton adversaire peut copier chacun de tes coups.
    }
multiple = { $stones } est un multiple de { $period } : ton adversaire peut compléter chaque coup à { $period }.
one-above = { $stones } est 1 de plus qu’un multiple de { $period } : ton adversaire complète chaque coup à { $period }.
multiples = Tous les tas sont des multiples de { $period } : ton adversaire peut compléter chaque coup à { $period }.
opponent-can-answer-all = Ici, ton adversaire peut répondre à tous tes coups et gagner.
paired = Chaque bloc a un partenaire, et chaque coup casse une paire.
sum-zero = La somme de Nim vaut 0, et chaque coup la change.

## Les réponses à un coup qui ne gagne pas

last-stone-loses = Ce coup prend le dernier jeton, et qui le prend perd.
answers =
    { $mistakes ->
        [0] Toutes les réponses font gagner ton adversaire.
        [one] { $mistakes } réponse sur { $answers } te ferait gagner.
        [many] { $mistakes } de réponses sur { $answers } te feraient gagner.
       *[other] { $mistakes } réponses sur { $answers } te feraient gagner.
    }
