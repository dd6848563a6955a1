-- The network that a screen shows its code to, as a hash: each has only some of the places.
ALTER TABLE screens ADD COLUMN origin TEXT;
