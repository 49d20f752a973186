### Ce que tous les jeux partagent.

## Les jeux

game-multiuniversum = Multiuniversum
game-multiverse = Multiverse

## Qui

name-you = Vous
name-seat = Siège { $seat }
name-player = Joueur { $seat }
# Le joueur virtuel du jeu solo, dans une phrase et à son début.
name-machine = la machine
name-machine-first = La machine
bot-random = Au hasard
bot-sensible = Raisonnable
bot-greedy = Gourmand
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert

# Joint le dernier de plusieurs noms à ceux qui précèdent.
list-last = { $before } et { $last }
# Quelque chose, et ce qu’on en dit.
list-titled = { $title } : { $text }

## Avant la partie

setup-new = Nouvelle partie
setup-start = Commencer
setup-language = Langue
setup-variant = Plus d’options
setup-game = Jeu
setup-bots = Niveau des robots
level-easy = Aimable, et un peu distrait.
level-medium = Réfléchit, mais pas longtemps.
level-hard = Réfléchit avec soin.
level-expert = Réfléchit le plus longtemps, et peu lui échappe.
setup-players =
    { $players ->
        [1] 1 joueur
       *[other] { $players } joueurs
    }

## À la table

table-your-turn = À vous de jouer
table-waiting = On attend { $names }
table-round = Tour de table { $round }
table-actions-left =
    { $count ->
        [one] Encore { $count } action
       *[other] Encore { $count } actions
    }
table-take-back = Annuler
table-no-take-back = On ne peut pas reprendre ce qui a été montré, pioché, ou suivi d’une autre action.
table-log = Ce qui s’est passé
table-hand = Main
table-hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-draw-pile = Pioche
table-discard-pile = Défausse
table-card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Le cours de toute partie
## $you vaut "yes" si c’est la personne qui regarde ; $player est le nom de quelqu’un.

event-round-began = Le tour de table { $round } commence.
event-turn-began =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $player } de jouer.
    }

## Pourquoi une action ou un tirage ne peut pas venir maintenant

illegal-over = La partie est terminée.
illegal-turn = Pas maintenant : on attend { $names }.
illegal-chance = Pas maintenant : c’est d’abord au hasard de décider.
illegal-impossible = Cela ne peut pas arriver ici.
illegal-not-offered = Ce n’est pas un des choix possibles maintenant.

## Après la partie

table-game-over = Partie terminée
table-play-again = Rejouer
score-sheet = Score final
score-total = Total
score-place = Rang
result-you = Victoire !
result-one = { $name } gagne.
result-shared = { $names } partagent la victoire.
result-shared-you = Vous partagez la victoire avec { $names }.
result-draw = Égalité.

# What somebody is called who has not said it; the number tells two of them apart.
guest-name = Invité { $number }
