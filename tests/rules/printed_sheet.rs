//! What is printed on sheets.

use std::sync::Arc;

use rowlock_rules::{Board, Boards, Color, PrintedSpace, RowName, Sign};

fn boards() -> Vec<Arc<Board>> {
    Boards::load().unwrap().iter().cloned().collect()
}

fn board(id: &str) -> Arc<Board> {
    let mut boards = boards().into_iter();
    boards.find(|board| board.id == id).unwrap()
}

fn texts(spaces: &[PrintedSpace]) -> String {
    let texts: Vec<&str> = spaces.iter().map(|space| &*space.text).collect();
    texts.join(" ")
}

#[test]
fn every_space_of_every_sheet_is_found_by_its_name() {
    for board in boards() {
        for index in 0..=board.sheets.len() {
            let printed = board.printed(index);
            assert_eq!(
                printed.rows.len(),
                4 + board.extra_rows.len(),
                "{}",
                board.id
            );
            for space in printed.rows.iter().flat_map(|row| &row.spaces) {
                assert_eq!(board.find(space.name), Ok(space.id), "{}", board.id);
                assert_eq!(space.is_lock, board.locks(space.id).is_some(), "{space:?}");
            }
        }
    }
}

#[test]
fn all_signs_and_links_of_a_sheet_are_printed() {
    let mut seen = 0;
    for board in boards() {
        for index in 0..=board.sheets.len() {
            let spaces: Vec<&PrintedSpace> = board.printed(index).spaces().collect();
            let signs: usize = spaces.iter().map(|space| space.signs.len()).sum();
            assert_eq!(signs, board.signs(index).len(), "{}", board.id);
            let links = spaces.iter().filter(|space| space.link.is_some()).count();
            assert_eq!(links, 2 * board.links(index).count(), "{}", board.id);
            for space in &spaces {
                let Some(other) = space.link else { continue };
                let other = spaces.iter().find(|end| end.name == other).unwrap();
                assert_eq!(other.link, Some(space.name), "{}", board.id);
                assert_eq!(other.signs, [Sign::Ring]);
            }
            seen += signs;
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_sheet_shows_what_is_printed_in_the_box() {
    let classic = board("classic");
    let red = classic.printed(0).row(RowName::Red).unwrap();
    assert_eq!(texts(&red.spaces), "2 3 4 5 6 7 8 9 10 11 12");
    assert!(red.spaces.iter().all(|space| space.own_color().is_none()));
    let locks: Vec<bool> = red.spaces.iter().map(|space| space.is_lock).collect();
    assert_eq!(locks, [vec![false; 10], vec![true]].concat());

    let connect = board("connect-15");
    let printed = connect.printed(0);
    let fields = printed.spaces().filter(|space| space.text == "✱");
    assert!(fields.count() > 0);
    let lucky = board("lucky-15");
    let rows = [
        printed.row(RowName::Track),
        lucky.printed(0).row(RowName::Track),
    ];
    let [None, Some(track)] = rows else {
        panic!("{rows:?}");
    };
    assert!(track.scores_last && track.spaces.iter().all(|space| space.points.is_some()));

    let swaps = board("x-change");
    let swaps = swaps.printed(0).row(RowName::Swaps).unwrap();
    assert!(swaps.spaces.iter().all(|space| space.text.contains('/')));

    let mixx = board("mixx-a");
    let red = mixx.printed(0).row(RowName::Red).unwrap();
    let others = red.spaces.iter().filter_map(PrintedSpace::own_color);
    assert!(others.clone().count() > 0 && !others.into_iter().any(|color| color == Color::Red));
}

#[test]
fn a_changed_copy_of_a_board_prints_its_own_sheet() {
    let board = board("classic");
    assert_eq!(board.printed(0).rows[0].spaces.len(), 11);
    let mut changed = Board::clone(&board);
    let row = &mut changed.rows[Color::Red];
    row.spaces.truncate(3);
    assert_eq!(changed.printed(0).rows[0].spaces.len(), 3);
}
