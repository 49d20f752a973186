### Apprendre un jeu : la première leçon, les conseils, l’accompagnement d’une partie guidée et les coups tapés au clavier.

nav-learn = Apprendre
home-lesson = Première leçon, deux minutes

## La page des façons d’apprendre

learn-title = Apprendre à jouer
learn-about = Un seul tour montre presque tout. Puis vient une première partie, avec quelqu’un qui regarde par-dessus votre épaule.
learn-lesson = Première leçon
learn-lesson-about = Deux minutes à la vraie table : le tour d’exemple du livret, pas à pas.
learn-guided = Première partie guidée
learn-guided-about = Une partie entière de Multiuniversum contre un robot facile. À chacune de vos décisions, le guide dit ce qui mérite un coup d’œil et vous montre un bon coup dès que vous le demandez.
learn-guided-start = Jouer une partie guidée
learn-rules = Les règles
learn-rules-about = Chaque règle avec son numéro, à chercher et à consulter.

## La première leçon

screen-lesson-prepare = Préparer
screen-lesson-move = Se déplacer
screen-lesson-seal = Sceller
screen-lesson-draw = Piocher
screen-lesson-prepare-title = Préparez un outil
screen-lesson-prepare-text = { $portal }, au-dessus de { $to }, se scelle avec : { $tool }. Une de vos cartes le montre : glissez-la sous votre laboratoire.
screen-lesson-prepare-how = cliquez sur l’outil de la carte éclairée, ou touche <2>
screen-lesson-prepare-tap = touchez la carte, puis Préparer
screen-lesson-prepare-why = Pourquoi préparer ?
screen-lesson-prepare-because = Chaque carte est une action ou un outil, jamais les deux. Seuls les outils sous votre laboratoire scellent des portails.
screen-lesson-move-title = Maintenant, allez sur { $to }
screen-lesson-move-text = Vous êtes sur { $from }, donc la *ligne 1* de chaque carte est éclairée. Sur cette carte, elle dit *Se déplacer* : jouez-la.
screen-lesson-move-how = cliquez sur la ligne éclairée, ou touche <1>
screen-lesson-move-tap = touchez la carte, puis Se déplacer
screen-lesson-move-why = Pourquoi se déplacer ?
screen-lesson-move-because = Votre { $tool } scelle { $portal }, et ce portail est au-dessus de { $to }.
screen-lesson-to-title = Choisissez { $to }
screen-lesson-to-text = Vous pouvez aller sur n’importe quel autre transformateur. Le portail voulu est au-dessus de { $to }.
screen-lesson-to-how = cliquez sur le transformateur, ou touche <Entrée>
screen-lesson-to-tap = touchez le transformateur
screen-lesson-to-why = Qu’est-ce que ça change ?
screen-lesson-to-because = Votre place décide de la ligne éclairée de vos cartes. Sur { $to }, ce sera la ligne 3.
screen-lesson-seal-title = Scellez le portail
screen-lesson-seal-text = La *ligne 3* est éclairée, et sur votre dernière carte elle dit *Sceller*. Votre { $tool } est prêt : jouez la carte.
screen-lesson-seal-how = cliquez sur la ligne éclairée, ou touche <1>
screen-lesson-seal-tap = touchez la carte, puis Sceller
screen-lesson-seal-why = Combien vaut-il ?
screen-lesson-seal-because = { $portal } rejoint votre laboratoire et vaut 1 DP ; l’outil est dépensé. Des portails au même signe, ou cinq signes différents, forment des sets qui valent davantage.
screen-lesson-draw-title = Vous piochez trois cartes
screen-lesson-draw-text = C’était votre troisième action. Votre main était vide : vous avez donc pioché jusqu’à trois cartes ; et au-dessus de { $to } s’est ouvert le portail suivant.
screen-lesson-draw-why = Quand est-ce fini ?
screen-lesson-draw-because = Ce serait maintenant au tour de l’autre joueur. À deux, la partie s’achève avec la manche où la deuxième pile est vide.
screen-lesson-learnt-row = Votre place décide de ce que font vos cartes.
screen-lesson-learnt-tool = Une carte sous votre laboratoire est un outil : elle ne se joue plus.
screen-lesson-learnt-seal = Sceller prend le portail au-dessus de vous et dépense les outils qu’il montre.
screen-lesson-learnt-draw = Trois actions par tour ; puis vous piochez jusqu’à trois cartes.
screen-lesson-end-on = Le reste s’apprend en jouant, avec le guide à vos côtés.

