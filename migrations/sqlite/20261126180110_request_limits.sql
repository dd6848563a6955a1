-- The network that a request came from, as a hash; NULL where requests are not counted. When the host refused it; NULL for one
-- that was withdrawn.
ALTER TABLE requests ADD COLUMN network TEXT CHECK (length(network) = 64);
ALTER TABLE requests ADD COLUMN refused_at TEXT;
