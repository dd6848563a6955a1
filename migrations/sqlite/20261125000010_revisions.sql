-- How often a game has changed beside its log, so that of two changes which were decided at the same time, on two servers,
-- only one is stored.
ALTER TABLE games ADD COLUMN rev INTEGER NOT NULL DEFAULT 0 CHECK (rev >= 0);
