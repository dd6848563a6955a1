# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Your turn
sheet-header-yours-roll = Your turn – roll the dice
sheet-header-theirs = { $name }’s roll
sheet-header-sheet = { $name }’s sheet
sheet-header-left = You have left
sheet-header-last-call = Last call
sheet-header-one-more = one more cross
sheet-header-done = you are done
sheet-header-turn = turn { $turn }
all-sheets-turn = { $name }’s roll · turn { $turn }
all-sheets-title = All sheets
all-sheets-back = Back to the sheet

## Connection

connection-on = Connected
connection-waiting = Reconnecting
connection-off = No connection
notice-offline = No connection. What you tap is kept and sent when it is back.
notice-no-sheets = The other sheets cannot be shown right now. Try again in a moment.
notice-this-roll = For this roll?
notice-turn-not-ended = The turn is not ended yet.

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

## Reasons why a space is not open

reason-crossed = { $color } { $number } is crossed already.
reason-left-of-cross = { $color } { $number } lies left of { $row } { $last }, and a row goes from left to right.
reason-skipped = A space further right is crossed.
reason-short = { $color } { $number } needs { $needed } crosses in { $row } first: { $lacking } more.
reason-used = Your cross of this roll is made.
reason-used-color = The cross with a coloured die is made, and the white sum comes before it.
reason-used-both = Your two crosses of this turn are made.
reason-not-rolled = The dice do not give { $row } { $number }. { $gives }
reason-roll-first = First the dice of this turn are entered: it is { $name }’s roll.
reason-not-fewest = A lucky cross goes into the row with the fewest crosses, and { $row } has more.
reason-not-next = A lucky cross takes the next space in { $row }, not { $number }.
reason-left-table = { $name } has left the table.
reason-last-call = Last call: no more crosses for this sheet.
reason-own-lock = { $color } is locked, and you have the lock.
reason-own-lock-short = You have the lock.
reason-locked-now = { $color } is locked. { $names } locked it with this roll.
reason-locked-paper = { $color } is locked. It was locked on paper.
reason-locked = { $color } is locked. { $names } locked it.
lock-ready = { $color } { $last } locks the row, and the lock counts too.
lock-short = { $color } { $last } locks the row. It needs { $lacking } more in { $row } first.
undo-nothing = There is nothing to take back in this turn.

## Offers and notices

offer-late = For the roll before?
offer-now = { $color } { $number } for this roll?
offer-lock = { $color } { $number } too?
offer-closed = { $color } is locked.
offer-decline = No, thanks
notice-turn = { $name } ended your turn: −5
notice-penalty = { $name } gave you a penalty: −5
notice-corrected = { $name } set your penalties to { $count }
notice-dismiss = Got it

## Dice

die-white = white die
die-red = red die
die-yellow = yellow die
die-green = green die
die-blue = blue die
dice-none = The dice are not entered yet
dice-shown = Dice: { $roll }
dice-white = white { $one } and { $other }
dice-color = { $color } { $number }
dice-yours = What did you roll?
dice-theirs = What did { $name } roll?
dice-send = This is the roll
dice-or = { $first } or { $second }
dice-sum-white = The white dice make { $sum }.
dice-sum-color = The white dice make { $sum }, one of them with the { $color } die { $numbers }.

## Header and menu

sheet-lucky = Your lucky numbers: { $low } and { $high }
sheet-of = Sheet of { $name }
sheet-hide = Hide or show your scores
sheet-hidden = hidden
sheet-total = Your total
menu = Menu
menu-close-row = { $color } was locked on paper
menu-correct = Eraser
menu-rewind = Go back
menu-end-game = End the game now
menu-rules = Rules of this board

## Footer

penalties-of = { $count } of { $max } penalties
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
confirm-end-game = End the game for everybody?
confirm-cancel = Cancel
waiting-left = This sheet stays as it is
waiting-dice = First the dice
waiting-dice-of = { $name } enters the dice
waiting-turn-of = { $name } ends the turn

## Correction

correction-hint = tap to cross or erase
correction-total = Total of { $name }
correction-others = Other sheets
penalties = Penalties
correction-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
done = Done
correction-lock-needs = The lock of { $row } needs this cross. Erase the lock’s number first.
correction-has-lock = { $name } has the lock of { $row } already.

## Late crosses

