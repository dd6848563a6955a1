//! Handlers and page of the new game form.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::{Board, HouseRules, Mode, Status};
use serde::Deserialize;

use super::boards::BoardChoice;
use super::form::NewGameForm;
use super::previous::{PreviousGame, played_boards, previous_form};
use crate::auth::{self, Principal};
use crate::domain::board_name::board_name;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, GroupId};
use crate::games::{GameService, GroupChoice, NewGame, NewSheets};
use crate::http::{Device, HttpError, RequestContext};
use crate::store::Group;
use crate::web::kit::filters;
use crate::web::kit::keyed_form::{KeyedForm, once, stored};
use crate::web::kit::parse::parse_id;

#[derive(Template)]
#[template(path = "new_game/page.html")]
struct NewGamePage<'a> {
    /// The URL that the forms are sent to.
    action: String,
    /// The idempotency key of both forms, so that a form sent twice creates one game.
    key: String,
    form: NewGameForm,
    error: Option<Message>,
    /// The players of the previous game other than the own one.
    known_players: Vec<String>,
    previous: Option<PreviousGame>,
    groups: Vec<&'a Group>,
    /// The group of the game; `None` for a new one.
    group: Option<&'a GroupId>,
    /// Whether a new group can be chosen.
    offers_new_group: bool,
    boards: BoardChoice,
}

/// The modes, in the order in which they are offered.
const MODES: [Mode; 3] = [Mode::Turns, Mode::Dice, Mode::Sheet];

impl NewGamePage<'_> {
    fn is_chosen(&self, group: &Group) -> bool {
        self.group == Some(&group.id)
    }

    /// Whether an option is chosen that is folded otherwise.
    fn has_options(&self) -> bool {
        let form = &self.form;
        form.hide_scores || form.color_required || form.tap_to_end || form.clock
    }
}

/// The board and the group that a link to the form chooses.
#[derive(Debug, Deserialize)]
pub(super) struct ChoiceQuery {
    variant: Option<String>,
    group: Option<String>,
}

/// The form, filled in from the last game.
pub(super) async fn show(
    request: RequestContext,
    Query(chosen): Query<ChoiceQuery>,
) -> Result<HttpResponse, HttpError> {
    let last = previous_form(&request).await?;
    let form = NewGameForm {
        players: Vec::new(),
        variant: chosen.variant.unwrap_or_else(|| last.variant.clone()),
        group: chosen.group.or_else(|| last.group.clone()),
        ..last.clone()
    };
    let device = request.device().await?;
    let page = page(&request, &device, form, last, None).await?;
    Ok(request.page_of_device(200, &page, &device))
}

/// The required part of [`crate::games::CreatedGame`].
#[derive(Deserialize)]
struct CreatedGameId {
    game: CreatedId,
}

#[derive(Deserialize)]
struct CreatedId {
    id: GameId,
}

/// Creates the game, and redirects to its lobby.
pub(super) async fn create(
    request: RequestContext,
    KeyedForm { fields, mut key }: KeyedForm<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let form = NewGameForm::read(fields)?;
    let device = match form.group.as_deref() {
        None | Some("") => request.entitled_device().await?,
        // Of its group it may have all games already.
        Some(_) => request.device().await?,
    };
    while let Some(CreatedGameId { game }) = stored(&request.services, key.as_ref()).await? {
        let creator = auth::authenticate(&request.services, device.holder).await?;
        if is_in_lobby(&request.games, &creator, &game.id).await? {
            return Ok(request.redirect_device(&format!("/games/{}", game.id), &device));
        }
        // The user went back to the page for another game.
        key = key.map(|key| key.after(game.id.as_str()));
    }
    let key = key.as_ref();
    let create = async {
        let (group, new) = new_game(&form)?;
        let holder = Some(device.holder);
        request
            .games
            .create(request.principal(), group, new, holder, key)
            .await
    };
    let created = once(&request.services, key, create, |created| CreatedGameId {
        game: CreatedId {
            id: created.game.id,
        },
    });
    let error = match created.await {
        Ok(CreatedGameId { game }) => {
            return Ok(request.redirect_device(&format!("/games/{}", game.id), &device));
        }
        Err(error) => error,
    };
    let status = error.code.status();
    let last = previous_form(&request).await?;
    let page = page(&request, &device, form, last, Some(error)).await?;
    Ok(request.page_of_device(status, &page, &device))
}

