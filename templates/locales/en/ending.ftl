# Ending a game early, and what becomes of it.
end-ask = { $count ->
    [one] End the game?
   *[other] End the game for all { $count } players?
}
end-stopped = The points count as they stand, but nobody wins.
end-over = The points count as they stand.
end-unplayed = Nobody has crossed anything yet, so it won’t be recorded.
end-undo = Changed your mind? The host can undo it on the next page.
end-yes = End the game
end-no = Keep playing
result-unplayed = Nobody crossed anything
result-not-recorded = So the game isn’t recorded: it stands in no history and no statistics.
result-no-winner = The points count, but nobody won.
ask-close = { $color } was locked on paper? That closes the row for everyone.
ask-close-yes = Close the row
