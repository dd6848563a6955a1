# What a phone is to be like.
settings-title = Instellingen
settings-lead = Ze gelden voor deze telefoon, in elk spel.
settings-language = Taal
settings-language-of-browser = Zoals de browser
settings-theme = Licht of donker
settings-theme-of-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-playing = Tijdens het spelen
settings-awake = Scherm aan laten
settings-vibrate = Trillen als je aan de beurt bent of een rij sluit
settings-keep = Opslaan
