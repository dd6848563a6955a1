# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Te toca
sheet-header-yours-roll = ¡Tira los dados!
sheet-header-theirs = { $name } tira
sheet-header-left = Te has ido
sheet-header-last-call = Última tirada
sheet-header-one-more = una cruz más
sheet-header-done = has terminado
sheet-header-turn = turno { $turn }
all-sheets-turn = Le toca a { $name } · turno { $turn }
all-sheets-title = Todas las hojas
all-sheets-back = Volver a la hoja

## Connection

connection-on = Conectado
connection-waiting = Reconectando
connection-off = Sin conexión
notice-offline = Sin conexión. Lo que toques se guarda y se envía cuando vuelva.
notice-stale = No llega nada nuevo: puede que esta hoja no esté al día.
notice-no-sheets = Ahora no se pueden ver las otras hojas. Prueba dentro de un momento.
notice-this-roll = ¿Para esta tirada?
notice-turn-not-ended = El turno aún no ha terminado.

## Spaces and rows

space = { $row ->
    [pareja] la pareja { $number }
   *[other] el { $row } { $number }
}
space-label = { $color } { $number }
space-in-row = { $space } ({ $row })
space-double = { $space }, dos cruces
space-boxed = { $space }, con marco
space-first = { $color } { $number }
space-name = { $row } { $number }
space-step = { $space }, un escalón
space-linked = { $space }, unido con { $other }
space-circle = { $space } con círculo
space-diamond = { $space } con rombo
space-square = { $space } con cuadrado
space-octagon = { $space } con octógono
space-star = { $space } con estrella
pairs = Parejas: { $pairs }
pair-state = { $effect } ({ $crossed } de 2)
pair-two-in-fewest = dos cruces en la fila con menos
pair-one-in-each = una cruz en cada fila
pair-double-fewest = la fila con menos cruces cuenta el doble
pair-plus-13 = 13 puntos
pair-no-penalties = las penalizaciones no restan
swap-fields = Casillas de cambio
swap-field = Cambiar { $numbers }, { $state }
sheet-letter = Hoja { $sheet }
sheet-steps = Escalones: { $count } ✕ = { $points }
by-eye-fields = ✱ si los dados muestran { $low } y { $high }
by-eye-track = Pista si blancos y un color suman { $sum }
by-eye-swaps = Cambia la suma blanca por el otro número
by-eye-bonus-rows = Entre filas: solo junto a un número tachado
choose-row = ¿En qué fila van las dos cruces?
bonus-bar = Barra extra: { $crossed } de { $count } tachadas, la siguiente en { $color }
bonus-bar-used = Barra extra: { $crossed } de { $count } tachadas, ya no queda nada
row-of = fila { $color ->
    [rojo] roja
    [amarillo] amarilla
    [morado] morada
    [negro] negra
   *[other] { $color }
}
lock-of = cierre { $color }
space-more = más
state-open = abierta
state-crossed = tachada
state-second-open = tachada, se puede tachar otra vez
state-crossed-twice = tachada dos veces
state-waiting = tachada, aún sin enviar
state-skipped = saltada
state-closed = ahora no
state-short = { $lacking } más
state-uncrossed = sin tachar

## Reasons why a space is not open

