# What a phone is to be like.
settings-title = Ajustes
settings-lead = Valen para este teléfono, en todas las partidas.
settings-language = Idioma
settings-language-of-browser = Como diga el navegador
settings-theme = Claro u oscuro
settings-theme-of-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-playing = Mientras juegas
settings-awake = Mantener la pantalla encendida
settings-vibrate = Vibrar cuando te toca o se cierra una fila
settings-keep = Guardar
