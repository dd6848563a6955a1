# The lobby.

lobby-count = { $players } van { $most }
