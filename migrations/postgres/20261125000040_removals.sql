-- Devices whose player the host has removed from a lobby, for a notice on their pages.
CREATE TABLE removals (
  game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- The hash of the device's secret.
  holder  BYTEA NOT NULL CHECK (octet_length(holder) = 32),
  at      TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game_id, holder)
);

CREATE INDEX removals_by_time ON removals (at);
