# The names of versions, and the versions that a group has made.

## The names of the versions and of the boxes they are sold in, as printed on them

board-name-classic = Clásico
board-name-longo = Longo
board-name-mixx-a = Mixx A
board-name-mixx-b = Mixx B
board-name-double-a = Double A
board-name-double-b = Double B
board-name-big-points = Big Points
board-name-bonus-a = Bonus A
board-name-bonus-b = Bonus B
board-name-connected-steps = Connected: Escalera
board-name-connected-chain = Connected: Cadena
board-name-x-change = X-Change
board-name-connect-15 = Qwixx 15: Connect
board-name-lucky-15 = Qwixx 15: Lucky

board-series-qwixx = Qwixx
board-series-qwixx-longo = Qwixx Longo
board-series-qwixx-mixx = Qwixx Mixx
board-series-qwixx-double = Qwixx Double
board-series-qwixx-big-points = Qwixx Big Points
board-series-qwixx-bonus = Qwixx Bonus
board-series-qwixx-connected = Qwixx Connected
board-series-qwixx-x-change = Qwixx X-Change
board-series-qwixx-15 = Qwixx 15

## The versions that a group has made

own-boards-title = Versiones propias
own-boards-lead = Cambia los números, los colores y los cierres de una versión, o mézclala, y juega con ella en este grupo.
own-boards-empty = Todavía no hay ninguna.
own-boards-new = Nueva versión
own-boards-play = Jugar
own-boards-play-label = Jugar { $name }
own-boards-change = Hacer otra a partir de ella
own-boards-download = Descargar
own-boards-download-label = Descargar { $name }
own-boards-delete = Borrar
own-boards-delete-label = Borrar { $name }
own-boards-delete-title = ¿Borrar { $name }?
own-boards-delete-lost = El grupo ya no podrá jugarla.
own-boards-delete-stays = Las partidas ya jugadas se quedan como están.

## Making one

own-board-title = Nueva versión
own-board-base = Partir de
own-board-start = Partir de esta
own-board-mix = Mezclar con una clave
own-board-mix-hint = Las mismas palabras dan siempre la misma versión, en cualquier teléfono. Díselas a tus amigos.
own-board-seed = Clave, como «nutria 42»
own-board-mix-numbers = Mezclar los números
own-board-mix-colors = Mezclar los colores
own-board-mixed = Mezclada con la clave «{ $seed }».
own-board-left-out = { $name }: los extras no encajan en filas mezcladas y se han quitado.
own-board-paste = Pegar una que te han enviado
own-board-paste-label = El texto del archivo
own-board-paste-submit = Leerla
own-board-name = Nombre
own-board-own = Nuestro { $name }
own-board-tap = Toca una casilla para cambiar su número o su color.
own-board-as-text = Editar como texto
own-board-double = Vale por dos cruces
own-board-add = Añadir una casilla
own-board-rows-hint = Cada casilla es una letra y un número: R rojo, Y amarillo, G verde, B azul. La última casilla de una fila es del color de la fila. «R5x2» cuenta como dos cruces.
own-board-needed = Cruces antes del cierre
own-board-locks = Números que cierran la fila
own-board-most = Cruces que puntúan
own-board-die-sides = Caras de los dados
own-board-keep = Mantener los extras de la versión
own-board-check = Comprobar
own-board-save = Guardar
own-board-fine = Todo encaja.
own-board-mistakes = { $count ->
    [one] Hay una cosa que corregir.
   *[other] Hay { $count } cosas que corregir.
}

## What is wrong with one

own-board-mistake = { $place }: { $mistake }
own-board-name-too-long = Este nombre puede tener { $max } letras como mucho.
own-board-official-name = Ya hay un tablero oficial con este nombre. Elige otro.
own-board-too-long = Esto ocupa más de { $max } kilobytes.
own-board-not-an-object = Debe ser un objeto, entre llaves.
own-board-not-a-list = Debe ser una lista, entre corchetes.
own-board-not-text = Debe ser texto.
own-board-missing = Falta «{ $field }».
own-board-unknown = No hay ningún campo «{ $field }».
own-board-out-of-range = Escribe un número entero del { $min } al { $max }.
own-board-dice = Los dados tienen 6 u 8 caras.
own-board-not-a-space = «{ $space }» no es una casilla. Escríbela como R5.
own-board-twice = El { $number } está dos veces en esta fila.
own-board-not-on-dice = Dos de estos dados no pueden sumar { $number }.
own-board-lock-color = La última casilla debe ser del color de la fila.
own-board-lock-number = Las casillas que cierran la fila necesitan números.
own-board-no-fields = Las casillas sin número son de otra versión.
own-board-too-many = Una fila tiene { $max } casillas como mucho.
own-board-too-few = Para llegar a su cierre, esta fila necesita al menos { $min } números.
own-board-no-fit = «{ $text }», un extra de la versión, ya no encaja.
own-board-part-twice = «{ $text }» está dos veces.
own-board-lock-space = «{ $space }» cierra la fila, así que no puede provocar nada más.
own-board-link-in-row = «{ $link }» une dos números de una fila. Une números de dos filas.
own-board-too-many-fields = Aquí caben { $max } casillas como mucho.
own-board-empty = No hay nada dentro.
own-board-not-together = Ninguna versión tiene estos extras juntos.
own-board-seed-missing = Escribe una clave con alguna letra o cifra.
own-board-too-many-boards = El grupo ya tiene { $max } versiones propias. Borra antes alguna.
own-board-id-mismatch = La versión del archivo no es la que nombra la partida.
own-board-not-readable = Este no es el texto de una versión. Copia el archivo entero y pégalo otra vez.
