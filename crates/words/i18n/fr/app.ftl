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
home-around =
    { $bots ->
        [0] { $people } personnes à cet écran
        [1] { $people } personnes à cet écran, et un robot
       *[other] { $people } personnes à cet écran, et { $bots } robots
    }
home-back = Accueil
home-fair = Chaque mélange et chaque lancer se vérifient après la partie.
home-fan = Fait par des amateurs, chez soi. Les paquets sont une reconstitution ; tous les dessins sont à nous.
place-nowhere = Il n’y a rien ici.
place-no-table = Cette table n’existe pas.
place-nowhere-about = L’adresse est peut-être mal écrite, ou la page a changé de place.

## Une nouvelle table. Ce qui est entre étoiles est en gras.

new-title = Nouvelle table
new-sum-alone = *{ $game }*, *en solo* contre la machine. Commence *tout de suite*, dans ce navigateur.
new-sum-bots =
    { $bots ->
        [1] *{ $game }* à *{ $players }* : vous et *un robot*, niveau *{ $level }*. Commence *tout de suite*, dans ce navigateur.
       *[other] *{ $game }* à *{ $players }* : vous et *{ $bots } robots*, niveau *{ $level }*. Commence *tout de suite*, dans ce navigateur.
    }
new-sum-around =
    { $bots ->
        [0] *{ $game }* à *{ $people }* autour de *cet écran*. On se le passe derrière un rideau.
        [1] *{ $game }* à *{ $people }*, avec *un robot*, autour de *cet écran*. On se le passe derrière un rideau.
       *[other] *{ $game }* à *{ $people }*, avec *{ $bots } robots*, autour de *cet écran*. On se le passe derrière un rideau.
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
new-sum-deck = Avec *{ $deck }*.
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
new-where-around = Un seul écran
new-where-around-about = Vous vous passez cet écran. Un rideau tombe entre les tours : personne ne voit les cartes d’autrui.
new-name-of = Nom du joueur { $seat }
new-where-friends = Des amis, en ligne
new-where-friends-about = Vous recevez un lien à envoyer. Les places vides peuvent aller à des robots.
new-open-table = Ouvrir cette table
new-public = Dans la salle
new-public-about = Tout le monde peut trouver la table et s’asseoir. Sinon, seulement avec le lien.
new-spectators = Spectateurs
new-spectators-about = Ils peuvent regarder ; ils voient ce que tous voient, jamais une main.
new-rated = Classée
new-rated-about = Compte pour le classement de tous les joueurs.
new-rated-own = Pas avec un paquet à soi : le classement compare à armes égales.
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

waiting-invite = Envoyez le lien, ou faites photographier le code.
waiting-link = Seules les personnes qui ont ce lien trouvent la table.
waiting-public = La table est dans la salle, et ce lien y mène aussi.
waiting-qr = Le lien en image, pour l’appareil photo d’un autre écran
waiting-address = Le lien vers cette table
waiting-copy = Copier
waiting-copied = Copié
waiting-for =
    { $free ->
        [one] Encore { $free } personne
       *[other] Encore { $free } personnes
    }
waiting-all-here = Tout le monde est là
waiting-dice = Les dés sont scellés…
waiting-host = { $name } lance la partie.
waiting-count =
    { $here ->
        [one] { $here } sur { $all } est là.
       *[other] { $here } sur { $all } sont là.
    }
waiting-fill = Compléter avec des robots et lancer
waiting-table = Cette table
waiting-live = en direct
waiting-days = sur plusieurs jours
waiting-clock-none = sans pendule
waiting-clock-turn = { $time } par tour
waiting-clock-game = { $time } pour la partie
waiting-in-lobby = dans la salle
waiting-by-link = sur invitation
waiting-spectators = spectateurs bienvenus
waiting-no-spectators = sans spectateurs
waiting-rated = classée
waiting-casual = non classée
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
waiting-sit = S’asseoir
waiting-leave = Se lever
waiting-open = Place libre
waiting-invited = Sur invitation
waiting-bot = Robot
waiting-gone = Quelqu’un qui est parti
waiting-away = pas là en ce moment
waiting-remove = Renvoyer
waiting-who = Qui doit s’asseoir ici ?

## Le rideau entre ceux qui se partagent un écran

curtain-hand = Passez l’écran à { $name }
curtain-nothing-secret = Rien de secret sur cette page. Votre main paraît quand vous touchez.
curtain-open = C’est moi, { $name } : lever le rideau
curtain-or-space = ou appuyez sur la barre d’espace
curtain-all-see = Tous peuvent le voir

## Ce qui peut aller mal

problem-unknown = Cela n’a pas fonctionné. Réessayez, ou rechargez la page.
problem-offline = Le serveur ne répond pas. Ce que vous jouez dans ce navigateur continue sans lui.
problem-no-server = Cette copie de Manyworlds n’a pas de serveur. Tout ce qui se joue dans ce navigateur fonctionne ; les tables avec d’autres en demandent un.
problem-lost = La connexion est perdue. Nouvel essai…
problem-broken = Le jeu s’est arrêté dans ce navigateur. Rechargez la page : ce qui a été joué est gardé.
problem-left-unread = Ce navigateur n’arrive pas à relire la partie laissée ici. Elle n’est pas perdue : rechargez la page, ou redémarrez le navigateur.
problem-misunderstood = La page et le jeu ne se sont pas compris. Rechargez la page.

## Les refus du serveur

problem-no-identity = Le serveur ne vous reconnaît plus. Rechargez la page.
problem-wrong-origin = Cela vient de la page d’un autre site. Ouvrez Manyworlds à sa propre adresse.
problem-not-allowed = Vous ne pouvez pas faire cela à cette table.
problem-not-found = Cela n’existe pas, ou plus.
problem-unknown-phrase = Personne n’a cette phrase de secours. Vérifiez ses douze mots.
problem-too-slow = Cela a pris trop de temps. Réessayez.
problem-conflict = Quelqu’un a été plus rapide. Regardez ce qui a changé, puis réessayez.
problem-refused = Ce n’est pas possible à cette table pour l’instant.
problem-too-large = C’est trop long. Raccourcissez, puis réessayez.
problem-invalid = Cela ne va pas ainsi. Vérifiez ce que vous avez choisi ou écrit.
problem-too-many-requests = Trop de demandes d’un coup. Patientez un peu.
problem-internal = Le serveur a fait une erreur, et l’a notée. Réessayez.
problem-unavailable = Le serveur ne peut pas répondre pour l’instant. Réessayez dans un moment.
problem-server-full = Le serveur est complet pour l’instant. Réessayez plus tard.

## La raison exacte

problem-not-seated = Seules les personnes assises à cette table peuvent faire cela.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-sent-away = L’hôte vous a demandé de quitter cette table.
problem-no-spectators = Seuls les joueurs peuvent voir cette table.
problem-no-such-seat = Cette table n’a pas cette place.
problem-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
problem-needs-key = Cette place est réservée à quelqu’un qui a le lien de l’hôte.
problem-full = Toutes les places sont prises.
problem-already-seated = Vous êtes déjà à cette table.
problem-seats-free = Il reste des places libres : remplissez-les d’abord avec des personnes ou des robots.
problem-not-ratable = Une partie classée se joue à deux ou plus, avec un paquet du jeu.
problem-started = La partie a commencé.
problem-not-running = La partie n’est pas en cours.
problem-not-over = La partie n’est pas encore terminée.
problem-stale = C’est arrivé deux fois, ou trop tard. Regardez la table, puis choisissez à nouveau.
problem-notation = Ce n’est pas un coup de ce jeu.
problem-nothing-to-take-back = Il n’y a rien à reprendre.
problem-no-share = Votre part des dés est arrivée trop tard, ou deux fois. La partie continue sans elle.
problem-orders = Ces consignes ne sont pas possibles ici.
problem-no-vote = Pas de vote pour cette place : la personne est là, ou n’est pas partie depuis longtemps.
problem-no-stand-in = Aucun robot ne joue pour vous.
problem-no-wish = Une place peut être libre, réservée à un invité, ou donnée à un robot.
problem-name = Un nom a de 1 à 40 caractères, tous visibles.
problem-phrase-length = Une phrase de secours a douze mots. Recomptez les vôtres.
problem-phrase-word = Un de ces mots n’est dans aucune phrase de secours. Vérifiez leur orthographe.
problem-chat-line = Un message a de 1 à 300 caractères, tous visibles.
problem-most-muted = Vous avez masqué autant de personnes que possible. Entendez-en d’abord une à nouveau.

## Les refus d’une table

problem-setup = Cette partie ne peut pas se jouer ainsi. Choisissez d’autres options.
problem-seats = Il faut un joueur, et un seul, à chaque place.
problem-log = La partie gardée ne s’ouvre plus. Commencez-en une nouvelle.
problem-no-open-table = Aucune partie n’est ouverte. Commencez-en une.
problem-nothing-kept = Aucune partie n’a été laissée ici.
problem-no-hint = Il n’y a pas de conseil pour l’instant.
problem-no-eureka = Il n’y a pas d’Eurêka ce jour-là.
problem-not-sure = On ne sait pas si cela a été enregistré. Regardez la table avant de réessayer.

## Les règles

nav-pages = Pages
nav-skip = Aller au contenu
nav-lobby = Salle
nav-mine = Mes parties
nav-scores = Scores
nav-settings = Réglages
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
rules-none = Aucune règle ne parle de « { $text } ».
rules-all = Montrer toutes les règles

## La salle, mes parties, les meilleurs scores

lobby-about = Des tables que tout le monde peut trouver : prenez place, ou regardez.
lobby-new = Nouvelle table : { $game }
lobby-running = Tables en cours
lobby-running-none = Aucune table publique n’est en cours.
mine-none = Rien encore. Les parties de ce serveur paraissent ici quand elles sont finies.
mine-place =
    { $place ->
        [1] Gagné, à { $players }
       *[other] { $place }e sur { $players }
    }
mine-more = Voir la suite
stats-which = Quel jeu
stats-where = Lieu de jeu
stats-both = Les deux
stats-games =
    { $games ->
        [one] { $games } partie, en { $since }
       *[other] { $games } parties depuis { $since }
    }
stats-none = Aucune partie menée à son terme pour l’instant.
stats-today = aujourd’hui
stats-yesterday = hier
stats-rating = Classement
stats-rating-about = tables classées, personnes et robots sur une même échelle
stats-rating-now = classement
stats-rating-month = classement, { $change } en un mois
stats-guess = classement provisoire
stats-wins =
    { $games ->
        [one] victoire sur { $games } partie à plusieurs
       *[other] victoire(s) sur { $games } parties à plusieurs
    }
stats-streak = d’affilée, record { $best }
stats-gained = gagnés
stats-lost = perdus
stats-graph =
    { $games ->
        [1] Classement après une partie classée : { $to }
       *[other] Classement sur les { $games } dernières parties classées : de { $from } à { $to }
    }
stats-no-rating = Pas encore de classement : il commence avec la première partie à une table « classée », avec des personnes ou des robots.
stats-between = entre { $below } et { $above }
stats-above = devant { $below }
stats-below = derrière { $above }
stats-scale = Qui en est où
stats-past = Parties classées
stats-as-table = La même chose en tableaux
stats-solo = Meilleurs scores en solo
stats-solo-about = et leurs options
stats-solo-to = à { $machine }
stats-solo-none = Aucun pour l’instant : une partie en solo dure vingt minutes.
stats-solo-all = Les meilleurs scores de tous
stats-solo-won = Machine battue
stats-solo-lost = La machine gagne
stats-rated = classée
stats-last = Dernières parties
stats-by-players = Victoires par nombre de joueurs
stats-even = repère : part égale
stats-of = { $wins } sur { $games }
stats-place =
    { $place ->
        [1] 1re : { $count }
       *[other] { $place }e : { $count }
    }
scores-title = Meilleurs scores
scores-about = Les meilleures parties jouées seul contre la machine.
scores-play = Jouer en solo
scores-here = Sur ce serveur
scores-none = Personne n’a encore fini de partie en solo sur ce serveur.
scores-browser-none = Aucune encore : une partie en solo prend vingt minutes.
scores-browser = Dans ce navigateur

## Les réglages

settings-about = Gardés dans ce navigateur, aussitôt.
settings-screen = Écran et son
settings-language-about = Partout et à tout moment, même en pleine partie.
settings-system = Comme le système
settings-none = Aucun
settings-theme = Thème
settings-theme-system = Clair ou sombre, comme votre système.
settings-theme-dark = Sombre
settings-theme-dark-about = Un laboratoire, la nuit.
settings-theme-light = Clair
settings-theme-light-about = Le même laboratoire, le jour.
settings-motion = Mouvement
settings-motion-system = Les cartes volent où elles vont, sauf si votre système demande moins de mouvement.
settings-motion-none = Tout est aussitôt à sa place.
settings-sound = Son
settings-sound-none = Le silence.
settings-sound-turn = Mon tour
settings-sound-turn-about = Deux notes quand c’est à vous, quatre à la fin.
settings-sound-all = Tout
settings-sound-all-about = Et un petit toc pour tout ce qui arrive.
settings-memory = Aide-mémoire
settings-memory-shown = Visible
settings-memory-shown-about = L’écran montre ce que vous avez vu et pourriez retenir, si la table le permet.
settings-memory-hidden = Caché
settings-memory-hidden-about = Vous retenez tout vous-même.
settings-me = Vous sur ce serveur
settings-name = Nom
settings-name-about = Ce que voient les autres.
settings-save = Enregistrer
settings-phrase = Phrase de secours
settings-phrase-about = Douze mots qui font aussi vôtre un autre appareil. Notez-les : ils ne paraissent qu’une fois, et une nouvelle phrase remplace l’ancienne.
settings-phrase-draw = Nouvelle phrase
settings-back = J’ai une phrase
settings-back-about = Devenez sur cet appareil qui vous êtes sur un autre.
settings-back-go = C’est moi
settings-forget = Effacer mes données
settings-forget-about = Le serveur oublie votre nom, vos parties et votre phrase, pour toujours. Les autres gardent leurs parties, avec un nom vide à votre place.
settings-forget-go = Effacer…
settings-forget-sure = Tout effacer, pour toujours
settings-forget-no = Garder

## Ce que l’on se dit

talk-name = Discussion
talk-open =
    { $count ->
        [0] Discussion
        [one] Discussion, { $count } nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
talk-none = Personne n’a encore rien dit.
talk-say = Dire quelque chose
talk-send = Envoyer
talk-rematch = La revanche est ouverte : prendre place
talk-wave = Bonjour !
talk-applause = Bien joué !
talk-surprise = Oh !
talk-laugh = Ha ha !
talk-sigh = Pas de chance…
talk-thinking = Un instant…
people-name = À la table
people-here = présent
people-not-here = absent
people-bot = absent ; un robot joue
people-mute = Masquer
people-unmute = Entendre à nouveau
people-away = { $name } est absent depuis un moment. Un robot pourrait continuer ; { $name } peut revenir à tout moment.
people-vote = Confier à un robot
people-voted = Vous voulez qu’un robot continue pour { $name }. Il le fera dès que plus de la moitié des autres le voudront aussi.
people-stand-in = Un robot joue pour vous.
people-back = Je suis de retour
