### Learning a game: the first lesson, hints, the coach of a guided game, and moves that are typed.

nav-learn = Learn
home-lesson = First lesson, two minutes

## The page with the ways to learn

learn-title = Learn to play
learn-about = One turn shows nearly everything. Then a first game, with somebody who looks over your shoulder.
learn-lesson = First lesson
learn-lesson-about = Two minutes at the real table: the example turn of the rule book, step by step.
learn-guided = Guided first game
learn-guided-about = A whole game of Multiuniversum against one easy bot. At each of your decisions the coach says what is worth a look, and shows you a good move whenever you ask.
learn-guided-start = Play a guided game
learn-rules = The rules
learn-rules-about = Every rule with its number, to search and to look up.

## The first lesson

screen-lesson-prepare = Prepare
screen-lesson-move = Move
screen-lesson-seal = Seal
screen-lesson-draw = Draw
screen-lesson-prepare-title = Prepare a tool
screen-lesson-prepare-text = { $portal } above { $to } can be sealed with a { $tool }. One of your cards shows it: lay that card under your lab.
screen-lesson-prepare-how = click the tool on the lit card, or press <2>
screen-lesson-prepare-tap = tap the card, then Prepare
screen-lesson-prepare-why = Why prepare?
screen-lesson-prepare-because = Each card is an action or a tool, never both. Only tools under your lab can seal portals.
screen-lesson-move-title = Now walk to { $to }
screen-lesson-move-text = You stand on { $from }, so *row 1* of every card is lit. On this card it says *Move*: play it.
screen-lesson-move-how = click the lit row, or press <1>
screen-lesson-move-tap = tap the card, then Move
screen-lesson-move-why = Why Move?
screen-lesson-move-because = Your { $tool } seals { $portal }, and that portal is above { $to }.
screen-lesson-to-title = Choose { $to }
screen-lesson-to-text = You may go to any other transformer. The portal you want is above { $to }.
screen-lesson-to-how = click the transformer, or press <Enter>
screen-lesson-to-tap = tap the transformer
screen-lesson-to-why = What changes there?
screen-lesson-to-because = Where you stand decides which row of your cards is lit. On { $to } it will be row 3.
screen-lesson-seal-title = Seal the portal
screen-lesson-seal-text = *Row 3* is lit now, and on your last card it says *Seal*. Your { $tool } is ready: play the card.
screen-lesson-seal-how = click the lit row, or press <1>
screen-lesson-seal-tap = tap the card, then Seal
screen-lesson-seal-why = What is it worth?
screen-lesson-seal-because = { $portal } goes to your lab and is worth 1 DP; the tool is spent. Portals with the same sign, or five different ones, make sets that are worth more.
screen-lesson-draw-title = You draw three cards
screen-lesson-draw-text = That was your third action. Your hand was empty, so you drew up to three cards; and above { $to } the next portal has opened.
screen-lesson-draw-why = How does it end?
screen-lesson-draw-because = Now it would be the other player’s turn. With two players the game ends with the round in which the second stack is empty.
screen-lesson-learnt-row = Where you stand decides what your cards do.
screen-lesson-learnt-tool = A card under your lab is a tool: it can no longer be played.
screen-lesson-learnt-seal = Seal takes the portal above you, and spends the tools it shows.
screen-lesson-learnt-draw = Three actions a turn; then you draw up to three cards.
screen-lesson-end-on = Everything else you can learn while you play, with the coach beside you.

## Hints

screen-hint-prepare = Prepare { $tool }
screen-hint-discard = Discard { $tool }
screen-hint-completes = It is the last tool that { $portal } above { $at } wants.
screen-hint-wanted = { $portal } above { $at } still wants this tool.
screen-hint-seal = The portal gives you { $dp } DP.
screen-hint-set = Your sets are then worth { $dp } DP more.
screen-hint-ready = You have all tools for { $portal } above { $at }.
screen-hint-row = On { $to } one of your cards says { $action }.
screen-hint-search = Two more cards: more tools and more ways.
screen-hint-recycle = You see every card of the discard pile, and take the one you want.
screen-hint-useless = You need it least of all; another card may fit better.
screen-hint-pass = Nothing more is worth a card this turn.
screen-hint-portals = So the portal that fits your tools shows where you can seal it.

## The coach of a guided game

screen-guide-name = Worth a look
screen-guide-show = Show me
screen-guide-off = No more hints
screen-guide-seal = You can seal { $portal } right now: one of your lit rows says Seal.
screen-guide-go = You have all tools for { $portal } above { $at }. A lit row that says Move takes you there.
screen-guide-ready = You have all tools for { $portal } above { $at }. Now you need a Move: Search or Discard may bring one.
screen-guide-first = You have three actions. You stand on { $at }, so that row of your cards is lit: what do they do here?
screen-guide-prepare = { $tool } is the last tool that { $portal } above { $at } wants. Prepare it, then go there and seal.
screen-guide-end = The end is near, and each tool that is left over costs 1 DP. Use them up.
screen-guide-wants = { $portal } above { $at } is within reach. Which of your cards have its tools?
screen-guide-few = Hardly any cards left. That is no harm: after your turn you draw up to three.
screen-guide-move = Where do your other cards say Seal or Trigger? Point at a transformer to see it.
screen-guide-arrange = The portal on top shows. Put one there that you can soon seal, or that the others cannot.
screen-guide-swap = Bring a portal you have the tools for to where one of your cards says Seal.
screen-guide-drop = Keep cards whose tools the portals on the table want.
screen-guide-keep = Keep the card whose tool you will need next.
screen-guide-take = Look for a tool that completes a portal, or for the action you miss.
screen-guide-spend = Spend the card that you would miss least.

## Moves that are typed

screen-typed-example = prepare 17
screen-typed-unknown = “{ $typed }” is no move. A move is a word such as play, prepare, discard, move or pass, and the number of a card or transformer.
screen-key-uses = Play, prepare or discard the card with the focus
