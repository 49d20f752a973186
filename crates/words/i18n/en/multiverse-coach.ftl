### The first lesson of Multiverse, its hints, and moves that are typed there.

## The first lesson: the book’s example turn

screen-mv-lesson-meet = Encounter
screen-mv-lesson-chain = Chain
screen-mv-lesson-act = Action
screen-mv-lesson-repeat = Repeat
screen-mv-lesson-end = Turn’s end
screen-mv-lesson-visit-how = click *Visit*, or press <E>
screen-mv-lesson-visit-tap = tap *Visit*
screen-mv-lesson-keep-how = click *Keep it*, or press <K>
screen-mv-lesson-keep-tap = tap *Keep it*
screen-mv-lesson-first-title = You meet somebody
screen-mv-lesson-first-text = On your panel { $white } and { $red } are on, so you are in { $first }. This very world lies face up before { $name }: you may visit it.
screen-mv-lesson-first-why = What is it worth?
screen-mv-lesson-first-because = You capture the world: 1 point that nobody takes away. It lay in the middle of the front row, so both worlds behind it turn up.
screen-mv-lesson-jump-title = Now you jump
screen-mv-lesson-jump-text = After each visit the cube is rolled once for each colour of that world, in order. For { $white } it says *STABILITY*: nothing changes. Keep this roll.
screen-mv-lesson-jump-why = Why am I asked?
screen-mv-lesson-jump-because = You hold the wooden scepter: in your turn you may repeat one roll, and no more. Save it.
screen-mv-lesson-both-title = CHANGE
screen-mv-lesson-both-text = { $red } is switched: for you, and for { $name }, whose world it was. Keep it, and see where it leads.
screen-mv-lesson-both-why = Who jumps along?
screen-mv-lesson-both-because = Whoever’s world you visited; or everybody, if it came from a column. What that opens to the others counts only in their own turns.
screen-mv-lesson-second-title = And the next one
screen-mv-lesson-second-text = Only { $white } is on now: that is { $second }, the top of a column. One visit led to another. Go on!
screen-mv-lesson-second-why = How long may it go on?
screen-mv-lesson-second-because = As long as your panel matches a world that lies face up. You have not even taken your action yet.
screen-mv-lesson-stays-title = White stays
screen-mv-lesson-stays-text = *STABILITY*: you stay where you are, but { $second } is captured, and nobody else is here. Keep the roll.
screen-mv-lesson-stays-why = What was under it?
screen-mv-lesson-stays-because = The next world of the column has turned up. Nobody knew it before: no player, and not this program either.
screen-mv-lesson-all-title = Take your action
screen-mv-lesson-all-text = In each turn you switch one colour, or all five. Every switch says where it leads. *Switch all* leads to { $third }, which lies open.
screen-mv-lesson-all-how = click *switch all*, or press <A>
screen-mv-lesson-all-tap = tap *all*
screen-mv-lesson-all-why = May somebody object?
screen-mv-lesson-all-because = Not here. When you switch one colour, whoever holds its scepter may say “Just roll!”, and the cube decides whether it stands.
screen-mv-lesson-third-title = The third one
screen-mv-lesson-third-text = You are in { $third }. Four colours mean four rolls: much can change. Visit it.
screen-mv-lesson-third-why = What are the numbers?
screen-mv-lesson-third-because = Where the jump may lead you, with the exact chance, for all worlds that show now.
screen-mv-lesson-green-title = Green: CHANGE
screen-mv-lesson-green-text = { $green } goes off for you and for { $name }, as this world came from a column. Keep it.
screen-mv-lesson-green-why = How do I decide?
screen-mv-lesson-green-because = Each answer shows the worlds where the jump may end; a green ring means that somebody is there. The number is the chance of a visit.
screen-mv-lesson-red-title = Red: STABILITY
screen-mv-lesson-red-text = { $red } stays on, and that is what you want. Keep it.
screen-mv-lesson-yellow-title = Yellow: CHANGE
screen-mv-lesson-yellow-text = { $yellow } goes off. One roll is left, and your repeat as well. Keep it.
screen-mv-lesson-aim-why = Where do you want to go?
screen-mv-lesson-aim-because = To { $fourth }, the top of a column, where nothing but red is on.
screen-mv-lesson-blue-title = Now: repeat it!
screen-mv-lesson-blue-text = { $blue } says *STABILITY* and would stay on; you would be in { $between }, where nobody is. This is the moment for the wooden scepter.
screen-mv-lesson-blue-how = click *Repeat it*, or press <R>
screen-mv-lesson-blue-tap = tap *Repeat it*
screen-mv-lesson-blue-why = And if it fails?
screen-mv-lesson-blue-because = The second result stands, whatever it is. There is nothing to lose here: with the first one nobody was there.
screen-mv-lesson-fourth-title = CHANGE!
screen-mv-lesson-fourth-text = { $blue } went off, only { $red } is left: you are in { $fourth }. Visit your fourth world.
screen-mv-lesson-fourth-why = And then?
screen-mv-lesson-fourth-because = One more roll, for red. If nobody is there afterwards, your turn is over, as you have taken your action.
screen-mv-lesson-over-title = Four worlds in one turn
screen-mv-lesson-over-text = The last roll was *STABILITY*, and nobody is left here: your turn is over. You held the wooden scepter, so all scepters have moved on by one place.
screen-mv-lesson-over-why = How does it end?
screen-mv-lesson-over-because = Whoever has lost all five worlds is revealed. Set your panel to the same colours as theirs and you meet: 3 points, and the game is over.
screen-mv-learnt-switches = Your five switches say in which world you are.
screen-mv-learnt-visit = Visit a world that lies face up: 1 point.
screen-mv-learnt-jump = Each visit makes you jump, one roll for each of its colours, perhaps into the next world.
screen-mv-learnt-action = One action in each turn: switch one colour, or all five.
screen-mv-learnt-scepters = The wooden scepter repeats a roll. Whoever holds a coloured one may say “Just roll!” to its colour.
screen-mv-lesson-on = A game begins with a draft. The table says what everything is about, and whenever you ask, what a strong player would do.
screen-mv-lesson-play = Play a first game

## Hints

screen-mv-hint-keep =
    { $turns ->
        [0] Somebody stands in it now, but panels will have changed by the time it shows.
        [1] The nearest of the others needs one turn to get there.
       *[other] The nearest of the others needs { $turns } turns to get there, and only they can capture it.
    }
screen-mv-hint-place =
    { $turns ->
        [0] Somebody stands in it now. What is near for the others lies best behind.
        [1] The nearest of the others needs one turn to get there. What is near for them lies best behind.
       *[other] The nearest of the others needs { $turns } turns to get there. What is far for them may lie in front.
    }
screen-mv-hint-visit = It is worth 1 point.
screen-mv-hint-meet = It is worth 3 points, and ends the game.
screen-mv-hint-decline = The panel that you have now is worth more than the point and the jump.
screen-mv-hint-repeat = Chance of another visit: { $keep } if you keep it, { $repeat } if you repeat it.

## Moves that are typed, and keys

screen-mv-typed-example = switch red
screen-mv-typed-unknown = “{ $typed }” is no move. Moves are: keep or place and a world (letters of gwryb, or 0), switch and a colour, switch all, visit, meet, decline, roll, allow, repeat, stand.
screen-mv-key-switch = Switch a colour; choose a world
screen-mv-key-space = Show all at once; let it be
screen-mv-key-roll = Repeat the roll, or “Just roll!”
screen-mv-key-visit = Visit the world you are in
