-- The day on which a game was played on paper; games that were played here have times instead. It is filled in at the next
-- start, in the time zone of each group, and stays the same whatever the group's time zone is later.
ALTER TABLE games ADD COLUMN day TEXT COLLATE "C" CHECK (length(day) = 10);
ALTER TABLE results ADD COLUMN day TEXT COLLATE "C" CHECK (length(day) = 10);
-- Whether it is known why a game ended; of a game on paper it may not be, which then counts as one that was played to its end.
ALTER TABLE games ADD COLUMN reason_known BOOLEAN NOT NULL DEFAULT TRUE;
DELETE FROM state WHERE name = 'results_complete';

DROP INDEX results_by_end;
DROP INDEX results_by_time;
CREATE INDEX results_by_end ON results (group_id, finished_at, total, day);
CREATE INDEX results_by_time ON results (player_id, finished_at, total, day);

-- A player alone has won nothing.
UPDATE player_totals SET wins = (
  SELECT count(*) FROM results WHERE results.player_id = player_totals.player_id
    AND results.variant = player_totals.variant AND rank = 1 AND NOT stopped AND players > 1
);

-- A length is known where a game ended after it had begun, and within a day: else a clock was wrong.
UPDATE results SET minutes = NULL WHERE minutes > 1440 OR game_id IN (SELECT id FROM games WHERE finished_at < started_at);
DELETE FROM group_measures WHERE measure = 'minutes';
INSERT INTO group_measures SELECT group_id, 'minutes', minutes, count(*) FROM results
  WHERE minutes IS NOT NULL AND seat = 0 GROUP BY group_id, minutes;

-- Adds a result to the totals of its year.
CREATE OR REPLACE FUNCTION add_to_group_years(r results, sign INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_year INTEGER := substr(coalesce(r.day, r.finished_at), 1, 4)::integer;
BEGIN
  INSERT INTO group_years (group_id, year, games, results, points)
    VALUES (r.group_id, of_year, sign * (r.seat = 0)::integer, sign, sign * r.total)
    ON CONFLICT (group_id, year) DO UPDATE SET games = group_years.games + excluded.games,
      results = group_years.results + excluded.results, points = group_years.points + excluded.points;
  DELETE FROM group_years WHERE sign < 0 AND group_id = r.group_id AND year = of_year AND results = 0;
END
$$;

-- Adds a result to all other totals.
CREATE OR REPLACE FUNCTION add_result(r results, sign INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  won   INTEGER := (r.rank = 1 AND NOT r.stopped AND r.players > 1)::integer;
  began INTEGER := (coalesce(r.started, FALSE) AND NOT r.stopped)::integer;
  other RECORD;
BEGIN
  IF r.seat = 0 THEN
    INSERT INTO group_totals (group_id, variant, games) VALUES (r.group_id, r.variant, sign)
      ON CONFLICT (group_id, variant) DO UPDATE SET games = group_totals.games + excluded.games;
    DELETE FROM group_totals WHERE sign < 0 AND group_id = r.group_id AND variant = r.variant AND games = 0;
  END IF;
  IF r.margin IS NOT NULL THEN
    PERFORM add_to_group_measures(r.group_id, 'margin', r.margin, sign);
  END IF;
  IF r.minutes IS NOT NULL AND r.seat = 0 THEN
    PERFORM add_to_group_measures(r.group_id, 'minutes', r.minutes, sign);
  END IF;
  INSERT INTO player_totals (player_id, variant, games, wins, points, penalties, rows_locked, starts, starter_wins)
    VALUES (r.player_id, r.variant, sign, sign * won, sign * r.total, sign * coalesce(r.penalties, 0),
      sign * coalesce(r.rows_locked, 0), sign * began, sign * began * won)
    ON CONFLICT (player_id, variant) DO UPDATE SET games = player_totals.games + excluded.games,
      wins = player_totals.wins + excluded.wins, points = player_totals.points + excluded.points,
      penalties = player_totals.penalties + excluded.penalties,
      rows_locked = player_totals.rows_locked + excluded.rows_locked,
      starts = player_totals.starts + excluded.starts,
      starter_wins = player_totals.starter_wins + excluded.starter_wins;
  DELETE FROM player_totals WHERE sign < 0 AND player_id = r.player_id AND variant = r.variant AND games = 0;
  IF NOT r.stopped THEN
    FOR other IN
      SELECT player_id, rank FROM results WHERE game_id = r.game_id AND seat <> r.seat ORDER BY seat
    LOOP
      PERFORM add_to_head_to_head(r.player_id, other.player_id, sign, r.rank < other.rank, r.rank > other.rank);
      PERFORM add_to_head_to_head(other.player_id, r.player_id, sign, other.rank < r.rank, other.rank > r.rank);
    END LOOP;
  END IF;
END
$$;
