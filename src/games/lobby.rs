//! Before a game begins: finding it, joining it, starting it.

use serde::Serialize;
use utoipa::ToSchema;

use super::retry::{Failure, retrying};
use super::session::GameSession;
use super::{Asked, First, GameView, Games, Slot};
use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, JoinCode, PlayerId};
use crate::domain::name::Name;
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::{EntryError, Event, LuckyNumbers, Mode, Seat, Status, Violation};
use crate::store::{Entry, Group, GroupEdit, Player, SeatRow, WriteBatch};

/// What the join code of a game reveals.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Door {
    /// The board.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// The status: in the lobby anyone can join, later a join asks the host.
    pub status: Status,
    /// The seats.
    pub seats: Vec<DoorSeat>,
    /// The name of the host, for pages.
    #[serde(skip)]
    pub host: String,
}

/// A seat as its join code reveals it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DoorSeat {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// Whether a player has taken it.
    pub claimed: bool,
}

/// The seat somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A new one under this name.
    Name(Name),
    /// One that was made by name.
    Seat(usize),
}

/// A group with its players.
pub(super) struct Roster {
    group: Group,
    players: Vec<Player>,
}

/// What came of joining.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Entered {
    /// A seat was taken.
    Joined(Box<Joined>),
    /// The game is being played: its host is asked.
    Asked(Asked),
}

/// The seat that was taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Joined {
    /// The game.
    pub game: GameView,
    /// The seat.
    pub seat: Seat,
    /// The token of the seat; omitted for a device, which has its cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

fn no_such_code() -> Error {
    Error::new(ErrorCode::NotFound, "no-game-waiting")
}

impl Games {
    async fn id_by_code(&self, code: &str) -> Result<GameId, Error> {
        let code: JoinCode = code.parse().map_err(|_| no_such_code())?;
        let id = self.store().game_by_code(&code).await?;
        id.ok_or_else(no_such_code)
    }

    /// What the join code of a game reveals.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`] where no game has the code, or it is over.
    pub async fn lookup(&self, code: &str) -> Result<Door, Error> {
        let id = self.id_by_code(code).await?;
        let slot = self.slot(&id).await?;
        let open = slot.lock().await;
        let seat = |seat: &SeatRow| DoorSeat {
            seat: seat.seat,
            name: seat.name.clone(),
            claimed: seat.claimed,
        };
        Ok(Door {
            variant: open.row.variant.clone(),
            mode: open.row.mode,
            status: open.row.status,
            seats: open.seats.iter().map(seat).collect(),
            host: open.host_name(),
        })
    }

    /// Lets a screen watch: at once while the game is in its lobby, where whoever has the code may even play, and
    /// later by asking the host.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`], and as [`Games::ask_to_watch`].
    pub async fn watch_by_code(&self, code: &str, device: Holder) -> Result<GameId, Error> {
        let id = self.id_by_code(code).await?;
        let slot = self.slot(&id).await?;
        let is_lobby = slot.lock().await.row.status == Status::Lobby;
        if is_lobby {
            self.let_watch(&id, device).await?;
        } else {
            self.ask_to_watch(&id, device).await?;
        }
        Ok(id)
    }

