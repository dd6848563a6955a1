-- What a browser's owner has chosen for it; nothing where a column is NULL.
CREATE TABLE devices (
  holder   BLOB NOT NULL PRIMARY KEY CHECK (length(holder) = 32),
  language TEXT CHECK (language IN ('en', 'es', 'de', 'fr', 'nl')),
  theme    TEXT CHECK (theme IN ('light', 'dark')),
  awake    INTEGER CHECK (awake IN (0, 1)),
  vibrate  INTEGER CHECK (vibrate IN (0, 1)),
  CHECK (coalesce(language, theme, awake, vibrate) IS NOT NULL)
) STRICT, WITHOUT ROWID;
