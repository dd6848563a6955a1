# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Your turn
sheet-header-yours-roll = Roll the dice!
sheet-header-theirs = { $name }’s roll
sheet-header-left = You’ve left
sheet-header-last-call = Last roll
sheet-header-one-more = one more cross
sheet-header-done = you’re done
sheet-header-turn = turn { $turn }
all-sheets-turn = { $name }’s roll · turn { $turn }
all-sheets-title = All sheets
all-sheets-back = Back to the sheet

## Connection

connection-on = Connected
connection-waiting = Reconnecting
connection-off = No connection
notice-offline = No connection. What you tap is saved and sent later.
notice-stale = Nothing new is coming in – this sheet might be out of date.
notice-no-sheets = Can’t show the other sheets right now. Try again in a moment.
notice-this-roll = For this roll?
notice-turn-not-ended = The turn hasn’t ended yet.

## Spaces and rows

space = { $row } { $number }
space-label = { $color } { $number }
space-in-row = { $space } ({ $row })
space-double = { $space }, two crosses
space-boxed = { $space }, boxed
space-first = { $color } { $number }
space-name = { $row } { $number }
space-step = { $space }, a step
space-linked = { $space }, linked to { $other }
space-circle = { $space } with a circle
space-diamond = { $space } with a diamond
space-square = { $space } with a square
space-octagon = { $space } with an octagon
space-star = { $space } with a star
pairs = Pairs: { $pairs }
pair-state = { $effect } ({ $crossed } of 2)
pair-two-in-fewest = two crosses in the row with the fewest
pair-one-in-each = a cross in every row
pair-double-fewest = the row with the fewest crosses counts double
pair-plus-13 = 13 points
pair-no-penalties = penalties cost nothing
swap-fields = Swap fields
swap-field = Swap { $numbers }, { $state }
sheet-letter = Sheet { $sheet }
sheet-steps = Steps: { $count } ✕ = { $points }
by-eye-fields = ✱ when the dice show { $low } and { $high }
by-eye-track = Track when white and one colour make { $sum }
by-eye-swaps = Swap the white sum for its partner
by-eye-bonus-rows = Between rows: only next to a crossed number
choose-row = Which row takes the two crosses?
bonus-bar = Bonus bar: { $crossed } of { $count } crossed, next in { $color }
bonus-bar-used = Bonus bar: { $crossed } of { $count } crossed, nothing left
row-of = { $color } row
lock-of = { $color } lock
space-more = more
state-open = open
state-crossed = crossed
state-second-open = crossed, can be crossed once more
state-crossed-twice = crossed twice
state-waiting = crossed, not sent yet
state-skipped = skipped
state-closed = not now
state-short = { $lacking } more
state-uncrossed = not crossed

## Reasons why a space is not open

reason-crossed = { $space } is already crossed.
reason-left-of-cross = { $space } is gone: { $last }, further right, is already crossed.
reason-skipped = Too late: a number further right is crossed.
reason-twice = Both boxes are crossed.
reason-short = { $space } needs { $needed } crosses in { $row } first: { $lacking } to go.
reason-used = You’ve already crossed a number on this roll.
reason-used-other = { $name } has already crossed a number on this roll.
reason-used-color = You’ve used a coloured die, and the white dice come first. Undo it to use them.
reason-used-color-other = { $name } has used a coloured die, and the white dice come first.
reason-used-both = You’ve made both crosses of this turn.
reason-used-both-other = { $name } has made both crosses of this turn.
reason-not-rolled = The dice don’t give { $space }. { $gives }
reason-needs-neighbor = { $space } opens once the { $number } above or below it is crossed.
reason-field-not-rolled = For { $space } the dice must show a { $low } and a { $high }, on the { $row } die or two white ones. { $gives }
reason-field-used = You’ve already crossed a field without a number on this roll.
reason-field-used-other = { $name } has already crossed a field without a number on this roll.
reason-track-not-rolled = For the track, the white dice and a coloured one must make exactly { $sum }.
reason-track-used = A track field replaces both crosses of your turn, and you’ve already crossed something.
reason-track-used-other = A track field replaces both crosses of a turn, and { $name } has already crossed something.
reason-not-next-field = The fields of the track are crossed one after the other.
reason-roll-first-own = Enter your dice first.
reason-roll-first = Enter the dice first: it’s { $name }’s roll.
reason-not-fewest = A lucky cross goes in the row with the fewest crosses, and { $row } has more.
reason-not-fewest-pair = Another row has the fewest crosses now.
reason-not-next = A lucky cross takes the next space in { $row }, not { $number }.
reason-left-table = { $name } has left the game.
reason-next-roll = You’re in from the next roll.
reason-next-roll-other = { $name } is in from the next roll.
reason-last-call = Last roll: no more crosses on this sheet.
reason-own-lock = { $color } is locked, and you’ve got the lock.
reason-own-lock-short = You’ve got the lock.
reason-locked-now = { $color } is locked: { $names } locked it on this roll.
reason-locked-paper = { $color } was locked on paper.
reason-locked = { $color } is locked: { $names } locked it.
lock-ready = { $color } { $last } locks and counts twice. Row points: { $points }…
lock-short = { $color } { $last } needs { $lacking } more first. Row points: { $points }…
undo-nothing = Nothing to undo this turn.

