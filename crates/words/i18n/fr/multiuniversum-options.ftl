### Multiuniversum : ce qu’une table peut choisir, et ce qui peut ne pas y aller.

## Les options, chacune avec une phrase

mu-option-players = Nombre de places
mu-option-players-text = En solo, on joue contre la machine ; de deux à cinq, on s’affronte.
mu-option-preset = Édition
mu-option-preset-text = Le livret qui décide quand il y a encore égalité à la toute fin.
mu-option-scoring = Score
mu-option-scoring-text = Ce qui compte à la fin de la partie.
mu-option-short = Jeu court
mu-option-short-text = Un portail quitte chaque pile, sans être vu, avant que la partie commence.
mu-option-used-tools = Outils dépensés
mu-option-used-tools-text = Le moment où les outils dépensés pour sceller vont à la défausse.
mu-option-stalemate-rounds = Tours de table sans portail scellé
mu-option-stalemate-rounds-text = Après autant de tours de table d’affilée où aucun portail n’a été scellé, la partie se termine et l’on compte les scores.
mu-option-starter = Premier tour
mu-option-starter-text = Qui joue le premier tour ; on continue dans le sens des aiguilles d’une montre.
mu-option-colours = Couleurs
mu-option-colours-text = Un scientifique commence sur le transformateur de sa couleur.
mu-option-born = Dates de naissance
mu-option-born-text = Elles départagent la dernière égalité dans l’édition française ; s’il en manque une, les personnes à égalité partagent.
mu-option-memory-aid = Aide-mémoire
mu-option-memory-aid-text = L’écran montre ce que l’on a vu et dont on pourrait se souvenir.

## Leurs valeurs

mu-preset-en = Anglaise
mu-preset-en-text = En cas d’égalité jusqu’au bout, la victoire est partagée.
mu-preset-fr = Française
mu-preset-fr-text = En cas d’égalité jusqu’au bout, la personne la plus âgée gagne.
mu-scoring-standard = Normal
mu-scoring-standard-text = Les portails, moins 1 par outil inutilisé, plus les sets d’icônes.
mu-scoring-basic = Simplifié
mu-scoring-basic-text = Les portails, moins 1 par outil inutilisé, sans sets : pour une première partie.
mu-scoring-deadly = Portails mortels
mu-scoring-deadly-text = On perd ses portails dont l’icône est encore visible sur la table à la fin ; il n’y a pas de sets.
mu-used-tools-at-once = Tout de suite
mu-used-tools-at-once-text = Les outils dépensés vont à la défausse pendant l’action Sceller.
mu-used-tools-end-of-turn = À la fin du tour
mu-used-tools-end-of-turn-text = Les outils dépensés attendent dans la zone de jeu jusqu’à la fin du tour.

## Ce qui n’y va pas

mu-bad-players = Multiuniversum se joue de 1 à 5, pas à { $found }.
mu-bad-colour-count = Il faut { $expected } couleurs, une par laboratoire, mais il y en a { $found }.
mu-bad-colour-twice = La couleur { $colour } est donnée à deux laboratoires.
mu-bad-starter = Le siège { $seat } ne peut pas commencer : il est vide.
mu-bad-stalemate-rounds = La partie peut se terminer après 1 à 99 tours de table sans portail scellé, pas { $found }.
mu-bad-birth-dates = Il y a plus de dates de naissance ({ $found }) que de places.
mu-bad-date = « { $found } » n’est pas une date comme 1970-12-31.
mu-bad-preset = Il n’y a pas d’édition « { $found } » : choisissez en ou fr.
mu-bad-variant = Il n’y a pas de variante « { $found } » : choisissez standard, basic, deadly ou short.
mu-bad-used-tools = Les outils dépensés ne peuvent pas être défaussés « { $found } » : choisissez at-once ou end-of-turn.
