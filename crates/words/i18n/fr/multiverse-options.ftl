### Multiverse : ce qu’une table peut choisir, et ce qui peut ne pas y aller.

## Les options, chacune avec une phrase

mv-option-players = Nombre de places
mv-option-players-text = On s’affronte de deux à six.
mv-option-stability = Probabilité de STABILITÉ
mv-option-stability-text = À quelle fréquence le multi-cube montre STABILITÉ : une fraction comme 1/2.
mv-option-encounters = Rencontres
mv-option-encounters-text = Visiter un monde qui correspond est un choix, ou une obligation.
mv-option-stalemate-rounds = Tours de table sans capture
mv-option-stalemate-rounds-text = Après autant de tours de table d’affilée où aucun jeton n’a été capturé, la partie se termine et l’on compte les scores.
mv-option-starter = Premier tour
mv-option-starter-text = Qui joue le premier tour et commence avec le sceptre de bois ; on continue dans le sens des aiguilles d’une montre.
mv-option-memory-aid = Aide-mémoire
mv-option-memory-aid-text = L’écran montre ce que l’on a vu et dont on pourrait se souvenir.

## Leurs valeurs

mv-encounters-may = Au choix
mv-encounters-may-text = Vous pouvez renoncer à visiter un monde.
mv-encounters-must = Obligatoires
mv-encounters-must-text = Vous visitez chaque monde qui correspond à votre panneau.

## Ce qui n’y va pas

mv-bad-players = Multiverse se joue de 2 à 6, pas à { $found }.
mv-bad-starter = Le siège { $seat } ne peut pas commencer : il est vide.
mv-bad-stalemate-rounds = La partie peut se terminer après 1 à 250 tours de table sans capture, pas { $found }.
mv-bad-stability = La probabilité de STABILITÉ est une fraction entre 0 et 1 comme 1/2, en millièmes au plus, pas « { $found } ».
mv-bad-encounters = Les rencontres ne peuvent pas être « { $found } » : choisissez may ou must.
