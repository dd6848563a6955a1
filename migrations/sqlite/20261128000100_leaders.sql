-- Who has won the games of a year, without reading the results of the others.
CREATE INDEX results_by_wins ON results (group_id, finished_at, day, player_id) WHERE rank = 1 AND NOT stopped AND players > 1;
