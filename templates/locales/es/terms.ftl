# Rows, sheets, modes and states, wherever they are told.

either = { $one } o { $other }

## A sheet to look at
paper-of = Hoja de { $name }
paper-none = { $row }: sin cruces
paper-crossed = { $row }: { $numbers }
paper-locked = { $row }: { $numbers } y el cierre
paper-open = { $row }; { $number } está abierto
paper-penalties = { $count ->
    [one] { $count } penalización
   *[other] { $count } penalizaciones
}
paper-sum = Puntos por fila, menos las penalizaciones:
paper-left = se ha ido
paper-roll = tiene la tirada
paper-lucky = de la suerte { $low } y { $high }
paper-roll-lucky = { $roll } · { $lucky }

## Modes
mode-turns = con turnos
mode-turns-text = Sabe de quién es la tirada, cierra filas y cuenta penalizaciones.
mode-sheet = solo hojas
mode-sheet-text = Papel que conoce las reglas. Nadie termina turnos.
mode-dice = con dados
mode-dice-text = El jugador activo introduce también la tirada. Cada teléfono muestra entonces lo que permite.

## Where a game stands
status-lobby = esperando jugadores
status-playing = en curso
status-last-call = última ronda
status-finished = terminada

## Dates
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }, { $time }
