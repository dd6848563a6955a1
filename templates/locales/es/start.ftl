# From the first page to the lobby.

## The first page

brand = Una hoja de puntuación digital para Qwixx®
home-about = Se tiran dados de verdad, y cada teléfono es una hoja que conoce las reglas y suma los puntos.
home-continue = Continuar
home-your-turn = Te toca · turno { $turn }
home-new = Nueva partida
home-closed = En este servidor, quien lo lleva crea los grupos. Entra en una partida con su código o abre la invitación de tu grupo.
home-code = Código de la partida
home-code-short = Código
home-join = Unirse
home-running = Mis partidas en curso
home-waiting = La mesa de { $host } te espera
home-others = Otras partidas en curso
home-spectate-or-ask = mirar, o pedir entrar
home-groups = Mis grupos
home-leads = Este año { $name } gana a { $second } por { $wins } a { $others }
home-leads-alone = Este año: { $wins ->
    [one] una victoria de { $name }
   *[other] { $wins } victorias de { $name }
}
home-tied = { $names }: { $wins ->
    [one] una victoria por cabeza este año
   *[other] { $wins } victorias por cabeza este año
}
home-history = Historial
home-without-game = Sin partida
home-rules = Reglas
home-score = Calcular puntos
home-trademark = Qwixx® es una marca de su editorial. Rowlock no tiene relación con ella ni usa su material gráfico.
home-tv = Mostrar una partida en esta tele

## Creating a game

new-game-title = Nueva partida
new-game-previous = Repetir la última
new-game-known = ¿Quién más juega?
new-game-group = Grupo
new-game-group-new = Grupo nuevo
new-game-board = Versión
new-game-played = Jugadas hace poco
new-game-more-boards = Más versiones
new-game-own-boards = Versiones propias
new-game-board-elsewhere = { $name } es de otro grupo ({ $group }). Elige ese grupo u otra versión.
new-game-rules-of = Reglas: { $name }
new-game-mode = ¿Cuánto ayuda Rowlock?
new-game-hide-scores = Ocultar los puntos de los demás hasta el final
new-game-color-required = Sin cruz con un dado de color: penalización
new-game-tap-to-end = Terminar cada turno a mano
new-game-more = Más opciones
new-game-clock = Mostrar cuánto dura cada turno
new-game-change = cambiar
new-game-hides = puntos ocultos
new-game-requires-color = penalización sin dado de color
new-game-submit = Crear partida
new-game-hint = Después, todos escanean un código con el teléfono. Se juega con dados de verdad.

## Joining a game; texts with links are HTML

join-title = Unirse a una partida
join-with = { $board } con { $names }
join-who = ¿Quién eres?
join-your-name = Tu nombre
join-other-name = U otro nombre
join-submit = Unirse
join-hint = Sin cuenta ni contraseña. Este teléfono será tu hoja.
join-running = Esta partida ya ha empezado. Pide a { $host } que te deje entrar.
join-last-roll = La partida está en la última tirada: ya no puedes entrar, pero sí mirar.
join-full = Los 8 asientos están ocupados, pero puedes mirar.
join-play-as = Jugar como { $name }
join-ask = Pedir entrar
join-ask-hint = Empiezas con una hoja vacía, desde la próxima tirada.
join-spectate = Solo mirar
join-wait-waiting = Preguntando a { $host }
join-wait-refused = { $host } ha dicho que no
join-wait-gone = Esta vez no hubo respuesta
join-wait-lead-name = En cuanto { $host } diga que sí, tendrás una hoja vacía y jugarás desde la próxima tirada.
join-wait-lead-seat = En cuanto { $host } diga que sí, la hoja será tuya.
join-wait-lead-spectate = En cuanto { $host } diga que sí, verás aquí todas las hojas.
join-wait-lead-refused = Con el código de la partida puedes volver a preguntar o solo mirar.
join-wait-lead-gone = Nadie respondió en 10 minutos, o la partida ha terminado.
join-wait-follows = Esta página avanza sola.
join-wait-again = Volver al código
join-continue = Continuar
join-code-hint = Seis letras y cifras: están en el teléfono de quien creó la partida. O <a href="/new">crea tú una</a>.

## The lobby

lobby-count = { $players } de { $max }
lobby-how = Cómo se unen los demás
lobby-qr = Código QR que lleva a { $link }
lobby-scan = Escanea, o únete con el código
lobby-at = en
lobby-table = En la mesa
lobby-host = anfitrión
lobby-you = tú
lobby-lucky = Números de la suerte { $low } y { $high }
lobby-sheet = Hoja { $letter }
lobby-up = Subir a { $name }
lobby-rename = Cambiar el nombre de { $name }
lobby-remove = Sacar a { $name } de la partida
lobby-remove-means = { $name } puede volver a unirse cuando quiera, con el código.
lobby-remove-yes = Sí, sacar a { $name }
lobby-remove-no = No, { $name } se queda
lobby-guest = Nombre de un jugador sin teléfono
lobby-guest-short = Jugador sin teléfono
lobby-add = Añadir
lobby-printed = ¿Hojas impresas? Anota sus números de la suerte
lobby-printed-own = ¿Hoja impresa? Anota sus números de la suerte
lobby-lucky-one = Un número de la suerte de { $name }
lobby-lucky-other = El otro número de la suerte de { $name }
lobby-save-lucky = Jugar con estos
lobby-letters = ¿Hojas impresas? Elige sus letras
lobby-letters-own = ¿Hoja impresa? Elige su letra
lobby-letter-of = Letra de la hoja de { $name }
lobby-save-letters = Jugar con estas
lobby-start = Empezar la partida
lobby-draw = Sortear quién empieza, y a jugar
lobby-first = Empieza { $name }.
lobby-streak = { $name } ha ganado las últimas { $wins }
lobby-order = Sube a los jugadores hasta que estén en el orden de la mesa.
lobby-order-change = Orden de la mesa
lobby-order-tap = Toca a los jugadores en el orden de la mesa. Empieza el primero.
lobby-refresh = Ver quién está
lobby-wait = Ya estás dentro. Tu hoja aparece en cuanto { $host } empiece la partida.
lobby-not-in = { $host } espera jugadores: únete, o solo mira.
lobby-removed = Te han sacado de esta partida. ¿Quieres volver?
lobby-join-again = Volver a unirme
lobby-here = en este teléfono
lobby-phone-here = El teléfono de { $name } está conectado
lobby-phone-away = teléfono sin conexión
lobby-phone-awaited = falta el teléfono de { $name }
lobby-without = ¿Empezar sin { $names }?
lobby-without-means = { $players ->
    [one] Conserva su asiento: tú tachas en su lugar hasta que entre con su teléfono.
   *[other] Conservan su asiento: tú tachas por ellos hasta que entren con su teléfono.
}
lobby-wait-more = Esperar
refresh = Actualizar
lobby-title = Sala
