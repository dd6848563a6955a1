//! Coming into a game that is being played: who asks, and what the host's answer does.

use std::sync::Arc;

use tokio::sync::OwnedMutexGuard;

use super::join::{Entered, Joined, Wanted};
use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Grant, Holder, Right};
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, PlayerId, RequestId};
use crate::domain::name::{self, Name};
use crate::games::lobby::{Roster, claim, no_entry, seat_to_claim};
use crate::games::retry::{Failure, retrying};
use crate::games::service::Games;
use crate::games::sessions::{Access, GameSession, GameView, gone};
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::{LuckyNumbers, Seat, Violation};
use crate::store::{Decision, RequestChange, RequestKind, WriteBatch};

impl GameSession {
    /// What is asked for, where the host could grant it now.
    fn wish(&self, wanted: &Wanted) -> Result<RequestKind, Error> {
        match wanted {
            Wanted::Seat(number) => {
                let row = seat_to_claim(&self.seats, *number)?;
                Ok(RequestKind::Seat(row.player.clone()))
            }
            Wanted::Name(name) => {
                self.game.table().free_seat().map_err(no_entry)?;
                let look = name.skeleton();
                let is_same = |other: &str| name::skeleton(other) == look;
                if self.seats.iter().any(|row| is_same(&row.name)) {
                    let taken = msg("name-at-table").with("name", name.to_string());
                    return Err(Error::new(ErrorCode::NameTaken, taken));
                }
                Ok(RequestKind::Name(name.to_string()))
            }
        }
    }
}

impl GameSession {
    /// Claims the seat of this player, which nobody has claimed.
    fn claim(&mut self, player: &PlayerId) -> Result<Seat, Error> {
        let place = self.seats.iter().position(|row| row.player == *player);
        let number = place.unwrap_or(self.seats.len());
        Ok(claim(&mut self.seats, number)?.0)
    }

    /// What is given with a right; a device that plays belongs to the group, too.
    fn grants(&self, holder: Holder, right: Right) -> Vec<Grant> {
        let group = self.row.group.clone();
        let plays = matches!(right, Right::Seat { .. });
        let mut grants = vec![(holder, right)];
        if plays && matches!(holder, Holder::Device(_)) {
            let group = group.clone();
            grants.push((holder, Right::Member { group }));
        }
        auth::to_grants(&group, grants)
    }
}

