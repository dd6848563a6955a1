//! What a roll on the table comes to.

use rowlock_rules::{By, Mode};
use serde_json::json;

use super::vectors::view;
use super::{actor, begun};

#[test]
fn a_late_lock_removes_its_die_from_the_current_roll() {
    let mut game = begun("classic", Mode::Dice, 2);
    let correct =
        |number| json!({"type": "correct", "row": "red", "number": number, "crossed": true});
    let roll =
        json!({"type": "roll", "white": [6, 6], "red": 1, "yellow": 2, "green": 3, "blue": 4});
    let crosses = (2..=6).map(|number| (1, By::Host, correct(number)));
    let moves = crosses.chain([
        (0, By::Seat, roll.clone()),
        (0, By::Seat, json!({"type": "end_turn", "turn": 1})),
        (1, By::Seat, roll),
        (
            1,
            By::Seat,
            json!({"type": "cross", "row": "red", "number": 12, "turn": 1}),
        ),
    ]);
    for (seat, by, request) in moves {
        let action = serde_json::from_value(request).unwrap();
        game.push(game.decide(actor(seat, by), action).unwrap());
    }
    let view = view(game.table());
    assert_eq!(view["closed_rows"], json!(["red"]));
    let left = json!({"white": [6, 6], "yellow": 2, "green": 3, "blue": 4});
    assert_eq!(view["dice"], left);
}
