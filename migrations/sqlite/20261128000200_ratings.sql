-- Whether the players of a group have ratings.
ALTER TABLE groups ADD COLUMN ratings INTEGER NOT NULL DEFAULT 1 CHECK (ratings IN (0, 1));
