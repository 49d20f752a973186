# Revenir sur une partie : chances de gagner, chance et talent, décisions. $you vaut « yes » si c’est le siège du lecteur.
review-no-seat = personne n’occupe ce siège
review-nothing = il ne s’est encore rien passé dans cette partie

# Ce qui a changé les chances. Le hasard d’abord.
review-deal = La mise en place
review-own-draws =
    { $you ->
        [yes] Vos pioches
       *[no] Pioches de { $name }
    }
review-rivals-draws = Pioches des rivaux
review-machines-draws = Pioches de la machine
review-stacks = Piles et défausse dévoilées
review-own-rolls =
    { $you ->
        [yes] Vos lancers
       *[no] Lancers de { $name }
    }
review-rivals-rolls = Lancers des rivaux
review-columns = Colonnes dévoilées
review-own-choices =
    { $you ->
        [yes] Vos choix
       *[no] Choix de { $name }
    }
review-rivals-choices = Choix des rivaux

# Le rapport de la commande.
review-chances = Chances de gagner au début de chaque tour de table, au jugement des robots :
review-head-round = tour
review-end = fin
review-balance = Le chemin de { $name }, en points de chances de gagner :
review-start = Au départ
review-result = Résultat
review-so-far = À la fin de l’enregistrement
review-decisions =
    { $count ->
        [one] { $count } décision de { $name }, dont { $same } était celle de l’expert ; { $cost } points perdus. L’expert a exploré { $worlds } mondes conformes à ce que savait { $name } :
       *[other] { $count } décisions de { $name }, dont { $same } étaient celles de l’expert ; { $cost } points perdus. L’expert a exploré { $worlds } mondes conformes à ce que savait { $name } :
    }
review-decision = Tour de table { $round } : { $played } ({ $chance }) ; l’expert : { $best } ({ $better }). advise --at { $at }

# La page.
mine-review = Analyse
review-chance-to-win = Chances de gagner
review-by-judgement = au fil de la partie, au jugement des robots
review-as-table = En tableau
review-progress = Examen du tour de table { $round }
review-progress-label = Avancement de l’analyse
review-luck-and-skill = Chance et talent
review-in-points = en points de chances de gagner
review-sum = { $start } au départ, { $change } en tout : { $result }.
review-luck-is = La chance, c’est la valeur après une pioche ou un lancer, moins la moyenne de tout ce qui pouvait venir ; le talent, c’est ce qu’un choix a changé : les deux selon les robots, qui voient toute la table. Ce qu’une décision a coûté est l’estimation de l’expert, d’après ce que le joueur savait.
review-decisions-title = Décisions
review-by-cost =
    { $count ->
        [one] { $count }, selon son coût
       *[other] { $count }, selon leur coût
    }
review-all = Toutes ({ $count })
review-your-view = l’expert n’en savait pas plus que ce joueur
review-line = La suite de l’expert
review-same = L’expert ferait de même
review-to-win = de gagner
review-cost =
    { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
review-second = Deuxième choix : { $choice } ({ $chance })
review-watch = Voir ce moment
review-experts = de choix d’expert
review-given-away = perdus par décision
review-luck = chance
review-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
review-rounds =
    { $count ->
        [one] { $count } tour de table
       *[other] { $count } tours de table
    }
review-left = Quittée avant la fin
review-whose = Les décisions de qui

# Sous les images des choix.
figure-decline = Refuser
figure-meet = Rencontrer
figure-stand = Garder le résultat
