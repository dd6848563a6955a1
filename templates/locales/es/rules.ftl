# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Reglas: { $name }
rules-heading = las reglas
rules-lead = Tacha todos los números que puedas en las cuatro filas de tu hoja. Cada cruz nueva en una fila vale más que la anterior.
rules-different = Lo que cambia
rules-jumps = En esta página
rules-turn = Un turno
rules-order-short = De izquierda a derecha
rules-locks-short = Cierres
rules-lucky = Números de la suerte
rules-penalties = Penalizaciones
rules-end = El final
rules-points = Puntos
rules-modes = En Rowlock

## What you need

rules-things = Lo que hace falta
rules-players = Jugadores
rules-players-text = de 2 a 5; en Rowlock, de 1 a { $max }
rules-dice = Dados
rules-dice-text = dos blancos y uno rojo, uno amarillo, uno verde y uno azul, todos de { $sides } caras
rules-sheet = Hoja
rules-sheet-text = una para cada jugador: tu teléfono
rules-rows-rise = En { $rows } los números suben de { $first } a { $last }.
rules-rows-fall = En { $rows } los números bajan de { $first } a { $last }.
rules-rows-mixed = En { $rows } los números no siguen ningún orden; cuenta su lugar.
rules-rows-colors = Una fila tiene casillas de varios colores y se llama por el color de su cierre, en el extremo derecho.

## A turn

rules-turn-text = El jugador activo tira todos los dados que siguen en juego. Luego vienen dos acciones, siempre en este orden.
rules-action-white = Acción 1, para todos.
rules-action-white-text = Se suman los dos dados blancos. Cada jugador, también el activo, puede tachar ese número en una fila.
rules-action-color = Acción 2, solo para el jugador activo.
rules-action-color-text = Suma un dado blanco y un dado de color, los que quieras. Puedes tachar esa suma en la fila del color de ese dado.
rules-action-color-mixed = Suma un dado blanco y un dado de color, los que quieras. Puedes tachar esa suma en una casilla del color de ese dado, en cualquier fila.
rules-turn-end = Nadie está obligado a tachar. Pero el jugador activo que no tacha nada en ninguna de las dos acciones recibe una <a href="#penalties">penalización</a>. Después tira el siguiente.

## From left to right

rules-order = De izquierda a derecha
rules-order-text = En cada fila se tacha de izquierda a derecha. Puedes saltarte casillas, pero lo que queda a la izquierda de una cruz se pierde.

## Locking a row

rules-locks = Cerrar una fila
rules-locks-text = El último número de una fila pide antes <strong>{ $needed } cruces</strong> en esa fila. Al tacharlo, tachas también el cierre de al lado: el cierre cuenta como una cruz.
rules-locks-text-several = Cada uno de los últimos { $count } números de una fila (en el rojo, { $numbers }) pide antes <strong>{ $needed } cruces</strong> en esa fila. Al tacharlo, tachas también el cierre de al lado: el cierre cuenta como una cruz.
rules-closing = El dado de ese color sale del juego enseguida, y después de esta tirada la fila queda cerrada para todos. Quien pueda tachar el último número <strong>con la misma tirada</strong> también se lleva el cierre. Sin esa cruz no hay cierre, por llena que esté la fila.
rules-closing-several = El dado de ese color sale del juego enseguida, y después de esta tirada la fila queda cerrada para todos. Quien pueda tachar un número que cierra <strong>con la misma tirada</strong> también se lleva el cierre. Sin esa cruz no hay cierre, por llena que esté la fila.

## What boards have beside four rows of numbers

