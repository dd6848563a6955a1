-- Lists of who may do what in a group, and of its pending invites.
CREATE INDEX rights_by_group ON rights (group_id, role);
CREATE INDEX links_by_group ON links (group_id, role);

-- The hash of the secret whose holder made an invite, so that it ends with that keeper's right; not known of
-- links from before.
ALTER TABLE links ADD COLUMN made_by BLOB CHECK (length(made_by) = 32);
