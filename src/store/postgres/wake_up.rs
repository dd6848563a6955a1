//! Why a server looks for what other servers have changed.

use std::collections::HashMap;
use std::fmt::Write;

use rowlock_rules::Seq;

use crate::domain::ids::GameId;

/// The longest text of a notification, in bytes; PostgreSQL refuses one of 8,000.
const MAX_LENGTH: usize = 7_500;

/// The text where the changes do not fit, or where the sender does not know them.
const EVERYTHING: &str = "*";

const NOTICES: &str = "notices";

/// What has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WakeUp {
    /// Whether anything may have changed.
    pub everything: bool,
    pub notices: bool,
    /// These games: with the number of the last event, or `None` for a change that is not in their logs.
    pub games: HashMap<GameId, Option<Seq>>,
}

impl WakeUp {
    pub fn everything() -> Self {
        Self {
            everything: true,
            ..Self::default()
        }
    }

    pub(in crate::store) fn is_empty(&self) -> bool {
        !self.everything && !self.notices && self.games.is_empty()
    }

    pub(in crate::store) fn add_event(&mut self, game: &GameId, seq: Seq) {
        let known = self.games.entry(game.clone()).or_insert(Some(seq));
        *known = known.map(|known| known.max(seq));
    }

    /// Adds a change of a game that is not in its log.
    pub(in crate::store) fn add_game(&mut self, game: &GameId) {
        self.games.insert(game.clone(), None);
    }

    pub(in crate::store) fn merge(&mut self, other: Self) {
        self.everything |= other.everything;
        self.notices |= other.notices;
        for (game, seq) in other.games {
            match seq {
                Some(seq) => self.add_event(&game, seq),
                None => self.add_game(&game),
            }
        }
    }

    pub(in crate::store) fn to_text(&self) -> String {
        let mut text = String::new();
        if self.everything {
            return EVERYTHING.to_owned();
        }
        if self.notices {
            text.push_str(NOTICES);
        }
        for (game, seq) in &self.games {
            // Writing to a string cannot fail.
            match seq {
                Some(seq) => write!(text, " {game}:{seq}"),
                None => write!(text, " {game}"),
            }
            .unwrap_or_default();
            if text.len() > MAX_LENGTH {
                return EVERYTHING.to_owned();
            }
        }
        text
    }

    /// Reads the text of a notification; a word that is unknown may mean anything.
    pub(in crate::store) fn from_text(text: &str) -> Self {
        let mut wake_up = Self::default();
        for word in text.split_whitespace() {
            let (game, seq) = match word.split_once(':') {
                Some((game, seq)) => (game, seq.parse().ok()),
                None => (word, None),
            };
            match (word, game.parse()) {
                (NOTICES, _) => wake_up.notices = true,
                (_, Ok(game)) => {
                    wake_up.games.insert(game, seq);
                }
                (_, Err(_)) => wake_up.everything = true,
            }
        }
        wake_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notification_says_which_games_have_changed_or_that_anything_may_have() {
        let games: Vec<GameId> = (1..=1000).map(GameId::from_random).collect();
        let mut few = WakeUp::default();
        few.add_event(&games[0], 7);
        few.add_event(&games[0], 5);
        few.add_game(&games[1]);
        few.add_event(&games[1], 9);
        few.notices = true;
        assert_eq!(few.games[&games[0]], Some(7));
        assert_eq!(few.games[&games[1]], None);
        assert_eq!(WakeUp::from_text(&few.to_text()), few);
        let mut many = WakeUp::default();
        games.iter().for_each(|game| many.add_event(game, 1));
        assert_eq!(WakeUp::from_text(&many.to_text()), WakeUp::everything());
        assert_eq!(WakeUp::from_text("a later version"), WakeUp::everything());
    }
}
