-- A game that ended without a cross or a penalty on any sheet is not recorded: no history, figures or exports of its
-- group have it.
ALTER TABLE games ADD COLUMN recorded INTEGER NOT NULL DEFAULT 1 CHECK (recorded IN (0, 1));

-- Whether the game was ended early: its points count, but nobody won or lost it.
ALTER TABLE results ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1));

DROP TRIGGER result_inserted;
DROP TRIGGER result_deleted;
DROP TRIGGER result_given_away;
DROP TRIGGER tally_inserted;
DROP VIEW tally;

UPDATE results SET stopped = 1 WHERE game_id IN (SELECT id FROM games WHERE reason = 'stopped');
-- Of a game that was played on paper nobody knows the locks; it was played.
UPDATE games SET recorded = 0 WHERE id IN (SELECT game_id FROM results GROUP BY game_id
  HAVING sum(rows_locked IS NULL OR longest_row > 0 OR penalties > 0) = 0);
DELETE FROM results WHERE game_id IN (SELECT id FROM games WHERE recorded = 0);

-- What is inserted into this view is added to the sums, with the sign -1 taken away.
CREATE VIEW tally AS
  SELECT 1 AS sign, game_id, seat, rank, total, penalties, rows_locked, stopped, group_id, player_id, variant
  FROM results;

CREATE TRIGGER tally_inserted INSTEAD OF INSERT ON tally BEGIN
  INSERT INTO counts (group_id, variant, games)
    SELECT NEW.group_id, NEW.variant, NEW.sign WHERE NEW.seat = 0
    ON CONFLICT DO UPDATE SET games = games + excluded.games;
  INSERT INTO sums (player_id, variant, games, wins, points, penalties, rows_locked)
    VALUES (NEW.player_id, NEW.variant, NEW.sign, NEW.sign * (NEW.rank = 1 AND NOT NEW.stopped), NEW.sign * NEW.total,
      NEW.sign * coalesce(NEW.penalties, 0), NEW.sign * coalesce(NEW.rows_locked, 0))
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      points = points + excluded.points, penalties = penalties + excluded.penalties,
      rows_locked = rows_locked + excluded.rows_locked;
  INSERT INTO rivals (player_id, rival_id, games, wins, losses)
    SELECT NEW.player_id, player_id, NEW.sign, NEW.sign * (NEW.rank < rank), NEW.sign * (NEW.rank > rank)
    FROM results WHERE game_id = NEW.game_id AND seat <> NEW.seat AND NOT NEW.stopped
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      losses = losses + excluded.losses;
  INSERT INTO rivals (player_id, rival_id, games, wins, losses)
    SELECT player_id, NEW.player_id, NEW.sign, NEW.sign * (rank < NEW.rank), NEW.sign * (rank > NEW.rank)
    FROM results WHERE game_id = NEW.game_id AND seat <> NEW.seat AND NOT NEW.stopped
    ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,
      losses = losses + excluded.losses;
END;

CREATE TRIGGER result_inserted AFTER INSERT ON results BEGIN
  INSERT INTO tally VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties,
    NEW.rows_locked, NEW.stopped, NEW.group_id, NEW.player_id, NEW.variant);
END;

CREATE TRIGGER result_deleted AFTER DELETE ON results BEGIN
  INSERT INTO tally VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties,
    OLD.rows_locked, OLD.stopped, OLD.group_id, OLD.player_id, OLD.variant);
END;

CREATE TRIGGER result_given_away AFTER UPDATE OF player_id ON results BEGIN
  INSERT INTO tally VALUES (-1, OLD.game_id, OLD.seat, OLD.rank, OLD.total, OLD.penalties,
    OLD.rows_locked, OLD.stopped, OLD.group_id, OLD.player_id, OLD.variant);
  INSERT INTO tally VALUES (1, NEW.game_id, NEW.seat, NEW.rank, NEW.total, NEW.penalties,
    NEW.rows_locked, NEW.stopped, NEW.group_id, NEW.player_id, NEW.variant);
END;

-- The sums of the results that earlier versions wrote are made anew.
DELETE FROM counts;
DELETE FROM sums;
DELETE FROM rivals;
INSERT INTO counts SELECT group_id, variant, count(*) FROM results WHERE seat = 0 GROUP BY group_id, variant;
INSERT INTO sums SELECT player_id, variant, count(*), sum(rank = 1 AND NOT stopped), sum(total),
  sum(coalesce(penalties, 0)), sum(coalesce(rows_locked, 0)) FROM results GROUP BY player_id, variant;
INSERT INTO rivals SELECT own.player_id, other.player_id, count(*), sum(own.rank < other.rank), sum(own.rank > other.rank)
  FROM results AS own JOIN results AS other ON other.game_id = own.game_id AND other.seat <> own.seat
  WHERE NOT own.stopped GROUP BY own.player_id, other.player_id;
