-- The settings of a device as JSON: a new one, or a new value, needs no migration. The defaults have no row.
ALTER TABLE device_settings ADD COLUMN settings TEXT COLLATE "C";

UPDATE device_settings SET settings = json_strip_nulls(json_build_object(
  'language', language,
  'theme', theme,
  'wake_lock', awake,
  'vibrate', vibrate,
  'sounds', sounds,
  'rows', rows
))::text;

-- The checks of these columns go with them.
ALTER TABLE device_settings
  DROP COLUMN language,
  DROP COLUMN theme,
  DROP COLUMN awake,
  DROP COLUMN vibrate,
  DROP COLUMN sounds,
  DROP COLUMN rows,
  ALTER COLUMN settings SET NOT NULL,
  ADD CHECK (json_typeof(settings::json) = 'object' AND length(settings) BETWEEN 3 AND 16384);
