//! Where the server that uses a database is reached: it leaves this in the lock file, for commands.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::Path;

use super::database_file::with_suffix;
use super::examine::is_in_use;

/// Where a running server is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServedAt {
    /// The address that it listens on.
    pub listen: SocketAddr,
    /// The URL in its links.
    pub public_url: String,
}

impl ServedAt {
    /// Leaves this in the lock file of a database that this process has locked.
    pub fn leave(&self, database: &Path) {
        let line = format!("{} {}\n", self.listen, self.public_url);
        if let Err(error) = fs::write(with_suffix(database, ".lock"), line) {
            tracing::warn!(%error, "commands cannot know the address of this server");
        }
    }

    /// What the server that uses a database has left; `None` if no server does, or if it has not started yet.
    pub fn read(database: &Path) -> io::Result<Option<Self>> {
        let database = match database.canonicalize() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            found => found?,
        };
        if !is_in_use(&database)? {
            return Ok(None);
        }
        let line = fs::read_to_string(with_suffix(&database, ".lock"))?;
        let both = line.trim_end().split_once(' ');
        Ok(both.and_then(|(listen, public_url)| {
            Some(Self {
                listen: listen.parse().ok()?,
                public_url: public_url.to_owned(),
            })
        }))
    }
}
