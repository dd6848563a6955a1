//! `rowlock admin page-link`: a link to the operator's page of a server that runs.

use std::io;
use std::net::SocketAddr;
use std::path::{PathBuf, absolute};

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

/// Why there is no link; each is a sentence.
#[derive(Debug, thiserror::Error)]
pub enum PageLinkError {
    #[error("No server is using the database {}: start it, and it prints a link.", .0.display())]
    NotInUse(PathBuf),
    /// With PostgreSQL there is no folder in which only the server's owner can write.
    #[error("A server on PostgreSQL prints a link only when it starts: start it again.")]
    NoFile,
    #[error(
        "The server listens on {0} only, and its page is opened by a loopback address: let it listen on 0.0.0.0:{port}.",
        port = .0.port()
    )]
    NotLocal(SocketAddr),
    #[error("The system has no random bytes: try again.")]
    NoEntropy,
    #[error("The link cannot be written next to {}: {reason}; run the command as the user of the server.", path.display())]
    Unwritable { path: PathBuf, reason: io::Error },
}

impl PageLink {
    /// Makes the link valid; returns what to print. If it fails, a link from before stays valid.
    pub(super) fn make(&self) -> Result<String, PageLinkError> {
        let database = self.database.address();
        let path = database.file().ok_or(PageLinkError::NoFile)?;
        let unwritable = |reason| PageLinkError::Unwritable {
            path: path.to_owned(),
            reason,
        };
        let served = ServedAt::read(path).map_err(unwritable)?;
        let ServedAt { listen, public_url } =
            served.ok_or_else(|| PageLinkError::NotInUse(path.to_owned()))?;
        let mut random = [0; 24];
        let filled = SystemRandom.fill(&mut random);
        filled.map_err(|_| PageLinkError::NoEntropy)?;
        let key = Token::from_random(random);
        let link = PublicUrl::new(Some(public_url), listen).operator_link(&key);
        let link = link.ok_or(PageLinkError::NotLocal(listen))?;
        let stored = path
            .canonicalize()
            .or_else(|_| absolute(path))
            .and_then(|path| offer_operator_link(&path, &key));
        stored.map_err(unwritable)?;
        Ok(format!("{link}\n"))
    }
}
