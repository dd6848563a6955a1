-- Whether the join code of a game is void, so that nobody else joins.
ALTER TABLE games ADD COLUMN code_closed INTEGER NOT NULL DEFAULT 0 CHECK (code_closed IN (0, 1));
