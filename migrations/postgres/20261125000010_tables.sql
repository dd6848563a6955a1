-- The schema that the migrations for SQLite build step by step, at once. It needs PostgreSQL 15 or newer.
--
-- Text has the collation "C", so that ids and names are compared by bytes, whatever the database's locale is. Indexes in
-- descending order have NULL last, where SQLite has it.

-- Who plays together.
CREATE TABLE groups (
  id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  name        TEXT COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  created_at  TEXT COLLATE "C" NOT NULL,
  -- The IANA time zone in which a group's days begin; the server's where there is none.
  time_zone   TEXT COLLATE "C" CHECK (length(time_zone) BETWEEN 1 AND 64),
  -- The player whose name a group has, until people give it another. The name follows when the player is renamed, merged
  -- or deleted.
  named_after TEXT COLLATE "C"
);

CREATE INDEX groups_by_name ON groups (named_after) WHERE named_after IS NOT NULL;

-- A player who was made nameless has one space for a name, which no name is.
CREATE TABLE players (
  id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  group_id TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  name     TEXT COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  -- The name without case, by which it is unique in its group.
  name_key TEXT COLLATE "C" NOT NULL,
  UNIQUE (group_id, name_key)
);

CREATE TABLE games (
  id             TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  group_id       TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  -- What names the game in exports, which carry no ids of this server.
  uid            TEXT COLLATE "C" NOT NULL,
  code           TEXT COLLATE "C" NOT NULL,
  variant        TEXT COLLATE "C" NOT NULL,
  mode           TEXT COLLATE "C" NOT NULL CHECK (mode IN ('sheet', 'turns', 'dice')),
  color_required BOOLEAN NOT NULL,
  hide_scores    BOOLEAN NOT NULL,
  -- Follows from the log; here so that lists need not read it.
  status         TEXT COLLATE "C" NOT NULL CHECK (status IN ('lobby', 'playing', 'last_call', 'finished')),
  reason         TEXT COLLATE "C" CHECK (reason IN ('locks', 'penalties', 'stopped')),
  -- The rematch of this game.
  next           TEXT COLLATE "C",
  created_at     TEXT COLLATE "C" NOT NULL,
  started_at     TEXT COLLATE "C",
  finished_at    TEXT COLLATE "C",
  -- A game that ended without a cross or a penalty on any sheet is not recorded: no history, figures or exports of its
  -- group have it.
  recorded       BOOLEAN NOT NULL DEFAULT TRUE,
  -- Where a game was played, and what its players wrote about it; the key is both, case-folded, for the search.
  place          TEXT COLLATE "C" CHECK (length(place) BETWEEN 1 AND 60),
  note           TEXT COLLATE "C" CHECK (length(note) BETWEEN 1 AND 500),
  remarks_key    TEXT COLLATE "C",
  rev            INTEGER NOT NULL DEFAULT 0 CHECK (rev >= 0),
  UNIQUE (group_id, uid),
  CHECK ((status = 'lobby') = (started_at IS NULL)),
  CHECK ((status = 'finished') = (finished_at IS NOT NULL)),
  CHECK ((status = 'finished') = (reason IS NOT NULL))
);

CREATE UNIQUE INDEX games_by_code ON games (code) WHERE status = 'lobby';
-- The game that another is the rematch of.
CREATE INDEX games_by_next ON games (next) WHERE next IS NOT NULL;
-- Each filter of the history has an index in its order, so that a page costs the same after years.
CREATE INDEX games_by_age ON games (group_id, created_at, uid);
CREATE INDEX games_by_status ON games (group_id, status, created_at, uid);
CREATE INDEX games_by_variant ON games (group_id, variant, created_at, uid);
CREATE INDEX games_by_reason ON games (group_id, reason, created_at, uid);
-- Games nobody plays on are looked for every hour; without this, in all that were ever played.
CREATE INDEX games_running ON games (id) WHERE status IN ('playing', 'last_call');
-- A code leads to its game until the end.
CREATE INDEX games_by_live_code ON games (code) WHERE status <> 'finished';
CREATE INDEX games_by_place ON games (group_id, created_at) WHERE place IS NOT NULL;
-- A board is deleted once no group has it and no game was played on it.
CREATE INDEX games_by_own_board ON games (variant) WHERE variant >= 'own-' AND variant < 'own.';

