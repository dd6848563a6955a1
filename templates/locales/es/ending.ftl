# Terminar una partida antes de tiempo y lo que pasa con ella.
end-ask = { $count ->
    [one] ¿Terminar la partida?
   *[other] ¿Terminar la partida para los { $count }?
}
end-stopped = Los puntos se quedan como están, pero no gana nadie.
end-over = Los puntos cuentan tal como están.
end-unplayed = Nadie ha tachado nada todavía, así que no se guardará.
end-undo = ¿Te lo has pensado mejor? El anfitrión puede deshacerlo en la página siguiente.
end-yes = Terminar la partida
end-no = Seguir jugando
result-unplayed = Nadie ha tachado nada
result-not-recorded = Por eso la partida no se guarda: no sale en el historial ni en las estadísticas.
result-no-winner = Los puntos cuentan, pero no ha ganado nadie.
ask-close = ¿{ $color } se cerró en papel? La fila queda cerrada para todos.
ask-close-yes = Cerrar la fila
