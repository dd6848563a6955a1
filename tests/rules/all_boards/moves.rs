//! Moves of chance: often allowed, sometimes not.

use rowlock_rules::{
    Action, Board, By, Color, Correction, Cross, CrossedBy, Dice, DiceUse, Game, Label, Mode,
    RowName, Seat, Space, SpaceName, Status,
};

use crate::rules::actor;

/// Who moves, what kind of move, and which.
pub type Pick = (u8, u8, u16);

/// A move, who makes it and with which right.
type Chosen = (usize, By, Action);

/// Every cross that a move can name on this board, and some that it does not have.
pub fn crosses(board: &Board) -> Vec<Cross> {
    let unknown = [Label::Number(0), Label::Number(17), Label::Field(0)];
    let names = RowName::ALL.into_iter().flat_map(|row| {
        let printed = row.color().map(|color| &board.rows[color].spaces);
        let printed = printed.into_iter().flatten().map(|space| space.label);
        let extra = board.extra_row(row).map(|(_, row)| &row.spaces);
        let extra = extra.into_iter().flatten();
        let extra = extra.map(|space| Label::Number(space.number));
        let labels = printed.chain(extra).chain(unknown);
        labels.flat_map(move |label| {
            [false, true].map(|second| Cross::of(SpaceName { row, label, second }))
        })
    });
    names.chain(swaps(board)).collect()
}

/// Every swap, some with another number than those of the field, and some without a field.
fn swaps(board: &Board) -> impl Iterator<Item = Cross> {
    let row = board.extra_row(RowName::Swaps).map(|(_, row)| row);
    let fields = row.into_iter().flat_map(|row| &row.spaces);
    let fields = fields.map(|field| (field.number, field.numbers.unwrap_or_default()));
    let unknown = [(0, [8, 5]), (10, [8, 5])];
    fields.chain(unknown).flat_map(|(field, [one, other])| {
        let crosses = Color::ALL.into_iter().flat_map(move |row| {
            [one, other, 12].map(|number| Cross {
                swap: Some(field),
                ..Cross::number(row, number)
            })
        });
        crosses.collect::<Vec<_>>()
    })
}

/// Dice that show the digits of a number; most often the white ones make a number near the last cross of a row.
fn dice(game: &Game, which: usize) -> Dice {
    let sides = usize::from(game.setup().board.die_sides);
    let in_game = game.table().dice_in_game();
    let mut digits = which * 31;
    let mut die = || {
        let value = digits % sides + 1;
        digits /= sides;
        u8::try_from(value).unwrap()
    };
    let mut white = [die(), die()];
    let near = near_number(game, which).filter(|_| !which.is_multiple_of(4));
    if let Some(sum) = near {
        white[0] = (sum / 2).clamp(1, game.setup().board.die_sides);
        white[1] = sum - white[0];
    }
    let mut colored = |color: Color| {
        let value = die();
        in_game.contains(&color).then_some(value)
    };
    Dice {
        white,
        red: colored(Color::Red),
        yellow: colored(Color::Yellow),
        green: colored(Color::Green),
        blue: colored(Color::Blue),
    }
}

/// The lock space of a row where a seat has the crosses that it needs, else a number right of its last cross.
fn near_number(game: &Game, which: usize) -> Option<u8> {
    let board = &game.setup().board;
    let sheet = game
        .table()
        .sheet(Seat::new(which % game.table().seats())?)?;
    let has_enough = |row: &Color| sheet.number_crosses(*row) >= usize::from(board.needed_crosses);
    let mut rows = game.table().dice_in_game().into_iter();
    if let Some(row) = rows.find(has_enough) {
        return board.lock_numbers(row).next();
    }
    let row = Color::ALL[which / 4 % 4];
    let next = sheet.row(row).crossed().last().map_or(0, |last| last + 1);
    let spaces = board.rows[row].spaces.iter().skip(next + which / 16 % 2);
    spaces.filter_map(Space::number).next()
}

/// A move; one that corrects a sheet only where that is asked for.
pub fn choose(game: &Game, corrects: bool, (who, kind, which): Pick) -> Chosen {
    let table = game.table();
    let number = usize::from(who) % table.seats();
    let which = usize::from(which);
    let row = Color::ALL[which % 4];
    let (active, turn) = (table.active(), table.turn());
    let by_seat = |action| (number, By::Seat, action);
    let is_unrolled = game.setup().mode == Mode::Dice && table.dice().is_none();
    // Without turns the last call lasts until a player says so.
    let goes_back = match (table.status(), active) {
        (Status::Finished, _) => kind >= 32,
        (Status::LastCall, None) => (192..=245).contains(&kind),
        _ => false,
    };
    if goes_back {
        return match kind % 2 {
            0 => (number, By::Host, Action::Undo {}),
            _ => rewind(game, number, which % 40),
        };
    }
    if let Some(active) = active.filter(|_| is_unrolled && kind < 224) {
        return (active.index(), By::Seat, Action::Roll(dice(game, which)));
    }
    match kind {
        0..=89 => open_number(game, number, which),
        90..=134 => open_extra(game, number, which),
        135..=139 => by_seat(Action::Cross(any_cross(game, which))),
        140..=157 => late_cross(game, number, which),
        158..=167 => with_any_use(open_extra(game, number, which), which / 8),
        168..=197 => match (active, turn) {
            (Some(active), _) if kind < 188 && table.crosses_this_turn(active) == 0 => {
                open_number(game, active.index(), which)
            }
            (Some(active), Some(turn)) => (active.index(), By::Seat, Action::EndTurn { turn }),
            _ if kind < 176 => by_seat(Action::Penalty {}),
            _ => open_number(game, number, which),
        },
        198..=203 => match active {
            Some(active) => (active.index(), By::Seat, Action::Roll(dice(game, which))),
            None => by_seat(Action::Undo {}),
        },
        204..=219 => by_seat(Action::Undo {}),
        220..=245 if corrects => (number, By::Host, correction(game, number, which)),
        220..=245 => open_extra(game, number, which),
        246..=248 => by_seat(Action::Close { row }),
        249..=251 => rewind(game, number, which % 12),
        252 => by_seat(Action::Leave {}),
        253 => (number, By::Host, Action::Finish {}),
        254..=255 => by_seat(Action::Finish {}),
    }
}

