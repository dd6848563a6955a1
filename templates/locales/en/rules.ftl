# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = { $name } rules
rules-heading = rules
rules-lead = Cross off as many numbers as you can in the four rows of your sheet. Each further cross in a row is worth more than the one before.
rules-different = What is different
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
rules-dice-text = two white, and one each in red, yellow, green and blue, all with { $sides } sides
rules-sheet = Sheet
rules-sheet-text = one for each player: your phone
rules-rows-rise = In { $rows } the numbers go up from { $first } to { $last }.
rules-rows-fall = In { $rows } the numbers go down from { $first } to { $last }.
rules-rows-mixed = In { $rows } the numbers are in no order; only their place counts.
rules-rows-colors = Rows have spaces of several colours, and take their name from the colour of the lock at the right end.

## A turn

rules-turn-text = The active player rolls all the dice that are still in the game. Then come two actions, always in this order.
rules-action-white = Action 1, for everyone.
rules-action-white-text = Add up the two white dice. Each player, the active one too, may cross that number in one row.
rules-action-color = Action 2, for the active player only.
rules-action-color-text = Add one white die and one coloured die of your choice. You may cross that sum in the row of the coloured die’s colour.
rules-action-color-mixed = Add one white die and one coloured die of your choice. You may cross that sum on a space of the coloured die’s colour, in any row.
rules-turn-end = Nobody has to cross anything. But an active player who crosses nothing at all takes a <a href="#penalties">penalty</a>. Then it’s the next player’s turn.

## From left to right

rules-order = From left to right
rules-order-text = In each row you cross from left to right. You may skip numbers, but what you skip is gone for good.

## Locking a row

rules-locks = Locking a row
rules-locks-text = The last number of a row needs <strong>{ $needed } crosses</strong> in that row first. Cross it, and you cross the lock beside it too: the lock counts as a cross.
rules-locks-text-several = Each of the last { $count } numbers of a row (in red { $numbers }) needs <strong>{ $needed } crosses</strong> in that row first. Cross it, and you cross the lock beside it too: the lock counts as a cross.
rules-closing = The die of that colour leaves the game at once, and after this roll the row is closed for everyone. Anyone who can cross the last number <strong>on the same roll</strong> gets the lock too. Without that cross there’s no lock, however full your row is.
rules-closing-several = The die of that colour leaves the game at once, and after this roll the row is closed for everyone. Anyone who can cross a number that locks <strong>on the same roll</strong> gets the lock too. Without that cross there’s no lock, however full your row is.

## What boards have beside four rows of numbers

