# What a phone is to be like.
settings-title = Réglages
settings-lead = Ils valent pour ce téléphone, dans chaque partie.
settings-language = Langue
settings-language-of-browser = Celle du navigateur
settings-theme = Clair ou sombre
settings-theme-of-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-playing = Pendant le jeu
settings-awake = Garder l’écran allumé
settings-vibrate = Vibrer à ton tour et quand une rangée se verrouille
settings-keep = Enregistrer
