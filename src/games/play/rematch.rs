//! Rematches: another game with the same players.

use std::sync::Arc;

use chrono::TimeDelta;
use rowlock_rules::{Board, By, Event, Printed, Seat, Status, Violation};

use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, JoinCode, PlayerId};
use crate::games::joining::Joined;
use crate::games::links::withdraw_seat_links;
use crate::games::lobby::{CreatedGame, NewGame, NewSheets, SeatAssignment, SeatToken};
use crate::games::own_boards::store_board_of_game;
use crate::games::service::GameService;
use crate::games::sessions::{GameAccess, GameSession, Opening, StartingSeat};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, GameRow, GameUpdate, SeatRow};

/// For how long after its start a rematch shows that it has started, at most.
const OPENING_TTL: TimeDelta = TimeDelta::minutes(1);

impl GameService {
    /// Starts another game with the seats that have not left, in which the next player has turn 1.
    ///
    /// Devices keep their rights in the new game; programs get tokens.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`]; [`ErrorCode::TooFewPlayers`] if all have left; [`ErrorCode::AlreadyStarted`] if the old
    /// game is running or has a rematch.
    pub async fn rematch(
        &self,
        caller: &Principal,
        id: &GameId,
        for_device: bool,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedGame, Error> {
        self.create_rematch(caller, id, for_device, None, key).await
    }

    /// Opens a lobby with these seats, which others can join.
    pub async fn rematch_lobby(
        &self,
        caller: &Principal,
        id: &GameId,
        staying: Vec<Seat>,
    ) -> Result<CreatedGame, Error> {
        self.create_rematch(caller, id, true, Some(staying), None)
            .await
    }

    async fn create_rematch(
        &self,
        caller: &Principal,
        id: &GameId,
        for_device: bool,
        staying: Option<Vec<Seat>>,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedGame, Error> {
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
        let mut changes = Vec::new();
        let new = NewGame {
            variant: old.row.variant.clone(),
            mode: old.row.mode,
            players: Vec::new(),
            start: staying.is_none(),
            first: None,
            house_rules: old.row.house_rules,
            sheets: NewSheets::default(),
        };
        let group = old.row.group.clone();
        let code = JoinCode::from_random(self.random()?);
        // The rematches of a game are of the same share, also where the host has another token.
        let creator = old.row.creator.or(caller.holder().map(Holder::hash));
        self.check_share(&group, creator).await?;
        let row = self.new_row(group.clone(), code, &new, (creator, now))?;
        let next_id = row.id.clone();
        let boards = self.known_boards([&*row.variant]).await?;
        let board = store_board_of_game(&boards, &row.variant, &mut changes)?;
        let mut session =
            self.reseat_players(&old, board, row, staying.as_deref(), &mut changes)?;
        session.opening = Some(self.opening_after(id).await?);
        if access.took_host
            && let Some(taker) = host_taker_in(&old, &session)
        {
            changes.push(session.append(Event::host(taker, By::Seat), now));
        }
        let event = Event::rematch(next_id.to_string());
        changes.push(old.append(event, now));
        changes.push(Change::Update(session.sync_seats(now)));
        old.row_mut().next = Some(next_id.clone());
        let mut update = GameUpdate::of(id.clone());
        update.next = Some(next_id.clone());
        changes.push(Change::Update(update));

        let seats = old.seats.iter();
        changes.extend(seats.map(|row| withdraw_seat_links(&old.row.id, &row.player, now)));
        let mut grants = self.carry_over_rights(&old, &next_id).await?;
        let (host_token, seats) = if for_device {
            (None, Vec::new())
        } else if access.took_host {
            (
                None,
                self.own_seat_tokens(&access, &old, &session, &mut grants)?,
            )
        } else {
            let (host, token) = auth::device_or_new_token(self.services(), None)?;
            let right = Right::Host {
                game: next_id.clone(),
            };
            grants.push((host, right));
            (token, self.seat_tokens(&session, None, &mut grants)?)
        };
        changes.extend(self.carry_over_screens(id, &next_id, &grants).await?);
        changes.extend(auth::to_grants(&group, grants));
        let access = GameAccess {
            host: true,
            took_host: access.took_host,
            ..GameAccess::default()
        };
        let created = CreatedGame {
            game: session.view(&access),
            host_token,
            group_token: None,
            seats,
        };
        idempotency::respond(&mut changes, self.services(), key, &created)?;
        let player_changes = self.player_changes();
        self.commit(current, old, changes).await?;
        self.cache_new(session, player_changes).await;
        Ok(created)
    }

    /// What is shown at the start of the game after this one.
    async fn opening_after(&self, id: &GameId) -> Result<Arc<Opening>, Error> {
        let highlight = self.store().highlight(id).await?;
        Ok(Arc::new(Opening { highlight }))
    }

    /// What is shown at the start of a game that another server has started just now, if it is a rematch.
    pub(in crate::games) async fn opening_of(
        &self,
        game: &GameRow,
    ) -> Result<Option<Arc<Opening>>, Error> {
        let is_new = |at| self.now() - at < OPENING_TTL;
        if !self.store().has_peers() || !game.started_at.is_some_and(is_new) {
            return Ok(None);
        }
        match self.store().previous_game(&game.id).await? {
            Some(before) => Ok(Some(self.opening_after(&before).await?)),
            None => Ok(None),
        }
    }

    /// Creates the new game with the remaining seats of the old one in the same order. Without `staying` it is started,
    /// and turn 1 goes to the seat after the one that had it in the old game.
    fn reseat_players(
        &self,
        old: &GameSession,
        board: Arc<Board>,
        row: GameRow,
        staying: Option<&[Seat]>,
        changes: &mut Vec<Change>,
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
        // The host joins first, as the creator of a game does.
        arrivals.sort_by_key(|row| row.seat != host);
        let mut assignments: Vec<SeatAssignment> = Vec::new();
        for row in &arrivals {
            let others: Vec<Printed> = assignments.iter().map(|other| other.printed).collect();
            let printed = self.deal(&old.game.setup().board, &others)?;
            assignments.push(SeatAssignment {
                player: row.player.clone(),
                name: row.name.clone(),
                claimed: true,
                printed,
            });
        }
        if staying.is_some() {
            return Ok(self.assign_seats(board, row, assignments, changes));
        }
        let mut order: Vec<Seat> = Seat::first(arrivals.len()).collect();
        order.sort_by_key(|arrival| arrivals.get(arrival.index()).map(|row| row.seat));
        let next = table.next_starting_seat();
        let mut rows = old.seats.iter().filter(stays);
        let position = next.and_then(|next| rows.position(|row| row.seat == next));
        let starting_seat = position
            .and_then(Seat::new)
            .map(|seat| StartingSeat { seat, drawn: false });
        let mut session = self.assign_seats(board, row, assignments, changes);
        changes.push(session.start(order, starting_seat, now));
        Ok(session)
    }

    /// New tokens for the caller's seats; the other players join the rematch with their own.
    fn own_seat_tokens(
        &self,
        access: &GameAccess,
        old: &GameSession,
        session: &GameSession,
        grants: &mut Vec<(Holder, Right)>,
    ) -> Result<Vec<SeatToken>, Error> {
        let own = access.seats.iter();
        let own = own.filter_map(|seat| old.seats.get(seat.index()));
        let own: Vec<&PlayerId> = own.map(|row| &row.player).collect();
        let mut others = Vec::new();
        let mut tokens = self.seat_tokens(session, None, &mut others)?;
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

    /// The rights of devices in the old game, for the new one: seats, the host role, and watching.
    async fn carry_over_rights(
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
                // Players who have left are not in the rematch.
                Right::Seat { player, .. } if !stays(&player) => {}
                Right::Seat { player, .. } => {
                    if table.host_was_given() && owner == Some(&player) {
                        rights.push((device, Right::Host { game: game.clone() }));
                    }
                    rights.push((device, Right::Seat { game, player }));
                }
                Right::Host { .. } if table.host_was_given() => {}
                Right::Host { .. } => rights.push((device, Right::Host { game })),
                Right::Reader { .. } | Right::Member { .. } | Right::Keeper { .. } => {}
            }
        }
        Ok(rights)
    }

    /// Accepted requests in the new game for the screens that had one in the old game.
    async fn carry_over_screens(
        &self,
        old: &GameId,
        next: &GameId,
        grants: &[(Holder, Right)],
    ) -> Result<Vec<Change>, Error> {
        let mut changes = Vec::new();
        for &(device, ref right) in grants {
            if matches!(right, Right::Share { .. }) && self.is_admitted(device, old).await? {
                changes.extend(self.accepted_request(next, device)?);
            }
        }
        Ok(changes)
    }

    /// Takes the seat in a rematch that the caller had in the game before.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers without a seat there.
    pub async fn join_rematch(
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
        let (session, rights) = loop {
            let handle = self.session(id).await?;
            let epoch = self.services().rights_epoch();
            let rights = auth::rights_in(self.services(), caller, &before).await?;
            let session = handle.lock_owned().await;
            // One of these rights may have been revoked while this waited for the lock.
            if epoch == self.services().rights_epoch() {
                break (session, rights);
            }
        };
        let sat_there = |row: &&SeatRow| {
            rights.iter().any(|right| {
                matches!(right, Right::Seat { game, player } if *game == before && *player == row.player)
            })
        };
        let seat = session.seats.iter().find(sat_there);
        let seat = seat.ok_or_else(|| caller.denied())?;
        let (holder, token) = auth::device_or_new_token(self.services(), None)?;
        let right = Right::Seat {
            game: id.clone(),
            player: seat.player.clone(),
        };
        let joined = Joined::of(&session, seat.seat, token);
        let mut changes = auth::to_grants(&session.row.group, vec![(holder, right)]);
        idempotency::respond(&mut changes, self.services(), key, &joined)?;
        self.store().write(changes).await?;
        Ok(joined)
    }
}

/// The seat in the new game of the player who took the host role in the old one.
fn host_taker_in(old: &GameSession, new: &GameSession) -> Option<Seat> {
    let taker = old.game.table().host_taker()?;
    let player = &old.seats.get(taker.index())?.player;
    let row = new.seats.iter().find(|row| row.player == *player)?;
    Some(row.seat)
}
