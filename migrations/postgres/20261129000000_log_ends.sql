-- The end of a log is stored with the results of its game, not with each event: a move changes no row of games.
DROP TRIGGER events_appended ON events;
DROP FUNCTION events_appended();
ALTER TABLE games RESET (fillfactor);
