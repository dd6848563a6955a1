//! Access: rights, members, links, devices, and stored responses by idempotency key.

pub(super) mod cache;
pub(super) mod devices;
pub(super) mod grants;
pub(super) mod holders;
pub(super) mod idempotency;
pub(super) mod links;
pub(super) mod members;
