//! Lucky numbers: drawn at random, or typed in from printed sheets before the start.

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::limits::{MAX_EVENTS, too_many_events};
use crate::games::service::GameService;
use crate::rules::{Board, Event, LuckyNumbers, Seat, Status, Violation};
use crate::store::WriteBatch;

impl GameService {
    /// Replaces drawn lucky numbers by those that are printed on the sheets of these seats.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`], [`ErrorCode::AlreadyStarted`], or [`ErrorCode::InvalidValue`] for a board without
    /// lucky numbers, a seat that does not exist, or numbers that two dice cannot show.
    pub async fn set_lucky_numbers(
        &self,
        caller: &Principal,
        id: &GameId,
        typed: Vec<(usize, LuckyNumbers)>,
    ) -> Result<(), Error> {
        let (access, current) = self.admit(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        if current.row.status != Status::Lobby {
            return Err(Error::new(
                ErrorCode::AlreadyStarted,
                "game-already-started",
            ));
        }
        if !current.game.setup().board.lucky_numbers {
            return Err(Error::invalid("no-lucky-numbers"));
        }
        if current.game.log().len() >= MAX_EVENTS {
            return Err(too_many_events());
        }
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        for (seat, numbers) in typed {
            let seat = Seat::new(seat).filter(|seat| seat.index() < next.seats.len());
            let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
            if !numbers.fit(&next.game.setup().board) {
                return Err(Error::invalid("lucky-out-of-range"));
            }
            if next.game.table().lucky_numbers(seat) != Some(numbers) {
                let event = Event::set_lucky_numbers(seat, numbers);
                change.events.push(next.append(event, self.now()));
            }
        }
        if change.events.is_empty() {
            return Ok(());
        }
        Ok(self.commit(current, next, change).await?)
    }

    /// Random lucky numbers that no other seat has; `None` for a board without lucky numbers.
    pub(in crate::games) fn draw_lucky_numbers(
        &self,
        board: &Board,
        taken: Vec<LuckyNumbers>,
    ) -> Result<Option<LuckyNumbers>, Error> {
        if !board.lucky_numbers {
            return Ok(None);
        }
        let max = u64::from(board.die_sides) * 2;
        loop {
            let random = self.random()?;
            let number = |random: u64| u8::try_from(2 + random % (max - 1)).unwrap_or(2);
            let (low, high) = (number(random), number(random / max));
            let pair = LuckyNumbers::try_from([low.min(high), low.max(high)]);
            if let Some(drawn) = pair.ok().filter(|pair| !pair.is_one_of(&taken)) {
                return Ok(Some(drawn));
            }
        }
    }
}