rules-second-boxes = Second boxes
rules-second-boxes-text = Every space but the last of a row has a second box. When the number of the last crossed space of a row comes again, it may be crossed a second time: tap it once more. As soon as a space further right is crossed, that chance is gone. A second cross counts like any other, for the points and for the { $needed } that the last number needs; a row scores at most { $most } crosses.
rules-doubles = Double spaces
rules-doubles-text = The spaces marked “2 ✕” are printed double: crossing one makes two crosses at once, for the points and toward the last number. A row scores at most { $most } crosses.
rules-doubles-second = A double space has no second box.
rules-bonus-rows = Bonus rows
rules-bonus-rows-text = A bonus row lies between two rows and counts for both. You may cross one of its spaces once that number is crossed in the row above or below and comes up <strong>again</strong>: with the white dice, for everyone, or in action 2 with the coloured die of a row in which it is crossed. That is your cross of the action, and it goes from left to right here too. Each cross counts for the points of both rows, up to { $most } crosses a row, but not toward the { $needed } that a last number needs. When a row is locked, its bonus row stays open to the end.
rules-links = Linked numbers
rules-links-text = Ringed numbers that are joined by a line are crossed together. Cross one, and the other is crossed at once, always: even left of your last cross, and even in a closed row. It counts like any other cross, also toward the last number. If it lies further right, the spaces left of it are gone.
rules-steps = Steps
rules-steps-text = The framed numbers are steps. A crossed step counts in its row as ever, and once more in a line of its own, by the same table of points. A lock is no step.
rules-sheets-text = There are { $count } different sheets, { $first } to { $last }. Rowlock deals each player a different one, and in the lobby you can change them.
rules-bonus-bar = Bonus bar
rules-bonus-bar-text = Some numbers are boxed. Crossing one also crosses the next free field of the bonus bar below the rows, and that crosses the next space of the row in the field’s colour: it needs no die, skips nothing, can’t be declined, and can bring another bonus or even lock the row. When a row is closed, its fields of the bar are struck out. If a bonus cross has no space to go into, it is lost.
rules-pairs = Pairs
rules-pairs-text = Two numbers with the same sign are a pair: cross both, and you get the bonus shown below. The crosses of a pair need no die. Each takes the next space of its row, counts like any other, can’t be declined, and can complete another pair or even lock a row. Closed rows are left out, and a cross that has no space to go into is lost.
rules-pair-two-in-fewest = At once: two crosses in the row with the fewest crosses. If rows are tied, you choose.
rules-pair-one-in-each = At once: one cross in every row, from top to bottom.
rules-pair-double-fewest = At the end: the row with the fewest crosses scores double.
rules-pair-plus-13 = At the end: 13 points.
rules-pair-no-penalties = At the end: penalties cost nothing. A fourth one still ends the game.
rules-swaps = Swap fields
rules-swaps-text = Each swap field has two numbers. When the white dice make one of them, you may cross the field, and its <strong>other</strong> number in place of the sum, in any row. That is your cross with the white dice; action 2 takes the dice as they are. One swap field per roll, from left to right: what you skip is gone. The fields themselves score nothing.
rules-fields = Fields without a number
rules-fields-text = The fields marked ✱ have no number. When the dice show a { $one } and a { $other }, each player may cross one of these fields <strong>in addition to</strong> the other crosses of the roll: in any row if both dice are white, otherwise in the row of a coloured die that shows one of the two. They are crossed from left to right along with the numbers: what you skip is gone. A crossed field counts for the points, up to { $most } crosses a row, but not toward the { $needed } that the last number needs.
rules-track = Track
rules-track-text = When both white dice and one coloured die make exactly <strong>{ $sum }</strong>, the active player may cross the next field of the track below the rows <strong>instead of</strong> both actions; that is no penalty. The others use the white dice as always. The fields are worth { $points } points, and only the last one crossed counts.
rules-extra-points = Extra points
rules-extra-points-text = A number with a small +3, or another such number, brings that many points in a line of its own once it is crossed, beside what it counts in its row.

## Lucky numbers

rules-lucky-text = Each sheet has two different lucky numbers from 2 to { $highest }. When the white dice make one of yours, on anyone’s roll, you may cross a better space instead: the <strong>next space</strong> in the row where you have the <strong>fewest crosses</strong>. If rows are tied, you choose. Closed rows don’t count. A lucky cross can lock a row if the { $needed } crosses are there; if they aren’t, its lock space gives you nothing.

## Penalties and the end

rules-penalties-text = A sheet has { $boxes } boxes for penalties, and each one you cross costs { $points } points. Only the active player can take one, for a turn without a cross.
rules-end-text = The game ends as soon as <strong>two rows are locked</strong>, or a player takes the <strong>fourth penalty</strong>. If you haven’t crossed on the roll of that second lock, you may still use its white dice, and can even lock a third row. If the lock came in action 1, there is no action 2.

## Points

rules-points-text = Count the crosses in each row, locks included.
rules-crosses = crosses
rules-crosses-points = points
rules-winner = The highest total wins. If totals are equal, players share the place.
rules-score = Score a sheet

## What the app does

