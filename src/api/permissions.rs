//! Permissions: which operations each kind of token allows, as the OpenAPI document lists them in `x-who`.
//!
//! A token gives the documented rights in its own game or group, and none in any other; a revoked or unknown token is
//! refused everywhere.

use serde::Serialize;

/// The kind of token that an operation accepts.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Role {
    /// The keeper of the group.
    Keeper,
    Member,
    /// A reader of the group.
    Reader,
    Host,
    Seat,
    /// A seat of the game, for itself.
    OwnSeat,
    /// A seat of the game, for itself, once the host has been offline for two minutes.
    SeatWithoutHost,
    SeatBefore,
    /// The sender of the join request in the path.
    Requester,
    Share,
    #[serde(rename = "nobody")]
    NoToken,
}

pub(super) const ANYONE: &[Role] = &[
    Role::Keeper,
    Role::Member,
    Role::Reader,
    Role::Host,
    Role::Seat,
    Role::Share,
    Role::NoToken,
];
pub(super) const KEEPER: &[Role] = &[Role::Keeper];
pub(super) const MEMBERS: &[Role] = &[Role::Keeper, Role::Member];
pub(super) const GROUP_READERS: &[Role] = &[Role::Keeper, Role::Member, Role::Reader];
pub(super) const GAME_CREATORS: &[Role] = &[Role::Keeper, Role::Member, Role::NoToken];
pub(super) const READERS: &[Role] = &[
    Role::Keeper,
    Role::Member,
    Role::Reader,
    Role::Host,
    Role::Seat,
    Role::Share,
];
pub(super) const HOST: &[Role] = &[Role::Keeper, Role::Host];
pub(super) const REQUESTER: &[Role] = &[Role::Keeper, Role::Host, Role::Requester];
pub(super) const SEATS: &[Role] = &[Role::Keeper, Role::Host, Role::Seat];
pub(super) const OWN_SEAT: &[Role] = &[Role::Keeper, Role::Host, Role::OwnSeat];
pub(super) const SEAT_WITHOUT_HOST: &[Role] = &[Role::Keeper, Role::Host, Role::SeatWithoutHost];
pub(super) const SEAT_BEFORE: &[Role] = &[Role::SeatBefore];
