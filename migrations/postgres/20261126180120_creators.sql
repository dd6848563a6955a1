-- Who created a game, by the hash of the secret; NULL for games from a file and for those of an earlier version.
ALTER TABLE games ADD COLUMN creator BYTEA CHECK (octet_length(creator) = 32);

CREATE INDEX games_by_creator ON games (group_id, creator) WHERE status <> 'finished' AND creator IS NOT NULL;
