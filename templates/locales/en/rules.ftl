# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Rules of { $name }
rules-heading = the rules
rules-lead = Cross off as many numbers as you can in the four rows of your sheet. Each further cross in a row is worth more than the one before.
rules-jumps = On this page
rules-turn = A turn
rules-order-short = Left to right
rules-locks-short = Locks
rules-lucky = Lucky numbers
rules-penalties = Penalties
rules-end = The end
rules-points = Points
rules-modes = In Rowlock

## What you need

rules-things = What you need
rules-players = Players
rules-players-text = 2 to 5; Rowlock takes 1 to { $max }
rules-dice = Dice
rules-dice-text = two white ones and one each in red, yellow, green and blue, all with { $sides } sides
rules-sheet = Sheet
rules-sheet-text = one for each player: your phone
rules-rows-rise = In { $rows } the numbers rise from { $first } to { $last }.
rules-rows-fall = In { $rows } the numbers fall from { $first } to { $last }.
rules-rows-mixed = In { $rows } the numbers stand in no order; what counts is their place.
rules-rows-colors = A row holds spaces of several colours and is named by the colour of its lock, at its right end.

## A turn

rules-turn-text = The active player rolls all dice that are still in the game. Two actions follow, always in this order.
rules-action-white = Action 1, for everybody.
rules-action-white-text = Add up the two white dice. Each player, the active one too, may cross that number in one row.
rules-action-color = Action 2, for the active player alone.
rules-action-color-text = Add one white die and one coloured die of your choice. You may cross that sum in the row of the coloured die’s colour.
rules-action-color-mixed = Add one white die and one coloured die of your choice. You may cross that sum on a space of the coloured die’s colour, in whichever row.
rules-turn-end = Nobody has to cross anything. But an active player who crosses nothing in either action takes a <a href="#penalties">penalty</a>. Then the next player rolls.

## From left to right

rules-order = From left to right
rules-order-text = In each row you cross from left to right. You may leave out spaces, but what lies left of a cross is lost.

## Locking a row

rules-locks = Locking a row
rules-locks-text = The last number of a row takes <strong>{ $needed } crosses</strong> in that row first. Cross it, and you cross the lock beside it, too: the lock counts as a cross.
rules-locks-text-several = Each of the last { $count } numbers of a row (in red { $numbers }) takes <strong>{ $needed } crosses</strong> in that row first. Cross it, and you cross the lock beside it, too: the lock counts as a cross.
rules-closing = The die of that colour leaves the game at once, and after this roll the row is closed for everybody. Whoever can cross the last number <strong>with the same roll</strong> gets the lock, too. Without that cross there is no lock, however full the row.
rules-closing-several = The die of that colour leaves the game at once, and after this roll the row is closed for everybody. Whoever can cross a number that locks <strong>with the same roll</strong> gets the lock, too. Without that cross there is no lock, however full the row.

## Lucky numbers

rules-lucky-text = Each sheet has two different lucky numbers from 2 to { $highest }. When the white dice make one of yours, on anybody’s roll, you may cross a better space instead of that number: the <strong>next space</strong> in the row where you have the <strong>fewest crosses</strong>. On a tie you choose the row. Closed rows are left out. A lucky cross can lock a row if the { $needed } crosses are there; if they are not, the lock space gives nothing.

## Penalties and the end

rules-penalties-text = There are { $boxes } boxes for penalties on a sheet, and each one crossed costs { $points } points. Only the active player can take one, for a turn without a cross.
rules-end-text = The game ends as soon as <strong>two rows are locked</strong>, or a player takes the <strong>fourth penalty</strong>. Whoever has not crossed with the roll of that second lock may still use its white dice, and can even lock a third row. If it came in action 1, there is no action 2.

## Points

rules-points-text = Count the crosses of each row, the lock included.
rules-crosses = crosses
rules-crosses-points = points
rules-winner = The highest total wins. Equal totals share the place.
rules-score = Score a sheet

## What the app does

