//! What can be said of a game in every mode, from its log alone.

use rowlock_rules::{
    Color, EndReason, EventKind, Game, LoggedPosition, Mode, Seat, Seq, SpaceId, Table, Turn,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::layout::Spot;
use crate::points::Points;
use crate::policy::Policy;
use crate::position::{Position, SmallSheet};
use crate::row_table::Open;
use crate::turns::event_of;

/// What can be said of a game in every mode.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Facts {
    /// The crosses that skipped open spaces.
    pub jumps: Vec<Jump>,
    /// The rows that others closed while a seat was ready to lock them.
    pub lost_locks: Vec<LostLock>,
    /// The penalties of all seats, in their order.
    pub penalties: Vec<PenaltyFact>,
    /// Who ended the game by its last lock or penalty; null if no move did.
    pub ended: Option<Ended>,
    /// How many of its turns each seat made two crosses in; empty without turns.
    pub second_crosses: Vec<SecondCrosses>,
}

/// A cross that skipped open spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Jump {
    pub seat: Seat,
    /// The event in which it happened.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// The turn that was on, from 1; null without turns.
    #[schema(value_type = Option<u32>)]
    pub turn: Option<Turn>,
    pub row: Color,
    /// The number of the crossed space.
    pub number: u8,
    /// How many spaces were skipped.
    pub skipped: u8,
    /// What the row was worth before, and after; null on boards whose rows do not say it.
    pub values: Option<[Points; 2]>,
}

/// A row that others closed while this seat needed its lock space only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LostLock {
    pub seat: Seat,
    /// The event in which it happened.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// The turn that was on, from 1; null without turns.
    #[schema(value_type = Option<u32>)]
    pub turn: Option<Turn>,
    pub row: Color,
    /// The seat that locked the row; null if that was on paper.
    pub by: Option<Seat>,
    /// The crosses that the seat had in the row.
    pub crosses: u32,
}

/// A penalty, by choice or by rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PenaltyFact {
    pub seat: Seat,
    /// The event in which it happened.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// The turn that was on, from 1; null without turns.
    #[schema(value_type = Option<u32>)]
    pub turn: Option<Turn>,
}

/// The end of a game by a move of this seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Ended {
    pub seat: Seat,
    /// The event in which it happened.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// How many points the seat was behind the best of the others at the end; negative where it was ahead.
    pub behind: i32,
}

/// How many of its turns a seat made two crosses in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SecondCrosses {
    pub seat: Seat,
    /// How many turns the seat had the dice in.
    pub turns: u32,
    /// How many of these turns it made two crosses in.
    pub with_two: u32,
}

impl Facts {
    /// The facts of a game; the values of jumps are found with this policy.
    pub fn of(game: &Game, policy: Option<&Policy>) -> Self {
        let mut facts = Self::default();
        if game.is_paper_game() {
            return facts;
        }
        let positions: Vec<LoggedPosition> = game.positions().collect();
        for (before, after) in positions.iter().zip(positions.iter().skip(1)) {
            facts.note(game, policy, &before.table, after);
        }
        facts.second_crosses = second_crosses(game.table());
        facts
    }

    fn note(&mut self, game: &Game, policy: Option<&Policy>, before: &Table, now: &LoggedPosition) {
        let Some(event) = event_of(game, now.seq) else {
            return;
        };
        let seq = now.seq;
        let turn = before.turn();
        if let (EventKind::Cross(cross), Some(seat)) = (&event.kind, event.seat) {
            let turn = cross.turn.or(turn);
            if let Some((row, number)) = cross.space.as_number()
                && !cross.space.second
                && let Some(jump) = jump(game, policy, before, (seat, row, number))
            {
                self.jumps.push(Jump { seq, turn, ..jump });
            }
        }
        let penalties = event.effects.iter();
        let penalties = penalties.filter_map(|effect| effect.penalized());
        let by_choice = event.seat.filter(|_| event.kind == EventKind::Penalty {});
        for seat in penalties.chain(by_choice) {
            self.penalties.push(PenaltyFact { seat, seq, turn });
            if now
                .table
                .sheet(seat)
                .is_some_and(|it| it.has_max_penalties())
            {
                self.note_end(game, seat, seq);
            }
        }
        self.note_locks(game, before, now);
    }

