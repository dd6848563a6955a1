-- The idempotency key of a move is in its event. In a table of its own each key was on a page of its own, so a move
-- wrote twice as many pages; and a move is found by its key in its game's log, which is in memory.
--
-- The key is 8 bytes of the hash of the key and the sender's secret, and 8 bytes of the hash of the request.
ALTER TABLE events ADD COLUMN key BLOB CHECK (length(key) = 16);

-- A key may be that of another request, or of a move made before this migration.
CREATE TRIGGER event_key_is_new BEFORE INSERT ON events WHEN NEW.key IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'the idempotency key was used') FROM idempotency_keys
    WHERE key BETWEEN substr(NEW.key, 1, 8)
      AND CAST(substr(NEW.key, 1, 8) || x'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF' AS BLOB);
END;
