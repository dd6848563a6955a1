//! Players on the seats of a game: who they are in the group, and the tokens of their seats.

use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::{self};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::msg;
use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::name::{self, Name};
use crate::games::bounds::{MAX_PLAYERS, too_many_players};
use crate::games::service::Games;
use crate::games::sessions::{GameSession, Slot};
use crate::rules::{EntryError, Event, LuckyNumbers, MAX_SEATS, Seat, Status};
use crate::store::{
    Entry, ExpectedPlayer, GameRow, Group, GroupEdit, NewPlayer, Player, SeatRow, WriteBatch,
};

/// A seat with its token.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatToken {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The token of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

/// A player who takes a seat of a game that is being made.
pub(in crate::games) struct Sitting {
    pub(in crate::games) player: PlayerId,
    pub(in crate::games) name: String,
    pub(in crate::games) claimed: bool,
    pub(in crate::games) lucky_numbers: Option<LuckyNumbers>,
}

/// A group with its players.
pub(in crate::games) struct Roster {
    pub(in crate::games) group: Group,
    players: Vec<Player>,
}

impl Games {
    /// Tokens for all seats, or the first seat for the device.
    pub(in crate::games) fn seat_tokens(
        &self,
        open: &GameSession,
        device: Option<Holder>,
        grants: &mut Vec<(Holder, Right)>,
    ) -> Result<Vec<SeatToken>, Error> {
        let mut tokens = Vec::new();
        for seat in &open.seats {
            let is_given = device.is_none() || seat.claimed;
            let mut token = None;
            if is_given {
                let (holder, secret) = auth::device_or_new_token(self.services(), device)?;
                token = secret;
                let right = Right::Seat {
                    game: open.row.id.clone(),
                    player: seat.player.clone(),
                };
                grants.push((holder, right));
            }
            tokens.push(SeatToken {
                seat: seat.seat,
                player: seat.player.clone(),
                name: seat.name.clone(),
                token,
            });
        }
        Ok(tokens)
    }

    /// The player of this name among those of the group, who is new where nobody has it.
    ///
    /// Where the player is renamed, merged or deleted, or somebody else brings the same new name before
    /// the change is stored, the store refuses it.
    pub(in crate::games) fn player(
        &self,
        group: &GroupId,
        players: &[Player],
        name: &Name,
        change: &mut WriteBatch,
    ) -> Result<(PlayerId, String), Error> {
        let (folded, look) = (name.case_folded(), name.skeleton());
        // Names that were stored when they were compared by case alone are told apart as they were then.
        let same = players.iter().find(|player| player.folded == folded);
        let known = same.or_else(|| {
            let mut players = players.iter();
            players.find(|player| name::skeleton(&player.name) == look)
        });
        if let Some(known) = known {
            change.expected.push(ExpectedPlayer {
                id: known.id.clone(),
                folded: known.folded.clone(),
            });
            return Ok((known.id.clone(), known.name.clone()));
        }
        if players.len() + change.players.len() >= MAX_PLAYERS {
            return Err(too_many_players());
        }
        let id = PlayerId::from_random(self.random()?);
        change.players.push(NewPlayer {
            id: id.clone(),
            group: group.clone(),
            name: name.to_string(),
            folded,
        });
        Ok((id, name.to_string()))
    }

    /// A new game with these players on its seats, and what is to be stored of it.
    pub(in crate::games) fn seat_all(
        &self,
        row: GameRow,
        sitting: Vec<Sitting>,
        change: &mut WriteBatch,
    ) -> Result<GameSession, Error> {
        let now = row.created_at;
        change.games.push(row.clone());
        let mut open = GameSession::new(row, self.boards(), self.instant())?;
        for (seat, sitting) in Seat::first(MAX_SEATS).zip(sitting) {
            let event = Event::join(seat, sitting.lucky_numbers);
            change.events.push(open.push(event, now));
            open.seats.push(SeatRow {
                seat,
                player: sitting.player,
                name: sitting.name,
                claimed: sitting.claimed,
            });
        }
        Ok(open)
    }

    /// The group of a game with its players.
    ///
    /// It is read before the game is locked and may be stale; then the store refuses the change.
    pub(in crate::games) async fn roster(&self, slot: &Slot) -> Result<Roster, Error> {
        let group = slot.lock().await.row.group.clone();
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(Error::not_found)?;
        let players = self.store().players(&group.id).await?;
        Ok(Roster { group, players })
    }

    /// Gives the next free seat to a player of this name, also while the game is being played.
    pub(in crate::games) fn sit(
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
}

/// Why nobody can come in.
pub(in crate::games) fn no_entry(reason: EntryError) -> Error {
    match reason {
        EntryError::Full => Error::new(ErrorCode::GameFull, "no-seat-free"),
        EntryError::TooLate => Error::new(ErrorCode::AlreadyStarted, "join-too-late"),
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

pub(in crate::games) fn claim(
    seats: &mut [SeatRow],
    number: usize,
) -> Result<(Seat, PlayerId), Error> {
    seat_to_claim(seats, number)?;
    let seat = seats.get_mut(number);
    let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
    seat.claimed = true;
    Ok((seat.seat, seat.player.clone()))
}

/// The seat of this number, where nobody has claimed it.
pub(in crate::games) fn seat_to_claim(seats: &[SeatRow], number: usize) -> Result<&SeatRow, Error> {
    let seat = seats.get(number);
    let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
    if seat.claimed {
        return Err(Error::new(
            ErrorCode::SeatTaken,
            msg("seat-occupied").with("name", seat.name.to_string()),
        ));
    }
    Ok(seat)
}
