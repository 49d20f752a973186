### La table de Multiverse à l’écran.

## À qui de jouer, et où en est la partie

screen-mv-you = vous
screen-mv-your-turn = À vous de jouer
screen-mv-your-roll = Votre lancer
screen-mv-turn-of = { $name } joue
screen-mv-one-action = une couleur, ou toutes
screen-mv-you-meet = vous êtes dans { $world }
screen-mv-keep-or-repeat = garder ou relancer ?
screen-mv-waits-for-you = attend votre réponse
screen-mv-may-object = { $name } peut s’opposer
screen-mv-thinks = réfléchit
screen-mv-plays =
    { $you ->
        [yes] vous jouez
       *[no] joue
    }
screen-mv-rolls =
    { $you ->
        [yes] vous lancez le cube
       *[no] lance le cube
    }
screen-mv-on-turn = joue
screen-mv-tag-next = après
screen-mv-tag-asked = interrogé
screen-mv-tag-jumps = saute
screen-mv-tag-away = absent
screen-mv-race = Points et mondes restants
screen-mv-nobody-revealed = personne n’est révélé
screen-mv-draft-sub = Tous choisissent en même temps

## Le tour jusqu’ici

screen-mv-so-far = Ce tour jusqu’ici
screen-mv-encounter-number = rencontre { $number }
screen-mv-from = chez { $name }
screen-mv-from-column = d’une colonne
screen-mv-jump-of = saut : { $names }
screen-mv-everybody = tout le monde
screen-mv-action = action
screen-mv-all-five = les cinq
screen-mv-let-it-be =
    { $you ->
        [yes] vous laissez faire
       *[no] { $name } laisse faire
    }
screen-mv-just-roll = « Jetez donc ! »
screen-mv-passed-by = pas visité
screen-mv-your-action = Votre action
screen-mv-one-or-all = une couleur ou toutes
screen-mv-any-time = maintenant ou après
screen-mv-visit = Visiter { $world }
screen-mv-one-point = 1 point
screen-mv-you-are-asked = On vous demande
screen-mv-roll-or-let = « Jetez donc ! » ou laisser faire
screen-mv-decides = { $name } décide
screen-mv-more-encounters = d’autres rencontres ?
screen-mv-then-turn =
    { $you ->
        [yes] puis à vous
       *[no] puis { $name }
    }
screen-mv-skip = Passer
screen-mv-space = Espace

## Sur la table

screen-mv-the-column = la colonne
screen-mv-column-alone = Colonne
screen-mv-column-short = Col. { $column }
screen-mv-column = colonne { $column }
screen-mv-place-of =
    { $you ->
        [yes] votre monde, { $place }
       *[no] monde chez { $name }, { $place }
    }
screen-mv-from-a-column = sommet d’une colonne
screen-mv-turned-up = retourné
screen-mv-visit-chip = visiter
screen-mv-face-down-tip = Face cachée : personne ne peut le visiter avant qu’il soit retourné. (MV-F1, MV-F2)
screen-mv-gone-tip = { $world }. Capturé.
screen-mv-own-down-tip = Face cachée : vous seul le connaissez. (MV-F1)
screen-mv-own-up-tip = À vous : les autres peuvent le visiter. (MV-S6)
screen-mv-imaginary = imaginaire
screen-mv-imaginary-short = imag.
screen-mv-imaginary-row = joueur imaginaire, tient seulement le sceptre
screen-mv-positions-of =
    { $you ->
        [yes] vos { $count }
       *[no] { $name } : { $count }
    }
screen-mv-wooden-tip = Qui le tient peut relancer le cube une fois à son tour. À la fin de ce tour, tous les sceptres avancent.
screen-mv-scepter-tip = Qui le tient peut dire « Jetez donc ! » quand un autre bascule cette couleur.
screen-mv-rotates-you = À la fin de votre tour
screen-mv-rotates-player = Quand { $name } finit son tour
screen-mv-rotates-imaginary = Après le tour du joueur imaginaire
screen-mv-scepters-move = tous les sceptres avancent d’une place.
screen-mv-comes-to-you = { $scepter } vient chez vous.
screen-mv-revealed-text =
    { $you ->
        [yes] Qui met son panneau à ces couleurs vous retrouve : 3 points, et la partie finit.
       *[no] Retrouvez { $name } avec ces couleurs : 3 points, et la partie finit.
    }