## Offers and notices

offer-late = For { $name }’s roll?
offer-earlier = { $space } was for { $name }’s roll?
offer-earlier-notice = { $space } now counts for { $name }’s roll.
offer-earlier-yes = Yes – { $space } for { $name }’s
offer-earlier-yes-own = Yes – { $space } for mine
offer-now = { $space } for this roll?
offer-locked = { $names } locked { $row }.
offer-lock = { $color } { $number } too?
offer-closed = { $color } is locked.
offer-decline = No, thanks
notice-turn = { $name } ended your turn: −5
notice-penalty = { $name } gave you a penalty: −5
notice-corrected = { $name } set your penalties to { $count }
notice-dismiss = Got it

## Hints in the first game

hint-roll = Roll the dice, then tap the numbers you take.
hint-own-white = ① White + white: any row, or skip
hint-own-color = ② White + colour: that colour, or skip
hint-theirs = { $name } rolls. Tap the sum of the two white dice, or nothing.
hint-skipped = Numbers to the left of your cross are gone.
hint-lock = With { $needed } crosses in a row you can cross its last number and lock it.
hint-strip = Grey with a dot: nothing crossed yet. ● ▲ ■ ◆: can lock that row next.

## Dice

die-white = white die
die-red = red die
die-yellow = yellow die
die-green = green die
die-blue = blue die
die-orange = orange die
die-purple = purple die
die-pink = pink die
die-black = black die
dice-none = No dice entered yet
dice-shown = Dice: { $roll }
dice-white = white { $one } and { $other }
dice-color = { $color } { $number }
dice-yours = What did you roll?
dice-theirs = What did { $name } roll?
dice-send = Use this roll
dice-or = { $first } or { $second }
dice-sum-white = The white dice make { $sum }.
dice-sum-color = The white dice make { $sum }, and one of them with the { $color } die makes { $numbers }.

## Header and menu

sheet-lucky = Your lucky numbers: { $low } and { $high }
sheet-title = { $name } · { $board }
sheet-of = { $name }’s sheet
sheet-seats = Sheets on this phone
sheet-undecided = { $name }’s sheet, nothing crossed with this roll
sheet-turn-of = { $name }’s turn
seat-moved = You now play as { $name } on another phone.
seat-moved-back = Ask to play here again
sheet-hide = Hide or show your points
sheet-hidden = hidden
sheet-hidden-hint = Your points are hidden – tap • to show them.
sheet-total = Your total
menu = Menu
menu-more = More…
menu-close-row = { $color } was locked on paper
menu-correct = Correct sheets
menu-rewind = Rewind
menu-end-game = End the game now
menu-rules = Rules
menu-two-sheets = Share this tablet with { $name }
two-sheets-title = { $first } and { $second } on one tablet
two-sheets-leave = One sheet

## Footer

penalties-of = { $count } of { $max } penalties
rank-of = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } of { $seats }
undo = Undo
redo-cross = Redo { $space }
redo-penalty = Take the penalty again
end-turn = End turn
end-turn-itself = ends by itself
end-turn-for = End { $name }’s turn
penalty = Penalty
finish = End the game
warning-last-penalty = 4th penalty, game over
warning-no-color = no coloured cross: penalty −5
warning-penalty = penalty −5
end-game = End the game
still-to-cross = { $count ->
    [one] { $names } can still cross
   *[other] { $names } can still cross
 }
still-to-cross-many = { $count } players can still cross
confirm-penalty = No cross: take −5?
confirm-penalty-for = Give { $name } −5?
confirm-no-color = No coloured cross: take −5?
confirm-no-color-for = No coloured cross: give { $name } −5?
confirm-last-penalty = 4th penalty: end the game?
confirm-last-penalty-for = 4th penalty for { $name }: end the game?
confirm-end-game = End the game for everyone?
confirm-cancel = Cancel
waiting-left = This sheet stays as it is
waiting-dice = Enter the dice first
waiting-dice-of = { $name } enters the dice
waiting-turn-of = { $name } ends the turn
waiting-end-of = { $name } ends the game

## Correction

