//! A seat moves to another phone or program.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::{self, CreatedLink, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, PlayerId, Token};
use crate::games::joining::Joined;
use crate::games::service::Games;
use crate::games::sessions::{Access, GameSession, Slot};
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::Seat;
use crate::store::{LinkChange, NewLink, Revocation, RevokeTarget, SeatRow, WriteBatch};

/// How long the link of a hand-over holds.
const SEAT_LINK_TTL: TimeDelta = TimeDelta::minutes(10);

/// A new token of a seat; earlier ones are revoked.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NewToken {
    /// The seat.
    pub seat: Seat,
    /// The token of the seat.
    pub token: String,
}

/// What the link of a hand-over offers to whoever opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoverOffer {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
    /// The player whose seat it is.
    pub name: String,
    /// The others at the table.
    pub others: Vec<String>,
    /// Whether the host's role comes along.
    pub with_host: bool,
}

/// The end of all links that hand this player's seat over.
pub(in crate::games) fn handover_ends(
    game: &GameId,
    player: &PlayerId,
    at: DateTime<Utc>,
) -> LinkChange {
    let right = Right::Seat {
        game: game.clone(),
        player: player.clone(),
    };
    LinkChange::Withdraw { right, at }
}

fn seat_of(open: &GameSession, seat: Seat) -> Result<&SeatRow, Error> {
    open.seats.get(seat.index()).ok_or_else(Error::not_found)
}

/// Refuses whoever may not manage this game, and the host as well once it has a rematch: a seat here leads
/// to the one there, where somebody else may have become the host.
fn check_host(open: &GameSession, access: &Access) -> Result<(), Error> {
    access.check_manage()?;
    if open.row.next.is_some() {
        return Err(Error::new(
            ErrorCode::AlreadyStarted,
            "rematch-already-started",
        ));
    }
    Ok(())
}

