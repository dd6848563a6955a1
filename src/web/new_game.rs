//! Making a game.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form};
use askama::Template;
use serde::Deserialize;

use super::fault::Fault;
use super::filters;
use super::page::{ok, refused, see_other};
use super::paper::picture;
use super::terms;
use super::visitor::{Visitor, remember};
use crate::error::Error;
use crate::games::{Games, GroupChoice, NewGame};
use crate::ids::GroupId;
use crate::rules::{Color, HouseRules, Mode};
use crate::site::Site;
use crate::store::{HistoryFilter, Right};
use crate::words::Said;

#[derive(Template)]
#[template(path = "new.html")]
struct NewPage {
    name: String,
    error: Option<Said>,
    groups: Vec<GroupOption>,
    is_new_group: bool,
    boards: Vec<BoardOption>,
    modes: Vec<ModeOption>,
    hides_scores: bool,
    requires_color: bool,
}

struct GroupOption {
    id: GroupId,
    name: String,
    is_chosen: bool,
}

struct BoardOption {
    id: String,
    name: String,
    about: Said,
    picture: Vec<Vec<Color>>,
    is_chosen: bool,
}

struct ModeOption {
    mode: Mode,
    name: Said,
    about: Said,
    is_chosen: bool,
}

/// The form as it is sent.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct NewForm {
    pub(super) name: String,
    variant: String,
    mode: Mode,
    group: Option<String>,
    time_zone: String,
    hide_scores: bool,
    color_required: bool,
}

/// The empty form, filled in with what was played last.
pub(super) async fn show(games: Data<Games>, visitor: Visitor) -> Result<HttpResponse, Fault> {
    let form = last_time(&games, &visitor).await?;
    Ok(ok(visitor.look, &page(&games, &visitor, form, None).await?))
}

/// Makes the game and leads to its lobby.
pub(super) async fn make(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    Form(form): Form<NewForm>,
) -> Result<HttpResponse, Fault> {
    let (device, secret) = visitor.device(&games)?;
    let made = match wanted(&form) {
        Ok((group, new)) => {
            let device = Some(device);
            games
                .create(&visitor.caller, group, new, device, None)
                .await
        }
        Err(error) => Err(error),
    };
    match made {
        Ok(created) => {
            let mut answer = see_other(&format!("/games/{}", created.game.id));
            remember(&mut answer, &site, secret.as_ref());
            Ok(answer.finish())
        }
        Err(error) => {
            let status = error.code.status();
            let page = page(&games, &visitor, form, Some(error)).await?;
            Ok(refused(status, visitor.look, &page))
        }
    }
}

fn wanted(form: &NewForm) -> Result<(GroupChoice, NewGame), Error> {
    let group = match form.group.as_deref() {
        None | Some("") => GroupChoice::New {
            // A browser that does not tell its own gets the server's.
            time_zone: form.time_zone.parse().ok(),
        },
        Some(id) => GroupChoice::Existing(id.parse().map_err(|_| Error::not_found())?),
    };
    let new = NewGame {
        variant: form.variant.clone(),
        mode: form.mode,
        players: vec![form.name.parse()?],
        start: false,
        house_rules: HouseRules {
            hide_scores: form.hide_scores,
            // The box is seen with the dice only, and may have been ticked before another mode was.
            color_required: form.color_required && form.mode == Mode::Dice,
        },
        lucky_numbers: Vec::new(),
    };
    Ok((group, new))
}

/// What this browser chose for its last game; the classic board for a new one.
pub(super) async fn last_time(games: &Games, visitor: &Visitor) -> Result<NewForm, Error> {
    let mut latest = None;
    let filter = HistoryFilter::default();
    for group in visitor.caller.groups() {
        let (lines, _) = games
            .history(&visitor.caller, &group, &filter, 1, None)
            .await?;
        let newer = lines.into_iter().chain(latest);
        latest = newer.max_by_key(|line| line.created_at);
    }
    let Some(line) = latest else {
        return Ok(NewForm::default());
    };
    let own = visitor
        .caller
        .rights()
        .iter()
        .find_map(|right| match right {
            Right::Seat { game, player } if *game == line.id => Some(player),
            Right::Seat { .. }
            | Right::Host { .. }
            | Right::Share { .. }
            | Right::Member { .. }
            | Right::Keeper { .. } => None,
        });
    let seat = line.seats.iter().find(|seat| Some(&seat.player) == own);
    Ok(NewForm {
        name: seat.map(|seat| seat.name.clone()).unwrap_or_default(),
        variant: line.variant,
        mode: line.mode,
        group: Some(line.group.to_string()),
        time_zone: String::new(),
        hide_scores: false,
        color_required: false,
    })
}

async fn page(
    games: &Games,
    visitor: &Visitor,
    form: NewForm,
    error: Option<Error>,
) -> Result<NewPage, Error> {
    let mut groups = Vec::new();
    for id in visitor.caller.groups() {
        let (group, _) = games.group(&visitor.caller, &id).await?;
        groups.push(GroupOption {
            is_chosen: form.group.as_deref() == Some(id.as_str()),
            id,
            name: group.name,
        });
    }
    let boards: Vec<_> = games.boards().iter().collect();
    let chosen = boards.iter().position(|board| board.id == form.variant);
    let board = |(index, board): (usize, &&std::sync::Arc<crate::rules::Board>)| BoardOption {
        id: board.id.clone(),
        name: board.name.clone(),
        about: terms::about_board(board),
        picture: picture(board),
        is_chosen: index == chosen.unwrap_or_default(),
    };
    let mode = |mode| ModeOption {
        mode,
        name: terms::mode_title(mode),
        about: terms::about_mode(mode),
        is_chosen: mode == form.mode,
    };
    Ok(NewPage {
        is_new_group: groups.iter().all(|group| !group.is_chosen),
        groups,
        boards: boards.iter().enumerate().map(board).collect(),
        modes: [Mode::Turns, Mode::Dice, Mode::Sheet]
            .into_iter()
            .map(mode)
            .collect(),
        hides_scores: form.hide_scores,
        requires_color: form.color_required,
        name: form.name,
        error: error.map(|error| error.detail),
    })
}
