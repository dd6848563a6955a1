//! The log of a game played on several servers, decided again by the second implementation of the rules.

use serde_json::{Value, json};

use crate::rules::vectors::difference;
use reference_rules::{Printed, ReferenceGame};

/// A game after each of its events, from its start on.
pub struct Replayed {
    /// The number of the event that started it.
    start: u64,
    games: Vec<ReferenceGame>,
}

impl Replayed {
    /// Decides every event of this log again.
    ///
    /// # Panics
    /// If the reference refuses one.
    pub fn of(view: &Value, log: &[Value]) -> Self {
        let is_start = |event: &&Value| event["type"] == "start";
        let start = log.iter().find(is_start).unwrap();
        let seats = view["seats"].as_array().unwrap().len();
        let nothing = Printed {
            lucky_numbers: None,
            sheet: None,
        };
        let text = |key: &str| view[key].as_str().unwrap();
        let first = start["first"].as_u64().unwrap_or_default();
        let begun = ReferenceGame::new(
            text("variant"),
            text("mode"),
            vec![nothing; seats],
            view["house_rules"]["color_required"] == true,
            usize::try_from(first).unwrap(),
        );
        let mut games = vec![begun];
        let start = start["seq"].as_u64().unwrap();
        for event in &log[usize::try_from(start).unwrap()..] {
            let after = decided(games.last().unwrap(), event);
            games.push(after.unwrap_or_else(|codes| panic!("refused with {codes:?}: {event}")));
        }
        Self { start, games }
    }

    /// What the reference shows otherwise than this view after the last event.
    pub fn difference(&self, view: &Value) -> Option<String> {
        let mut expected = self.games.last().unwrap().view();
        drop_absent(&mut expected, view);
        difference(&expected, view)
    }

    /// Whether the reference refuses this move with this code after the event with this number, or after a later one.
    pub fn refuses(&self, seat: usize, request: &Value, code: &str, after: u64) -> bool {
        let first = usize::try_from(after - self.start).unwrap();
        self.games[first..].iter().any(|game| {
            let refused = game.try_move(seat, false, request).err();
            refused.is_some_and(|codes| codes.contains(&code))
        })
    }
}

/// Drops empty members that the API leaves out, as it does with what a board does not have.
fn drop_absent(expected: &mut Value, found: &Value) {
    let is_empty = |value: &Value| [json!(null), json!([]), json!({})].contains(value);
    match expected {
        Value::Object(members) => {
            members.retain(|key, value| !is_empty(value) || found.get(key).is_some());
            members
                .iter_mut()
                .for_each(|(key, value)| drop_absent(value, &found[key]));
        }
        Value::Array(items) => {
            items
                .iter_mut()
                .enumerate()
                .for_each(|(index, item)| drop_absent(item, &found[index]));
        }
        _ => {}
    }
}

fn decided(game: &ReferenceGame, event: &Value) -> Result<ReferenceGame, Vec<&'static str>> {
    let seat = usize::try_from(event["seat"].as_u64().unwrap()).unwrap();
    game.try_move(seat, event["by"] == "host", event)
}
