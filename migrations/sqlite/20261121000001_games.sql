-- Who plays together.
CREATE TABLE groups (
  id         TEXT NOT NULL PRIMARY KEY,
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
  id       TEXT NOT NULL PRIMARY KEY,
  group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  name     TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  -- The name without case, by which it is unique in its group.
  folded   TEXT NOT NULL,
  UNIQUE (group_id, folded)
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  id             TEXT NOT NULL PRIMARY KEY,
  group_id       TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  -- What names the game in exports, which carry no ids of this server.
  uid            TEXT NOT NULL,
  code           TEXT NOT NULL,
  variant        TEXT NOT NULL,
  mode           TEXT NOT NULL CHECK (mode IN ('sheet', 'turns', 'dice')),
  color_required INTEGER NOT NULL CHECK (color_required IN (0, 1)),
  hide_scores    INTEGER NOT NULL CHECK (hide_scores IN (0, 1)),
  -- Follows from the log; here so that lists need not read it.
  status         TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'last_call', 'finished')),
  reason         TEXT CHECK (reason IN ('locks', 'penalties', 'stopped')),
  next           TEXT,
  created_at     TEXT NOT NULL,
  started_at     TEXT,
  finished_at    TEXT,
  UNIQUE (group_id, uid),
  CHECK ((status = 'lobby') = (started_at IS NULL)),
  CHECK ((status = 'finished') = (finished_at IS NOT NULL)),
  CHECK ((status = 'finished') = (reason IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX games_by_code ON games (code) WHERE status = 'lobby';
CREATE INDEX games_by_group ON games (group_id, created_at, id);

CREATE TABLE seats (
  game_id   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  player_id TEXT NOT NULL REFERENCES players (id),
  -- Whether a person has taken the seat, and not only a name.
  claimed   INTEGER NOT NULL CHECK (claimed IN (0, 1)),
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player_id);

-- The log is the truth: rows are added, never changed.
CREATE TABLE events (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq     INTEGER NOT NULL CHECK (seq > 0),
  at      TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  event   TEXT NOT NULL CHECK (json_valid(event)),
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

-- Final tables of finished games; can be rebuilt from the log.
CREATE TABLE results (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat    INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  rank    INTEGER NOT NULL CHECK (rank BETWEEN 1 AND 8),
  total   INTEGER NOT NULL,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- What the holder of a secret may do; only the secret's hash is kept.
CREATE TABLE rights (
  holder    BLOB NOT NULL CHECK (length(holder) = 32),
  kind      TEXT NOT NULL CHECK (kind IN ('token', 'device')),
  role      TEXT NOT NULL CHECK (role IN ('seat', 'host', 'member', 'keeper')),
  group_id  TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id   TEXT REFERENCES games (id) ON DELETE CASCADE,
  player_id TEXT REFERENCES players (id) ON DELETE CASCADE,
  CHECK ((role IN ('seat', 'host')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX rights_by_holder
  ON rights (holder, role, group_id, coalesce(game_id, ''), coalesce(player_id, ''));
CREATE INDEX rights_by_game ON rights (game_id);

-- First answers by idempotency key; neither key nor token can be read here.
CREATE TABLE answers (
  key     BLOB NOT NULL PRIMARY KEY CHECK (length(key) = 32),
  request BLOB NOT NULL CHECK (length(request) = 32),
  sealed  BLOB NOT NULL,
  at      TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX answers_by_time ON answers (at);