CREATE TABLE seats (
  game_id    TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  player_id  TEXT COLLATE "C" NOT NULL REFERENCES players (id),
  -- Whether a person has taken the seat, and not only a name.
  claimed    BOOLEAN NOT NULL,
  -- A seat knows its game's place in the history.
  created_at TEXT COLLATE "C" NOT NULL DEFAULT '',
  uid        TEXT COLLATE "C" NOT NULL DEFAULT '',
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, player_id)
);

CREATE INDEX seats_by_player ON seats (player_id, created_at, uid);

-- The log is the truth: rows are added, never changed.
CREATE TABLE events (
  game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq     INTEGER NOT NULL CHECK (seq > 0),
  at      TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  -- Text and not JSON, so that it comes back byte by byte, as its hash needs it.
  event   TEXT COLLATE "C" NOT NULL CHECK (event::json IS NOT NULL),
  -- The idempotency key of a move: 8 bytes of the hash of the key and the sender's secret, and 8 bytes of the hash of
  -- the request. A move is found by its key in its game's log, which is in memory.
  key     BYTEA CHECK (octet_length(key) = 16),
  -- The hash of the event and of all before it, so that a changed or missing event is found; NULL until it is computed.
  hash    BYTEA CHECK (octet_length(hash) = 16),
  PRIMARY KEY (game_id, seq)
);

-- The figures of finished games by seat. What is missing here is filled from the logs when the server starts; of a game
-- that was played on paper some are not known.
CREATE TABLE results (
  game_id        TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat           INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  rank           INTEGER NOT NULL CHECK (rank BETWEEN 1 AND 8),
  total          INTEGER NOT NULL,
  red_crosses    INTEGER,
  yellow_crosses INTEGER,
  green_crosses  INTEGER,
  blue_crosses   INTEGER,
  red_score      INTEGER,
  yellow_score   INTEGER,
  green_score    INTEGER,
  blue_score     INTEGER,
  longest_row    INTEGER,
  penalties      INTEGER CHECK (penalties BETWEEN 0 AND 4),
  rows_locked    INTEGER,
  skipped        INTEGER,
  -- What the game and its seat say, so that sums and records need not ask them.
  group_id       TEXT COLLATE "C" NOT NULL,
  player_id      TEXT COLLATE "C" NOT NULL,
  variant        TEXT COLLATE "C" NOT NULL,
  finished_at    TEXT COLLATE "C" NOT NULL,
  -- Whether the game was ended early: its points count, but nobody won or lost it.
  stopped        BOOLEAN NOT NULL DEFAULT FALSE,
  -- The lead over the second, in the row of the only winner.
  margin         INTEGER CHECK (margin > 0),
  -- How long the game was; not known of one that was played on paper.
  minutes        INTEGER CHECK (minutes >= 0),
  -- Whether the seat had turn 1, among several.
  started        BOOLEAN,
  -- The number of players of the game, by which the totals of a player are listed.
  players        INTEGER NOT NULL DEFAULT 1 CHECK (players > 0),
  PRIMARY KEY (game_id, seat)
);

-- These have all that is read by them, without the rows.
CREATE INDEX results_by_player ON results (player_id, variant, total, stopped, finished_at);
CREATE INDEX results_by_players ON results (player_id, players, total, rank, stopped);
CREATE INDEX results_by_end ON results (group_id, finished_at, total);
CREATE INDEX results_by_time ON results (player_id, finished_at, total);
-- A record is the first line of an index, also where thousands of results are alike.
CREATE INDEX results_by_highest_total ON results (group_id, variant, total DESC NULLS LAST, player_id, finished_at);
CREATE INDEX results_by_longest_row ON results (group_id, variant, longest_row DESC NULLS LAST, player_id, finished_at);

-- The lines of a result's score that do not follow from its rows and penalties: what boards score beside rows, and
-- penalties that cost something else than usual. All other lines are those of the row in results; a result without
-- any line here is the sum of its rows and penalties.
CREATE TABLE result_lines (
  game_id TEXT COLLATE "C" NOT NULL,
  seat    INTEGER NOT NULL,
  -- The order of the lines on the sheet.
  place   INTEGER NOT NULL CHECK (place >= 0),
  line    TEXT COLLATE "C" NOT NULL CHECK (line IN ('steps', 'double', 'bonus', 'track', 'penalties')),
  -- The row that counts twice.
  row     TEXT COLLATE "C" CHECK (row IS NULL OR (line = 'double' AND row IN ('red', 'yellow', 'green', 'blue'))),
  crosses INTEGER CHECK (crosses >= 0),
  score   INTEGER NOT NULL CHECK (score >= 0 OR line = 'penalties'),
  PRIMARY KEY (game_id, seat, place),
  FOREIGN KEY (game_id, seat) REFERENCES results (game_id, seat) ON DELETE CASCADE
);

