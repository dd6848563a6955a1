-- The begins and ends of games, from which a stream of the group resumes: how many the group has had, and which of them
-- was the last of each game. Games from before have none.
ALTER TABLE groups ADD COLUMN milestones BIGINT NOT NULL DEFAULT 0 CHECK (milestones >= 0);
ALTER TABLE games ADD COLUMN milestone BIGINT CHECK (milestone > 0);

CREATE UNIQUE INDEX games_by_milestone ON games (group_id, milestone) WHERE milestone IS NOT NULL;

ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
ALTER TABLE notices ADD CONSTRAINT notices_kind_check
  CHECK (kind IN ('holders', 'all_holders', 'game_access', 'group_access', 'players', 'milestone'));