rules-modes-text = You choose how much Rowlock does.
rules-mode-sheet = Sheets only
rules-mode-sheet-text = Checks each cross, but knows no turns: take your own penalties, and say so here when someone locks a row on paper.
rules-mode-turns = With turns
rules-mode-turns-text = Also knows whose turn it is. The active player gets two crosses a turn, everyone else one. <b>End turn</b> passes the dice on, and takes the penalty if there was no cross. A locked row closes when the turn ends.
rules-mode-dice = With dice
rules-mode-dice-text = Also knows the roll. The active player enters the dice, and every phone lights up what they allow. There’s a house rule to switch on: no cross with a coloured die is a penalty, even after one with the white dice.
rules-last-call = Last roll
rules-last-call-text = After the second lock your phone says “Last roll”. If you haven’t crossed on this roll, you have one more cross; the player who ended the game has none. In a game with turns, a fourth penalty ends it at once.
rules-unrolled = Unknown dice
rules-unrolled-text = Only games with dice know the roll. In the others Rowlock allows anything that some roll could give, and the sheet says so. Look at your dice to see whether yours does.
rules-late = Late crosses
rules-late-text = Was your phone slow or offline? A cross for an earlier roll still counts if it wasn’t your own turn, you hadn’t crossed on that roll, and the row was open then. Once the game is over, it’s too late. While you’re offline, tap the button that names the next player whenever the dice move on, and each cross lands in its own turn.
rules-mistakes = Mistakes
rules-mistakes-text = Undo takes back your latest cross of this turn. Spotted a mistake later? The host corrects it, and everyone else is told.
rules-hand = Taps and keys
rules-hand-text = Tap a number to cross it. Tap one that isn’t open, and it says why. The arrow keys move over the sheet, Enter crosses. Tap your total to hide your points. If one phone holds several sheets, swipe to the next.
rules-onwards = More
rules-new = New game
rules-boards = Other versions

## The list of boards

boards-title = Rules
boards-lead = Short rules for each version, with pictures.

## What is special about a board

