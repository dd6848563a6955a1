//! Another game with the same seats.

use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, JoinCode, PlayerId};
use crate::games::joining::Joined;
use crate::games::links::handover_ends;
use crate::games::lobby::{Created, NewGame, SeatToken, Sitting};
use crate::games::service::Games;
use crate::games::sessions::{Access, GameSession, StartingSeat};
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::{By, Event, Seat, Status, Violation};
use crate::store::{GameRow, GameUpdate, RequestChange, SeatRow, WriteBatch};

impl Games {
    /// Begins another game with the seats that have not left, in which the next player has turn 1.
    ///
    /// The devices that had rights in the old game have them in the new one; programs get tokens.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`]; [`ErrorCode::TooFewPlayers`] where all have left; [`ErrorCode::AlreadyStarted`] while the old game goes on, or where it has a
    /// rematch.
    pub async fn rematch(
        &self,
        caller: &Principal,
        id: &GameId,
        for_device: bool,
        key: Option<&IdempotencyKey>,
    ) -> Result<Created, Error> {
        self.play_again(caller, id, for_device, None, key).await
    }

    /// Opens the lobby of another game with these seats, which others can join.
    ///
    /// # Errors
    /// As [`Games::rematch`].
    pub async fn rematch_lobby(
        &self,
        caller: &Principal,
        id: &GameId,
        staying: Vec<Seat>,
    ) -> Result<Created, Error> {
        self.play_again(caller, id, true, Some(staying), None).await
    }

