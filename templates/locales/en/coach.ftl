# What the coach says after a game.

## The review

coach-title = Choices
coach-awaited = The coach is looking at this game. That can take a minute or two …
coach-luck = Dice and others
coach-cost = Points lost by choices
coach-decisions = Choices judged
coach-no-moments = No choice cost 0.3 points or more. Well played!
coach-moment = { $name }, turn { $turn }:
coach-choice-of = { $name }:
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
coach-second-crosses = Turns with two crosses
coach-facts = What happened
coach-about-white-sums = Only choices that show in the crosses are judged. Each is compared with thousands of games played on from that moment.
coach-about-rolls = Each choice is compared with thousands of games played on from that moment. The dice and the other players did the rest.
coach-about-exact = Each choice is compared with the best possible one. For one player alone, that is known exactly.
coach-about-long = This game was very long. So each choice is compared with only { $games } games played on from that moment. Small losses stay hidden.
coach-about-sheet = This game had no turns. So the coach can’t know who could cross what, and judges no choices.
coach-about-board = The coach doesn’t know how to play this version, so it judges no choices.
coach-none-judged = The coach couldn’t judge any choice of this game.
review-chart-expected = The thin lines show what each player could expect at the end.

## With the result, and as a puzzle

moment-own = Your costliest choice, turn { $turn }
moment-own-best = Your best choice, turn { $turn }
moment-of = Costliest choice: { $name }, turn { $turn }
moment-of-best = Best choice: { $name }, turn { $turn }
moment-of-games = Costliest choice of { $games } games: { $name }, game { $game }, turn { $turn }
moment-of-games-best = Best choice of { $games } games: { $name }, game { $game }, turn { $turn }
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
choices-empty = The coach hasn’t judged a game yet. It does so after each game.
choices-about = How many points one choice lost, on average over the latest games. Luck doesn’t count here. “Dice”: games with the dice on the phones; the coach judges every choice. “Turns”: games without; it judges only the choices that show in the crosses.
choices-rolls = Dice
choices-white-sums = Turns
choices-given-away = Gave away
choices-luck = Dice and others
choices-chart = Points that choices lost in each game. The latest game is on the right.
choices-curve-of = What { $name }’s choices gave away in the latest { $games } games
