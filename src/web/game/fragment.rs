//! The fragment of a game's main page: lobby, sheet, correction, all sheets, or result.

use actix_web::HttpResponse;
use askama::Template;
use rowlock_rules::Status;
use serde::Deserialize;

use super::all_sheets::AllSheetsFragment;
use super::context::GameContext;
use super::correction::CorrectionFragment;
use super::lobby::{self, LobbyFragment, Refused};
use super::page::{Fragment, GamePage, Layout};
use super::request::GameRequest;
use super::result::ResultFragment;
use super::table_view::TableViewFragment;
use crate::domain::error::Error;
use crate::http::PublicUrl;
use crate::web::game::sheet::fragment::SheetFragment;
use crate::web::game::sheet::toasts::SheetMessage;
use crate::web::kit::response::secret;

/// The content of the main page, by the state of the game.
#[derive(Template)]
#[template(
    source = "{% match self %}{% when Self::Lobby(fragment) %}{{ fragment|safe }}{% when Self::Sheet(fragment) %}{{ fragment|safe }}{% when Self::AllSheets(fragment) %}{{ fragment|safe }}{% when Self::Result(fragment) %}{{ fragment|safe }}{% when Self::Correction(fragment) %}{{ fragment|safe }}{% when Self::TableView(fragment) %}{{ fragment|safe }}{% endmatch %}",
    ext = "html"
)]
pub(super) enum GameFragment {
    Lobby(Box<LobbyFragment>),
    Sheet(Box<SheetFragment>),
    AllSheets(Box<AllSheetsFragment>),
    Result(Box<ResultFragment>),
    Correction(Box<CorrectionFragment>),
    TableView(Box<TableViewFragment>),
}

impl Fragment for GameFragment {
    fn layout(&self) -> Layout {
        match self {
            Self::Lobby(fragment) => fragment.layout(),
            Self::Sheet(fragment) => fragment.layout(),
            Self::AllSheets(fragment) => fragment.layout(),
            Self::Result(fragment) => fragment.layout(),
            Self::Correction(fragment) => fragment.layout(),
            Self::TableView(fragment) => fragment.layout(),
        }
    }
}

/// The query of a game's page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct GameQuery {
    pub(super) seat: Option<usize>,
    /// The order in which the lobby lists the seats.
    pub(super) order: String,
    /// Whether the host corrects the sheet.
    pub(super) erase: bool,
    /// Whether a cross that lets its seat choose a row must name one.
    pub(super) asks: bool,
}

/// The messages for a refused request, shown in place.
#[derive(Default)]
pub(super) struct Feedback {
    pub(super) message: Option<SheetMessage>,
    pub(super) lobby: Refused,
}

impl Feedback {
    pub(super) fn error(error: &Error) -> Self {
        let text = error.detail.clone();
        Self {
            lobby: Refused {
                error: Some(text.clone()),
                typed: String::new(),
                confirms: false,
                is_drawn: false,
            },
            message: Some(SheetMessage {
                text,
                offers: Vec::new(),
            }),
        }
    }
}

/// The fragment of the game for this browser, with feedback on its last request.
pub(super) fn game_fragment(
    context: &GameContext,
    public_url: &PublicUrl,
    view: &GameQuery,
    feedback: Feedback,
) -> GameFragment {
    if context.status() == Status::Lobby {
        // Readers and spectators do not know the join code.
        return match &context.details.code {
            Some(code) => {
                let order = lobby::parse_order(&view.order);
                GameFragment::Lobby(Box::new(LobbyFragment::new(
                    context,
                    public_url,
                    code,
                    &order,
                    feedback.lobby,
                )))
            }
            None => GameFragment::TableView(Box::new(TableViewFragment::new(context, public_url))),
        };
    }
    match (&context.details.result, context.seat) {
        (Some(result), _) => {
            let error = feedback.message.map(|message| message.text);
            GameFragment::Result(Box::new(ResultFragment::new(context, result, error)))
        }
        (None, Some(seat)) if view.erase && context.access.host => GameFragment::Correction(
            Box::new(CorrectionFragment::new(context, seat, feedback.message)),
        ),
        (None, Some(seat)) => GameFragment::Sheet(Box::new(SheetFragment::new(
            context,
            seat,
            feedback.message,
        ))),
        (None, None) => GameFragment::AllSheets(Box::new(AllSheetsFragment::new(context))),
    }
}

/// The response with the page or its fragment: a lobby shows the join code, as do the sheets to one without a seat.
pub(super) fn respond(context: &GameContext, response: HttpResponse) -> HttpResponse {
    if context.status() == Status::Lobby || context.seat.is_none() {
        secret(response)
    } else {
        response
    }
}

impl GameRequest {
    /// The page of the game for this query, with status 200.
    pub(super) fn game(
        &self,
        context: &GameContext,
        view: &GameQuery,
        feedback: Feedback,
    ) -> HttpResponse {
        let fragment = game_fragment(context, &self.public_url, view, feedback);
        respond(context, self.ok(&GamePage::new(fragment)))
    }

    /// The page of the game with the error of a refused request.
    pub(super) fn refused_game(
        &self,
        error: &Error,
        context: &GameContext,
        view: &GameQuery,
        feedback: Feedback,
    ) -> HttpResponse {
        let fragment = game_fragment(context, &self.public_url, view, feedback);
        respond(context, self.refused(error, &GamePage::new(fragment)))
    }
}
