-- In whose share of the group's players a player counts, by the hash of the secret: that of who created the game in which the
-- player first sat, or of who added it as that game's host. NULL for those of keepers' lists, of files and of an earlier version.
ALTER TABLE players ADD COLUMN creator BYTEA CHECK (octet_length(creator) = 32);

CREATE INDEX players_by_creator ON players (group_id, creator) WHERE creator IS NOT NULL;
