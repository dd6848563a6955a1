# Making a game.
new-title = Nueva partida
new-again = Otra vez lo mismo
new-known = ¿Quién más juega?
new-group = Se juega en
new-group-new = Un grupo nuevo
new-board = Tablero
new-rules-of = Reglas de { $name }
new-mode = Cómo participa la aplicación
new-hide-scores = Ocultar los puntos de los demás hasta el final
new-color-required = Un turno sin dado de color cuesta una penalización
new-open = Abrir la mesa
new-hint = Después todos escanean un código con el teléfono. Se juega con vuestros dados.
