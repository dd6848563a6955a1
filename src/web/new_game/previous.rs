//! The previous game of this browser, to fill in the form.

use super::form::NewGameForm;
use crate::auth;
use crate::domain::board_name::name_in;
use crate::domain::error::Error;
use crate::domain::grants::Right;
use crate::domain::i18n::{Arg, Message, msg};
use crate::games::GameService;
use crate::history::{self, GameSummary};
use crate::http::RequestContext;
use crate::web::kit::labels;

/// How many games of a group its latest boards are looked for in.
const LATEST_GAMES: u32 = 20;

/// The most boards that come first because they were played lately.
const MAX_PLAYED: usize = 4;

/// The last game, which one tap sets up again.
pub(crate) struct PreviousGame {
    pub(crate) form: NewGameForm,
    pub(crate) board: Message,
    pub(crate) mode: Message,
    pub(crate) names: Message,
}

impl PreviousGame {
    /// `None` without a previous game, or if the own player in it is unknown.
    pub(crate) async fn of(games: &GameService, last: NewGameForm) -> Result<Option<Self>, Error> {
        if last.name.is_empty() {
            return Ok(None);
        }
        let names = std::iter::once(&last.name).chain(&last.players);
        let names = names.map(Arg::from).collect();
        let boards = games.known_boards([&*last.variant]).await?;
        Ok(Some(Self {
            board: name_in(&boards, &last.variant),
            mode: labels::mode(last.mode),
            names: msg("names").with("names", Arg::List(names)),
            form: last,
        }))
    }
}

/// The form of a new game, filled in from this browser's last game with all its players; empty if there was none.
pub(crate) async fn previous_form(request: &RequestContext) -> Result<NewGameForm, Error> {
    let Some(summary) = latest(request).await? else {
        return Ok(NewGameForm::default());
    };
    let caller = request.principal();
    let rules = request.games.view(caller, &summary.id).await?.house_rules;
    let rights = auth::rights_in(&request.services, caller, &summary.id).await?;
    let own = own_seat(&rights, &summary);
    // The next player around the table follows.
    let mut names: Vec<_> = summary.seats.iter().map(|seat| seat.name.clone()).collect();
    names.rotate_left(own.unwrap_or_default());
    let mut players = names.split_off(usize::from(own.is_some()).min(names.len()));
    // Players who were deleted left their seats without a name.
    players.retain(|name| !name.is_empty());
    Ok(NewGameForm {
        name: names.pop().unwrap_or_default(),
        players,
        variant: summary.variant,
        mode: summary.mode,
        group: Some(summary.group.to_string()),
        time_zone: String::new(),
        hide_scores: rules.hide_scores,
        color_required: rules.color_required,
        tap_to_end: rules.tap_to_end,
        clock: rules.clock,
    })
}

/// The boards that this group of the browser has played lately, the latest first.
pub(super) async fn played_boards(
    request: &RequestContext,
    group: Option<&str>,
) -> Result<Vec<String>, Error> {
    let groups =
        history::latest(&request.services, request.principal(), None, LATEST_GAMES).await?;
    let own = groups
        .into_iter()
        .filter(|(known, _)| Some(known.id.as_str()) == group);
    let mut boards: Vec<String> = Vec::new();
    for game in own.flat_map(|(_, (games, _))| games) {
        if boards.len() < MAX_PLAYED && !boards.contains(&game.variant) {
            boards.push(game.variant);
        }
    }
    Ok(boards)
}

/// The newest game of the groups in which this browser may play.
async fn latest(request: &RequestContext) -> Result<Option<GameSummary>, Error> {
    let groups = history::latest(&request.services, request.principal(), None, 1).await?;
    let own = groups
        .into_iter()
        .filter(|(group, _)| request.principal().is_member(&group.id));
    let newest = own.flat_map(|(_, (games, _))| games);
    Ok(newest.max_by_key(|game| game.played.created_at))
}

/// The seat of this browser in the game.
fn own_seat(rights: &[Right], summary: &GameSummary) -> Option<usize> {
    let is_own = |player| {
        rights.iter().any(|right| match right {
            Right::Seat { player: own, .. } => own == player,
            Right::Host { .. }
            | Right::Share { .. }
            | Right::Reader { .. }
            | Right::Member { .. }
            | Right::Keeper { .. } => false,
        })
    };
    summary.seats.iter().position(|seat| is_own(&seat.player))
}
