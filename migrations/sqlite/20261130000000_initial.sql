-- The schema of version 1.0.0. It needs SQLite 3.37 or newer, which Rowlock brings along.

-- Who plays together.
CREATE TABLE groups (
  id          TEXT NOT NULL PRIMARY KEY,
  name        TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  created_at  TEXT NOT NULL,
  -- The IANA time zone in which a group's days begin; the server's where there is none.
  time_zone   TEXT CHECK (length(time_zone) BETWEEN 1 AND 64),
  -- The player whose name a group has, until people give it another. The name follows when the player is renamed, merged
  -- or deleted.
  named_after TEXT,
  -- Whether its players have ratings.
  ratings     INTEGER NOT NULL DEFAULT 1 CHECK (ratings IN (0, 1)),
  -- Whether the choices of its games are judged after the end.
  coach       INTEGER NOT NULL DEFAULT 1 CHECK (coach IN (0, 1)),
  -- How many begins and ends of games it has had, from which a stream of the group resumes.
  milestones  INTEGER NOT NULL DEFAULT 0 CHECK (milestones >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX groups_by_name ON groups (named_after) WHERE named_after IS NOT NULL;

-- A player who was made nameless has one space for a name, which no name is.
CREATE TABLE players (
  id       TEXT NOT NULL PRIMARY KEY,
  group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  name     TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  -- The name without case, by which it is unique in its group.
  name_key TEXT NOT NULL,
  -- In whose share of the group's players the player counts, by the hash of the secret: that of who created the game in
  -- which the player first sat, or of who added it as that game's host. NULL for those of keepers' lists and of files.
  creator  BLOB CHECK (length(creator) = 32),
  UNIQUE (group_id, name_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_creator ON players (group_id, creator) WHERE creator IS NOT NULL;

-- Games of a group from one day to another, in its time zone, with one scoring. A series without a last day goes on.
CREATE TABLE series (
  id        TEXT NOT NULL PRIMARY KEY,
  group_id  TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  name      TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  first_day TEXT NOT NULL CHECK (length(first_day) = 10),
  last_day  TEXT CHECK (length(last_day) = 10 AND last_day >= first_day),
  scoring   TEXT NOT NULL CHECK (scoring IN ('wins', 'rank', 'total'))
) STRICT, WITHOUT ROWID;
CREATE INDEX series_by_day ON series (group_id, first_day);

-- Boards that groups have made. A file never changes, as its id is made of its hash; games are played on it for ever.
CREATE TABLE boards (
  id   TEXT NOT NULL PRIMARY KEY CHECK (id GLOB 'own-*' AND length(id) = 20),
  file TEXT NOT NULL CHECK (json_valid(file) AND length(file) <= 16384)
) STRICT, WITHOUT ROWID;

-- Which group has which board.
CREATE TABLE group_boards (
  group_id   TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  board_id   TEXT NOT NULL REFERENCES boards (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (group_id, board_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX group_boards_by_board ON group_boards (board_id);

CREATE TABLE games (
  id             TEXT NOT NULL PRIMARY KEY,
  group_id       TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  -- What names the game in exports, which carry no ids of this server.
  uid            TEXT NOT NULL,
  code           TEXT NOT NULL,
  -- Whether the code is void, so that nobody else joins.
  code_closed    INTEGER NOT NULL DEFAULT 0 CHECK (code_closed IN (0, 1)),
  variant        TEXT NOT NULL,
  mode           TEXT NOT NULL CHECK (mode IN ('sheet', 'turns', 'dice')),
  color_required INTEGER NOT NULL CHECK (color_required IN (0, 1)),
  hide_scores    INTEGER NOT NULL CHECK (hide_scores IN (0, 1)),
  -- Whether turns end by a tap only.
  tap_to_end     INTEGER NOT NULL CHECK (tap_to_end IN (0, 1)),
  -- Whether the game shows how long its turns take.
  clock          INTEGER NOT NULL CHECK (clock IN (0, 1)),
  -- Follows from the log; here so that lists need not read it.
  status         TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'last_call', 'finished')),
  reason         TEXT CHECK (reason IN ('locks', 'penalties', 'stopped')),
  -- Whether it is known why the game ended; of a game on paper it may not be, which then counts as one that was played to
  -- its end.
  reason_known   INTEGER NOT NULL DEFAULT 1 CHECK (reason_known IN (0, 1)),
  -- The rematch of this game.
  next           TEXT,
  created_at     TEXT NOT NULL,
  started_at     TEXT,
  finished_at    TEXT,
  -- The day on which the game was played on paper, in the time zone that its group had then; games that were played here
  -- have times instead.
  day            TEXT CHECK (length(day) = 10),
  -- A game that ended without a cross or a penalty on any sheet is not recorded: no history, figures or exports of its
  -- group have it.
  recorded       INTEGER NOT NULL DEFAULT 1 CHECK (recorded IN (0, 1)),
  -- Where the game was played, and what its players wrote about it; the key is both, case-folded, for the search.
  place          TEXT CHECK (length(place) BETWEEN 1 AND 60),
  note           TEXT CHECK (length(note) BETWEEN 1 AND 500),
  remarks_key    TEXT,
  -- How often the game has changed next to its log, so that of two changes which were decided at the same time, on two
  -- servers, only one is stored.
  rev            INTEGER NOT NULL DEFAULT 0 CHECK (rev >= 0),
  -- The number and the hash of the last event when the game ended, so that a log whose end is missing is found.
  last_seq       INTEGER NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  last_hash      BLOB CHECK (length(last_hash) = 16),
  -- Who created the game, by the hash of the secret; NULL for games from a file.
  creator        BLOB CHECK (length(creator) = 32),
  -- When the game was last corrected after its end, and the player of the device that did it; NULL where that is not known.
  corrected_at   TEXT,
  corrected_by   TEXT REFERENCES players (id) ON DELETE SET NULL,
  -- Which of its group's milestones was the last one of the game.
  milestone      INTEGER CHECK (milestone > 0),
  UNIQUE (group_id, uid),
  CHECK ((status = 'lobby') = (started_at IS NULL)),
  CHECK ((status = 'finished') = (finished_at IS NOT NULL)),
  CHECK ((status = 'finished') = (reason IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX games_by_code ON games (code) WHERE status = 'lobby';
-- A code leads to its game until the end.
CREATE INDEX games_by_live_code ON games (code) WHERE status <> 'finished';
-- The game that another is the rematch of.
CREATE INDEX games_by_next ON games (next) WHERE next IS NOT NULL;
-- Each filter of the history has an index in its order, so that a page costs the same after years.
CREATE INDEX games_by_age ON games (group_id, created_at, uid);
CREATE INDEX games_by_status ON games (group_id, status, created_at, uid);
CREATE INDEX games_by_variant ON games (group_id, variant, created_at, uid);
CREATE INDEX games_by_reason ON games (group_id, reason, created_at, uid);
CREATE INDEX games_by_place ON games (group_id, created_at) WHERE place IS NOT NULL;
-- Games nobody plays on are looked for every hour; without this, in all that were ever played.
CREATE INDEX games_running ON games (id) WHERE status IN ('playing', 'last_call');
-- A board is deleted once no group has it and no game was played on it.
CREATE INDEX games_by_own_board ON games (variant) WHERE variant >= 'own-' AND variant < 'own.';
CREATE INDEX games_by_creator ON games (group_id, creator) WHERE status <> 'finished' AND creator IS NOT NULL;
-- A deleted player is looked up here.
CREATE INDEX games_by_corrector ON games (corrected_by) WHERE corrected_by IS NOT NULL;
CREATE UNIQUE INDEX games_by_milestone ON games (group_id, milestone) WHERE milestone IS NOT NULL;

CREATE TABLE seats (
  game_id    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  player_id  TEXT NOT NULL REFERENCES players (id),
  -- Whether a person has taken the seat, and not only a name.
  claimed    INTEGER NOT NULL CHECK (claimed IN (0, 1)),
  -- A seat knows its game's place in the history.
  created_at TEXT NOT NULL,
  uid        TEXT NOT NULL,
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player_id, created_at, uid);

-- The log is the truth: rows are added, never changed.
CREATE TABLE events (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq     INTEGER NOT NULL CHECK (seq > 0),
  at      TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  event   TEXT NOT NULL CHECK (json_valid(event)),
  -- The idempotency key of a move: 8 bytes of the hash of the key and the sender's secret, and 8 bytes of the hash of
  -- the request. A move is found by its key in its game's log, which is in memory.
  key     BLOB CHECK (length(key) = 16),
  -- The hash of the event and of all before it, so that a changed or missing event is found.
  hash    BLOB NOT NULL CHECK (length(hash) = 16),
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

-- Who came in with a join event after the start: a rewind may take the seat out and bring it back.
CREATE TABLE entries (
  game_id   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq       INTEGER NOT NULL,
  player_id TEXT NOT NULL REFERENCES players (id),
  PRIMARY KEY (game_id, seq),
  FOREIGN KEY (game_id, seq) REFERENCES events (game_id, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_by_player ON entries (player_id);

-- The results of finished games by seat: a summary, and what statistics are made of. Of a game that was played on paper some
-- figures are not known.
CREATE TABLE results (
  game_id     TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  rank        INTEGER NOT NULL CHECK (rank BETWEEN 1 AND 8),
  total       INTEGER NOT NULL,
  longest_row INTEGER,
  penalties   INTEGER CHECK (penalties BETWEEN 0 AND 4),
  rows_locked INTEGER,
  -- Whether the seat had turn 1, among several.
  started     INTEGER CHECK (started IN (0, 1)),
  -- The number of players of the game.
  players     INTEGER NOT NULL CHECK (players > 0),
  -- The lead over the second, in the row of the only winner.
  margin      INTEGER CHECK (margin > 0),
  -- How long the game was; not known of one that was played on paper.
  minutes     INTEGER CHECK (minutes >= 0),
  -- Whether the game was ended early: its points count, but nobody won or lost it.
  stopped     INTEGER NOT NULL CHECK (stopped IN (0, 1)),
  -- What the game and its seat say, so that sums and records need not ask them.
  group_id    TEXT NOT NULL,
  player_id   TEXT NOT NULL,
  variant     TEXT NOT NULL,
  finished_at TEXT NOT NULL,
  day         TEXT CHECK (length(day) = 10),
  -- The whole result as JSON.
  summary     TEXT NOT NULL CHECK (json_valid(summary)),
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- These have all that is read by them, without the rows.
CREATE INDEX results_by_player ON results (player_id, variant, total, stopped, finished_at);
CREATE INDEX results_by_end ON results (group_id, finished_at, total, day);
CREATE INDEX results_by_time ON results (player_id, finished_at, total, day);
CREATE INDEX results_by_group ON results
  (group_id, player_id, variant, total, rank, stopped, players, penalties, rows_locked, started, margin, minutes);
-- A record is the first line of an index, also where thousands of results are alike.
CREATE INDEX results_by_highest_total ON results (group_id, variant, total DESC, player_id, finished_at);
CREATE INDEX results_by_longest_row ON results (group_id, variant, longest_row DESC, player_id, finished_at);
-- Who has won the games of a year, without reading the results of the others.
CREATE INDEX results_by_wins ON results (group_id, finished_at, day, player_id) WHERE rank = 1 AND NOT stopped AND players > 1;
-- The results for which players get badges that few games earn, found without reading the others.
CREATE INDEX results_by_eleven ON results (player_id, finished_at) WHERE longest_row >= 11;
CREATE INDEX results_by_point ON results (player_id, finished_at) WHERE margin = 1;

-- What the choices of a finished game were worth: it follows from the log up to `seq`, and may be deleted at any time.
CREATE TABLE reports (
  game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  seq     INTEGER NOT NULL,
  report  TEXT NOT NULL
) STRICT;

-- What the holder of a secret may do; only the secret's hash is kept.
CREATE TABLE grants (
  holder    BLOB NOT NULL CHECK (length(holder) = 32),
  kind      TEXT NOT NULL CHECK (kind IN ('token', 'device')),
  role      TEXT NOT NULL CHECK (role IN ('seat', 'host', 'share', 'reader', 'member', 'keeper')),
  group_id  TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  game_id   TEXT REFERENCES games (id) ON DELETE CASCADE,
  player_id TEXT REFERENCES players (id) ON DELETE CASCADE,
  CHECK ((role IN ('seat', 'host', 'share')) = (game_id IS NOT NULL)),
  CHECK ((role = 'seat') = (player_id IS NOT NULL))
) STRICT;
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
CREATE INDEX links_by_game ON links (game_id);
-- The pending invites of a group.
CREATE INDEX links_by_group ON links (group_id, role);
CREATE INDEX links_by_end ON links (coalesce(ended_at, expires_at));
CREATE INDEX links_by_player ON links (player_id) WHERE player_id IS NOT NULL;

-- The settings of a device as JSON: a new one, or a new value, needs no migration. The defaults have no row.
CREATE TABLE device_settings (
  holder   BLOB NOT NULL PRIMARY KEY CHECK (length(holder) = 32),
  settings TEXT NOT NULL CHECK (json_valid(settings) AND json_type(settings) = 'object' AND length(settings) BETWEEN 3 AND 16384)
) STRICT, WITHOUT ROWID;

-- Requests to a host: to come into a game that is being played, or to watch it.
CREATE TABLE requests (
  id         TEXT NOT NULL PRIMARY KEY,
  game_id    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- Who asks; only the secret's hash is stored.
  holder     BLOB NOT NULL CHECK (length(holder) = 32),
  kind       TEXT NOT NULL CHECK (kind IN ('token', 'device')),
  -- The network that it came from, as a hash; NULL where requests are not counted.
  network    TEXT CHECK (length(network) = 64),
  wish       TEXT NOT NULL CHECK (wish IN ('name', 'seat', 'watch')),
  name       TEXT CHECK (length(name) BETWEEN 1 AND 160),
  player_id  TEXT REFERENCES players (id) ON DELETE CASCADE,
  asked_at   TEXT NOT NULL,
  answer     TEXT CHECK (answer IN ('accepted', 'refused')),
  -- When the host refused it; NULL for one that was withdrawn.
  refused_at TEXT,
  CHECK ((wish = 'name') = (name IS NOT NULL)),
  CHECK ((wish = 'seat') = (player_id IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_game ON requests (game_id);
CREATE INDEX requests_by_holder ON requests (holder);
CREATE INDEX requests_by_player ON requests (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX requests_by_time ON requests (asked_at);

-- Devices whose player the host has removed from a lobby, for a notice on their pages.
CREATE TABLE removals (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- The hash of the device's secret.
  holder  BLOB NOT NULL CHECK (length(holder) = 32),
  at      TEXT NOT NULL,
  PRIMARY KEY (game_id, holder)
) STRICT, WITHOUT ROWID;
CREATE INDEX removals_by_time ON removals (at);

-- Screens that wait to be paired with a game, for ten minutes.
CREATE TABLE screens (
  -- The hash of the secret of the screen's device.
  holder  BLOB NOT NULL PRIMARY KEY CHECK (length(holder) = 32),
  code    TEXT NOT NULL UNIQUE,
  -- When it began to show the code, or to wait for the host's answer.
  since   TEXT NOT NULL,
  -- The network that it shows its code to, as a hash: each has only some of the places.
  origin  TEXT,
  -- The game that its code was used for.
  game_id TEXT REFERENCES games (id) ON DELETE CASCADE,
  -- Whether its right to watch that game, or the request for it, is stored.
  paired  INTEGER NOT NULL DEFAULT 0 CHECK (paired IN (0, 1)),
  CHECK (game_id IS NOT NULL OR NOT paired)
) STRICT, WITHOUT ROWID;
CREATE INDEX screens_by_game ON screens (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX screens_by_time ON screens (since);

-- First answers by idempotency key; neither key nor token can be read here.
CREATE TABLE idempotency_keys (
  key       BLOB NOT NULL PRIMARY KEY CHECK (length(key) = 32),
  request   BLOB NOT NULL CHECK (length(request) = 32),
  encrypted BLOB NOT NULL,
  at        TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (at);

-- What the server remembers of itself: when it last deleted what had expired.
CREATE TABLE state (
  name  TEXT NOT NULL PRIMARY KEY CHECK (name IN ('cleaned_up_at')),
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A key may be that of another request. The range is that of all keys with the first 8 bytes, so that the index of the
-- primary key is used.
CREATE TRIGGER event_key_is_new BEFORE INSERT ON events WHEN NEW.key IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'the idempotency key was used') FROM idempotency_keys
    WHERE key BETWEEN substr(NEW.key, 1, 8)
      AND CAST(substr(NEW.key, 1, 8) || x'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF' AS BLOB);
END;
