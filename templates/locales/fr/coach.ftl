# What the coach says after a game.

## The review

coach-title = Choix
coach-awaited = Le coach regarde la partie. Cela peut prendre une minute ou deux …
coach-luck = Dés et adversaires
coach-cost = Perdus
coach-decisions = Jugés
coach-no-moments = Aucun choix n’a coûté 0,3 point ou plus. Bien joué !
coach-moment = { $name }, tour { $turn } :
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
coach-second-crosses = Deux croix
coach-facts = Ce qui s’est passé
coach-about-white-sums = Sont jugés les choix avec les sommes blanches que les croix révèlent, chacun face à des milliers de parties jouées à partir de là.
coach-about-rolls = Chaque choix est jugé face à des milliers de parties jouées à partir de là. Le reste vient des dés et de ce qu’ont fait les autres.
coach-about-exact = Chaque choix est jugé face au meilleur jeu possible en solitaire, qui est connu exactement.
coach-about-long = Une très longue partie : chaque choix est jugé face à { $games } parties jouées à partir de là, et non des milliers. Les petites pertes restent cachées.
coach-about-sheet = Sans les tours, on ne sait pas qui pouvait cocher quoi : le coach ne peut pas juger les choix.
coach-about-board = Le coach ne sait pas jouer à cette version : il ne peut pas juger les choix.
coach-none-judged = Aucun choix de cette partie n’a pu être jugé.
review-chart-expected = Les lignes fines montrent ce que chacun pouvait espérer à la fin.

## With the result, and as a puzzle

moment-own = Ton choix le plus coûteux, tour { $turn }
moment-of = Choix le plus coûteux : { $name }, tour { $turn }
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
choices-empty = Aucune partie n’a encore été jugée. Cela se fait après la fin.
choices-about = Points perdus par choix jugé, en moyenne des dernières parties : ce qu’on peut apprendre, sans la chance. « Dés » : les parties avec les dés sur les téléphones, où chaque choix est jugé ; dans les autres, certains seulement.
choices-rolls = Dés
choices-white-sums = Tours
choices-given-away = Perdus
choices-luck = Dés et adversaires
choices-chart = Points perdus par des choix dans chaque partie, la dernière à droite.
choices-curve-of = Ce que les choix de { $name } ont perdu dans les { $games } dernières parties
