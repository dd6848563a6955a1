-- Whether the turns of a game end by a tap only.
ALTER TABLE games ADD COLUMN tap_to_end BOOLEAN NOT NULL DEFAULT FALSE;
