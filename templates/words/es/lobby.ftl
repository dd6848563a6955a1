# The lobby.

lobby-count = { $players } de { $most }
