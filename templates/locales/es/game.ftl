# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Te toca
sheet-header-yours-roll = Te toca: ¡tira los dados!
sheet-header-theirs = Tira { $name }
sheet-header-sheet = Hoja de { $name }
sheet-header-left = Te has ido
sheet-header-last-call = Última ronda
sheet-header-one-more = una cruz más
sheet-header-done = has terminado
sheet-header-turn = turno { $turn }
all-sheets-turn = Tira { $name } · turno { $turn }
all-sheets-title = Todas las hojas
all-sheets-back = Volver a la hoja

## Connection

connection-on = Conectado
connection-waiting = Reconectando
connection-off = Sin conexión
notice-offline = Sin conexión. Lo que toques se guarda y se envía cuando vuelva.
notice-no-sheets = Ahora no se pueden mostrar las otras hojas. Inténtalo de nuevo en un momento.
notice-this-roll = ¿Para esta tirada?
notice-turn-not-ended = El turno aún no ha terminado.

## Spaces and rows

row-of = fila: { $color }
lock-of = cierre: { $color }
space-more-before = { "" }
space-more-behind = { " más" }
state-open = abierta
state-crossed = tachada
state-waiting = tachada, aún sin enviar
state-skipped = saltada
state-closed = ahora no
state-short = { $lacking } más
state-uncrossed = sin tachar

## Reasons why a space is not open

reason-crossed = { $color } { $number } ya está tachado.
reason-left-of-cross = { $color } { $number } está a la izquierda de { $row } { $last }, y una fila va de izquierda a derecha.
reason-skipped = Hay una casilla tachada más a la derecha.
reason-short = { $color } { $number } necesita antes { $needed } cruces en { $row }: faltan { $lacking }.
reason-used = Tu cruz de esta tirada ya está hecha.
reason-used-color = La cruz con un dado de color ya está hecha, y la suma blanca va antes.
reason-used-both = Tus dos cruces de este turno ya están hechas.
reason-not-rolled = Los dados no dan { $row } { $number }. { $gives }
reason-roll-first = Primero se introducen los dados de este turno: tira { $name }.
reason-not-fewest = Una cruz de la suerte va en la fila con menos cruces, y { $row } tiene más.
reason-not-next = Una cruz de la suerte toma la siguiente casilla de { $row }, no la { $number }.
reason-left-table = { $name } ha dejado la mesa.
reason-last-call = Última ronda: no hay más cruces para esta hoja.
reason-own-lock = { $color } está cerrado, y tú tienes el cierre.
reason-own-lock-short = Tú tienes el cierre.
reason-locked-now = { $color } está cerrado. Lo cerró { $names } con esta tirada.
reason-locked-paper = { $color } está cerrado. Se cerró en papel.
reason-locked = { $color } está cerrado. Lo cerró { $names }.
lock-ready = { $color } { $last } cierra la fila, y el cierre también cuenta.
lock-short = { $color } { $last } cierra la fila. Antes faltan { $lacking } en { $row }.
undo-nothing = No hay nada que deshacer en este turno.

## Offers and notices

offer-late = ¿Para la tirada anterior?
offer-now = ¿{ $color } { $number } para esta tirada?
offer-lock = ¿{ $color } { $number } también?
offer-closed = { $color } está cerrado.
offer-decline = No, gracias
notice-turn = { $name } terminó tu turno: −5
notice-penalty = { $name } te dio una penalización: −5
notice-corrected = { $name } puso tus penalizaciones en { $count }
notice-dismiss = Entendido

## Dice

die-white = dado blanco
die-red = dado rojo
die-yellow = dado amarillo
die-green = dado verde
die-blue = dado azul
dice-none = Los dados aún no se han introducido
dice-shown = Dados: { $roll }
dice-white = blancos { $one } y { $other }
dice-color = { $color } { $number }
dice-yours = ¿Qué has sacado?
dice-theirs = ¿Qué ha sacado { $name }?
dice-send = Esta es la tirada
dice-or = { $first } o { $second }
dice-sum-white = Los dados blancos dan { $sum }.
dice-sum-color = Los dados blancos dan { $sum }; uno de ellos con el dado { $color }, { $numbers }.

## Header and menu