rules-second-boxes = Segundos cuadros
rules-second-boxes-text = Todas las casillas menos la última de cada fila tienen un segundo cuadro. Si vuelve a salir el número de la última casilla tachada de una fila, se puede tachar otra vez: basta con tocarla de nuevo. En cuanto se tacha una casilla más a la derecha, ya no se puede. Una segunda cruz cuenta como cualquier otra, para los puntos y para las { $needed } que necesita el último número; una fila puntúa como máximo { $most } cruces.
rules-doubles = Casillas dobles
rules-doubles-text = Las casillas con «2 ✕» están impresas dobles: tachar una hace dos cruces a la vez, para los puntos y para el último número. Una fila puntúa como máximo { $most } cruces.
rules-doubles-second = Una casilla doble no tiene segundo cuadro.
rules-bonus-rows = Filas extra
rules-bonus-rows-text = Una fila extra está entre dos filas y cuenta para las dos. Puedes tachar una de sus casillas si ese número ya está tachado en la fila de arriba o de abajo y <strong>vuelve a salir</strong>: con los dados blancos, para todos, o en la acción 2 con el dado del color de una fila en la que esté tachado. Es tu cruz de esa acción, y aquí también se tacha de izquierda a derecha. Cada cruz cuenta para los puntos de las dos filas, hasta { $most } cruces por fila, pero no para las { $needed } que pide el último número. Cuando se cierra una fila, su fila extra sigue abierta hasta el final.
rules-links = Números unidos
rules-links-text = Los números con anillo, unidos por una raya, se tachan juntos. Si tachas uno, el otro queda tachado enseguida, siempre: también a la izquierda de tu última cruz, y hasta en una fila cerrada. Cuenta como cualquier otra cruz, también para el último número. Si está más a la derecha, lo que queda a su izquierda se pierde.
rules-steps = Escalones
rules-steps-text = Los números con marco son escalones. Un escalón tachado cuenta en su fila, como siempre, y una vez más aparte, con la misma tabla de puntos. El cierre no es un escalón.
rules-sheets-text = Hay { $count } hojas distintas, de la { $first } a la { $last }. Rowlock reparte una diferente a cada jugador, y en la sala se pueden cambiar.
rules-bonus-bar = Barra extra
rules-bonus-bar-text = Algunos números tienen marco. Al tachar uno se tacha también la siguiente casilla libre de la barra extra, debajo de las filas, y con ella la siguiente casilla de la fila de ese color: no necesita dado, no salta nada, no se puede rechazar, y puede dar otro extra o incluso cerrar la fila. Cuando se cierra una fila, sus casillas de la barra quedan anuladas. Si una cruz extra no tiene casilla, se pierde.
rules-pairs = Parejas
rules-pairs-text = Dos números con el mismo signo son una pareja: si tachas los dos, recibes lo que dice abajo. Las cruces de una pareja no necesitan dado. Cada una va en la siguiente casilla de su fila, cuenta como cualquier otra, no se puede rechazar, y puede completar otra pareja o incluso cerrar una fila. Las filas cerradas no entran, y una cruz sin casilla se pierde.
rules-pair-two-in-fewest = Enseguida: dos cruces en la fila con menos cruces. Si hay empate, eliges la fila.
rules-pair-one-in-each = Enseguida: una cruz en cada fila, de arriba abajo.
rules-pair-double-fewest = Al final: la fila con menos cruces puntúa doble.
rules-pair-plus-13 = Al final: 13 puntos.
rules-pair-no-penalties = Al final: las penalizaciones no cuestan nada. La cuarta termina la partida igualmente.
rules-swaps = Casillas de cambio
rules-swaps-text = Cada casilla de cambio tiene dos números. Cuando los dados blancos suman uno de ellos, puedes tachar la casilla y, en lugar de la suma, su <strong>otro</strong> número, en cualquier fila. Es tu cruz con los dados blancos; en la acción 2 los dados valen lo que muestran. Una casilla de cambio por tirada, de izquierda a derecha: lo que te saltas se pierde. Estas casillas no dan puntos.
rules-fields = Casillas sin número
rules-fields-text = Las casillas con ✱ no tienen número. Cuando los dados muestran un { $one } y un { $other }, cada jugador puede tachar una, <strong>además</strong> de las otras cruces de la tirada: en cualquier fila si los dos dados son blancos, y si no, en la fila de un dado de color que muestre uno de los dos. Se tachan de izquierda a derecha, junto con los números: lo que te saltas se pierde. Una casilla tachada cuenta para los puntos, hasta { $most } cruces por fila, pero no para las { $needed } que pide el último número.
rules-track = Pista
rules-track-text = Cuando los dos dados blancos y uno de color suman exactamente <strong>{ $sum }</strong>, el jugador activo puede tachar la siguiente casilla de la pista, debajo de las filas, <strong>en lugar de</strong> las dos acciones; así no hay penalización. Los demás usan los dados blancos como siempre. Las casillas valen { $points } puntos, y solo cuenta la última tachada.
rules-extra-points = Puntos extra
rules-extra-points-text = Un número con un pequeño +3, u otro número así, da al tacharlo esos puntos aparte, además de lo que cuenta en su fila.

