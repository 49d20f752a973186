### Multiuniversum : ce qui s’est passé, au présent, qui s’accorde avec tout le monde.
### $you vaut "yes" si c’est la personne qui regarde. $name est un nom au début d’une phrase, $player à l’intérieur.

## Le cours de la partie

mu-event-game-began = Les portails sont ouverts, les mains sont distribuées : la partie commence.
mu-event-portal-shown = « { $portal } » apparaît au-dessus du transformateur { $stack }.
mu-event-stack-emptied = La pile du transformateur { $stack } est vide : { $empty } sur les { $needed } qui mettent fin à la partie.
mu-event-stalemate-nears =
    { $rounds ->
        [1] Si aucun portail n’est scellé pendant le prochain tour de table, la partie se termine.
       *[other] Si aucun portail n’est scellé pendant les { $rounds } prochains tours de table, la partie se termine.
    }
mu-event-game-over = La partie est terminée : { $ending }.

## Les piles

mu-event-dealt =
    { $you ->
        [yes] Vous recevez la carte { $card } ({ $tool }).
       *[no] { $name } reçoit la carte { $card } ({ $tool }).
    }
mu-event-dealt-hidden =
    { $you ->
        [yes] Vous recevez une carte.
       *[no] { $name } reçoit une carte.
    }
mu-event-drew =
    { $you ->
        [yes] Vous piochez la carte { $card } ({ $tool }).
       *[no] { $name } pioche la carte { $card } ({ $tool }).
    }
mu-event-drew-hidden =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $name } pioche une carte.
    }
mu-event-virtual-drew = { $name } pioche la carte { $card }, directement sous son laboratoire : { $tool }.
mu-event-pile-formed =
    { $cards ->
        [one] La pioche est vide : la défausse ({ $cards } carte) est mélangée et devient la nouvelle pioche.
       *[other] La pioche est vide : la défausse ({ $cards } cartes) est mélangée et devient la nouvelle pioche.
    }
mu-event-laid-out = La carte { $card } ({ $tool }) est posée sur la défausse.
mu-event-cleared-up =
    { $you ->
        [yes]
            { $count ->
                [1] La carte { $cards } de votre zone de jeu va à la défausse.
               *[other] Les cartes { $cards } de votre zone de jeu vont à la défausse.
            }
       *[no]
            { $count ->
                [1] { $name } met à la défausse la carte { $cards } de sa zone de jeu.
               *[other] { $name } met à la défausse les cartes { $cards } de sa zone de jeu.
            }
    }

## Les actions

mu-event-played =
    { $you ->
        [yes] Vous jouez la carte { $card } sur le { $at } : { $action }.
       *[no] { $name } joue la carte { $card } sur le { $at } : { $action }.
    }
mu-event-triggered =
    { $you ->
        [yes] Vous jouez la carte { $card } sur le { $at } : { $action } ({ $ability }).
       *[no] { $name } joue la carte { $card } sur le { $at } : { $action } ({ $ability }).
    }
mu-event-prepared =
    { $you ->
        [yes] Vous préparez la carte { $card } : { $tool }.
       *[no] { $name } prépare la carte { $card } : { $tool }.
    }
mu-event-discarded =
    { $you ->
        [yes] Vous défaussez la carte { $card } ({ $tool }) pour en piocher une autre.
       *[no] { $name } défausse la carte { $card } ({ $tool }) pour en piocher une autre.
    }
mu-event-passed =
    { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
mu-event-moved =
    { $you ->
        [yes] Vous vous déplacez du transformateur { $from } au { $to }.
       *[no] { $name } se déplace du transformateur { $from } au { $to }.
    }
mu-event-recycled =
    { $you ->
        [yes] Vous prenez la carte { $card } ({ $tool }) dans la défausse.
       *[no] { $name } prend la carte { $card } ({ $tool }) dans la défausse.
    }
mu-event-spent =
    { $you ->
        [yes] Vous dépensez la carte { $card } : { $tool }.
       *[no] { $name } dépense la carte { $card } : { $tool }.
    }
mu-event-sealed =
    { $you ->
        [yes] Vous scellez « { $portal } » pour { $dp } DP.
       *[no] { $name } scelle « { $portal } » pour { $dp } DP.
    }

## Les capacités

mu-event-looked =
    { $you ->
        [yes] Vous regardez la pile du transformateur { $stack }.
       *[no] { $name } regarde la pile du transformateur { $stack }.
    }
mu-event-saw =
    { $you ->
        [yes] Vous voyez « { $portal } » dans la pile du transformateur { $stack }, à la place { $place } en partant du dessus.
       *[no] { $name } voit « { $portal } » dans la pile du transformateur { $stack }, à la place { $place } en partant du dessus.
    }
mu-event-saw-hidden =
    { $you ->
        [yes] Vous voyez ce qu’il y a dans la pile du transformateur { $stack }, à la place { $place } en partant du dessus.
       *[no] { $name } voit ce qu’il y a dans la pile du transformateur { $stack }, à la place { $place } en partant du dessus.
    }
# $order donne les anciennes places à partir du nouveau dessus : 3, 1, 2 met le troisième portail au-dessus.
mu-event-arranged =
    { $you ->
        [yes] Vous reposez la pile du transformateur { $stack } : à partir du dessus, les anciennes places { $order }.
       *[no] { $name } repose la pile du transformateur { $stack } : à partir du dessus, les anciennes places { $order }.
    }
mu-event-arranged-hidden =
    { $you ->
        [yes] Vous reposez la pile du transformateur { $stack } dans un ordre secret.
       *[no] { $name } repose la pile du transformateur { $stack } dans un ordre secret.
    }
mu-event-swapped =
    { $you ->
        [yes] Vous échangez les portails au-dessus des transformateurs { $a } et { $b }.
       *[no] { $name } échange les portails au-dessus des transformateurs { $a } et { $b }.
    }
mu-event-sent-under =
    { $you ->
        [yes] Vous faites passer le portail du dessus de chaque pile sous sa pile.
       *[no] { $name } fait passer le portail du dessus de chaque pile sous sa pile.
    }
mu-event-will-keep =
    { $you ->
        [yes] Vous garderez comme outil une des cartes jouées ce tour.
       *[no] { $name } gardera comme outil une des cartes jouées ce tour.
    }
mu-event-dropped =
    { $you ->
        [yes] Vous défaussez la carte { $card } ({ $tool }).
       *[no] { $name } défausse la carte { $card } ({ $tool }).
    }
mu-event-kept =
    { $you ->
        [yes] Vous gardez la carte { $card } comme outil : { $tool }.
       *[no] { $name } garde la carte { $card } comme outil : { $tool }.
    }
