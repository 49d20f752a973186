### La première leçon de Multiverse, ses conseils et les coups qu’on y tape au clavier.

## La première leçon : le tour d’exemple du livret

screen-mv-lesson-meet = Rencontre
screen-mv-lesson-chain = Chaîne
screen-mv-lesson-act = Action
screen-mv-lesson-repeat = Relance
screen-mv-lesson-end = Fin du tour
screen-mv-lesson-visit-how = cliquez sur *Visiter*, ou touche <E>
screen-mv-lesson-visit-tap = touchez *Visiter*
screen-mv-lesson-keep-how = cliquez sur *Garder*, ou touche <K>
screen-mv-lesson-keep-tap = touchez *Garder*
screen-mv-lesson-first-title = Une rencontre
screen-mv-lesson-first-text = Sur votre panneau, { $white } et { $red } sont allumés : vous êtes dans { $first }. Ce monde est posé, visible, devant { $name } : visitez-le.
screen-mv-lesson-first-why = Que vaut-il ?
screen-mv-lesson-first-because = Vous capturez le monde : 1 point que personne ne vous reprend. Il était au milieu de la rangée avant, donc les deux mondes derrière lui se retournent.
screen-mv-lesson-jump-title = Maintenant, le saut
screen-mv-lesson-jump-text = Après chaque visite, on lance le cube une fois par couleur de ce monde, dans l’ordre. Pour { $white }, il dit *STABILITÉ* : rien ne change. Gardez ce lancer.
screen-mv-lesson-jump-why = Pourquoi me le demander ?
screen-mv-lesson-jump-because = Vous avez le sceptre en bois : à votre tour, vous pouvez relancer le cube une fois, pas plus. Gardez-la pour plus tard.
screen-mv-lesson-both-title = CHANGEMENT
screen-mv-lesson-both-text = { $red } bascule : chez vous, et chez { $name }, à qui était ce monde. Gardez, et voyez où cela mène.
screen-mv-lesson-both-why = Qui saute avec vous ?
screen-mv-lesson-both-because = La personne dont vous avez visité le monde, ou tout le monde s’il vient d’une colonne. Ce que cela ouvre aux autres ne compte qu’à leur propre tour.
screen-mv-lesson-second-title = Et le suivant
screen-mv-lesson-second-text = Seul { $white } est allumé : c’est { $second }, le sommet d’une colonne. Une visite en a amené une autre. Continuez !
screen-mv-lesson-second-why = Jusqu’où cela va-t-il ?
screen-mv-lesson-second-because = Tant que votre panneau correspond à un monde visible. Et vous n’avez pas encore fait votre action.
screen-mv-lesson-stays-title = Le blanc reste
screen-mv-lesson-stays-text = *STABILITÉ* : vous restez où vous êtes, mais { $second } est capturé et il n’y a plus personne ici. Gardez le lancer.
screen-mv-lesson-stays-why = Qu’y avait-il dessous ?
screen-mv-lesson-stays-because = Le monde suivant de la colonne s’est retourné. Personne ne le connaissait avant : aucun joueur, et ce programme non plus.
screen-mv-lesson-all-title = Faites votre action
screen-mv-lesson-all-text = À chaque tour, vous basculez une couleur, ou les cinq. Chaque interrupteur dit où il mène. *Tout basculer* mène à { $third }, qui est visible.
screen-mv-lesson-all-how = cliquez sur *tout basculer*, ou touche <A>
screen-mv-lesson-all-tap = touchez *tout*
screen-mv-lesson-all-why = Peut-on s’y opposer ?
screen-mv-lesson-all-because = Pas ici. Quand vous basculez une seule couleur, qui tient son sceptre peut dire « Jetez donc ! », et le cube décide si elle reste.
screen-mv-lesson-third-title = Le troisième
screen-mv-lesson-third-text = Vous êtes dans { $third }. Quatre couleurs, donc quatre lancers : beaucoup peut changer. Visitez-le.
screen-mv-lesson-third-why = Que disent les nombres ?
screen-mv-lesson-third-because = Où le saut peut vous mener, avec la probabilité exacte, pour tous les mondes visibles maintenant.
screen-mv-lesson-green-title = Vert : CHANGEMENT
screen-mv-lesson-green-text = { $green } s’éteint chez vous et chez { $name }, car ce monde venait d’une colonne. Gardez.
screen-mv-lesson-green-why = Comment choisir ?
screen-mv-lesson-green-because = Chaque réponse montre les mondes où le saut peut finir ; un cercle vert dit qu’il y a quelqu’un. Le nombre est la chance d’une visite.
screen-mv-lesson-red-title = Rouge : STABILITÉ
screen-mv-lesson-red-text = { $red } reste allumé, et c’est ce que vous voulez. Gardez.
screen-mv-lesson-yellow-title = Jaune : CHANGEMENT
screen-mv-lesson-yellow-text = { $yellow } s’éteint. Il reste un lancer, et votre relance aussi. Gardez.
screen-mv-lesson-aim-why = Où voulez-vous aller ?
screen-mv-lesson-aim-because = Dans { $fourth }, au sommet d’une colonne, où seul le rouge est allumé.
screen-mv-lesson-blue-title = Maintenant, relancez !
screen-mv-lesson-blue-text = { $blue } dit *STABILITÉ* et resterait allumé ; vous seriez dans { $between }, où il n’y a personne. C’est le moment du sceptre en bois.
screen-mv-lesson-blue-how = cliquez sur *Relancer*, ou touche <R>
screen-mv-lesson-blue-tap = touchez *Relancer*
screen-mv-lesson-blue-why = Et si c’est raté ?
screen-mv-lesson-blue-because = Le second résultat compte, quel qu’il soit. Il n’y a rien à perdre ici : avec le premier, il n’y avait personne.
screen-mv-lesson-fourth-title = CHANGEMENT !
screen-mv-lesson-fourth-text = { $blue } s’est éteint, il ne reste que { $red } : vous êtes dans { $fourth }. Visitez votre quatrième monde.
screen-mv-lesson-fourth-why = Et ensuite ?
screen-mv-lesson-fourth-because = Encore un lancer, pour le rouge. S’il n’y a personne après, votre tour est fini, car vous avez fait votre action.
screen-mv-lesson-over-title = Quatre mondes en un tour
screen-mv-lesson-over-text = Le dernier lancer était *STABILITÉ* et il n’y a plus personne ici : votre tour est fini. Vous aviez le sceptre en bois, donc tous les sceptres ont avancé d’une place.
screen-mv-lesson-over-why = Quand est-ce fini ?
screen-mv-lesson-over-because = Qui a perdu ses cinq mondes est révélé. Mettez votre panneau aux mêmes couleurs que le sien et vous vous retrouvez : 3 points, et la partie est finie.
screen-mv-learnt-switches = Vos cinq interrupteurs disent dans quel monde vous êtes.
screen-mv-learnt-visit = Visitez un monde visible : 1 point.
screen-mv-learnt-jump = Chaque visite vous fait sauter, un lancer par couleur, peut-être jusque dans le monde suivant.
screen-mv-learnt-action = Une action par tour : basculer une couleur, ou les cinq.
screen-mv-learnt-scepters = Le sceptre en bois relance le cube. Qui tient un sceptre de couleur peut dire « Jetez donc ! » à sa couleur.
screen-mv-lesson-on = Une partie commence par un draft. La table dit à quoi tout sert et, dès que vous le demandez, ce que ferait un bon joueur.
screen-mv-lesson-play = Jouer une première partie

