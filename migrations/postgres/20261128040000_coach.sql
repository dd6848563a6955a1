-- Whether the choices of a group's games are judged after the end.
ALTER TABLE groups ADD COLUMN coach BOOLEAN NOT NULL DEFAULT TRUE;

-- What the choices of a finished game were worth: it follows from the log up to `seq`, and may be deleted at any time.
CREATE TABLE reports (
  game_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  version BIGINT NOT NULL,
  seq     BIGINT NOT NULL,
  report  TEXT NOT NULL
);
