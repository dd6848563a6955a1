//! A game's page around its one fragment: lobby, sheet, result and others.

use askama::Template;
use serde::Deserialize;

use super::all_sheets::AllSheets;
use super::context::GameContext;
use super::correction::CorrectionSheet;
use super::lobby::{self, Lobby, Refused};
use super::players::PlayersPage;
use super::result::ResultPage;
use super::rewind::RewindPage;
use super::table_view::TableView;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::http::PublicUrl;
use crate::rules::Status;
use crate::web::game::sheet::fragment::{Sheet, SheetMessage};
use crate::web::kit::filters;

/// A page of a game around its one fragment.
#[derive(Template)]
#[template(path = "game/page.html")]
pub(super) struct GamePage {
    title: Message,
    look: &'static str,
    styles: &'static [&'static str],
    /// Whether a page without scripts looks again by itself who has come in.
    waits: bool,
    main: GameFragment,
}

/// The content of the page, sent alone when it is updated.
#[derive(Template)]
#[template(
    source = "{% match self %}{% when Self::Lobby(part) %}{{ part|safe }}{% when Self::Sheet(part) %}{{ part|safe }}{% when Self::AllSheets(part) %}{{ part|safe }}{% when Self::Result(part) %}{{ part|safe }}{% when Self::Correction(part) %}{{ part|safe }}{% when Self::Rewind(part) %}{{ part|safe }}{% when Self::Players(part) %}{{ part|safe }}{% when Self::TableView(part) %}{{ part|safe }}{% endmatch %}",
    ext = "html"
)]
pub(super) enum GameFragment {
    Lobby(Box<Lobby>),
    Sheet(Box<Sheet>),
    AllSheets(Box<AllSheets>),
    Result(Box<ResultPage>),
    Correction(Box<CorrectionSheet>),
    Rewind(Box<RewindPage>),
    Players(Box<PlayersPage>),
    TableView(Box<TableView>),
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

/// What was refused, shown in place.
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
                asks: false,
                is_drawn: false,
            },
            message: Some(SheetMessage { text, offer: None }),
        }
    }
}

/// What this browser sees of the game, with the answer to what it just tried.
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
                let order = lobby::order(&view.order);
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

impl GamePage {
    pub(super) fn new(main: GameFragment) -> Self {
        let (title, look, styles): (_, _, &[_]) = match &main {
            GameFragment::Lobby(_) => (msg("lobby-title"), "paper", &["pages", "lobby"]),
            GameFragment::Sheet(sheet) => (sheet.title(), "play", &["play"]),
            GameFragment::Correction(_) => (msg("menu-correct"), "play", &["play"]),
            GameFragment::Players(_) => (msg("players-title"), "paper", &["pages", "lists"]),
            GameFragment::TableView(_) => (
                msg("spectate-table-view"),
                "paper",
                &[
                    "pages",
                    "lobby",
                    "static_sheet",
                    "overlays",
                    "dice",
                    "table_view",
                ],
            ),
            GameFragment::Rewind(_) => (msg("menu-rewind"), "paper", &["pages", "lists"]),
            GameFragment::AllSheets(others) => {
                (others.title(), "paper", &["pages", "static_sheet"])
            }
            GameFragment::Result(outcome) => (
                outcome.title(),
                "paper",
                &["pages", "static_sheet", "result"],
            ),
        };
        Self {
            title,
            look,
            styles,
            waits: matches!(main, GameFragment::Lobby(_) | GameFragment::TableView(_)),
            main,
        }
    }
}
