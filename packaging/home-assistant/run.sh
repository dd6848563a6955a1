#!/bin/sh
# Home Assistant gives /data to root. The server gets it, and runs there without the rights of root.
set -eu
chown -R rowlock:rowlock /data
if [ -f /config/rowlock.toml ]; then
    export ROWLOCK_CONFIG=/config/rowlock.toml
fi
exec setpriv --reuid=rowlock --regid=rowlock --clear-groups --no-new-privs rowlock serve
