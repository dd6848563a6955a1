//! The report on one stored game: whatever changes it is seen in a file.

use std::fs;
use std::path::Path;

use rowlock_coach::{Effort, Report, seed_of};
use rowlock_rules::{Event, Game, GameSetup, HouseRules, Mode};

use super::support::board;

/// The log of a game of three with dice, as it is stored.
const LOG: &str = include_str!("golden/game.json");

const REPORT: &str = include_str!("golden/report.json");

#[test]
fn the_report_on_a_stored_game_is_the_one_in_the_file() {
    let setup = GameSetup {
        board: board("classic"),
        mode: Mode::Dice,
        house_rules: HouseRules::default(),
    };
    let log: Vec<Event> = serde_json::from_str(LOG).unwrap();
    let game = Game::replay(setup, log);
    let report = Report::of(&game, seed_of("3pjhy7pgvkqq"), None, Effort::USUAL, &|| {
        false
    });
    let now = serde_json::to_string_pretty(&report.unwrap()).unwrap() + "\n";
    if now != REPORT {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("report.json");
        fs::write(&path, now).unwrap();
        let path = path.display();
        panic!(
            "the report has changed; if that is right, copy {path} to tests/coach/golden/report.json"
        );
    }
}
