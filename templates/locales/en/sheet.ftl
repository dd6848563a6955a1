# The sheet and the eraser.

## Whose roll it is
head-yours = Your turn
head-yours-roll = Your turn – roll the dice
head-theirs = { $name }’s roll
head-sheet = { $name }’s sheet
head-left = You have left
head-last-call = Last call
head-one-more = one more cross
head-done = you are done
head-turn = turn { $turn }
others-turn = { $name }’s roll · turn { $turn }
others-all = All sheets
others-back = Back to the sheet

## The connection
link-on = Connected
link-wait = Reconnecting
link-off = No connection
say-kept = No connection. What you tap is kept and sent when it is back.
say-no-sheets = The other sheets cannot be shown right now. Try again in a moment.
say-this-roll = For this roll?
say-not-ended = The turn is not ended yet.

## Spaces and rows
row-of = { $color } row
lock-of = { $color } lock
space-more-before = { "" }
space-more-behind = { " more" }
state-open = open
state-crossed = crossed
state-waiting = crossed, not sent yet
state-skipped = skipped
state-closed = not now
state-short = { $lacking } more
state-uncrossed = not crossed

## Why a space is not open
why-crossed = { $color } { $number } is crossed already.
why-left = { $color } { $number } lies left of { $row } { $last }, and a row goes from left to right.
why-skipped = A space further right is crossed.
why-short = { $color } { $number } needs { $needed } crosses in { $row } first: { $lacking } more.
why-used = Your cross of this roll is made.
why-used-color = The cross with a coloured die is made, and the white sum comes before it.
why-used-both = Your two crosses of this turn are made.
why-not-rolled = The dice do not give { $row } { $number }. { $gives }
why-roll-first = First the dice of this turn are entered: it is { $name }’s roll.
why-not-fewest = A lucky cross goes into the row with the fewest crosses, and { $row } has more.
why-not-next = A lucky cross takes the next space in { $row }, not { $number }.
why-left-table = { $name } has left the table.
why-last-call = Last call: no more crosses for this sheet.
why-own-lock = { $color } is locked, and you have the lock.
why-have-lock = You have the lock.
why-locked-now = { $color } is locked. { $names } locked it with this roll.
why-locked-paper = { $color } is locked. It was locked on paper.
why-locked = { $color } is locked. { $names } locked it.
lock-ready = { $color } { $last } locks the row, and the lock counts too.
lock-short = { $color } { $last } locks the row. It needs { $lacking } more in { $row } first.
undo-nothing = There is nothing to take back in this turn.

## Offers
offer-late = For the roll before?
offer-now = { $color } { $number } for this roll?
offer-lock = { $color } { $number } too?
offer-closed = { $color } is locked.
offer-no = No, thanks
notice-turn = { $name } ended your turn: −5
notice-penalty = { $name } gave you a penalty: −5
notice-corrected = { $name } set your penalties to { $count }
notice-read = Got it

## Dice
die-white = white die
die-red = red die
die-yellow = yellow die
die-green = green die
die-blue = blue die
dice-none = The dice are not entered yet
dice-said = Dice: { $roll }
dice-white = white { $one } and { $other }
dice-color = { $color } { $number }
dice-yours = What did you roll?
dice-theirs = What did { $name } roll?
dice-send = This is the roll
dice-or = { $first } or { $second }
gives-white = The white dice make { $sum }.
gives-color = The white dice make { $sum }, one of them with the { $color } die { $numbers }.

## The head and the menu
sheet-lucky = Your lucky numbers: { $low } and { $high }
sheet-of = Sheet of { $name }
sheet-hide = Hide or show your scores
sheet-hidden = hidden
sheet-total = Your total
menu = Menu
menu-paper = { $color } was locked on paper
menu-eraser = Eraser
menu-back = Go back
menu-stop = End the game now
menu-rules = Rules of this board

## The foot
penalties-of = { $count } of { $most } penalties
rank-of = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } of { $seats } · all
undo = Undo
end-turn = End turn
end-turn-for = End { $name }’s turn
penalty = Penalty
finish = Finish the game
brings-last = 4th penalty, game over
brings-color = no coloured cross: penalty −5
brings-penalty = penalty −5
end-game = End the game
still-to-cross = { $count ->
    [one] { $names } can still cross
   *[other] { $names } can still cross
 }
still-to-cross-many = { $count } players can still cross
ask-penalty = No cross: take −5?
ask-penalty-for = Give { $name } −5?
ask-color = No coloured cross: take −5?
ask-color-for = No coloured cross: give { $name } −5?
ask-last = 4th penalty: end the game?
ask-last-for = 4th penalty for { $name }: end the game?
ask-end = End the game for everybody?
ask-no = Cancel
waiting-left = This sheet stays as it is
waiting-dice = First the dice
waiting-dice-of = { $name } enters the dice
waiting-turn-of = { $name } ends the turn

## The eraser
erase-hint = tap to cross or erase
erase-total = Total of { $name }
erase-others = Other sheets
penalties = Penalties
erase-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
done = Done
erase-lock-needs = The lock of { $row } needs this cross. Erase the lock’s number first.
erase-has-lock = { $name } has the lock of { $row } already.

