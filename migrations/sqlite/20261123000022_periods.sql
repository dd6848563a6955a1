-- The totals of a group by year in UTC; where the year of its time zone begins at another hour, the results of the hours
-- between are read. Players have no such sums: theirs change with a merge, and are read with an index.
CREATE TABLE group_years (
  group_id TEXT NOT NULL,
  year     INTEGER NOT NULL,
  games    INTEGER NOT NULL,
  results  INTEGER NOT NULL,
  points   INTEGER NOT NULL,
  PRIMARY KEY (group_id, year)
) STRICT, WITHOUT ROWID;

INSERT INTO group_years SELECT group_id, CAST(substr(finished_at, 1, 4) AS INTEGER) AS year, sum(seat = 0), count(*),
  sum(total) FROM results GROUP BY group_id, year;

CREATE TRIGGER group_years_added AFTER INSERT ON results BEGIN
  INSERT INTO group_years VALUES
    (NEW.group_id, CAST(substr(NEW.finished_at, 1, 4) AS INTEGER), NEW.seat = 0, 1, NEW.total)
    ON CONFLICT DO UPDATE SET games = games + excluded.games, results = results + 1, points = points + excluded.points;
END;

CREATE TRIGGER group_years_removed AFTER DELETE ON results BEGIN
  UPDATE group_years SET games = games - (OLD.seat = 0), results = results - 1, points = points - OLD.total
    WHERE group_id = OLD.group_id AND year = CAST(substr(OLD.finished_at, 1, 4) AS INTEGER);
END;

CREATE TRIGGER group_years_empty AFTER UPDATE ON group_years WHEN NEW.results = 0 BEGIN
  DELETE FROM group_years WHERE group_id = NEW.group_id AND year = NEW.year;
END;

CREATE INDEX results_by_end ON results (group_id, finished_at, total);
DROP INDEX results_by_time;
CREATE INDEX results_by_time ON results (player_id, finished_at, total);