reason-crossed = { $space } ya está tachado.
reason-left-of-cross = { $space } se quedó atrás: ya está tachado { $last }.
reason-skipped = Se quedó atrás: ya has tachado más a la derecha.
reason-twice = Los dos cuadros están tachados.
reason-short = { $space } pide antes { $needed } cruces en el { $row }: te { $lacking ->
    [one] falta una
   *[other] faltan { $lacking }
}.
reason-used = Ya has tachado en esta tirada.
reason-used-other = { $name } ya ha tachado en esta tirada.
reason-used-color = Ya has tachado con un dado de color: la suma blanca iba antes.
reason-used-color-other = { $name } ya ha tachado con un dado de color: la suma blanca iba antes.
reason-used-both = Ya has hecho tus dos cruces de este turno.
reason-used-both-other = { $name } ya ha hecho sus dos cruces de este turno.
reason-not-rolled = No ha salido { $space }. { $gives }
reason-needs-neighbor = { $space } se abre cuando esté tachado el { $number } de arriba o de abajo.
reason-field-not-rolled = Para { $space } los dados deben mostrar un { $low } y un { $high }, con el dado { $row } o con los dos blancos. { $gives }
reason-field-used = Ya has tachado una casilla sin número en esta tirada.
reason-field-used-other = { $name } ya ha tachado una casilla sin número en esta tirada.
reason-track-not-rolled = Para la pista, los dados blancos y uno de color deben sumar { $sum } exactos.
reason-track-used = Una casilla de la pista sustituye a tus dos cruces del turno, y ya hay algo tachado.
reason-track-used-other = Una casilla de la pista sustituye a las dos cruces del turno, y { $name } ya ha tachado algo.
reason-not-next-field = Las casillas de la pista se tachan por orden.
reason-roll-first-own = Primero anota tus dados.
reason-roll-first = Primero hay que anotar los dados de { $name }.
reason-not-fewest = El número de la suerte va en tu fila con menos cruces, y en el { $row } tienes más.
reason-not-fewest-pair = Ahora es otra la fila con menos cruces.
reason-not-next = Con el número de la suerte se tacha la siguiente casilla del { $row }, no el { $number }.
reason-left-table = { $name } ha dejado la partida.
reason-next-roll = Juegas a partir de la próxima tirada.
reason-next-roll-other = { $name } juega a partir de la próxima tirada.
reason-last-call = Es la última tirada y ya no te quedan cruces.
reason-own-lock = { $color } está cerrado, y el cierre es tuyo.
reason-own-lock-short = El cierre es tuyo.
reason-locked-now = { $color } se ha cerrado con esta tirada: cierre de { $names }.
reason-locked-paper = { $color } está cerrado: se cerró en papel.
reason-locked = { $color } está cerrado: cierre de { $names }.
lock-ready = { $color } { $last } cierra y cuenta doble. Puntos por fila: { $points }…
lock-short = { $color } { $last }: antes { $lacking ->
    [one] falta una cruz
   *[other] faltan { $lacking } cruces
}. Puntos por fila: { $points }…
undo-nothing = En este turno no tienes nada que deshacer.

## Offers and notices

offer-late = ¿Para la tirada de { $name }?
offer-earlier = ¿{ $space } era de la tirada de { $name }?
offer-earlier-notice = { $space } cuenta ahora para la tirada de { $name }.
offer-earlier-yes = Sí: { $space } es de la de { $name }
offer-earlier-yes-own = Sí: { $space } es de la mía
offer-now = ¿{ $space } para esta tirada?
offer-locked = { $names }: ¡{ $row } cerrado!
offer-lock = ¿{ $color } { $number } también?
offer-closed = { $color } está cerrado.
offer-decline = No, gracias
notice-turn = { $name } terminó tu turno: −5
notice-penalty = { $name } te puso una penalización: −5
notice-corrected = { $name } corrigió tus penalizaciones: ahora { $count }
notice-dismiss = Entendido

## Hints in the first game

hint-roll = Tira los dados y toca los números que quieras tachar.
hint-own-white = ① Blanco + blanco: cualquier fila, o nada
hint-own-color = ② Blanco + color: ese color, o nada
hint-theirs = { $name } tira. Toca la suma de los dos dados blancos, o nada.
hint-skipped = Lo que queda a la izquierda de tu cruz se pierde.
hint-lock = Con { $needed } cruces en una fila puedes tachar su último número y cerrarla.
hint-strip = Gris con punto: aún no ha tachado nada. ● ▲ ■ ◆: puede cerrar esa fila pronto.

## Dice

die-white = dado blanco
die-red = dado rojo
die-yellow = dado amarillo
die-green = dado verde
die-blue = dado azul
die-orange = dado naranja
die-purple = dado morado
die-pink = dado rosa
die-black = dado negro
dice-none = Faltan los dados
dice-shown = Dados: { $roll }
dice-white = blancos { $one } y { $other }
dice-color = { $color } { $number }
dice-yours = ¿Qué has sacado?
dice-theirs = ¿Qué ha sacado { $name }?
dice-send = Confirmar tirada
dice-or = { $first } { $second ->
    [8] u
    [11] u
   *[other] o
} { $second }
dice-sum-white = Los dados blancos suman { $sum }.
dice-sum-color = Los dados blancos suman { $sum }; uno de ellos más el { $color }, { $numbers }.

## Header and menu

