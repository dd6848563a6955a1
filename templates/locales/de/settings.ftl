# What a phone is to be like.
settings-title = Einstellungen
settings-lead = Sie gelten für dieses Handy, in jedem Spiel.
settings-language = Sprache
settings-language-of-browser = Wie im Browser
settings-theme = Hell oder dunkel
settings-theme-of-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-playing = Beim Spielen
settings-awake = Bildschirm anlassen
settings-vibrate = Vibrieren, wenn du dran bist oder eine Reihe schließt
settings-keep = Speichern
