# Rows, sheets, modes and states, wherever they are told.

either = { $one } ou { $other }

## A sheet to look at
paper-of = Feuille de { $name }
paper-none = { $row } : aucune croix
paper-crossed = { $row } : { $numbers }
paper-locked = { $row } : { $numbers } et le cadenas
paper-open = { $row } ; { $number } est ouvert
paper-penalties = { $count ->
    [one] { $count } coup manqué
   *[other] { $count } coups manqués
}
paper-sum = Points par rangée, moins les coups manqués :
paper-left = est parti
paper-roll = a le lancer
paper-lucky = porte-bonheur { $low } et { $high }
paper-roll-lucky = { $roll } · { $lucky }

## Modes
mode-turns = avec les tours
mode-turns-text = L’application sait à qui est le lancer, verrouille les rangées et compte les coups manqués.
mode-sheet = feuilles seules
mode-sheet-text = Du papier qui connaît les règles. Personne ne finit de tour.
mode-dice = avec les dés
mode-dice-text = Le joueur actif entre aussi le lancer. Chaque téléphone montre alors ce qu’il permet.

## Where a game stands
status-lobby = attend des joueurs
status-playing = en cours
status-last-call = dernier appel
status-finished = finie

## Dates
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }, { $time }
