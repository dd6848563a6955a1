//! Judging a player alone by the exact table.

use crate::judge::{Better, RunnerUp, Verdict};
use crate::layout::Layout;
use crate::options::{Decision, outcome};
use crate::position::Position;
use crate::sample::Estimate;
use crate::solo::SoloTable;
use crate::turns::TurnRecord;

/// The points that the player comes to under best play.
pub(crate) fn value(table: &SoloTable, layout: &Layout, position: &Position) -> f64 {
    let sheet = &position.sheets[0];
    let points = f64::from(sheet.points(layout));
    match position.is_over {
        true => points,
        false => points + f64::from(table.value(sheet, position.closed)),
    }
}

/// The best of the other choices, and by how much it is better or worse than what was played.
pub(crate) fn judge(
    table: &SoloTable,
    layout: &Layout,
    record: &TurnRecord,
    decision: &Decision,
) -> Option<Verdict> {
    let played = value(table, layout, &record.after);
    let others = decision.others.iter().filter_map(|&choice| {
        let after = outcome(layout, record, decision.seat, choice)?;
        Some((choice, value(table, layout, &after) - played))
    });
    let others: Vec<_> = others.collect();
    let best = others.iter().max_by(|one, other| one.1.total_cmp(&other.1));
    let (choice, mean) = *best?;
    if mean <= 0.0 {
        return Some(Verdict::Best(RunnerUp {
            choice,
            lead: exactly(-mean),
            games: 0,
        }));
    }
    Some(Verdict::Worse(Better {
        choice,
        loss: exactly(mean),
        wins: [1.0; 2],
        games: 0,
        others: Better::others(mean, others.into_iter().filter(|other| other.0 != choice)),
    }))
}

fn exactly(mean: f64) -> Estimate {
    Estimate { mean, error: 0.0 }
}
