# Historial, jugadores y récords.

years-find = Buscar partidas
years-name = Parte de un nombre
years-player = Jugador
years-board = Tablero
years-result = Resultado
years-any = Cualquiera
years-from = Desde
years-to = Hasta
years-search = Mostrar
years-all = Todas las partidas
years-downloads = Llevarse estas partidas:
years-result-locks = Dos filas cerradas
years-result-penalties = Cuarta penalización
years-result-stopped = Terminada antes de tiempo
years-result-won = Ganada por el jugador
years-result-lost = Perdida por el jugador
years-history = Historial
years-players = Jugadores
years-players-and-records = Jugadores y récords
years-records = Récords
years-record-highest_total = Total más alto
years-record-lowest_total = Total más bajo
years-record-longest_row = Más cruces en una fila
years-nameless = Alguien
years-count = Partidas
years-wins = Victorias
years-average = Media
years-best = Mejor
years-worst = Peor
years-penalties = Penalizaciones
years-locks = Filas cerradas
years-trend = Tendencia
years-trend-of = Puntos de { $name } en las últimas { $games } partidas
years-chart = La partida más antigua a la izquierda, la última a la derecha; los puntos rellenos son victorias. Máximo { $highest }, mínimo { $lowest }.
years-numbers = Los números
years-date = Fecha
years-total = Total
years-boards = Por tablero
years-rivals = Cara a cara
years-won = Por delante
years-lost = Por detrás
years-tied = Empates
years-games-of = Partidas de { $name }
years-take = Llevársela:
years-bgstats = Enviar a BG Stats
years-nothing = Ninguna partida es así.
years-games = { $games ->
    [one] Una partida terminada.
   *[other] { $games } partidas terminadas.
}
years-on-paper = La partida se jugó en papel.
