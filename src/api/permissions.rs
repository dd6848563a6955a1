//! Permissions: which operations each kind of token allows.
//!
//! A token gives what its column says about its own game or group, and nothing about any other; one that
//! was revoked or never given is refused everywhere. The OpenAPI document lists the same as `x-who`.
//!
//! | operation | keeper | member | reader | host | seat | share | no token |
//! |---|---|---|---|---|---|---|---|
//! | `POST /api/v1/boards/check` | yes | yes | yes | yes | yes | yes | yes |
//! | `POST /api/v1/boards/shuffle` | yes | yes | yes | yes | yes | yes | yes |
//! | `POST /api/v1/games` | yes | yes |  |  |  |  | yes |
//! | `POST /api/v1/games/join` | yes | yes | yes | yes | yes | yes | yes |
//! | `POST /api/v1/games/lookup` | yes | yes | yes | yes | yes | yes | yes |
//! | `DELETE /api/v1/games/{game}` | yes |  |  | yes |  |  |  |
//! | `GET /api/v1/games/{game}` | yes | yes | yes | yes | yes | yes |  |
//! | `PATCH /api/v1/games/{game}` | yes |  |  | yes | yes |  |  |
//! | `GET /api/v1/games/{game}/coach` | yes | yes | yes | yes | yes | yes |  |
//! | `DELETE /api/v1/games/{game}/code` | yes |  |  | yes |  |  |  |
//! | `POST /api/v1/games/{game}/code` | yes |  |  | yes |  |  |  |
//! | `GET /api/v1/games/{game}/events` | yes | yes | yes | yes | yes | yes |  |
//! | `GET /api/v1/games/{game}/export` | yes | yes | yes | yes | yes | yes |  |
//! | `POST /api/v1/games/{game}/host` | yes |  |  | yes | its own, without host |  |  |
//! | `POST /api/v1/games/{game}/join` |  |  |  |  | of the game before |  |  |
//! | `POST /api/v1/games/{game}/moves` | yes |  |  | yes | its own |  |  |
//! | `DELETE /api/v1/games/{game}/players/{player}` | yes |  |  | yes |  |  |  |
//! | `PATCH /api/v1/games/{game}/players/{player}` | yes |  |  | yes |  |  |  |
//! | `POST /api/v1/games/{game}/rematch` | yes |  |  | yes |  |  |  |
//! | `DELETE /api/v1/games/{game}/requests/{request}` | yes |  |  | yes |  |  |  |
//! | `GET /api/v1/games/{game}/requests/{request}` | yes |  |  | yes |  |  |  |
//! | `POST /api/v1/games/{game}/requests/{request}` | yes |  |  | yes |  |  |  |
//! | `POST /api/v1/games/{game}/seats/{seat}/handover` | yes |  |  | yes | its own |  |  |
//! | `POST /api/v1/games/{game}/seats/{seat}/token` | yes |  |  | yes |  |  |  |
//! | `DELETE /api/v1/games/{game}/share` | yes |  |  | yes |  |  |  |
//! | `POST /api/v1/games/{game}/share` | yes |  |  | yes |  |  |  |
//! | `POST /api/v1/games/{game}/start` | yes |  |  | yes |  |  |  |
//! | `GET /api/v1/games/{game}/stream` | yes | yes | yes | yes | yes | yes |  |
//! | `POST /api/v1/groups` | yes | yes | yes | yes | yes | yes | yes |
//! | `DELETE /api/v1/groups/{group}` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}` | yes | yes | yes |  |  |  |  |
//! | `PATCH /api/v1/groups/{group}` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/boards` | yes | yes | yes |  |  |  |  |
//! | `POST /api/v1/groups/{group}/boards` | yes | yes |  |  |  |  |  |
//! | `DELETE /api/v1/groups/{group}/boards/{variant}` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/coach` | yes | yes | yes |  |  |  |  |
//! | `GET /api/v1/groups/{group}/evening` | yes | yes | yes |  |  |  |  |
//! | `GET /api/v1/groups/{group}/export` | yes | yes | yes |  |  |  |  |
//! | `GET /api/v1/groups/{group}/games` | yes | yes | yes |  |  |  |  |
//! | `POST /api/v1/groups/{group}/import` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/invites` | yes |  |  |  |  |  |  |
//! | `POST /api/v1/groups/{group}/invites` | yes |  |  |  |  |  |  |
//! | `DELETE /api/v1/groups/{group}/invites/{invite}` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/members` | yes |  |  |  |  |  |  |
//! | `DELETE /api/v1/groups/{group}/members/{member}` | yes |  |  |  |  |  |  |
//! | `POST /api/v1/groups/{group}/players` | yes |  |  |  |  |  |  |
//! | `DELETE /api/v1/groups/{group}/players/{player}` | yes |  |  |  |  |  |  |
//! | `PATCH /api/v1/groups/{group}/players/{player}` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/players/{player}/coach` | yes | yes | yes |  |  |  |  |
//! | `POST /api/v1/groups/{group}/players/{player}/merge` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/players/{player}/ratings` | yes | yes | yes |  |  |  |  |
//! | `GET /api/v1/groups/{group}/players/{player}/stats` | yes | yes | yes |  |  |  |  |
//! | `GET /api/v1/groups/{group}/ratings` | yes | yes | yes |  |  |  |  |
//! | `GET /api/v1/groups/{group}/series` | yes | yes | yes |  |  |  |  |
//! | `POST /api/v1/groups/{group}/series` | yes |  |  |  |  |  |  |
//! | `DELETE /api/v1/groups/{group}/series/{series}` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/series/{series}` | yes | yes | yes |  |  |  |  |
//! | `PATCH /api/v1/groups/{group}/series/{series}` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/groups/{group}/stats` | yes | yes | yes |  |  |  |  |
//! | `GET /api/v1/groups/{group}/stream` | yes | yes | yes |  |  |  |  |
//! | `POST /api/v1/groups/{group}/token` | yes |  |  |  |  |  |  |
//! | `GET /api/v1/import-template` | yes | yes | yes | yes | yes | yes | yes |
//! | `POST /api/v1/links/accept` | yes | yes | yes | yes | yes | yes | yes |
//! | `GET /api/v1/openapi.json` | yes | yes | yes | yes | yes | yes | yes |
//! | `POST /api/v1/score` | yes | yes | yes | yes | yes | yes | yes |
//! | `GET /api/v1/variants` | yes | yes | yes | yes | yes | yes | yes |
//! | `GET /api/v1/variants/{variant}` | yes | yes | yes | yes | yes | yes | yes |
//! | `GET /healthz` | yes | yes | yes | yes | yes | yes | yes |
//! | `GET /metrics` | yes | yes | yes | yes | yes | yes | yes |
//! | `GET /readyz` | yes | yes | yes | yes | yes | yes | yes |

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
