# The lobby.

lobby-count = { $players } of { $most }
