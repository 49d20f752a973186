### What the coach says at every table, and moves that are typed.

## A lesson

screen-lesson-name = First lesson · two minutes
screen-lesson-step = Step { $count } of { $needed }
screen-lesson-back = Back
screen-lesson-leave = Leave the lesson
screen-lesson-why = Why?
screen-lesson-next = Got it
screen-lesson-again = Once more
screen-lesson-astray = Good idea for later! In this lesson, do what is lit; nothing is lost.
screen-lesson-end-title = You have played a whole turn
screen-lesson-end-text = What you know now:
screen-lesson-look-around = have a look around, then go on

## Hints

screen-hint-name = Hint
screen-hint-ask = Ask for a hint
screen-hint-about = What would a strong player do? (key H)
screen-hint-thinks = Thinking…
screen-hint-do = Do it
screen-hint-away = Close

## Moves that are typed

screen-typed-title = Type a move
screen-typed-help = Tab completes, Enter plays, Esc closes. Between several moves in a row stands a semicolon.
screen-typed-wait = Somebody else is to act now.
screen-key-escape = Let go, close
