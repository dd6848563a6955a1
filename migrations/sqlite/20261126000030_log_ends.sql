-- The number and the hash of the last event of a game, so that a log whose end is missing is found. The hash is NULL as long as
-- that event has none.
ALTER TABLE games ADD COLUMN last_seq INTEGER NOT NULL DEFAULT 0 CHECK (last_seq >= 0);
ALTER TABLE games ADD COLUMN last_hash BLOB CHECK (length(last_hash) = 16);

UPDATE games SET last_seq = coalesce((SELECT max(seq) FROM events WHERE game_id = id), 0);
UPDATE games SET last_hash = (SELECT hash FROM events WHERE game_id = id AND seq = last_seq);

-- A part of the statement that appends: a move stays one statement.
CREATE TRIGGER event_appended AFTER INSERT ON events BEGIN
  UPDATE games SET last_seq = NEW.seq, last_hash = NEW.hash WHERE id = NEW.game_id;
END;
