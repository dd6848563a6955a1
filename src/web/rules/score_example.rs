//! A whole sheet with its points, as an example.

use std::sync::Arc;

use rowlock_rules::{Action, Board, Color, Mode, Printed, ScoreKind};

use super::demo_game::DemoGame;
use super::examples::{PLAYERS, last_number, seats, sum};
use crate::domain::i18n::{Message, msg};
use crate::web::kit::extra_line::ExtraLine;
use crate::web::kit::static_sheet::StaticSheet;

/// A whole sheet with its points, and the sum in words.
pub(crate) fn score(board: &Arc<Board>) -> Option<(StaticSheet, Message)> {
    let [seat, ..] = seats()?;
    let mut scene = DemoGame::begin(board, Mode::Sheet, 1, Printed::default());
    let needed = usize::from(board.needed_crosses);
    let before_lock = |row: Color| {
        let numbers = board.rows[row].numbers().count();
        numbers.saturating_sub(usize::from(board.lock_spaces))
    };
    for (row, count) in [
        (Color::Red, 4),
        (Color::Yellow, 3),
        (Color::Green, needed + 1),
        (Color::Blue, needed + 2),
    ] {
        let spaces = before_lock(row);
        scene.cross_indices(seat, row, (0..count).map(|index| index * spaces / count))?;
    }
    scene.cross(seat, Color::Green, last_number(board, Color::Green)?)?;
    for _ in 0..2 {
        scene.act(seat, Action::Penalty {})?;
    }
    let sheet = scene.sheet(seat)?;
    let static_sheet = StaticSheet {
        name: PLAYERS[0].to_owned(),
        note: None,
        is_active: false,
        is_own: false,
        rows: scene.rows(seat)?,
        extra_lines: ExtraLine::all(sheet.lines()),
        penalties: sheet.penalties(),
        penalty_score: Some(sheet.penalty_score()),
        total: Some(sheet.total()),
    };
    let crosses = |row| sheet.crosses(row);
    let caption = msg("example-score")
        .with("red", crosses(Color::Red))
        .with("yellow", crosses(Color::Yellow))
        .with("green", crosses(Color::Green))
        .with("blue", crosses(Color::Blue))
        .with("penalties", sheet.penalties())
        .with("sum", sum(sheet));
    let steps = sheet.lines().into_iter();
    let mut steps = steps.filter(|line| line.kind == ScoreKind::Steps && line.score > 0);
    let caption = match steps.next() {
        Some(steps) => msg("example-score-steps")
            .with("score", caption)
            .with("count", steps.crosses.unwrap_or_default())
            .with("points", steps.score.unsigned_abs()),
        None => caption,
    };
    Some((static_sheet, caption))
}
