-- A reader of a group sees it and its games, but does not play.
CREATE TABLE grants_and_readers (
  holder    BLOB NOT NULL CHECK (length(holder) = 32),
  kind      TEXT NOT NULL CHECK (kind IN ('token', 'device')),
  role      TEXT NOT NULL CHECK (role IN ('seat', 'host', 'share', 'reader', 'member', 'keeper')),
  group_id  TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id   TEXT REFERENCES games (id) ON DELETE CASCADE,
  player_id TEXT REFERENCES players (id) ON DELETE CASCADE,
  CHECK ((role IN ('seat', 'host', 'share')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL))
) STRICT;

INSERT INTO grants_and_readers SELECT holder, kind, role, group_id, game_id, player_id FROM grants;
DROP TABLE grants;
ALTER TABLE grants_and_readers RENAME TO grants;

CREATE UNIQUE INDEX grants_by_holder
  ON grants (holder, role, group_id, coalesce(game_id, ''), coalesce(player_id, ''));
CREATE INDEX grants_by_game ON grants (game_id);
CREATE INDEX grants_by_group ON grants (group_id, role);
CREATE INDEX grants_by_player ON grants (player_id) WHERE player_id IS NOT NULL;

CREATE TABLE links_and_readers (
  secret     BLOB NOT NULL PRIMARY KEY CHECK (length(secret) = 32),
  role       TEXT NOT NULL CHECK (role IN ('seat', 'share', 'reader', 'member', 'keeper')),
  group_id   TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id    TEXT REFERENCES games (id) ON DELETE CASCADE,
  player_id  TEXT REFERENCES players (id) ON DELETE CASCADE,
  expires_at TEXT,
  ended_at   TEXT,
  ended_by   TEXT CHECK (ended_by IN ('use', 'withdrawal')),
  -- The hash of the secret whose holder made an invite, so that it ends with that keeper's right.
  made_by    BLOB CHECK (length(made_by) = 32),
  CHECK ((role IN ('seat', 'share')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO links_and_readers
  SELECT secret, role, group_id, game_id, player_id, expires_at, ended_at, ended_by, made_by FROM links;
DROP TABLE links;
ALTER TABLE links_and_readers RENAME TO links;

CREATE INDEX links_by_game ON links (game_id);
CREATE INDEX links_by_group ON links (group_id, role);
CREATE INDEX links_by_end ON links (coalesce(ended_at, expires_at));
CREATE INDEX links_by_player ON links (player_id) WHERE player_id IS NOT NULL;
