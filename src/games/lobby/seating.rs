//! Assigning the seats of a game to players of its group.

use rowlock_rules::{Board, Event, LateEntryError, MAX_SEATS, Printed, Seat, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::printed::check_printed;
use std::sync::Arc;

use crate::auth::{self};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::msg;
use crate::domain::ids::{PlayerId, TokenHash};
use crate::domain::look_alikes;
use crate::domain::name::{self, Name};
use crate::games::limits::{MAX_PLAYERS, too_many_players};
use crate::games::service::GameService;
use crate::games::sessions::{GameSession, SessionHandle};
use crate::store::{Change, GameRow, Group, GroupEdit, LateEntry, NewPlayer, Player, SeatRow};

/// A seat with its token.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({"name": "Ana", "token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"})))]
pub struct SeatToken {
    pub seat: Seat,
    pub player: PlayerId,
    /// The player's name in the group.
    pub name: String,
    /// The token of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

/// A player who gets a seat in a new game.
pub(in crate::games) struct SeatAssignment {
    pub(in crate::games) player: PlayerId,
    pub(in crate::games) name: String,
    pub(in crate::games) claimed: bool,
    pub(in crate::games) printed: Printed,
}

/// A group with its players.
pub(in crate::games) struct Roster {
    pub(in crate::games) group: Group,
    pub(super) players: Vec<Player>,
    /// New players count towards the share of this member; by default of the creator of the game.
    pub(in crate::games) creator: Option<TokenHash>,
}

impl GameService {
    /// New tokens for all seats, or, for a device, its grant of the claimed seat.
    pub(in crate::games) fn seat_tokens(
        &self,
        session: &GameSession,
        device: Option<Holder>,
        grants: &mut Vec<(Holder, Right)>,
    ) -> Result<Vec<SeatToken>, Error> {
        let mut tokens = Vec::new();
        for seat in session.seats.iter() {
            let is_given = device.is_none() || seat.claimed;
            let mut token = None;
            if is_given {
                let (holder, secret) = auth::device_or_new_token(self.services(), device)?;
                token = secret;
                let right = Right::Seat {
                    game: session.row.id.clone(),
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

    /// The player of the group with this name, or a new one.
    ///
    /// The store refuses the change if the player is renamed, merged or deleted before it is stored, or if a concurrent
    /// change adds the same new name.
    pub(in crate::games) fn find_or_add_player(
        &self,
        Roster {
            group,
            players,
            creator,
        }: &Roster,
        name: &Name,
        changes: &mut Vec<Change>,
    ) -> Result<(PlayerId, String), Error> {
        let key = name.key();
        let same = players
            .iter()
            .filter(|player| name::key(&player.name) == key);
        // Several stored names can have this key, as keys were compared differently before: an exact match is preferred.
        if let Some(known) = same.min_by_key(|player| player.name != name.as_str()) {
            changes.push(Change::Expect {
                player: known.id.clone(),
                name_key: known.name_key.clone(),
            });
            return Ok((known.id.clone(), known.name.clone()));
        }
        let others = players.iter().map(|player| player.name.as_str());
        let new = changes.iter().filter_map(|change| match change {
            Change::CreatePlayer(new) => Some(new.name.as_str()),
            _ => None,
        });
        let others = others.chain(new);
        look_alikes::refuse_look_alike(name, others.clone())?;
        if others.count() >= MAX_PLAYERS {
            return Err(too_many_players());
        }
        let id = PlayerId::from_random(self.random()?);
        changes.push(Change::CreatePlayer(NewPlayer {
            id: id.clone(),
            group: group.id.clone(),
            name: name.to_string(),
            name_key: key,
            creator: *creator,
        }));
        Ok((id, name.to_string()))
    }

    /// A new game with these players on its seats; `board` is the board of its row. Adds the changes to be stored.
    pub(in crate::games) fn assign_seats(
        &self,
        board: Arc<Board>,
        row: GameRow,
        assignments: Vec<SeatAssignment>,
        changes: &mut Vec<Change>,
    ) -> GameSession {
        let now = row.created_at;
        changes.push(Change::CreateGame(row.clone()));
        let mut session = GameSession::on(board, row, self.instant());
        for (seat, assignment) in Seat::first(MAX_SEATS).zip(assignments) {
            let event = Event::join(seat, assignment.printed);
            changes.push(session.append(event, now));
            session.seats_mut().push(SeatRow {
                seat,
                player: assignment.player,
                name: assignment.name,
                claimed: assignment.claimed,
            });
        }
        session
    }

    /// The group of a game with its players.
    ///
    /// It is read before the game is locked; if it is stale, the store refuses the change.
    pub(in crate::games) async fn roster(&self, handle: &SessionHandle) -> Result<Roster, Error> {
        let session = handle.lock().await;
        let (group, creator) = (session.row.group.clone(), session.row.creator);
        drop(session);
        let found = self.store().group_with_players(&group).await?;
        let (group, players) = found.ok_or_else(Error::not_found)?;
        Ok(Roster {
            group,
            players,
            creator,
        })
    }

    /// Gives the next free seat to the player with this name, in the lobby or in a running game.
    pub(in crate::games) fn add_seat(
        &self,
        session: &mut GameSession,
        name: &Name,
        roster: &Roster,
        typed: Printed,
        changes: &mut Vec<Change>,
    ) -> Result<(Seat, PlayerId), Error> {
        let seat = session.game.table().free_seat().map_err(entry_error)?;
        let (player, name) = self.find_or_add_player(roster, name, changes)?;
        if let Some(other) = session.seats.iter().find(|other| other.player == player) {
            return Err(session.name_taken(&name, other.seat));
        }
        if session.seats.is_empty() {
            let named = name_group_after(&roster.group, session, &player, &name);
            changes.extend(named.map(Change::Edit));
        }
        let table = session.game.table();
        let others = table.all_printed();
        let board = &session.game.setup().board;
        check_printed(board, &others, typed)?;
        let printed = typed.or(self.deal(board, &others)?);
        let is_late = session.row.status != Status::Lobby;
        let event = if is_late {
            Event::enter(seat, printed)
        } else {
            Event::join(seat, printed)
        };
        changes.push(session.append(event, self.now()));
        if is_late {
            let entry = LateEntry {
                seq: session.seq(),
                player: player.clone(),
                name: name.clone(),
            };
            session.entries.push(entry.clone());
            changes.push(Change::Enter(session.row.id.clone(), entry));
        }
        session.seats_mut().push(SeatRow {
            seat,
            player: player.clone(),
            name,
            claimed: true,
        });
        Ok((seat, player))
    }
}

impl GameSession {
    /// The error for a name that the player in this seat has.
    pub(in crate::games) fn name_taken(&self, name: &str, seat: Seat) -> Error {
        let has_left = self.game.table().has_left(seat);
        let detail = msg(if has_left {
            "name-has-left"
        } else {
            "name-at-table"
        });
        Error::new(ErrorCode::NameTaken, detail.with("name", name))
    }
}

/// The error for a game that no player can enter.
pub(in crate::games) fn entry_error(reason: LateEntryError) -> Error {
    match reason {
        LateEntryError::Full => Error::new(ErrorCode::GameFull, "no-seat-free"),
        LateEntryError::TooLate => Error::new(ErrorCode::AlreadyStarted, "join-too-late"),
    }
}

/// Names a group that was created with an empty lobby after its first player.
fn name_group_after(
    group: &Group,
    session: &GameSession,
    player: &PlayerId,
    name: &str,
) -> Option<GroupEdit> {
    let is_nameless = group.name == session.row.code.as_str();
    is_nameless.then(|| GroupEdit::NameGroupAfter {
        group: group.id.clone(),
        player: player.clone(),
        name: name.to_owned(),
    })
}

pub(in crate::games) fn claim_seat(
    seats: &mut [SeatRow],
    number: usize,
) -> Result<(Seat, PlayerId), Error> {
    unclaimed_seat(seats, number)?;
    let seat = seats.get_mut(number);
    let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
    seat.claimed = true;
    Ok((seat.seat, seat.player.clone()))
}

/// The seat with this number, if it is not claimed.
pub(in crate::games) fn unclaimed_seat(
    seats: &[SeatRow],
    number: usize,
) -> Result<&SeatRow, Error> {
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