screen-mv-your-five = vos cinq mondes
screen-mv-five-worlds = cinq mondes
screen-mv-captured-word = capturés
screen-mv-you-only = vous seul
screen-mv-seen-by-all = vu de tous
screen-mv-you-are-in =
    { $you ->
        [yes] Vous êtes dans
       *[no] { $name } est dans
    }
screen-mv-here-short =
    { $you ->
        [yes] Ici
       *[no] { $name }
    }
screen-mv-meet = retrouver
screen-mv-meet-player = retrouver { $name }
screen-mv-holds-scepters =
    { $you ->
        [yes] Vous tenez { $scepters }.
       *[no] { $name } tient { $scepters }.
    }

## Les interrupteurs

screen-mv-switch-one = Basculer une couleur
screen-mv-or-all = ou les cinq
screen-mv-lit = les mondes éclairés sont à une action
screen-mv-or-act-first = ou agir d’abord : la visite peut attendre
screen-mv-panel-of =
    { $you ->
        [yes] Votre panneau
       *[no] Le panneau : { $name }
    }
screen-mv-travel-hint = rangée du haut allumée, du bas éteinte
screen-mv-turn-on = allumer
screen-mv-turn-off = éteindre
screen-mv-on-short = on
screen-mv-off-short = off
screen-mv-switch-all = tout basculer
screen-mv-all-short = tout
screen-mv-nobody = personne
screen-mv-yours = à vous
screen-mv-safe = sûr
screen-mv-you-hold = à vous
screen-mv-rolling = lancer…
screen-mv-asked = en jeu

## Les consignes

screen-mv-orders = Consignes
screen-mv-orders-text = Dire « Jetez donc ! » quand je tiens ce sceptre :
screen-mv-orders-for = « Jetez donc ! » pour le { $colour }
screen-mv-order-line = « Jetez donc ! » si un autre bascule { $colour }
screen-mv-order-always = toujours
screen-mv-order-world = si utile
screen-mv-order-ask = demander
screen-mv-order-never = jamais
screen-mv-yours-now = à vous

## Lancers, rencontres et questions

screen-mv-cube = Le multicube
screen-mv-cube-text = On le lance après « Jetez donc ! » et à chaque saut quantique.
screen-mv-roll-for =
    { $you ->
        [yes] Vous lancez pour { $sign } { $colour }
       *[no] { $name } lance pour { $sign } { $colour }
    }
screen-mv-for = pour { $names }
screen-mv-goes-back = le { $colour } revient
screen-mv-stays-switched = le { $colour } reste basculé
screen-mv-is-switched = le { $colour } bascule
screen-mv-stays = le { $colour } ne bouge pas
screen-mv-if-you-like = Une rencontre, si vous voulez
screen-mv-on-to = vers { $world } ({ $spot })
screen-mv-nobody-then = aucun autre monde visible
screen-mv-with-repeat = avec votre relance, { $chance } de continuer
screen-mv-onward = puis { $chance } pour un autre monde
screen-mv-end-without = Finir le tour sans visiter
screen-mv-could-meet =
    { $you ->
        [yes] { $name } vous retrouverait, et la partie finirait.
       *[no] { $name } retrouverait { $other }, et la partie finirait.
    }
screen-mv-could-visit = { $name } pourrait visiter { $world } ({ $spot }).
screen-mv-finds-nobody = { $name } n’y trouve personne.
screen-mv-was-in =
    { $you ->
        [yes] vous étiez dans
       *[no] { $name } était dans
    }
screen-mv-is-in =
    { $you ->
        [yes] vous êtes dans
       *[no] maintenant dans
    }
screen-mv-switched-on = allumé
screen-mv-switched-off = éteint
screen-mv-no-answer = Sans réponse, on laisse faire.
screen-mv-just-roll-tip = On lance le cube : STABILITÉ, la couleur reste basculée ; CHANGEMENT, elle revient.
screen-mv-holds = { $name } tient le sceptre { $colour }.
screen-mv-if-lets = { $name } laisse faire
screen-mv-if-objects = { $name } dit « Jetez donc ! »
screen-mv-hold = Vous tenez : { $colours }. Quand un autre bascule cette couleur, vous pouvez vous opposer.
screen-mv-hold-wooden = Vous tenez le sceptre en bois : vous pouvez relancer une fois à votre tour.
screen-mv-keep-it = Garder
screen-mv-keep-about = la relance reste à vous
screen-mv-keep-last = le lancer compte
screen-mv-repeat-it = Relancer
screen-mv-repeat-about = une fois par tour
screen-mv-where-end = où le saut peut finir
screen-mv-where-lead = où cela mène
screen-mv-chance-visit = chance de visite
screen-mv-exact = Exact, pour les mondes visibles. Cercle vert : quelqu’un est là.
screen-mv-kept-word = gardé
screen-mv-to-come = à venir
screen-mv-not-rolled = pas lancé