rules-modes-text = You choose how much the app knows of your table.
rules-mode-sheet = Sheets only
rules-mode-sheet-text = Paper that knows the rules. It checks each cross, but knows no turns: take your penalties yourselves, and tell the app when somebody locks a row on paper.
rules-mode-turns = With turns
rules-mode-turns-text = It also knows whose roll it is. The active player has two crosses a turn, everybody else one. <b>End turn</b> passes the dice on, and crosses the penalty if there was no cross. A locked row closes when the turn ends.
rules-mode-dice = With dice
rules-mode-dice-text = It also knows the roll. The active player enters the dice, and every phone lights up just what they allow. A house rule can be switched on: no cross with a coloured die is a penalty, even after one with the white dice.
rules-last-call = Last call
rules-last-call-text = After the second lock your phone says “last call”. If you have not crossed with this roll, you have one more cross; whoever brought the end has none. A fourth penalty ends a game with turns at once.
rules-late = Late crosses
rules-late-text = Was your phone slow or offline? A cross for a roll that is over still counts if it was not your own turn, you had not crossed with that roll, and the row was open then. Once the game is finished, nothing late is taken. Without a connection, tap “Next roll” whenever the dice move on: then each cross lands in its own turn.
rules-mistakes = Mistakes
rules-mistakes-text = Everybody can take back the latest cross of the running turn. Whatever is noticed later, the host puts right, and all the others are told.
rules-hand = By hand and by keys
rules-hand-text = A tap crosses, a tap on a space that is not open says why. The arrow keys walk over the sheet, Enter crosses. A tap on your total hides your scores; where one phone holds several sheets, a swipe turns to the next.
rules-onwards = Onwards
rules-new = New game
rules-boards = Other boards

## The list of boards

boards-title = Rules
boards-lead = Each board has a page: short, with pictures, and made from the board itself.

## What is special about a board

board-dice = six dice
board-dice-of = six dice with { $sides } sides
board-lucky = lucky numbers
board-mixed = rows of several colours
board-own-order = numbers in no order

## Examples

example-white = white
example-roll-white = Action 1. The white dice show { $one } and { $other }: everybody may cross the { $sum } of one row.
example-roll-color = Action 2. { $name }, whose roll it is, has crossed red { $sum }. Now she may add one white die and one coloured die. The blue one makes { $first } or { $second }.
example-order = Red { $red } are crossed: red { $lost } are lost. Yellow { $yellow } is crossed: only { $left } remain.
example-lock = With { $before } crosses in red, red { $last } may be crossed, and the lock with it: { $crosses } crosses, { $points } points.
example-same-roll = { $first } locks blue. { $second } crosses blue { $last } with the same roll: both have the lock. { $third } has only { $crosses } crosses in blue, so she may not, and now the row is closed.
example-early-lock = Red { $first } locks the row just as well, and red { $lost } is lost then.
example-colors = { $name } has locked the red row. The red die is gone, but the red spaces of the other rows stay open to the white dice.
example-lucky = The lucky numbers are { $numbers }, and the white dice make { $sum }. Green was empty, the fewest of all rows: its next space, green { $next }, is crossed.
example-end-lock = Green is closed already, and the white dice make { $sum }. { $first } locks red, { $second } locks yellow with the same roll: both count, and the game ends.
example-end-cross = Green is closed already, and the white dice make { $sum }. { $first } locks red, { $second } still crosses yellow { $sum } with the same roll, and the game ends.
example-score = { $red } red, { $yellow } yellow, { $green } green and { $blue } blue crosses, one lock among them, and { $penalties } penalties: { $sum }.

## Scoring a paper sheet

score-title = Score a sheet of { $name }
score-points = { $total ->
    [one] point
   *[other] points
}
score-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
} on this sheet. What is wrong stands under its row.
score-numbers = Numbers crossed in { $row }
score-lock = { $row } lock
score-row-points = { $row } points
score-penalty-count = How many penalties
score-penalty = Penalty { $number }
score-check = Score
score-tap = Tap the numbers
score-type = Type the numbers
score-empty = Empty sheet

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } has no “{ $word }”.
scorecard-error-no-number = { $row } has no { $number }.
scorecard-error-twice = { $row } { $number } stands there twice.
scorecard-error-closed = { $row } { $number } cannot be crossed: the row was locked before it.
scorecard-error-too-few = { $row } { $number } needs { $needed } crosses in { $color } first: { $lacking } more.
scorecard-error-lock-alone = The { $color } lock is crossed without { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } is crossed, but not the lock beside it.
scorecard-error-penalties = A sheet has { $max } boxes for penalties.

## Empty sheets to print

blank-title = Empty sheets
blank-print = Print
blank-lead = { $sheets } sheets fit on a page of A4 or Letter. Print as many as you need; colours stay light, so that a pen is seen on them.
blank-sheet = Empty sheet of { $name }
blank-name = Name
blank-date = Date
