-- When a finished game was last corrected, and the player of the device that did it; NULL where that is not known.
ALTER TABLE games ADD COLUMN corrected_at TEXT COLLATE "C";
ALTER TABLE games ADD COLUMN corrected_by TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL;

-- A deleted player is looked up here.
CREATE INDEX games_by_corrector ON games (corrected_by) WHERE corrected_by IS NOT NULL;
