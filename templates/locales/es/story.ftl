# What happened at the table.

## News on the sheet
news-undo = { $name } deshizo { $what }.
news-joined = { $name } juega desde la próxima tirada
news-drawn = Los dados lo han decidido: empieza { $name }
undone-cross = { $row } { $number }
undone-turn = el final del turno { $turn }
undone-penalty = una penalización
undone-close = el cierre de { $row }
undone-finish = el final de la partida
news-locked = { $names }: { $row } cerrado.
news-host-crossed = El anfitrión tachó { $row } { $number } aquí.
news-penalty = { $name } recibe una penalización.
news-close = { $name } dice que { $row } se cerró en papel.

## What happened
story-host = El anfitrión
story-join = { $name } se sentó.
story-lucky-numbers = { $name } juega con los números de la suerte de una hoja impresa.
story-start = La partida empezó.
story-cross = { $name } tachó { $row } { $number }.
story-cross-lock = { $name } tachó { $row } { $number } y cerró la fila.
story-lucky = { $name } tachó { $row } { $number } por un número de la suerte.
story-lucky-lock = { $name } tachó { $row } { $number } por un número de la suerte y cerró la fila.
story-roll = Se introdujo la tirada: { $roll }.
story-turn = El turno { $turn } terminó.
story-turn-penalty = El turno { $turn } terminó con una penalización para { $name }.
story-penalty = { $name } recibió una penalización.
story-close = { $color } se cerró en papel.
story-finish = Se terminó la partida.
story-paper = La partida se jugó en papel.
story-undo = Deshecho: { $what }
story-leave = { $name } dejó la mesa.
story-rewind = El anfitrión volvió a este punto: { $what }
story-host-crossed = El anfitrión tachó { $row } { $number } en la hoja de { $name }.
story-host-erased = El anfitrión borró { $row } { $number } en la hoja de { $name }.
story-host-penalties = El anfitrión puso las penalizaciones de { $name } en { $count }.
story-new-host = { $name } es ahora el anfitrión.
story-rematch = Empezó otra partida.

## Going back
back-to-game = Volver a la partida
back-ask = ¿Volver a este punto?
back-undone = Esto se deshace
back-restored = Esto vuelve a contar
back-yes = Sí, volver
back-no = No
back-hint = Elige lo último que estaba bien. Verás qué se desharía antes de que cambie nada.
back-taken = deshecho