## Conseils

screen-mv-hint-keep =
    { $turns ->
        [0] Quelqu’un s’y trouve, mais les panneaux auront changé quand il sera visible.
        [1] Il faut un tour au plus proche des autres pour y être.
       *[other] Il faut { $turns } tours au plus proche des autres pour y être, et eux seuls peuvent le capturer.
    }
screen-mv-hint-place =
    { $turns ->
        [0] Quelqu’un s’y trouve. Ce qui est proche des autres est mieux derrière.
        [1] Il faut un tour au plus proche des autres pour y être. Ce qui leur est proche est mieux derrière.
       *[other] Il faut { $turns } tours au plus proche des autres pour y être. Ce qui leur est loin peut rester devant.
    }
screen-mv-hint-visit = Il vaut 1 point.
screen-mv-hint-meet = Cela vaut 3 points et finit la partie.
screen-mv-hint-decline = Le panneau que vous avez maintenant vaut mieux que le point et le saut.
screen-mv-hint-repeat = Chance d’une autre visite : { $keep } en gardant, { $repeat } en relançant.

## Coups tapés au clavier, et touches

screen-mv-typed-example = switch red
screen-mv-typed-unknown = « { $typed } » n’est pas un coup. Les coups sont : keep ou place et un monde (lettres de gwryb, ou 0), switch et une couleur, switch all, visit, meet, decline, roll, allow, repeat, stand.
screen-mv-key-switch = Basculer une couleur ; choisir un monde
screen-mv-key-space = Tout montrer d’un coup ; laisser faire
screen-mv-key-roll = Relancer, ou « Jetez donc ! »
screen-mv-key-visit = Visiter le monde où vous êtes