correction-hint = tap to cross or erase
correction-total = { $name }’s total
correction-others = Other sheets
penalties = Penalties
correction-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
done = Done
correction-lock-needs = The { $row } lock needs this cross. Erase the lock’s number first.
correction-needs-order = Another cross needs this one. Erase that one first.
correction-has-lock = { $name } already has the { $row } lock.

## Late crosses

late-offline = No connection – your crosses are kept. Tap when the next player rolls.
late-next-theirs = { $name } rolls
late-next-own = I roll
late-ask-theirs = Is this { $name }’s roll already?
late-ask-own = Is this your roll already?
late-ask-yes = Yes
late-theirs = { $name }’s roll
late-own = Your roll
late-title = { $count ->
    [one] One cross made offline
   *[other] { $count } crosses made offline
}
late-cross-of = { $name }: { $cross }
late-roll = { $name }’s roll, turn { $turn }
late-roll-own = Your roll, turn { $turn }
late-possible = It can count now.
late-used = You’d already crossed { $space } on { $name }’s roll.
late-used-both = You’d already made both crosses on your own roll.
late-turn-over = Your turn { $turn } was already over.
late-closed = { $color } was closed by then.
late-left = You’ve crossed further right in that row by now.
late-short = The row doesn’t have enough crosses for its last number yet.
late-last-call = You’ve already made your last cross.
late-left-game = You’ve left the game.
late-not-in = You weren’t in the game yet.
late-dice = That roll didn’t give this number.
late-ahead = The others haven’t reached turn { $turn } yet.
late-impossible = It can’t count any more.
late-choose = Which roll was { $cross } for?
late-which = Choose a roll …
late-skip = Don’t count it
late-place = Count
late-drop = Drop
late-game-over = Too late, the game was already over. Not counted: { $crosses }.

## Updates on the sheet

update-undo = { $name } took back { $what }.
update-joined = { $name } joins in from the next roll
update-drawn = The dice have decided: { $name } goes first
update-new-game = New game: { $name } goes first
update-new-game-yours = New game: you go first
update-new-game-sheet = The next game has started
update-both = { $first }. { $second }.
update-record = { $names }: new record, { $total }
update-streak = { $name } has won { $count } in a row
number-second = { $number } (second box)
number-field = ✱{ $field }
undone-turn = the end of turn { $turn }
undone-penalty = a penalty
undone-close = closing { $row }
undone-finish = the end of the game
update-lockable = { $name } needs one cross to lock { $row }
update-locked = { $names } locked { $row }: put the { $row } die away.
update-locked-last = { $names } locked { $row } – last roll!
update-locked-own = You locked { $row }: { $points } points
update-locked-own-last = You locked { $row }: { $points } points – last roll!
update-host-crossed = The host crossed { $space } for you.
update-by-rule = Bonus: { $crosses }
update-skips-white = That skips the white { $sum }. Undo brings it back.
update-penalty = Penalty for { $name }: −5
update-close = { $name } says { $row } was locked on paper.

## Events

event-host = The host
event-join = { $name } joined.
event-remove = The host removed a player before the start.
event-numbers = { $name } uses the lucky numbers of a printed sheet.
event-sheet = { $name } uses sheet { $sheet }.
event-start = The game started.
event-cross = { $name } crossed { $space }.
event-cross-lock = { $name } crossed { $space } and locked the row.
event-by-rule = { $event } That crossed { $crosses } as well.
event-locks = { $event } That locked { $rows }.
event-swap = { $event } That used swap field { $field }.
event-cross-numbers = { $name } crossed { $space } with a lucky number.
event-cross-numbers-lock = { $name } crossed { $space } with a lucky number and locked the row.
event-roll = The roll: { $roll }.
event-turn = Turn { $turn } ended.
event-turn-penalty = Turn { $turn } ended with a penalty for { $name }.
event-penalty = { $name } took a penalty.
event-close = { $color } was locked on paper.
event-finish = The game was ended.
event-paper = The game was played on paper.
event-undo = Undone: { $what }
event-leave = { $name } left the game.
event-rewind = The host rewound to here: { $what }
event-host-crossed = The host crossed { $space } on { $name }’s sheet.
event-host-erased = The host erased { $space } on { $name }’s sheet.
event-host-penalties = The host set { $name }’s penalties to { $count }.
event-new-host = { $name } is the host now.
event-rematch = The next game started.

## Rewind

rewind-to-game = Back to the game
rewind-ask = Rewind to this point?
rewind-undone = This will be undone
rewind-restored = This will count again
rewind-yes = Yes, rewind
rewind-no = No
rewind-hint = Choose the last thing that was right. You’ll see what would be undone before anything changes.
rewind-taken = undone

## Ending a game early

