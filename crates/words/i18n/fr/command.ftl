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
