### Multiverse : ce qui s’est passé, au présent, qui s’accorde avec tout le monde.
### $you vaut "yes" si c’est la personne qui regarde, $mine si elle subit l’action. $name est un nom au début d’une phrase, $player à l’intérieur ; $other est qui subit l’action.

## Mise en place

mv-event-panel-set =
    { $you ->
        [yes] Votre panneau au départ : { $colours }.
       *[no] { $name } commence avec ce panneau : { $colours }.
    }
mv-event-scepter-dealt =
    { $you ->
        [yes] Vous détenez { $scepter } (position { $position }).
       *[no] { $name } détient { $scepter } (position { $position }).
    }
mv-event-scepter-imaginary = Un joueur imaginaire détient { $scepter } (position { $position }).
mv-event-dealt =
    { $you ->
        [yes] Vous recevez { $world }.
       *[no] { $name } reçoit { $world }.
    }
mv-event-dealt-hidden =
    { $you ->
        [yes] Vous recevez un jeton.
       *[no] { $name } reçoit un jeton.
    }
mv-event-kept =
    { $you ->
        [yes] Vous gardez { $world }.
       *[no] { $name } garde { $world }.
    }
mv-event-kept-hidden =
    { $you ->
        [yes] Vous gardez un jeton.
       *[no] { $name } garde un jeton.
    }
mv-event-passed =
    { $count ->
        [one] Les paquets passent à gauche, avec { $count } jeton chacun.
       *[other] Les paquets passent à gauche, avec { $count } jetons chacun.
    }
mv-event-received =
    { $you ->
        [yes] Vous recevez ce paquet : { $worlds }.
       *[no] { $name } reçoit ce paquet : { $worlds }.
    }
mv-event-placed =
    { $you ->
        [yes] Vous placez { $world } ({ $place }).
       *[no] { $name } place { $world } ({ $place }).
    }
mv-event-placed-hidden =
    { $you ->
        [yes] Vous placez un jeton ({ $place }).
       *[no] { $name } place un jeton ({ $place }).
    }
mv-event-front-shown =
    { $you ->
        [yes] Vous montrez votre rangée avant : { $worlds }.
       *[no] { $name } montre sa rangée avant : { $worlds }.
    }
mv-event-column-shown = La colonne { $column } montre { $world }.

## Rencontres

mv-event-captured =
    { $you ->
        [yes] Vous capturez { $world } chez { $other }.
       *[no]
            { $mine ->
                [yes] { $name } capture { $world } chez vous.
               *[no] { $name } capture { $world } chez { $other }.
            }
    }
mv-event-captured-column =
    { $you ->
        [yes] Vous capturez { $world } sur une colonne.
       *[no] { $name } capture { $world } sur une colonne.
    }
mv-event-unlocked =
    { $you ->
        [yes] Un de vos jetons arrière est retourné : { $world }.
       *[no] Un jeton arrière est retourné chez { $player } : { $world }.
    }
mv-event-revealed =
    { $you ->
        [yes] Vous n’avez plus de jeton : votre identité est dévoilée, et vous rencontrer met fin à la partie.
       *[no] { $name } n’a plus de jeton : son identité est dévoilée, et rencontrer { $player } met fin à la partie.
    }
mv-event-declined =
    { $you ->
        [yes] Vous renoncez à la visite.
       *[no] { $name } renonce à la visite.
    }
mv-event-met =
    { $you ->
        [yes] Vous rencontrez { $other } : 3 points, et la partie est terminée.
       *[no]
            { $mine ->
                [yes] { $name } vous rencontre : 3 points, et la partie est terminée.
               *[no] { $name } rencontre { $other } : 3 points, et la partie est terminée.
            }
    }

## Bascules, lancers et sauts

mv-event-switched =
    { $you ->
        [yes]
            { $on ->
                [yes] Vous allumez le { $colour }.
               *[no] Vous éteignez le { $colour }.
            }
       *[no]
            { $on ->
                [yes] { $name } allume le { $colour }.
               *[no] { $name } éteint le { $colour }.
            }
    }
mv-event-switched-all =
    { $you ->
        [yes] Vous basculez tout. Votre panneau : { $colours }.
       *[no] { $name } bascule tout. Son panneau : { $colours }.
    }
mv-event-objected =
    { $you ->
        [yes] Vous dites : « Jetez donc ! »
       *[no] { $name } dit : « Jetez donc ! »
    }
mv-event-allowed =
    { $you ->
        [yes] Vous laissez faire.
       *[no] { $name } laisse faire.
    }
mv-event-rolled =
    { $you ->
        [yes] Vous obtenez { $result } pour le { $colour }.
       *[no] { $name } obtient { $result } pour le { $colour }.
    }
mv-event-repeated =
    { $you ->
        [yes] Vous refaites le lancer grâce au sceptre de bois.
       *[no] { $name } refait le lancer grâce au sceptre de bois.
    }
mv-event-switched-back =
    { $you ->
        [yes] Vous remettez le { $colour } comme avant.
       *[no] { $name } remet le { $colour } comme avant.
    }
mv-event-jumped =
    { $you ->
        [yes]
            { $on ->
                [yes] Le saut allume le { $colour } chez vous.
               *[no] Le saut éteint le { $colour } chez vous.
            }
       *[no]
            { $on ->
                [yes] Le saut allume le { $colour } chez { $player }.
               *[no] Le saut éteint le { $colour } chez { $player }.
            }
    }

## Les sceptres, et la fin

mv-event-rotated =
    { $imaginary ->
        [yes] Un joueur imaginaire détient le sceptre de bois : les sceptres avancent d’une position dans le sens inverse des aiguilles d’une montre.
       *[no] Les sceptres avancent d’une position dans le sens inverse des aiguilles d’une montre.
    }
mv-event-stalemate-nears =
    { $rounds ->
        [1] Si rien n’est capturé pendant le prochain tour de table, la partie se termine.
       *[other] Si rien n’est capturé pendant les { $rounds } prochains tours de table, la partie se termine.
    }
mv-event-game-over = La partie est terminée : { $ending }.
