-- Devices whose player the host has removed from a lobby, for a notice on their pages.
CREATE TABLE removals (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- The hash of the device's secret.
  holder  BLOB NOT NULL CHECK (length(holder) = 32),
  at      TEXT NOT NULL,
  PRIMARY KEY (game_id, holder)
) STRICT, WITHOUT ROWID;

CREATE INDEX removals_by_time ON removals (at);
