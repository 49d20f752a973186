### Multiverse : noms, choix, probabilités, scores, options.

## Couleurs, mondes, sceptres, places

mv-colour-green = vert
mv-colour-white = blanc
mv-colour-red = rouge
mv-colour-yellow = jaune
mv-colour-blue = bleu
mv-colours-none = aucune couleur
mv-colours-all = les cinq couleurs
# Un monde porte le nom de ses couleurs ; celui qui n’en a pas et celui qui les a toutes ont leurs propres mots.
mv-world = le monde { $colours }
mv-world-empty = le monde vide
mv-world-full = le monde aux cinq couleurs
mv-world-empty-short = monde vide
mv-world-full-short = monde aux cinq couleurs
# Avec quoi un jeton capturé est compté dans les statistiques.
mv-part-world = Monde
mv-part-size = Nombre de couleurs
mv-part-colour = Couleur
mv-part-end = Fin de la partie
mv-scepter = le sceptre { $colour }
mv-scepter-wooden = le sceptre de bois
mv-place-front-left = avant gauche
mv-place-front-middle = avant milieu
mv-place-front-right = avant droite
mv-place-back-left = arrière gauche
mv-place-back-right = arrière droite
mv-token-up = { $world }, face visible
mv-token-down = { $world }, face cachée
mv-token-gone = { $world }, capturé
mv-switch =
    { $on ->
        [yes] { $colour } : allumé
       *[no] { $colour } : éteint
    }
mv-roll-change = CHANGEMENT
mv-roll-stability = STABILITÉ

## Sur la table

mv-panel-title = Panneau d’interrupteurs
mv-on = allumé
mv-off = éteint
mv-formation = Formation
mv-front-row = Rangée avant
mv-back-row = Rangée arrière
mv-face-down = face cachée
mv-captured = Jetons capturés
mv-captured-count =
    { $count ->
        [0] Aucun jeton capturé
        [one] { $count } jeton capturé
       *[other] { $count } jetons capturés
    }
mv-columns = Colonnes
mv-column = Colonne { $column }
mv-column-height =
    { $count ->
        [0] vide
        [one] { $count } jeton
       *[other] { $count } jetons
    }
mv-scepters = Sceptres
mv-scepter-way = Quand le tour de qui détient le sceptre de bois se termine, tous les sceptres avancent d’une position dans le sens inverse des aiguilles d’une montre.
mv-position = Position { $position }
mv-imaginary = Joueur imaginaire
mv-pack = Votre paquet
mv-kept = Vos jetons
mv-seen = Vus dans les paquets
mv-has-chosen = choix fait
mv-is-choosing = choix en cours
mv-revealed = identité dévoilée
mv-revealed-count =
    { $count ->
        [one] { $count } identité dévoilée
       *[other] { $count } identités dévoilées
    }
mv-encounter-possible = Une rencontre est possible.
mv-stalemate-in =
    { $rounds ->
        [1] Sans capture, la partie se termine après ce tour de table.
       *[other] Sans capture, la partie se termine dans { $rounds } tours de table.
    }

## Où en est la mise en place

mv-setup-panels = Mise en place : panneaux
mv-setup-scepters = Mise en place : sceptres
mv-setup-draft = Mise en place : draft, jeton { $token } sur 5
mv-setup-form = Mise en place : formations
mv-setup-columns = Mise en place : colonnes

## Ce que le jeu attend
## $you vaut "yes" si la phrase parle de la personne qui regarde, $mine si cette personne est l’autre de la phrase.

mv-prompt-panels =
    { $you ->
        [yes] Mise en place : vous lancez le multi-cube pour le { $colour }
       *[no] Mise en place : { $player } lance le multi-cube pour le { $colour }
    }
mv-prompt-scepters = Les sceptres sont distribués
mv-prompt-deal = Les jetons du draft sont distribués
# $count est le nombre de jetons à passer.
mv-prompt-draft =
    { $count ->
        [1] Gardez un jeton ; l’autre va à { $player }
       *[other] Gardez un jeton ; les { $count } autres vont à { $player }
    }
mv-prompt-kept = Vous avez gardé un jeton. On attend { $names }
mv-prompt-drafting = Tout le monde garde un jeton et passe le reste à gauche. On attend { $names }
mv-prompt-form =
    { $front ->
        [yes] Votre formation, place { $place } (face visible) : choisissez un jeton
       *[no] Votre formation, place { $place } (face cachée) : choisissez un jeton
    }
mv-prompt-formed = Votre formation est prête. On attend { $names }
mv-prompt-forming = Les formations se préparent en secret. On attend { $names }
mv-prompt-columns = Le dessus des colonnes apparaît
mv-prompt-encounter =
    { $you ->
        [yes] Votre panneau correspond : visiter { $world } ?
       *[no] { $name } peut visiter { $world }
    }
mv-prompt-encounter-or-meet =
    { $you ->
        [yes] Votre panneau correspond deux fois : visiter { $world }, ou rencontrer { $other } ?
       *[no]
            { $mine ->
                [yes] { $name } peut visiter { $world }, ou vous rencontrer
               *[no] { $name } peut visiter { $world }, ou rencontrer { $other }
            }
    }
mv-prompt-act =
    { $you ->
        [yes] À vous : basculez une couleur, ou tout
       *[no] { $name } va basculer une couleur, ou tout
    }
