//! Before a game begins: finding it, joining it, starting it.

use serde::Serialize;
use utoipa::ToSchema;

use super::create::given;
use super::open::OpenGame;
use super::retry::{Failure, retrying};
use super::{Caller, First, GameView, Games, Keep};
use crate::error::{Code, Error};
use crate::ids::{Code as JoinCode, GameId, PlayerId};
use crate::name::Name;
use crate::rules::{Event, Mode, Seat, Status, Violation};
use crate::store::{Change, Edit, Group, Holder, Player, Right, SeatRow};
use crate::words::said;

/// What a game shows to somebody who knows its code.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Door {
    /// The board.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// Who sits there.
    pub seats: Vec<DoorSeat>,
}

/// A seat as seen from the door.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DoorSeat {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// Whether a person has taken it.
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

/// A seat that was taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Joined {
    /// The game.
    pub game: GameView,
    /// The seat.
    pub seat: Seat,
    /// The token that moves for it; a device needs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

fn no_such_code() -> Error {
    Error::new(Code::NotFound, "no-game-waiting")
}

impl Games {
    async fn id_by_code(&self, code: &str) -> Result<GameId, Error> {
        let code: JoinCode = code.parse().map_err(|_| no_such_code())?;
        let id = self.store().game_by_code(&code).await?;
        id.ok_or_else(no_such_code)
    }

    /// What a game shows to somebody who knows its code.
    ///
    /// # Errors
    /// [`Code::NotFound`] where no lobby has the code.
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
            seats: open.seats.iter().map(seat).collect(),
        })
    }

    /// Takes a seat. A device becomes a member of the group, too.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::NameTaken`], [`Code::SeatTaken`], [`Code::GameFull`],
    /// [`Code::AlreadyStarted`], or [`Code::InvalidValue`] for a seat that is not there.
    pub async fn join(
        &self,
        code: &str,
        wanted: Wanted,
        device: Option<Holder>,
        keep: Option<&Keep>,
    ) -> Result<Joined, Error> {
        retrying(async || self.try_join(code, &wanted, device, keep).await).await
    }

    async fn try_join(
        &self,
        code: &str,
        wanted: &Wanted,
        device: Option<Holder>,
        keep: Option<&Keep>,
    ) -> Result<Joined, Failure> {
        let id = self.id_by_code(code).await?;
        let slot = self.slot(&id).await?;
        // What is read before the game is locked may be stale; then the store refuses the change.
        let group = slot.lock().await.row.group.clone();
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(no_such_code)?;
        let players = self.store().players(&group.id).await?;
        let current = slot.lock_owned().await;
        if current.row.status != Status::Lobby {
            return Err(Error::new(Code::AlreadyStarted, "game-begun").into());
        }
        let now = self.now();
        let mut next = current.clone();
        let mut change = Change::default();
        let (seat, player) = match wanted {
            Wanted::Seat(number) => claim(&mut next.seats, *number)?,
            Wanted::Name(name) => self.sit(&mut next, name, &group, &players, &mut change)?,
        };
        change.updates.push(next.settle_seats(now));
        let group = group.id;
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
        change.grants = given(&group, grants);
        let access = super::Access {
            seats: vec![seat],
            ..super::Access::default()
        };
        let joined = Joined {
            game: next.view(&access),
            seat,
            token,
        };
        change.kept = self.keep(keep, &joined)?;
        self.commit(current, next, change).await?;
        Ok(joined)
    }

    /// Gives the next free seat to a player of this name.
    fn sit(
        &self,
        open: &mut OpenGame,
        name: &Name,
        group: &Group,
        players: &[Player],
        change: &mut Change,
    ) -> Result<(Seat, PlayerId), Error> {
        let free = Seat::new(open.seats.len());
        let seat = free.ok_or_else(|| Error::new(Code::GameFull, "no-seat-free"))?;
        let (player, name) = self.player(&group.id, players, name, change)?;
        if open.seats.iter().any(|other| other.player == player) {
            let taken = said("name-at-table").with("name", name.to_string());
            return Err(Error::new(Code::NameTaken, taken));
        }
        if open.seats.is_empty() {
            change.edits.extend(first_name(group, open, &name));
        }
        let table = open.game.table();
        let taken = Seat::first(table.seats()).filter_map(|seat| table.lucky_numbers(seat));
        let lucky_numbers = self.deal(&open.game.setup().board, taken.collect())?;
        let event = Event::join(seat, lucky_numbers);
        change.events.push(open.push(event, self.now()));
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
    /// [`Code::HostOnly`], [`Code::AlreadyStarted`], [`Code::TooFewPlayers`], or
    /// [`Code::InvalidValue`] for an order that does not name every seat once and for a beginner that
    /// is not there.
    pub async fn start(
        &self,
        caller: &Caller,
        id: &GameId,
        order: Option<Vec<Seat>>,
        first: Option<First>,
        keep: Option<&Keep>,
    ) -> Result<GameView, Error> {
        let (access, slot) = self.readable(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        let current = slot.lock_owned().await;
        if current.row.status != Status::Lobby {
            return Err(Error::new(Code::AlreadyStarted, "game-begun"));
        }
        let count = current.seats.len();
        if count == 0 {
            return Err(Error::new(Code::TooFewPlayers, "nobody-there"));
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
        let mut change = Change::default();
        change.events.push(next.begin(order, beginner, now));
        change.updates.push(next.settle_seats(now));
        let view = next.view(&next.access(caller.rights()));
        change.kept = self.keep(keep, &view)?;
        self.commit(current, next, change).await?;
        Ok(view)
    }
}

/// The name of a group that was made with an empty lobby: that of its first player.
fn first_name(group: &Group, open: &OpenGame, name: &str) -> Option<Edit> {
    let is_nameless = group.name == open.row.code.as_str();
    is_nameless.then(|| Edit::NameGroup(group.id.clone(), name.to_owned()))
}

fn claim(seats: &mut [SeatRow], number: usize) -> Result<(Seat, PlayerId), Error> {
    let seat = seats.get_mut(number);
    let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
    if seat.claimed {
        return Err(Error::new(
            Code::SeatTaken,
            said("seat-of-somebody").with("name", seat.name.to_string()),
        ));
    }
    seat.claimed = true;
    Ok((seat.seat, seat.player.clone()))
}
