# What the coach says after a game.

## The review

coach-title = Keuzes
coach-awaited = De coach bekijkt het spel. Dat kan een minuut of twee duren …
coach-luck = Worpen en anderen
coach-cost = Weggegeven
coach-decisions = Beoordeeld
coach-no-moments = Geen keuze kostte 0,3 punten of meer. Goed gespeeld!
coach-moment = { $name }, beurt { $turn }:
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
coach-second-crosses = Twee kruisjes
coach-facts = Wat er gebeurde
coach-about-white-sums = Beoordeeld zijn de keuzes met witte sommen die uit de kruisjes blijken, elk aan duizenden spellen die vanaf daar verdergaan.
coach-about-rolls = Elke keuze wordt afgemeten aan duizenden spellen die vanaf daar verdergaan. De rest kwam van de dobbelstenen en van wat de anderen deden.
coach-about-exact = Elke keuze wordt afgemeten aan het best mogelijke spel alleen, dat precies bekend is.
coach-about-long = Een heel lang spel: elke keuze wordt afgemeten aan { $games } spellen die vanaf daar verdergaan, niet aan duizenden. Kleine verliezen blijven zo verborgen.
coach-about-sheet = Zonder beurten weet niemand wie wat kon aankruisen, dus kan de coach de keuzes niet beoordelen.
coach-about-board = De coach kan deze variant niet spelen, dus kan hij de keuzes niet beoordelen.
coach-none-judged = Van dit spel kon geen enkele keuze beoordeeld worden.
review-chart-expected = De dunne lijnen zijn wat elk aan het einde kon verwachten.

## With the result, and as a puzzle

moment-own = Je duurste keuze, beurt { $turn }
moment-of = Duurste keuze: { $name }, beurt { $turn }
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
choices-empty = Er is nog geen spel beoordeeld. Dat gebeurt na afloop.
choices-about = Punten die een beoordeelde keuze weggaf, gemiddeld over de laatste spellen: wat je kunt leren, zonder het geluk. ‘Dobbelstenen’ zijn spellen met de dobbelstenen op de telefoons, waarin elke keuze beoordeeld wordt; in de andere alleen sommige.
choices-rolls = Dobbelstenen
choices-white-sums = Beurten
choices-given-away = Weggegeven
choices-luck = Worpen en anderen
choices-chart = Punten die keuzes in elk spel weggaven, het laatste rechts.
choices-curve-of = Wat de keuzes van { $name } in de laatste { $games } spellen weggaven
