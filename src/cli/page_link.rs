//! `rowlock admin page-link`: a link to the operator's page of a server that runs.

use std::io;
use std::path::absolute;

use clap::Args;

use super::database::ServedDatabase;
use crate::domain::ids::Token;
use crate::http::{PublicUrl, offer_operator_link};
use crate::services::{Random, SystemRandom};
use crate::store::ServedAt;

/// The server whose page a link opens.
#[derive(Debug, Args)]
pub(super) struct PageLink {
    #[command(flatten)]
    database: ServedDatabase,
}

impl PageLink {
    /// Makes the link valid; returns what to print. If it fails, a link from before stays valid.
    pub(super) fn make(&self) -> Result<String, String> {
        let database = self.database.address();
        // With PostgreSQL there is no folder in which only the server's owner can write.
        let path = database
            .file()
            .ok_or("A server on PostgreSQL prints a link only when it starts: start it again.")?;
        let shown = path.display();
        let unwritable = |reason: io::Error| {
            format!(
                "The link cannot be written next to {shown}: {reason}; run the command as the user of the server."
            )
        };
        let served = ServedAt::read(path).map_err(unwritable)?;
        let ServedAt { listen, public_url } = served.ok_or_else(|| {
            format!("No server is using the database {shown}: start it, and it prints a link.")
        })?;
        let mut random = [0; 24];
        let filled = SystemRandom.fill(&mut random);
        filled.map_err(|_| "The system has no random bytes: try again.")?;
        let key = Token::from_random(random);
        let link = PublicUrl::new(Some(public_url), listen).operator_link(&key);
        let link = link.ok_or_else(|| {
            format!(
                "The server listens on {listen} only, and its page is opened by a loopback address: let it listen on \
                 0.0.0.0:{}.",
                listen.port()
            )
        })?;
        let stored = path
            .canonicalize()
            .or_else(|_| absolute(path))
            .and_then(|path| offer_operator_link(&path, &key));
        stored.map_err(unwritable)?;
        Ok(format!("{link}\n"))
    }
}
