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

-- The totals follow the results by triggers, so that no statement that writes, moves or deletes a result can forget
-- them. These functions add a result to the totals, and with the sign -1 subtract it. A row of totals without any game
-- is deleted.

-- Adds one game between two players to one side of it.
CREATE FUNCTION add_to_head_to_head(player TEXT, opponent TEXT, sign INTEGER, won BOOLEAN, lost BOOLEAN)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO head_to_head (player_id, opponent_id, games, wins, losses)
    VALUES (player, opponent, sign, sign * won::integer, sign * lost::integer)
    ON CONFLICT (player_id, opponent_id) DO UPDATE SET games = head_to_head.games + excluded.games,
      wins = head_to_head.wins + excluded.wins, losses = head_to_head.losses + excluded.losses;
  DELETE FROM head_to_head WHERE sign < 0 AND player_id = player AND opponent_id = opponent AND games = 0;
END
$$;

-- Adds one game to those of its group that had the value.
CREATE FUNCTION add_to_group_measures(of_group TEXT, of_measure TEXT, of_value INTEGER, sign INTEGER)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO group_measures (group_id, measure, value, games) VALUES (of_group, of_measure, of_value, sign)
    ON CONFLICT (group_id, measure, value) DO UPDATE SET games = group_measures.games + excluded.games;
  DELETE FROM group_measures
    WHERE sign < 0 AND group_id = of_group AND measure = of_measure AND value = of_value AND games = 0;
END
$$;

-- Adds a result to the totals of its year.
CREATE FUNCTION add_to_group_years(r results, sign INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_year INTEGER := substr(r.finished_at, 1, 4)::integer;
BEGIN
  INSERT INTO group_years (group_id, year, games, results, points)
    VALUES (r.group_id, of_year, sign * (r.seat = 0)::integer, sign, sign * r.total)
    ON CONFLICT (group_id, year) DO UPDATE SET games = group_years.games + excluded.games,
      results = group_years.results + excluded.results, points = group_years.points + excluded.points;
  DELETE FROM group_years WHERE sign < 0 AND group_id = r.group_id AND year = of_year AND results = 0;
END
$$;

-- Adds a result to all other totals.
CREATE FUNCTION add_result(r results, sign INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  won   INTEGER := (r.rank = 1 AND NOT r.stopped)::integer;
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

-- The triggers must be BEFORE each row: then they find the rows that the same statement has changed so far, as SQLite's
-- do, and each pair of a game's players is added or subtracted once. After the rows, they would find all of them changed.
-- A result that is inserted with ON CONFLICT would be added even if it is not inserted, so no statement may do that.
--
-- The totals of the year come first: who writes results of a group at the same time as another waits there.
CREATE FUNCTION result_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_group_years(NEW, 1);
  PERFORM add_result(NEW, 1);
  RETURN NEW;
END
$$;

CREATE FUNCTION result_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_group_years(OLD, -1);
  PERFORM add_result(OLD, -1);
  RETURN OLD;
END
$$;

-- Another player of a game changes nothing in the totals of its year.
CREATE FUNCTION result_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_result(OLD, -1);
  PERFORM add_result(NEW, 1);
  RETURN NEW;
END
$$;

CREATE TRIGGER result_inserted BEFORE INSERT ON results
  FOR EACH ROW EXECUTE FUNCTION result_inserted();
CREATE TRIGGER result_deleted BEFORE DELETE ON results
  FOR EACH ROW EXECUTE FUNCTION result_deleted();
CREATE TRIGGER result_moved BEFORE UPDATE OF player_id ON results
  FOR EACH ROW EXECUTE FUNCTION result_moved();
