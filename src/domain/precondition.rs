//! Preconditions of changes: the ETag that a resource must still have.

use data_encoding::BASE64URL_NOPAD;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::domain::error::{Error, ErrorCode};

/// The suffixes that encodings add to the tag of a document.
const ENCODINGS: [&str; 3] = ["", "-deflate", "-gzip"];

/// The tag of a document.
pub fn content_tag(document: &[u8]) -> String {
    BASE64URL_NOPAD.encode(&Sha256::digest(document)[..12])
}

/// Whether the sent tag is this tag, with or without the suffix of an encoding.
pub fn is_tag_of_same(sent: &str, tag: &str) -> bool {
    let encoding = sent.strip_prefix(tag);
    encoding.is_some_and(|encoding| ENCODINGS.contains(&encoding))
}

/// The entity tags that allow a change: the resource must have one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Precondition {
    #[default]
    Any,
    Tags(Vec<String>),
}

impl Precondition {
    /// Requires that a resource with this tag may be changed.
    ///
    /// # Errors
    /// [`ErrorCode::PreconditionFailed`].
    pub fn require(&self, tag: impl FnOnce() -> Result<String, Error>) -> Result<(), Error> {
        let Self::Tags(tags) = self else {
            return Ok(());
        };
        let tag = tag()?;
        if tags.iter().any(|sent| is_tag_of_same(sent, &tag)) {
            Ok(())
        } else {
            Err(Error::new(
                ErrorCode::PreconditionFailed,
                "resource-changed",
            ))
        }
    }

    /// As [`Precondition::require`], of a resource that is sent as this JSON.
    pub fn require_json(&self, resource: &impl Serialize) -> Result<(), Error> {
        self.require(|| {
            let json = serde_json::to_vec(resource);
            let json = json.map_err(|_| Error::new(ErrorCode::Internal, "response-failed"))?;
            Ok(content_tag(&json))
        })
    }
}
