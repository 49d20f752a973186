### Multiuniversum : noms, choix, raisons, scores, options.

## Les actions des cartes, et ce qu’elles font

mu-action-search = Rechercher
mu-action-trigger = Déclencher
mu-action-move = Se déplacer
mu-action-seal = Sceller
mu-action-recycle = Recycler
mu-effect-search = piocher 2 cartes
mu-effect-trigger = utiliser la capacité de votre transformateur
mu-effect-move = aller sur un autre transformateur
mu-effect-seal = sceller le portail au-dessus de votre transformateur
mu-effect-recycle = prendre une carte de la défausse

## Outils : en entier, en bref, et en nombre

mu-tool-tape = Ruban adhésif
mu-tool-plunger = Ventouse
mu-tool-fork = Diapason
mu-tool-net = Épuisette
mu-tool-iron = Fer à repasser
mu-tool-short-tape = Ruban
mu-tool-short-plunger = Ventouse
mu-tool-short-fork = Diapason
mu-tool-short-net = Épuisette
mu-tool-short-iron = Fer
mu-tool-count-tape =
    { $count ->
        [one] { $count } Ruban
       *[other] { $count } Rubans
    }
mu-tool-count-plunger =
    { $count ->
        [one] { $count } Ventouse
       *[other] { $count } Ventouses
    }
mu-tool-count-fork =
    { $count ->
        [one] { $count } Diapason
       *[other] { $count } Diapasons
    }
mu-tool-count-net =
    { $count ->
        [one] { $count } Épuisette
       *[other] { $count } Épuisettes
    }
mu-tool-count-iron =
    { $count ->
        [one] { $count } Fer
       *[other] { $count } Fers
    }

## Transformateurs : numéro et couleur, couleur seule, et les capacités

mu-transformer = { $number }, { $colour }
mu-colour-white = blanc
mu-colour-yellow = jaune
mu-colour-red = rouge
mu-colour-blue = bleu
mu-colour-green = vert
mu-ability-arrange = Réordonner une pile
mu-ability-draw = Piocher 3, défausser 2
mu-ability-swap = Échanger deux portails
mu-ability-under = Envoyer les dessus dessous
mu-ability-keep = Garder une carte jouée
mu-ability-arrange-text = Prenez une pile, regardez-la tout entière et reposez-la dans l’ordre de votre choix. Seul le nouveau dessus est visible.
mu-ability-draw-text = Piochez 3 cartes, puis défaussez 2 cartes de votre main, au choix.
mu-ability-swap-text = Deux portails visibles échangent leurs places.
mu-ability-under-text = Le portail du dessus de chaque pile passe sous sa pile. Une pile d’un seul portail reste comme elle est.
mu-ability-keep-text = À la fin de ce tour, gardez comme outil une des cartes que vous avez jouées pour une action.

## Cartes et portails

mu-card = carte { $card } ({ $tool })
mu-card-face = Carte { $card } ({ $tool }) : { $slots }
mu-slot = { $number } { $action }
mu-portal-face =
    { $bars ->
        [1] { $portal } : { $dp } DP, { $icon } (unique), se scelle avec { $tools }
       *[other] { $portal } : { $dp } DP, { $icon } (un parmi { $bars }), se scelle avec { $tools }
    }
mu-tier-basic = de base
mu-tier-medium = intermédiaires
mu-tier-advanced = avancés
# Avec quoi un portail scellé est compté dans les statistiques.
mu-part-portal = Portail
mu-part-dimension = Dimension
mu-part-points = Points de découverte
mu-part-tier = Niveau
mu-part-tool = Outil

## Sur la table

mu-lab-tools = Outils
mu-lab-portals = Portails scellés
mu-play-area = Zone de jeu
mu-empty-stacks =
    { $empty ->
        [one] { $empty } pile vide ; { $needed } mettent fin à la partie
       *[other] { $empty } piles vides ; { $needed } mettent fin à la partie
    }
mu-stalemate-in =
    { $rounds ->
        [1] Sans portail scellé, la partie se termine après ce tour de table.
       *[other] Sans portail scellé, la partie se termine dans { $rounds } tours de table.
    }
mu-known-place = Place { $place } : { $portal }.
mu-known-inside = Quelque part dedans : { $portals }.
mu-known-hand = En main, vu de tous : { $cards }.
mu-best = Meilleurs scores en solo dans ce navigateur
mu-best-line = { $points } DP contre { $machine }
mu-stack-count =
    { $count ->
        [0] Pile vide
        [one] { $count } portail
       *[other] { $count } portails
    }

