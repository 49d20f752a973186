### Multiuniversum : ce qui ne va pas dans un fichier de paquet. Un mot entre guillemets est dans le fichier tel quel.

mu-fault = Ligne { $line } : { $fault } ({ $rule })

## Quelle partie du fichier

mu-fault-deck = paquet
mu-fault-cards = cartes
mu-fault-card = carte { $number }
mu-fault-icon = icône { $number }
mu-fault-portal = portail { $number }

## Types de valeurs

mu-fault-type-text = un texte entre guillemets
mu-fault-type-number = un nombre entier
mu-fault-type-fraction = un nombre à virgule
mu-fault-type-truth = true ou false
mu-fault-type-date = une date
mu-fault-type-list = une liste
mu-fault-type-table = un tableau

## Les défauts

mu-fault-syntax = pas du TOML à la colonne { $column } : { $message }
mu-fault-unreadable = pas un paquet en JSON à la colonne { $column } : { $message }
mu-fault-missing-key = { $place } : { $key } manque
mu-fault-unknown-key = { $place } : la clé « { $key } » est inconnue
mu-fault-wrong-type = { $place } : { $key } devrait être { $expected }, pas { $found }
mu-fault-duplicate-key = { $place } : même clé que { $first } : « { $key } »
mu-fault-bad-key = { $place } : « { $key } » n’est pas une clé de 1 à 24 lettres a-z, chiffres et traits d’union
mu-fault-empty-text = { $place } : { $key } est vide
mu-fault-long-text = { $place } : { $key } a { $length } caractères, { $most } au plus
mu-fault-control = { $place } : { $key } contient un retour à la ligne ou un autre caractère de contrôle
mu-fault-card-count = cartes : { $found }, au lieu de 50
mu-fault-slot-count = cases de la carte { $card } : { $found }, au lieu de 5
mu-fault-unknown-action = carte { $card }, case { $slot } : « { $word } » n’est pas une action
mu-fault-action-repeated = carte { $card } : { $action } y est { $times } fois, au lieu d’une
mu-fault-action-missing = carte { $card } : { $action } manque
mu-fault-unknown-tool = { $place } : « { $word } » n’est pas un outil
mu-fault-portal-count = portails : { $found }, au lieu de 20
mu-fault-tier-count = portails { $tier } (outils : { $tools }) : { $found }, au lieu de { $wanted }
mu-fault-tool-count = outils du portail { $portal } : { $found }, au lieu de 1 à 3
mu-fault-dp-range = DP du portail { $portal } : { $found }, au lieu de 1 à 9
mu-fault-unknown-icon = portail { $portal } : il n’y a pas d’icône « { $icon } »
mu-fault-icon-use = portails avec l’icône « { $icon } » : { $found }, au lieu de 1 à 3
mu-fault-bars = barres de l’icône « { $icon } » : { $bars }, mais portails avec elle : { $found }

## Un paquet à soi, là où l’on ouvre une table

mu-deck = Paquet
mu-deck-save = Enregistrer
mu-deck-save-about = Le paquet fourni sous forme de fichier : un point de départ pour le vôtre.
mu-deck-forget = Oublier
mu-deck-forget-this = Oublier { $deck }
mu-deck-choose = Choisir un fichier
mu-deck-choose-about = Un paquet à vous, en TOML ou en JSON. Ce navigateur s’en souvient ; en ligne, toute la table le reçoit.
mu-deck-faults =
    { $count ->
        [1] « { $file } » n’est pas encore un paquet : il a un défaut. Le paquet choisi avant reste.
       *[other] « { $file } » n’est pas encore un paquet : il a { $count } défauts. Le paquet choisi avant reste.
    }
mu-deck-fault-list = Défauts, ligne par ligne
mu-deck-too-large = « { $file } » est trop gros pour un paquet. Le paquet choisi avant reste.
mu-deck-no-text = « { $file } » n’est pas un texte en UTF-8. Le paquet choisi avant reste.
mu-deck-offline = Ce qui lit les paquets n’a pas pu être chargé. Réessayez avec un réseau.
mu-deck-close = Fermer la liste
