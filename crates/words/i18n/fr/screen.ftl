### La table de Multiuniversum à l’écran.

## Qui joue, et combien de temps encore

screen-your-turn = À vous
screen-plays = { $name } joue
screen-is-playing = { $name } joue.
screen-playing = joue maintenant
screen-next = ensuite
screen-in-turns = dans { $turns } tours
screen-you-in = vous : dans { $turns }
screen-by-itself = avance toute seule
screen-order = Ordre des tours
screen-empty-of =
    { $empty ->
        [one] { $empty } pile vide sur { $needed }
       *[other] { $empty } piles vides sur { $needed }
    }
screen-empty-short =
    { $empty ->
        [one] { $empty } sur { $needed } vide
       *[other] { $empty } sur { $needed } vides
    }
screen-end-round = à { $needed }, fin après ce tour de table
screen-end-at-once = la troisième finit la partie
screen-last-round = Dernier tour de table
screen-last-round-text = chacun aura joué autant de tours, puis c’est fini
screen-stalemate = Plus rien n’est scellé
screen-locked = Plus de cartes
screen-locked-text = personne ne peut piocher : la partie finit après un tour de table
screen-deadly = icônes visibles à la fin : ces portails sont perdus
screen-threat = Vous perdez { $dp } DP si cette icône est encore visible à la fin (MU-V2)

## Sur la table

screen-draw = Pioche
screen-discard-pile = Défausse
screen-last = dernier
screen-empty = Vide
screen-stack-empty = Pile vide
screen-ability-works = la capacité reste
screen-on = sur { $at }
screen-dp-now = DP actuels
screen-portals = Portails
screen-sealed = Scellés
screen-your-lab = Votre labo
screen-lab-of = Le labo de { $name }
screen-minus-one = −1 par outil
screen-no-tools = aucun outil
screen-none-yet = rien encore
screen-nothing-sealed = rien de scellé
screen-no-set-yet = pas encore de set
screen-no-sets = sans sets
screen-sets-worth = sets +{ $dp }
screen-safe = sauvés
screen-at-risk = menacés
screen-no-cards = aucune carte en main
screen-what-there = Que feraient mes cartes sur { $at } ?
screen-seal-with = Sceller avec

## Ce que fait une carte, en entier et en bref

screen-do-search = piocher 2 cartes
screen-do-move = vers un autre
screen-do-recycle = prendre 1 défausse
screen-do-seal = prêt : { $dp } DP
screen-do-arrange = réordonner une pile
screen-do-draw = pioche 3, défausse 2
screen-do-swap = échanger 2 portails
screen-do-under = dessus dessous
screen-do-keep = garder un outil
screen-short-search = +2 cartes
screen-short-move = ailleurs
screen-short-recycle = en prendre 1
screen-short-arrange = Réordonner
screen-short-draw = +3 puis −2
screen-short-swap = Échanger 2
screen-short-under = Dessus sous
screen-short-keep = Garder 1
screen-needs = il faut { $tool }
screen-needs-these = il faut
screen-no-draw = rien à piocher
screen-no-recycle = défausse vide
screen-no-portal = pas de portail
screen-no-tall = piles trop basses
screen-no-two = une seule pile
screen-no-stay = vous y êtes

## Que faire maintenant

screen-coach-turn = Utilisez une carte de trois façons, ou glissez-la vers un lieu lumineux.
screen-coach-tap = Touchez une carte pour voir ses trois usages.
screen-coach-empty = Votre main est vide : il ne reste qu’à passer.
screen-coach-wait = Pointez un transformateur pour voir ce que vos cartes y feraient.
screen-can-end = Vous pouvez finir maintenant.
screen-can-end-text = Sceller ce dernier portail vide la troisième pile.
screen-not-here = Pas ici.
screen-card-keys = 1 : jouer, 2 : préparer, 3 : défausser
screen-play = Jouer : { $action }
screen-to = vers { $places }
screen-tap-transformer = touchez un lieu
screen-prepare = Préparer
screen-could-seal = pour sceller { $portal }
screen-discard = Défausser
screen-then-draw = puis en piocher 1
screen-ends-game = fin : vous { $mine }, machine { $other }
screen-pass = Passer
screen-skip = Avancer
screen-undo-shown = pas après une révélation
screen-undo-nothing = rien à reprendre

## Questions

screen-secret = secret
screen-new = nouvelle
screen-arrange-title = Réordonner la pile { $stack }
screen-arrange-text = Glissez les portails, ou utilisez les flèches. Le premier sera dessus.
screen-arrange-top = Dessus
screen-arrange-bottom = Dessous
screen-arrange-up = { $portal } : vers le dessus
screen-arrange-down = { $portal } : vers le dessous
screen-arrange-seen = visible de tous
screen-arrange-hidden = vous seul le savez
screen-arrange-note = Les autres ne voient que le nouveau dessus ; l’ordre en dessous reste à vous.
screen-arrange-reset = Comme avant
screen-arrange-done = Reposer
screen-drop-title =
    { $count ->
        [1] Défaussez une carte
       *[other] Défaussez-en { $count }
    }
