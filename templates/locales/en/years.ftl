# History, players and records.

years-find = Find games
years-name = Part of a name
years-player = Player
years-board = Board
years-result = Result
years-any = Any
years-from = From
years-to = To
years-search = Show
years-all = All games
years-downloads = Take these games with you:
years-result-locks = Two rows locked
years-result-penalties = Fourth penalty
years-result-stopped = Ended early
years-result-won = Won by the player
years-result-lost = Lost by the player
years-history = History
years-players = Players
years-players-and-records = Players and records
years-records = Records
years-record-highest_total = Highest total
years-record-lowest_total = Lowest total
years-record-longest_row = Most crosses in a row
years-nameless = Somebody
years-count = Games
years-wins = Wins
years-average = Average
years-best = Best
years-worst = Worst
years-penalties = Penalties
years-locks = Rows locked
years-trend = Trend
years-trend-of = Points of { $name } in the last { $games } games
years-chart = The oldest game left, the latest right; filled points are wins. Highest { $highest }, lowest { $lowest }.
years-numbers = The numbers
years-date = Date
years-total = Total
years-boards = By board
years-rivals = Head to head
years-won = Ahead
years-lost = Behind
years-tied = Level
years-games-of = Games of { $name }
years-take = Take it with you:
years-bgstats = Send to BG Stats
years-nothing = No game is like that.
years-games = { $games ->
    [one] One finished game.
   *[other] { $games } finished games.
}
years-on-paper = The game was played on paper.
