//! Entering a running game: requests for a seat, and the host's answer.

use std::sync::Arc;

use rowlock_rules::{Printed, Seat, Violation};
use tokio::sync::OwnedMutexGuard;

use super::join::{JoinOutcome, Joined, WantedSeat};
use super::request_limits::Requester;
use super::requests::RequestState;
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, PlayerId, RequestId};
use crate::domain::look_alikes;
use crate::domain::name::{self, Name};
use crate::domain::precondition::Precondition;
use crate::games::lobby::{Roster, claim_seat, entry_error, unclaimed_seat};
use crate::games::retry::{AttemptError, with_retries};
use crate::games::service::GameService;
use crate::games::sessions::{GameSession, GameView, request_expired};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, JoinDecision, JoinRequestChange, JoinRequestKind, RecentJoinRequest};

/// The host's answer to a request.
#[derive(Clone, Copy, Debug)]
pub enum Answer {
    /// It is accepted. The host may say what is printed on the sheet of a new seat.
    Accept(Printed),
    Refuse,
}

impl Answer {
    fn decision(self) -> JoinDecision {
        match self {
            Self::Accept(_) => JoinDecision::Accepted,
            Self::Refuse => JoinDecision::Refused,
        }
    }
}

impl GameSession {
    /// The request for this seat, if the host could accept it now.
    fn request_kind(&self, request: &WantedSeat) -> Result<JoinRequestKind, Error> {
        match request {
            WantedSeat::Seat(number) => {
                let row = unclaimed_seat(&self.seats, *number)?;
                Ok(JoinRequestKind::Seat(row.player.clone()))
            }
            WantedSeat::SeatOf(name) => self.request_kind(&WantedSeat::Seat(self.number_of(name)?)),
            WantedSeat::Name(name) => {
                self.game.table().free_seat().map_err(entry_error)?;
                let key = name.key();
                let is_same = |other: &str| name::key(other) == key;
                if let Some(row) = self.seats.iter().find(|row| is_same(&row.name)) {
                    return Err(self.name_taken(&row.name, row.seat));
                }
                let others = self.seats.iter().map(|row| row.name.as_str());
                look_alikes::refuse_look_alike(name, others)?;
                Ok(JoinRequestKind::Name(name.to_string()))
            }
        }
    }
}

impl GameSession {
    /// The number of the seat of the player with this name.
    pub(super) fn number_of(&self, name: &str) -> Result<usize, Error> {
        let number = self.seats.iter().position(|row| row.name == name);
        number.ok_or_else(|| Error::invalid("no-such-seat"))
    }

    /// Claims the unclaimed seat of this player.
    fn claim_player(&mut self, player: &PlayerId) -> Result<Seat, Error> {
        let index = self.seats.iter().position(|row| row.player == *player);
        let number = index.unwrap_or(self.seats.len());
        Ok(claim_seat(self.seats_mut(), number)?.0)
    }