sheet-lucky = Tus números de la suerte: { $low } y { $high }
sheet-title = { $name } · { $board }
sheet-of = Hoja de { $name }
sheet-seats = Hojas en este teléfono
sheet-undecided = Hoja de { $name }, nada tachado con esta tirada
sheet-turn-of = Le toca a { $name }
seat-moved = Ahora juegas como { $name } en otro teléfono.
seat-moved-back = Pedir volver a jugar aquí
sheet-hide = Ocultar o mostrar tus puntos
sheet-hidden = oculto
sheet-hidden-hint = Tus puntos están ocultos: toca • para verlos.
sheet-total = Tu total
menu = Menú
menu-more = Más…
menu-close-row = { $color } se cerró en papel
menu-correct = Corregir hojas
menu-rewind = Rebobinar
menu-end-game = Terminar la partida ahora
menu-rules = Reglas de esta versión
menu-two-sheets = Compartir la tableta con { $name }
two-sheets-title = { $first } y { $second } en una tableta
two-sheets-leave = Una sola hoja

## Footer

penalties-of = { $count } de { $max } penalizaciones
rank-of = { $rank }.º de { $seats }
undo = Deshacer
redo-cross = Volver a tachar { $space }
redo-penalty = Volver a anotar la penalización
end-turn = Terminar turno
end-turn-itself = termina solo
end-turn-for = Terminar turno de { $name }
penalty = Penalización
finish = Terminar partida
warning-last-penalty = 4.ª penalización: fin
warning-no-color = sin cruz de color: −5
warning-penalty = penalización −5
end-game = Terminar partida
still-to-cross = { $count ->
    [one] { $names } aún puede tachar
   *[other] { $names } aún pueden tachar
 }
still-to-cross-many = { $count } jugadores aún pueden tachar
confirm-penalty = Sin cruz: ¿te llevas −5?
confirm-penalty-for = ¿−5 para { $name }?
confirm-no-color = Sin cruz de color: ¿te llevas −5?
confirm-no-color-for = Sin cruz de color: ¿−5 para { $name }?
confirm-last-penalty = 4.ª penalización: ¿terminar la partida?
confirm-last-penalty-for = 4.ª penalización de { $name }: ¿terminar la partida?
confirm-end-game = ¿Terminar la partida para todos?
confirm-cancel = Cancelar
waiting-left = Esta hoja se queda así
waiting-dice = Primero los dados
waiting-dice-of = Los dados los anota { $name }
waiting-turn-of = El turno lo termina { $name }
waiting-end-of = La partida la termina { $name }

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
correction-lock-needs = El cierre { $row } necesita esta cruz. Borra antes el número que cierra.
correction-needs-order = Otra cruz necesita esta. Borra antes la otra.
correction-has-lock = { $name } ya tiene el cierre { $row }.

## Late crosses

late-offline = Sin conexión: tus cruces se guardan. Toca cuando tire el siguiente.
late-next-theirs = Tira { $name }
late-next-own = Tiro yo
late-ask-theirs = ¿Es ya la tirada de { $name }?
late-ask-own = ¿Es ya tu tirada?
late-ask-yes = Sí
late-theirs = Tirada de { $name }
late-own = Tu tirada
late-title = { $count ->
    [one] Una cruz sin conexión
   *[other] { $count } cruces sin conexión
}
late-cross-of = { $name }: { $cross }
late-roll = Tirada de { $name }, turno { $turn }
late-roll-own = Tu tirada, turno { $turn }
late-possible = Ahora puede contar.
late-used = Ya habías tachado { $space } en la tirada de { $name }.
late-used-both = Ya habías hecho tus dos cruces en tu tirada.
late-turn-over = Tu turno { $turn } ya había terminado.
late-closed = { $color } ya estaba cerrado.
late-left = Ya has tachado más a la derecha en esa fila.
late-short = A la fila le faltan cruces para su último número.
late-last-call = Ya has hecho tu última cruz.
late-left-game = Has dejado la partida.
late-not-in = Aún no estabas en la partida.
late-dice = No salió en esa tirada.
late-ahead = La mesa aún no va por el turno { $turn }.
late-impossible = Ya no puede contar.
late-choose = ¿De qué tirada es { $cross }?
late-which = Elige una tirada…
late-skip = No contarla
late-place = Anotar
late-drop = Descartar
late-game-over = Demasiado tarde: la partida ya había terminado. Sin contar: { $crosses }.

## Updates on the sheet

