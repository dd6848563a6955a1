//! The exact table against plain recursion over every roll.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use rowlock_coach::{FileError, Layout, Roll, SmallSheet, SoloTable, color_spots, white_spots};

use super::support::layout;

/// The value of each sheet that was met, by its rows and penalties.
type Known = HashMap<([u8; 4], [u8; 4], u8, u8), f64>;

/// What a choice leads to: its points, and the sheet; `None` where the game is over.
fn cross(layout: &Layout, sheet: &SmallSheet, spot: rowlock_coach::Spot) -> SmallSheet {
    let mut after = *sheet;
    let row = usize::from(spot.row);
    after.last[row] = spot.place;
    after.crosses[row] += 1;
    if layout.number(row, spot.place + 1) == 0 {
        after.locks |= 1 << row;
    }
    after
}

/// The points to come, by recursion.
fn value(layout: &Layout, sheet: &SmallSheet, known: &mut Known) -> f64 {
    if sheet.locks.count_ones() >= 2 || sheet.penalties >= 4 {
        return 0.0;
    }
    let key = (sheet.last, sheet.crosses, sheet.locks, sheet.penalties);
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let mut sum = 0.0;
    for number in 0..6_u32.pow(6) {
        let die = |index: u32| (number / 6_u32.pow(index) % 6) as u8 + 1;
        let roll = Roll {
            white: [die(0), die(1)],
            colored: [die(2), die(3), die(4), die(5)],
        };
        sum += best(layout, sheet, &roll, known);
    }
    let value = sum / f64::from(6_u32.pow(6));
    known.insert(key, value);
    value
}

/// The most that a roll can bring.
fn best(layout: &Layout, sheet: &SmallSheet, roll: &Roll, known: &mut Known) -> f64 {
    let points = sheet.points(layout);
    let mut penalty = *sheet;
    penalty.penalties += 1;
    let mut afters = vec![penalty];
    let whites = white_spots(layout, sheet, sheet.locks, roll.white[0] + roll.white[1]);
    for white in whites.into_iter().map(Some).chain([None]) {
        let between = white.map_or(*sheet, |spot| cross(layout, sheet, spot));
        if white.is_some() {
            afters.push(between);
        }
        let locked = between.locks & !sheet.locks;
        color_spots(layout, &between, (sheet.locks, locked), roll, |spot| {
            afters.push(cross(layout, &between, spot));
        });
    }
    let worth =
        |after: SmallSheet| f64::from(after.points(layout) - points) + value(layout, &after, known);
    afters.into_iter().map(worth).fold(f64::MIN, f64::max)
}

#[test]
fn late_sheets_have_the_values_of_plain_recursion() {
    let layout = layout("classic");
    let sheets = [
        ([9, 10, 10, 10], [6, 4, 6, 5], 0, 2),
        ([10, 9, 11, 10], [5, 5, 7, 2], 0b0100, 1),
        ([10, 10, 10, 8], [1, 6, 9, 4], 0, 3),
        ([8, 11, 10, 10], [5, 6, 4, 5], 0b0010, 2),
    ];
    for (last, crosses, locks, penalties) in sheets {
        let sheet = SmallSheet {
            last,
            crosses,
            locks,
            penalties,
        };
        let table = SoloTable::make_from(&sheet, 2, &|| false).unwrap();
        let mut known = Known::new();
        value(&layout, &sheet, &mut known);
        assert!(known.len() > 5, "{}", known.len());
        for ((last, crosses, locks, penalties), expected) in known {
            let sheet = SmallSheet {
                last,
                crosses,
                locks,
                penalties,
            };
            let found = f64::from(table.value(&sheet, 0));
            assert!(
                (found - expected).abs() < 1e-4,
                "{sheet:?}: {found} {expected}"
            );
        }
    }
}

#[test]
fn rows_that_count_alike_may_change_places() {
    let sheet = SmallSheet {
        last: [8, 9, 10, 10],
        crosses: [4, 6, 5, 3],
        locks: 0,
        penalties: 1,
    };
    let table = SoloTable::make_from(&sheet, 1, &|| false).unwrap();
    let value = table.value(&sheet, 0);
    assert!(value > 0.0);
    for order in [[1, 0, 2, 3], [0, 1, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0]] {
        let other = SmallSheet {
            last: order.map(|row| sheet.last[row]),
            crosses: order.map(|row| sheet.crosses[row]),
            ..sheet
        };
        assert_eq!(table.value(&other, 0), value, "{order:?}");
    }
}

#[test]
fn it_can_be_stopped() {
    assert!(SoloTable::make(2, &|| true).is_none());
    let asked = AtomicUsize::new(0);
    let should_stop = || asked.fetch_add(1, Ordering::Relaxed) > 3;
    assert!(SoloTable::make(1, &should_stop).is_none());
}

#[test]
fn a_file_is_checked() {
    let late = SmallSheet {
        last: [10; 4],
        crosses: [5; 4],
        locks: 0,
        penalties: 3,
    };
    let table = SoloTable::make_from(&late, 1, &|| false).unwrap();
    let mut file = table.write();
    assert_eq!(file.len(), 21_872_528);
    let again = SoloTable::read(&file).unwrap();
    assert_eq!(again.value(&late, 0), table.value(&late, 0));
    assert!(again.value(&late, 0) != 0.0);
    assert_eq!(
        SoloTable::read(&file[..1000]).err(),
        Some(FileError::Length)
    );
    assert_eq!(SoloTable::read(&file[..10]).err(), Some(FileError::Name));
    assert_eq!(SoloTable::read(b"").err(), Some(FileError::Name));
    file[5000] ^= 1;
    assert_eq!(SoloTable::read(&file).err(), Some(FileError::Checksum));
    file.push(0);
    assert_eq!(SoloTable::read(&file).err(), Some(FileError::Length));
    file[0] ^= 1;
    assert_eq!(SoloTable::read(&file).err(), Some(FileError::Name));
}

#[test]
fn it_is_for_the_classic_board_alone() {
    assert!(SoloTable::fits(&layout("classic")));
    for other in ["mixx-a", "mixx-b", "double-b"] {
        assert!(!SoloTable::fits(&layout(other)), "{other}");
    }
    let board = super::support::board("classic");
    assert!(!SoloTable::fits(&Layout::of(&board, true).unwrap()));
}
