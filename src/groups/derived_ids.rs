//! Ids of members and invites, derived from their secrets.

use sha2::{Digest, Sha256};

use crate::domain::grants::Holder;
use crate::domain::ids::{GroupId, InviteId, MemberId, TokenHash};

/// An id derived from a secret and its group; it reveals neither the secret nor its hash.
fn derive_id(label: &str, group: &GroupId, secret: TokenHash) -> u64 {
    let mut hash = Sha256::new();
    for part in [label.as_bytes(), group.as_str().as_bytes(), &secret.0] {
        hash.update(part);
        hash.update([0]);
    }
    let hash: [u8; 32] = hash.finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

pub(super) fn member_id(group: &GroupId, holder: Holder) -> MemberId {
    let label = match holder {
        Holder::Token(_) => "rowlock member token",
        Holder::Device(_) => "rowlock member device",
    };
    MemberId::from_random(derive_id(label, group, holder.hash()))
}

pub(super) fn invite_id(group: &GroupId, secret: TokenHash) -> InviteId {
    InviteId::from_random(derive_id("rowlock invite", group, secret))
}
