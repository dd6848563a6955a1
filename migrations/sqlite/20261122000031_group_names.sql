-- The player whose name a group has, until people give it another. The name follows when the player is renamed, merged
-- or deleted. Of groups that are there already, those count that were made with a game whose first seat has the name.
ALTER TABLE groups ADD COLUMN named_after TEXT;

UPDATE groups SET named_after = (
  SELECT players.id FROM games
  JOIN seats ON seats.game_id = games.id AND seats.seat = 0
  JOIN players ON players.id = seats.player_id
  WHERE games.group_id = groups.id AND games.created_at = groups.created_at AND players.name = groups.name
  LIMIT 1
);

CREATE INDEX groups_by_name ON groups (named_after) WHERE named_after IS NOT NULL;
