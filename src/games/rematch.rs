//! Another game with the same seats.

use super::create::{Sitting, given};
use super::{Access, Caller, Created, Games, Keep, NewGame};
use crate::error::{Code, Error};
use crate::ids::{Code as JoinCode, GameId};
use crate::rules::{Event, Seat, Status, Violation};
use crate::store::{Change, GameUpdate, Right, SeatRow};

use super::lobby::Joined;

impl Games {
    /// Begins another game with the same seats, in which the next player starts.
    ///
    /// The devices that had rights in the old game have them in the new one; programs get tokens.
    ///
    /// # Errors
    /// [`Code::HostOnly`]; [`Code::AlreadyStarted`] while the old game goes on, or where it has a
    /// rematch.
    pub async fn rematch(
        &self,
        caller: &Caller,
        id: &GameId,
        for_device: bool,
        keep: Option<&Keep>,
    ) -> Result<Created, Error> {
        let (access, slot) = self.readable(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        let current = slot.lock_owned().await;
        if current.row.next.is_some() {
            return Err(Error::new(
                Code::AlreadyStarted,
                "The rematch has begun already.",
            ));
        }
        match current.row.status {
            Status::Lobby => return Err(Violation::NotStarted.into()),
            Status::Playing | Status::LastCall => {
                return Err(Error::new(
                    Code::AlreadyStarted,
                    "A rematch can begin when the game is finished.",
                ));
            }
            Status::Finished => {}
        }
        let now = self.now();
        let mut old = current.clone();
        let mut change = Change::default();
        let new = NewGame {
            variant: old.row.variant.clone(),
            mode: old.row.mode,
            players: Vec::new(),
            start: true,
            house_rules: old.row.house_rules,
            lucky_numbers: Vec::new(),
        };
        let group = old.row.group.clone();
        let code = JoinCode::from_random(self.random()?);
        let row = self.new_row(group.clone(), code, &new, now)?;
        let next_id = row.id.clone();
        let mut sitting = Vec::new();
        for seat in &old.seats {
            let taken = sitting
                .iter()
                .filter_map(|other: &Sitting| other.lucky_numbers);
            let lucky_numbers = self.deal(&old.game.setup().board, taken.collect())?;
            sitting.push(Sitting {
                player: seat.player.clone(),
                name: seat.name.clone(),
                claimed: true,
                lucky_numbers,
            });
        }
        sitting.rotate_left(1);
        let mut open = self.seat_all(row, sitting, &mut change)?;
        let order = Seat::first(open.seats.len()).collect();
        change.events.push(open.push(Event::start(order), now));
        change.updates.extend(open.settle(now));

        let event = Event::rematch(next_id.to_string());
        change.events.push(old.push(event, now));
        old.row.next = Some(next_id.clone());
        let mut update = GameUpdate::of(id.clone());
        update.next = Some(next_id.clone());
        change.updates.push(update);

        let mut grants = Vec::new();
        for (device, right) in self.store().devices_of(id).await? {
            grants.extend(moved_on(right, &next_id).map(|right| (device, right)));
        }
        let (host_token, seats) = if for_device {
            (None, Vec::new())
        } else {
            let (host, token) = self.holder(None)?;
            let right = Right::Host {
                game: next_id.clone(),
            };
            grants.push((host, right));
            (token, self.seat_tokens(&open, None, &mut grants)?)
        };
        change.grants = given(&group, grants);
        let access = Access {
            host: true,
            ..Access::default()
        };
        let created = Created {
            game: open.view(&access),
            host_token,
            group_token: None,
            seats,
        };
        change.kept = self.keep(keep, &created)?;
        self.commit(current, old, change).await?;
        self.open().insert(open, now);
        Ok(created)
    }

    /// Takes the seat in a rematch that the caller had in the game before.
    ///
    /// # Errors
    /// [`Code::Forbidden`] for whoever had no seat there.
    pub async fn follow_rematch(
        &self,
        caller: &Caller,
        id: &GameId,
        keep: Option<&Keep>,
    ) -> Result<Joined, Error> {
        if caller.holder().is_none() {
            return Err(caller.refusal());
        }
        let slot = self.slot(id).await?;
        let open = slot.lock().await;
        let mut seat = None;
        for right in caller.rights() {
            if let Right::Seat { game, player } = right {
                let before = self.store().game(game).await?;
                let leads_here = before.is_some_and(|game| game.game.next.as_ref() == Some(id));
                let sits = |other: &&SeatRow| other.player == *player;
                if leads_here {
                    seat = open.seats.iter().find(sits);
                }
            }
        }
        let seat = seat.ok_or_else(|| caller.refusal())?;
        let (holder, token) = self.holder(None)?;
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
        let change = Change {
            grants: given(&open.row.group, vec![(holder, right)]),
            kept: self.keep(keep, &joined)?,
            ..Change::default()
        };
        self.store().write(change).await?;
        Ok(joined)
    }
}

/// The same right in the next game.
fn moved_on(right: Right, next: &GameId) -> Option<Right> {
    match right {
        Right::Seat { player, .. } => Some(Right::Seat {
            game: next.clone(),
            player,
        }),
        Right::Host { .. } => Some(Right::Host { game: next.clone() }),
        Right::Member { .. } | Right::Keeper { .. } => None,
    }
}
