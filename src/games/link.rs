//! Links that give a right: making them, and telling what became of them.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::Games;
use super::view::optional_time;
use crate::domain::error::{Code, Error};
use crate::domain::ids::{GroupId, Token};
use crate::store::{Holder, Link, LinkEnd, NewLink, Right, StoreError};

/// A new link, with its secret, which is shown only once.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MadeLink {
    /// The URL of the link.
    pub url: String,
    /// The secret of the link, for programs.
    pub token: String,
    /// When it expires; without it, the link is valid until it is withdrawn.
    #[serde(
        serialize_with = "optional_time",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(nullable = false)]
    pub expires_at: Option<DateTime<Utc>>,
}

/// The first part of the path of links that give this.
fn folder(right: &Right) -> &'static str {
    match right {
        Right::Seat { .. } | Right::Host { .. } => "h",
        Right::Share { .. } => "s",
        Right::Member { .. } | Right::Keeper { .. } => "i",
    }
}

impl Games {
    /// A link below this address that gives a right, and what is to be stored of it.
    ///
    /// # Errors
    /// [`Code::Unavailable`] where the system gives no random bytes.
    pub fn new_link(
        &self,
        site: &str,
        group: &GroupId,
        right: Right,
        lives: Option<TimeDelta>,
    ) -> Result<(NewLink, MadeLink), Error> {
        let secret = self.new_token()?;
        let runs_out_at = lives.map(|lives| self.now() + lives);
        let made = MadeLink {
            url: format!("{site}/{}/{}", folder(&right), secret.reveal()),
            token: secret.reveal().to_owned(),
            expires_at: runs_out_at,
        };
        let link = NewLink {
            secret: secret.hash(),
            group: group.clone(),
            right,
            runs_out_at,
            made_by: None,
        };
        Ok((link, made))
    }

    /// The link of this secret, which still gives what it gave.
    ///
    /// # Errors
    /// [`Code::NotFound`] where there never was one, [`Code::Gone`] where it was used, has run out or
    /// was withdrawn.
    pub async fn link(&self, secret: &Token) -> Result<Link, Error> {
        let link = self.store().link(&secret.hash()).await?;
        let link = link.ok_or_else(|| Error::new(Code::NotFound, "link-unknown"))?;
        let gone = match link.end {
            Some(LinkEnd::Use) => Some("link-used"),
            Some(LinkEnd::Withdrawal) => Some("link-withdrawn"),
            None if link.runs_out_at.is_some_and(|at| at <= self.now()) => Some("link-run-out"),
            None => None,
        };
        match gone {
            Some(how) => Err(Error::new(Code::Gone, how)),
            None => Ok(link),
        }
    }

    /// The right that a link gave, however it ended, where this holder has it.
    ///
    /// # Errors
    /// [`Error`] where it cannot be read.
    pub async fn held_by(&self, holder: Holder, secret: &Token) -> Result<Option<Right>, Error> {
        let Some(link) = self.store().link(&secret.hash()).await? else {
            return Ok(None);
        };
        let rights = self.store().rights(holder).await?;
        Ok(rights.contains(&link.right).then_some(link.right))
    }

    /// Why a link could not be used up: where somebody was faster, the link itself tells.
    pub(crate) async fn unused(&self, secret: &Token, error: StoreError) -> Error {
        if matches!(error, StoreError::Conflict)
            && let Err(told) = self.link(secret).await
        {
            return told;
        }
        error.into()
    }
}
