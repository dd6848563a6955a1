//! Stated chances to win against what came.

use rowlock_coach::{Sample, Stream, TurnRecord};
use rowlock_rules::Mode;

use super::truth::on_all_cores;
use super::{careless, support};

/// The games for a chance, as many as those of a turn in a report.
const GAMES: usize = 1024;

/// The turns of which one is taken of each game.
const TURNS: u32 = 30;

/// The chance that was stated of a seat, and its share of the win that came.
type Stated = (f64, f64);

/// The chances of all seats at one turn of a game; `None` if it ended before that turn.
///
/// The turn is drawn without a look at the length of the game: positions from which games end soon would else be taken
/// more often when they do.
fn stated(seed: u64, per_cent: u32) -> Option<Vec<Stated>> {
    let seats = 2 + (seed % 3) as usize;
    let policy = support::policy("classic", seats as u8);
    let game = careless(seats, Mode::Dice, seed, per_cent);
    let records = TurnRecord::all(&game, &policy.layout);
    // One position of each game, as those of one game come out the same.
    let turn = Stream::part(seed, 3).below(TURNS) as usize;
    let mut sample = Sample::new(records.get(turn)?.before, seed);
    sample.extend(&policy, GAMES);
    let totals = game.table().totals();
    let most = totals.iter().max()?;
    let winners = totals.iter().filter(|total| *total == most).count() as f64;
    let came = |total: &i32| if total == most { 1.0 / winners } else { 0.0 };
    let chances = totals.iter().enumerate();
    Some(
        chances
            .map(|(seat, total)| (sample.wins(seat), came(total)))
            .collect(),
    )
}

/// Prints for each tenth of the stated chances how often the seats won.
pub fn print(positions: usize) {
    for (name, per_cent) in [("the policy", 0), ("careless players", 10)] {
        let mut chances: Vec<Stated> = Vec::new();
        let mut seed = 0;
        while chances.len() < positions {
            let seeds: Vec<u64> = (seed + 1..=seed + 200).collect();
            seed += 200;
            let more = on_all_cores(&seeds, |&seed| stated(seed, per_cent));
            chances.extend(more.into_iter().flatten().flatten());
        }
        println!(
            "calibration with {name}, {} positions: stated, came ± its error, how many",
            chances.len()
        );
        for tenth in 0..10 {
            let is_in = |it: &&Stated| ((it.0 * 10.0) as usize).min(9) == tenth;
            let in_tenth: Vec<&Stated> = chances.iter().filter(is_in).collect();
            let count = in_tenth.len() as f64;
            let mean =
                |of: fn(&Stated) -> f64| in_tenth.iter().map(|it| of(it)).sum::<f64>() / count;
            let (stated, came) = (mean(|it| it.0), mean(|it| it.1));
            let error = (stated * (1.0 - stated) / count).sqrt();
            println!(
                "  {:5.1} % {:5.1} % ± {:.1}  {count}",
                100.0 * stated,
                100.0 * came,
                100.0 * error
            );
        }
    }
}