-- What the holder of a secret may do; only the secret's hash is kept.
CREATE TABLE grants (
  holder    BYTEA NOT NULL CHECK (octet_length(holder) = 32),
  kind      TEXT COLLATE "C" NOT NULL CHECK (kind IN ('token', 'device')),
  role      TEXT COLLATE "C" NOT NULL CHECK (role IN ('seat', 'host', 'share', 'member', 'keeper')),
  group_id  TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id   TEXT COLLATE "C" REFERENCES games (id) ON DELETE CASCADE,
  player_id TEXT COLLATE "C" REFERENCES players (id) ON DELETE CASCADE,
  CHECK ((role IN ('seat', 'host', 'share')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL))
);

CREATE UNIQUE INDEX grants_by_holder
  ON grants (holder, role, group_id, coalesce(game_id, ''), coalesce(player_id, ''));
CREATE INDEX grants_by_game ON grants (game_id);
-- Lists of who may do what in a group.
CREATE INDEX grants_by_group ON grants (group_id, role);
-- A player is deleted or merged with the rights to their seats; without this, all rights were read for it.
CREATE INDEX grants_by_player ON grants (player_id) WHERE player_id IS NOT NULL;

-- Links that give a right to whoever opens them; only the secret's hash is kept. One that was used, ran out or was
-- withdrawn stays for a while, to be told from one that never was.
CREATE TABLE links (
  secret     BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(secret) = 32),
  role       TEXT COLLATE "C" NOT NULL CHECK (role IN ('seat', 'share', 'member', 'keeper')),
  group_id   TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id    TEXT COLLATE "C" REFERENCES games (id) ON DELETE CASCADE,
  player_id  TEXT COLLATE "C" REFERENCES players (id) ON DELETE CASCADE,
  expires_at TEXT COLLATE "C",
  ended_at   TEXT COLLATE "C",
  ended_by   TEXT COLLATE "C" CHECK (ended_by IN ('use', 'withdrawal')),
  -- The hash of the secret whose holder made an invite, so that it ends with that keeper's right.
  made_by    BYTEA CHECK (octet_length(made_by) = 32),
  CHECK ((role IN ('seat', 'share')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);

CREATE INDEX links_by_game ON links (game_id);
-- The pending invites of a group.
CREATE INDEX links_by_group ON links (group_id, role);
CREATE INDEX links_by_end ON links (coalesce(ended_at, expires_at));
CREATE INDEX links_by_player ON links (player_id) WHERE player_id IS NOT NULL;

-- What a browser's owner has chosen for it; nothing where a column is NULL.
CREATE TABLE device_settings (
  holder   BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(holder) = 32),
  language TEXT COLLATE "C" CHECK (language IN ('en', 'es', 'de', 'fr', 'nl')),
  theme    TEXT COLLATE "C" CHECK (theme IN ('light', 'dark')),
  awake    BOOLEAN,
  vibrate  BOOLEAN,
  sounds   BOOLEAN,
  rows     TEXT COLLATE "C" CHECK (length(rows) BETWEEN 1 AND 100),
  CHECK (num_nonnulls(language, theme, awake, vibrate, sounds, rows) > 0)
);

-- First answers by idempotency key; neither key nor token can be read here.
CREATE TABLE idempotency_keys (
  key       BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(key) = 32),
  request   BYTEA NOT NULL CHECK (octet_length(request) = 32),
  encrypted BYTEA NOT NULL,
  at        TEXT COLLATE "C" NOT NULL
);

CREATE INDEX idempotency_keys_by_time ON idempotency_keys (at);

-- How many games a group has finished on each board.
CREATE TABLE group_totals (
  group_id TEXT COLLATE "C" NOT NULL,
  variant  TEXT COLLATE "C" NOT NULL,
  games    INTEGER NOT NULL,
  PRIMARY KEY (group_id, variant)
);

-- Sums over a player's results on each board.
CREATE TABLE player_totals (
  player_id    TEXT COLLATE "C" NOT NULL,
  variant      TEXT COLLATE "C" NOT NULL,
  games        INTEGER NOT NULL,
  wins         INTEGER NOT NULL,
  points       BIGINT NOT NULL,
  penalties    INTEGER NOT NULL,
  rows_locked  INTEGER NOT NULL,
  starts       INTEGER NOT NULL DEFAULT 0,
  starter_wins INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, variant)
);

