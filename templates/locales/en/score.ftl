# The page that checks and scores a paper sheet.
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
score-penalty = Penalty { $place }
score-check = Score
score-tap = Tap the numbers
score-type = Type the numbers
score-empty = Empty sheet

## What is wrong
slip-unreadable = { $row } has no “{ $word }”.
slip-no-number = { $row } has no { $number }.
slip-twice = { $row } { $number } stands there twice.
slip-closed = { $row } { $number } cannot be crossed: the row was locked before it.
slip-too-few = { $row } { $number } needs { $needed } crosses in { $color } first: { $lacking } more.
slip-lock-alone = The { $color } lock is crossed without { $color } { $numbers }.
slip-lock-forgotten = { $row } { $numbers } is crossed, but not the lock beside it.
slip-penalties = A sheet has { $most } boxes for penalties.
