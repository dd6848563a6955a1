# Joining a game. What leads elsewhere is HTML here.
join-title = Unirse a una partida
join-with = { $board } con { $names }
join-who = ¿Quién eres?
join-your-name = Tu nombre
join-other-name = U otro nombre
join-sit = Sentarse
join-hint = Sin cuenta ni contraseña. Este teléfono será tu hoja de puntuación.
join-running = Esta partida ya está en marcha. Pide a { $host } que te deje entrar.
join-last-roll = La partida está en la última tirada: ya no se puede entrar, pero sí mirar.
join-full = Los 8 asientos están ocupados, pero puedes mirar.
join-play-as = Jugar como { $name }
join-ask = Pedir entrar
join-ask-hint = Empiezas con una hoja vacía, desde la próxima tirada.
join-watch = Solo mirar
wait-waiting = Preguntando a { $host }
wait-refused = { $host } ha dicho que no
wait-gone = Esta vez no hubo respuesta
wait-lead-name = En cuanto { $host } diga que sí, tendrás una hoja vacía y jugarás desde la próxima tirada.
wait-lead-seat = En cuanto { $host } diga que sí, la hoja será tuya.
wait-lead-watch = En cuanto { $host } diga que sí, aquí se verán todas las hojas.
wait-lead-refused = Con el código de la partida puedes volver a preguntar o solo mirar.
wait-lead-gone = Nadie respondió en 10 minutos, o la partida ha terminado.
wait-follows = Esta página sigue sola.
wait-again = Al código
join-on = Seguir
join-code-hint = Seis letras y cifras, en el teléfono de quien abrió la mesa. O <a href="/new">abre tú una mesa</a>.
