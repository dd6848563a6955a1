-- Whether the join code of a game is void, so that nobody else joins.
ALTER TABLE games ADD COLUMN code_closed BOOLEAN NOT NULL DEFAULT FALSE;
