//! What holds in every state of a game.

use proptest::prelude::*;
use rowlock_rules::{
    Action, By, ByColor, Color, Cross, Event, EventKind, Game, Label, RowName, Seat, Sign, Status,
    Table,
};

use super::moves::is_beside;
use super::{Met, moves};
use crate::rules::actor;

/// What is listed as open is what is taken, and nothing else.
pub fn open_is_what_is_taken(game: &Game, met: &mut Met) -> Result<(), TestCaseError> {
    let (table, board) = (game.table(), &game.setup().board);
    let crosses = moves::crosses(board);
    for seat in Seat::first(table.seats()) {
        let numbers = ByColor::from_fn(|row| table.open(seat, row));
        let others = table.open_extras(seat);
        for cross in &crosses {
            let decided = game.decide(actor(seat.index(), By::Seat), Action::Cross(*cross));
            let is_listed = match cross.space.as_number() {
                Some((row, number)) if *cross == Cross::number(row, number) => {
                    numbers[row].contains(&number)
                }
                _ => others.contains(cross),
            };
            prop_assert_eq!(is_listed, decided.is_ok(), "{:?} of {}", cross, seat);
        }
        prop_assert!(others.iter().all(|cross| crosses.contains(cross)));
        let any = |wanted: &dyn Fn(&Cross) -> bool| u32::from(others.iter().any(wanted));
        met.open.numbers += u32::from(numbers.iter().any(|(_, row)| !row.is_empty()));
        met.open.seconds += any(&|cross| cross.space.second);
        met.open.fields += any(&|cross| matches!(cross.space.label, Label::Field(_)));
        met.open.swaps += any(&|cross| cross.swap.is_some());
        met.open.beside += any(&|cross| is_beside(board, cross));
    }
    Ok(())
}

/// A cross that brings a choice is taken with each of its rows and with no other.
pub fn choices_are_what_is_taken(game: &Game, met: &mut Met) -> Result<(), TestCaseError> {
    for seat in Seat::first(game.table().seats()) {
        for choice in game.table().choices(seat) {
            met.open.choices += 1;
            for row in Color::ALL {
                let cross = Cross {
                    choose: Some(row),
                    ..Cross::number(choice.row, choice.number)
                };
                let decided = game.decide(actor(seat.index(), By::Seat), Action::Cross(cross));
                prop_assert_eq!(choice.rows.contains(&row), decided.is_ok(), "{:?}", cross);
            }
        }
    }
    Ok(())
}

/// A seat that is said to be the same as before a move shows and can do the same.
pub fn same_seats_show_the_same(
    before: &Table,
    table: &Table,
    met: &mut Met,
) -> Result<(), TestCaseError> {
    let of = |table: &Table, seat: Seat| {
        let summary = table.seat_summaries().swap_remove(seat.index());
        let rows = table.setup().board.extra_rows.iter();
        let struck: Vec<_> = rows.map(|row| table.struck(seat, row.name)).collect();
        (
            ByColor::from_fn(|row| table.open(seat, row)),
            table.open_extras(seat),
            table.choices(seat),
            table.sheet(seat).cloned(),
            table.has_left(seat),
            struck,
            (
                summary.rows,
                summary.lines,
                summary.penalties,
                summary.total,
            ),
        )
    };
    let seats = Seat::first(table.seats().min(before.seats()));
    for seat in seats.filter(|&seat| table.is_same_for(seat, before)) {
        prop_assert_eq!(of(before, seat), of(table, seat));
        met.same += 1;
    }
    Ok(())
}

/// Each crossed field of the bonus bar was crossed by a boxed space of its own.
pub fn bar_follows_the_boxes(table: &Table, met: &mut Met) -> Result<(), TestCaseError> {
    for seat in Seat::first(table.seats()) {
        let sheet = table.sheet(seat).unwrap();
        let fields = sheet.extra_row(RowName::Bar).len();
        if fields == 0 {
            continue;
        }
        let signs = sheet.board().signs(sheet.index()).into_iter();
        let boxed = signs.filter(|it| it.sign == Sign::Box && sheet.has(it.space));
        prop_assert!(fields <= boxed.count());
        met.bars += 1;
    }
    Ok(())
}

pub fn totals_are_within(most: i32, table: &Table) -> Result<(), TestCaseError> {
    for total in table.totals() {
        prop_assert!((-20..=most).contains(&total), "{}", total);
    }
    Ok(())
}

pub fn sheets_hold_together(game: &Game) -> Result<(), TestCaseError> {
    let (table, board) = (game.table(), &game.setup().board);
    totals_are_within(board.max_total(), table)?;
    for seat in Seat::first(table.seats()) {
        let sheet = table.sheet(seat).unwrap();
        let lines: i32 = sheet.lines().iter().map(|line| line.score).sum();
        prop_assert_eq!(sheet.total(), lines);
        for ends in board.links(sheet.index()) {
            prop_assert_eq!(sheet.has(ends[0]), sheet.has(ends[1]));
        }
        for row in Color::ALL {
            let needed = usize::from(board.needed_crosses);
            prop_assert!(!sheet.row(row).locked() || sheet.number_crosses(row) > needed);
        }
    }
    Ok(())
}

/// A move that is taken back at once, by its seat or the host, leaves the table before it.
pub fn undo_gives_the_table_before(
    before: &Table,
    after: &Game,
    event: &Event,
    by: By,
    met: &mut Met,
) -> Result<(), TestCaseError> {
    let seat = event.seat.unwrap();
    let (seat, by, count) = match event.kind {
        EventKind::Cross(_) => (seat, by, &mut met.undone.crosses),
        EventKind::Penalty {} => (seat, by, &mut met.undone.penalties),
        EventKind::Close { .. } => (seat, by, &mut met.undone.closings),
        EventKind::EndTurn { .. } => {
            let active = before.active().unwrap();
            let by = if before.has_left(active) {
                By::Host
            } else {
                by
            };
            (active, by, &mut met.undone.turns)
        }
        // What ends a game otherwise is for the host to take back.
        EventKind::Finish {} | EventKind::Leave {} | EventKind::Correct(_)
            if after.table().status() == Status::Finished =>
        {
            (seat, By::Host, &mut met.undone.ends)
        }
        _ => return Ok(()),
    };
    let undo = after.decide(actor(seat.index(), by), Action::Undo {});
    let undo = undo.map_err(|violation| TestCaseError::fail(format!("{event:?}: {violation}")))?;
    let mut undone = after.clone();
    undone.push(undo);
    prop_assert_eq!(undone.table(), before, "undoing {:?}", event);
    prop_assert!(undone.is_retracted(after.seq()));
    *count += 1;
    Ok(())
}

/// A rewind comes to the table after the event that it names.
pub fn rewind_gives_the_table_then(game: &Game, to: u32) -> Result<(), TestCaseError> {
    let log = game.log().iter().take(to as usize).cloned();
    let then = Game::replay(game.setup().clone(), log);
    prop_assert_eq!(then.table(), game.table(), "rewound to {}", to);
    Ok(())
}

pub fn replay_gives_the_same(game: &Game) -> Result<(), TestCaseError> {
    let replayed = Game::replay(game.setup().clone(), game.log().iter().cloned());
    prop_assert!(replayed == *game);
    Ok(())
}
