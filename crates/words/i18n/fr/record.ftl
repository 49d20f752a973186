### Les enregistrements de parties : ce qui ne va pas.

record-fault = ligne { $line } : { $fault }
record-not-here = cette partie n’est pas, ou plus, gardée dans ce navigateur
record-cut = l’enregistrement s’arrête ici ; ses dernières lignes manquent
record-more = quelque chose suit la dernière ligne
record-long = cette ligne est plus longue que toute ligne d’un enregistrement
record-encoding = cette ligne n’est pas du texte en UTF-8
record-unreadable = la suite du fichier est illisible : { $wrong }
record-json = ce n’est pas une ligne d’enregistrement : { $wrong }
record-written = pas écrit comme il faut ; voici la bonne forme : { $right }
record-format = un enregistrement au format { $found } ; ce programme lit le format { $known }
record-deck = le jeu de cartes n’est pas écrit en entier
record-setup = une partie impossible à jouer : { $wrong }
record-seats = sièges occupés : { $found }, au lieu de { $seats }
record-name = le nom au siège { $seat } doit avoir de 1 à 60 caractères, sans caractère de contrôle
record-match = le nom du match doit avoir de 1 à 255 octets
record-nonce-order = les nonces ne sont pas dans l’ordre des sièges
record-nonce = ce que le siège { $seat } a ouvert n’est pas ce qu’il avait promis
record-nonce-seat = personne au siège { $seat } n’a pu contribuer aux dés
record-notation = { $wrong }
record-illegal = « { $input } » ne peut pas venir ici. { $why }
record-lot = mauvais tickets ; les bons sont : { $lot }
record-chance = le hasard doit encore décider, mais l’enregistrement s’arrête
record-ending = la partie ne s’est pas terminée ainsi ; sa fin est { $ending }
record-sheet = la feuille de score est fausse ; la bonne est : { $right }
record-check = les lignes précédentes ont été modifiées ; leur SHA-256 est { $right }
record-seed = la graine n’est pas celle qui avait été promise
record-no-seed = la graine promise n’est pas ouverte
record-seed-twice = une graine, alors qu’aucun dé n’a été promis
record-dice = le tirage { $number } n’est pas celui des dés : ticket { $ticket } sur { $of }

## Vérifier un enregistrement

verify-good =
    { $inputs ->
        [one] bon : { $inputs } coup, dont { $outcomes } du hasard ; les dés sont ceux de la graine
       *[other] bon : { $inputs } coups, dont { $outcomes } du hasard ; les dés sont ceux de la graine
    }
verify-good-pledged =
    { $inputs ->
        [one] bon : { $inputs } coup, dont { $outcomes } du hasard ; les dés sont ceux qui avaient été promis
       *[other] bon : { $inputs } coups, dont { $outcomes } du hasard ; les dés sont ceux qui avaient été promis
    }
verify-summary = { $records } enregistrements, dont { $good } bons et { $pledged } aux dés promis ; { $inputs } coups
verify-wrong = { $wrong } enregistrements sur { $records } ne sont pas fiables