late-next = Next roll
late-theirs = { $name }’s roll
late-own = Your roll
late-title = { $count ->
    [one] One cross from offline
   *[other] { $count } crosses from offline
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = { $name }’s roll, turn { $turn }
late-roll-own = Your own roll, turn { $turn }
late-possible = It can count now.
late-used = You had already crossed { $row } { $number } on { $name }’s roll.
late-used-both = You had already made both crosses of your own roll.
late-turn-over = Your own turn { $turn } was already over.
late-closed = { $color } was closed by then.
late-left = You’ve crossed further right in that row by now.
late-short = The row doesn’t have enough crosses for its last number.
late-last-call = You’ve already made your last cross.
late-left-game = You have left the game.
late-dice = The dice of that roll don’t give it.
late-ahead = The table isn’t at turn { $turn } yet.
late-impossible = It can’t count any more.
late-choose = For which roll is { $cross }?
late-skip = Don’t count it
late-place = Place
late-drop = Drop them
late-game-over = Too late, the game was already over. Not counted: { $crosses }.

## Updates on the sheet

update-undo = { $name } took back { $what }.
update-joined = { $name } joins from the next roll on
update-drawn = The dice have decided: { $name } begins
undone-cross = { $row } { $number }
undone-turn = the end of turn { $turn }
undone-penalty = a penalty
undone-close = the closing of { $row }
undone-finish = the end of the game
update-locked = { $names } locked { $row }.
update-host-crossed = The host crossed { $row } { $number } here.
update-penalty = { $name } takes a penalty.
update-close = { $name } says that { $row } was locked on paper.

## Events

event-host = The host
event-join = { $name } sat down.
event-lucky-numbers = { $name } plays with a printed sheet’s lucky numbers.
event-start = The game began.
event-cross = { $name } crossed { $row } { $number }.
event-cross-lock = { $name } crossed { $row } { $number } and locked the row.
event-lucky = { $name } crossed { $row } { $number } by a lucky number.
event-lucky-lock = { $name } crossed { $row } { $number } by a lucky number and locked the row.
event-roll = The roll was entered: { $roll }.
event-turn = Turn { $turn } ended.
event-turn-penalty = Turn { $turn } ended with a penalty for { $name }.
event-penalty = { $name } took a penalty.
event-close = { $color } was locked on paper.
event-finish = The game was ended.
event-paper = The game was played on paper.
event-undo = Taken back: { $what }
event-leave = { $name } left the table.
event-rewind = The host went back to this point: { $what }
event-host-crossed = The host crossed { $row } { $number } on { $name }’s sheet.
event-host-erased = The host erased { $row } { $number } on { $name }’s sheet.
event-host-penalties = The host set the penalties of { $name } to { $count }.
event-new-host = { $name } is the host now.
event-rematch = Another game began.

## Rewind

rewind-to-game = Back to the game
rewind-ask = Go back to this point?
rewind-undone = This is taken back
rewind-restored = This counts again
rewind-yes = Yes, go back
rewind-no = No
rewind-hint = Choose the last thing that was right. You see what would be taken back before anything changes.
rewind-taken = taken back

## Ending a game early

end-game-confirm = { $count ->
    [one] End the game?
   *[other] End the game for all { $count } players?
}
end-game-scores-count = The points count as they stand, but nobody wins.
end-game-after-last-turn = The points count as they stand.
end-game-unplayed = Nobody has crossed anything yet, so it won’t be recorded.
end-game-undo = Changed your mind? The host can undo it on the next page.
end-game-yes = End the game
end-game-no = Keep playing
result-unplayed = Nobody crossed anything
result-not-recorded = So the game isn’t recorded: it stands in no history and no statistics.
result-no-winner = The points count, but nobody won.
confirm-close-row = { $color } was locked on paper? That closes the row for everyone.
confirm-close-row-yes = Close the row

## The result

result-wins = { $name } wins
result-tie = A tie: { $names } share the win
result-locks = The game is over: { $rows } are locked.
result-locked = { $names } locked { $row }.
result-penalties = The game is over: { $names } took the fourth penalty.
result-stopped = The game was ended early.
result-stopped-by = { $name } ended it.
result-abandoned = Nobody played on for { $days } days.
result-ranking = Ranking
result-rank = Rank
result-player = Player
result-total = Total
result-late = What was tapped on this phone without a connection came too late and does not count.
result-next = To the next game
result-rematch = Play again
result-change-players = Change players
rematch-title = Who plays the next game?
rematch-open = Open the lobby
rematch-hint = Others come in with the code in the lobby. All phones of this game follow by themselves.
result-begins = { $name } begins
result-undo = Back into the game
result-back = Go back further

## The review

review-title = Review
review-start = The start
review-move = Move { $move }
review-turn = Turn { $turn }
review-position = The shown moment
review-slider = Moment of the game
review-show = Show
review-first = To the start
review-before = One move back
review-after = One move on
review-last = To the end
review-play = Play
review-pause = Pause
review-speed = Speed
review-slow = Slow
review-normal = Normal
review-fast = Fast
review-result = To the result
review-chart-title = Everyone’s points over the game. At the end: { $totals }.
review-total = { $name } { $total }
review-chart = From the start on the left to the end on the right. The numbers below count the turns; where there are none, the moves.
review-statistics = Figures
review-longest = Longest row
review-row = { $name } in { $row }
review-changes = Lead changes
review-decided-turn = Deciding turn
review-decided-move = Deciding move
review-led = { $names } in front from then on
review-skipped = Skipped