# À qui peut contester : ce qui a été basculé, et à quoi cela sert.
mv-prompt-object =
    { $on ->
        [yes] { $name } allume le { $colour } : dire « Jetez donc ! » ?
       *[no] { $name } éteint le { $colour } : dire « Jetez donc ! » ?
    }
mv-prompt-object-world =
    { $on ->
        [yes] { $name } allume le { $colour } et pourrait visiter { $world } ({ $spot }) : dire « Jetez donc ! » ?
       *[no] { $name } éteint le { $colour } et pourrait visiter { $world } ({ $spot }) : dire « Jetez donc ! » ?
    }
mv-prompt-object-meeting =
    { $on ->
        [yes]
            { $mine ->
                [yes] { $name } allume le { $colour } pour vous rencontrer et finir la partie : dire « Jetez donc ! » ?
               *[no] { $name } allume le { $colour } pour rencontrer { $other } et finir la partie : dire « Jetez donc ! » ?
            }
       *[no]
            { $mine ->
                [yes] { $name } éteint le { $colour } pour vous rencontrer et finir la partie : dire « Jetez donc ! » ?
               *[no] { $name } éteint le { $colour } pour rencontrer { $other } et finir la partie : dire « Jetez donc ! » ?
            }
    }
# Aux autres.
mv-prompt-objector =
    { $you ->
        [yes]
            { $on ->
                [yes] Vous allumez le { $colour } : { $objector } peut dire « Jetez donc ! »
               *[no] Vous éteignez le { $colour } : { $objector } peut dire « Jetez donc ! »
            }
       *[no]
            { $on ->
                [yes] { $name } allume le { $colour } : { $objector } peut dire « Jetez donc ! »
               *[no] { $name } éteint le { $colour } : { $objector } peut dire « Jetez donc ! »
            }
    }
mv-prompt-confirm =
    { $you ->
        [yes] Vous lancez le multi-cube : le { $colour } reste-t-il basculé ?
       *[no] { $name } lance le multi-cube : le { $colour } reste-t-il basculé ?
    }
mv-prompt-jump =
    { $you ->
        [yes] Saut quantique : vous lancez le multi-cube pour le { $colour }
       *[no] Saut quantique : { $player } lance le multi-cube pour le { $colour }
    }
mv-prompt-repeat =
    { $you ->
        [yes] { $result } pour le { $colour } : refaire le lancer grâce au sceptre de bois ?
       *[no] { $result } pour le { $colour } : { $player } peut refaire le lancer
    }
mv-prompt-show = La colonne { $column } montre son jeton suivant
mv-prompt-over = La partie est terminée : { $ending }

## Les choix, comme boutons

mv-offer-keep = Garder { $world }
mv-offer-place = Placer { $world } ({ $place })
mv-offer-visit-player = Visiter { $world } : le capturer chez { $player }
mv-offer-visit-column = Visiter { $world } : le capturer sur la colonne { $column }
mv-offer-meet = Rencontrer { $player } et finir la partie (3 points)
mv-offer-decline =
    { $acted ->
        [yes] Ne pas visiter, finir le tour
       *[no] Ne pas visiter, passer à l’action
    }
mv-offer-switch =
    { $on ->
        [yes] Allumer le { $colour }
       *[no] Éteindre le { $colour }
    }
mv-offer-switch-all = Tout basculer
# Ce qui suit, sur le même bouton. $spot dit où se trouve le monde.
mv-offer-encounter = rencontre : { $world } ({ $spot })
mv-offer-meeting = rencontre { $player } : fin de la partie
mv-offer-objector = { $player } peut contester
mv-offer-just-roll = Jetez donc !
mv-offer-allow = Laisser faire
mv-offer-repeat = Refaire le lancer
mv-offer-stand-switch =
    { $change ->
        [yes] Garder le résultat ({ $result } : le { $colour } revient en arrière)
       *[no] Garder le résultat ({ $result } : le { $colour } reste basculé)
    }
mv-offer-stand-jump =
    { $change ->
        [yes] Garder le résultat ({ $result } : le { $colour } bascule)
       *[no] Garder le résultat ({ $result } : le { $colour } ne change pas)
    }
# Où se trouve un monde.
mv-spot-you = chez vous
mv-spot-player = chez { $player }
mv-spot-column = colonne { $column }

## Probabilités

mv-chance = { $numerator }/{ $denominator } ({ $percent })
mv-percent = { $percent } %
mv-percent-about = environ { $percent } %
mv-percent-low = moins de 1 %
mv-percent-high = plus de 99 %
mv-odds-sure = Mène vers { $world } ; personne ne peut contester.
mv-odds-nothing = Ne mène vers aucun monde ; personne ne peut contester.
mv-odds-allowed = Si { $player } laisse faire : { $world }.
mv-odds-allowed-nothing = Si { $player } laisse faire : aucun monde.
mv-odds-objected = Si { $player } dit « Jetez donc ! » : { $worlds }.
mv-odds-objected-either = Si { $player } dit « Jetez donc ! » : { $worlds } ; le lancer refait ne peut servir qu’à l’un des deux.
mv-odds-objected-nothing = Si { $player } dit « Jetez donc ! » : aucun monde.
mv-odds-world = { $chance } pour { $world }
mv-odds-jump = Où le saut peut mener : { $panels }.
mv-odds-panel = { $panel } { $chance }

## La feuille de score, et comment une partie s’est terminée

mv-tokens = Jetons capturés
mv-panel = Panneau de la rencontre finale
mv-ending-met = la rencontre finale a eu lieu
mv-ending-stalemate = rien n’a été capturé depuis trop longtemps
