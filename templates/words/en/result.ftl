# How a game ended.
result-wins = { $name } wins
result-tie = A tie: { $names } share the win
result-locks = The game is over: { $rows } are locked.
result-locked = { $names } locked { $row }.
result-penalties = The game is over: { $names } took the fourth penalty.
result-stopped = The game was ended early.
result-stopped-by = { $name } ended it.
result-abandoned = Nobody played on for { $days } days.
result-ranking = Ranking
result-rank = Rank
result-player = Player
result-total = Total
result-next = To the next game
result-again = Play again
result-begins = { $name } begins
result-undo = Back into the game
result-back = Go back further
