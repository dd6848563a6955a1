-- What the server remembers of itself: when it last cleared away, and that every finished game has its results. A
-- migration that drops results deletes the line 'results_complete'.
CREATE TABLE state (
  name  TEXT NOT NULL PRIMARY KEY CHECK (name IN ('swept_at', 'results_complete')),
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