## Lucky numbers

rules-lucky-text = Cada hoja tiene dos números de la suerte distintos, de 2 a { $highest }. Cuando los dados blancos suman uno de los tuyos, tire quien tire, puedes tachar una casilla mejor en lugar de ese número: la <strong>siguiente casilla</strong> de la fila donde tienes <strong>menos cruces</strong>. Si hay empate, eliges la fila. Las filas cerradas no cuentan. Un número de la suerte puede cerrar una fila si ya tienes { $needed } cruces en ella; si no, la casilla del cierre no da nada.

## Penalties and the end

rules-penalties-text = En cada hoja hay { $boxes } recuadros para penalizaciones («tiradas fallidas» en algunas hojas impresas), y cada uno que se tacha cuesta { $points } puntos. Solo el jugador activo puede recibir una, por un turno sin cruz.
rules-end-text = La partida termina en cuanto se <strong>cierran dos filas</strong> o un jugador recibe la <strong>cuarta penalización</strong>. Quien no haya tachado con la tirada de ese segundo cierre aún puede usar sus dados blancos, y hasta cerrar una tercera fila. Si el segundo cierre llegó en la acción 1, no hay acción 2.

## Points

rules-points-text = Cuenta las cruces de cada fila, con el cierre incluido.
rules-crosses = cruces
rules-crosses-points = puntos
rules-winner = Gana el total más alto. Con totales iguales se comparte el puesto.
rules-score = Calcular puntos

## What the app does

rules-modes-text = Tú eliges cuánto ayuda Rowlock en la mesa.
rules-mode-sheet = Solo hojas
rules-mode-sheet-text = Comprueba cada cruz, pero los turnos los lleva la mesa: cada jugador anota sus penalizaciones, y cuando alguien cierra una fila en papel, se lo dices a la app.
rules-mode-turns = Con turnos
rules-mode-turns-text = También sabe a quién le toca. El jugador activo tiene dos cruces por turno, los demás una. <b>Terminar turno</b> pasa los dados y pone la penalización si no hubo cruz. Una fila con cierre se cierra al terminar el turno.
rules-mode-dice = Con dados
rules-mode-dice-text = También conoce la tirada. El jugador activo anota los dados, y cada teléfono ilumina justo lo que permiten. Hay además una regla de la casa: sin cruz con un dado de color hay penalización, aunque haya una con los dados blancos.
rules-last-call = Última tirada
rules-last-call-text = Después del segundo cierre tu teléfono dice «Última tirada». Si no has tachado con ella, tienes una cruz más; quien terminó la partida no tiene ninguna. Con la cuarta penalización, una partida con turnos termina enseguida.
rules-unrolled = Tirada desconocida
rules-unrolled-text = Solo las partidas con dados conocen la tirada. En las demás, Rowlock permite lo que alguna tirada podría permitir, y lo dice en la hoja. Mira los dados para ver si tu tirada lo permite.
rules-late = Cruces tardías
rules-late-text = ¿Tu teléfono iba lento o sin conexión? Una cruz de una tirada que ya pasó aún cuenta si no era tu turno, no habías tachado con esa tirada y la fila estaba abierta entonces. Terminada la partida, ya no cuenta nada tardío. Sin conexión, toca el botón con el nombre del siguiente cada vez que pasen los dados: así cada cruz queda en su turno.
rules-mistakes = Errores
rules-mistakes-text = Puedes deshacer tu última cruz del turno en curso. Lo que se note más tarde lo corrige el anfitrión, y los demás lo ven en su teléfono.
rules-hand = Con el dedo y con el teclado
rules-hand-text = Un toque tacha; si la casilla no está abierta, te dice por qué. Las flechas recorren la hoja y Enter tacha. Toca tu total para ocultar tus puntos; si un teléfono lleva varias hojas, desliza el dedo para pasar a la siguiente.
rules-onwards = Seguir
rules-new = Nueva partida
rules-boards = Otras versiones

