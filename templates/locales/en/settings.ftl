# What a phone is to be like.
settings-title = Settings
settings-lead = They hold for this phone, in every game.
settings-language = Language
settings-language-of-browser = As the browser says
settings-theme = Light or dark
settings-theme-of-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-playing = While you play
settings-awake = Keep the screen on
settings-vibrate = Vibrate when it is your turn or a row is locked
settings-keep = Save