    async fn play_again(
        &self,
        caller: &Principal,
        id: &GameId,
        for_device: bool,
        staying: Option<Vec<Seat>>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Created, Error> {
        let (access, current) = self.admit(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        if current.row.next.is_some() {
            return Err(Error::new(
                ErrorCode::AlreadyStarted,
                "rematch-already-started",
            ));
        }
        match current.row.status {
            Status::Lobby => return Err(Violation::NotStarted.into()),
            Status::Playing | Status::LastCall => {
                return Err(Error::new(ErrorCode::AlreadyStarted, "rematch-too-early"));
            }
            Status::Finished => {}
        }
        let now = self.now();
        let mut old = current.clone();
        let mut change = WriteBatch::default();
        let new = NewGame {
            variant: old.row.variant.clone(),
            mode: old.row.mode,
            players: Vec::new(),
            start: staying.is_none(),
            first: None,
            house_rules: old.row.house_rules,
            lucky_numbers: Vec::new(),
        };
        let group = old.row.group.clone();
        let code = JoinCode::from_random(self.random()?);
        let row = self.new_row(group.clone(), code, &new, now)?;
        let next_id = row.id.clone();
        let mut open = self.seat_again(&old, row, staying.as_deref(), &mut change)?;
        if access.took_host
            && let Some(taker) = taker_again(&old, &open)
        {
            change
                .events
                .push(open.push(Event::host(taker, By::Seat), now));
        }
        change.updates.push(open.sync_seats(now));

        let event = Event::rematch(next_id.to_string());
        change.events.push(old.push(event, now));
        old.row.next = Some(next_id.clone());
        let mut update = GameUpdate::of(id.clone());
        update.next = Some(next_id.clone());
        change.updates.push(update);

        change.link_changes = old
            .seats
            .iter()
            .map(|row| handover_ends(&old.row.id, &row.player, now))
            .collect();
        let mut grants = self.rights_again(&old, &next_id).await?;
        let (host_token, seats) = if for_device {
            (None, Vec::new())
        } else if access.took_host {
            (None, self.tokens_of_own(&access, &old, &open, &mut grants)?)
        } else {
            let (host, token) = auth::device_or_new_token(self.services(), None)?;
            let right = Right::Host {
                game: next_id.clone(),
            };
            grants.push((host, right));
            (token, self.seat_tokens(&open, None, &mut grants)?)
        };
        change
            .requests
            .extend(self.screens_again(id, &next_id, &grants).await?);
        change.grants = auth::to_grants(&group, grants);
        let access = Access {
            host: true,
            took_host: access.took_host,
            ..Access::default()
        };
        let created = Created {
            game: open.view(&access),
            host_token,
            group_token: None,
            seats,
        };
        change.response = idempotency::seal_response(self.services(), key, &created)?;
        let names = self.names();
        self.commit(current, old, change).await?;
        self.add(open, names).await;
        Ok(created)
    }

    /// The new game with the seats of the old one in the same order, begun unless it is said who stays; turn 1 is
    /// that of the next of them after the seat that had it there.
    fn seat_again(
        &self,
        old: &GameSession,
        row: GameRow,
        staying: Option<&[Seat]>,
        change: &mut WriteBatch,
    ) -> Result<GameSession, Error> {
        let now = row.created_at;
        let table = old.game.table();
        let host = table.host_owner();
        let is_wanted = |seat: &Seat| staying.is_none_or(|staying| staying.contains(seat));
        let stays = |row: &&SeatRow| !table.has_left(row.seat) && is_wanted(&row.seat);
        let mut arrivals: Vec<&SeatRow> = old.seats.iter().filter(stays).collect();
        if arrivals.is_empty() {
            return Err(Error::new(ErrorCode::TooFewPlayers, "no-players-seated"));
        }
        // The host comes in first, as whoever makes a game does.
        arrivals.sort_by_key(|row| row.seat != host);
        let mut sitting: Vec<Sitting> = Vec::new();
        for row in &arrivals {
            let taken = sitting.iter().filter_map(|other| other.lucky_numbers);
            let lucky_numbers = self.deal(&old.game.setup().board, taken.collect())?;
            sitting.push(Sitting {
                player: row.player.clone(),
                name: row.name.clone(),
                claimed: true,
                lucky_numbers,
            });
        }
        if staying.is_some() {
            return self.seat_all(row, sitting, change);
        }
        let mut order: Vec<Seat> = Seat::first(arrivals.len()).collect();
        order.sort_by_key(|arrival| arrivals.get(arrival.index()).map(|row| row.seat));
        let next = table.next_starting_seat();
        let mut places = old.seats.iter().filter(stays);
        let place = next.and_then(|next| places.position(|row| row.seat == next));
        let beginner = place
            .and_then(Seat::new)
            .map(|seat| StartingSeat { seat, drawn: false });
        let mut open = self.seat_all(row, sitting, change)?;
        change.events.push(open.begin(order, beginner, now));
        Ok(open)
    }

    /// Tokens for the seats that the caller had in the old game; the others follow with their own.
    fn tokens_of_own(
        &self,
        access: &Access,
        old: &GameSession,
        open: &GameSession,
        grants: &mut Vec<(Holder, Right)>,
    ) -> Result<Vec<SeatToken>, Error> {
        let own = access.seats.iter();
        let own = own.filter_map(|seat| old.seats.get(seat.index()));
        let own: Vec<&PlayerId> = own.map(|row| &row.player).collect();
        let mut others = Vec::new();
        let mut tokens = self.seat_tokens(open, None, &mut others)?;
        for token in &mut tokens {
            if !own.contains(&&token.player) {
                token.token = None;
            }
        }
        others.retain(
            |(_, right)| matches!(right, Right::Seat { player, .. } if own.contains(&player)),
        );
        grants.extend(others);
        Ok(tokens)
    }

    /// The rights of devices in the old game, for the new one; the host's go with the role, and whoever
    /// looked on looks on.
    async fn rights_again(
        &self,
        old: &GameSession,
        next: &GameId,
    ) -> Result<Vec<(Holder, Right)>, Error> {
        let table = old.game.table();
        let owner = old.seats.get(table.host_owner().index());
        let owner = owner.map(|row| &row.player);
        let has_left = |row: &&SeatRow| table.has_left(row.seat);
        let left: Vec<_> = old.seats.iter().filter(has_left).collect();
        let stays = |player: &PlayerId| !left.iter().any(|row| row.player == *player);
        let mut rights = Vec::new();
        for (device, right) in self.store().rights_in(&old.row.id).await? {
            if matches!(device, Holder::Token(_)) {
                continue;
            }
            let game = next.clone();
            match right {
                Right::Share { .. } => rights.push((device, Right::Share { game })),
                // Who has left is no part of the rematch.
                Right::Seat { player, .. } if !stays(&player) => {}
                Right::Seat { player, .. } => {
                    if table.host_was_given() && owner == Some(&player) {
                        rights.push((device, Right::Host { game: game.clone() }));
                    }
                    rights.push((device, Right::Seat { game, player }));
                }
                Right::Host { .. } if table.host_was_given() => {}
                Right::Host { .. } => rights.push((device, Right::Host { game })),
                Right::Member { .. } | Right::Keeper { .. } => {}
            }
        }
        Ok(rights)
    }

    /// What lets the screens that were let in to watch the old game know the code of the new one, too.
    async fn screens_again(
        &self,
        old: &GameId,
        next: &GameId,
        grants: &[(Holder, Right)],
    ) -> Result<Vec<RequestChange>, Error> {
        let mut changes = Vec::new();
        for &(device, ref right) in grants {
            if matches!(right, Right::Share { .. }) && self.is_let_in(device, old).await? {
                changes.extend(self.let_in(next, device)?);
            }
        }
        Ok(changes)
    }

    /// Takes the seat in a rematch that the caller had in the game before.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for whoever had no seat there.
    pub async fn follow_rematch(
        &self,
        caller: &Principal,
        id: &GameId,
        key: Option<&IdempotencyKey>,
    ) -> Result<Joined, Error> {
        if caller.holder().is_none() {
            return Err(caller.denied());
        }
        let before = self.store().previous_game(id).await?;
        let before = before.ok_or_else(|| caller.denied())?;
        let (open, rights) = loop {
            let slot = self.slot(id).await?;
            let epoch = self.services().rights_epoch();
            let rights = auth::rights_in(self.services(), caller, &before).await?;
            let open = slot.lock_owned().await;
            // A right that ended while this waited for the lock may be one of these.
            if epoch == self.services().rights_epoch() {
                break (open, rights);
            }
        };
        let sat_there = |row: &&SeatRow| {
            rights.iter().any(|right| {
                matches!(right, Right::Seat { game, player } if *game == before && *player == row.player)
            })
        };
        let seat = open.seats.iter().find(sat_there);
        let seat = seat.ok_or_else(|| caller.denied())?;
        let (holder, token) = auth::device_or_new_token(self.services(), None)?;
        let right = Right::Seat {
            game: id.clone(),
            player: seat.player.clone(),
        };
        let access = Access {
            seats: vec![seat.seat],
            ..Access::default()
        };
        let joined = Joined {
            game: open.view(&access),
            seat: seat.seat,
            token,
        };
        let change = WriteBatch {
            grants: auth::to_grants(&open.row.group, vec![(holder, right)]),
            response: idempotency::seal_response(self.services(), key, &joined)?,
            ..WriteBatch::default()
        };
        self.store().write(change).await?;
        Ok(joined)
    }
}

/// The seat in the new game of the player who took the host's role in the old one.
fn taker_again(old: &GameSession, new: &GameSession) -> Option<Seat> {
    let taker = old.game.table().host_taker()?;
    let player = &old.seats.get(taker.index())?.player;
    let row = new.seats.iter().find(|row| row.player == *player)?;
    Some(row.seat)
}
