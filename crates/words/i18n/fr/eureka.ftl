### L’Eurêka du jour.

eureka-title = L’Eurêka du jour
eureka-nav = Eurêka
eureka-about = Un tour pour tout le monde, chaque jour. Trouvez le meilleur coup : deux minutes.
eureka-number = Nº { $number }
eureka-ask = Il y a { $points } points dans ce tour. Trouvez-les !
eureka-ask-about =
    { $game ->
        [multiuniversum] En moyenne, comme si la partie finissait après votre tour : portails et sets comptent, chaque outil inutilisé coûte 1.
       *[other] En moyenne : 1 par monde, 3 pour une rencontre. Qui peut dire « Jetez donc ! » le dit.
    }
eureka-making = L’Eurêka se met en place…
eureka-play = Jouer
eureka-played = { $percent } %
eureka-again = Réessayer
eureka-try-again = Cet essai ne compte plus : c’est le premier qui compte.
eureka-leave = Tous les jours
eureka-streak =
    { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée
    }
eureka-longest = record : { $days }
eureka-past = Jours précédents
eureka-earlier = Plus tôt
eureka-not-yet = Ce jour est encore à venir.
eureka-no-day = Il n’y a pas d’Eurêka de ce jour : ils commencent le 1er janvier 2026.
eureka-found = Eurêka !
eureka-nearly = Tout près !
eureka-some = Bien vu
eureka-missed = Il y avait mieux
eureka-result = { $percent } % du meilleur
eureka-gave = Perdu par vos choix : { $points } ; la chance ne compte pas.
eureka-gave-nothing = Rien de perdu : aucun choix n’était meilleur que les vôtres.
eureka-gained = Avec le hasard du jour, vous avez gagné { $mine }, la meilleure suite { $best }.
eureka-yours = Votre suite
eureka-best = La meilleure suite
eureka-best-about = avec le hasard du jour
eureka-cost = −{ $points }
eureka-as-good = parfait
eureka-better = mieux : { $choice }
eureka-worth = { $points } à espérer
eureka-exact = exactement { $exact }
eureka-share = Partager
eureka-copied = Copié
eureka-show-table = Voir la table
eureka-show-result = Voir le résultat
eureka-shared = Eurêka Manyworlds nº { $number }, { $game } : { $percent } %

eureka-command-title = Eurêka du { $date } (nº { $number }) : { $game }
eureka-command-seat = Vous êtes { $name }, et c’est votre tour.
eureka-command-print = Empreinte : { $print }
eureka-command-choices = Ce que vaut chaque choix, en moyenne :
eureka-command-line = La meilleure suite, avec les dés du jour, rapporte { $points } :