    /// Takes a seat, or asks the host for one where the game is being played. A device becomes a member of the
    /// group, too.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`], [`ErrorCode::NameTaken`], [`ErrorCode::SeatTaken`], [`ErrorCode::GameFull`],
    /// [`ErrorCode::AlreadyStarted`], or [`ErrorCode::InvalidValue`] for a seat that is not there.
    pub async fn join(
        &self,
        code: &str,
        wanted: Wanted,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Entered, Error> {
        retrying(async || self.try_join(code, &wanted, device, key).await).await
    }

    async fn try_join(
        &self,
        code: &str,
        wanted: &Wanted,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Entered, Failure> {
        let id = self.id_by_code(code).await?;
        let slot = self.slot(&id).await?;
        let roster = self.roster(&slot).await?;
        let current = slot.lock_owned().await;
        match current.row.status {
            Status::Lobby => {}
            Status::Playing | Status::LastCall => {
                return self.ask(current, wanted, device, key).await;
            }
            Status::Finished => return Err(no_such_code().into()),
        }
        let now = self.now();
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        let (seat, player) = match wanted {
            Wanted::Seat(number) => claim(&mut next.seats, *number)?,
            Wanted::Name(name) => self.sit(&mut next, name, &roster, None, &mut change)?,
        };
        change.updates.push(next.sync_seats(now));
        let group = roster.group.id;
        let (holder, token) = self.holder(device)?;
        let mut grants = vec![(holder, Right::Seat { game: id, player })];
        if let Some(device) = device {
            grants.push((
                device,
                Right::Member {
                    group: group.clone(),
                },
            ));
        }
        change.grants = auth::to_grants(&group, grants);
        let access = super::Access {
            seats: vec![seat],
            ..super::Access::default()
        };
        let joined = Joined {
            game: next.view(&access),
            seat,
            token,
        };
        change.response = idempotency::seal_response(self.services(), key, &joined)?;
        self.commit(current, next, change).await?;
        Ok(Entered::Joined(Box::new(joined)))
    }

    /// The group of a game with its players.
    ///
    /// It is read before the game is locked and may be stale; then the store refuses the change.
    pub(super) async fn roster(&self, slot: &Slot) -> Result<Roster, Error> {
        let group = slot.lock().await.row.group.clone();
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(Error::not_found)?;
        let players = self.store().players(&group.id).await?;
        Ok(Roster { group, players })
    }

    /// Gives the next free seat to a player of this name, also while the game is being played.
    pub(super) fn sit(
        &self,
        open: &mut GameSession,
        name: &Name,
        roster: &Roster,
        typed: Option<LuckyNumbers>,
        change: &mut WriteBatch,
    ) -> Result<(Seat, PlayerId), Error> {
        let seat = open.game.table().free_seat().map_err(no_entry)?;
        let (player, name) = self.player(&roster.group.id, &roster.players, name, change)?;
        if open.seats.iter().any(|other| other.player == player) {
            let taken = msg("name-at-table").with("name", name.to_string());
            return Err(Error::new(ErrorCode::NameTaken, taken));
        }
        if open.seats.is_empty() {
            let named = first_name(&roster.group, open, &player, &name);
            change.edits.extend(named);
        }
        let table = open.game.table();
        let taken = Seat::first(table.seats()).filter_map(|seat| table.lucky_numbers(seat));
        let taken: Vec<LuckyNumbers> = taken.collect();
        let board = &open.game.setup().board;
        let lucky_numbers = match typed {
            Some(_) if !board.lucky_numbers => return Err(Error::invalid("no-lucky-numbers")),
            Some(typed) if !typed.fit(board) || typed.is_one_of(&taken) => {
                return Err(Error::invalid("lucky-out-of-range"));
            }
            Some(typed) => Some(typed),
            None => self.deal(board, taken)?,
        };
        let is_late = open.row.status != Status::Lobby;
        let event = if is_late {
            Event::enter(seat, lucky_numbers)
        } else {
            Event::join(seat, lucky_numbers)
        };
        change.events.push(open.push(event, self.now()));
        if is_late {
            let entry = Entry {
                seq: open.seq(),
                player: player.clone(),
                name: name.clone(),
            };
            open.entries.push(entry.clone());
            change.entries.push((open.row.id.clone(), entry));
        }
        open.seats.push(SeatRow {
            seat,
            player: player.clone(),
            name,
            claimed: true,
        });
        Ok((seat, player))
    }

    /// Begins a game, with the seats in this order or as they are, and turn 1 for the first of them or
    /// as asked.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`], [`ErrorCode::AlreadyStarted`], [`ErrorCode::TooFewPlayers`], or
    /// [`ErrorCode::InvalidValue`] for an order that does not name every seat once and for a beginner that
    /// is not there.
    pub async fn start(
        &self,
        caller: &Principal,
        id: &GameId,
        order: Option<Vec<Seat>>,
        first: Option<First>,
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Error> {
        let (access, current, rights) = self.admit_with_rights(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        if current.row.status != Status::Lobby {
            return Err(Error::new(ErrorCode::AlreadyStarted, "game-begun"));
        }
        let count = current.seats.len();
        if count == 0 {
            return Err(Error::new(ErrorCode::TooFewPlayers, "nobody-there"));
        }
        let order = order.unwrap_or_else(|| Seat::first(count).collect());
        let mut sorted = order.clone();
        sorted.sort();
        if !sorted.iter().copied().eq(Seat::first(count)) {
            return Err(Error::invalid("order-wrong"));
        }
        let beginner = self.beginner(first, current.row.mode, count)?;
        let now = self.now();
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        change.events.push(next.begin(order, beginner, now));
        change.updates.push(next.sync_seats(now));
        let view = next.view(&next.access(&rights));
        change.response = idempotency::seal_response(self.services(), key, &view)?;
        self.commit(current, next, change).await?;
        Ok(view)
    }
}

/// Why nobody can come in.
pub(super) fn no_entry(reason: EntryError) -> Error {
    match reason {
        EntryError::Full => Error::new(ErrorCode::GameFull, "no-seat-free"),
        EntryError::TooLate => Error::new(ErrorCode::AlreadyStarted, "entry-too-late"),
    }
}

/// The name of a group that was made with an empty lobby: that of its first player.
fn first_name(
    group: &Group,
    open: &GameSession,
    player: &PlayerId,
    name: &str,
) -> Option<GroupEdit> {
    let is_nameless = group.name == open.row.code.as_str();
    is_nameless.then(|| GroupEdit::NameGroupAfter {
        group: group.id.clone(),
        player: player.clone(),
        name: name.to_owned(),
    })
}

pub(super) fn claim(seats: &mut [SeatRow], number: usize) -> Result<(Seat, PlayerId), Error> {
    seat_to_claim(seats, number)?;
    let seat = seats.get_mut(number);
    let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
    seat.claimed = true;
    Ok((seat.seat, seat.player.clone()))
}

/// The seat of this number, where nobody has claimed it.
pub(super) fn seat_to_claim(seats: &[SeatRow], number: usize) -> Result<&SeatRow, Error> {
    let seat = seats.get(number);
    let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
    if seat.claimed {
        return Err(Error::new(
            ErrorCode::SeatTaken,
            msg("seat-of-somebody").with("name", seat.name.to_string()),
        ));
    }
    Ok(seat)
}
