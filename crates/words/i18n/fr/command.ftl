### Ce que dit la commande.

## Une partie dans le terminal

play-pledge = Les dés sont promis. Le SHA-256 de leur graine est { $pledge } ; l’enregistrement ouvrira la graine.
play-start = Tapez le numéro d’un choix ou le choix lui-même. Tapez help pour voir le reste.
play-hand-over = Le clavier passe à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
play-unknown = « { $line } » n’est ni un choix ni une commande. Tapez help pour voir ce qu’il y a.
play-undone = Coup repris.
play-left = Vous avez quitté la partie.
play-record = L’enregistrement de la partie : { $file }
play-help = En plus des choix, vous pouvez taper :
play-help-help = cette liste
play-help-table = tout ce que vous pouvez voir sur la table
play-help-why = pourquoi un choix n’est pas possible maintenant ; seul, ou suivi du choix
play-help-rules = les règles ; suivi d’un identifiant, cette règle seulement
play-help-undo = reprendre votre dernière action
play-help-log = tout ce qui s’est passé jusqu’ici
play-help-quit = quitter la partie ; son enregistrement est gardé
play-why-nothing = Rien ne s’y oppose : tous les choix sont possibles.

## Un conseil pour un choix d’une partie enregistrée

advise-to-act =
    { $at ->
        [0] Avant le premier coup, c’est à { $name } (siège { $seat }) de jouer.
       *[other] Après le coup { $at } sur { $inputs }, c’est à { $name } (siège { $seat }) de jouer.
    }
advise-thought = Le robot { $bot } a exploré { $worlds } mondes conformes à ce que savait { $name }, et ferait le premier choix :
advise-head-win = victoire
advise-head-score = score
advise-head-visits = essais
advise-head-share = part
advise-head-typed = à taper
advise-head-choice = choix
advise-percent = { $percent } %
advise-legend = victoire : la probabilité de gagner ; score : les points attendus à la fin ; essais : combien de ces mondes ont pris ce chemin.
# Ce qui a été joué, marqué par $mark dans le tableau.
advise-same = { $mark } { $name } a joué de même (coup { $number }).
advise-near = { $mark } { $name } a joué ceci (coup { $number }), qui vaut le premier choix, pour autant qu’on puisse en juger.
advise-cost = { $mark } { $name } a joué ceci (coup { $number }), ce qui coûte { $points } points de pourcentage de la probabilité de gagner, par rapport au premier choix.
advise-unsure = { $mark } { $name } a joué ceci (coup { $number }) ; trop peu d’essais ({ $visits }) pour dire ce que cela a coûté.
advise-line = Un exemple de suite possible, dans un seul monde inventé, conforme à ce que savait { $name } :
advise-one = Il n’y a qu’un choix : { $choice } ({ $typed }).
advise-past =
    { $inputs ->
        [one] l’enregistrement n’a que { $inputs } coup, et non { $at }
       *[other] l’enregistrement n’a que { $inputs } coups, et non { $at }
    }
advise-over = la partie est terminée après le coup { $at } ; le dernier choix vient après le coup { $next } : --at { $next }
advise-chance =
    { $at ->
        [0] avant le premier coup, c’est au hasard de décider ; il y a un choix après le coup { $next } : --at { $next }
       *[other] après le coup { $at }, c’est au hasard de décider ; il y a un choix après le coup { $next } : --at { $next }
    }
advise-not-to-act = après le coup { $at }, ce n’est pas à { $name } de jouer, mais à { $names }
