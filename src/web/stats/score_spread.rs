//! How the points of a player spread, and how they depend on the number of players.

use crate::domain::i18n::Message;
use crate::groups::ScoreCount;
use crate::web::kit::labels;

/// The points of one line of the spread.
const BIN: i32 = 20;

/// The games with a total in this range.
pub(super) struct SpreadRow {
    pub(super) from: i32,
    pub(super) to: i32,
    pub(super) games: u32,
    /// The length of its bar, in percent of the longest.
    pub(super) percent: u32,
}

/// The games with this number of players.
pub(super) struct ByPlayersRow {
    pub(super) players: u32,
    pub(super) games: u32,
    pub(super) wins: u32,
    pub(super) average: Message,
}

/// The games by their totals, from the lowest range to the highest, with the empty ones in between.
pub(super) fn spread(scores: &[ScoreCount]) -> Vec<SpreadRow> {
    let bin = |score: &ScoreCount| score.total.div_euclid(BIN);
    let bins = || scores.iter().map(bin);
    let (Some(lowest), Some(highest)) = (bins().min(), bins().max()) else {
        return Vec::new();
    };
    let games = |at: i32| -> u32 {
        let inside = scores.iter().filter(|score| bin(score) == at);
        inside.map(|score| score.games).sum()
    };
    let most = (lowest..=highest).map(games).max().unwrap_or_default();
    (lowest..=highest)
        .map(|at| SpreadRow {
            from: at * BIN,
            to: at * BIN + BIN - 1,
            games: games(at),
            percent: games(at) * 100 / most.max(1),
        })
        .collect()
}

/// The averages by the number of players.
pub(super) fn by_players(scores: &[ScoreCount]) -> Vec<ByPlayersRow> {
    let mut counts: Vec<u32> = scores.iter().map(|score| score.players).collect();
    counts.sort_unstable();
    counts.dedup();
    let row = |players: u32| {
        let of = || scores.iter().filter(move |score| score.players == players);
        let games: u32 = of().map(|score| score.games).sum();
        let points = |score: &ScoreCount| f64::from(score.total) * f64::from(score.games);
        let average = of().map(points).sum::<f64>() / f64::from(games);
        ByPlayersRow {
            players,
            games,
            wins: of().map(|score| score.wins).sum(),
            average: labels::decimal(average),
        }
    };
    counts.into_iter().map(row).collect()
}
