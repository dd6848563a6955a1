-- How close and how long the games are, and whether the first player wins them: of games that were played to the end.
DROP TRIGGER result_inserted;
DROP TRIGGER result_deleted;
DROP TRIGGER result_moved;
DROP TRIGGER result_delta_inserted;
DROP VIEW result_delta;

-- The lead over the second, in the row of the only winner.
ALTER TABLE results ADD COLUMN margin INTEGER CHECK (margin > 0);
-- How long the game was; not known of one that was played on paper.
ALTER TABLE results ADD COLUMN minutes INTEGER CHECK (minutes >= 0);
-- Whether the seat had turn 1, among several.
ALTER TABLE results ADD COLUMN started INTEGER CHECK (started IN (0, 1));
-- The number of players of the game, by which the totals of a player are listed.
ALTER TABLE results ADD COLUMN players INTEGER NOT NULL DEFAULT 1 CHECK (players > 0);

UPDATE results SET margin = total - (
  SELECT max(total) FROM results AS others WHERE others.game_id = results.game_id AND others.seat <> results.seat
) WHERE rank = 1 AND NOT stopped AND NOT EXISTS (
  SELECT 1 FROM results AS others
  WHERE others.game_id = results.game_id AND others.seat <> results.seat AND others.rank = 1
);
UPDATE results SET minutes = (
  SELECT max(0, (unixepoch(games.finished_at) - unixepoch(games.started_at) + 30) / 60)
  FROM games WHERE games.id = results.game_id
) WHERE NOT stopped AND rows_locked IS NOT NULL;
UPDATE results SET started = seat = coalesce((
  SELECT event ->> 'first' FROM events
  WHERE events.game_id = results.game_id AND event ->> 'type' = 'start' ORDER BY seq LIMIT 1
), 0) WHERE game_id IN (SELECT id FROM games WHERE mode <> 'sheet')
  AND EXISTS (SELECT 1 FROM results AS others WHERE others.game_id = results.game_id AND others.seat <> results.seat);
UPDATE results SET players = (SELECT count(*) FROM results AS seats WHERE seats.game_id = results.game_id);

-- These have all that is read by them, without the rows.
CREATE INDEX results_by_players ON results (player_id, players, total, rank, stopped);
DROP INDEX results_by_highest_total;
DROP INDEX results_by_longest_row;
CREATE INDEX results_by_highest_total ON results (group_id, variant, total DESC, player_id, finished_at);
CREATE INDEX results_by_longest_row ON results (group_id, variant, longest_row DESC, player_id, finished_at);

ALTER TABLE player_totals ADD COLUMN starts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player_totals ADD COLUMN starter_wins INTEGER NOT NULL DEFAULT 0;
UPDATE player_totals SET (starts, starter_wins) = (
  SELECT coalesce(sum(started), 0), coalesce(sum(started AND rank = 1), 0) FROM results
  WHERE results.player_id = player_totals.player_id AND results.variant = player_totals.variant AND NOT stopped
);

-- How many games of a group had this margin, and how many this length.
CREATE TABLE group_measures (
  group_id TEXT NOT NULL,
  measure  TEXT NOT NULL CHECK (measure IN ('margin', 'minutes')),
  value    INTEGER NOT NULL,
  games    INTEGER NOT NULL,
  PRIMARY KEY (group_id, measure, value)
) STRICT, WITHOUT ROWID;

INSERT INTO group_measures SELECT group_id, 'margin', margin, count(*) FROM results
  WHERE margin IS NOT NULL GROUP BY group_id, margin;
INSERT INTO group_measures SELECT group_id, 'minutes', minutes, count(*) FROM results
  WHERE minutes IS NOT NULL AND seat = 0 GROUP BY group_id, minutes;

CREATE TRIGGER group_measures_empty AFTER UPDATE ON group_measures WHEN NEW.games = 0 BEGIN
  DELETE FROM group_measures WHERE group_id = NEW.group_id AND measure = NEW.measure AND value = NEW.value;
