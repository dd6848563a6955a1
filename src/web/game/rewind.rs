//! Going back: what happened so far, and what would be undone.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use askama::Template;
use serde::Deserialize;

use super::context::Seen;
use super::event_text::sentence;
use super::page::{GamePage, Part};
use crate::domain::i18n::Said;
use crate::domain::ids::GameId;
use crate::games::Games;
use crate::rules::{Action, EventKind, Seq, Status, Violation};
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::{ok, see_other};
use crate::web::kit::session::Visitor;

/// Everything that happened, newest first, for the host to choose how far to go back.
#[derive(Template)]
#[template(path = "game/rewind.html")]
pub(super) struct Back {
    game: GameId,
    seq: Seq,
    page: String,
    choice: Option<Choice>,
    entries: Vec<Entry>,
}

/// Something that happened.
struct Entry {
    seq: Seq,
    told: Said,
    is_undone: bool,
    /// Whether the host can go back to how things stood after it.
    is_open: bool,
}

/// The point that was chosen, and what going back to it means.
struct Choice {
    to: Seq,
    told: Said,
    undone: Vec<Said>,
    restored: Vec<Said>,
}

#[derive(Debug, Deserialize)]
pub(super) struct BackQuery {
    to: Option<Seq>,
}

impl Back {
    fn new(seen: &Seen, to: Option<Seq>) -> Self {
        let page = format!("/games/{}/back", seen.view.id);
        let choice = to.and_then(|to| choice(seen, to));
        let is_start = |&seq: &Seq| {
            let event = seen.event(seq);
            event.is_some_and(|event| matches!(event.kind, EventKind::Start { .. }))
        };
        let last = seen.game.seq();
        let first = (1..=last).find(is_start).unwrap_or(last);
        let entry = |seq| Entry {
            seq,
            told: sentence(seen, seq),
            is_undone: seen.game.is_undone(seq),
            is_open: seen.may_rewind_to(seq),
        };
        Self {
            game: seen.view.id.clone(),
            seq: seen.view.seq,
            page: match &choice {
                Some(choice) => format!("{page}?to={}", choice.to),
                None => page,
            },
            choice,
            entries: (first..=last).rev().map(entry).collect(),
        }
    }
}

/// What going back to this point would change; `None` where it is not possible.
fn choice(seen: &Seen, to: Seq) -> Option<Choice> {
    let host = seen.table().host();
    let event = seen.decide(host, Action::Rewind { to }).ok()?;
    let mut after = seen.game.clone();
    after.push(event);
    let changed = |from: bool| {
        let seqs = (1..=seen.game.seq()).rev();
        let seqs = seqs.filter(|&seq| seen.game.is_undone(seq) == from);
        let seqs = seqs.filter(|&seq| after.is_undone(seq) != from);
        seqs.map(|seq| sentence(seen, seq)).collect()
    };
    Some(Choice {
        to,
        told: sentence(seen, to),
        undone: changed(false),
        restored: changed(true),
    })
}

/// The page.
pub(super) async fn show(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(query): Query<BackQuery>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, None).await?;
    if !seen.moves_as_host() {
        return Err(Fault::from(crate::domain::error::Error::from(
            Violation::HostOnly,
        )));
    }
    if seen.view.status == Status::Lobby {
        return Ok(see_other(&format!("/games/{path}")).finish());
    }
    let back = Back::new(&seen, query.to);
    Ok(ok(visitor.look, &GamePage::new(Part::Back(Box::new(back)))))
}