board-dice = six dice
board-dice-of = six dice with { $sides } sides
board-lucky = lucky numbers
board-mixed = rows of several colours
board-own-order = numbers in no order
board-doubles = double spaces
board-bonus-bar = bonus boxes
board-bonus-rows = bonus rows
board-links = linked numbers
board-steps = steps
board-pairs = bonus pairs
board-swaps = swap fields
board-fields = fields without a number
board-track = a track of points
board-extra-points = extra points
space-extra-points = { $space }, plus { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-second-boxes = second boxes

## Examples

example-white = white
example-roll-white = Action 1. The white dice show { $one } and { $other }: everyone may cross the { $sum } in one row.
example-roll-color = Action 2. { $name }, whose roll it is, has crossed red { $sum }. Now she may add one white die and one coloured die. With the blue one that makes { $first } or { $second }.
example-order = Red { $red } are crossed: red { $lost } are gone. Yellow { $yellow } is crossed: only { $left } are left.
example-lock = With { $before } crosses in red, you may cross red { $last }, and the lock with it: { $crosses } crosses, { $points } points.
example-same-roll = { $first } locks blue. { $second } crosses blue { $last } on the same roll: both have the lock. { $third } has only { $crosses } crosses in blue, so she can’t, and now the row is closed.
example-early-lock = Red { $first } locks the row just as well, and then red { $lost } is gone.
example-colors = { $name } has locked the red row. The red die is gone, but the red spaces in the other rows stay open to the white dice.
example-lucky = The lucky numbers are { $numbers }, and the white dice make { $sum }. Green was empty, so it had the fewest crosses: its next space, green { $next }, is crossed.
example-end-lock = Green is already closed, and the white dice make { $sum }. { $first } locks red, { $second } locks yellow on the same roll: both count, and the game ends.
example-end-cross = Green is already closed, and the white dice make { $sum }. { $first } locks red, { $second } still crosses yellow { $sum } on the same roll, and the game ends.
example-score = { $red } red, { $yellow } yellow, { $green } green and { $blue } blue crosses, one lock among them, and { $penalties } penalties: { $sum }.
example-score-steps = { $score } Steps crossed: { $count }, which adds { $points }.
example-bar = { $name } crosses { $space }, a boxed number. The first field of the bar crosses { $crosses } as well.
example-link = { $name } has crossed { $before }. Now she crosses { $space }, and that crosses { $crosses } too, left of her last cross.
example-steps = { $count } crosses, all on steps: another { $points } points, on top of those for the rows.
example-pair = { $name } has crossed { $pair }. That crosses { $crosses } at once.
example-swap = The white dice make { $sum }. With the field { $field }, { $name } crosses { $space } instead.
example-second-box = { $name } has crossed { $twice } a second time, when that number came again. For { $gone } it’s too late: { $last }, further right, is crossed.
example-double = { $name } has crossed { $spaces }. With the double space { $double } that makes { $crosses } crosses: { $points } points.
example-bonus-row = { $name } has crossed { $space }. Now the white dice make { $sum } again, and she crosses the { $sum } in the bonus row: one more cross for { $upper }, and one for { $lower }.
example-field = One white die shows { $one }, and the { $color } die { $other }. { $name } crosses { $space } with the white dice, and, as well, the field ✱ to its right: { $crosses } crosses, { $points } points.
example-track = Both white dice and the { $color } one make { $sum }. Instead of her two actions { $name } crosses the next field of the track, which now gives her { $points } points.

## Scoring a paper sheet

score-title = Score a sheet: { $name }
score-points = { $total ->
    [one] point
   *[other] points
}
score-at-least = At least { $count ->
    [one] { $total } point
   *[other] { $total } points
}.
score-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
} on this sheet
score-numbers = Numbers crossed in { $row }
score-lock = { $row } lock
score-second = { $row } { $number }, second box
score-row-points = { $row } points
score-penalty-count = How many penalties
score-penalty = Penalty { $number }
score-check = Score
score-tap = Tap the numbers
score-type = Type the numbers
score-empty = Empty sheet
score-letter = Which sheet?
score-star = { $row } star { $number }
score-type-stars = Type a star with its place in the row: *1 is the one furthest left.
score-double = Double row
score-double-of = Double row: { $row }

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } has no “{ $word }”.
scorecard-error-no-number = { $row } has no { $number }.
scorecard-error-twice = { $row } { $number } is there twice.
scorecard-error-closed = { $row } { $number } can’t be crossed: the row was already locked.
scorecard-error-too-few = { $row } { $number } needs { $needed } crosses in { $color } first: { $lacking } to go.
scorecard-error-lock-alone = The { $color } lock is crossed, but not { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } is crossed, but not the lock beside it.
scorecard-error-penalties = A sheet has only { $max } boxes for penalties.
scorecard-error-letter = Choose the letter of the sheet.
scorecard-error-boxes = { $row } { $number } has only two boxes.
scorecard-error-second-alone = { $row } { $number } is crossed in its second box, but not in the first.
scorecard-error-neighbor = { $row } { $number } needs a cross on the { $number } in { $beside }.
scorecard-error-gap = { $row } { $number } is crossed, but not { $missing } before it.
scorecard-error-link = { $row } { $number } isn’t crossed, but { $other } { $linked } is: linked numbers are crossed together.

## Empty sheets to print

blank-title = Empty sheets
blank-print = Print
blank-lead = { $sheets } sheets fit on a page of A4 or Letter. Print as many as you need. The colours stay light so that you can see your pen.
blank-sheet = Empty { $name } sheet
blank-name = Name
blank-date = Date
blank-letters = There are { $count } different sheets, { $first } to { $last }: give each player a different one.
blank-sheet-letter = Empty { $name } sheet { $letter }
blank-bar = Bonus bar
blank-swaps = Swaps
blank-track = Track
blank-track-sum = both white dice + a coloured one = { $sum }
blank-fields = ✱ when the dice show a { $one } and a { $other }
blank-pair-fewest = row with fewest ✕
blank-pair-each = in every row
blank-pair-points = points
blank-pair-penalties = for penalties
