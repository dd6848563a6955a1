-- Whether the turns of a game end by a tap only.
ALTER TABLE games ADD COLUMN tap_to_end INTEGER NOT NULL DEFAULT 0 CHECK (tap_to_end IN (0, 1));
