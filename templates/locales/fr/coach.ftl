# What the coach says after a game.

## The review

coach-title = Choix
coach-awaited = Le coach regarde la partie. Cela peut prendre une minute ou deux …
coach-luck = Dés et adversaires
coach-cost = Points perdus
coach-decisions = Choix jugés
coach-no-moments = Aucun choix n’a coûté 0,3 point ou plus. Bien joué !
coach-moment = { $name }, tour { $turn } :
coach-choice-of = { $name } :
coach-better = { $better-first } plutôt que { $played } valait { $points } points de plus.
coach-cross = Cocher { $better } valait { $points } points de plus.
coach-leave = Ne pas cocher { $played } valait { $points } points de plus.
coach-penalty-played = { $better-first } plutôt que le coup manqué valait { $points } points de plus.
coach-penalty-better = Un coup manqué plutôt que { $played } valait { $points } points de plus.
coach-lost = { $space-first } a sauté { $spaces ->
    [one] une case
   *[other] { $spaces } cases
}.
coach-lost-lock = { $by } a verrouillé { $row } quand { $names } { $count ->
    [one] pouvait
   *[other] pouvaient
} le faire.
coach-lost-lock-paper = { $row-first } : verrouillé quand { $names } { $count ->
    [one] pouvait
   *[other] pouvaient
} le faire.
coach-ended-behind = { $name } a fini la partie avec { $points ->
    [one] un point
   *[other] { $points } points
} de retard.
coach-jump = { $name } a sauté { $spaces ->
    [one] une case
   *[other] { $spaces } cases
} pour { $space } : { $points } points de moins dans cette rangée.
coach-penalties = { $count ->
    [one] Coup manqué de { $name } au tour { $turns }
   *[other] Coups manqués de { $name } aux tours { $turns }
}.
coach-second-crosses = Tours à deux croix
coach-facts = Ce qui s’est passé
coach-about-white-sums = Seuls les choix visibles dans les croix sont jugés. Le coach compare chacun à des milliers de parties jouées à partir de là.
coach-about-rolls = Le coach compare chaque choix à des milliers de parties jouées à partir de là. Le reste vient des dés et des autres.
coach-about-exact = Le coach compare chaque choix au meilleur possible. En solo, on le connaît exactement.
coach-about-long = Cette partie a été très longue. Le coach compare donc chaque choix à { $games } parties seulement. Les petites pertes ne se voient pas.
coach-about-sheet = Cette partie n’avait pas de tours. Le coach ne sait pas qui pouvait cocher quoi et ne juge aucun choix.
coach-about-board = Le coach ne sait pas jouer à cette version. Il ne juge donc aucun choix.
coach-none-judged = Le coach n’a pu juger aucun choix de cette partie.
review-chart-expected = Les lignes fines montrent ce que chacun pouvait espérer à la fin.

## With the result, and as a puzzle

moment-own = Ton choix le plus coûteux, tour { $turn }
moment-own-best = Ton meilleur choix, tour { $turn }
moment-of = Choix le plus coûteux : { $name }, tour { $turn }
moment-of-best = Meilleur choix : { $name }, tour { $turn }
moment-of-games = Choix le plus coûteux de { $games } parties : { $name }, partie { $game }, tour { $turn }
moment-of-games-best = Meilleur choix de { $games } parties : { $name }, partie { $game }, tour { $turn }
moment-see = Voir
puzzle-title = Et toi, que cocherais-tu ?
puzzle-link = Énigmes de cette partie
puzzle-offer = En attendant : que cocherais-tu ?
puzzle-moment = { $name }, tour { $turn }
puzzle-count = { $number } sur { $count }
puzzle-white-sum = Les dés blancs font { $sum } ensemble.
puzzle-choices = Ce que { $name } pouvait cocher
puzzle-answers = Ce que chaque choix valait
puzzle-nothing = Rien
puzzle-penalty = Rien, donc un coup manqué
puzzle-best = Le meilleur choix
puzzle-less = { $points } points de moins
puzzle-played = Choix de { $name }
puzzle-yours = Ton choix
puzzle-next = Moment suivant
puzzle-again = Reprendre au début
puzzle-lobby = Retour au salon

## A group and its players

choices-title = Choix
choices-of = Choix de { $name }
choices-empty = Le coach n’a pas encore jugé de partie. Il le fait après chacune.
choices-about = Les points que perd un choix, en moyenne sur les dernières parties. La chance ne compte pas ici. « Dés » : parties avec les dés sur les téléphones ; le coach juge chaque choix. « Tours » : parties sans ; il juge seulement les choix visibles dans les croix.
choices-rolls = Dés
choices-white-sums = Tours
choices-given-away = Perdus
choices-luck = Dés et adversaires
choices-chart = Les points que les choix ont perdus dans chaque partie. La dernière est à droite.
choices-curve-of = Ce que les choix de { $name } ont perdu dans les { $games } dernières parties
