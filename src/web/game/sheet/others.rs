//! The strip with the totals of the other players.

use crate::domain::i18n::{Message, msg};
use crate::rules::Seat;
use crate::web::game::context::GameContext;

/// The most totals of other players that fit into the strip.
const MAX_OTHERS: usize = 4;

/// The totals of the others; if they are too many, the leader's and the own rank.
#[derive(Default)]
pub(crate) struct Others {
    pub(crate) players: Vec<Other>,
    pub(crate) rank: Option<Message>,
}

/// Another player in the strip.
pub(crate) struct Other {
    pub(crate) name: String,
    pub(crate) total: Option<i32>,
    pub(crate) is_active: bool,
}

impl Others {
    pub(super) fn new(context: &GameContext, seat: Seat) -> Self {
        let seats = &context.view.seats;
        let other = |index: usize| {
            seats.get(index).map(|other| Other {
                name: other.name.clone(),
                total: other.total,
                is_active: context.table().active() == Some(other.seat),
            })
        };
        if seats.len() <= MAX_OTHERS + 1 {
            let others = (0..seats.len()).filter(|&index| index != seat.index());
            return Self {
                players: others.filter_map(other).collect(),
                rank: None,
            };
        }
        if seats.iter().any(|seat| seat.total.is_none()) {
            return Self::default();
        }
        let standings = context.table().standings();
        let leader = standings.iter().find(|standing| standing.seat != seat);
        let own = standings.iter().find(|standing| standing.seat == seat);
        let leader = leader.and_then(|standing| other(standing.seat.index()));
        Self {
            players: leader.into_iter().collect(),
            rank: own.map(|standing| {
                let rank = msg("rank-of").with("rank", standing.rank);
                rank.with("seats", seats.len())
            }),
        }
    }
}