## Le draft et la formation

screen-mv-draft = Draft
screen-mv-all-at-once = tous à la fois
screen-mv-all-at-once-text = Chacun garde un monde et passe les autres, sans les montrer.
screen-mv-keep-one = Gardez-en un
screen-mv-pass-rest = passez les autres
screen-mv-arrange = Disposez
screen-mv-tap-two = touchez-en deux pour échanger
screen-mv-chosen = C’est fait
screen-mv-wait-others = en attendant les autres
screen-mv-pick-number = choix { $number }
screen-mv-formation-step = formation
screen-mv-has-picked = a choisi
screen-mv-is-ready = a fini
screen-mv-pick-open = à vous de choisir
screen-mv-you-arrange = vous disposez
screen-mv-thinking = réfléchit
screen-mv-arranging = dispose
screen-mv-who-picked = Qui a choisi
screen-mv-who-ready = Qui a fini
screen-mv-nobody-sees = Personne ne voit ce que vous gardez (MV-S5).
screen-mv-remember = Vous vous souvenez
screen-mv-memory-empty = Ce que vous passez sera noté ici, pour vous seul.
screen-mv-memory-text = Gardé, puis passé à { $name } :
screen-mv-turns-away = à … tours
screen-mv-turns-away-title = À … tours :
screen-mv-turns-away-text = combien de tours il faut à chacun pour être dans ce monde, si rien n’est lancé.
screen-mv-you-keep = vous le gardez
screen-mv-keep-this = garder
screen-mv-passes-to-you = { $name } vous passe ses mondes
screen-mv-on-your-left = { $name }, à votre gauche, reçoit le reste
screen-mv-keep-pass =
    { $count ->
        [1] Garder { $world }, en passer un à { $name }
       *[other] Garder { $world }, en passer { $count } à { $name }
    }
screen-mv-choose-world = Choisissez un monde
screen-mv-which =
    { $count ->
        [1] Quel monde sera à vous ?
       *[other] Lequel de ces { $count } mondes sera à vous ?
    }
screen-mv-your-worlds = Vos mondes
screen-mv-guards-left = retourné quand le gauche ou celui du milieu est capturé
screen-mv-guards-right = retourné quand celui du milieu ou le droit est capturé
screen-mv-my-formation = Voilà ma formation
screen-mv-three-two = Trois devant, deux derrière
screen-mv-front = avant
screen-mv-front-text = face visible : chacun peut les visiter
screen-mv-back = arrière
screen-mv-back-text = face cachée : vous seul les connaissez
screen-mv-formation-text = Capturer un monde avant extérieur retourne le monde arrière de son côté ; capturer celui du milieu retourne les deux (MV-F2). Quand les cinq ont disparu, vous êtes révélé.

## Ce qui s’est passé

screen-mv-tale-met =
    { $you ->
        [yes] Vous avez visité { $world } { $signs } ({ $spot }) : 1 point.
       *[no] { $name } a visité { $world } { $signs } ({ $spot }) : 1 point.
    }
screen-mv-tale-unlocked =
    { $you ->
        [yes] Votre monde arrière se retourne : { $world } { $signs }
       *[no] Un monde arrière se retourne chez { $name } : { $world } { $signs }
    }
screen-mv-tale-revealed =
    { $you ->
        [yes] Vous voilà révélé.
       *[no] { $name } se révèle.
    }
screen-mv-tale-declined =
    { $you ->
        [yes] Vous n’avez pas visité le monde.
       *[no] { $name } n’a pas visité le monde.
    }
screen-mv-tale-switched =
    { $you ->
        [yes]
            { $on ->
                [yes] Vous avez allumé { $colour }
               *[no] Vous avez éteint { $colour }
            }
       *[no]
            { $on ->
                [yes] { $name } a allumé { $colour }
               *[no] { $name } a éteint { $colour }
            }
    }
screen-mv-tale-all =
    { $you ->
        [yes] Vous avez tout basculé.
       *[no] { $name } a tout basculé.
    }
screen-mv-tale-objected =
    { $you ->
        [yes] Vous avez dit : « Jetez donc ! »
       *[no] { $name } a dit : « Jetez donc ! »
    }