/// Whether this game is still in its lobby.
async fn is_in_lobby(
    games: &GameService,
    caller: &Principal,
    game: &GameId,
) -> Result<bool, Error> {
    match games.view(caller, game).await {
        Ok(view) => Ok(view.status == Status::Lobby),
        Err(error) => match error.code {
            ErrorCode::NotFound | ErrorCode::Forbidden | ErrorCode::Unauthenticated => Ok(false),
            _ => Err(error),
        },
    }
}

fn new_game(form: &NewGameForm) -> Result<(GroupChoice, NewGame), Error> {
    let group = match form.group.as_deref() {
        None | Some("") => GroupChoice::New {
            // Without a time zone of the browser, the server's is used.
            time_zone: form.time_zone.parse().ok(),
        },
        Some(id) => GroupChoice::Existing(parse_id(id)?),
    };
    let names = std::iter::once(&form.name).chain(&form.players);
    let new = NewGame {
        variant: form.variant.clone(),
        mode: form.mode,
        players: names.map(|name| name.parse()).collect::<Result<_, _>>()?,
        start: false,
        first: None,
        house_rules: HouseRules {
            hide_scores: form.hide_scores,
            // The box is visible in dice mode only, and may have been checked before the mode was changed.
            color_required: form.color_required && form.mode == Mode::Dice,
            tap_to_end: form.tap_to_end,
            clock: form.clock,
        },
        sheets: NewSheets::default(),
    };
    Ok((group, new))
}

async fn page<'a>(
    request: &'a RequestContext,
    device: &Device,
    form: NewGameForm,
    last: NewGameForm,
    error: Option<Error>,
) -> Result<NewGamePage<'a>, Error> {
    let groups: Vec<&Group> = request.principal().member_groups().collect();
    let mut ids = groups.iter().map(|group| &group.id);
    let mut group = ids.find(|id| form.group.as_deref() == Some(id.as_str()));
    let offers_new_group = request.games.limits().new_groups;
    if !offers_new_group && group.is_none() {
        let first = groups.first().ok_or_else(|| {
            let denied = request.principal().denied();
            Error {
                detail: msg("new-groups-off"),
                ..denied
            }
        })?;
        group = Some(&first.id);
    }
    let error = error.map(|error| error.detail);
    let boards = board_choice(request, &form, error.is_some()).await?;
    let error = match (error, &boards.problem) {
        (Some(error), Some(problem)) if error.key() == "no-such-board" => Some(problem.clone()),
        (error, _) => error,
    };
    Ok(NewGamePage {
        action: device.action("/new"),
        key: request.form_key()?,
        known_players: last.players.clone(),
        previous: PreviousGame::of(&request.games, last).await?,
        offers_new_group,
        groups,
        group,
        boards,
        form,
        error,
    })
}

/// The choice of a board. A form that was refused still has the chosen board, with its mistakes.
async fn board_choice(
    request: &RequestContext,
    form: &NewGameForm,
    is_refused: bool,
) -> Result<BoardChoice, Error> {
    let games = &request.games;
    let mut boards: Vec<Arc<Board>> = games.boards().iter().cloned().collect();
    let groups = request.principal().member_groups();
    let is_chosen = |id: &GroupId| form.group.as_deref() == Some(id.as_str());
    let (own, others): (Vec<_>, Vec<_>) = groups.partition(|group| is_chosen(&group.id));
    for group in own {
        boards.extend(games.boards_of(&group.id).await?);
    }
    let is_form_of = |board: &Arc<Board>| board.id == form.variant;
    let mut problem = None;
    if is_refused && !boards.iter().any(is_form_of) {
        problem = Some(msg("no-such-board"));
        for group in others {
            let of_group = games.boards_of(&group.id).await?;
            if let Some(board) = of_group.into_iter().find(is_form_of) {
                let text = msg("new-game-board-elsewhere").with("name", board_name(&board));
                problem = Some(text.with("group", &group.name));
                boards.push(board);
                break;
            }
        }
    }
    let played = played_boards(request, form.group.as_deref()).await?;
    let choice = BoardChoice::new(&boards, &form.variant, &played);
    Ok(BoardChoice {
        problem,
        ..choice.ok_or_else(Error::not_found)?
    })
}
