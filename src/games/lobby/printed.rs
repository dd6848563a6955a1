//! What is printed on the sheets of single seats: dealt at random, or chosen before the start.

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::limits::{MAX_EVENTS, too_many_events};
use crate::games::service::GameService;
use crate::games::sessions::GameSession;
use crate::rules::{Board, Event, LuckyNumbers, Printed, Seat, SheetLetter, Status, Violation};
use crate::store::WriteBatch;

impl GameService {
    /// Replaces drawn lucky numbers by those that are printed on the sheets of these seats.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] for seats of others, [`ErrorCode::AlreadyStarted`], or [`ErrorCode::InvalidValue`] for a board without
    /// lucky numbers, a seat that does not exist, or numbers that two dice cannot show.
    pub async fn set_lucky_numbers(
        &self,
        caller: &Principal,
        id: &GameId,
        typed: Vec<(usize, LuckyNumbers)>,
    ) -> Result<(), Error> {
        self.print(caller, id, typed, |session, seat, numbers| {
            let board = &session.game.setup().board;
            check_lucky_numbers(board, numbers)?;
            let current = session.game.table().lucky_numbers(seat);
            let event = Event::set_lucky_numbers(seat, numbers);
            Ok((current != Some(numbers)).then_some(event))
        })
        .await
    }

    /// Gives these seats others of the board's different sheets.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] for seats of others, [`ErrorCode::AlreadyStarted`], or [`ErrorCode::InvalidValue`] for a board without
    /// different sheets, a seat that does not exist, or a sheet that the board does not have.
    pub async fn set_sheets(
        &self,
        caller: &Principal,
        id: &GameId,
        chosen: Vec<(usize, SheetLetter)>,
    ) -> Result<(), Error> {
        self.print(caller, id, chosen, |session, seat, sheet| {
            check_sheet(&session.game.setup().board, sheet)?;
            let current = session.game.table().sheet(seat);
            let current = current.and_then(|current| current.printed().sheet);
            Ok((current != Some(sheet)).then(|| Event::set_sheet(seat, sheet)))
        })
        .await
    }

    /// Appends what `event` makes of each value, in a lobby, by its host or for the caller's own seats.
    async fn print<T>(
        &self,
        caller: &Principal,
        id: &GameId,
        values: Vec<(usize, T)>,
        event: impl Fn(&GameSession, Seat, T) -> Result<Option<Event>, Error>,
    ) -> Result<(), Error> {
        let (access, current) = self.admit(caller, id).await?;
        let is_own = |(seat, _): &(usize, T)| access.seats.iter().any(|own| own.index() == *seat);
        let are_own = !values.is_empty() && values.iter().all(is_own);
        if !access.host && !are_own {
            return Err(Violation::HostOnly.into());
        }
        if current.row.status != Status::Lobby {
            return Err(Error::new(
                ErrorCode::AlreadyStarted,
                "game-already-started",
            ));
        }
        if current.game.log().len() >= MAX_EVENTS {
            return Err(too_many_events());
        }
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        for (seat, value) in values {
            let seat = Seat::new(seat).filter(|seat| seat.index() < next.seats.len());
            let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
            if let Some(event) = event(&next, seat, value)? {
                change.events.push(next.append(event, self.now()));
            }
        }
        if change.events.is_empty() {
            return Ok(());
        }
        Ok(self.commit(current, next, change).await?)
    }

    /// What is printed on the sheet of a seat that joins these others, at random.
    ///
    /// No two seats have the same lucky numbers, and none the same sheet while there are others.
    pub(in crate::games) fn deal(
        &self,
        board: &Board,
        others: &[Printed],
    ) -> Result<Printed, Error> {
        Ok(Printed {
            lucky_numbers: self.draw_lucky_numbers(board, others)?,
            sheet: self.draw_sheet(board, others)?,
        })
    }

    fn draw_lucky_numbers(
        &self,
        board: &Board,
        others: &[Printed],
    ) -> Result<Option<LuckyNumbers>, Error> {
        if !board.has_lucky_numbers() {
            return Ok(None);
        }
        let taken = others.iter().filter_map(|other| other.lucky_numbers);
        let taken: Vec<LuckyNumbers> = taken.collect();
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

    fn draw_sheet(&self, board: &Board, others: &[Printed]) -> Result<Option<SheetLetter>, Error> {
        let uses = |sheet: &SheetLetter| {
            let taken = others.iter().filter(|other| other.sheet == Some(*sheet));
            taken.count()
        };
        let fewest = board.sheets.iter().map(uses).min();
        let free: Vec<SheetLetter> = board
            .sheets
            .iter()
            .copied()
            .filter(|sheet| Some(uses(sheet)) == fewest)
            .collect();
        let Ok(count) = u64::try_from(free.len()) else {
            return Ok(None);
        };
        if count == 0 {
            return Ok(None);
        }
        let index = usize::try_from(self.random()? % count).unwrap_or_default();
        Ok(free.get(index).copied())
    }
}

/// Checks that sheets of this board can have these lucky numbers.
pub(super) fn check_lucky_numbers(board: &Board, numbers: LuckyNumbers) -> Result<(), Error> {
    if !board.has_lucky_numbers() {
        return Err(Error::invalid("no-lucky-numbers"));
    }
    match numbers.fit(board) {
        true => Ok(()),
        false => Err(Error::invalid("lucky-out-of-range")),
    }
}

/// Checks that this board has this sheet.
pub(super) fn check_sheet(board: &Board, sheet: SheetLetter) -> Result<(), Error> {
    if board.sheets.is_empty() {
        return Err(Error::invalid("no-different-sheets"));
    }
    match board.sheets.contains(&sheet) {
        true => Ok(()),
        false => Err(Error::invalid("no-such-sheet")),
    }
}

/// Checks that a seat that joins these others can have what is typed for it: lucky numbers of its own, and any sheet.
pub(super) fn check_printed(
    board: &Board,
    others: &[Printed],
    typed: Printed,
) -> Result<(), Error> {
    if let Some(numbers) = typed.lucky_numbers {
        check_lucky_numbers(board, numbers)?;
        let mut taken = others.iter().filter_map(|other| other.lucky_numbers);
        if taken.any(|other| other.is_same_pair(numbers)) {
            return Err(Error::invalid("lucky-taken"));
        }
    }
    typed
        .sheet
        .map_or(Ok(()), |sheet| check_sheet(board, sheet))
}