-- How a player did against another.
CREATE TABLE head_to_head (
  player_id   TEXT COLLATE "C" NOT NULL,
  opponent_id TEXT COLLATE "C" NOT NULL,
  games       INTEGER NOT NULL,
  wins        INTEGER NOT NULL,
  losses      INTEGER NOT NULL,
  PRIMARY KEY (player_id, opponent_id)
);

-- How many games of a group had this margin, and how many this length.
CREATE TABLE group_measures (
  group_id TEXT COLLATE "C" NOT NULL,
  measure  TEXT COLLATE "C" NOT NULL CHECK (measure IN ('margin', 'minutes')),
  value    INTEGER NOT NULL,
  games    INTEGER NOT NULL,
  PRIMARY KEY (group_id, measure, value)
);

-- The totals of a group by year in UTC; where the year of its time zone begins at another hour, the results of the hours
-- between are read. Players have no such sums: theirs change with a merge, and are read with an index.
CREATE TABLE group_years (
  group_id TEXT COLLATE "C" NOT NULL,
  year     INTEGER NOT NULL,
  games    INTEGER NOT NULL,
  results  INTEGER NOT NULL,
  points   BIGINT NOT NULL,
  PRIMARY KEY (group_id, year)
);

-- Requests to a host: to come into a game that is being played, or to watch it.
CREATE TABLE requests (
  id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  game_id   TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- Who asks; only the secret's hash is stored.
  holder    BYTEA NOT NULL CHECK (octet_length(holder) = 32),
  kind      TEXT COLLATE "C" NOT NULL CHECK (kind IN ('token', 'device')),
  wish      TEXT COLLATE "C" NOT NULL CHECK (wish IN ('name', 'seat', 'watch')),
  name      TEXT COLLATE "C" CHECK (length(name) BETWEEN 1 AND 160),
  player_id TEXT COLLATE "C" REFERENCES players (id) ON DELETE CASCADE,
  asked_at  TEXT COLLATE "C" NOT NULL,
  answer    TEXT COLLATE "C" CHECK (answer IN ('accepted', 'refused')),
  CHECK ((wish = 'name') = (name IS NOT NULL)),
  CHECK ((wish = 'seat') = (player_id IS NOT NULL))
);

CREATE INDEX requests_by_game ON requests (game_id);
CREATE INDEX requests_by_holder ON requests (holder);
CREATE INDEX requests_by_player ON requests (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX requests_by_time ON requests (asked_at);

-- Who came in with a join event after the start: a rewind may take the seat out and bring it back.
CREATE TABLE entries (
  game_id   TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq       INTEGER NOT NULL,
  player_id TEXT COLLATE "C" NOT NULL REFERENCES players (id),
  PRIMARY KEY (game_id, seq),
  FOREIGN KEY (game_id, seq) REFERENCES events (game_id, seq) ON DELETE CASCADE
);

CREATE INDEX entries_by_player ON entries (player_id);

-- What the server remembers of itself: when it last cleared away, that every finished game has its results, and that
-- every event has its hash. A migration that drops results deletes the line 'results_complete'.
CREATE TABLE state (
  name  TEXT COLLATE "C" NOT NULL PRIMARY KEY CHECK (name IN ('swept_at', 'results_complete', 'hashes_complete')),
  value TEXT COLLATE "C" NOT NULL
);

-- Boards that groups have made. A file never changes, as its id is made of its hash; games are played on it for ever.
CREATE TABLE boards (
  id   TEXT COLLATE "C" NOT NULL PRIMARY KEY CHECK (id LIKE 'own-%' AND length(id) = 20),
  file TEXT COLLATE "C" NOT NULL CHECK (file::json IS NOT NULL AND length(file) <= 16384)
);

-- Which group has which board.
CREATE TABLE group_boards (
  group_id   TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  board_id   TEXT COLLATE "C" NOT NULL REFERENCES boards (id),
  created_at TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (group_id, board_id)
);

CREATE INDEX group_boards_by_board ON group_boards (board_id);

-- What other servers must forget of what they have in memory; each server reads the new rows every second.
CREATE TABLE notices (
  id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  kind    TEXT COLLATE "C" NOT NULL
          CHECK (kind IN ('holders', 'all_holders', 'game_access', 'group_access', 'players', 'boards')),
  subject TEXT COLLATE "C" NOT NULL
);

CREATE INDEX notices_by_time ON notices (at);

-- When a server was last connected with the host of a game, or with a player in its lobby.
CREATE TABLE presence (
  game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- The id of the player; empty for the host.
  who     TEXT COLLATE "C" NOT NULL,
  seen_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (game_id, who)
);