## The list of boards

boards-title = Reglas
boards-lead = Cada versión tiene su página, corta y con dibujos.

## What is special about a board

board-dice = seis dados
board-dice-of = seis dados de { $sides } caras
board-lucky = números de la suerte
board-mixed = filas de varios colores
board-own-order = números sin orden
board-doubles = casillas dobles
board-bonus-bar = casillas con marco
board-bonus-rows = filas extra
board-links = números unidos
board-steps = escalones
board-pairs = parejas extra
board-swaps = casillas de cambio
board-fields = casillas sin número
board-track = una pista de puntos
board-extra-points = puntos extra
space-extra-points = { $space }, más { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-second-boxes = segundos cuadros

## Examples

example-white = blanco
example-roll-white = Acción 1. Los dados blancos muestran { $one } y { $other }: todos pueden tachar el { $sum } en una fila.
example-roll-color = Acción 2. Le toca a { $name }, que ha tachado el rojo { $sum }. Ahora puede sumar un dado blanco y un dado de color. Con el azul salen { $first } { $second ->
    [8] u
    [11] u
   *[other] o
} { $second }.
example-order = Rojo { $red } están tachados: rojo { $lost } se pierden. Amarillo { $yellow } está tachado: solo quedan { $left }.
example-lock = Con { $before } cruces en el rojo se puede tachar el rojo { $last }, y con él el cierre: { $crosses } cruces, { $points } puntos.
example-same-roll = { $first } cierra el azul. { $second } tacha el azul { $last } con la misma tirada: los dos tienen el cierre. { $third } solo tiene { $crosses } cruces en el azul: no puede, y ahora la fila está cerrada.
example-early-lock = El rojo { $first } cierra la fila igual de bien, y entonces el rojo { $lost } se pierde.
example-colors = { $name } ha cerrado la fila roja. El dado rojo ya no está, pero las casillas rojas de las otras filas siguen abiertas para los dados blancos.
example-lucky = Los números de la suerte son { $numbers }, y los dados blancos suman { $sum }. La fila verde estaba vacía, la que menos cruces tenía: se tacha su siguiente casilla, el verde { $next }.
example-end-lock = La fila verde ya está cerrada, y los dados blancos suman { $sum }. { $first } cierra el rojo y { $second } cierra el amarillo con la misma tirada: los dos cuentan, y la partida termina.
example-end-cross = La fila verde ya está cerrada, y los dados blancos suman { $sum }. { $first } cierra el rojo, { $second } aún tacha el amarillo { $sum } con la misma tirada, y la partida termina.
example-score = { $red } cruces rojas, { $yellow } amarillas, { $green } verdes y { $blue } azules, entre ellas un cierre, y { $penalties } penalizaciones: { $sum }.
example-score-steps = { $score } Escalones tachados: { $count }, que suman { $points }.
example-bar = { $name } tacha { $space }, un número con marco. La primera casilla de la barra tacha también { $crosses }.
example-link = { $name } ha tachado { $before }. Ahora tacha { $space }, y con él { $crosses }, a la izquierda de su última cruz.
example-steps = { $count } cruces, todas en escalones: { $points } puntos más, además de los de las filas.
example-pair = { $name } ha tachado { $pair }. Con eso se tacha enseguida: { $crosses }.
example-swap = Los dados blancos suman { $sum }. Con la casilla { $field }, { $name } tacha { $space } en su lugar.
example-second-box = { $name } ha tachado { $twice } por segunda vez cuando ese número volvió a salir. Para { $gone } ya es tarde: más a la derecha está tachado { $last }.
example-double = { $name } ha tachado { $spaces }. Con la casilla doble, { $double }, son { $crosses } cruces: { $points } puntos.
example-bonus-row = { $name } ha tachado { $space }. Ahora los dados blancos vuelven a sumar { $sum }, y tacha el { $sum } de la fila extra: una cruz más para el { $upper } y otra para el { $lower }.
example-field = Un dado blanco muestra un { $one }, y el dado { $color } un { $other }. { $name } tacha { $space } con los dados blancos y, además, la casilla ✱ a su derecha: { $crosses } cruces, { $points } puntos.
example-track = Los dos dados blancos y el { $color } suman { $sum }. En lugar de sus dos acciones, { $name } tacha la siguiente casilla de la pista, que ahora le da { $points } puntos.

## Scoring a paper sheet

score-title = Calcular puntos: { $name }
score-points = { $total ->
    [one] punto
   *[other] puntos
}
score-at-least = Al menos { $count ->
    [one] { $total } punto
   *[other] { $total } puntos
}.
score-mistakes = { $count ->
    [one] Un error
   *[other] { $count } errores
} en esta hoja
score-numbers = Números tachados en el { $row }
score-lock = cierre { $row }
score-second = { $row } { $number }, segundo cuadro
score-row-points = puntos del { $row }
score-penalty-count = Cuántas penalizaciones
score-penalty = Penalización { $number }
score-check = Calcular
score-tap = Tocar los números
score-type = Escribir los números
score-empty = Hoja vacía
score-letter = ¿Qué hoja es?
score-star = { $row }, estrella { $number }
score-type-stars = Una estrella se escribe con su lugar en la fila: *1 es la primera por la izquierda.
score-double = Fila doble
score-double-of = Fila doble: { $row }

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } no tiene «{ $word }».
scorecard-error-no-number = { $row } no tiene el { $number }.
scorecard-error-twice = { $row } { $number } está dos veces.
scorecard-error-closed = { $row } { $number } no se puede tachar: la fila ya estaba cerrada.
scorecard-error-too-few = { $row } { $number } pide antes { $needed } cruces en el { $color }: { $lacking ->
    [one] falta una
   *[other] faltan { $lacking }
}.
scorecard-error-lock-alone = El cierre { $color } está tachado sin el { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } está tachado: tacha también el cierre de al lado.
scorecard-error-penalties = Una hoja tiene { $max } recuadros para penalizaciones.
scorecard-error-letter = Elige la letra de la hoja.
scorecard-error-boxes = { $row } { $number } solo tiene dos cuadros.
scorecard-error-second-alone = { $row } { $number } tiene tachado el segundo cuadro, pero no el primero.
scorecard-error-neighbor = { $row } { $number } pide antes una cruz en el { $number } { $beside }.
scorecard-error-gap = { $row } { $number }: antes hay que tachar { $missing }.
scorecard-error-link = { $row } { $number } no está tachado, pero { $other } { $linked } sí: los números unidos se tachan juntos.

## Empty sheets to print

blank-title = Hojas vacías
blank-print = Imprimir
blank-lead = En una página A4 o carta caben { $sheets } hojas. Imprime las que necesites; los colores son claros, para que se vea el lápiz.
blank-sheet = Hoja vacía: { $name }
blank-name = Nombre
blank-date = Fecha
blank-letters = Hay { $count } hojas distintas, de la { $first } a la { $last }: reparte una diferente a cada jugador.
blank-sheet-letter = Hoja vacía { $letter }: { $name }
blank-bar = Barra extra
blank-swaps = Cambios
blank-track = Pista
blank-track-sum = los dos dados blancos + uno de color = { $sum }
blank-fields = ✱ si los dados muestran un { $one } y un { $other }
blank-pair-fewest = fila con menos ✕
blank-pair-each = en cada fila
blank-pair-points = puntos
blank-pair-penalties = por penalizaciones
