# Cuidar un grupo, sus jugadores y los derechos de este móvil; apuntar y traer partidas.

keep-title = El grupo
keep-name = Nombre del grupo
keep-zone = Zona horaria
keep-zone-hint = De ella dependen los días del historial y de las descargas.
keep-player = Cambiar a { $name }
keep-new-player = Jugador nuevo
keep-add = Añadir
keep-invite = Invitar a alguien
keep-person-name = Nombre
keep-same = { $name } es la misma persona que
keep-same-hint = Todas las partidas pasan al nombre elegido. No se puede deshacer.
keep-merge = Hacer de los dos un solo jugador
keep-group = Cambiar el grupo
keep-import = Añadir partidas de papel o de un archivo
ask-group = ¿Borrar el grupo { $name }?
ask-group-lost = { $players ->
    [one] Se borran un jugador y todas las partidas del grupo, para todos.
   *[other] Se borran { $players } jugadores y todas las partidas del grupo, para todos.
}
ask-export = Descarga antes las partidas como JSON si quieres poder recuperarlas.
ask-for-good = No se puede deshacer.
ask-group-yes = Borrar el grupo
ask-leave = ¿Salir del grupo { $name }?
ask-leave-lost = Este móvil deja de ver el historial del grupo. Para volver hace falta una invitación o una partida a la que unirse.
ask-leave-stays = Lo jugado queda como está.
ask-leave-keeper = Tú cuidas este grupo. Si nadie más lo hace, ya nadie podrá invitar, cambiar nombres ni borrar.
ask-leave-yes = Salir
ask-player = ¿Borrar a { $name }?
ask-player-lost = Las partidas quedan, pero sin este nombre.
ask-player-yes = Borrar a { $name }
ask-game = ¿Borrar la partida de { $names }?
ask-game-lobby = La sala se cierra, y quienes están en ella tienen que unirse a otra partida.
ask-game-running = Se pierden todas las hojas de esta partida, para todos los que la están jugando.
ask-game-lost = Se pierden las hojas, el repaso y el resultado, y la partida deja de contar en las estadísticas.
ask-game-yes = Borrar la partida
ask-away = ¿Dejar esta partida en este móvil?
ask-away-lost = Este móvil ya no puede tachar en esta partida. El anfitrión puede volver a pasar el asiento a un móvil.
ask-away-stays = Lo jugado queda como está.
ask-away-yes = Dejar
ask-device = ¿Terminar todo lo que puede hacer este móvil?
ask-device-lost = Este móvil deja todas las partidas y grupos. Sin una invitación de otro móvil no se pueden volver a abrir aquí.
ask-device-yes = Terminar todos los derechos de este móvil
device-title = Lo que puede hacer este móvil
device-lead = Quien tiene este móvil puede hacer esto. No hace falta nada más, ni cuenta ni contraseña.
device-groups = Mis grupos
device-keeper = lo cuida: puede cambiar, invitar, borrar
device-member = miembro: puede leer y jugar
privacy-title = Qué se guarda
privacy-games = El servidor guarda las partidas que se juegan en él: los nombres tal como se escribieron, cruces, horas y resultados. De nadie se sabe nada más.
privacy-cookie = Tu navegador guarda una cookie, un secreto al azar. El servidor guarda solo un hash de él, con lo que este móvil puede hacer y sus ajustes.
privacy-phone = El móvil guarda las jugadas que esperan conexión hasta que se envían. Con HTTPS guarda también las últimas hojas que mostró, con sus nombres, para poder abrirlas sin conexión. Al terminar todos los derechos de este móvil se borran.
privacy-logs = Los registros no contienen nombres, ni secretos, ni direcciones de páginas con un secreto.
privacy-nobody = Ninguna página carga nada de otro sitio, y nada se envía a nadie más.
privacy-gone = Una sala que nadie empieza desaparece en un día. Los anfitriones borran partidas, los cuidadores borran jugadores y grupos, y de eso no queda nada.
upload-title = Añadir partidas
upload-paper = Una partida de papel
upload-paper-hint = Cruces y penalizaciones de cada jugador, o solo los totales.
upload-file = Un archivo
upload-file-hint = Una descarga JSON de Rowlock, o una tabla de partidas de papel en CSV.
upload-template = Plantilla de la tabla
upload-choose = Archivo
upload-take = Añadir las partidas del archivo
upload-taken = { $games ->
    [0] Ninguna partida es nueva.
    [one] Se añadió una partida.
   *[other] Se añadieron { $games } partidas.
}
upload-known = { $games ->
    [one] Una ya estaba aquí.
   *[other] { $games } ya estaban aquí.
}
upload-mistakes = { $mistakes ->
    [one] No se añadió nada: el archivo tiene un error.
   *[other] No se añadió nada: el archivo tiene { $mistakes } errores.
}
upload-line = Línea { $line }:
upload-nothing = Elige un archivo que no esté vacío.
paper-title = Apuntar una partida de papel
entry-hint = De cada jugador, el número de cruces de cada fila (el cierre cuenta como una) y las penalizaciones, o solo el total.
entry-player = Jugador { $number }
entry-name = Nombre
entry-penalties = Penalizaciones
entry-total = o total
entry-more = Más jugadores
entry-take = Guardar la partida
entry-nobody = Apunta al menos un jugador.
years-games-of-group = Partidas de { $name }
years-older = Partidas anteriores
years-none = Aún no hay partidas. Lo que juguéis está aquí, en cada móvil que se unió.
members-title = Quién es del grupo
members-lead = Todos los de aquí pueden ver el historial y empezar partidas; los responsables pueden más. ¿Se perdió un móvil? Quítalo.
members-phone = Un móvil que aún no ha jugado
members-program = Un programa
members-own = este móvil
members-end = Quitar
ask-member = ¿Quitar a { $name } del grupo?
ask-member-lost = Este móvil o programa ya no verá el grupo, pierde sus sitios en las partidas en curso y sus invitaciones dejan de valer. Para volver necesita una invitación.
members-invites = Invitaciones pendientes
members-no-invites = Ahora mismo no hay nadie invitado.
members-invited-member = Invitación para un miembro
members-invited-keeper = Invitación para un responsable
members-withdraw = Retirar
