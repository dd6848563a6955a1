-- Games nobody plays on are looked for every hour; without this, in all that were ever played.
CREATE INDEX games_running ON games (id) WHERE status IN ('playing', 'last_call');