sheet-lucky = Tus números de la suerte: { $low } y { $high }
sheet-of = Hoja de { $name }
sheet-hide = Ocultar o mostrar tus puntos
sheet-hidden = oculto
sheet-total = Tu total
menu = Menú
menu-close-row = { $color } se cerró en papel
menu-correct = Goma
menu-rewind = Volver atrás
menu-end-game = Terminar la partida ahora
menu-rules = Reglas de este tablero

## Footer

penalties-of = { $count } de { $max } penalizaciones
rank-of = { $rank }.º de { $seats } · todas
undo = Deshacer
end-turn = Terminar turno
end-turn-for = Terminar turno de { $name }
penalty = Penalización
finish = Terminar la partida
warning-last-penalty = 4.ª penalización, fin
warning-no-color = sin cruz de color: penalización −5
warning-penalty = penalización −5
end-game = Terminar la partida
still-to-cross = { $count ->
    [one] { $names } aún puede tachar
   *[other] { $names } aún pueden tachar
 }
still-to-cross-many = { $count } jugadores aún pueden tachar
confirm-penalty = Sin cruz: ¿tomas −5?
confirm-penalty-for = ¿−5 para { $name }?
confirm-no-color = Sin cruz de color: ¿tomas −5?
confirm-no-color-for = Sin cruz de color: ¿−5 para { $name }?
confirm-last-penalty = 4.ª penalización: ¿termina la partida?
confirm-last-penalty-for = 4.ª penalización de { $name }: ¿termina la partida?
confirm-end-game = ¿Terminar la partida para todos?
confirm-cancel = Cancelar
waiting-left = Esta hoja queda como está
waiting-dice = Primero los dados
waiting-dice-of = { $name } introduce los dados
waiting-turn-of = { $name } termina el turno

## Correction

correction-hint = toca para tachar o borrar
correction-total = Total de { $name }
correction-others = Otras hojas
penalties = Penalizaciones
correction-penalties = { $count ->
    [one] { $count } penalización
   *[other] { $count } penalizaciones
 }
done = Listo
correction-lock-needs = El cierre de { $row } necesita esta cruz. Borra antes el número del cierre.
correction-has-lock = { $name } ya tiene el cierre de { $row }.

## Late crosses

