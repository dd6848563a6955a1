//! Invites to a game: a link as a QR code, and a code to type.

use super::qr::qr;
use crate::http::PublicUrl;

/// How another device comes to a game.
pub(crate) struct Invite {
    pub(crate) code: String,
    /// The URL of the QR code.
    pub(crate) link: String,
    /// Where the code is typed.
    pub(crate) address: String,
}

impl Invite {
    /// The invite with a link of this path, which ends with the code.
    pub(crate) fn new(public_url: &PublicUrl, path: &str, code: String) -> Self {
        Self {
            link: format!("{}{path}{code}", public_url.url()),
            address: address(public_url),
            code,
        }
    }

    /// The link as a QR code.
    pub(crate) fn qr(&self) -> String {
        qr(&self.link)
    }
}

/// The address of the server as people type it.
pub(crate) fn address(public_url: &PublicUrl) -> String {
    let url = public_url.url();
    url.replace("http://", "").replace("https://", "")
}