update-undo = { $name } deshizo { $what }.
update-joined = { $name } juega desde la próxima tirada
update-drawn = Los dados lo han decidido: empieza { $name }
update-new-game = Revancha: empieza { $name }
update-new-game-yours = Revancha: empiezas tú
update-new-game-sheet = Ha empezado la revancha
update-both = { $first }. { $second }.
update-record = { $names }: nuevo récord, { $total }
update-streak = { $name } lleva { $count } victorias seguidas
number-second = { $number } (segundo cuadro)
number-field = ✱{ $field }
undone-turn = el final del turno { $turn }
undone-penalty = una penalización
undone-close = el cierre del { $row }
undone-finish = el final de la partida
update-lockable = A { $name } le falta una cruz para el cierre { $row }
update-locked = { $names }: ¡{ $row } cerrado! Fuera ese dado.
update-locked-last = { $names }: ¡{ $row } cerrado, última tirada!
update-locked-own = Has cerrado el { $row }: { $points } puntos
update-locked-own-last = Has cerrado el { $row }: { $points } puntos. ¡Última tirada!
update-host-crossed = El anfitrión tachó aquí { $space }.
update-by-rule = Extra: { $crosses }
update-skips-white = Así pierdes el { $sum } blanco. Deshacer lo recupera.
update-penalty = { $name }: penalización −5
update-close = { $name } dice que el { $row } se cerró en papel.

## Events

event-host = El anfitrión
event-join = { $name } se unió.
event-remove = El anfitrión sacó a alguien antes de empezar.
event-numbers = { $name } juega con los números de la suerte de una hoja impresa.
event-sheet = { $name } juega con la hoja { $sheet }.
event-start = Empezó la partida.
event-cross = { $name } tachó { $space }.
event-cross-lock = { $name } tachó { $space } y cerró la fila.
event-by-rule = { $event } Con eso se tachó también: { $crosses }.
event-locks = { $event } Con eso se cerró: { $rows }.
event-swap = { $event } Con eso se gastó la casilla de cambio { $field }.
event-cross-numbers = { $name } tachó { $space } con un número de la suerte.
event-cross-numbers-lock = { $name } tachó { $space } con un número de la suerte y cerró la fila.
event-roll = Se anotó la tirada: { $roll }.
event-turn = Terminó el turno { $turn }.
event-turn-penalty = Terminó el turno { $turn }: penalización para { $name }.
event-penalty = Penalización para { $name }.
event-close = { $color } se cerró en papel.
event-finish = Se terminó la partida.
event-paper = La partida se jugó en papel.
event-undo = Deshecho: { $what }
event-leave = { $name } dejó la partida.
event-rewind = El anfitrión rebobinó hasta aquí: { $what }
event-host-crossed = El anfitrión tachó { $space } en la hoja de { $name }.
event-host-erased = El anfitrión borró { $space } en la hoja de { $name }.
event-host-penalties = El anfitrión corrigió las penalizaciones de { $name }: ahora { $count }.
event-new-host = El papel de anfitrión pasó a { $name }.
event-rematch = Empezó la revancha.

## Rewind

rewind-to-game = Volver a la partida
rewind-ask = ¿Rebobinar hasta aquí?
rewind-undone = Esto se deshace
rewind-restored = Esto vuelve a contar
rewind-yes = Sí, rebobinar
rewind-no = No
rewind-hint = Elige lo último que estaba bien. Antes de cambiar nada, verás qué se deshace.
rewind-taken = deshecho

## Ending a game early

end-game-confirm = { $count ->
    [one] ¿Terminar la partida?
    [2] ¿Terminar la partida para los dos?
   *[other] ¿Terminar la partida para los { $count }?
}
end-game-scores-count = Los puntos se quedan como están, pero no gana nadie.
end-game-after-last-turn = Los puntos cuentan tal como están.
end-game-unplayed = Nadie ha tachado nada todavía, así que no se guardará.
end-game-undo = ¿Cambias de idea? El anfitrión puede deshacerlo en la página siguiente.
end-game-undo-yours = ¿Cambias de idea? Puedes deshacerlo en la página siguiente.
end-game-yes = Terminar la partida
end-game-no = Seguir jugando
result-unplayed = Nadie ha tachado nada
result-not-recorded = Por eso no se guarda: no sale en el historial ni cuenta en las estadísticas.
result-no-winner = Los puntos cuentan, pero no ha ganado nadie.
confirm-close-row = ¿{ $color } se cerró en papel? La fila queda cerrada para todos.
confirm-close-row-yes = Cerrar la fila