/// A correction of a space that is open or crossed, of any space, or of the penalties.
fn correction(game: &Game, number: usize, which: usize) -> Action {
    let board = &game.setup().board;
    let sheet = game.table().sheet(Seat::new(number).unwrap()).unwrap();
    let all = crosses(board);
    let is_crossed = |cross: &&Cross| board.find(cross.space).is_ok_and(|it| sheet.has(it));
    let from_there = all.iter().cycle().skip(which % all.len()).take(all.len());
    let any = all[which / 16 % all.len()].space;
    let (space, crossed) = match (which % 16, open_extra(game, number, which)) {
        (0, _) => {
            let penalties = u8::try_from(which / 16 % 6).unwrap();
            return Action::Correct(Correction::Penalties(penalties));
        }
        (1..=5, (_, _, Action::Cross(cross))) => (cross.space, true),
        (6..=11, _) => (
            from_there
                .clone()
                .find(is_crossed)
                .map_or(any, |it| it.space),
            false,
        ),
        _ => (any, !which.is_multiple_of(3)),
    };
    Action::Correct(Correction::Space { space, crossed })
}

fn rewind(game: &Game, number: usize, back: usize) -> Chosen {
    let back = u32::try_from(back).unwrap() + 1;
    let to = game.seq().saturating_sub(back);
    (number, By::Host, Action::Rewind { to })
}

fn any_cross(game: &Game, which: usize) -> Cross {
    let all = crosses(&game.setup().board);
    all[which % all.len()]
}

/// A lock space or a number near the last cross; where nothing is open, the end of the turn most often.
fn open_number(game: &Game, number: usize, which: usize) -> Chosen {
    let (table, board) = (game.table(), &game.setup().board);
    let rows = (0..4).map(|row| Color::ALL[(which + row) % 4]);
    let mut open = rows.map(|row| (row, table.open(Seat::new(number).unwrap(), row)));
    let Some((row, open)) = open.find(|(_, open)| !open.is_empty()) else {
        return match (table.active(), table.turn()) {
            (Some(active), Some(turn)) if !which.is_multiple_of(3) => {
                (active.index(), By::Seat, Action::EndTurn { turn })
            }
            _ => (number, By::Seat, Action::Cross(any_cross(game, which))),
        };
    };
    let near = open.get(which / 4 % 3).copied().unwrap_or(open[0]);
    let last = open[open.len() - 1];
    let cross = match board.is_lock_space(row, last) && which / 16 % 4 < 3 {
        true => Cross::number(row, last),
        false => Cross::number(row, near),
    };
    // Some crosses that let the seat choose a row, and some that do not, name one.
    let choose = board.gives_choices() && (which / 64).is_multiple_of(4);
    let action = Action::Cross(Cross {
        choose: choose.then_some(Color::ALL[which / 256 % 4]),
        ..cross
    });
    (number, By::Seat, action)
}

/// A cross of something else than a number.
fn open_extra(game: &Game, number: usize, which: usize) -> Chosen {
    let open = game.table().open_extras(Seat::new(number).unwrap());
    match open.get(which % open.len().max(1)) {
        Some(&cross) => (number, By::Seat, Action::Cross(cross)),
        None => open_number(game, number, which),
    }
}

/// The same move with a use of the roll, if it is a cross.
fn with_any_use(chosen: Chosen, which: usize) -> Chosen {
    match chosen {
        (seat, by, Action::Cross(cross)) => {
            let usage = Some(DiceUse::ALL[which % DiceUse::ALL.len()]);
            (seat, by, Action::Cross(Cross { usage, ..cross }))
        }
        other => other,
    }
}

/// A cross for a turn that is over, or for one that is on or has not come: often one that can be made.
fn late_cross(game: &Game, number: usize, which: usize) -> Chosen {
    let table = game.table();
    let now = table.turn().unwrap_or(1);
    let named = (now + 1).saturating_sub([2, 2, 2, 3, 3, 4, 1, 0][which % 8]);
    let all = crosses(&game.setup().board);
    let late = |turn: u32, cross: &Cross| {
        let was_active = Seat::new(number) == table.active_in(turn);
        let number = (number + usize::from(was_active)) % table.seats();
        let turn = Some(turn);
        (number, By::Seat, Action::Cross(Cross { turn, ..*cross }))
    };
    let start = which / 32 % all.len();
    let turns = (now.saturating_sub(4)..=named).rev();
    let mut from_there = turns.flat_map(|turn| {
        let crosses = all.iter().cycle().skip(start).take(all.len());
        crosses.map(move |cross| late(turn, cross))
    });
    let is_taken = |&(seat, by, action): &Chosen| game.decide(actor(seat, by), action).is_ok();
    let first = late(named, &all[start]);
    match which / 8 % 4 {
        0 => first,
        _ => from_there.find(is_taken).unwrap_or(first),
    }
}

/// Whether a cross goes into a row beside the four.
pub fn is_beside(board: &Board, cross: &Cross) -> bool {
    let row = board.extra_row(cross.space.row);
    row.is_some_and(|(_, row)| row.by == CrossedBy::Cross)
}
