-- The IANA time zone in which a group's days begin; the server's where there is none.
ALTER TABLE groups ADD COLUMN time_zone TEXT CHECK (length(time_zone) BETWEEN 1 AND 64);

-- A player who was made nameless has one space for a name, which no name is.

-- Each filter of the history has an index in its order, so that a page costs the same after years.
DROP INDEX games_by_group;
CREATE INDEX games_by_age ON games (group_id, created_at, uid);
CREATE INDEX games_by_status ON games (group_id, status, created_at, uid);
CREATE INDEX games_by_variant ON games (group_id, variant, created_at, uid);
CREATE INDEX games_by_reason ON games (group_id, reason, created_at, uid);

-- A seat knows its game's place in the history.
ALTER TABLE seats ADD COLUMN created_at TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN uid TEXT NOT NULL DEFAULT '';
UPDATE seats SET (created_at, uid) = (SELECT created_at, uid FROM games WHERE id = game_id);
DROP INDEX seats_by_player;
CREATE INDEX seats_by_player ON seats (player_id, created_at, uid);

-- The figures of finished games by seat. What is missing here is filled from the logs when the
-- server starts; of a game that was played on paper some are not known.
DROP TABLE results;
CREATE TABLE results (
  game_id        TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
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
  group_id       TEXT NOT NULL,
  player_id      TEXT NOT NULL,
  variant        TEXT NOT NULL,
  finished_at    TEXT NOT NULL,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_total ON results (group_id, variant, total, finished_at);
CREATE INDEX results_by_longest_row ON results (group_id, variant, longest_row, finished_at);
CREATE INDEX results_by_player ON results (player_id, variant, total);
CREATE INDEX results_by_time ON results (player_id, finished_at);

-- How many games a group has finished on each board.
CREATE TABLE counts (
  group_id TEXT NOT NULL,
  variant  TEXT NOT NULL,
  games    INTEGER NOT NULL,
  PRIMARY KEY (group_id, variant)
) STRICT, WITHOUT ROWID;

-- Sums over a player's results on each board.
CREATE TABLE sums (
  player_id   TEXT NOT NULL,
  variant     TEXT NOT NULL,
  games       INTEGER NOT NULL,
  wins        INTEGER NOT NULL,
  points      INTEGER NOT NULL,
  penalties   INTEGER NOT NULL,
  rows_locked INTEGER NOT NULL,
  PRIMARY KEY (player_id, variant)
) STRICT, WITHOUT ROWID;

-- How a player did against another.
CREATE TABLE rivals (
  player_id TEXT NOT NULL,
  rival_id  TEXT NOT NULL,
  games     INTEGER NOT NULL,
  wins      INTEGER NOT NULL,
  losses    INTEGER NOT NULL,
  PRIMARY KEY (player_id, rival_id)
) STRICT, WITHOUT ROWID;

-- The three tables follow the results by themselves, so that nothing which writes a result, gives it
-- to another player or deletes it can forget them. What is inserted into this view is added to them;
-- with the sign -1, taken away.
CREATE VIEW tally AS
  SELECT 1 AS sign, game_id, seat, rank, total, penalties, rows_locked, group_id, player_id, variant
  FROM results;

CREATE TRIGGER tally_inserted INSTEAD OF INSERT ON tally BEGIN
  INSERT INTO counts (group_id, variant, games)
    SELECT NEW.group_id, NEW.variant, NEW.sign WHERE NEW.seat = 0
    ON CONFLICT DO UPDATE SET games = games + excluded.games;
  INSERT INTO sums (player_id, variant, games, wins, points, penalties, rows_locked)
    VALUES (NEW.player_id, NEW.variant, NEW.sign, NEW.sign * (NEW.rank = 1), NEW.sign * NEW.total,
      NEW.sign * coalesce(NEW.penalties, 0), NEW.sign * coalesce(NEW.rows_locked, 0))
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      points = points + excluded.points, penalties = penalties + excluded.penalties,
      rows_locked = rows_locked + excluded.rows_locked;
  INSERT INTO rivals (player_id, rival_id, games, wins, losses)
    SELECT NEW.player_id, player_id, NEW.sign, NEW.sign * (NEW.rank < rank), NEW.sign * (NEW.rank > rank)
    FROM results WHERE game_id = NEW.game_id AND seat <> NEW.seat
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      losses = losses + excluded.losses;
  INSERT INTO rivals (player_id, rival_id, games, wins, losses)
    SELECT player_id, NEW.player_id, NEW.sign, NEW.sign * (rank < NEW.rank), NEW.sign * (rank > NEW.rank)
    FROM results WHERE game_id = NEW.game_id AND seat <> NEW.seat
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      losses = losses + excluded.losses;
END;

CREATE TRIGGER result_inserted AFTER INSERT ON results BEGIN
  INSERT INTO tally VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties,
    NEW.rows_locked, NEW.group_id, NEW.player_id, NEW.variant);
END;

CREATE TRIGGER result_deleted AFTER DELETE ON results BEGIN
  INSERT INTO tally VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties,
    OLD.rows_locked, OLD.group_id, OLD.player_id, OLD.variant);
END;

CREATE TRIGGER result_given_away AFTER UPDATE OF player_id ON results BEGIN
  INSERT INTO tally VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties,
    OLD.rows_locked, OLD.group_id, OLD.player_id, OLD.variant);
  INSERT INTO tally VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties,
    NEW.rows_locked, NEW.group_id, NEW.player_id, NEW.variant);
END;

CREATE TRIGGER counts_empty AFTER UPDATE ON counts WHEN NEW.games = 0 BEGIN
  DELETE FROM counts WHERE group_id = NEW.group_id AND variant = NEW.variant;
END;

CREATE TRIGGER sums_empty AFTER UPDATE ON sums WHEN NEW.games = 0 BEGIN
  DELETE FROM sums WHERE player_id = NEW.player_id AND variant = NEW.variant;
END;

CREATE TRIGGER rivals_empty AFTER UPDATE ON rivals WHEN NEW.games = 0 BEGIN
  DELETE FROM rivals WHERE player_id = NEW.player_id AND rival_id = NEW.rival_id;
END;