impl Games {
    /// Makes a link by which another phone or program takes a seat. An earlier one is withdrawn.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] for another's seat; [`ErrorCode::AlreadyStarted`] for another's in a game that has a
    /// rematch; not found for one that is not there.
    pub async fn hand_over(
        &self,
        caller: &Principal,
        id: &GameId,
        seat: Seat,
        site: &str,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedLink, Error> {
        let (access, open) = self.admit(caller, id).await?;
        let player = seat_of(&open, seat)?.player.clone();
        if !access.seats.contains(&seat) {
            check_host(&open, &access)?;
        }
        let withdrawal = handover_ends(id, &player, self.now());
        let right = Right::Seat {
            game: id.clone(),
            player,
        };
        let (link, made) = auth::new_link(
            self.services(),
            site,
            &open.row.group,
            right,
            Some(SEAT_LINK_TTL),
        )?;
        let link = NewLink {
            made_by: caller.holder().map(Holder::hash),
            ..link
        };
        let change = WriteBatch {
            link_changes: vec![withdrawal],
            links: vec![link],
            response: idempotency::seal_response(self.services(), key, &made)?,
            ..WriteBatch::default()
        };
        self.store().write(change).await?;
        Ok(made)
    }

    /// Makes a new token for a seat at once; those before are void, and so are links to hand it over.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`]; [`ErrorCode::AlreadyStarted`] in a game that has a rematch; not found for a seat
    /// that is not there.
    pub async fn renew_token(
        &self,
        caller: &Principal,
        id: &GameId,
        seat: Seat,
        key: Option<&IdempotencyKey>,
    ) -> Result<NewToken, Error> {
        let (access, current) = self.admit(caller, id).await?;
        let player = seat_of(&current, seat)?.player.clone();
        check_host(&current, &access)?;
        let token = self.services().new_token()?;
        let made = NewToken {
            seat,
            token: token.expose().to_owned(),
        };
        let (link_changes, revocations) = self.seat_ends(id, &player, RevokeTarget::Tokens).await?;
        let right = Right::Seat {
            game: id.clone(),
            player,
        };
        let change = WriteBatch {
            link_changes,
            revocations,
            grants: auth::to_grants(
                &current.row.group,
                vec![(Holder::Token(token.hash()), right)],
            ),
            response: idempotency::seal_response(self.services(), key, &made)?,
            ..WriteBatch::default()
        };
        let next = current.clone();
        self.commit(current, next, change).await?;
        Ok(made)
    }

    /// What the link of this secret offers.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`]; not found where it is no link of a hand-over.
    pub async fn handover_offer(&self, secret: &Token) -> Result<HandoverOffer, Error> {
        let (slot, player) = self.handed_over(secret).await?;
        let open = slot.lock().await;
        let mut seats = open.seats.iter();
        let row = seats.find(|row| row.player == player);
        let row = row.ok_or_else(Error::not_found)?;
        let others = open.seats.iter().filter(|other| other.player != player);
        let table = open.game.table();
        let with_host = match table.host_taker() {
            Some(taker) => taker == row.seat,
            None if table.host_was_given() => table.host() == row.seat,
            None => !self.hosts_with_seat(&open, row).await?.is_empty(),
        };
        Ok(HandoverOffer {
            game: open.row.id.clone(),
            seat: row.seat,
            name: row.name.clone(),
            others: others.map(|other| other.name.clone()).collect(),
            with_host,
        })
    }

    /// Takes the seat that a link hands over; whoever had it before loses it. A device becomes a
    /// member of the group, too.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`]; not found where it is no link of a hand-over.
    pub async fn take_over(
        &self,
        secret: &Token,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Joined, Error> {
        let (slot, player) = self.handed_over(secret).await?;
        let current = slot.lock_owned().await;
        let now = self.now();
        let id = current.row.id.clone();
        let group = current.row.group.clone();
        let mut next = current.clone();
        let mut seats = next.seats.iter_mut();
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
        let (mut link_changes, mut revocations) =
            self.seat_ends(&id, &player, RevokeTarget::All).await?;
        let mut grants = vec![(holder, seat_right)];
        for host in self.hosts_with_seat(&current, &row).await? {
            revocations.push(Revocation {
                right: host_right.clone(),
                whose: RevokeTarget::Holder(host),
            });
            grants.push((holder, host_right.clone()));
        }
        if let Some(device) = device {
            let group = group.clone();
            grants.push((device, Right::Member { group }));
        }
        let access = Access {
            seats: vec![row.seat],
            ..Access::default()
        };
        let joined = Joined {
            game: next.view(&access),
            seat: row.seat,
            token,
        };
        let use_up = LinkChange::Use {
            secret: secret.hash(),
            at: now,
        };
        link_changes.insert(0, use_up);
        let change = WriteBatch {
            updates: if is_new {
                vec![next.sync_seats(now)]
            } else {
                Vec::new()
            },
            link_changes,
            revocations,
            grants: auth::to_grants(&group, grants),
            response: idempotency::seal_response(self.services(), key, &joined)?,
            ..WriteBatch::default()
        };
        match self.commit(current, next, change).await {
            Ok(()) => Ok(joined),
            Err(error) => Err(auth::explain_conflict(self.services(), secret, error).await),
        }
    }

    /// The end of a player's seat, and of the links to it, for those who have it; also in the games
    /// before, as a seat there leads to the one in the rematch.
    async fn seat_ends(
        &self,
        id: &GameId,
        player: &PlayerId,
        whose: RevokeTarget,
    ) -> Result<(Vec<LinkChange>, Vec<Revocation>), Error> {
        let now = self.now();
        let (mut links, mut revocations) = (Vec::new(), Vec::new());
        let mut ending = Some(id.clone());
        while let Some(game) = ending {
            ending = self.store().previous_game(&game).await?;
            links.push(handover_ends(&game, player, now));
            let right = Right::Seat {
                game,
                player: player.clone(),
            };
            revocations.push(Revocation { right, whose });
        }
        Ok((links, revocations))
    }

    /// The game and the player of a link that hands a seat over.
    async fn handed_over(&self, secret: &Token) -> Result<(Slot, PlayerId), Error> {
        match auth::find_link(self.services(), secret).await?.right {
            Right::Seat { game, player } => Ok((self.slot(&game).await?, player)),
            Right::Host { .. }
            | Right::Share { .. }
            | Right::Member { .. }
            | Right::Keeper { .. } => Err(Error::not_found()),
        }
    }

    /// Those who made the game and have this seat: they hold both, and the role belongs there.
    async fn hosts_with_seat(
        &self,
        open: &GameSession,
        row: &SeatRow,
    ) -> Result<Vec<Holder>, Error> {
        if open.game.table().host_owner() != row.seat {
            return Ok(Vec::new());
        }
        let rights = self.store().rights_in(&open.row.id).await?;
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
