-- The results for which players get badges that few games earn, found without reading the others.
CREATE INDEX results_by_eleven ON results (player_id, finished_at) WHERE longest_row >= 11;
CREATE INDEX results_by_point ON results (player_id, finished_at) WHERE margin = 1;
