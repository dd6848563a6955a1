# Rows, sheets, modes and states, wherever they are told.

either = { $one } of { $other }

## A sheet to look at
paper-of = Scoreblad van { $name }
paper-none = { $row }: geen kruisjes
paper-crossed = { $row }: { $numbers }
paper-locked = { $row }: { $numbers } en het slot
paper-open = { $row }; { $number } is open
paper-penalties = { $count ->
    [one] { $count } strafpunt
   *[other] { $count } strafpunten
}
paper-sum = Punten per rij, min de strafpunten:
paper-left = is weggegaan
paper-roll = heeft de worp
paper-lucky = geluksgetallen { $low } en { $high }
paper-roll-lucky = { $roll } · { $lucky }

## Modes
mode-turns = met beurten
mode-turns-text = De app weet wiens worp het is, sluit rijen en telt strafpunten.
mode-sheet = alleen scorebladen
mode-sheet-text = Papier dat de regels kent. Niemand beëindigt beurten.
mode-dice = met dobbelstenen
mode-dice-text = De actieve speler voert ook de worp in. Elke telefoon toont dan wat die toestaat.

## Where a game stands
status-lobby = wacht op spelers
status-playing = bezig
status-last-call = laatste kans
status-finished = afgelopen

## Dates
date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }, { $time }
