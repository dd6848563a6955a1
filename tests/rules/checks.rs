//! Short checks of the boards: moves, and what the sheets are after them.
//!
//! A line is a name, a mode with the number of seats (`sheet` with one seat if it is missing), moves, and after the arrow what is
//! expected of seat 0, or of the seat named before. Moves are made by seat 0 or the one named before (`s1:`): `R5` crosses red
//! 5, `R5.w` and `R5.c` with white dice or a colored one, `R5#2` for turn 2, `<` undoes, `[36 r2 y3 g4 b5]` is the roll and `/`
//! ends the turn, both by the active seat, `-` is a penalty, `close:red` closes a row, and `!code` refuses the move before it.

use std::collections::VecDeque;

use rowlock::rules::{Action, By, Color, Cross, Dice, DiceUse, Game, Mode, Seat, Status, Table};

use super::{actor, begun};

/// Each board with checks, and the checks.
const BOARDS: [(&str, &str); 1] = [("double-b", include_str!("checks/double-b.txt"))];

/// The fewest checks of a board.
const FEWEST: usize = 10;

fn color(letter: char) -> Color {
    match letter {
        'R' | 'r' => Color::Red,
        'Y' | 'y' => Color::Yellow,
        'G' | 'g' => Color::Green,
        'B' | 'b' => Color::Blue,
        other => panic!("{other} is no color"),
    }
}

fn color_named(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.as_str() == name)
}

/// The mode and the number of seats, as in `turns2`.
fn setting(word: &str) -> Option<(Mode, usize)> {
    let (name, seats) = word.split_at(word.len().checked_sub(1)?);
    let mode = Mode::ALL.into_iter().find(|mode| mode.as_str() == name)?;
    Some((mode, seats.parse().ok()?))
}

/// A roll, as in `[36 r2 y3 g4 b5]`.
fn roll(text: &str) -> Action {
    let mut words = text.split(' ');
    let digits = |text: &str| -> Vec<u8> {
        let digits = text.chars().filter_map(|digit| digit.to_digit(10));
        digits.map(|digit| u8::try_from(digit).unwrap()).collect()
    };
    let white = digits(words.next().unwrap());
    let mut dice = Dice {
        white: [white[0], white[1]],
        red: None,
        yellow: None,
        green: None,
        blue: None,
    };
    for word in words {
        let value = Some(digits(word)[0]);
        match color(word.chars().next().unwrap()) {
            Color::Red => dice.red = value,
            Color::Yellow => dice.yellow = value,
            Color::Green => dice.green = value,
            Color::Blue => dice.blue = value,
        }
    }
    Action::Roll(dice)
}

/// A cross, as in `R5.c#2`.
fn cross(text: &str) -> Action {
    let (text, turn) = match text.split_once('#') {
        Some((text, turn)) => (text, Some(turn.parse().unwrap())),
        None => (text, None),
    };
    let (text, usage) = match text.split_once('.') {
        Some((text, "w")) => (text, Some(DiceUse::White)),
        Some((text, "c")) => (text, Some(DiceUse::Color)),
        Some((_, other)) => panic!("{other} is no use"),
        None => (text, None),
    };
    Action::Cross(Cross {
        row: color(text.chars().next().unwrap()),
        number: text[1..].parse().unwrap(),
        turn,
        usage,
    })
}

/// Makes the moves of a check.
fn play(game: &mut Game, moves: &str) {
    let mut seat = 0;
    let mut words: VecDeque<&str> = moves.split_whitespace().collect();
    while let Some(word) = words.pop_front() {
        let mut word = word.to_owned();
        while word.starts_with('[') && !word.contains(']') {
            word = format!("{word} {}", words.pop_front().unwrap());
        }
        if let Some((named, rest)) = word.split_once(':').filter(|(it, _)| it.len() == 2) {
            seat = named[1..].parse().unwrap();
            word = rest.to_owned();
        }
        let (text, code) = match word.split_once('!') {
            Some((text, code)) => (text, Some(code)),
            None => (word.as_str(), None),
        };
        let table = game.table();
        let active = table.active().map_or(seat, Seat::index);
        let (seat, action) = match text {
            "<" => (seat, Action::Undo {}),
            "-" => (seat, Action::Penalty {}),
            "/" => {
                let turn = table.turn().unwrap();
                (active, Action::EndTurn { turn })
            }
            roll_of if roll_of.starts_with('[') => (active, roll(roll_of.trim_matches(['[', ']']))),
            close if close.starts_with("close:") => {
                let row = color_named(&close["close:".len()..]).unwrap();
                (seat, Action::Close { row })
            }
            space => (seat, cross(space)),
        };
        let decided = game.decide(actor(seat, By::Seat), action);
        match (decided, code) {
            (Ok(event), None) => game.push(event),
            (Err(violation), Some(code)) => assert_eq!(violation.code(), code, "{word}"),
            (decided, _) => panic!("{word}: {decided:?}"),
        }
    }
}

/// Compares the table with what is expected of it.
fn compare(table: &Table, expected: &str) {
    let mut seat = Seat::new(0).unwrap();
    let mut words: VecDeque<&str> = expected.split_whitespace().collect();
    // The words that belong to the one before them.
    let colors = |words: &mut VecDeque<&str>| -> Vec<Color> {
        std::iter::from_fn(|| {
            let color = color_named(words.front()?)?;
            // A row with its crosses.
            let is_line = words.get(1).is_some_and(|word| word.contains('/'));
            (!is_line).then(|| words.pop_front())?;
            Some(color)
        })
        .collect()
    };
    while let Some(word) = words.pop_front() {
        let sheet = table.sheet(seat).unwrap();
        let mut next = || words.pop_front().unwrap();
        match word {
            "total" => assert_eq!(sheet.total().to_string(), next(), "total"),
            "pen" => assert_eq!(sheet.penalty_score().to_string(), next(), "penalties"),
            "status" => assert_eq!(table.status().as_str(), next()),
            "closed" => {
                let named = colors(&mut words);
                let closed = match table.status() {
                    Status::Finished => table.closed_rows(),
                    _ => [table.closed_rows(), table.locked_this_turn()].concat(),
                };
                assert_eq!(closed, named, "closed");
            }
            "open" => {
                let row = color_named(next().trim_end_matches(':')).unwrap();
                let open: Vec<String> = table.open(seat, row).iter().map(u8::to_string).collect();
                let listed: Vec<&str> = words.drain(..open.len()).collect();
                assert_eq!(open, listed, "open");
            }
            row if color_named(row).is_some() => {
                let row = color_named(row).unwrap();
                let found = format!("{}/{}", sheet.row(row).crosses(), sheet.row_score(row));
                assert_eq!(found, next(), "{row}");
            }
            named if named.starts_with('s') => {
                seat = Seat::new(named[1..].parse().unwrap()).unwrap();
            }
            other => panic!("{other} is no expectation"),
        }
    }
}

#[test]
fn the_boards_pass_their_checks() {
    for (board, checks) in BOARDS {
        let lines: Vec<&str> = checks.lines().collect();
        assert!(lines.len() >= FEWEST, "{board}");
        for line in lines {
            let (moves, expected) = line.split_once('⇒').unwrap();
            let (name, moves) = moves.split_once(' ').unwrap();
            println!("{name}");
            let first = moves.split_whitespace().next().unwrap();
            let (mode, seats) = setting(first).unwrap_or((Mode::Sheet, 1));
            let moves = match setting(first) {
                Some(_) => &moves[first.len()..],
                None => moves,
            };
            let mut game = begun(board, mode, seats);
            play(&mut game, moves);
            compare(game.table(), expected);
        }
    }
}