late-next = Siguiente tirada
late-theirs = Tirada de { $name }
late-own = Tu tirada
late-title = { $count ->
    [one] Una cruz hecha sin conexión
   *[other] { $count } cruces hechas sin conexión
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = Tirada de { $name }, turno { $turn }
late-roll-own = Tu propia tirada, turno { $turn }
late-possible = Ahora puede contar.
late-used = Ya habías tachado { $row } { $number } en la tirada de { $name }.
late-used-both = Ya habías hecho las dos cruces de tu tirada.
late-turn-over = Tu turno { $turn } ya había terminado.
late-closed = { $color } ya estaba cerrado.
late-left = Ya has tachado más a la derecha en esa fila.
late-short = A la fila le faltan cruces para su último número.
late-last-call = Ya has hecho tu última cruz.
late-left-game = Has dejado la partida.
late-dice = Los dados de esa tirada no lo dan.
late-ahead = La mesa todavía no va por el turno { $turn }.
late-impossible = Ya no puede contar.
late-choose = ¿De qué tirada es { $cross }?
late-skip = No contarla
late-place = Anotar
late-drop = Descartar
late-game-over = Demasiado tarde, la partida ya había terminado. Sin contar: { $crosses }.

## Updates on the sheet

update-undo = { $name } deshizo { $what }.
update-joined = { $name } juega desde la próxima tirada
update-drawn = Los dados lo han decidido: empieza { $name }
undone-cross = { $row } { $number }
undone-turn = el final del turno { $turn }
undone-penalty = una penalización
undone-close = el cierre de { $row }
undone-finish = el final de la partida
update-locked = { $names }: { $row } cerrado.
update-host-crossed = El anfitrión tachó { $row } { $number } aquí.
update-penalty = { $name } recibe una penalización.
update-close = { $name } dice que { $row } se cerró en papel.

## Events

event-host = El anfitrión
event-join = { $name } se sentó.
event-lucky-numbers = { $name } juega con los números de la suerte de una hoja impresa.
event-start = La partida empezó.
event-cross = { $name } tachó { $row } { $number }.
event-cross-lock = { $name } tachó { $row } { $number } y cerró la fila.
event-lucky = { $name } tachó { $row } { $number } por un número de la suerte.
event-lucky-lock = { $name } tachó { $row } { $number } por un número de la suerte y cerró la fila.
event-roll = Se introdujo la tirada: { $roll }.
event-turn = El turno { $turn } terminó.
event-turn-penalty = El turno { $turn } terminó con una penalización para { $name }.
event-penalty = { $name } recibió una penalización.
event-close = { $color } se cerró en papel.
event-finish = Se terminó la partida.
event-paper = La partida se jugó en papel.
event-undo = Deshecho: { $what }
event-leave = { $name } dejó la mesa.
event-rewind = El anfitrión volvió a este punto: { $what }
event-host-crossed = El anfitrión tachó { $row } { $number } en la hoja de { $name }.
event-host-erased = El anfitrión borró { $row } { $number } en la hoja de { $name }.
event-host-penalties = El anfitrión puso las penalizaciones de { $name } en { $count }.
event-new-host = { $name } es ahora el anfitrión.
event-rematch = Empezó otra partida.

## Rewind

rewind-to-game = Volver a la partida
rewind-ask = ¿Volver a este punto?
rewind-undone = Esto se deshace
rewind-restored = Esto vuelve a contar
rewind-yes = Sí, volver
rewind-no = No
rewind-hint = Elige lo último que estaba bien. Verás qué se desharía antes de que cambie nada.
rewind-taken = deshecho

## Ending a game early

end-game-confirm = { $count ->
    [one] ¿Terminar la partida?
   *[other] ¿Terminar la partida para los { $count }?
}
end-game-scores-count = Los puntos se quedan como están, pero no gana nadie.
end-game-after-last-turn = Los puntos cuentan tal como están.
end-game-unplayed = Nadie ha tachado nada todavía, así que no se guardará.
end-game-undo = ¿Te lo has pensado mejor? El anfitrión puede deshacerlo en la página siguiente.
end-game-yes = Terminar la partida
end-game-no = Seguir jugando
result-unplayed = Nadie ha tachado nada
result-not-recorded = Por eso la partida no se guarda: no sale en el historial ni en las estadísticas.
result-no-winner = Los puntos cuentan, pero no ha ganado nadie.
confirm-close-row = ¿{ $color } se cerró en papel? La fila queda cerrada para todos.
confirm-close-row-yes = Cerrar la fila

## The result

result-wins = Gana { $name }
result-tie = Empate: { $names } comparten la victoria
result-locks = La partida ha terminado: { $rows } están cerrados.
result-locked = Cierre { $row }: { $names }.
result-penalties = La partida ha terminado: cuarta penalización de { $names }.
result-stopped = La partida se terminó antes de tiempo.
result-stopped-by = La terminó { $name }.
result-abandoned = Nadie siguió jugando durante { $days } días.
result-ranking = Clasificación
result-rank = Puesto
result-player = Jugador
result-total = Total
result-late = Lo que se tocó en este móvil sin conexión llegó demasiado tarde y no cuenta.
result-next = A la siguiente partida
result-rematch = Jugar otra vez
result-change-players = Cambiar jugadores
rematch-title = ¿Quién juega la próxima partida?
rematch-open = Abrir la sala
rematch-hint = Los demás entran con el código de la sala. Todos los móviles de esta partida siguen solos.
result-begins = empieza { $name }
result-undo = Volver a la partida
result-back = Volver más atrás

## The review

review-title = Repaso
review-start = El comienzo
review-move = Jugada { $move }
review-turn = Turno { $turn }
review-position = El momento mostrado
review-slider = Momento de la partida
review-show = Mostrar
review-first = Al comienzo
review-before = Una jugada atrás
review-after = Una jugada adelante
review-last = Al final
review-play = Reproducir
review-pause = Pausa
review-speed = Velocidad
review-slow = Lenta
review-normal = Normal
review-fast = Rápida
review-result = Al resultado
review-chart-title = Los puntos de todos a lo largo de la partida. Al final: { $totals }.
review-total = { $name } { $total }
review-chart = Del comienzo a la izquierda al final a la derecha. Los números de abajo cuentan los turnos o, si no los hay, las jugadas.
review-statistics = Cifras
review-longest = Fila más larga
review-row = { $name } en { $row }
review-changes = Cambios de líder
review-decided-turn = Turno decisivo
review-decided-move = Jugada decisiva
review-led = { $names } en cabeza desde entonces
review-skipped = Saltadas
