-- The schema of version 1.0.0. It needs PostgreSQL 15 or newer.
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
  named_after TEXT COLLATE "C",
  -- Whether its players have ratings.
  ratings     BOOLEAN NOT NULL DEFAULT TRUE,
  -- Whether the choices of its games are judged after the end.
  coach       BOOLEAN NOT NULL DEFAULT TRUE,
  -- How many begins and ends of games it has had, from which a stream of the group resumes.
  milestones  BIGINT NOT NULL DEFAULT 0 CHECK (milestones >= 0)
);
CREATE INDEX groups_by_name ON groups (named_after) WHERE named_after IS NOT NULL;

-- A player who was made nameless has one space for a name, which no name is.
CREATE TABLE players (
  id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  group_id TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  name     TEXT COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  -- The name without case, by which it is unique in its group.
  name_key TEXT COLLATE "C" NOT NULL,
  -- In whose share of the group's players the player counts, by the hash of the secret: that of who created the game in
  -- which the player first sat, or of who added it as that game's host. NULL for those of keepers' lists and of files.
  creator  BYTEA CHECK (octet_length(creator) = 32),
  UNIQUE (group_id, name_key)
);
CREATE INDEX players_by_creator ON players (group_id, creator) WHERE creator IS NOT NULL;

-- Games of a group from one day to another, in its time zone, with one scoring. A series without a last day goes on.
CREATE TABLE series (
  id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  group_id  TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  name      TEXT COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  first_day TEXT COLLATE "C" NOT NULL CHECK (length(first_day) = 10),
  last_day  TEXT COLLATE "C" CHECK (length(last_day) = 10 AND last_day >= first_day),
  scoring   TEXT COLLATE "C" NOT NULL CHECK (scoring IN ('wins', 'rank', 'total'))
);
CREATE INDEX series_by_day ON series (group_id, first_day);

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

CREATE TABLE games (
  id             TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  group_id       TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  -- What names the game in exports, which carry no ids of this server.
  uid            TEXT COLLATE "C" NOT NULL,
  code           TEXT COLLATE "C" NOT NULL,
  -- Whether the code is void, so that nobody else joins.
  code_closed    BOOLEAN NOT NULL DEFAULT FALSE,
  variant        TEXT COLLATE "C" NOT NULL,
  mode           TEXT COLLATE "C" NOT NULL CHECK (mode IN ('sheet', 'turns', 'dice')),
  color_required BOOLEAN NOT NULL,
  hide_scores    BOOLEAN NOT NULL,
  -- Whether turns end by a tap only.
  tap_to_end     BOOLEAN NOT NULL,
  -- Whether the game shows how long its turns take.
  clock          BOOLEAN NOT NULL,
  -- Follows from the log; here so that lists need not read it.
  status         TEXT COLLATE "C" NOT NULL CHECK (status IN ('lobby', 'playing', 'last_call', 'finished')),
  reason         TEXT COLLATE "C" CHECK (reason IN ('locks', 'penalties', 'stopped')),
  -- Whether it is known why the game ended; of a game on paper it may not be, which then counts as one that was played to
  -- its end.
  reason_known   BOOLEAN NOT NULL DEFAULT TRUE,
  -- The rematch of this game.
  next           TEXT COLLATE "C",
  created_at     TEXT COLLATE "C" NOT NULL,
  started_at     TEXT COLLATE "C",
  finished_at    TEXT COLLATE "C",
  -- The day on which the game was played on paper, in the time zone that its group had then; games that were played here
  -- have times instead.
  day            TEXT COLLATE "C" CHECK (length(day) = 10),
  -- A game that ended without a cross or a penalty on any sheet is not recorded: no history, figures or exports of its
  -- group have it.
  recorded       BOOLEAN NOT NULL DEFAULT TRUE,
  -- Where the game was played, and what its players wrote about it; the key is both, case-folded, for the search.
  place          TEXT COLLATE "C" CHECK (length(place) BETWEEN 1 AND 60),
  note           TEXT COLLATE "C" CHECK (length(note) BETWEEN 1 AND 500),
  remarks_key    TEXT COLLATE "C",
  -- How often the game has changed next to its log, so that of two changes which were decided at the same time, on two
  -- servers, only one is stored.
  rev            INTEGER NOT NULL DEFAULT 0 CHECK (rev >= 0),
  -- The number and the hash of the last event when the game ended, so that a log whose end is missing is found.
  last_seq       INTEGER NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  last_hash      BYTEA CHECK (octet_length(last_hash) = 16),
  -- Who created the game, by the hash of the secret; NULL for games from a file.
  creator        BYTEA CHECK (octet_length(creator) = 32),
  -- When the game was last corrected after its end, and the player of the device that did it; NULL where that is not known.
  corrected_at   TEXT COLLATE "C",
  corrected_by   TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL,
  -- Which of its group's milestones was the last one of the game.
  milestone      BIGINT CHECK (milestone > 0),
  UNIQUE (group_id, uid),
  CHECK ((status = 'lobby') = (started_at IS NULL)),
  CHECK ((status = 'finished') = (finished_at IS NOT NULL)),
  CHECK ((status = 'finished') = (reason IS NOT NULL))
);
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
  game_id    TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  player_id  TEXT COLLATE "C" NOT NULL REFERENCES players (id),
  -- Whether a person has taken the seat, and not only a name.
  claimed    BOOLEAN NOT NULL,
  -- A seat knows its game's place in the history.
  created_at TEXT COLLATE "C" NOT NULL,
  uid        TEXT COLLATE "C" NOT NULL,
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
  -- The hash of the event and of all before it, so that a changed or missing event is found.
  hash    BYTEA NOT NULL CHECK (octet_length(hash) = 16),
  PRIMARY KEY (game_id, seq)
);

