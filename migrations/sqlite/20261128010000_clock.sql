-- Whether a game shows how long its turns take.
ALTER TABLE games ADD COLUMN clock INTEGER NOT NULL DEFAULT 0 CHECK (clock IN (0, 1));
