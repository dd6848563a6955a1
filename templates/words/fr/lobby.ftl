# The lobby.

lobby-count = { $players } sur { $most }
