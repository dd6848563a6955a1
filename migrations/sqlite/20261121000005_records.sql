-- A record is the first line of an index, also where thousands of results are alike.
DROP INDEX results_by_total;
DROP INDEX results_by_longest_row;
CREATE INDEX results_by_highest_total ON results (group_id, variant, total DESC, finished_at);
CREATE INDEX results_by_lowest_total ON results (group_id, variant, total, finished_at);
CREATE INDEX results_by_longest_row ON results (group_id, variant, longest_row DESC, finished_at);