screen-drop-text = N’importe quelles cartes de votre main, neuves ou non.
screen-drop-note = Elles vont face visible sur la défausse ; rien n’est pioché en échange.
screen-drop-done =
    { $count ->
        [1] La défausser
       *[other] En défausser { $count }
    }
screen-chosen-of = { $chosen } sur { $count }
screen-choose-more =
    { $count ->
        [1] encore une
       *[other] encore { $count }
    }
screen-keep-title =
    { $count ->
        [1] Gardez une carte comme outil
       *[other] Gardez { $count } cartes comme outils
    }
screen-keep-text = Vous avez déclenché le 5. Les autres cartes jouées vont à la défausse.
screen-keep-note = Puis votre tour se termine, et vous complétez à 3.
screen-keep-done = Garder, et finir mon tour
screen-keep-prepared = préparée ce tour
screen-keep-not = pas jouée pour une action
screen-played-as = jouée :
screen-fits = convient : { $portal }
screen-take-text = Un clic la prend en main.
screen-take-note = Tout le monde voit laquelle vous prenez.
screen-spend-text = Les autres restent sous votre labo.
screen-spend-note = Les outils dépensés vont à la défausse.

## Le menu et ce qu’il ouvre

screen-menu = Menu
screen-close = Fermer
screen-all-choices = Tous les choix en liste

## Le plan de la machine

screen-machine-title = Après votre tour, la machine
screen-machine-draws = pioche 2 outils
screen-machine-seals = scelle { $portal }
screen-machine-seals-if = scelle { $portal } si elle trouve { $tools }
screen-machine-no-portal = ne trouve aucun portail
screen-machine-walks = va sur { $at }
screen-machine-fine = Les plus vieux outils partent d’abord. Les restants ne lui coûtent rien.

## La feuille de score

screen-laid-out = Portails scellés, rangés en sets
screen-best-split = Le meilleur partage est trouvé pour chacun.
screen-by-points =
    { $points ->
        [one] Avec { $points } point d’avance.
       *[other] Avec { $points } points d’avance.
    }
screen-tied = { $names } : { $points } points chacun.
screen-decides = Ce qui départage :
screen-shared = Victoire partagée
screen-not-needed = inutile
screen-winner = Victoire
screen-place = Place { $place }
screen-none-left = aucun restant
screen-omni = Omni Set : 5 différents
screen-special = Set Spécialisé : { $count } { $icon }
screen-no-set = hors set

## Ce qui s’est passé : $you est « yes » si c’est le spectateur. Des signes remplacent transformateurs, outils et portails.

screen-tale-played =
    { $you ->
        [yes] Vous avez joué { $action } sur { $at }.
       *[no] { $name } a joué { $action } sur { $at }.
    }
screen-tale-prepared =
    { $you ->
        [yes] Vous avez préparé { $card } { $tool }.
       *[no] { $name } a préparé { $card } { $tool }.
    }
screen-tale-discarded =
    { $you ->
        [yes] Vous avez défaussé { $card } { $tool }.
       *[no] { $name } a défaussé { $card } { $tool }.
    }
screen-tale-drew =
    { $you ->
        [yes] Vous avez pioché { $count }{ $tools }.
       *[no] { $name } a pioché { $count }{ $tools }.
    }
screen-tale-moved =
    { $you ->
        [yes] Vous êtes allé de { $from } à { $to }.
       *[no] { $name } est allé de { $from } à { $to }.
    }
screen-tale-looked =
    { $you ->
        [yes] Vous avez regardé la pile { $stack }.
       *[no] { $name } a regardé la pile { $stack }.
    }
screen-tale-arranged =
    { $you ->
        [yes] Vous avez reposé la pile { $stack } dans un ordre secret.
       *[no] { $name } a reposé la pile { $stack } dans un ordre secret.
    }
screen-tale-swapped =
    { $you ->
        [yes] Vous avez échangé les portails de { $a } et { $b }.
       *[no] { $name } a échangé les portails de { $a } et { $b }.
    }
screen-tale-recycled =
    { $you ->
        [yes] Vous avez repris { $card } { $tool } de la défausse.
       *[no] { $name } a repris { $card } { $tool } de la défausse.
    }
screen-tale-kept =
    { $you ->
        [yes] Vous avez gardé { $card } { $tool } comme outil.
       *[no] { $name } a gardé { $card } { $tool } comme outil.
    }
screen-tale-sealed =
    { $you ->
        [yes] Vous avez scellé { $portal } pour { $dp } avec { $tools }.
       *[no] { $name } a scellé { $portal } pour { $dp } avec { $tools }.
    }
screen-tale-machine = { $name } a pioché { $card } { $tool }.
screen-tale-emptied = La pile { $stack } est vide : { $empty } sur { $needed }.
