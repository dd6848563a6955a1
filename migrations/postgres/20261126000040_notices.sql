-- Servers read boards when they need them, and must forget none.
DELETE FROM notices WHERE kind = 'boards';
ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
ALTER TABLE notices ADD CONSTRAINT notices_kind_check
  CHECK (kind IN ('holders', 'all_holders', 'game_access', 'group_access', 'players'));
