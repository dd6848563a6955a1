-- The hash of each event and of all before it, so that a changed or missing event is found; NULL until it is computed.
ALTER TABLE events ADD COLUMN hash BLOB CHECK (length(hash) = 16);

-- The table of the server's state is made anew for another key: whether every event has its hash.
CREATE TABLE state_with_hashes (
  name  TEXT NOT NULL PRIMARY KEY CHECK (name IN ('swept_at', 'results_complete', 'hashes_complete')),
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO state_with_hashes (name, value) SELECT name, value FROM state;
DROP TABLE state;
ALTER TABLE state_with_hashes RENAME TO state;
