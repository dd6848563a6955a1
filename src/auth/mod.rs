//! Authentication and authorization: who sends a request, and what it may do.

mod grants;
mod links;
mod principal;
mod revoke;

pub use grants::{GroupAccess, group_access, rights_in};
pub(crate) use grants::{device_or_new_token, rights_in_games, to_grants};
pub(crate) use links::explain_conflict;
pub use links::{CreatedLink, find_link, new_link, right_from_link};
pub use principal::{Principal, authenticate};
pub use revoke::RevokeScope;
pub(crate) use revoke::{publish_revoked, revoke_own};