    fn note_locks(&mut self, game: &Game, before: &Table, now: &LoggedPosition) {
        let was_locked = locked_rows(before);
        let is_locked = locked_rows(&now.table);
        let event = event_of(game, now.seq);
        let by = event.and_then(|event| match event.kind {
            EventKind::Cross(_) => event.seat,
            _ => None,
        });
        for &row in is_locked.iter().filter(|row| !was_locked.contains(row)) {
            for seat in Seat::first(game.table().seats()) {
                let has_lock = game
                    .table()
                    .sheet(seat)
                    .is_some_and(|it| it.row(row).locked());
                if !has_lock && !before.has_left(seat) && is_ready(before, seat, row) {
                    self.lost_locks.push(LostLock {
                        seat,
                        seq: now.seq,
                        turn: before.turn(),
                        row,
                        by,
                        crosses: before.sheet(seat).map_or(0, |sheet| sheet.crosses(row)),
                    });
                }
            }
        }
        if let Some(seat) = by
            && was_locked.len() < 2
            && is_locked.len() >= 2
        {
            self.note_end(game, seat, now.seq);
        }
    }

    /// Notes who ended the game, if nobody did before and it was not stopped.
    fn note_end(&mut self, game: &Game, seat: Seat, seq: Seq) {
        let is_natural = game.table().end_reason().is_some_and(EndReason::has_winner);
        if self.ended.is_some() || !is_natural {
            return;
        }
        let totals = game.table().totals();
        let others = totals
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat.index());
        let best = others.map(|(_, total)| *total).max();
        if let (Some(best), Some(own)) = (best, totals.get(seat.index())) {
            let behind = best - own;
            self.ended = Some(Ended { seat, seq, behind });
        }
    }
}

/// What a cross skipped; `None` where it skipped nothing, or was erased later.
fn jump(
    game: &Game,
    policy: Option<&Policy>,
    before: &Table,
    (seat, row, number): (Seat, Color, u8),
) -> Option<Jump> {
    let sheet = before.sheet(seat)?;
    let place = sheet.board().rows[row].position(number)?;
    let stays = game.table().sheet(seat)?.has(SpaceId::in_color(row, place));
    let next = sheet.row(row).crossed().last().map_or(0, |last| last + 1);
    let skipped = place
        .checked_sub(next)
        .filter(|&skipped| skipped > 0 && stays)?;
    Some(Jump {
        seat,
        seq: 0,
        turn: None,
        row,
        number,
        skipped: u8::try_from(skipped).ok()?,
        values: policy.and_then(|policy| values(policy, before, seat, (row as usize, place + 1))),
    })
}

/// What the row is worth before a cross of this place, and after it.
fn values(
    policy: &Policy,
    before: &Table,
    seat: Seat,
    (row, place): (usize, usize),
) -> Option<[Points; 2]> {
    let layout = &policy.layout;
    let position = Position::of(before);
    let rolls = policy.rolls(&position);
    let mut sheet = position.sheets[seat.index()];
    let value = |sheet: &SmallSheet, rolls| {
        f64::from(policy.table.row(layout, sheet, row, Open::For(rolls)))
    };
    let was = value(&sheet, rolls);
    sheet.cross(
        layout,
        Spot {
            row: u8::try_from(row).ok()?,
            place: u8::try_from(place).ok()?,
        },
    );
    let is = value(&sheet, rolls.saturating_sub(1));
    Some([Points::of(was), Points::of(is)])
}

/// The rows that are closed, or locked in the current turn.
fn locked_rows(table: &Table) -> Vec<Color> {
    [table.closed_rows(), table.locked_this_turn()].concat()
}

/// Whether the seat has the crosses that the lock of the row needs, and the lock space is still free.
fn is_ready(table: &Table, seat: Seat, row: Color) -> bool {
    table.sheet(seat).is_some_and(|sheet| {
        let board = sheet.board();
        let last = sheet.row(row).crossed().last();
        let is_free = last.is_none_or(|last| last + 1 < board.rows[row].spaces.len());
        is_free && sheet.number_crosses(row) >= usize::from(board.needed_crosses)
    })
}

fn second_crosses(table: &Table) -> Vec<SecondCrosses> {
    let last = match table.setup().mode {
        Mode::Sheet => return Vec::new(),
        Mode::Turns | Mode::Dice => table.turn().unwrap_or(0),
    };
    let seats = Seat::first(table.seats());
    let counted = seats.map(|seat| {
        let own = (1..=last).filter(|&turn| table.active_in(turn) == Some(seat));
        let crosses: Vec<usize> = own.map(|turn| table.crosses_in(turn, seat).len()).collect();
        let with_two = crosses.iter().filter(|&&crosses| crosses >= 2).count();
        SecondCrosses {
            seat,
            turns: u32::try_from(crosses.len()).unwrap_or(u32::MAX),
            with_two: u32::try_from(with_two).unwrap_or(u32::MAX),
        }
    });
    counted.collect()
}
