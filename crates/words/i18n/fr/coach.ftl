### Ce que dit le guide à chaque table, et les coups tapés au clavier.

## Une leçon

screen-lesson-name = Première leçon · deux minutes
screen-lesson-step = Étape { $count } sur { $needed }
screen-lesson-back = Retour
screen-lesson-leave = Quitter la leçon
screen-lesson-why = Pourquoi ?
screen-lesson-next = Compris
screen-lesson-again = Encore une fois
screen-lesson-astray = Bonne idée pour plus tard ! Dans cette leçon, faites ce qui est éclairé ; rien n’est perdu.
screen-lesson-end-title = Vous avez joué un tour entier
screen-lesson-end-text = Ce que vous savez maintenant :
screen-lesson-look-around = regardez autour de vous, puis continuez

## Conseils

screen-hint-name = Conseil
screen-hint-ask = Demander un conseil
screen-hint-about = Que ferait un bon joueur ? (touche H)
screen-hint-thinks = Réflexion…
screen-hint-do = Le faire
screen-hint-away = Fermer

## Coups tapés au clavier

screen-typed-title = Taper un coup
screen-typed-help = Tab complète, Entrée joue, Échap ferme. Entre plusieurs coups de suite se met un point-virgule.
screen-typed-wait = C’est à quelqu’un d’autre d’agir.
screen-key-escape = Lâcher, fermer
