-- Boards that groups have made. A file never changes, as its id is made of its hash; games are played on it for ever.
CREATE TABLE boards (
  id   TEXT NOT NULL PRIMARY KEY CHECK (id GLOB 'own-*' AND length(id) = 20),
  file TEXT NOT NULL CHECK (json_valid(file) AND length(file) <= 16384)
) STRICT, WITHOUT ROWID;

-- Which group has which board.
CREATE TABLE group_boards (
  group_id   TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  board_id   TEXT NOT NULL REFERENCES boards (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (group_id, board_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX group_boards_by_board ON group_boards (board_id);

-- A board is deleted once no group has it and no game was played on it.
CREATE INDEX games_by_own_board ON games (variant) WHERE variant >= 'own-' AND variant < 'own.';
