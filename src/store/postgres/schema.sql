-- What belongs to each table and function of the schema, one line each, in words that are the same in all versions of
-- PostgreSQL: of an expression only that there is one, as versions write expressions differently.
WITH space AS (
  SELECT oid FROM pg_namespace WHERE nspname = current_schema()
), tables AS (
  SELECT oid, relname::text AS name, relpersistence, relrowsecurity
  FROM pg_class WHERE relnamespace = (SELECT oid FROM space) AND relkind IN ('r', 'p') AND relname <> '_sqlx_migrations'
), found AS (
  SELECT name AS owner, format('table persistence=%s row_security=%s', relpersistence, relrowsecurity) AS line FROM tables
  UNION ALL
  SELECT name, format('column %s %s collation=%s required=%s default=%s identity=%s generated=%s', attname,
    format_type(atttypid, atttypmod), coalesce(collname, ''), attnotnull, atthasdef, attidentity, attgenerated)
  FROM tables JOIN pg_attribute ON attrelid = tables.oid LEFT JOIN pg_collation ON pg_collation.oid = attcollation
  WHERE attnum > 0 AND NOT attisdropped
  UNION ALL
  -- Since version 18 a column that is required has a constraint, too.
  SELECT name, format('constraint %s %s (%s) to %s (%s) delete=%s update=%s deferrable=%s valid=%s', conname, contype,
    own.names, coalesce(parent.relname::text, ''), others.names, confdeltype, confupdtype, condeferrable, convalidated)
  FROM tables JOIN pg_constraint ON conrelid = tables.oid AND contype <> 'n'
    LEFT JOIN pg_class AS parent ON parent.oid = confrelid,
    LATERAL (SELECT string_agg(attname::text, ', ' ORDER BY place) AS names
      FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
      JOIN pg_attribute ON attrelid = conrelid AND attnum = number) AS own,
    LATERAL (SELECT string_agg(attname::text, ', ' ORDER BY place) AS names
      FROM unnest(confkey) WITH ORDINALITY AS key (number, place)
      JOIN pg_attribute ON attrelid = confrelid AND attnum = number) AS others
  UNION ALL
  SELECT name, format('index %s (%s) options=%s unique=%s partial=%s valid=%s', class.relname, own.names, indoption,
    indisunique, indpred IS NOT NULL, indisvalid)
  FROM tables JOIN pg_index ON indrelid = tables.oid JOIN pg_class AS class ON class.oid = indexrelid,
    LATERAL (SELECT string_agg(coalesce(attname::text, 'an expression'), ', ' ORDER BY place) AS names
      FROM unnest(indkey::int2[]) WITH ORDINALITY AS key (number, place)
      LEFT JOIN pg_attribute ON attrelid = indrelid AND attnum = number) AS own
  UNION ALL
  SELECT name, format('trigger %s type=%s function=%s enabled=%s partial=%s', tgname, tgtype, proname, tgenabled,
    tgqual IS NOT NULL)
  FROM tables JOIN pg_trigger ON tgrelid = tables.oid AND NOT tgisinternal JOIN pg_proc ON pg_proc.oid = tgfoid
  UNION ALL
  SELECT DISTINCT name, 'trigger of a constraint that does not run'
  FROM tables JOIN pg_trigger ON tgrelid = tables.oid AND tgisinternal AND tgenabled <> 'O'
  UNION ALL
  SELECT name, format('rule %s', rulename) FROM tables JOIN pg_rewrite ON ev_class = tables.oid
  UNION ALL
  SELECT name, format('policy %s', polname) FROM tables JOIN pg_policy ON polrelid = tables.oid
  UNION ALL
  SELECT name, format('inherited by %s', inhrelid::regclass) FROM tables JOIN pg_inherits ON inhparent = tables.oid
  UNION ALL
  SELECT format('function %s', proname), format('arguments=%s definer=%s body=%s', pronargs, prosecdef,
    encode(sha256(convert_to(prosrc, 'UTF8')), 'hex'))
  FROM pg_proc WHERE pronamespace = (SELECT oid FROM space)
)
SELECT owner, line FROM found ORDER BY owner COLLATE "C", line COLLATE "C"
