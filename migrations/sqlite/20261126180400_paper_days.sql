-- The day on which a game was played on paper; games that were played here have times instead. It is filled in at the next
-- start, in the time zone of each group, and stays the same whatever the group's time zone is later.
ALTER TABLE games ADD COLUMN day TEXT CHECK (length(day) = 10);
ALTER TABLE results ADD COLUMN day TEXT CHECK (length(day) = 10);
-- Whether it is known why a game ended; of a game on paper it may not be, which then counts as one that was played to its end.
ALTER TABLE games ADD COLUMN reason_known INTEGER NOT NULL DEFAULT 1 CHECK (reason_known IN (0, 1));
DELETE FROM state WHERE name = 'results_complete';

DROP INDEX results_by_end;
DROP INDEX results_by_time;
CREATE INDEX results_by_end ON results (group_id, finished_at, total, day);
CREATE INDEX results_by_time ON results (player_id, finished_at, total, day);

-- The year of a game on paper is that of its day.
DROP TRIGGER group_years_added;
DROP TRIGGER group_years_removed;
CREATE TRIGGER group_years_added AFTER INSERT ON results BEGIN
  INSERT INTO group_years VALUES
    (NEW.group_id, CAST(substr(coalesce(NEW.day, NEW.finished_at), 1, 4) AS INTEGER), NEW.seat = 0, 1, NEW.total)
    ON CONFLICT DO UPDATE SET games = games + excluded.games, results = results + 1, points = points + excluded.points;
END;

CREATE TRIGGER group_years_removed AFTER DELETE ON results BEGIN
  UPDATE group_years SET games = games - (OLD.seat = 0), results = results - 1, points = points - OLD.total
    WHERE group_id = OLD.group_id AND year = CAST(substr(coalesce(OLD.day, OLD.finished_at), 1, 4) AS INTEGER);
END;

-- A player alone has won nothing.
DROP TRIGGER result_inserted;
DROP TRIGGER result_deleted;
DROP TRIGGER result_moved;
DROP TRIGGER result_delta_inserted;
DROP VIEW result_delta;
UPDATE player_totals SET wins = (
  SELECT count(*) FROM results WHERE results.player_id = player_totals.player_id
    AND results.variant = player_totals.variant AND rank = 1 AND NOT stopped AND players > 1
);

-- A length is known where a game ended after it had begun, and within a day: else a clock was wrong.
UPDATE results SET minutes = NULL WHERE minutes > 1440 OR game_id IN (SELECT id FROM games WHERE finished_at < started_at);
DELETE FROM group_measures WHERE measure = 'minutes';
INSERT INTO group_measures SELECT group_id, 'minutes', minutes, count(*) FROM results
  WHERE minutes IS NOT NULL AND seat = 0 GROUP BY group_id, minutes;

-- A row inserted into this view is added to the totals, and with the sign -1 subtracted from them.
CREATE VIEW result_delta AS
  SELECT 1 AS sign, game_id, seat, rank, total, penalties, rows_locked, stopped, margin, minutes, started,
    group_id, player_id, variant, players
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
    VALUES (NEW.player_id, NEW.variant, NEW.sign, NEW.sign * (NEW.rank = 1 AND NOT NEW.stopped AND NEW.players > 1),
      NEW.sign * NEW.total,
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
    NEW.stopped, NEW.margin, NEW.minutes, NEW.started, NEW.group_id, NEW.player_id, NEW.variant, NEW.players);
END;

CREATE TRIGGER result_deleted AFTER DELETE ON results BEGIN
  INSERT INTO result_delta VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties, OLD.rows_locked,
    OLD.stopped, OLD.margin, OLD.minutes, OLD.started, OLD.group_id, OLD.player_id, OLD.variant, OLD.players);
END;

CREATE TRIGGER result_moved AFTER UPDATE OF player_id ON results BEGIN
  INSERT INTO result_delta VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties, OLD.rows_locked,
    OLD.stopped, OLD.margin, OLD.minutes, OLD.started, OLD.group_id, OLD.player_id, OLD.variant, OLD.players);
  INSERT INTO result_delta VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties, NEW.rows_locked,
    NEW.stopped, NEW.margin, NEW.minutes, NEW.started, NEW.group_id, NEW.player_id, NEW.variant, NEW.players);
END;