-- Who came in with a join event after the start: a rewind may take the seat out and bring it back.
CREATE TABLE entries (
  game_id   TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq       INTEGER NOT NULL,
  player_id TEXT COLLATE "C" NOT NULL REFERENCES players (id),
  PRIMARY KEY (game_id, seq),
  FOREIGN KEY (game_id, seq) REFERENCES events (game_id, seq) ON DELETE CASCADE
);
CREATE INDEX entries_by_player ON entries (player_id);

-- The results of finished games by seat: a summary, and what statistics are made of. Of a game that was played on paper some
-- figures are not known.
CREATE TABLE results (
  game_id     TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
  rank        INTEGER NOT NULL CHECK (rank BETWEEN 1 AND 8),
  total       INTEGER NOT NULL,
  longest_row INTEGER,
  penalties   INTEGER CHECK (penalties BETWEEN 0 AND 4),
  rows_locked INTEGER,
  -- Whether the seat had turn 1, among several.
  started     BOOLEAN,
  -- The number of players of the game.
  players     INTEGER NOT NULL CHECK (players > 0),
  -- The lead over the second, in the row of the only winner.
  margin      INTEGER CHECK (margin > 0),
  -- How long the game was; not known of one that was played on paper.
  minutes     INTEGER CHECK (minutes >= 0),
  -- Whether the game was ended early: its points count, but nobody won or lost it.
  stopped     BOOLEAN NOT NULL,
  -- What the game and its seat say, so that sums and records need not ask them.
  group_id    TEXT COLLATE "C" NOT NULL,
  player_id   TEXT COLLATE "C" NOT NULL,
  variant     TEXT COLLATE "C" NOT NULL,
  finished_at TEXT COLLATE "C" NOT NULL,
  day         TEXT COLLATE "C" CHECK (length(day) = 10),
  -- The whole result as JSON.
  summary     TEXT COLLATE "C" NOT NULL CHECK (summary::json IS NOT NULL),
  PRIMARY KEY (game_id, seat)
);

-- These have all that is read by them, without the rows.
CREATE INDEX results_by_player ON results (player_id, variant, total, stopped, finished_at);
CREATE INDEX results_by_end ON results (group_id, finished_at, total, day);
CREATE INDEX results_by_time ON results (player_id, finished_at, total, day);
CREATE INDEX results_by_group ON results
  (group_id, player_id, variant, total, rank, stopped, players, penalties, rows_locked, started, margin, minutes);
-- A record is the first line of an index, also where thousands of results are alike.
CREATE INDEX results_by_highest_total ON results (group_id, variant, total DESC NULLS LAST, player_id, finished_at);
CREATE INDEX results_by_longest_row ON results (group_id, variant, longest_row DESC NULLS LAST, player_id, finished_at);
-- Who has won the games of a year, without reading the results of the others.
CREATE INDEX results_by_wins ON results (group_id, finished_at, day, player_id) WHERE rank = 1 AND NOT stopped AND players > 1;
-- The results for which players get badges that few games earn, found without reading the others.
CREATE INDEX results_by_eleven ON results (player_id, finished_at) WHERE longest_row >= 11;
CREATE INDEX results_by_point ON results (player_id, finished_at) WHERE margin = 1;

-- What the choices of a finished game were worth: it follows from the log up to `seq`, and may be deleted at any time.
CREATE TABLE reports (
  game_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  version BIGINT NOT NULL,
  seq     BIGINT NOT NULL,
  report  TEXT NOT NULL
);

-- What the holder of a secret may do; only the secret's hash is kept.
CREATE TABLE grants (
  holder    BYTEA NOT NULL CHECK (octet_length(holder) = 32),
  kind      TEXT COLLATE "C" NOT NULL CHECK (kind IN ('token', 'device')),
  role      TEXT COLLATE "C" NOT NULL CHECK (role IN ('seat', 'host', 'share', 'reader', 'member', 'keeper')),
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
  role       TEXT COLLATE "C" NOT NULL CHECK (role IN ('seat', 'share', 'reader', 'member', 'keeper')),
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

-- The settings of a device as JSON: a new one, or a new value, needs no migration. The defaults have no row.
CREATE TABLE device_settings (
  holder   BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(holder) = 32),
  settings TEXT COLLATE "C" NOT NULL CHECK (json_typeof(settings::json) = 'object' AND length(settings) BETWEEN 3 AND 16384)
);

