//! Removing and renaming players before the game starts.

use std::sync::Arc;

use rowlock_rules::{Event, MAX_SEATS, Seat, Status};

use super::seating::Roster;
use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, PlayerId};
use crate::domain::name::Name;
use crate::games::limits::{MAX_EVENTS, too_many_events};
use crate::games::retry::{AttemptError, with_retries};
use crate::games::service::GameService;
use crate::games::sessions::{GameAccess, GameSession, GameView, with_player};
use crate::live::Update;
use crate::store::{Change, GroupEdit, LinkChange, Removal, Revocation, RevokeTarget, SeatRow};

/// The seat of this player, for a caller who can manage a game that has not started.
fn lobby_seat(
    session: &GameSession,
    access: &GameAccess,
    player: &PlayerId,
) -> Result<SeatRow, Error> {
    access.require_manager()?;
    if session.row.status != Status::Lobby {
        return Err(Error::new(ErrorCode::AlreadyStarted, "lobby-only"));
    }
    let row = session.seats.iter().find(|row| row.player == *player);
    row.cloned().ok_or_else(Error::not_found)
}

impl GameService {
    /// Removes a player from the lobby and ends the rights to the seat; the later seats move up. Returns the seat.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`]; [`ErrorCode::AlreadyStarted`]; [`ErrorCode::NotFound`] for a player who is not in the
    /// game; [`ErrorCode::Forbidden`] for the host.
    pub async fn remove_player(
        &self,
        caller: &Principal,
        id: &GameId,
        player: &PlayerId,
    ) -> Result<Seat, Error> {
        with_retries(async || {
            let (access, current) = self.admit(caller, id).await?;
            let row = lobby_seat(&current, &access, player)?;
            let is_host = !self.hosts_in_seat(&current, &row).await?.is_empty();
            if is_host || !current.game.table().may_remove(row.seat) {
                let host = msg("host-not-removed").with("name", row.name);
                return Err(Error::new(ErrorCode::Forbidden, host).into());
            }
            if current.game.log().len() >= MAX_EVENTS {
                return Err(too_many_events().into());
            }
            let now = self.now();
            let right = Right::Seat {
                game: id.clone(),
                player: player.clone(),
            };
            let mut next = current.clone();
            let seats = next.seats_mut();
            seats.retain(|other| other.player != *player);
            for (seat, other) in Seat::first(MAX_SEATS).zip(seats) {
                other.seat = seat;
            }
            let event = next.append(Event::remove(row.seat), now);
            let changes = vec![
                event,
                Change::Update(next.sync_seats(now)),
                Change::Remove(Removal {
                    game: id.clone(),
                    player: player.clone(),
                    at: now,
                }),
                // The player may have lost the last seat.
                Change::Edit(GroupEdit::DeleteUnused {
                    player: player.clone(),
                    heir: None,
                }),
                Change::Link(LinkChange::Withdraw {
                    right: right.clone(),
                    at: now,
                }),
                Change::Revoke(Revocation {
                    right,
                    whose: RevokeTarget::All,
                }),
            ];
            self.commit(current, next, changes).await?;
            Ok::<_, AttemptError>(row.seat)
        })
        .await
    }

    /// Whether the host has removed the caller's player from the lobby.
    pub async fn was_removed(&self, caller: &Principal, id: &GameId) -> Result<bool, Error> {
        match caller.holder() {
            Some(Holder::Device(device)) => Ok(self.store().was_removed(id, device).await?),
            Some(Holder::Token(_)) | None => Ok(false),
        }
    }

    /// Gives a seat in the lobby to the player with this name; the holders of the seat keep it.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`]; [`ErrorCode::AlreadyStarted`]; [`ErrorCode::NotFound`] for a player who is not in the
    /// game; [`ErrorCode::NameTaken`].
    pub async fn rename_seat(
        &self,
        caller: &Principal,
        id: &GameId,
        player: &PlayerId,
        name: &Name,
    ) -> Result<GameView, Error> {
        with_retries(async || self.try_rename_seat(caller, id, player, name).await).await
    }

    async fn try_rename_seat(
        &self,
        caller: &Principal,
        id: &GameId,
        player: &PlayerId,
        name: &Name,
    ) -> Result<GameView, AttemptError> {
        let access = self.access(caller, id).await?;
        access.require_manager()?;
        let mut roster = self.roster(&self.session(id).await?).await?;
        let (access, current, rights) = self.admit_with_rights(caller, id).await?;
        let old = lobby_seat(&current, &access, player)?;
        let mut next = current.clone();
        roster.creator = current.players_by(caller, &rights);
        let mut changes = Vec::new();
        let renamed = self.rename_row(&mut next, &old, name, &roster, &mut changes)?;
        changes.push(Change::Update(next.sync_seats(self.now())));
        let is_same = renamed == *player;
        if !is_same {
            self.move_rights(id, player, &renamed, &current, &mut changes)
                .await?;
            if let Some(seen) = next.last_seen.remove(player) {
                next.last_seen.insert(renamed.clone(), seen);
            }
        }
        let rights = with_player(&rights, id, player, &renamed);
        let view = next.view(&next.access(&rights));
        let connections = Arc::clone(&current.connections);
        self.commit(current, next, changes).await?;
        if is_same {
            // The player may sit in other games, too.
            self.refresh_seats(&roster.group.id).await?;
        } else {
            connections.replace_player(id, player, &renamed);
            self.live().publish(id, Update::Presence);
        }
        Ok(view)
    }

    /// Renames the seat of this row; returns its player, who is the same one if only the spelling changes.
    fn rename_row(
        &self,
        next: &mut GameSession,
        row: &SeatRow,
        name: &Name,
        roster: &Roster,
        changes: &mut Vec<Change>,
    ) -> Result<PlayerId, Error> {
        let (player, mut known) = self.find_or_add_player(roster, name, changes)?;
        let mut others = next.seats.iter().filter(|other| other.seat != row.seat);
        if others.any(|other| other.player == player) {
            let taken = msg("name-at-table").with("name", known);
            return Err(Error::new(ErrorCode::NameTaken, taken));
        }
        if player == row.player {
            known = name.to_string();
            let edit = GroupEdit::RenamePlayer(player.clone(), known.clone(), name.key());
            changes.push(Change::Edit(edit));
        }
        if let Some(seat) = next.seats_mut().get_mut(row.seat.index()) {
            seat.player = player.clone();
            seat.name = known;
        }
        Ok(player)
    }

    /// Moves the rights to a seat from one player to another, and withdraws its hand-over links.
    async fn move_rights(
        &self,
        id: &GameId,
        from: &PlayerId,
        to: &PlayerId,
        session: &GameSession,
        changes: &mut Vec<Change>,
    ) -> Result<(), Error> {
        let right = |player: &PlayerId| Right::Seat {
            game: id.clone(),
            player: player.clone(),
        };
        let rights = self.store().rights_in(id).await?.into_iter();
        let moved = rights.filter(|(_, held)| *held == right(from));
        let moved = moved.map(|(holder, _)| (holder, right(to))).collect();
        changes.push(Change::Edit(GroupEdit::DeleteUnused {
            player: from.clone(),
            heir: Some(to.clone()),
        }));
        changes.push(Change::Link(LinkChange::Withdraw {
            right: right(from),
            at: self.now(),
        }));
        changes.push(Change::Revoke(Revocation {
            right: right(from),
            whose: RevokeTarget::All,
        }));
        changes.extend(auth::to_grants(&session.row.group, moved));
        Ok(())
    }
}
