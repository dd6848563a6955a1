# The lobby.

lobby-count = { $players } von { $most }
