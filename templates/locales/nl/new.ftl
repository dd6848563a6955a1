# Making a game.
new-title = Nieuw spel
new-again = Nog eens hetzelfde
new-known = Wie speelt mee?
new-group = Speelt in
new-group-new = Een nieuwe groep
new-board = Bord
new-rules-of = Regels van { $name }
new-mode = Hoe de app meedoet
new-hide-scores = Punten van anderen tot het einde verbergen
new-color-required = Een beurt zonder gekleurde dobbelsteen kost een strafpunt
new-open = Tafel openen
new-hint = Dan scant iedereen een code met de telefoon. Jullie spelen met je eigen dobbelstenen.
