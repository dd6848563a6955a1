-- Whether the players of a group have ratings.
ALTER TABLE groups ADD COLUMN ratings BOOLEAN NOT NULL DEFAULT TRUE;
