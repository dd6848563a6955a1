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
