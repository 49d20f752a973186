### Les parties finies : les revoir, et vérifier leurs dés.

replay-name = Revoir
replay-watch = Revoir la partie
replay-seen-by = Vu par
replay-all-open = Tout ouvert
replay-hidden = Ce que les autres ne voyaient pas
replay-start = Au début
replay-back = Une action en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une action en avant
replay-speed = Vitesse : { $speed }
replay-since = Depuis mon dernier tour
replay-since-nothing = rien de nouveau à ce moment
replay-since-whom =
    { $count ->
        [one] { $names }, { $count } action
       *[other] { $names }, { $count } actions
    }
replay-more = Plus
replay-share = Partager ce moment
replay-shared = Le lien vers ce moment est copié.
replay-share-address = Copiez l’adresse de cette page : elle mène à ce moment.
replay-share-not = Cette partie n’a pas de lien que d’autres puissent ouvrir : elle n’est pas sur un serveur. Enregistrez-la et envoyez-leur le fichier.
replay-save = Enregistrer la partie
replay-leave = Mes parties
replay-moment = Moment de la partie
replay-set-up = Mise en place
replay-round-of = Tour de table { $round } sur { $rounds }
replay-position = tour { $turn } sur { $turns } · action { $action } sur { $actions }
replay-play-on = Rejouer d’ici
replay-play-as = Vous jouez pour
replay-against = Les autres sont des robots
replay-play-on-about = Une nouvelle partie dans ce navigateur, avec de nouveaux dés à partir d’ici. Elle ne laisse pas d’enregistrement, car son début était celui d’une autre.
replay-mark-captured = { $name } : { $world }
replay-mark-revealed = { $name } : ses cinq mondes sont capturés
replay-mark-called = { $name } : « Jetez donc ! »

## Ce qui s’est passé en l’absence de quelqu’un

since-count =
    { $count ->
        [one] { $count } événement depuis votre dernier tour
       *[other] { $count } événements depuis votre dernier tour
    }

since-show = Me montrer
since-show-menu = Montrer ce qui s’est passé depuis mon dernier tour

## Les enregistrements comme fichiers

record-open = Ouvrir un enregistrement
record-none = Cette partie ne peut pas être montrée.
record-no-file = Aucun enregistrement n’est ouvert dans cette fenêtre. Choisissez un fichier, ou déposez-le ici.
record-runs = Cette partie est en cours. On pourra la revoir quand elle sera finie ; d’ici là, elle montrerait des secrets.
record-refused = Cet enregistrement a été modifié, ou n’en est pas un : ligne { $line } : { $fault }.
record-too-large = Ce fichier est trop grand pour un enregistrement.

## Les parties de ce navigateur

mine-here = Dans ce navigateur
mine-here-none = Les parties que vous jouez jusqu’au bout dans ce navigateur sont gardées ici, les 200 dernières.
mine-replay = Revoir
mine-dice = Dés
mine-drop = Ou déposez le fichier d’un enregistrement n’importe où sur la page.

## Les dés

fair-check = Vérifier les dés
fair-computing = Chaque tirage est recalculé…
fair-kick = { $game } · vérifié dans cette page, à l’instant
fair-good = Chaque mélange et chaque lancer est vérifié
fair-good-fast = L’enregistrement est tel qu’il a été joué
fair-bad = Cet enregistrement a été modifié
fair-about = La table avait promis son secret avant la partie, et elle a tenu parole. Chaque tirage, recalculé ici, est celui qui a été joué.
fair-about-here = Ce navigateur avait promis son secret à l’ouverture de la table, et il a tenu parole : l’enregistrement n’a pas été retouché. Comme personne d’autre n’a contribué au secret, il ne peut pas montrer que la partie n’a pas été redistribuée jusqu’à plaire.
fair-about-fast = Les dés viennent du générateur rapide des simulations. Chaque tirage est celui qu’il a donné, donc l’enregistrement n’a pas été retouché ; mais son auteur a pu choisir la graine.
fair-checked =
    { $count ->
        [one] { $count } tirage vérifié
       *[other] { $count } tirages vérifiés
    }
fair-checked-here = tirages vérifiés
fair-differ = différents
fair-seconds = { $seconds } s
fair-here = dans votre navigateur
fair-yourself = ou vérifiez vous-même :
fair-how = Comment marche la promesse
fair-promised = Promis
fair-promised-about = Avant le premier tirage, la table a montré ce sceau de son secret.
fair-mixed = Mêlé
fair-mixed-about = La page de chaque personne a ajouté un nombre, pour que nul ne puisse choisir les dés.
fair-mixed-nobody = Le nom de la partie a été mêlé. Personne d’autre n’a ajouté de nombre : le secret seul a fait les dés.
fair-match = partie
fair-opened = Ouvert
fair-opened-about = Après la partie, le secret a été montré. Son sceau est celui qui était promis :
fair-opened-other = Après la partie, un secret a été montré, mais son sceau n’est pas celui qui était promis :
fair-seal-of-secret = sceau du secret
fair-seal-promised = promis
fair-computed = Recalculé
fair-computed-about = Tirage n = HMAC-SHA-256 (secret mêlé, n). Fait pour les { $count }, ci-dessous.
fair-recipe = La recette exacte, des valeurs d’essai et un vérificateur en Python sont dans la page du projet sur les dés équitables.
fair-proves = Cela prouve que les dés n’ont pas été changés, si vous avez noté le sceau quand il a été montré. Cela ne prouve pas que l’hôte n’a pas regardé.
fair-fast = PCG32 avec la graine { $seed } et le flux { $stream }. Rien n’était promis d’avance.
fair-every = Chaque tirage
fair-when = Quand
fair-recorded = Dans l’enregistrement
fair-computed-here = Calculé ici
fair-sum = Somme et billet
fair-same = pareil
fair-unknown = incalculable : le secret n’est pas ouvert
fair-ticket = { $ticket } sur { $of }
fair-round-of = Tour de table { $round } · { $name }
fair-all-equal = tout est égal
fair-not-equal = différent
fair-not-good = l’enregistrement n’est pas bon
fair-seal-about = Les dés sont promis : { $pledge }. Ce sceau du secret de la table date d’avant le premier tirage. Après la partie, vous pourrez y vérifier chaque mélange et chaque lancer. Il prouve que les dés n’ont pas été changés, pas que l’hôte n’a pas regardé.
fair-seal-here = Les dés sont promis : { $pledge }. Ce navigateur a tiré le secret à l’ouverture de la table. Après la partie, vous pourrez y vérifier chaque mélange et chaque lancer.
