### Les pages autour de la table.

home-now = Jouer
home-now-about = Jouer : vous contre deux robots, tout de suite.
home-friends = Entre amis
home-solo = Solo
home-multiuniversum-tag = Vingt portails sont ouverts. Rassemblez les outils, soyez là où il faut, et fermez-les en premier.
home-multiuniversum-size = 1–5 joueurs · 20–40 min
home-multiuniversum-meta = cartes, enchaînements et sets
home-multiverse-tag = Cinq interrupteurs, trente-deux mondes. Changez une loi de la nature et voyez qui vous rencontrez.
home-multiverse-size = 2–6 joueurs · 30–45 min
home-multiverse-meta = interrupteurs, chance et audace
home-continue = Reprendre
home-continue-none = Vos parties avec d’autres vous attendent ici.
home-open = Tables ouvertes
home-open-none = Personne n’attend de joueurs. Ouvrez une table !
home-join = Rejoindre
home-look = Voir
home-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
home-bots =
    { $bots ->
        [0] Vous, en solo
        [1] Vous et un robot
       *[other] Vous et { $bots } robots
    }
home-back = Accueil
home-fair = Chaque mélange et chaque lancer se vérifient après la partie.
home-fan = Fait par des amateurs, chez soi. Les paquets sont une reconstitution ; tous les dessins sont à nous.
place-nowhere = Il n’y a rien ici.
place-nowhere-about = L’adresse est peut-être mal écrite, ou la page a changé de place.

## Une nouvelle table. Ce qui est entre étoiles est en gras.

new-title = Nouvelle table
new-sum-alone = *{ $game }*, *en solo* contre la machine. Commence *tout de suite*, dans ce navigateur.
new-sum-bots =
    { $bots ->
        [1] *{ $game }* à *{ $players }* : vous et *un robot*, niveau *{ $level }*. Commence *tout de suite*, dans ce navigateur.
       *[other] *{ $game }* à *{ $players }* : vous et *{ $bots } robots*, niveau *{ $level }*. Commence *tout de suite*, dans ce navigateur.
    }
new-sum-friends = *{ $game }* à *{ $players }* : vous et { $friends ->
        [1] *un ami*
       *[other] *{ $friends } amis*
    }, { $pace ->
        [days] *sur plusieurs jours*
       *[live] *en direct*
    }, { $clock ->
        [turn] avec *une pendule par tour*
        [game] avec *une pendule par partie*
       *[none] *sans pendule*
    }. { $public ->
        [yes] Tout le monde la trouve *dans la salle*.
       *[no] Il faut *le lien* pour la trouver.
    }
new-ready = Tout est prêt : la suite est facultative.
new-seats = Places
new-seat-you = vous
new-seat-bot = robot, { $level }
new-seat-machine = joue toute seule
new-seat-free = un ami, ou un robot si personne ne vient
new-rules = Règles
new-table = Table
new-colour = Votre couleur
new-where = Qui joue ?
new-where-bots = Vous et des robots
new-where-bots-about = Tout de suite, dans ce navigateur, même sans réseau.
new-where-friends = Des amis, en ligne
new-where-friends-about = Vous recevez un lien à envoyer. Les places vides peuvent aller à des robots.
new-open-table = Ouvrir cette table
new-public = Dans la salle
new-public-about = Tout le monde peut trouver la table et s’asseoir. Sinon, seulement avec le lien.
new-spectators = Spectateurs
new-spectators-about = Ils peuvent regarder ; ils voient ce que tous voient, jamais une main.
new-rated = Classée
new-rated-about = Compte pour le classement de tous les joueurs.
new-pace = Rythme
new-pace-live = En direct
new-pace-live-about = Tous sont là en même temps.
new-pace-days = Jours
new-pace-days-about = Jouez quand vous avez une minute, sur plusieurs jours.
new-clock = Pendule
new-clock-none = Aucune
new-clock-none-about = Chacun réfléchit autant qu’il veut.
new-clock-turn = Par tour
new-clock-turn-live = Deux minutes par tour ; temps écoulé : on passe.
new-clock-turn-days = Trois jours par tour ; temps écoulé : on passe.
new-clock-game = Par partie
new-clock-game-live = Vingt minutes pour toute la partie.
new-clock-game-days = Vingt jours pour toute la partie.

## La salle d’attente

waiting-invite = Inviter
waiting-link = Seules les personnes qui ont ce lien trouvent la table.
waiting-public = La table est dans la salle, et ce lien y mène aussi.
waiting-qr = Le lien en image, pour l’appareil photo d’un autre écran
waiting-address = Le lien vers cette table
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-for =
    { $free ->
        [one] Encore { $free } personne
       *[other] Encore { $free } personnes
    }
waiting-all-here = Tout le monde est là
waiting-dice = Les dés sont scellés…
waiting-host = { $name } lance la partie.
waiting-sit = S’asseoir
waiting-leave = Se lever
waiting-open = Place libre
waiting-invited = Réservée à un invité
waiting-bot = Robot
waiting-gone = Quelqu’un qui est parti
waiting-away = pas là en ce moment
waiting-remove = Renvoyer
waiting-who = Qui doit s’asseoir ici ?

## Ce qui peut aller mal

problem-offline = Le serveur ne répond pas. Ce que vous jouez dans ce navigateur continue sans lui.
problem-lost = La connexion est perdue. Nouvel essai…
problem-not-found = Cette table n’existe pas.
problem-full = Toutes les places sont prises.
problem-needs-key = Cette place est réservée à quelqu’un qui a le lien de l’hôte.
problem-seats-free = Il reste des places libres : remplissez-les d’abord avec des personnes ou des robots.
problem-started = La partie a commencé.
problem-sent-away = L’hôte vous a demandé de quitter cette table.
problem-no-spectators = Seuls les joueurs peuvent voir cette table.
problem-too-many = C’était trop souvent. Attendez un peu.

## Les règles

nav-rules = Règles
rules-search = Chercher dans les règles
rules-about = Ce que joue ce programme, dans nos propres mots. Là où les livrets se taisent ou se contredisent, le choix est le nôtre, et il est marqué comme décision.
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }, { $rulings ->
        [one] { $rulings } avec une décision de notre part
       *[other] { $rulings } avec des décisions de notre part
    }
