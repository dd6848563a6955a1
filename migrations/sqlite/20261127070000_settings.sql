-- The settings of a device as JSON: a new one, or a new value, needs no migration. The defaults have no row.
CREATE TABLE device_settings_as_json (
  holder   BLOB NOT NULL PRIMARY KEY CHECK (length(holder) = 32),
  settings TEXT NOT NULL CHECK (json_valid(settings) AND json_type(settings) = 'object' AND length(settings) BETWEEN 3 AND 16384)
) STRICT, WITHOUT ROWID;

-- `json_patch` leaves out what is NULL.
INSERT INTO device_settings_as_json (holder, settings)
SELECT holder, json_patch('{}', json_object(
  'language', language,
  'theme', theme,
  'wake_lock', json(CASE awake WHEN 0 THEN 'false' WHEN 1 THEN 'true' END),
  'vibrate', json(CASE vibrate WHEN 0 THEN 'false' WHEN 1 THEN 'true' END),
  'sounds', json(CASE sounds WHEN 0 THEN 'false' WHEN 1 THEN 'true' END),
  'rows', rows
)) FROM device_settings;

DROP TABLE device_settings;
ALTER TABLE device_settings_as_json RENAME TO device_settings;
