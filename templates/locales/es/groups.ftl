# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = El grupo
group-name = Nombre del grupo
group-time-zone = Zona horaria
group-time-zone-hint = Con ella se cuentan los días en el historial y en las descargas.
group-ratings = Niveles de los jugadores
group-coach = Decir tras la partida cuánto valió cada decisión
group-edit-player = Editar a { $name }
group-new-player = Jugador nuevo
group-add-player = Añadir
group-invite = Invitar a alguien
player-name = Nombre
player-merge-with = { $name } es la misma persona que
player-merge-hint = Todas las partidas pasan al nombre elegido. No se puede deshacer.
player-merge = Unir los dos jugadores
group-edit = Editar el grupo
group-export = Exportar
group-columns = Lo que muestra la tabla
group-all-games = { $games ->
    [one] La partida
   *[other] Las { $games } partidas
}
group-import = Añadir partidas de papel o de un archivo
confirm-delete-group = ¿Borrar el grupo { $name }?
confirm-delete-group-lost = { $players ->
    [one] Se borran un jugador y todas las partidas del grupo, para todos.
   *[other] Se borran { $players } jugadores y todas las partidas del grupo, para todos.
}
confirm-delete-group-export = Descarga antes las partidas como JSON si quieres poder recuperarlas.
confirm-permanent = No se puede deshacer.
confirm-delete-group-yes = Borrar el grupo
confirm-leave-group = ¿Salir del grupo { $name }?
confirm-leave-group-lost = Este teléfono deja de ver el historial del grupo. Para volver necesitas una invitación o unirte a una partida suya.
confirm-leave-group-stays = Lo jugado se queda como está.
confirm-leave-group-keeper = Este teléfono es responsable del grupo. Si no queda otro, ya nadie podrá invitar, cambiar nombres ni borrar.
confirm-leave-group-yes = Salir
confirm-delete-player = ¿Borrar a { $name }?
confirm-delete-player-lost = Las partidas quedan, pero sin este nombre.
confirm-delete-player-yes = Borrar a { $name }
confirm-delete-game = ¿Borrar la partida de { $names }?
confirm-delete-game-lobby = La sala desaparece, y quienes están en ella tienen que unirse a otra partida.
confirm-delete-game-running = Se pierden todas las hojas de esta partida, para todos los que la están jugando.
confirm-delete-game-lost = Se pierden las hojas, el repaso y el resultado, y la partida deja de contar en las estadísticas.
confirm-delete-game-yes = Borrar la partida
confirm-give-up-game = ¿Quitar esta partida de este teléfono?
confirm-give-up-game-lost = Este teléfono ya no puede tachar en esta partida. El anfitrión puede volver a pasar el asiento a un teléfono.
confirm-give-up-game-stays = Lo jugado se queda como está.
confirm-give-up-game-yes = Quitar
confirm-revoke-device = ¿Desvincular este teléfono?
confirm-revoke-device-lost = Este teléfono deja todas las partidas y grupos. Sin una invitación de otro teléfono no se pueden volver a abrir aquí.
confirm-revoke-device-yes = Desvincular este teléfono
permissions-title = Qué puede hacer este teléfono
permissions-lead = Quien tiene este teléfono puede hacer esto, sin cuenta ni contraseña.
permissions-groups = Mis grupos
permissions-keeper = responsable: puede cambiar, invitar y borrar
permissions-member = miembro: puede ver y jugar
permissions-reader = lector: puede ver
privacy-title = Qué se guarda
privacy-api = Para programas: la API
privacy-games = El servidor guarda vuestras partidas: los nombres como los escribisteis, cruces, horas, resultados, lugares y notas. No sabe nada más de vosotros.
privacy-cookie = Tu navegador guarda una cookie con un código al azar. Con él, el servidor reconoce las partidas, los grupos y los ajustes de tu teléfono. Solo guarda una huella del código.
privacy-https = Una segunda cookie indica que este teléfono usa la conexión segura.
privacy-phone = Sin conexión, tu teléfono guarda tus jugadas hasta que puede enviarlas. Con HTTPS guarda también las últimas hojas que viste, con sus nombres, para abrirlas sin conexión. «Desvincular este teléfono» las borra.
privacy-networks = Cuando alguien pide entrar en una partida en curso, el servidor guarda durante un día una huella de su red. Hace lo mismo mientras una tele espera su partida. Es para evitar peticiones sin fin.
privacy-logs = Los registros del servidor no contienen nombres ni códigos secretos, tampoco en las direcciones de las páginas.
privacy-third-parties = Las páginas no cargan nada de otros servidores. El servidor no envía nada a nadie más.
privacy-deletion = Una sala que nadie empieza desaparece en un día. Los anfitriones pueden borrar partidas. Los responsables pueden borrar jugadores y grupos. Lo que borran desaparece, salvo de las copias que haya hecho quien lleva el servidor.
privacy-deletion-backups = Una sala que nadie empieza desaparece en un día. Los anfitriones pueden borrar partidas. Los responsables pueden borrar jugadores y grupos. Lo que borran ya no sale en ninguna página. Las copias de seguridad lo conservan { $days ->
    [one] un día más
   *[other] { $days } días más
}. Las copias de antes de una actualización, o de quien lleva el servidor, lo conservan hasta que las borre.
privacy-deletion-later = Una sala que nadie empieza desaparece en un día. Los anfitriones pueden borrar partidas. Los responsables pueden borrar jugadores y grupos. Lo que borran ya no sale en ninguna página. En la base de datos y las copias del servidor pueden quedar restos por un tiempo.
import-title = Añadir partidas
import-paper = Una partida de papel
import-paper-hint = Las cruces y penalizaciones de cada jugador, o solo los totales.
import-file = Un archivo
import-file-hint = Una descarga de Rowlock en JSON, un archivo de BG Stats, una tabla de vuestras partidas en XLSX o CSV con una línea o una columna por jugador, o notas como texto, como «20/11/2026 Ana 60, Ben 54».
import-template = Plantilla de la tabla
table-column-game = Partida
table-column-date = Fecha
table-column-variant = Versión
table-column-player = Jugador
table-column-red = Rojo
table-column-yellow = Amarillo
table-column-green = Verde
table-column-blue = Azul
table-column-penalties = Penalizaciones
table-column-total = Total
table-column-place = Lugar
table-column-note = Nota
import-choose = Archivo
import-check = Ver qué contiene
import-submit = { $games ->
    [one] Añadir esta partida
   *[other] Añadir estas { $games } partidas
}
import-new = { $games ->
    [0] No hay ninguna partida nueva.
    [one] Una partida nueva.
   *[other] { $games } partidas nuevas.
}
import-known = { $games ->
    [one] Una ya está aquí.
   *[other] { $games } ya están aquí.
}
import-known-game = ya está aquí
import-left-out = { $plays ->
    [one] Se omite una partida: es de otro juego o no tiene puntos.
   *[other] Se omiten { $plays } partidas: son de otros juegos o no tienen puntos.
}
import-dates = Fechas como 4/5/2026
import-day-first = Primero el día: 4 de mayo
import-month-first = Primero el mes: 5 de abril
import-year-first = Primero el año: 26-05-04
import-numbers = Números de las filas
import-numbers-crosses = Cruces
import-numbers-points = Puntos
import-encoding = El archivo no dice cómo guarda sus letras. Comprueba los nombres.
import-new-players = Jugadores nuevos
import-new-players-hint = ¿Alguno ya está aquí con otro nombre? Escribe ese nombre. Vacía lo que no sea un jugador.
import-no-player = Nadie
import-player-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
import-more-players = { $players ->
    [one] Y un jugador nuevo más.
   *[other] Y { $players } jugadores nuevos más.
}
import-check-again = Comprobar otra vez
import-choose-again = El archivo es demasiado grande para guardarlo aquí: elígelo otra vez para añadir sus partidas.
import-progress = { $done } de { $games } partidas
import-running = Añadiendo las partidas…
import-more-games = { $games ->
    [one] Y una partida más.
   *[other] Y { $games } partidas más.
}
import-added = { $games ->
    [0] No hay ninguna partida nueva.
    [one] Se añadió una partida.
   *[other] Se añadieron { $games } partidas.
}
import-skipped = { $games ->
    [one] Una ya estaba aquí.
   *[other] { $games } ya estaban aquí.
}
import-mistakes = { $mistakes ->
    [one] Una línea te necesita.
   *[other] { $mistakes } líneas te necesitan.
}
import-line = Línea { $line }:
import-row = Fila { $row }:
import-sheet-row = { $sheet }, fila { $row }:
import-leave-out = Omitir esta línea
import-waiting = { $games ->
    [one] Una partida espera tu respuesta.
   *[other] { $games } partidas esperan tu respuesta.
}
import-date = El día de las partidas sin fecha
import-year = El año de días como 20.11.
import-version = ¿Qué versión es { $version }?
import-choose-answer = Elige
import-left-out-columns = Omitido: { $columns }.
import-left-out-sheets = Hojas sin partidas: { $sheets }.
import-left-out-lines = Líneas que no son una partida: { $lines }.
import-and-more = { $list } y { $more } más
import-hidden-lines = { $lines ->
    [one] Una de estas líneas está oculta en el libro.
   *[other] { $lines } de estas líneas están ocultas en el libro.
}
import-new-player = Un jugador nuevo
import-same-player = El mismo que { $name }
import-another-file = Otro archivo
import-empty = Elige un archivo que no esté vacío.
paper-game-title = Anotar una partida de papel
paper-game-hint = Basta con el total. O abre las filas y escribe las cruces; el cierre cuenta como una.
paper-game-player = Jugador { $number }
paper-game-penalties = Penalizaciones
paper-game-more = Más jugadores
paper-game-save = Guardar
paper-game-saved = La partida está guardada.
paper-game-who = ¿Quién jugó?
paper-game-who-order = Toca primero a quien ganó.
paper-game-another = + nombre
paper-game-rows = Filas y penalizaciones
paper-game-tap = Tocar las cruces
paper-game-take = Usar esta hoja
paper-game-no-players = Anota al menos un jugador.
history-of-group = Partidas de { $name }
history-older = Partidas anteriores
history-empty = Aún no hay partidas. Las que juegues aparecen aquí y en los teléfonos de los demás.
members-title = Quién está en el grupo
members-lead = Quien está aquí puede ver el historial; los miembros también juegan y los responsables pueden más. ¿Se perdió un teléfono? Quítalo.
members-phone = Un teléfono que aún no ha jugado
members-program = Un programa
members-own = este teléfono
members-remove = Quitar
members-delete-games = Borrar también las partidas sin terminar que se crearon ahí
confirm-remove-member = ¿Quitar a { $name } del grupo?
confirm-remove-member-lost = Este teléfono o programa ya no verá el grupo y pierde sus asientos en las partidas en curso; sus invitaciones dejan de valer. Para volver necesita una invitación.
members-invites = Invitaciones pendientes
members-no-invites = No hay invitaciones pendientes.
members-invited-member = Invitación para un miembro
members-invited-reader = Invitación para un lector
members-invited-keeper = Invitación para un responsable
members-revoke-invite = Retirar