## Les conseils

screen-hint-prepare = Préparer : { $tool }
screen-hint-discard = Défausser : { $tool }
screen-hint-completes = C’est le dernier outil que veut { $portal }, au-dessus de { $at }.
screen-hint-wanted = { $portal }, au-dessus de { $at }, veut encore cet outil.
screen-hint-seal = Le portail vous rapporte { $dp } DP.
screen-hint-set = Vos sets valent alors { $dp } DP de plus.
screen-hint-ready = Vous avez tous les outils pour { $portal }, au-dessus de { $at }.
screen-hint-row = Sur { $to }, une de vos cartes dit { $action }.
screen-hint-search = Deux cartes de plus : plus d’outils et plus de chemins.
screen-hint-recycle = Vous voyez toute la défausse et prenez la carte voulue.
screen-hint-useless = C’est elle qui vous manquera le moins ; une autre conviendra peut-être mieux.
screen-hint-pass = Rien d’autre ne mérite une carte ce tour-ci.
screen-hint-portals = Ainsi le portail qui convient à vos outils se montre là où vous pouvez le sceller.

## Le guide d’une première partie

screen-guide-name = À regarder
screen-guide-show = Montrez-moi
screen-guide-off = Plus de conseils
screen-guide-seal = Vous pouvez sceller { $portal } dès maintenant : une de vos lignes éclairées dit Sceller.
screen-guide-go = Vous avez tous les outils pour { $portal }, au-dessus de { $at }. Une ligne éclairée qui dit Se déplacer vous y mène.
screen-guide-ready = Vous avez tous les outils pour { $portal }, au-dessus de { $at }. Il vous faut Se déplacer : Rechercher ou Défausser peut l’apporter.
screen-guide-first = Vous avez trois actions. Vous êtes sur { $at }, donc cette ligne de vos cartes est éclairée : que font-elles ici ?
screen-guide-prepare = { $tool } est le dernier outil que veut { $portal }, au-dessus de { $at }. Préparez-le, puis allez-y et scellez.
screen-guide-end = La fin est proche, et chaque outil restant coûte 1 DP. Utilisez-les.
screen-guide-wants = { $portal }, au-dessus de { $at }, est à votre portée. Lesquelles de vos cartes ont ses outils ?
screen-guide-few = Presque plus de cartes. Ce n’est pas grave : après votre tour, vous piochez jusqu’à trois.
screen-guide-move = Où vos autres cartes disent-elles Sceller ou Déclencher ? Pointez un transformateur pour le voir.
screen-guide-arrange = Le portail du dessus se montre. Mettez-en un que vous scellerez bientôt, ou que les autres ne peuvent pas sceller.
screen-guide-swap = Amenez un portail dont vous avez les outils là où une de vos cartes dit Sceller.
screen-guide-drop = Gardez les cartes dont les portails de la table veulent les outils.
screen-guide-keep = Gardez la carte dont l’outil vous servira bientôt.
screen-guide-take = Cherchez un outil qui complète un portail, ou l’action qui vous manque.
screen-guide-spend = Dépensez la carte qui vous manquera le moins.

## Les coups tapés au clavier

screen-typed-example = prepare 17
screen-typed-unknown = « { $typed } » n’est pas un coup. Un coup est un mot comme play, prepare, discard, move ou pass, suivi du numéro d’une carte ou d’un transformateur.
screen-key-uses = Jouer, préparer ou défausser la carte qui a le focus
