-- A total is compared with those of the player's earlier games on the board, which this index has without the rows.
DROP INDEX results_by_player;
CREATE INDEX results_by_player ON results (player_id, variant, total, stopped, finished_at);

-- The lowest total is no record any more.
DROP INDEX results_by_lowest_total;
