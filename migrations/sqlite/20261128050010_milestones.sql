-- The begins and ends of games, from which a stream of the group resumes: how many the group has had, and which of them
-- was the last of each game. Games from before have none.
ALTER TABLE groups ADD COLUMN milestones INTEGER NOT NULL DEFAULT 0 CHECK (milestones >= 0);
ALTER TABLE games ADD COLUMN milestone INTEGER CHECK (milestone > 0);

CREATE UNIQUE INDEX games_by_milestone ON games (group_id, milestone) WHERE milestone IS NOT NULL;