screen-mv-tale-allowed =
    { $you ->
        [yes] Vous avez laissé faire.
       *[no] { $name } a laissé faire.
    }
screen-mv-tale-jump = { $sign } { $face } { $result } : le { $colour } bascule pour { $names }.
screen-mv-tale-change = { $sign } { $face } { $result } pour le { $colour }.
screen-mv-tale-stays = { $sign } { $face } { $result } : le { $colour } reste.
screen-mv-tale-repeated =
    { $you ->
        [yes] Vous relancez avec le sceptre en bois.
       *[no] { $name } relance avec le sceptre en bois.
    }
screen-mv-tale-back =
    { $you ->
        [yes] { $colour } revient sur votre panneau.
       *[no] { $colour } revient sur le panneau chez { $name }.
    }
screen-mv-tale-rotated = Les sceptres avancent d’une place.
screen-mv-tale-column = Maintenant, { $column } : { $world } { $signs }

## Révélé, retrouvé, et la feuille de score

screen-mv-true-identity = véritable identité
screen-mv-is-revealed =
    { $you ->
        [yes] Vous voilà révélé
       *[no] { $name } se révèle
    }
screen-mv-now-is =
    { $you ->
        [yes] Les cinq mondes sont capturés. Vous êtes maintenant ce panneau :
       *[no] Les cinq mondes sont capturés. { $name } est maintenant ce panneau :
    }
screen-mv-rule-three =
    { $you ->
        [yes] Qui met son panneau à ces couleurs à son tour vous retrouve : 3 points, et la partie se termine aussitôt.
       *[no] Qui met son panneau à ces couleurs à son tour retrouve { $name } : 3 points, et la partie se termine aussitôt.
    }
screen-mv-colours-away =
    { $you ->
        [yes] Couleurs d’écart avec votre panneau
       *[no] Couleurs d’écart avec { $name }
    }
screen-mv-go-on = Continuer
screen-mv-final-meeting = La rencontre finale
screen-mv-meets-in =
    { $you ->
        [yes] Vous retrouvez { $other } dans { $world }
       *[no]
            { $mine ->
                [yes] { $name } vous retrouve dans { $world }
               *[no] { $name } retrouve { $other } dans { $world }
            }
    }
screen-mv-three-points = 3 points.
screen-mv-hug = Un câlin !
screen-mv-same-traveller = Deux panneaux égaux : le même voyageur venu de deux mondes. La partie est finie.
screen-mv-score-sheet = Feuille de score
screen-mv-shared = victoire partagée
screen-mv-tied = à égalité
screen-mv-met-player = rencontre avec { $name }
screen-mv-never-captured = jamais capturés
screen-mv-all-captured = les cinq capturés
screen-mv-equal = À égalité, la victoire est partagée : { $points } chacun.
screen-mv-with-points = avec { $points } points
screen-mv-small-face = Le petit visage dit à qui était le monde ; une pile : d’une colonne.

## Le menu

screen-mv-panel-look = L’aspect de votre panneau
screen-mv-collector = collector
screen-mv-travel = voyage

## Les mondes, par leurs couleurs : vert, blanc, rouge, jaune, bleu

screen-mv-world-void = Le Vide
screen-mv-world-g = Jardin
screen-mv-world-w = Givre
screen-mv-world-gw = Taïga
screen-mv-world-r = Braise
screen-mv-world-gr = Séquoia
screen-mv-world-wr = Cendres
screen-mv-world-gwr = Automne
screen-mv-world-y = Sables
screen-mv-world-gy = Moisson
screen-mv-world-wy = Halo
screen-mv-world-gwy = Printemps
screen-mv-world-ry = Fournaise
screen-mv-world-gry = Savane
screen-mv-world-wry = Comète
screen-mv-world-gwry = Steppe
screen-mv-world-b = Marée
screen-mv-world-gb = Lagune
screen-mv-world-wb = Glacier
screen-mv-world-gwb = Fjord
screen-mv-world-rb = Geyser
screen-mv-world-grb = Récif
screen-mv-world-wrb = Orage
screen-mv-world-gwrb = Crépuscule
screen-mv-world-yb = Atoll
screen-mv-world-gyb = Oasis
screen-mv-world-wyb = Dégel
screen-mv-world-gwyb = Éden
screen-mv-world-ryb = Couchant
screen-mv-world-gryb = Tropiques
screen-mv-world-wryb = Genèse
screen-mv-world-gwryb = Cosmos
