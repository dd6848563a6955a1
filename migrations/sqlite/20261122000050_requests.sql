-- Requests to a host: to come into a game that is being played, or to watch it.
CREATE TABLE requests (
  id        TEXT NOT NULL PRIMARY KEY,
  game_id   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- Who asks; only the secret's hash is stored.
  holder    BLOB NOT NULL CHECK (length(holder) = 32),
  kind      TEXT NOT NULL CHECK (kind IN ('token', 'device')),
  wish      TEXT NOT NULL CHECK (wish IN ('name', 'seat', 'watch')),
  name      TEXT CHECK (length(name) BETWEEN 1 AND 160),
  player_id TEXT REFERENCES players (id) ON DELETE CASCADE,
  asked_at  TEXT NOT NULL,
  answer    TEXT CHECK (answer IN ('accepted', 'refused')),
  CHECK ((wish = 'name') = (name IS NOT NULL)),
  CHECK ((wish = 'seat') = (player_id IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX requests_by_game ON requests (game_id);
CREATE INDEX requests_by_holder ON requests (holder);
CREATE INDEX requests_by_player ON requests (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX requests_by_time ON requests (asked_at);

-- Who came in with a join event after the start: a rewind may take the seat out and bring it back.
CREATE TABLE entries (
  game_id   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq       INTEGER NOT NULL,
  player_id TEXT NOT NULL REFERENCES players (id),
  PRIMARY KEY (game_id, seq),
  FOREIGN KEY (game_id, seq) REFERENCES events (game_id, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX entries_by_player ON entries (player_id);

-- A code leads to its game until the end.
CREATE INDEX games_by_live_code ON games (code) WHERE status <> 'finished';
