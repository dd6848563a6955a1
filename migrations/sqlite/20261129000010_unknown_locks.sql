-- The crosses of paper sheets that were entered space by space count: the results of games on paper are computed anew at start.
DELETE FROM state WHERE name = 'results_complete';

-- The results of which the locks are not known, and among them those of which the penalties are not.
CREATE INDEX results_by_unknown ON results (player_id, variant, penalties) WHERE rows_locked IS NULL;
