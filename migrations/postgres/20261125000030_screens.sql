-- Screens that wait to be paired with a game, for ten minutes.
CREATE TABLE screens (
  -- The hash of the secret of the screen's device.
  holder  BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(holder) = 32),
  code    TEXT COLLATE "C" NOT NULL UNIQUE,
  -- When it began to show the code, or to wait for the host's answer.
  since   TEXT COLLATE "C" NOT NULL,
  -- The game that its code was used for.
  game_id TEXT COLLATE "C" REFERENCES games (id) ON DELETE CASCADE,
  -- Whether its right to watch that game, or the request for it, is stored.
  paired  BOOLEAN NOT NULL DEFAULT FALSE,
  CHECK (game_id IS NOT NULL OR NOT paired)
);

CREATE INDEX screens_by_game ON screens (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX screens_by_time ON screens (since);
