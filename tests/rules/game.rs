//! Which events of a log count: the program's one pass against a count that follows every step.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rowlock_rules::{
    Action, By, Color, Correction, Event, EventKind, Game, GameSetup, Mode, Printed, Seat, Seq,
    SpaceName,
};

use super::{actor, begun};

/// The numbers of the events that count, found by remembering what counted after every event.
fn counting(log: &[Event]) -> BTreeSet<Seq> {
    let mut after: Vec<BTreeSet<Seq>> = vec![BTreeSet::new()];
    for (seq, event) in (1..).zip(log) {
        let mut now = after.last().unwrap().clone();
        match event.kind {
            EventKind::Undo { undid } => {
                now.remove(&undid);
            }
            EventKind::Rewind { to } => {
                let to = if to < seq { to } else { 0 };
                now = after[to as usize].clone();
                let since = (1..).zip(log).take(seq as usize - 1).skip(to as usize);
                now.extend(since.filter_map(|(seq, event)| {
                    let stays =
                        matches!(event.kind, EventKind::Host {} | EventKind::Rematch { .. });
                    stays.then_some(seq)
                }));
            }
            _ => {}
        }
        now.insert(seq);
        after.push(now);
    }
    after.pop().unwrap()
}

fn setup() -> GameSetup {
    begun("classic", Mode::Turns, 2).setup().clone()
}

/// A log of this many events after the start, most of which take something back, and some wrongly.
fn any_log() -> impl Strategy<Value = Vec<Event>> {
    let any_event = (0..12_u8, any::<u32>(), 0..2_usize).prop_map(|(kind, number, seat)| {
        let seat = Seat::new(seat);
        let kind = match kind {
            0..=2 => EventKind::Rewind { to: number },
            3..=5 => EventKind::Undo { undid: number },
            6 => EventKind::Host {},
            7 => EventKind::Join(Printed::default()),
            8 => EventKind::Rematch {
                next: "next".to_owned(),
            },
            _ => EventKind::Correct(Correction::Penalties(u8::try_from(number % 3).unwrap())),
        };
        Event {
            seat,
            by: By::Host,
            kind,
            effects: Vec::new(),
        }
    });
    proptest::collection::vec(any_event, 0..60).prop_map(|events| {
        let begun = begun("classic", Mode::Turns, 2);
        let mut log: Vec<Event> = begun.log().iter().cloned().collect();
        for mut event in events {
            let limit = u32::try_from(log.len()).unwrap() + 4;
            match &mut event.kind {
                EventKind::Rewind { to } => *to %= limit,
                EventKind::Undo { undid } => *undid %= limit,
                _ => {}
            }
            log.push(event);
        }
        log
    })
}

proptest! {
    #[test]
    fn events_in_effect_are_found_in_one_pass_as_step_by_step(log in any_log()) {
        let game = Game::replay(setup(), log.clone());
        let expected = counting(&log);
        for seq in 1..=game.seq() {
            prop_assert_eq!(!game.is_retracted(seq), expected.contains(&seq), "event {}", seq);
        }
        let mut pushed = Game::new(setup());
        for event in log {
            pushed.push(event);
        }
        prop_assert!(pushed == game, "event by event the game is another one");
    }
}

#[test]
fn a_log_of_corrections_and_rewinds_is_read_as_it_was_written() {
    let mut game = begun("classic", Mode::Turns, 2);
    let start = game.seq();
    for round in 0..60 {
        for (row, number) in [(Color::Red, 2), (Color::Blue, 12)] {
            let correction = Correction::Space {
                space: SpaceName::number(row, number),
                crossed: round % 2 == 0,
            };
            let action = Action::Correct(correction);
            if let Ok(event) = game.decide(actor(0, By::Host), action) {
                game.push(event);
            }
        }
        let to = start + round * 7 % (game.seq() - start);
        let rewind = game.decide(actor(0, By::Host), Action::Rewind { to });
        game.push(rewind.unwrap());
    }
    let read = Game::replay(game.setup().clone(), game.log().iter().cloned());
    assert_eq!(read, game);
}
