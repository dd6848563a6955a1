//! The fragment of a game's main page: lobby, sheet, correction, all sheets, or result.

use askama::Template;
use serde::Deserialize;

use super::all_sheets::AllSheets;
use super::context::GameContext;
use super::correction::CorrectionSheet;
use super::lobby::{self, Lobby, Refused};
use super::page::{Fragment, Layout};
use super::result::ResultPage;
use super::table_view::TableView;
use crate::domain::error::Error;
use crate::http::PublicUrl;
use crate::rules::Status;
use crate::web::game::sheet::fragment::{Sheet, SheetMessage};

/// The content of the main page, by the state of the game.
#[derive(Template)]
#[template(
    source = "{% match self %}{% when Self::Lobby(part) %}{{ part|safe }}{% when Self::Sheet(part) %}{{ part|safe }}{% when Self::AllSheets(part) %}{{ part|safe }}{% when Self::Result(part) %}{{ part|safe }}{% when Self::Correction(part) %}{{ part|safe }}{% when Self::TableView(part) %}{{ part|safe }}{% endmatch %}",
    ext = "html"
)]
pub(super) enum GameFragment {
    Lobby(Box<Lobby>),
    Sheet(Box<Sheet>),
    AllSheets(Box<AllSheets>),
    Result(Box<ResultPage>),
    Correction(Box<CorrectionSheet>),
    TableView(Box<TableView>),
}

impl Fragment for GameFragment {
    fn layout(&self) -> Layout {
        match self {
            Self::Lobby(part) => part.layout(),
            Self::Sheet(part) => part.layout(),
            Self::AllSheets(part) => part.layout(),
            Self::Result(part) => part.layout(),
            Self::Correction(part) => part.layout(),
            Self::TableView(part) => part.layout(),
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
            message: Some(SheetMessage { text, offer: None }),
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
    if context.view.status == Status::Lobby {
        // Spectators do not know the join code.
        return match &context.view.code {
            Some(code) => {
                let order = lobby::parse_order(&view.order);
                GameFragment::Lobby(Box::new(Lobby::new(
                    context,
                    public_url,
                    code,
                    &order,
                    feedback.lobby,
                )))
            }
            None => GameFragment::TableView(Box::new(TableView::new(context, public_url))),
        };
    }
    match (&context.view.result, context.seat) {
        (Some(result), _) => {
            let error = feedback.message.map(|message| message.text);
            GameFragment::Result(Box::new(ResultPage::new(context, result, error)))
        }
        (None, Some(seat)) if view.erase && context.access.host => GameFragment::Correction(
            Box::new(CorrectionSheet::new(context, seat, feedback.message)),
        ),
        (None, Some(seat)) => {
            GameFragment::Sheet(Box::new(Sheet::new(context, seat, feedback.message)))
        }
        (None, None) => GameFragment::AllSheets(Box::new(AllSheets::new(context))),
    }
}