    /// The grants of a right; a device with a seat also becomes a member of the group.
    fn grants(&self, holder: Holder, right: Right) -> Vec<Change> {
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

impl GameService {
    /// Requests a seat from the host of a running game; a device that has played as the same player in another game
    /// gets the unclaimed seat at once.
    pub(in crate::games) async fn request_seat(
        &self,
        current: OwnedMutexGuard<GameSession>,
        request: &WantedSeat,
        (requester, recent): (Requester, &[RecentJoinRequest]),
        key: Option<&IdempotencyKey>,
    ) -> Result<JoinOutcome, AttemptError> {
        let kind = current.request_kind(request)?;
        if let (JoinRequestKind::Seat(player), Some(device)) = (&kind, requester.device) {
            let rights = self.store().rights(device).await?;
            let has_played = rights
                .iter()
                .any(|right| matches!(right, Right::Seat { player: own, .. } if own == player));
            if has_played {
                return self
                    .grant_claimed_seat(current, player.clone(), device, key)
                    .await;
            }
        }
        let pending = self
            .store_request(current, kind, (requester, recent), key)
            .await?;
        Ok(JoinOutcome::Requested(pending))
    }

    /// Gives an unclaimed seat to a device.
    async fn grant_claimed_seat(
        &self,
        current: OwnedMutexGuard<GameSession>,
        player: PlayerId,
        device: Holder,
        key: Option<&IdempotencyKey>,
    ) -> Result<JoinOutcome, AttemptError> {
        let mut next = current.clone();
        let seat = next.claim_player(&player)?;
        let game = next.row.id.clone();
        let joined = Joined::of(&next, seat, None);
        let mut changes = vec![Change::Update(next.sync_seats(self.now()))];
        changes.extend(next.grants(device, Right::Seat { game, player }));
        idempotency::respond(&mut changes, self.services(), key, &joined)?;
        self.commit(current, next, changes).await?;
        Ok(JoinOutcome::Joined(Box::new(joined)))
    }

    /// Grants what a request asks for.
    fn grant_request(
        &self,
        next: &mut GameSession,
        (kind, holder): (&JoinRequestKind, Holder),
        roster: &Roster,
        typed: Printed,
        changes: &mut Vec<Change>,
    ) -> Result<(), Error> {
        let game = next.row.id.clone();
        let right = match kind {
            JoinRequestKind::Name(name) => {
                let name: Name = name.parse()?;
                let (_, player) = self.add_seat(next, &name, roster, typed, changes)?;
                changes.push(Change::Update(next.sync_seats(self.now())));
                Right::Seat { game, player }
            }
            JoinRequestKind::Seat(player) => {
                next.claim_player(player)?;
                changes.push(Change::Update(next.sync_seats(self.now())));
                let player = player.clone();
                Right::Seat { game, player }
            }
            JoinRequestKind::Watch => Right::Share { game },
        };
        changes.extend(next.grants(holder, right));
        Ok(())
    }

    /// Answers a request as the host; repeating the same answer changes nothing.
    ///
    /// # Errors
    /// `host_only`; `not_found`; `gone` for a request that is no longer pending; and what prevents an entry:
    /// `already_started`, `game_full`, `name_taken`, `seat_taken`, `invalid_value` for numbers or a sheet that cannot be.
    pub async fn answer_request(
        &self,
        caller: &Principal,
        id: &GameId,
        request: &RequestId,
        answer: Answer,
        precondition: &Precondition,
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Error> {
        let request = (request, answer, precondition);
        with_retries(async || self.try_answer(caller, id, request, key).await).await
    }

    async fn try_answer(
        &self,
        caller: &Principal,
        id: &GameId,
        (request, answer, precondition): (&RequestId, Answer, &Precondition),
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, AttemptError> {
        let handle = self.session(id).await?;
        self.admit_host(caller, id).await?;
        let mut roster = self.roster(&handle).await?;
        // The caller may have lost the host role while the players were read.
        let (current, rights) = self.admit_host(caller, id).await?;
        let now = self.now();
        let found = self.store().request(request).await?;
        let found = found.filter(|found| found.game == *id);
        let found = found.ok_or_else(Error::not_found)?;
        precondition.require_json(&RequestState::of(found.decision))?;
        if found.decision == Some(answer.decision()) {
            let view = current.view(&current.access(&rights));
            idempotency::store_response(self.services(), key, &view).await?;
            return Ok(view);
        }
        if !current.is_pending(&found, now) {
            return Err(request_expired().into());
        }
        let mut next = current.clone();
        next.requests.retain(|other| other.id != found.id);
        let decided = match answer {
            Answer::Accept(_) => JoinRequestChange::Decide(found.id, JoinDecision::Accepted),
            Answer::Refuse => JoinRequestChange::Refuse(found.id, now),
        };
        let mut changes = vec![Change::JoinRequest(decided)];
        roster.creator = current.players_by(caller, &rights);
        match answer {
            Answer::Accept(typed) => {
                let pending = (&found.kind, found.holder);
                self.grant_request(&mut next, pending, &roster, typed, &mut changes)?;
            }
            Answer::Refuse => {}
        }
        let view = next.view(&next.access(&rights));
        idempotency::respond(&mut changes, self.services(), key, &view)?;
        self.commit(current, next, changes).await?;
        Ok(view)
    }

    /// Locks a game for its host; returns the host's rights, too.
    async fn admit_host(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(OwnedMutexGuard<GameSession>, Arc<[Right]>), Error> {
        let (access, session, rights) = self.admit_with_rights(caller, id).await?;
        if access.host {
            Ok((session, rights))
        } else {
            Err(Violation::HostOnly.into())
        }
    }

    /// Adds a player to a running game, on a seat of the host's own device.
    ///
    /// # Errors
    /// `host_only`, and as [`GameService::answer_request`].
    pub async fn add_player(
        &self,
        caller: &Principal,
        id: &GameId,
        name: &Name,
        device: Holder,
        key: Option<&IdempotencyKey>,
    ) -> Result<(), Error> {
        with_retries(async || {
            let handle = self.session(id).await?;
            self.admit_host(caller, id).await?;
            let mut roster = self.roster(&handle).await?;
            let (current, rights) = self.admit_host(caller, id).await?;
            let mut next = current.clone();
            let mut changes = Vec::new();
            roster.creator = current.players_by(caller, &rights);
            let kind = JoinRequestKind::Name(name.to_string());
            let typed = Printed::default();
            self.grant_request(&mut next, (&kind, device), &roster, typed, &mut changes)?;
            idempotency::respond(&mut changes, self.services(), key, &())?;
            Ok::<_, AttemptError>(self.commit(current, next, changes).await?)
        })
        .await
    }
}
