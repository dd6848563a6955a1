//! Transfer of a seat to another device or program.

use chrono::{DateTime, TimeDelta, Utc};
use rowlock_rules::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::{self, CreatedLink, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, PlayerId, Token};
use crate::games::joining::Joined;
use crate::games::service::GameService;
use crate::games::sessions::{GameAccess, GameSession, SessionHandle};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, LinkChange, NewLink, Revocation, RevokeTarget, SeatRow};

/// How long a hand-over link is valid.
const SEAT_LINK_TTL: TimeDelta = TimeDelta::minutes(10);

/// A new token of a seat; earlier ones are revoked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = NewToken)]
#[schema(examples(json!({"token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"})))]
pub struct NewSeatToken {
    pub seat: Seat,
    /// The token of the seat.
    pub token: String,
}

/// What a hand-over link offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoverOffer {
    pub game: GameId,
    pub seat: Seat,
    pub name: String,
    pub others: Vec<String>,
    /// Whether the host role is transferred with it.
    pub with_host: bool,
}

/// Withdraws all hand-over links of a player's seat.
pub(in crate::games) fn withdraw_seat_links(
    game: &GameId,
    player: &PlayerId,
    at: DateTime<Utc>,
) -> Change {
    let right = Right::Seat {
        game: game.clone(),
        player: player.clone(),
    };
    Change::Link(LinkChange::Withdraw { right, at })
}

fn seat_row(session: &GameSession, seat: Seat) -> Result<&SeatRow, Error> {
    session.seats.get(seat.index()).ok_or_else(Error::not_found)
}

/// Requires a caller who can manage this game, and a game without a rematch: a seat here leads to the one there,
/// where another player may be the host.
fn check_transfer(session: &GameSession, access: &GameAccess) -> Result<(), Error> {
    access.require_manager()?;
    if session.row.next.is_some() {
        return Err(Error::new(
            ErrorCode::AlreadyStarted,
            "rematch-already-started",
        ));
    }
    Ok(())
}

