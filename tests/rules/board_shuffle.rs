//! Boards mixed by a seed: the same for ever, always valid, and mixed as the official ones are.

use proptest::prelude::*;
use rowlock::domain::own_board::check;
use rowlock_rules::{Boards, Color, OwnBoard, Seed, ShuffleKind};

fn seed(text: &str) -> Seed {
    Seed::new(text).unwrap()
}

fn mixed(base: &str, kind: ShuffleKind, text: &str) -> OwnBoard {
    let boards = Boards::load().unwrap();
    let (file, _) = OwnBoard::shuffle(boards.file(base).unwrap(), kind, &seed(text)).unwrap();
    check(&file).unwrap()
}

fn rows(board: &OwnBoard) -> [String; 4] {
    Color::ALL.map(|row| board.board().row_text(row))
}

/// The boards were computed by a program of their own, from the description of the numbers that follow from a seed.
#[test]
fn a_seed_gives_the_same_board_for_ever() {
    let numbers = mixed("classic", ShuffleKind::Numbers, "otter 42");
    assert_eq!(
        rows(&numbers),
        [
            "R2 R7 R5 R11 R3 R9 R10 R12 R6 R8 R4",
            "Y3 Y12 Y7 Y6 Y4 Y5 Y8 Y10 Y11 Y2 Y9",
            "G2 G10 G8 G12 G5 G4 G7 G6 G11 G3 G9",
            "B9 B4 B10 B12 B7 B5 B6 B2 B3 B8 B11",
        ]
    );
    assert_eq!(numbers.id(), "own-dzxqr6l2mfsjhvsp");
    let colors = mixed("classic", ShuffleKind::Colors, "otter 42");
    assert_eq!(
        rows(&colors),
        [
            "Y2 Y3 G4 G5 G6 Y7 Y8 Y9 Y10 R11 R12",
            "R2 R3 B4 B5 B6 R7 R8 R9 R10 Y11 Y12",
            "B12 B11 B10 B9 B8 B7 R6 R5 R4 G3 G2",
            "G12 G11 G10 G9 G8 G7 Y6 Y5 Y4 B3 B2",
        ]
    );
    assert_eq!(colors.id(), "own-cypak4xv6kqwgdqm");
    let longo = mixed("longo", ShuffleKind::Colors, "Übermut");
    assert_eq!(
        rows(&longo),
        [
            "Y2 Y3 Y4 Y5 Y6 Y7 Y8 B9 B10 B11 B12 Y13 Y14 R15 R16",
            "R2 R3 R4 R5 R6 B7 B8 G9 G10 G11 G12 R13 R14 Y15 Y16",
            "B16 B15 B14 B13 R12 R11 R10 R9 R8 R7 B6 B5 B4 G3 G2",
            "G16 G15 G14 G13 Y12 Y11 Y10 Y9 G8 G7 G6 G5 G4 B3 B2",
        ]
    );
    assert_eq!(longo.id(), "own-lbfiehkabe5uv52n");
    assert!(longo.board().highest_sheet_number().is_some());
}

#[test]
fn a_seed_may_be_typed_in_any_way() {
    let one = mixed("classic", ShuffleKind::Numbers, "otter 42");
    for text in ["Otter 42", "  OTTER \t 42 ", "ｏｔｔｅｒ 42"] {
        let other = mixed("classic", ShuffleKind::Numbers, text);
        assert_eq!(other, one, "{text}");
        assert_eq!(other.board().name, "otter 42");
    }
    assert_ne!(mixed("classic", ShuffleKind::Numbers, "otter 43"), one);
    for text in ["", "   ", "–"] {
        assert_eq!(Seed::new(text), None, "{text}");
    }
}

proptest! {
    #[test]
    fn a_mixed_board_is_always_valid(text in "[a-z0-9äé]{1,30}", index in 0_usize..7) {
        let boards = Boards::load().unwrap();
        let base = boards.iter().nth(index % boards.iter().count()).unwrap();
        for kind in ShuffleKind::ALL {
            let made = mixed(&base.id, kind, &text);
            for row in Color::ALL {
                let (old, new) = (&base.rows[row], &made.board().rows[row]);
                let (mut before, mut after): (Vec<u8>, Vec<u8>) =
                    (old.numbers().collect(), new.numbers().collect());
                match kind {
                    ShuffleKind::Numbers => {
                        let colors = old.spaces.iter().map(|space| space.color);
                        prop_assert!(new.spaces.iter().map(|space| space.color).eq(colors));
                        before.sort_unstable();
                        after.sort_unstable();
                    }
                    // Each color has each number once.
                    ShuffleKind::Colors => for number in old.numbers() {
                        let rows = made.board().rows.iter();
                        let spaces = rows.filter_map(|(_, row)| row.space(number));
                        prop_assert_eq!(spaces.filter(|space| space.color == row).count(), 1);
                    },
                }
                prop_assert_eq!(before, after);
            }
        }
    }
}

#[test]
fn a_mixed_board_goes_without_what_was_at_single_spaces() {
    let made = mixed("bonus-a", ShuffleKind::Numbers, "otter");
    assert!(made.board().extras.is_empty());
    let made = mixed("double-a", ShuffleKind::Numbers, "otter");
    assert_eq!(made.board().extras.len(), 1);
}

#[test]
fn every_number_can_come_first() {
    let mut first = std::collections::BTreeSet::new();
    for number in 0..200 {
        let made = mixed("classic", ShuffleKind::Numbers, &format!("seed {number}"));
        first.extend(made.board().rows.red.numbers().next());
    }
    assert_eq!(
        first.into_iter().collect::<Vec<_>>(),
        (2..=12).collect::<Vec<_>>()
    );
}
