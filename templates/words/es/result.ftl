# How a game ended.
result-wins = Gana { $name }
result-tie = Empate: { $names } comparten la victoria
result-locks = La partida ha terminado: { $rows } están cerrados.
result-locked = Cierre { $row }: { $names }.
result-penalties = La partida ha terminado: cuarta penalización de { $names }.
result-stopped = La partida se terminó antes de tiempo.
result-stopped-by = La terminó { $name }.
result-abandoned = Nadie siguió jugando durante { $days } días.
result-ranking = Clasificación
result-rank = Puesto
result-player = Jugador
result-total = Total
result-next = A la siguiente partida
result-again = Jugar otra vez
result-begins = empieza { $name }
result-undo = Volver a la partida
result-back = Volver más atrás
