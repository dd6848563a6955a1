-- How a device shows the rows; the table is made anew, as its last check names all settings.
CREATE TABLE device_settings_with_rows (
  holder   BLOB NOT NULL PRIMARY KEY CHECK (length(holder) = 32),
  language TEXT CHECK (language IN ('en', 'es', 'de', 'fr', 'nl')),
  theme    TEXT CHECK (theme IN ('light', 'dark')),
  awake    INTEGER CHECK (awake IN (0, 1)),
  vibrate  INTEGER CHECK (vibrate IN (0, 1)),
  sounds   INTEGER CHECK (sounds IN (0, 1)),
  rows     TEXT CHECK (length(rows) BETWEEN 1 AND 100),
  CHECK (coalesce(language, theme, awake, vibrate, sounds, rows) IS NOT NULL)
) STRICT, WITHOUT ROWID;

INSERT INTO device_settings_with_rows (holder, language, theme, awake, vibrate, sounds)
SELECT holder, language, theme, awake, vibrate, sounds FROM device_settings;

DROP TABLE device_settings;
ALTER TABLE device_settings_with_rows RENAME TO device_settings;