-- Requests to a host: to come into a game that is being played, or to watch it.
CREATE TABLE requests (
  id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  game_id    TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- Who asks; only the secret's hash is stored.
  holder     BYTEA NOT NULL CHECK (octet_length(holder) = 32),
  kind       TEXT COLLATE "C" NOT NULL CHECK (kind IN ('token', 'device')),
  -- The network that it came from, as a hash; NULL where requests are not counted.
  network    TEXT COLLATE "C" CHECK (length(network) = 64),
  wish       TEXT COLLATE "C" NOT NULL CHECK (wish IN ('name', 'seat', 'watch')),
  name       TEXT COLLATE "C" CHECK (length(name) BETWEEN 1 AND 160),
  player_id  TEXT COLLATE "C" REFERENCES players (id) ON DELETE CASCADE,
  asked_at   TEXT COLLATE "C" NOT NULL,
  answer     TEXT COLLATE "C" CHECK (answer IN ('accepted', 'refused')),
  -- When the host refused it; NULL for one that was withdrawn.
  refused_at TEXT COLLATE "C",
  CHECK ((wish = 'name') = (name IS NOT NULL)),
  CHECK ((wish = 'seat') = (player_id IS NOT NULL))
);
CREATE INDEX requests_by_game ON requests (game_id);
CREATE INDEX requests_by_holder ON requests (holder);
CREATE INDEX requests_by_player ON requests (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX requests_by_time ON requests (asked_at);

-- Devices whose player the host has removed from a lobby, for a notice on their pages.
CREATE TABLE removals (
  game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- The hash of the device's secret.
  holder  BYTEA NOT NULL CHECK (octet_length(holder) = 32),
  at      TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game_id, holder)
);
CREATE INDEX removals_by_time ON removals (at);

-- Screens that wait to be paired with a game, for ten minutes.
CREATE TABLE screens (
  -- The hash of the secret of the screen's device.
  holder  BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(holder) = 32),
  code    TEXT COLLATE "C" NOT NULL UNIQUE,
  -- When it began to show the code, or to wait for the host's answer.
  since   TEXT COLLATE "C" NOT NULL,
  -- The network that it shows its code to, as a hash: each has only some of the places.
  origin  TEXT COLLATE "C",
  -- The game that its code was used for.
  game_id TEXT COLLATE "C" REFERENCES games (id) ON DELETE CASCADE,
  -- Whether its right to watch that game, or the request for it, is stored.
  paired  BOOLEAN NOT NULL DEFAULT FALSE,
  CHECK (game_id IS NOT NULL OR NOT paired)
);
CREATE INDEX screens_by_game ON screens (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX screens_by_time ON screens (since);

-- First answers by idempotency key; neither key nor token can be read here.
CREATE TABLE idempotency_keys (
  key       BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(key) = 32),
  request   BYTEA NOT NULL CHECK (octet_length(request) = 32),
  encrypted BYTEA NOT NULL,
  at        TEXT COLLATE "C" NOT NULL
);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (at);

-- What the server remembers of itself: when it last deleted what had expired.
CREATE TABLE state (
  name  TEXT COLLATE "C" NOT NULL PRIMARY KEY CHECK (name IN ('cleaned_up_at')),
  value TEXT COLLATE "C" NOT NULL
);

-- What other servers must forget of what they have in memory; each server reads the new rows every second.
CREATE TABLE notices (
  id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  kind    TEXT COLLATE "C" NOT NULL
          CHECK (kind IN ('holders', 'all_holders', 'game_access', 'group_access', 'players', 'milestone')),
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

-- A player cannot be deleted while a game has them. PostgreSQL checks this within a statement, in an order that depends
-- on how the foreign keys were made; so the games of a group are deleted before its players.
CREATE FUNCTION delete_games_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM games WHERE group_id = OLD.id;
  RETURN OLD;
END
$$;

CREATE TRIGGER group_deleted BEFORE DELETE ON groups
  FOR EACH ROW EXECUTE FUNCTION delete_games_of_group();

-- A key may be that of another request. The range is that of all keys with the first 8 bytes, so that the index of the
-- primary key is used.
CREATE FUNCTION check_event_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM idempotency_keys
    WHERE idempotency_keys.key >= substring(NEW.key FROM 1 FOR 8)
      AND idempotency_keys.key <= substring(NEW.key FROM 1 FOR 8) || decode(repeat('ff', 24), 'hex')
  ) THEN
    RAISE EXCEPTION 'the idempotency key was used' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER event_key_is_new BEFORE INSERT ON events
  FOR EACH ROW WHEN (NEW.key IS NOT NULL) EXECUTE FUNCTION check_event_key();
