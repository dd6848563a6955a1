# The page that checks and scores a paper sheet.
score-title = Puntuar una hoja de { $name }
score-points = { $total ->
    [one] punto
   *[other] puntos
}
score-mistakes = { $count ->
    [one] Un error
   *[other] { $count } errores
} en esta hoja. Lo que está mal aparece debajo de su fila.
score-numbers = Números tachados en { $row }
score-lock = cierre { $row }
score-row-points = puntos en { $row }
score-penalty-count = Cuántas penalizaciones
score-penalty = Penalización { $place }
score-check = Puntuar
score-tap = Tocar los números
score-type = Escribir los números
score-empty = Hoja vacía

## What is wrong
slip-unreadable = { $row } no tiene «{ $word }».
slip-no-number = { $row } no tiene { $number }.
slip-twice = { $row } { $number } está dos veces.
slip-closed = { $row } { $number } no se puede tachar: la fila ya estaba cerrada.
slip-too-few = { $row } { $number } pide antes { $needed } cruces en { $color }: { $lacking ->
    [one] falta una
   *[other] faltan { $lacking }
}.
slip-lock-alone = El cierre { $color } está tachado sin { $color } { $numbers }.
slip-lock-forgotten = { $row } { $numbers } está tachado, pero no el cierre de al lado.
slip-penalties = Una hoja tiene { $most } recuadros para penalizaciones.
