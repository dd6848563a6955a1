-- A player is deleted or merged with the rights to their seats; without these, all rights and links were read for it.
CREATE INDEX grants_by_player ON grants (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX links_by_player ON links (player_id) WHERE player_id IS NOT NULL;