impl Games {
    /// Asks the host of a game that is being played for a seat; a browser that has played as that player in
    /// another game of the group takes an unclaimed one at once.
    pub(in crate::games) async fn ask(
        &self,
        current: OwnedMutexGuard<GameSession>,
        wanted: &Wanted,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Entered, Failure> {
        let wish = current.wish(wanted)?;
        if let (RequestKind::Seat(player), Some(device)) = (&wish, device) {
            let rights = self.store().rights(device).await?;
            let has_played = rights
                .iter()
                .any(|right| matches!(right, Right::Seat { player: own, .. } if own == player));
            if has_played {
                return self.claim_seat(current, player.clone(), device, key).await;
            }
        }
        let asked = self.put_request(current, wish, device, key).await?;
        Ok(Entered::Asked(asked))
    }

    /// Gives an unclaimed seat to a device at once.
    async fn claim_seat(
        &self,
        current: OwnedMutexGuard<GameSession>,
        player: PlayerId,
        device: Holder,
        key: Option<&IdempotencyKey>,
    ) -> Result<Entered, Failure> {
        let mut next = current.clone();
        let seat = next.claim(&player)?;
        let game = next.row.id.clone();
        let access = Access {
            seats: vec![seat],
            ..Access::default()
        };
        let joined = Joined {
            game: next.view(&access),
            seat,
            token: None,
        };
        let change = WriteBatch {
            updates: vec![next.sync_seats(self.now())],
            grants: next.grants(device, Right::Seat { game, player }),
            response: idempotency::seal_response(self.services(), key, &joined)?,
            ..WriteBatch::default()
        };
        self.commit(current, next, change).await?;
        Ok(Entered::Joined(Box::new(joined)))
    }

    /// Gives whoever asked what was asked for.
    fn grant(
        &self,
        next: &mut GameSession,
        (wish, holder): (&RequestKind, Holder),
        roster: &Roster,
        lucky_numbers: Option<LuckyNumbers>,
        change: &mut WriteBatch,
    ) -> Result<(), Error> {
        let game = next.row.id.clone();
        let right = match wish {
            RequestKind::Name(name) => {
                let name: Name = name.parse()?;
                let (_, player) = self.sit(next, &name, roster, lucky_numbers, change)?;
                change.updates.push(next.sync_seats(self.now()));
                Right::Seat { game, player }
            }
            RequestKind::Seat(player) => {
                next.claim(player)?;
                change.updates.push(next.sync_seats(self.now()));
                let player = player.clone();
                Right::Seat { game, player }
            }
            RequestKind::Watch => Right::Share { game },
        };
        change.grants = next.grants(holder, right);
        Ok(())
    }

    /// Answers a request as the host; the same answer twice is one.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`]; [`ErrorCode::NotFound`]; [`ErrorCode::Gone`] for one that is not waiting any more; and what
    /// keeps a seat from coming in: [`ErrorCode::AlreadyStarted`], [`ErrorCode::GameFull`], [`ErrorCode::NameTaken`],
    /// [`ErrorCode::SeatTaken`], [`ErrorCode::InvalidValue`] for lucky numbers that cannot be.
    pub async fn answer_request(
        &self,
        caller: &Principal,
        id: &GameId,
        request: &RequestId,
        verdict: Decision,
        lucky_numbers: Option<LuckyNumbers>,
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Error> {
        let wanted = (request, verdict, lucky_numbers);
        retrying(async || self.try_answer(caller, id, wanted, key).await).await
    }

    async fn try_answer(
        &self,
        caller: &Principal,
        id: &GameId,
        (request, verdict, lucky_numbers): (&RequestId, Decision, Option<LuckyNumbers>),
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Failure> {
        let slot = self.slot(id).await?;
        self.admit_host(caller, id).await?;
        let roster = self.roster(&slot).await?;
        // Whoever was the host before the players were read may be it no more.
        let (current, rights) = self.admit_host(caller, id).await?;
        let now = self.now();
        let found = self.store().request(request).await?;
        let found = found.filter(|found| found.game == *id);
        let found = found.ok_or_else(Error::not_found)?;
        if found.verdict == Some(verdict) {
            let view = current.view(&current.access(&rights));
            idempotency::store_response(self.services(), key, &view).await?;
            return Ok(view);
        }
        if !current.is_waiting(&found, now) {
            return Err(gone().into());
        }
        let mut next = current.clone();
        next.requests.retain(|other| other.id != found.id);
        let answer = RequestChange::Answer(found.id, verdict);
        let mut change = WriteBatch {
            requests: vec![answer],
            ..WriteBatch::default()
        };
        match verdict {
            Decision::Accepted => {
                let asked = (&found.wish, found.holder);
                self.grant(&mut next, asked, &roster, lucky_numbers, &mut change)?;
            }
            Decision::Refused => {}
        }
        let view = next.view(&next.access(&rights));
        change.response = idempotency::seal_response(self.services(), key, &view)?;
        self.commit(current, next, change).await?;
        Ok(view)
    }

    /// The game under its own lock, for its host alone, with the host's rights.
    async fn admit_host(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(OwnedMutexGuard<GameSession>, Arc<[Right]>), Error> {
        let (access, open, rights) = self.admit_with_rights(caller, id).await?;
        if access.host {
            Ok((open, rights))
        } else {
            Err(Violation::HostOnly.into())
        }
    }

    /// The host seats somebody in a game that is being played, on the host's own device.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`], and as [`Games::answer_request`].
    pub async fn add_player(
        &self,
        caller: &Principal,
        id: &GameId,
        name: &Name,
        device: Holder,
        key: Option<&IdempotencyKey>,
    ) -> Result<(), Error> {
        retrying(async || self.try_add(caller, id, name, device, key).await).await
    }

    async fn try_add(
        &self,
        caller: &Principal,
        id: &GameId,
        name: &Name,
        device: Holder,
        key: Option<&IdempotencyKey>,
    ) -> Result<(), Failure> {
        let slot = self.slot(id).await?;
        self.admit_host(caller, id).await?;
        let roster = self.roster(&slot).await?;
        let (current, _) = self.admit_host(caller, id).await?;
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        let wish = RequestKind::Name(name.to_string());
        self.grant(&mut next, (&wish, device), &roster, None, &mut change)?;
        change.response = idempotency::seal_response(self.services(), key, &())?;
        Ok(self.commit(current, next, change).await?)
    }
}
