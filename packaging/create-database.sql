-- The role and the database of the servers in compose-servers.yaml, for psql at the first start of PostgreSQL.
\set password `cat /run/secrets/rowlock_password`
CREATE ROLE rowlock LOGIN PASSWORD :'password';
CREATE DATABASE rowlock OWNER rowlock TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C';