END;

-- A row inserted into this view is added to the totals, and with the sign -1 subtracted from them.
CREATE VIEW result_delta AS
  SELECT 1 AS sign, game_id, seat, rank, total, penalties, rows_locked, stopped, margin, minutes, started,
    group_id, player_id, variant
  FROM results;

CREATE TRIGGER result_delta_inserted INSTEAD OF INSERT ON result_delta BEGIN
  INSERT INTO group_totals (group_id, variant, games)
    SELECT NEW.group_id, NEW.variant, NEW.sign WHERE NEW.seat = 0
    ON CONFLICT DO UPDATE SET games = games + excluded.games;
  INSERT INTO group_measures (group_id, measure, value, games)
    SELECT NEW.group_id, 'margin', NEW.margin, NEW.sign WHERE NEW.margin IS NOT NULL
    ON CONFLICT DO UPDATE SET games = games + excluded.games;
  INSERT INTO group_measures (group_id, measure, value, games)
    SELECT NEW.group_id, 'minutes', NEW.minutes, NEW.sign WHERE NEW.minutes IS NOT NULL AND NEW.seat = 0
    ON CONFLICT DO UPDATE SET games = games + excluded.games;
  INSERT INTO player_totals (player_id, variant, games, wins, points, penalties, rows_locked, starts, starter_wins)
    VALUES (NEW.player_id, NEW.variant, NEW.sign, NEW.sign * (NEW.rank = 1 AND NOT NEW.stopped), NEW.sign * NEW.total,
      NEW.sign * coalesce(NEW.penalties, 0), NEW.sign * coalesce(NEW.rows_locked, 0),
      NEW.sign * (coalesce(NEW.started, 0) AND NOT NEW.stopped),
      NEW.sign * (coalesce(NEW.started, 0) AND NEW.rank = 1 AND NOT NEW.stopped))
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      points = points + excluded.points, penalties = penalties + excluded.penalties,
      rows_locked = rows_locked + excluded.rows_locked,
      starts = starts + excluded.starts, starter_wins = starter_wins + excluded.starter_wins;
  INSERT INTO head_to_head (player_id, opponent_id, games, wins, losses)
    SELECT NEW.player_id, player_id, NEW.sign, NEW.sign * (NEW.rank < rank), NEW.sign * (NEW.rank > rank)
    FROM results WHERE game_id = NEW.game_id AND seat <> NEW.seat AND NOT NEW.stopped
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      losses = losses + excluded.losses;
  INSERT INTO head_to_head (player_id, opponent_id, games, wins, losses)
    SELECT player_id, NEW.player_id, NEW.sign, NEW.sign * (rank < NEW.rank), NEW.sign * (rank > NEW.rank)
    FROM results WHERE game_id = NEW.game_id AND seat <> NEW.seat AND NOT NEW.stopped
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      losses = losses + excluded.losses;
END;

CREATE TRIGGER result_inserted AFTER INSERT ON results BEGIN
  INSERT INTO result_delta VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties, NEW.rows_locked,
    NEW.stopped, NEW.margin, NEW.minutes, NEW.started, NEW.group_id, NEW.player_id, NEW.variant);
END;

CREATE TRIGGER result_deleted AFTER DELETE ON results BEGIN
  INSERT INTO result_delta VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties, OLD.rows_locked,
    OLD.stopped, OLD.margin, OLD.minutes, OLD.started, OLD.group_id, OLD.player_id, OLD.variant);
END;

CREATE TRIGGER result_moved AFTER UPDATE OF player_id ON results BEGIN
  INSERT INTO result_delta VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties, OLD.rows_locked,
    OLD.stopped, OLD.margin, OLD.minutes, OLD.started, OLD.group_id, OLD.player_id, OLD.variant);
  INSERT INTO result_delta VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties, NEW.rows_locked,
    NEW.stopped, NEW.margin, NEW.minutes, NEW.started, NEW.group_id, NEW.player_id, NEW.variant);
END;
