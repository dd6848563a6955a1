# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Reglas de { $name }
rules-heading = las reglas
rules-lead = Tacha todos los números que puedas en las cuatro filas de tu hoja. Cada cruz nueva en una fila vale más que la anterior.
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
rules-second-boxes = Todas las casillas menos la última de cada fila tienen un segundo cuadro. Si vuelve a salir el número de la última casilla tachada de una fila, se puede tachar otra vez: basta con tocarla de nuevo. En cuanto se tacha una casilla más a la derecha, ya no se puede. Una segunda cruz cuenta como cualquier otra, para los puntos y para las { $needed } que necesita el último número; una fila puntúa como máximo { $most } cruces.
rules-bonus-bar = Doce números tienen marco. Al tachar uno se tacha también el siguiente campo libre de la barra extra, debajo de las filas, y con él la siguiente casilla de la fila de ese color: no necesita dado, no salta nada, no se puede rechazar, y puede dar otro extra o incluso cerrar la fila. Cuando se cierra una fila, sus campos de la barra quedan anulados. Si una cruz extra no tiene casilla, se pierde.
rules-doubles = Las casillas con «2 ✕» están impresas dobles: tachar una hace dos cruces a la vez, para los puntos y para el último número. Una fila puntúa como máximo { $most } cruces.

## Locking a row

rules-locks = Cerrar una fila
rules-locks-text = El último número de una fila pide antes <strong>{ $needed } cruces</strong> en esa fila. Al tacharlo, tachas también el cierre de al lado: el cierre cuenta como una cruz.
rules-locks-text-several = Cada uno de los últimos { $count } números de una fila (en el rojo, { $numbers }) pide antes <strong>{ $needed } cruces</strong> en esa fila. Al tacharlo, tachas también el cierre de al lado: el cierre cuenta como una cruz.
rules-closing = El dado de ese color sale del juego enseguida, y después de esta tirada la fila queda cerrada para todos. Quien pueda tachar el último número <strong>con la misma tirada</strong> también se lleva el cierre. Sin esa cruz no hay cierre, por llena que esté la fila.
rules-closing-several = El dado de ese color sale del juego enseguida, y después de esta tirada la fila queda cerrada para todos. Quien pueda tachar un número que cierra <strong>con la misma tirada</strong> también se lleva el cierre. Sin esa cruz no hay cierre, por llena que esté la fila.

## Lucky numbers

rules-lucky-text = Cada hoja tiene dos números de la suerte distintos, de 2 a { $highest }. Cuando los dados blancos suman uno de los tuyos, tire quien tire, puedes tachar una casilla mejor en lugar de ese número: la <strong>siguiente casilla</strong> de la fila donde tienes <strong>menos cruces</strong>. Si hay empate, eliges la fila. Las filas cerradas no cuentan. Un número de la suerte puede cerrar una fila si ya tienes { $needed } cruces en ella; si no, la casilla del cierre no da nada.

## Penalties and the end

rules-penalties-text = En cada hoja hay { $boxes } recuadros para penalizaciones, y cada uno que se tacha cuesta { $points } puntos. Solo el jugador activo puede recibir una, por un turno sin cruz.
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
rules-last-call-text = Después del segundo cierre tu teléfono dice «Última tirada». Si no has tachado con ella, tienes una cruz más; quien trajo el final no tiene ninguna. Con la cuarta penalización, una partida con turnos termina enseguida.
rules-late = Cruces tardías
rules-late-text = ¿Tu teléfono iba lento o sin conexión? Una cruz de una tirada que ya pasó aún cuenta si no era tu turno, no habías tachado con esa tirada y la fila estaba abierta entonces. Terminada la partida, ya no cuenta nada tardío. Sin conexión, toca «Siguiente tirada» cada vez que pasen los dados: así cada cruz queda en su turno.
rules-mistakes = Errores
rules-mistakes-text = Puedes deshacer tu última cruz del turno en curso. Lo que se note más tarde lo corrige el anfitrión, y los demás lo ven en su teléfono.
rules-hand = Con el dedo y con el teclado
rules-hand-text = Un toque tacha; si la casilla no está abierta, te dice por qué. Las flechas recorren la hoja e Intro tacha. Toca tu total para ocultar tus puntos; si un teléfono lleva varias hojas, desliza el dedo para pasar a la siguiente.
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

## Scoring a paper sheet

score-title = Calcular puntos de { $name }
score-points = { $total ->
    [one] punto
   *[other] puntos
}
score-mistakes = { $count ->
    [one] Un error
   *[other] { $count } errores
} en esta hoja. Debajo de la fila ves qué hay que corregir.
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
score-space = { $row } { $number }
score-star = { $row }, estrella { $number }
score-type-stars = Una estrella se escribe con su lugar en la fila: *1 es la primera por la izquierda.
score-steps = Escalones
score-double = Fila doble
score-double-of = Fila doble: { $row }
score-bonus = Extra

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
blank-sheet = Hoja vacía de { $name }
blank-name = Nombre
blank-date = Fecha
blank-letters = Hay { $count } hojas distintas, de la { $first } a la { $last }: reparte una diferente a cada jugador.
blank-sheet-letter = Hoja vacía { $letter } de { $name }
blank-bar = Barra extra
blank-swaps = Cambios
blank-track = Pista
blank-track-sum = los dos dados blancos + uno de color = { $sum }
blank-fields = ✱ si los dados muestran un { $one } y un { $other }
blank-steps = Escalones
blank-pair-fewest = fila con menos ✕
blank-pair-each = en cada fila
blank-pair-points = puntos
blank-pair-penalties = por penalizaciones