## Ce que le jeu attend

mu-prompt-opening = La première défausse se forme
mu-prompt-draw =
    { $count ->
        [1] Une carte est piochée
       *[other] { $count } cartes sont piochées
    }
mu-prompt-turn = À vous : jouez une carte, préparez un outil, défaussez une carte, ou passez
mu-prompt-acted = L’action est faite
mu-prompt-move = Choisissez où vous déplacer
mu-prompt-look = Choisissez une pile à regarder
mu-prompt-see = La pile du transformateur { $stack } est regardée
mu-prompt-arrange = Choisissez le nouvel ordre de la pile du transformateur { $stack }
mu-prompt-swap = Choisissez deux portails à échanger
mu-prompt-take = Choisissez une carte de la défausse
mu-prompt-drop =
    { $count ->
        [1] Choisissez une carte à défausser
       *[other] Choisissez { $count } cartes à défausser, l’une après l’autre
    }
mu-prompt-spend =
    { $count ->
        [1] Choisissez quelle carte dépenser pour l’outil { $tool }
       *[other] Choisissez quelles { $count } cartes dépenser pour l’outil { $tool }, l’une après l’autre
    }
mu-prompt-keep =
    { $count ->
        [1] Choisissez une carte jouée à garder comme outil
       *[other] Choisissez { $count } cartes jouées à garder comme outils, l’une après l’autre
    }
mu-prompt-virtual = La machine avance
mu-prompt-over = La partie est terminée : { $ending }

## Les choix, comme boutons

mu-offer-search = Jouer { $tool } : Rechercher (piocher 2 cartes)
mu-offer-trigger = Jouer { $tool } : Déclencher le { $at } ({ $ability })
mu-offer-move = Jouer { $tool } : Se déplacer (vers un autre transformateur)
mu-offer-seal = Jouer { $tool } : Sceller « { $portal } »
mu-offer-seal-nothing = Jouer { $tool } : Sceller
mu-offer-recycle = Jouer { $tool } : Recycler (prendre une carte de la défausse)
mu-offer-prepare = Préparer : { $tool }
mu-offer-discard = Défausser : { $tool }, puis piocher une carte
mu-offer-pass = Passer : ne plus agir ce tour
mu-offer-go = Se déplacer vers le { $place }
mu-offer-look = Regarder la pile du { $place }
mu-offer-arrange = En partant du dessus : { $portals }
mu-offer-arrange-blind = En partant du dessus : les anciennes places { $order }
mu-offer-swap = Échanger « { $first } » ({ $a }) et « { $second } » ({ $b })
mu-offer-swap-empty = Échanger les portails du { $a } et du { $b }
mu-offer-drop = Défausser : { $tool } (ici : { $action })
mu-offer-take = Prendre : { $tool } (ici : { $action })
mu-offer-keep = Garder : { $tool }
mu-offer-spend = Dépenser : { $tool }

## Pourquoi pas

mu-no-draw = Il n’y a aucune carte à piocher.
mu-no-recycle = La défausse est vide.
mu-no-portal = Il n’y a pas de portail au-dessus du transformateur { $at }.
mu-no-tools = Il manque { $tools } pour sceller « { $portal } ».
mu-no-tall-stack = Aucune pile n’a deux portails : rien ne changerait.
mu-no-two-stacks = Il ne reste pas deux piles avec des portails.
mu-no-stay = Vous êtes déjà sur le transformateur { $at }.
mu-no-order = La pile du transformateur { $stack } a moins de deux portails : il n’y a rien à réordonner.
mu-no-stack = La pile du transformateur { $stack } est vide.

## La feuille de score, et comment une partie s’est terminée

mu-portals = Portails scellés
mu-lost = Perdus aux portails mortels
mu-tools = Outils inutilisés
mu-sets = Sets
mu-tie-tools = Le moins d’outils inutilisés
mu-tie-portals = Le plus de portails scellés
mu-tie-hand = Le plus de cartes en main
mu-tie-age = Par âge
mu-ending-stacks = assez de piles sont vides
mu-ending-locked = plus personne n’a de carte à jouer ni à piocher
mu-ending-stalemate = aucun portail n’a été scellé depuis trop longtemps