end-game-confirm = { $count ->
    [one] End the game?
    [2] End the game for both players?
   *[other] End the game for all { $count } players?
}
end-game-scores-count = The points count as they stand, but nobody wins.
end-game-after-last-turn = The points count as they stand.
end-game-unplayed = Nobody has crossed anything yet, so it won’t be recorded.
end-game-undo = Changed your mind? The host can undo it on the next page.
end-game-undo-yours = Changed your mind? You can undo it on the next page.
end-game-yes = End the game
end-game-no = Keep playing
result-unplayed = Nobody crossed anything
result-not-recorded = So this game won’t be in the history or the statistics.
result-no-winner = The points count, but nobody won.
confirm-close-row = { $color } was locked on paper? That closes the row for everyone.
confirm-close-row-yes = Close the row

## The result

result-wins = { $name } wins
result-alone = { $name } played alone
result-tie = It’s a tie: { $names } share the win
result-you-win = You win!
result-you-tie = It’s a tie: you share the win with { $names }
result-place = You’re { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } behind { $names }
result-story-point = A single point decided it.
result-story-comeback = { $who ->
    [winner] You came back from { $points } points behind.
   *[others] { $name } came back from { $points } points behind.
 }
result-story-race = { $who ->
    [winner] You locked { $row } just ahead of { $others }.
    [overtaken] { $name } locked { $row } just ahead of you.
   *[others] { $name } locked { $row } just ahead of { $others }.
 }
result-story-throughout = { $who ->
    [winner] You led from start to finish.
   *[others] { $name } led from start to finish.
 }
result-story-led = { $who ->
    [winner] You pulled
   *[others] { $name } pulled
 } { $when ->
    [last] ahead in the very last turn.
    [turn] ahead for good in turn { $turn }.
   *[move] ahead in the end.
 }
result-story-overtook = { $when ->
    [last] In the very last turn
    [turn] In turn { $turn }
   *[move] In the end
 } { $who ->
    [winner] you went past { $other }.
    [overtaken] { $name } went past you.
   *[others] { $name } went past { $other }.
 }
result-story-level = { $when ->
    [last] It took the very last turn to make it level.
    [turn] Level at the top from turn { $turn } on.
   *[move] Level at the top in the end.
 }
result-best-yet = Your best { $board } game yet!
result-better-than = Better than { $percent }% of your earlier { $board } games
result-waiting = Waiting for { $name } to start the next game
result-locks = Rows locked: { $rows }.
result-locked = { $names } locked { $row }.
result-penalties = { $names } took the fourth penalty.
result-stopped-by = { $name } ended it.
result-abandoned = Nobody played on for { $days } days.
result-ranking = Ranking
result-rank = Rank
result-player = Player
result-total = Total
result-late = What you tapped here while offline came too late and doesn’t count.
result-next = Next game
result-rematch = Play again
result-change-players = Change players
note-title = Place and note
note-place = Where did you play?
note-text = Note
note-hint = Everyone who sees this game can read it.
note-add = Add place and note
note-change = Change place and note
correct-date = Correct the date
correct-game = Correct the game
corrected-by = Corrected by { $name } on { $day }
corrected-by-admin = Corrected by an admin on { $day }
note-others = Written in the meantime
result-share-picture = Share picture
result-picture-offline = Needs a connection
result-copy-text = Copy as text
result-send-text = Send as text
result-as-text = Result as text
result-text = Qwixx ({ $board }), { $day }: { $places }
rematch-title = Who’s playing next?
rematch-open = Open the lobby
rematch-hint = Others can join with the code in the lobby. Phones in this game follow by themselves.
result-begins = { $name } goes first
result-undo = Undo the ending
result-back = Rewind

## The review

review-title = Review
review-start = The start
review-move = Move { $move }
review-turn = Turn { $turn }
review-position = The point shown
review-slider = Point in the game
review-show = Show
review-first = To the start
review-before = One move back
review-after = One move forward
review-last = To the end
review-play = Play
review-pause = Pause
review-speed = Speed
review-slow = Slow
review-normal = Normal
review-fast = Fast
review-result = Back to the result
review-next = The next game has started
review-chart-title = Everyone’s points over the game. At the end: { $totals }.
review-chart-so-far = Everyone’s points so far.
review-total = { $name } { $total }
review-chart = From the start on the left to the end on the right. The numbers below are turns, or moves in a game without turns.
review-statistics = Statistics
review-longest = Longest row
review-row = { $name } in { $row }
review-changes = Lead changes
review-decided-turn = Deciding turn
review-decided-move = Deciding move
review-led = { $names } in front from then on
review-skipped = Skipped
review-turn-typical = Typical turn
review-turn-longest = Longest turn
