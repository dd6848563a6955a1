# Joining a game. What leads elsewhere is HTML here.
join-title = Unirse a una partida
join-with = { $board } con { $names }
join-who = ¿Quién eres?
join-your-name = Tu nombre
join-other-name = U otro nombre
join-sit = Sentarse
join-hint = Sin cuenta ni contraseña. Este teléfono será tu hoja de puntuación.
join-on = Seguir
join-code-hint = Seis letras y cifras, en el teléfono de quien abrió la mesa. O <a href="/new">abre tú una mesa</a>.
