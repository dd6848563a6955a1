//! The clock of the current turn, in games that show one.

use chrono::TimeDelta;
use rowlock_rules::{Seq, Status};

use crate::web::game::context::GameContext;

/// How long the current turn has lasted, for the sheets and the table view.
pub(crate) struct TurnClock {
    /// The event from which it counts.
    pub(crate) since: Seq,
    /// The time up to this response; `None` once the table has a pause.
    so_far: Option<TimeDelta>,
}

impl TurnClock {
    /// The clock; `None` in a game that shows none, and while no turn goes on.
    pub(crate) fn new(context: &GameContext) -> Option<Self> {
        let goes_on = match context.status() {
            Status::Lobby | Status::Finished => false,
            Status::Playing | Status::LastCall => context.house_rules().clock,
        };
        let since = context.game.turn_timed_from().filter(|_| goes_on)?;
        Some(Self {
            since,
            so_far: context.turn_so_far(since),
        })
    }

    /// The milliseconds, from which a script counts on.
    pub(crate) fn elapsed(&self) -> Option<i64> {
        self.so_far.map(|so_far| so_far.num_milliseconds())
    }

    /// The time as it is shown.
    pub(crate) fn text(&self) -> String {
        self.so_far.map(minutes).unwrap_or_default()
    }
}

/// A time in minutes and seconds, as in `1:05`.
pub(crate) fn minutes(time: TimeDelta) -> String {
    let seconds = time.num_seconds();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