impl GameService {
    /// Creates a link by which another device or program takes a seat. An earlier link is withdrawn.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] for another player's seat; [`ErrorCode::AlreadyStarted`] for one in a game that has a
    /// rematch; not found for a seat that does not exist.
    pub async fn hand_over(
        &self,
        caller: &Principal,
        id: &GameId,
        seat: Seat,
        base_url: &str,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedLink, Error> {
        let (access, session) = self.admit(caller, id).await?;
        let player = seat_row(&session, seat)?.player.clone();
        if !access.seats.contains(&seat) {
            check_transfer(&session, &access)?;
        }
        let withdrawal = withdraw_seat_links(id, &player, self.now());
        let right = Right::Seat {
            game: id.clone(),
            player,
        };
        let (link, created) = auth::new_link(
            self.services(),
            base_url,
            &session.row.group,
            right,
            Some(SEAT_LINK_TTL),
        )?;
        let link = NewLink {
            created_by: caller.holder().map(Holder::hash),
            ..link
        };
        let mut changes = vec![withdrawal, Change::CreateLink(link)];
        idempotency::respond(&mut changes, self.services(), key, &created)?;
        self.store().write(changes).await?;
        Ok(created)
    }

    /// Issues a new token for a seat; revokes earlier tokens and withdraws its hand-over links.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`]; [`ErrorCode::AlreadyStarted`] in a game that has a rematch; not found for a seat
    /// that does not exist.
    pub async fn renew_token(
        &self,
        caller: &Principal,
        id: &GameId,
        seat: Seat,
        key: Option<&IdempotencyKey>,
    ) -> Result<NewSeatToken, Error> {
        let (access, current) = self.admit(caller, id).await?;
        let player = seat_row(&current, seat)?.player.clone();
        check_transfer(&current, &access)?;
        let token = self.services().new_token()?;
        let created = NewSeatToken {
            seat,
            token: token.expose().to_owned(),
        };
        let mut changes = self.end_seat(id, &player, RevokeTarget::Tokens).await?;
        let right = Right::Seat {
            game: id.clone(),
            player,
        };
        let grants = vec![(Holder::Token(token.hash()), right)];
        changes.extend(auth::to_grants(&current.row.group, grants));
        idempotency::respond(&mut changes, self.services(), key, &created)?;
        let next = current.clone();
        self.commit(current, next, changes).await?;
        Ok(created)
    }

    /// What the link with this secret offers.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`]; not found if it is not a hand-over link.
    pub async fn handover_offer(&self, secret: &Token) -> Result<HandoverOffer, Error> {
        let (handle, player) = self.transfer_target(secret).await?;
        let session = handle.lock().await;
        let mut seats = session.seats.iter();
        let row = seats.find(|row| row.player == player);
        let row = row.ok_or_else(Error::not_found)?;
        let others = session.seats.iter().filter(|other| other.player != player);
        let table = session.game.table();
        let with_host = match table.host_taker() {
            Some(taker) => taker == row.seat,
            None if table.host_was_given() => table.host() == row.seat,
            None => !self.hosts_in_seat(&session, row).await?.is_empty(),
        };
        Ok(HandoverOffer {
            game: session.row.id.clone(),
            seat: row.seat,
            name: row.name.clone(),
            others: others.map(|other| other.name.clone()).collect(),
            with_host,
        })
    }

    /// Takes the seat that a link hands over, and revokes the rights of its earlier holders. A device also becomes a
    /// member of the group.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`]; not found where it is not a link of a hand-over.
    pub async fn accept_seat(
        &self,
        secret: &Token,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Joined, Error> {
        let (handle, player) = self.transfer_target(secret).await?;
        let current = handle.lock_owned().await;
        let now = self.now();
        let id = current.row.id.clone();
        let group = current.row.group.clone();
        let mut next = current.clone();
        let mut seats = next.seats_mut().iter_mut();
        let row = seats.find(|row| row.player == player);
        let row = row.ok_or_else(Error::not_found)?;
        let is_new = !std::mem::replace(&mut row.claimed, true);
        let row = row.clone();
        let (holder, token) = auth::device_or_new_token(self.services(), device)?;
        let seat_right = Right::Seat {
            game: id.clone(),
            player: player.clone(),
        };
        let host_right = Right::Host { game: id.clone() };
        // Before the links to the seat are withdrawn, this one among them.
        let mut changes = vec![Change::Link(LinkChange::Use {
            secret: secret.hash(),
            at: now,
        })];
        if is_new {
            changes.push(Change::Update(next.sync_seats(now)));
        }
        changes.extend(self.end_seat(&id, &player, RevokeTarget::All).await?);
        let mut grants = vec![(holder, seat_right)];
        for host in self.hosts_in_seat(&current, &row).await? {
            changes.push(Change::Revoke(Revocation {
                right: host_right.clone(),
                whose: RevokeTarget::Holder(host),
            }));
            grants.push((holder, host_right.clone()));
        }
        if let Some(device) = device {
            let group = group.clone();
            grants.push((device, Right::Member { group }));
        }
        let joined = Joined::of(&next, row.seat, token);
        changes.extend(auth::to_grants(&group, grants));
        idempotency::respond(&mut changes, self.services(), key, &joined)?;
        match self.commit(current, next, changes).await {
            Ok(()) => Ok(joined),
            Err(error) => Err(auth::explain_conflict(self.services(), secret, error).await),
        }
    }

    /// Revokes a player's seat for these holders and withdraws the links to it. Seats in earlier games are revoked too,
    /// as they lead to the seat in the rematch.
    async fn end_seat(
        &self,
        id: &GameId,
        player: &PlayerId,
        whose: RevokeTarget,
    ) -> Result<Vec<Change>, Error> {
        let now = self.now();
        let mut changes = Vec::new();
        let mut ending = Some(id.clone());
        while let Some(game) = ending {
            ending = self.store().previous_game(&game).await?;
            changes.push(withdraw_seat_links(&game, player, now));
            let right = Right::Seat {
                game,
                player: player.clone(),
            };
            changes.push(Change::Revoke(Revocation { right, whose }));
        }
        Ok(changes)
    }

    /// The game and the player of a hand-over link.
    async fn transfer_target(&self, secret: &Token) -> Result<(SessionHandle, PlayerId), Error> {
        match auth::find_link(self.services(), secret).await?.right {
            Right::Seat { game, player } => Ok((self.session(&game).await?, player)),
            Right::Host { .. }
            | Right::Share { .. }
            | Right::Reader { .. }
            | Right::Member { .. }
            | Right::Keeper { .. } => Err(Error::not_found()),
        }
    }

    /// The holders who created the game and have this seat, if the host role belongs to it.
    pub(in crate::games) async fn hosts_in_seat(
        &self,
        session: &GameSession,
        row: &SeatRow,
    ) -> Result<Vec<Holder>, Error> {
        if session.game.table().host_owner() != row.seat {
            return Ok(Vec::new());
        }
        let rights = self.store().rights_in(&session.row.id).await?;
        let has_seat = |holder: &Holder| {
            rights.iter().any(|(other, right)| {
                other == holder
                    && matches!(right, Right::Seat { player, .. } if *player == row.player)
            })
        };
        let hosts = rights
            .iter()
            .filter(|(_, right)| matches!(right, Right::Host { .. }));
        Ok(hosts.map(|&(holder, _)| holder).filter(has_seat).collect())
    }
}
