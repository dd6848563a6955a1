//! The filters of a group's history, as a form sends them.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;
use rowlock_rules::{Board, EndReason, Status};
use serde::Deserialize;

use crate::auth::GroupAccess;
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::filters::Cursor;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GroupId;
use crate::games::GameService;
use crate::history::GameFilter;
use crate::store::Player;
use crate::web::kit::choice::Choice;
use crate::web::kit::filters;

/// The submitted filters; empty fields are ignored.
#[derive(Debug, Default, Deserialize)]
pub(super) struct FilterQuery {
    cursor: Option<String>,
    q: Option<String>,
    player: Option<String>,
    variant: Option<String>,
    result: Option<String>,
    from: Option<String>,
    to: Option<String>,
    /// Whether the page is shown because a game was saved.
    saved: Option<String>,
}

fn filled(field: Option<&String>) -> Option<&str> {
    field
        .map(|text| text.trim())
        .filter(|text| !text.is_empty())
}

impl FilterQuery {
    pub(super) fn is_saved(&self) -> bool {
        self.saved.is_some()
    }

    pub(super) fn cursor(&self) -> Result<Option<Cursor>, Error> {
        let cursor = filled(self.cursor.as_ref()).map(str::parse).transpose();
        cursor.map_err(|_| Error::not_found())
    }

    pub(super) fn filter(&self) -> Result<GameFilter, Error> {
        let day = |field: Option<&String>| {
            let day = filled(field).map(str::parse).transpose();
            day.map_err(|_| Error::invalid("date-unreadable"))
        };
        let player = filled(self.player.as_ref()).map(str::parse).transpose();
        Ok(GameFilter {
            status: Some(Status::Finished),
            player: player.map_err(|_| Error::not_found())?,
            variant: filled(self.variant.as_ref()).map(str::to_owned),
            result: filled(self.result.as_ref()).map(str::to_owned),
            q: filled(self.q.as_ref()).map(str::to_owned),
            from: day(self.from.as_ref())?,
            to: day(self.to.as_ref())?,
        })
    }
}

/// The form, and the downloads of the filtered games.
#[derive(Template)]
#[template(path = "history/filter_form.html")]
pub(super) struct FilterForm {
    group: GroupId,
    name: String,
    players: Vec<Choice>,
    boards: Vec<Choice>,
    results: Vec<Choice>,
    from: String,
    to: String,
    is_open: bool,
    /// The filters as a query string, without the cursor.
    query: String,
}

impl FilterForm {
    pub(super) fn new(
        games: &GameService,
        access: &GroupAccess,
        own_boards: &[Arc<Board>],
        chosen: &FilterQuery,
        request: &HttpRequest,
    ) -> Self {
        let choice = |value: &str, text: Message, field: Option<&String>| Choice {
            value: value.to_owned(),
            is_chosen: field.is_some_and(|field| field == value),
            text,
        };
        let player = |player: &Player| {
            let text = msg("plain").with("text", player.name.as_str());
            choice(player.id.as_str(), text, chosen.player.as_ref())
        };
        let reasons = EndReason::ALL.map(EndReason::as_str).into_iter();
        let query = filters_of(request.query_string());
        let text = |field: &Option<String>| field.clone().unwrap_or_default();
        Self {
            group: access.group.id.clone(),
            name: text(&chosen.q),
            players: access.players.iter().map(player).collect(),
            boards: games
                .boards()
                .iter()
                .chain(own_boards)
                .map(|board| choice(&board.id, board_name(board), chosen.variant.as_ref()))
                .collect(),
            results: reasons
                .chain(["won", "lost"])
                .map(|result| {
                    let text = msg(format!("history-result-{result}"));
                    choice(result, text, chosen.result.as_ref())
                })
                .collect(),
            from: text(&chosen.from),
            to: text(&chosen.to),
            // The link that leads here to find games has an empty field.
            is_open: !query.is_empty() || chosen.q.is_some(),
            query,
        }
    }

    /// The URL of another page of the same list.
    pub(super) fn page_path(&self, cursor: &str) -> String {
        let Self { group, query, .. } = self;
        let and = if query.is_empty() { "" } else { "&" };
        format!("/history/{group}?{query}{and}cursor={cursor}")
    }

    /// The lists to choose from, with their fields and labels.
    fn lists(&self) -> [(&'static str, &'static str, &[Choice]); 3] {
        [
            ("player", "history-player", &self.players),
            ("variant", "history-board", &self.boards),
            ("result", "history-result", &self.results),
        ]
    }

    fn download(&self, format: &str) -> String {
        let Self { group, query, .. } = self;
        let and = if query.is_empty() { "" } else { "&" };
        format!("/api/v1/groups/{group}/export?format={format}&status=finished{and}{query}")
    }
}

/// The filters of a query, without a cursor, what was saved, and empty fields.
fn filters_of(query: &str) -> String {
    let is_other = |pair: &str| pair.starts_with("cursor=") || pair.starts_with("saved=");
    let is_filter = |pair: &&str| !is_other(pair) && !pair.ends_with('=');
    let pairs = query.split('&').filter(|pair| pair.contains('='));
    pairs.filter(is_filter).collect::<Vec<_>>().join("&")
}
