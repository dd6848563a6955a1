-- The lines of a result's score that do not follow from its rows and penalties: what boards score beside rows, and
-- penalties that cost something else than usual. All other lines are those of the row in results; a result without
-- any line here is the sum of its rows and penalties.
CREATE TABLE result_lines (
  game_id TEXT NOT NULL,
  seat    INTEGER NOT NULL,
  -- The order of the lines on the sheet.
  place   INTEGER NOT NULL CHECK (place >= 0),
  line    TEXT NOT NULL CHECK (line IN ('steps', 'double', 'bonus', 'track', 'penalties')),
  -- The row that counts twice.
  row     TEXT CHECK (row IS NULL OR (line = 'double' AND row IN ('red', 'yellow', 'green', 'blue'))),
  crosses INTEGER CHECK (crosses >= 0),
  score   INTEGER NOT NULL CHECK (score >= 0 OR line = 'penalties'),
  PRIMARY KEY (game_id, seat, place),
  FOREIGN KEY (game_id, seat) REFERENCES results (game_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
