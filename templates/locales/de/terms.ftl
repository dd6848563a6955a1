# Rows, sheets, modes and states, wherever they are told.

either = { $one } oder { $other }

## A sheet to look at
paper-of = Zettel von { $name }
paper-none = { $row }: keine Kreuze
paper-crossed = { $row }: { $numbers }
paper-locked = { $row }: { $numbers } und das Schloss
paper-open = { $row }; { $number } ist offen
paper-penalties = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}
paper-sum = Punkte nach Reihen, abzüglich der Fehlwürfe:
paper-left = ist gegangen
paper-roll = ist am Wurf
paper-lucky = Glückszahlen { $low } und { $high }
paper-roll-lucky = { $roll } · { $lucky }

## Modes
mode-turns = mit Zügen
mode-turns-text = Die App weiß, wer am Wurf ist, schließt Reihen und zählt Fehlwürfe.
mode-sheet = nur Zettel
mode-sheet-text = Papier, das die Regeln kennt. Niemand beendet Züge.
mode-dice = mit Würfeln
mode-dice-text = Der aktive Spieler gibt auch den Wurf ein. Jedes Handy zeigt dann, was er erlaubt.

## Where a game stands
status-lobby = wartet auf Spieler
status-playing = läuft
status-last-call = letzte Chance
status-finished = beendet

## Dates
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }, { $time }
