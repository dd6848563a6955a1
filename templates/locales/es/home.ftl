# The first page.
brand = Una hoja de puntuación digital para Qwixx®
home-new = Nueva partida
home-code = Código de la partida
home-code-short = Código
home-join = Unirse
home-running = Mis partidas en curso
home-waiting = La mesa de { $host } espera
home-others = También en marcha
home-watch-or-ask = mirar, o pedir entrar
home-groups = Mis grupos
home-history = Historial
home-alone = Sin partida
home-rules = Reglas
home-score = Puntuar una hoja
home-trademark = Qwixx® es una marca de su editorial. Rowlock no tiene relación con ella ni usa su material gráfico.
home-api = Para programas: la API
home-tv = Mostrar una partida en esta tele
