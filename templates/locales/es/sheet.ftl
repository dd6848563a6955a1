# The sheet and the eraser.

## Whose roll it is
head-yours = Te toca
head-yours-roll = Te toca: ¡tira los dados!
head-theirs = Tira { $name }
head-sheet = Hoja de { $name }
head-left = Te has ido
head-last-call = Última ronda
head-one-more = una cruz más
head-done = has terminado
head-turn = turno { $turn }
others-turn = Tira { $name } · turno { $turn }
others-all = Todas las hojas
others-back = Volver a la hoja

## The connection
link-on = Conectado
link-wait = Reconectando
link-off = Sin conexión
say-kept = Sin conexión. Lo que toques se guarda y se envía cuando vuelva.
say-no-sheets = Ahora no se pueden mostrar las otras hojas. Inténtalo de nuevo en un momento.
say-this-roll = ¿Para esta tirada?
say-not-ended = El turno aún no ha terminado.

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

## Why a space is not open
why-crossed = { $color } { $number } ya está tachado.
why-left = { $color } { $number } está a la izquierda de { $row } { $last }, y una fila va de izquierda a derecha.
why-skipped = Hay una casilla tachada más a la derecha.
why-short = { $color } { $number } necesita antes { $needed } cruces en { $row }: faltan { $lacking }.
why-used = Tu cruz de esta tirada ya está hecha.
why-used-color = La cruz con un dado de color ya está hecha, y la suma blanca va antes.
why-used-both = Tus dos cruces de este turno ya están hechas.
why-not-rolled = Los dados no dan { $row } { $number }. { $gives }
why-roll-first = Primero se introducen los dados de este turno: tira { $name }.
why-not-fewest = Una cruz de la suerte va en la fila con menos cruces, y { $row } tiene más.
why-not-next = Una cruz de la suerte toma la siguiente casilla de { $row }, no la { $number }.
why-left-table = { $name } ha dejado la mesa.
why-last-call = Última ronda: no hay más cruces para esta hoja.
why-own-lock = { $color } está cerrado, y tú tienes el cierre.
why-have-lock = Tú tienes el cierre.
why-locked-now = { $color } está cerrado. Lo cerró { $names } con esta tirada.
why-locked-paper = { $color } está cerrado. Se cerró en papel.
why-locked = { $color } está cerrado. Lo cerró { $names }.
lock-ready = { $color } { $last } cierra la fila, y el cierre también cuenta.
lock-short = { $color } { $last } cierra la fila. Antes faltan { $lacking } en { $row }.
undo-nothing = No hay nada que deshacer en este turno.

## Offers
offer-late = ¿Para la tirada anterior?
offer-now = ¿{ $color } { $number } para esta tirada?
offer-lock = ¿{ $color } { $number } también?
offer-closed = { $color } está cerrado.
offer-no = No, gracias
notice-turn = { $name } terminó tu turno: −5
notice-penalty = { $name } te dio una penalización: −5
notice-corrected = { $name } puso tus penalizaciones en { $count }
notice-read = Entendido

## Dice
die-white = dado blanco
die-red = dado rojo
die-yellow = dado amarillo
die-green = dado verde
die-blue = dado azul
dice-none = Los dados aún no se han introducido
dice-said = Dados: { $roll }
dice-white = blancos { $one } y { $other }
dice-color = { $color } { $number }
dice-yours = ¿Qué has sacado?
dice-theirs = ¿Qué ha sacado { $name }?
dice-send = Esta es la tirada
dice-or = { $first } o { $second }
gives-white = Los dados blancos dan { $sum }.
gives-color = Los dados blancos dan { $sum }; uno de ellos con el dado { $color }, { $numbers }.

## The head and the menu
sheet-lucky = Tus números de la suerte: { $low } y { $high }
sheet-of = Hoja de { $name }
sheet-hide = Ocultar o mostrar tus puntos
sheet-hidden = oculto
sheet-total = Tu total
menu = Menú
menu-paper = { $color } se cerró en papel
menu-eraser = Goma
menu-back = Volver atrás
menu-stop = Terminar la partida ahora
menu-rules = Reglas de este tablero

## The foot
penalties-of = { $count } de { $most } penalizaciones
rank-of = { $rank }.º de { $seats } · todas
undo = Deshacer
end-turn = Terminar turno
end-turn-for = Terminar turno de { $name }
penalty = Penalización
finish = Terminar la partida
brings-last = 4.ª penalización, fin
brings-color = sin cruz de color: penalización −5
brings-penalty = penalización −5
end-game = Terminar la partida
still-to-cross = { $count ->
    [one] { $names } aún puede tachar
   *[other] { $names } aún pueden tachar
 }
still-to-cross-many = { $count } jugadores aún pueden tachar
ask-penalty = Sin cruz: ¿tomas −5?
ask-penalty-for = ¿−5 para { $name }?
ask-color = Sin cruz de color: ¿tomas −5?
ask-color-for = Sin cruz de color: ¿−5 para { $name }?
ask-last = 4.ª penalización: ¿termina la partida?
ask-last-for = 4.ª penalización de { $name }: ¿termina la partida?
ask-end = ¿Terminar la partida para todos?
ask-no = Cancelar
waiting-left = Esta hoja queda como está
waiting-dice = Primero los dados
waiting-dice-of = { $name } introduce los dados
waiting-turn-of = { $name } termina el turno

## The eraser
erase-hint = toca para tachar o borrar
erase-total = Total de { $name }
erase-others = Otras hojas
penalties = Penalizaciones
erase-penalties = { $count ->
    [one] { $count } penalización
   *[other] { $count } penalizaciones
 }
done = Listo
erase-lock-needs = El cierre de { $row } necesita esta cruz. Borra antes el número del cierre.
erase-has-lock = { $name } ya tiene el cierre de { $row }.

