-- Where a game was played, and what its players wrote about it; the key is both, case-folded, for the search.
ALTER TABLE games ADD COLUMN place TEXT CHECK (length(place) BETWEEN 1 AND 60);
ALTER TABLE games ADD COLUMN note TEXT CHECK (length(note) BETWEEN 1 AND 500);
ALTER TABLE games ADD COLUMN remarks_key TEXT;

CREATE INDEX games_by_place ON games (group_id, created_at) WHERE place IS NOT NULL;
