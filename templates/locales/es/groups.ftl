# Grupos, sus partidas y archivos de partidas.

time-zone-unknown = Una zona horaria tiene un nombre de IANA, como Europe/Madrid.
result-unknown = Un resultado es locks, penalties, stopped, won o lost.
import-kind = El archivo debe ser application/json o text/csv.
import-not-stored = El archivo no se puede guardar.
import-too-large = Un archivo tiene como máximo 64 MiB.
import-too-many-games = Un archivo tiene como máximo {$most} partidas; divídelo y envía las partes una tras otra.
too-many-imports = Desde aquí ya han llegado muchísimas partidas; espera un rato antes del siguiente archivo.
too-many-players = El grupo ya tiene {$most} jugadores; primero une o borra algunos.
import-unreadable = El archivo no se puede leer.
import-wrong = El archivo tiene errores.
game-twice = Esta partida está dos veces en el archivo.
log-too-long = Una partida tiene como máximo {$most} sucesos.
log-other-seats = El registro tiene otro número de asientos.
log-other-result = El registro lleva a otro resultado.
seats-same-name = Dos asientos tienen el mismo nombre.
day-to-come = Ese día aún no ha llegado.
paper-players = Una partida tiene de 1 a 8 jugadores.
paper-impossible = Ninguna hoja de este tablero puede quedar como la de { $name }.
paper-one-game = Una partida tiene una fecha y un tablero.
column-unknown = La plantilla no tiene la columna { $column }.
column-missing = Falta la columna { $column }.
date-unreadable = Una fecha se escribe 2026-11-20.
column-no-number = { $column } es un número.
paper-incomplete = Una línea tiene las cruces de todas las filas con las penalizaciones, o solo un total.
paper-other-total = Las cruces suman { $total } puntos.
