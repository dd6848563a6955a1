-- Looking on at one game is a right like the others.
CREATE TABLE rights_and_share (
  holder    BLOB NOT NULL CHECK (length(holder) = 32),
  kind      TEXT NOT NULL CHECK (kind IN ('token', 'device')),
  role      TEXT NOT NULL CHECK (role IN ('seat', 'host', 'share', 'member', 'keeper')),
  group_id  TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id   TEXT REFERENCES games (id) ON DELETE CASCADE,
  player_id TEXT REFERENCES players (id) ON DELETE CASCADE,
  CHECK ((role IN ('seat', 'host', 'share')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL))
) STRICT;

INSERT INTO rights_and_share SELECT holder, kind, role, group_id, game_id, player_id FROM rights;
DROP TABLE rights;
ALTER TABLE rights_and_share RENAME TO rights;

CREATE UNIQUE INDEX rights_by_holder
  ON rights (holder, role, group_id, coalesce(game_id, ''), coalesce(player_id, ''));
CREATE INDEX rights_by_game ON rights (game_id);

-- Links that give a right to whoever opens them; only the secret's hash is kept. One that was used,
-- ran out or was withdrawn stays for a while, to be told from one that never was.
CREATE TABLE links (
  secret      BLOB NOT NULL PRIMARY KEY CHECK (length(secret) = 32),
  role        TEXT NOT NULL CHECK (role IN ('seat', 'share', 'member', 'keeper')),
  group_id    TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id     TEXT REFERENCES games (id) ON DELETE CASCADE,
  player_id   TEXT REFERENCES players (id) ON DELETE CASCADE,
  runs_out_at TEXT,
  ended_at    TEXT,
  ended_by    TEXT CHECK (ended_by IN ('use', 'withdrawal')),
  CHECK ((role IN ('seat', 'share')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX links_by_game ON links (game_id);
CREATE INDEX links_by_end ON links (coalesce(ended_at, runs_out_at));

-- The game that another is the rematch of.
CREATE INDEX games_by_next ON games (next) WHERE next IS NOT NULL;
