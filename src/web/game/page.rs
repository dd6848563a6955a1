//! A game's page, whatever it stands at: lobby, sheet, result.

use askama::Template;
use serde::Deserialize;

use super::all_sheets::Others;
use super::context::Seen;
use super::correction::Eraser;
use super::lobby::{self, Lobby, Refused};
use super::players::People;
use super::result::Outcome;
use super::rewind::Back;
use super::table_view::Table;
use crate::domain::error::Error;
use crate::domain::i18n::{Said, said};
use crate::rules::Status;
use crate::site::Site;
use crate::web::game::sheet::fragment::{Message, Sheet};
use crate::web::kit::filters;

/// A page of a game around its one fragment.
#[derive(Template)]
#[template(path = "game/page.html")]
pub(super) struct GamePage {
    title: Said,
    look: &'static str,
    styles: &'static [&'static str],
    /// Whether a page without scripts looks again by itself who has come in.
    waits: bool,
    main: Part,
}

/// What fills the page, and comes alone when it is updated.
#[derive(Template)]
#[template(
    source = "{% match self %}{% when Self::Lobby(part) %}{{ part|safe }}{% when Self::Sheet(part) %}{{ part|safe }}{% when Self::Others(part) %}{{ part|safe }}{% when Self::Outcome(part) %}{{ part|safe }}{% when Self::Eraser(part) %}{{ part|safe }}{% when Self::Back(part) %}{{ part|safe }}{% when Self::People(part) %}{{ part|safe }}{% when Self::Table(part) %}{{ part|safe }}{% endmatch %}",
    ext = "html"
)]
pub(super) enum Part {
    Lobby(Box<Lobby>),
    Sheet(Box<Sheet>),
    Others(Box<Others>),
    Outcome(Box<Outcome>),
    Eraser(Box<Eraser>),
    Back(Box<Back>),
    People(Box<People>),
    Table(Box<Table>),
}

/// How somebody wants to see a game.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) seat: Option<usize>,
    /// The order in which the lobby lists the seats.
    pub(super) order: String,
    /// Whether the sheet lies under the host's eraser.
    pub(super) erase: bool,
}

/// What was refused, and is told in place.
#[derive(Default)]
pub(super) struct Told {
    pub(super) message: Option<Message>,
    pub(super) lobby: Refused,
}

impl Told {
    pub(super) fn error(error: &Error) -> Self {
        let text = error.detail.clone();
        Self {
            lobby: Refused {
                error: Some(text.clone()),
                typed: String::new(),
                asks: false,
                is_drawn: false,
            },
            message: Some(Message { text, offer: None }),
        }
    }
}

/// What this browser sees of the game, with the answer to what it just tried.
pub(super) fn part(seen: &Seen, site: &Site, view: &View, told: Told) -> Part {
    if seen.view.status == Status::Lobby {
        // Whoever only looks on does not know the way in.
        return match &seen.view.code {
            Some(code) => {
                let order = lobby::order(&view.order);
                Part::Lobby(Box::new(Lobby::new(seen, site, code, &order, told.lobby)))
            }
            None => Part::Table(Box::new(Table::new(seen, site))),
        };
    }
    match (&seen.view.result, seen.seat) {
        (Some(result), _) => {
            let error = told.message.map(|message| message.text);
            Part::Outcome(Box::new(Outcome::new(seen, result, error)))
        }
        (None, Some(seat)) if view.erase && seen.access.host => {
            Part::Eraser(Box::new(Eraser::new(seen, seat, told.message)))
        }
        (None, Some(seat)) => Part::Sheet(Box::new(Sheet::new(seen, seat, told.message))),
        (None, None) => Part::Others(Box::new(Others::new(seen))),
    }
}

impl GamePage {
    pub(super) fn new(main: Part) -> Self {
        let (title, look, styles): (_, _, &[_]) = match &main {
            Part::Lobby(_) => (said("lobby-title"), "paper", &["pages", "lobby"]),
            Part::Sheet(sheet) => (sheet.title(), "play", &["play"]),
            Part::Eraser(_) => (said("menu-eraser"), "play", &["play"]),
            Part::People(_) => (said("people-title"), "paper", &["pages", "table"]),
            Part::Table(_) => (
                said("watch-table"),
                "paper",
                &["pages", "lobby", "mini", "over", "dice", "board"],
            ),
            Part::Back(_) => (said("menu-back"), "paper", &["pages", "table"]),
            Part::Others(others) => (others.title(), "paper", &["pages", "mini"]),
            Part::Outcome(outcome) => (outcome.title(), "paper", &["pages", "mini", "result"]),
        };
        Self {
            title,
            look,
            styles,
            waits: matches!(main, Part::Lobby(_) | Part::Table(_)),
            main,
        }
    }
}
