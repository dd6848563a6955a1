//! What the result says to its reader: the own place, and how the total compares with earlier ones.

use rowlock_rules::{Seat, Standing};

use super::context::GameContext;
use crate::domain::board_name::board_name;
use crate::domain::i18n::{Arg, Message, msg};
use crate::games::ResultView;
use crate::store::EarlierGames;

/// How many earlier games a comparison with them needs.
const MIN_EARLIER_GAMES: u32 = 5;

/// The seat of the reader; `None` on a phone with several seats or none, which says nothing of its own.
pub(super) fn reader(context: &GameContext) -> Option<Seat> {
    match context.access.seats[..] {
        [seat] => Some(seat),
        _ => None,
    }
}

/// The headline of the reader who won.
pub(super) fn victory(context: &GameContext, result: &ResultView) -> Option<Message> {
    let reader = reader(context)?;
    let is_first = |standing: &&Standing| standing.rank == 1;
    let winners = result.standings.iter().filter(is_first);
    let winners: Vec<Seat> = winners.map(|standing| standing.seat).collect();
    let others: Vec<Seat> = winners.iter().copied().filter(|&it| it != reader).collect();
    if !has_winner(context, result) || !winners.contains(&reader) {
        None
    } else if others.is_empty() {
        Some(msg("result-you-win"))
    } else {
        Some(msg("result-you-tie").with("names", Arg::List(context.names(&others))))
    }
}

/// The place of the reader who did not win, and the distance to the winners.
pub(super) fn place(context: &GameContext, result: &ResultView) -> Option<Message> {
    let reader = reader(context).filter(|_| has_winner(context, result))?;
    let mut standings = result.standings.iter();
    let own = standings.find(|standing| standing.seat == reader && standing.rank > 1)?;
    let first = result.standings.iter().filter(|it| it.rank == 1);
    let points = first.clone().next()?.total - own.total;
    let winners: Vec<Seat> = first.map(|standing| standing.seat).collect();
    let place = msg("result-place").with("rank", own.rank);
    Some(
        place
            .with("points", points)
            .with("names", Arg::List(context.names(&winners))),
    )
}

/// How the reader's total compares with those of their earlier games on the board; `None` in the lower half, and after
/// too few games.
pub(crate) fn comparison(context: &GameContext) -> Option<Message> {
    let earlier = context.earlier.filter(|it| it.games >= MIN_EARLIER_GAMES)?;
    let EarlierGames {
        games,
        lower,
        equal,
    } = earlier;
    let percent = (2 * lower + equal) * 50 / games;
    let text = if lower == games {
        msg("result-best-yet")
    } else if percent >= 50 {
        msg("result-better-than").with("percent", percent)
    } else {
        return None;
    };
    Some(text.with("board", board_name(context.board())))
}

pub(super) fn has_winner(context: &GameContext, result: &ResultView) -> bool {
    result.has_winner() && !context.table().is_unplayed() && result.standings.len() > 1
}
