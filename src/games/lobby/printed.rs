//! What is printed on the sheets of single seats: dealt at random, or chosen before the start.

use rowlock_rules::{
    Board, Event, Printed, PrintedViolation, Seat, SheetLetter, SheetNumbers, Status, Violation,
};

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::limits::{MAX_EVENTS, too_many_events};
use crate::games::service::GameService;

impl GameService {
    /// Changes what is printed on the sheets of these seats, in a lobby, by its host or for the caller's own seats.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] for seats of others, [`ErrorCode::AlreadyStarted`], or [`ErrorCode::InvalidValue`] for a
    /// seat that does not exist, or what no sheet of the board can have.
    pub async fn set_printed(
        &self,
        caller: &Principal,
        id: &GameId,
        typed: Vec<(usize, Printed)>,
    ) -> Result<(), Error> {
        let (access, current) = self.admit(caller, id).await?;
        let is_own =
            |(seat, _): &(usize, Printed)| access.seats.iter().any(|own| own.index() == *seat);
        let are_own = !typed.is_empty() && typed.iter().all(is_own);
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
        let mut changes = Vec::new();
        for (seat, typed) in typed {
            let seat = Seat::new(seat).filter(|seat| seat.index() < next.seats.len());
            let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
            check_printed(&next.game.setup().board, &[], typed)?;
            if typed.or(next.game.table().printed(seat)) != next.game.table().printed(seat) {
                for event in Event::set_printed(seat, typed) {
                    changes.push(next.append(event, self.now()));
                }
            }
        }
        if changes.is_empty() {
            return Ok(());
        }
        Ok(self.commit(current, next, changes).await?)
    }

    /// What is printed on the sheet of a seat that joins these others, at random.
    ///
    /// No seat has what is printed for another, nor the same sheet while there are others.
    pub(in crate::games) fn deal(
        &self,
        board: &Board,
        others: &[Printed],
    ) -> Result<Printed, Error> {
        let mut dealt = Printed::default();
        while board.lacks(dealt) {
            dealt = dealt.or(board.draw(others, self.random()?));
        }
        dealt.sheet = self.draw_sheet(board, others)?;
        Ok(dealt)
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

/// What is printed on the sheets of a new game, for every player or for none; missing parts are dealt.
#[derive(Clone, Debug, Default)]
pub struct NewSheets {
    /// The numbers of each sheet, on a board that prints some.
    pub numbers: Vec<SheetNumbers>,
    /// The letter of each sheet, on a board with different ones.
    pub letters: Vec<SheetLetter>,
}

impl NewSheets {
    /// What is printed on the sheet of the player at this place.
    pub(super) fn printed(&self, index: usize) -> Printed {
        Printed {
            numbers: self.numbers.get(index).copied(),
            sheet: self.letters.get(index).copied(),
        }
    }

    pub(super) fn check(&self, board: &Board, players: usize) -> Result<(), Error> {
        let is_for_all = |count: usize| count == 0 || count == players;
        if !is_for_all(self.numbers.len()) {
            return Err(Error::invalid("numbers-for-everyone"));
        }
        if !is_for_all(self.letters.len()) {
            return Err(Error::invalid("sheets-for-everyone"));
        }
        (0..players).try_for_each(|index| check_printed(board, &[], self.printed(index)))
    }
}

/// Checks that a sheet next to these others can have what is typed for it.
pub(super) fn check_printed(
    board: &Board,
    others: &[Printed],
    typed: Printed,
) -> Result<(), Error> {
    let checked = typed.check(board, others);
    checked.map_err(|violation| {
        Error::invalid(match violation {
            PrintedViolation::NoNumbers => "no-sheet-numbers",
            PrintedViolation::NumberOutOfRange => "numbers-out-of-range",
            PrintedViolation::NumbersTaken => "numbers-taken",
            PrintedViolation::NoDifferentSheets => "no-different-sheets",
            PrintedViolation::NoSuchSheet => "no-such-sheet",
        })
    })
}
