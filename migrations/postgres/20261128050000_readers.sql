-- A reader of a group sees it and its games, but does not play.
ALTER TABLE grants
  DROP CONSTRAINT grants_role_check,
  ADD CONSTRAINT grants_role_check CHECK (role IN ('seat', 'host', 'share', 'reader', 'member', 'keeper'));
ALTER TABLE links
  DROP CONSTRAINT links_role_check,
  ADD CONSTRAINT links_role_check CHECK (role IN ('seat', 'share', 'reader', 'member', 'keeper'));
