# What the coach says after a game.

## The review

coach-title = Choices
coach-awaited = The coach is looking at this game. That can take a minute or two …
coach-luck = Dice and others
coach-cost = Choices cost
coach-decisions = Judged
coach-no-moments = No choice cost 0.3 points or more. Well played!
coach-moment = { $name }, turn { $turn }:
coach-better = { $better-first } instead of { $played } was worth { $points } points more.
coach-cross = Crossing { $better } was worth { $points } points more.
coach-leave = Leaving out { $played } was worth { $points } points more.
coach-penalty-played = { $better-first } instead of the penalty was worth { $points } points more.
coach-penalty-better = A penalty instead of { $played } was worth { $points } points more.
coach-lost = { $space-first } skipped { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.
coach-lost-lock = { $by } locked { $row } when { $names } { $count ->
    [one] was
   *[other] were
} ready to.
coach-lost-lock-paper = { $row-first } was locked when { $names } { $count ->
    [one] was
   *[other] were
} ready to.
coach-ended-behind = { $name } ended the game { $points ->
    [one] one point
   *[other] { $points } points
} behind.
coach-jump = { $name } skipped { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} for { $space }: { $points } points less in that row.
coach-penalties = { $name } took { $count ->
    [one] a penalty in turn { $turns }
   *[other] penalties in turns { $turns }
}.
coach-second-crosses = Two crosses
coach-facts = What happened
coach-about-white-sums = Judged are the choices with white sums that the crosses give away, each against thousands of games played on from there.
coach-about-rolls = Each choice is judged against thousands of games played on from there. The dice gave the rest, with what the others did.
coach-about-exact = Each choice is judged against the best possible play of one player alone, which is known exactly.
coach-about-long = A very long game: each choice is judged against { $games } games played on from there instead of thousands, so small losses stay hidden.
coach-about-sheet = Without turns nobody knows who could cross what, so the coach cannot judge the choices.
coach-about-board = The coach cannot play this version, so it cannot judge the choices.
coach-none-judged = No choice of this game could be judged.
review-chart-expected = The thin lines are what each could expect at the end.

## With the result, and as a puzzle

moment-own = Your costliest choice, turn { $turn }
moment-of = Costliest choice: { $name }, turn { $turn }
moment-see = See it
puzzle-title = What would you cross?
puzzle-link = Puzzles of this game
puzzle-offer = While you wait: what would you cross?
puzzle-moment = { $name }, turn { $turn }
puzzle-count = { $number } of { $count }
puzzle-white-sum = The white dice show { $sum } together.
puzzle-choices = The choices of { $name }
puzzle-answers = What each was worth
puzzle-nothing = Nothing
puzzle-penalty = Nothing, so a penalty
puzzle-best = Worth the most
puzzle-less = { $points } points less
puzzle-played = { $name } chose this
puzzle-yours = Your choice
puzzle-next = Next moment
puzzle-again = All of them again
puzzle-lobby = Back to the lobby

## A group and its players

choices-title = Choices
choices-of = { $name }’s choices
choices-empty = No game has been judged yet. Games are judged after their end.
choices-about = Points that each judged choice gave away, on average over the latest games: what one can learn, without the luck. “Dice” are games with the dice on the phones, where each choice is judged; of the others only some are.
choices-rolls = Dice
choices-white-sums = Turns
choices-given-away = Gave away
choices-luck = Dice and others
choices-chart = Points that choices gave away in each game, the latest on the right.
choices-curve-of = What { $name }’s choices gave away in the latest { $games } games
