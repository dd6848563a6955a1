-- Tables and columns get the names that the code and the documentation use. Views cannot be renamed, and indexes and
-- triggers neither: they are created anew.

DROP TRIGGER result_inserted;
DROP TRIGGER result_deleted;
DROP TRIGGER result_given_away;
DROP TRIGGER tally_inserted;
DROP TRIGGER counts_empty;
DROP TRIGGER sums_empty;
DROP TRIGGER rivals_empty;
DROP VIEW tally;
DROP INDEX rights_by_holder;
DROP INDEX rights_by_game;
DROP INDEX rights_by_group;
DROP INDEX answers_by_time;
DROP INDEX links_by_end;

ALTER TABLE players RENAME COLUMN folded TO name_key;
ALTER TABLE links RENAME COLUMN runs_out_at TO expires_at;
ALTER TABLE rights RENAME TO grants;
ALTER TABLE devices RENAME TO device_settings;
ALTER TABLE answers RENAME TO idempotency_keys;
ALTER TABLE idempotency_keys RENAME COLUMN sealed TO encrypted;
ALTER TABLE counts RENAME TO group_totals;
ALTER TABLE sums RENAME TO player_totals;
ALTER TABLE rivals RENAME TO head_to_head;
ALTER TABLE head_to_head RENAME COLUMN rival_id TO opponent_id;

CREATE UNIQUE INDEX grants_by_holder
  ON grants (holder, role, group_id, coalesce(game_id, ''), coalesce(player_id, ''));
CREATE INDEX grants_by_game ON grants (game_id);
CREATE INDEX grants_by_group ON grants (group_id, role);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (at);
CREATE INDEX links_by_end ON links (coalesce(ended_at, expires_at));

-- The totals follow the results by triggers, so that no statement that writes, moves or deletes a result can forget
-- them: a row inserted into this view is added to the totals, and with the sign -1 subtracted from them.
CREATE VIEW result_delta AS
  SELECT 1 AS sign, game_id, seat, rank, total, penalties, rows_locked, stopped, group_id, player_id, variant
  FROM results;

CREATE TRIGGER result_delta_inserted INSTEAD OF INSERT ON result_delta BEGIN
  INSERT INTO group_totals (group_id, variant, games)
    SELECT NEW.group_id, NEW.variant, NEW.sign WHERE NEW.seat = 0
    ON CONFLICT DO UPDATE SET games = games + excluded.games;
  INSERT INTO player_totals (player_id, variant, games, wins, points, penalties, rows_locked)
    VALUES (NEW.player_id, NEW.variant, NEW.sign, NEW.sign * (NEW.rank = 1 AND NOT NEW.stopped), NEW.sign * NEW.total,
      NEW.sign * coalesce(NEW.penalties, 0), NEW.sign * coalesce(NEW.rows_locked, 0))
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      points = points + excluded.points, penalties = penalties + excluded.penalties,
      rows_locked = rows_locked + excluded.rows_locked;
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
  INSERT INTO result_delta VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties,
    NEW.rows_locked, NEW.stopped, NEW.group_id, NEW.player_id, NEW.variant);
END;

CREATE TRIGGER result_deleted AFTER DELETE ON results BEGIN
  INSERT INTO result_delta VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties,
    OLD.rows_locked, OLD.stopped, OLD.group_id, OLD.player_id, OLD.variant);
END;

CREATE TRIGGER result_moved AFTER UPDATE OF player_id ON results BEGIN
  INSERT INTO result_delta VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties,
    OLD.rows_locked, OLD.stopped, OLD.group_id, OLD.player_id, OLD.variant);
  INSERT INTO result_delta VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties,
    NEW.rows_locked, NEW.stopped, NEW.group_id, NEW.player_id, NEW.variant);
END;

CREATE TRIGGER group_totals_empty AFTER UPDATE ON group_totals WHEN NEW.games = 0 BEGIN
  DELETE FROM group_totals WHERE group_id = NEW.group_id AND variant = NEW.variant;
END;

CREATE TRIGGER player_totals_empty AFTER UPDATE ON player_totals WHEN NEW.games = 0 BEGIN
  DELETE FROM player_totals WHERE player_id = NEW.player_id AND variant = NEW.variant;
END;

CREATE TRIGGER head_to_head_empty AFTER UPDATE ON head_to_head WHEN NEW.games = 0 BEGIN
  DELETE FROM head_to_head WHERE player_id = NEW.player_id AND opponent_id = NEW.opponent_id;
END;
