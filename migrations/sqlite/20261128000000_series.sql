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
