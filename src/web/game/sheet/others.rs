//! The strip with the totals of the other players.

use rowlock_rules::{Color, Seat};
use unicode_segmentation::UnicodeSegmentation;

use super::seats::{is_turn, is_undecided};
use super::updates::near_lock;
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;

/// The most totals of other players that fit into the strip.
const MAX_OTHERS: usize = 4;

/// The totals of the others; if they are too many, the leader's and the own rank, and in the own turn all initials.
#[derive(Default)]
pub(crate) struct Others {
    /// How many players the strip has room for.
    pub(crate) count: usize,
    pub(crate) players: Vec<Other>,
    /// Whether only initials fit.
    pub(crate) are_initials: bool,
    pub(crate) rank: Option<Message>,
}

/// Another player in the strip.
pub(crate) struct Other {
    pub(crate) name: String,
    pub(crate) total: Option<i32>,
    pub(crate) is_active: bool,
    /// In the own turn, whether it has crossed nothing with this roll and still can.
    pub(crate) is_undecided: bool,
    /// A row that it locks with its next cross there, and the words for it.
    pub(crate) lockable: Option<(Color, Message)>,
}

impl Other {
    /// The first character of the name.
    pub(crate) fn initial(&self) -> &str {
        self.name.graphemes(true).next().unwrap_or_default()
    }
}

impl Others {
    pub(super) fn new(context: &GameContext, seat: Seat) -> Self {
        let table = context.table();
        let totals = table.totals();
        let is_own_turn = is_turn(context, seat);
        let other = |other: Seat| Other {
            name: context.name(other).to_owned(),
            total: totals
                .get(other.index())
                .copied()
                .filter(|_| context.shows_scores(other)),
            is_active: table.active() == Some(other),
            is_undecided: is_own_turn && is_undecided(table, other),
            lockable: lockable(context, other),
        };
        let are_initials = table.seats() > MAX_OTHERS + 1;
        if !are_initials || is_own_turn {
            let others = context.seats().filter(|&other| other != seat);
            let players: Vec<Other> = others.map(other).collect();
            return Self {
                count: players.len(),
                players,
                are_initials,
                rank: None,
            };
        }
        if context.seats().any(|seat| !context.shows_scores(seat)) {
            return Self::default();
        }
        // Before the first cross nobody leads.
        if table.is_unplayed() {
            return Self {
                count: 1,
                ..Self::default()
            };
        }
        let standings = table.standings();
        let leader = standings.iter().find(|standing| standing.seat != seat);
        let own = standings.iter().find(|standing| standing.seat == seat);
        let leader = leader.map(|standing| other(standing.seat));
        Self {
            count: 1,
            players: leader.into_iter().collect(),
            are_initials: false,
            rank: own.map(|standing| {
                let rank = msg("rank-of").with("rank", standing.rank);
                rank.with("seats", table.seats())
            }),
        }
    }
}

fn lockable(context: &GameContext, seat: Seat) -> Option<(Color, Message)> {
    let rows = context.table().lockable_rows(seat);
    let row = rows.first().filter(|_| context.shows_scores(seat))?;
    Some((*row, near_lock(context, seat, *row)))
}
