# What the coach says after a game.

## The review

coach-title = Keuzes
coach-awaited = De coach bekijkt het spel. Dat kan een minuut of twee duren …
coach-luck = Worpen en anderen
coach-cost = Weggegeven punten
coach-decisions = Beoordeelde keuzes
coach-no-moments = Geen keuze kostte 0,3 punten of meer. Goed gespeeld!
coach-moment = { $name }, beurt { $turn }:
coach-choice-of = { $name }:
coach-better = { $better-first } in plaats van { $played } was { $points } punten meer waard.
coach-cross = Het was { $points } punten meer waard om { $better } aan te kruisen.
coach-leave = Het was { $points } punten meer waard om { $played } niet aan te kruisen.
coach-penalty-played = { $better-first } in plaats van de misworp was { $points } punten meer waard.
coach-penalty-better = Een misworp in plaats van { $played } was { $points } punten meer waard.
coach-lost = { $space-first } sloeg { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
} over.
coach-lost-lock = { $by } deed { $row } op slot toen { $names } zover { $count ->
    [one] was
   *[other] waren
}.
coach-lost-lock-paper = { $row-first } ging op slot toen { $names } zover { $count ->
    [one] was
   *[other] waren
}.
coach-ended-behind = { $name } beëindigde het spel met { $points ->
    [one] één punt
   *[other] { $points } punten
} achterstand.
coach-jump = { $name } sloeg voor { $space } { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
} over: { $points } punten minder in die rij.
coach-penalties = { $name } kreeg { $count ->
    [one] een misworp in beurt { $turns }
   *[other] misworpen in de beurten { $turns }
}.
coach-second-crosses = Beurten met twee kruisjes
coach-facts = Wat er gebeurde
coach-about-white-sums = Alleen keuzes die je aan de kruisjes ziet, worden beoordeeld. De coach speelt vanaf elke keuze duizenden spellen verder en vergelijkt.
coach-about-rolls = De coach speelt vanaf elke keuze duizenden spellen verder en vergelijkt. De rest kwam van de dobbelstenen en de anderen.
coach-about-exact = De coach vergelijkt elke keuze met de beste. Voor een speler alleen is die precies bekend.
coach-about-long = Dit spel was heel lang. Daarom speelt de coach vanaf elke keuze maar { $games } spellen verder. Kleine verliezen ziet hij zo niet.
coach-about-sheet = Dit spel had geen beurten. De coach weet niet wie wat kon aankruisen en beoordeelt geen keuzes.
coach-about-board = De coach kan deze variant niet spelen. Daarom beoordeelt hij geen keuzes.
coach-none-judged = De coach kon van dit spel geen enkele keuze beoordelen.
review-chart-expected = De dunne lijnen laten zien wat iedereen aan het einde kon verwachten.

## With the result, and as a puzzle

moment-own = Je duurste keuze, beurt { $turn }
moment-own-best = Je beste keuze, beurt { $turn }
moment-of = Duurste keuze: { $name }, beurt { $turn }
moment-of-best = Beste keuze: { $name }, beurt { $turn }
moment-of-games = Duurste keuze van { $games } spellen: { $name }, spel { $game }, beurt { $turn }
moment-of-games-best = Beste keuze van { $games } spellen: { $name }, spel { $game }, beurt { $turn }
moment-see = Bekijk
puzzle-title = Wat zou jij aankruisen?
puzzle-link = Puzzels van dit spel
puzzle-offer = Terwijl je wacht: wat zou jij aankruisen?
puzzle-moment = { $name }, beurt { $turn }
puzzle-count = { $number } van { $count }
puzzle-white-sum = De witte dobbelstenen zijn samen { $sum }.
puzzle-choices = Wat { $name } kon aankruisen
puzzle-answers = Wat elke keuze waard was
puzzle-nothing = Niets
puzzle-penalty = Niets, dus een misworp
puzzle-best = Het meeste waard
puzzle-less = { $points } punten minder
puzzle-played = { $name } koos dit
puzzle-yours = Jouw keuze
puzzle-next = Volgende moment
puzzle-again = Nog eens vanaf het begin
puzzle-lobby = Terug naar de lobby

## A group and its players

choices-title = Keuzes
choices-of = Keuzes van { $name }
choices-empty = De coach heeft nog geen spel beoordeeld. Dat doet hij na elk spel.
choices-about = Zoveel punten geeft een keuze weg, gemiddeld over de laatste spellen. Geluk telt hier niet. ‘Dobbelstenen’: spellen met de dobbelstenen op de telefoons; de coach beoordeelt elke keuze. ‘Beurten’: spellen zonder; hij beoordeelt alleen keuzes die je aan de kruisjes ziet.
choices-rolls = Dobbelstenen
choices-white-sums = Beurten
choices-given-away = Weggegeven
choices-luck = Worpen en anderen
choices-chart = Zoveel punten gaven keuzes in elk spel weg. Het laatste spel staat rechts.
choices-curve-of = Wat de keuzes van { $name } in de laatste { $games } spellen weggaven
