-- Screens that wait to be paired with a game, for ten minutes.
CREATE TABLE screens (
  -- The hash of the secret of the screen's device.
  holder  BLOB NOT NULL PRIMARY KEY CHECK (length(holder) = 32),
  code    TEXT NOT NULL UNIQUE,
  -- When it began to show the code, or to wait for the host's answer.
  since   TEXT NOT NULL,
  -- The game that its code was used for.
  game_id TEXT REFERENCES games (id) ON DELETE CASCADE,
  -- Whether its right to watch that game, or the request for it, is stored.
  paired  INTEGER NOT NULL DEFAULT FALSE CHECK (paired IN (FALSE, TRUE)),
  CHECK (game_id IS NOT NULL OR NOT paired)
) STRICT, WITHOUT ROWID;

CREATE INDEX screens_by_game ON screens (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX screens_by_time ON screens (since);
