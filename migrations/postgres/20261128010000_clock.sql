-- Whether a game shows how long its turns take.
ALTER TABLE games ADD COLUMN clock BOOLEAN NOT NULL DEFAULT FALSE;