## History and statistics

history-find = Buscar partidas
history-name = Nombre, lugar o nota
history-player = Jugador
history-board = Versión
history-result = Resultado
history-any = Cualquiera
history-from = Desde
history-to = Hasta
history-submit = Mostrar
history-all = Todas las partidas
history-downloads = Exportar estas partidas:
history-result-locks = Dos filas cerradas
history-result-penalties = Cuarta penalización
history-result-stopped = Terminada antes de tiempo
history-result-won = Ganada por el jugador
history-result-lost = Perdida por el jugador
history-title = Historial
stats-players = Jugadores
stats-of = { $name } – estadísticas
stats-title = Jugadores y récords
stats-records = Récords
stats-record-highest_total = Total más alto
stats-record-longest_row = Más cruces en una fila
player-anonymized = Alguien
stats-count = Partidas
stats-wins = Victorias
stats-average = Media
stats-best = Mejor
stats-penalties = Penalizaciones
stats-locks = Cierres
stats-known = { $count } en { $games ->
    [one] una partida
   *[other] { $games } partidas
}
stats-early = Las partidas en solitario y las terminadas antes de tiempo cuentan para los puntos, no para las victorias.
stats-alone = En solitario: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, mejor { $best }, media { $average }
stats-games = Partidas reñidas y largas
stats-margin = Ventaja media
stats-closest = Victoria más ajustada
stats-length = Duración habitual
stats-longest = Partida más larga
stats-starter-won = Ganó quien empezó
stats-share = { $part } de { $whole }
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-starts = Empezó
stats-starter-wins = Y ganó
stats-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
stats-period = Período
stats-all-time = Todo
stats-by-year = Por año
stats-by-month = Por mes
stats-trend = Tendencia
stats-trend-of = Puntos de { $name } en las últimas { $games } partidas
stats-chart = La última partida está a la derecha. Los puntos rellenos son victorias. Mejor: { $highest }.
ratings-title = Niveles
rating = Nivel
rating-uncertainty = Margen
ratings-empty = Aún no ha terminado ninguna partida de varios jugadores.
ratings-about = Cada partida mueve los niveles. Ganar a alguien fuerte suma más que ganar a alguien débil. ± dice lo seguro que es un nivel: cuantas más partidas, menor. Mientras es grande, el nivel sale en gris con un signo de interrogación.
ratings-lacking = { $games ->
    [one] Una partida más
   *[other] { $games } partidas más
} y { $name } tendrá un nivel
rating-of = Nivel de { $name }
rating-curve-of = Nivel de { $name } tras cada una de las últimas { $games } partidas
rating-chart = La última partida está a la derecha. La zona sombreada es ±.
stats-numbers = Los números
stats-date = Fecha
stats-total = Total
stats-boards = Por versión
stats-spread = Cómo se reparten los puntos
stats-by-players = Según cuántos juegan
stats-head-to-head = Cara a cara
badges = Insignias
badge-first-lock = Primer cierre
badge-first-win = Primera victoria
badge-eleven-in-a-row = Once cruces en una fila
badge-won-by-a-point = Victoria por un solo punto
badge-games = Partida n.º { $games }
stats-ahead = Delante
stats-behind = Detrás
stats-level = Igual
stats-games-of = Partidas de { $name }
export-lead = Exportar la partida
export-bgstats = Enviar a BG Stats
history-no-match = No se ha encontrado ninguna partida.
history-count = { $games ->
    [one] Una partida terminada.
   *[other] { $games } partidas terminadas.
}
history-on-paper = La partida se jugó en papel.
history-paper = en papel

## A year in one picture

year-all = Todos
year-held = { $title }: { $names }
year-rival = Rival en { $games ->
    [one] una partida
   *[other] { $games } partidas
}
year-streak = Victorias seguidas
year-offer = Vuestro { $year } en una imagen
