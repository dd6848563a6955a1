-- The number and the hash of the last event of a game, so that a log whose end is missing is found. The hash is NULL as long as
-- that event has none.
ALTER TABLE games ADD COLUMN last_seq INTEGER NOT NULL DEFAULT 0 CHECK (last_seq >= 0);
ALTER TABLE games ADD COLUMN last_hash BYTEA CHECK (octet_length(last_hash) = 16);
-- Each move changes a row here. With space in its page, the indexes stay as they are.
ALTER TABLE games SET (fillfactor = 80);

UPDATE games SET last_seq = last.seq, last_hash = last.hash
  FROM (SELECT DISTINCT ON (game_id) game_id, seq, hash FROM events ORDER BY game_id, seq DESC) AS last
  WHERE id = last.game_id;

-- A part of the statement that appends: a move stays one statement. A game is changed once by a statement that appends many
-- events to it.
CREATE FUNCTION events_appended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET last_seq = last.seq, last_hash = last.hash
    FROM (SELECT DISTINCT ON (game_id) game_id, seq, hash FROM appended ORDER BY game_id, seq DESC) AS last
    WHERE id = last.game_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER events_appended AFTER INSERT ON events
  REFERENCING NEW TABLE AS appended FOR EACH STATEMENT EXECUTE FUNCTION events_appended();