## The result

result-wins = ¡Gana { $name }!
result-alone = { $name } jugó en solitario
result-tie = ¡Empate entre { $names }!
result-you-win = ¡Has ganado!
result-you-tie = ¡Empate! Compartes la victoria con { $names }
result-place = Quedas en { $rank }.º lugar, a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } de { $names }
result-story-point = Un solo punto lo decidió.
result-story-comeback = { $who ->
    [winner] Remontaste { $points } puntos de desventaja.
   *[others] { $name } remontó { $points } puntos de desventaja.
 }
result-story-race = { $who ->
    [winner] Te llevaste el cierre { $row } justo antes que { $others }.
    [overtaken] { $name } se llevó el cierre { $row } justo antes que tú.
   *[others] { $name } se llevó el cierre { $row } justo antes que { $others }.
 }
result-story-throughout = { $who ->
    [winner] Fuiste por delante de principio a fin.
   *[others] { $name } fue por delante de principio a fin.
 }
result-story-led = { $who ->
    [winner] Te pusiste
   *[others] { $name } se puso
 } { $when ->
    [last] por delante en el último turno.
    [turn] por delante en el turno { $turn } y hasta el final.
   *[move] por delante al final.
 }
result-story-overtook = { $when ->
    [last] En el último turno
    [turn] En el turno { $turn }
   *[move] Al final
 } { $who ->
    [winner] adelantaste a { $other }.
    [overtaken] { $name } te adelantó.
   *[others] { $name } adelantó a { $other }.
 }
result-story-level = { $when ->
    [last] El empate llegó en el último turno.
    [turn] Empate en cabeza desde el turno { $turn }.
   *[move] Empate en cabeza al final.
 }
result-best-yet = ¡Tu mejor partida hasta ahora ({ $board })!
result-better-than = Mejor que el { $percent } % de tus partidas anteriores ({ $board })
result-waiting = Esperando a que { $name } empiece la revancha
result-locks = Filas cerradas: { $rows }.
result-locked = Cierre { $row } de { $names }.
result-penalties = Cuarta penalización de { $names }.
result-stopped-by = La terminó { $name }.
result-abandoned = Nadie siguió jugando en { $days } días.
result-ranking = Clasificación
result-rank = Puesto
result-player = Jugador
result-total = Total
result-late = Lo que tocaste sin conexión en este teléfono llegó demasiado tarde y no cuenta.
result-next = A la revancha
result-rematch = Revancha
result-change-players = Cambiar jugadores
note-title = Lugar y nota
note-place = ¿Dónde se jugó?
note-text = Nota
note-hint = La puede leer quien vea esta partida.
note-add = Añadir lugar y nota
note-change = Cambiar lugar y nota
correct-date = Corregir la fecha
correct-game = Corregir la partida
corrected-by = { $name } corrigió esta partida el { $day }
corrected-by-admin = Un responsable corrigió esta partida el { $day }
note-others = Mientras tanto se ha escrito
result-share-picture = Compartir imagen
result-picture-offline = Solo con conexión
result-copy-text = Copiar como texto
result-send-text = Enviar como texto
result-as-text = Resultado como texto
result-text = Qwixx ({ $board }), { $day }: { $places }
rematch-title = ¿Quién juega la revancha?
rematch-open = Abrir la sala
rematch-hint = Los demás se unen con el código de la sala. Los teléfonos de esta partida pasan solos a la nueva.
result-begins = empieza { $name }
result-undo = Deshacer el final
result-back = Rebobinar

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
review-result = Ver el resultado
review-next = Ha empezado la revancha
review-chart-title = Los puntos de todos a lo largo de la partida. Al final: { $totals }.
review-chart-so-far = Los puntos de todos hasta ahora.
review-total = { $name } { $total }
review-chart = El comienzo a la izquierda, el final a la derecha. Los números de abajo son los turnos o, si no los hay, las jugadas.
review-statistics = Cifras
review-longest = Fila más larga
review-row = { $name } ({ $row })
review-changes = Cambios de líder
review-decided-turn = Turno decisivo
review-decided-move = Jugada decisiva
review-led = { $names } por delante desde entonces
review-skipped = Saltadas
review-turn-typical = Turno típico
review-turn-longest = Turno más largo
