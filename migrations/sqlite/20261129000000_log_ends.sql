-- The end of a log is stored with the results of its game, not with each event: a move changes no row of games.
DROP TRIGGER event_appended;
