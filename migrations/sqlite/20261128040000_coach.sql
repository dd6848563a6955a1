-- Whether the choices of a group's games are judged after the end.
ALTER TABLE groups ADD COLUMN coach INTEGER NOT NULL DEFAULT 1 CHECK (coach IN (0, 1));

-- What the choices of a finished game were worth: it follows from the log up to `seq`, and may be deleted at any time.
CREATE TABLE reports (
  game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  seq     INTEGER NOT NULL,
  report  TEXT NOT NULL
) STRICT;
