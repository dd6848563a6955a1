//! Short checks of the boards: moves, and what the sheets are after them.
//!
//! A line is a name, a mode with the number of seats, the letters of their sheets and `+color` where a color cross is required
//! (`sheet` with one seat if it is missing), moves, and after the arrow what is expected of seat 0, or of the seat named before.

pub mod expected;
pub mod notation;
mod played;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rowlock_rules::{
    Board, Boards, Event, Game, GameSetup, HouseRules, Mode, Printed, Seat, SheetLetter,
    SheetNumbers,
};

use super::all_boards::{board_of, most};
use notation::Setting;
use played::{Last, play, shown};

/// Panics with each of these lines that does not hold on a board.
#[track_caller]
pub fn pass(board: &Arc<Board>, lines: &str) {
    let failed = lines
        .lines()
        .filter_map(|line| Some(format!("{line}\n    {}", check(board, line).err()?)));
    let failed: Vec<String> = failed.collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// The ids of the boards that have checks, and the checks.
pub fn all() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/checks");
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let board = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    files
        .map(|path| (board(&path), fs::read_to_string(&path).unwrap()))
        .collect()
}

/// For each board, by its id, a game with the highest total of a sheet.
const HIGHEST: &str = include_str!("../highest_totals.txt");

/// The fewest checks of a board.
const FEWEST: usize = 10;

/// The mode and the sheets of a setting.
fn sheets(setting: &Setting<'_>) -> Option<(Mode, Vec<SheetLetter>)> {
    let mut modes = Mode::ALL.into_iter();
    let mode = modes.find(|mode| mode.as_str() == setting.mode)?;
    let letters = setting.letters.chars().map(SheetLetter::try_from);
    Some((mode, letters.collect::<Result<_, _>>().ok()?))
}

/// A game on this board that has just begun, with these sheets.
pub fn begin(board: &Arc<Board>, mode: Mode, seats: usize, sheets: &[SheetLetter]) -> Game {
    begin_with(board, (mode, HouseRules::default()), seats, sheets)
}

/// The same with house rules.
pub fn begin_with(
    board: &Arc<Board>,
    (mode, house_rules): (Mode, HouseRules),
    seats: usize,
    sheets: &[SheetLetter],
) -> Game {
    let mut game = Game::new(GameSetup {
        board: Arc::clone(board),
        mode,
        house_rules,
    });
    for (seat, number) in Seat::first(seats).zip(2..) {
        let numbers = SheetNumbers::try_from([number, number + 5]).ok();
        let printed = Printed {
            numbers: numbers.filter(|_| board.highest_sheet_number().is_some()),
            sheet: sheets.get(seat.index()).copied(),
        };
        game.push(Event::join(seat, printed));
    }
    game.push(Event::start(Seat::first(seats).collect()));
    game
}

/// Plays one line.
///
/// # Errors
/// What comes of it that is not expected.
pub fn check(board: &Arc<Board>, line: &str) -> Result<(), String> {
    let (moves, expected) = line.split_once('⇒').ok_or("no arrow")?;
    let (_, moves) = moves.split_once(' ').ok_or("no moves")?;
    let (game, last) = played(board, moves)?;
    expected::compare(&shown(game.table(), last), expected)
}

/// A game on this board after these moves, and what the last of them brought about.
pub fn played(board: &Arc<Board>, moves: &str) -> Result<(Game, Last), String> {
    let (setting, words) = notation::read(moves);
    let (mode, sheets) = sheets(&setting).ok_or("no setting")?;
    let house_rules = HouseRules {
        color_required: setting.color_required,
        ..HouseRules::default()
    };
    let mut game = begin_with(board, (mode, house_rules), setting.seats, &sheets);
    let last = play(&mut game, &words)?;
    Ok((game, last))
}

#[test]
fn the_boards_pass_their_checks() {
    let mut failed = Vec::new();
    for (board, checks) in all() {
        let board = board_of(&board);
        let lines: Vec<&str> = checks.lines().collect();
        if lines.len() < FEWEST {
            failed.push(format!("{} has {} checks", board.id, lines.len()));
        }
        for line in lines {
            if let Err(error) = check(&board, line) {
                failed.push(format!("{line}\n    {error}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_highest_total_of_a_sheet_can_be_reached_on_every_board() {
    for board in Boards::load().unwrap().iter() {
        let mut lines = HIGHEST.lines();
        let is_own = |line: &&str| line.split_once(' ').is_some_and(|(id, _)| id == board.id);
        let line = lines.find(is_own).unwrap_or_default();
        let total = format!(" total {}", most(board));
        assert!(line.ends_with(&total), "{}: {line}", board.id);
        check(board, line).unwrap();
    }
}

/// The refusals that the checks expect.
pub fn refusals() -> Vec<String> {
    let checks = all().into_iter();
    let checks: String = checks.map(|(_, checks)| checks).collect();
    let codes = checks
        .split_whitespace()
        .filter_map(|word| word.split_once('!'));
    codes.map(|(_, code)| code.to_owned()).collect()
}
