//! Rewinding: the events so far, and what a rewind would undo.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::{Action, EventKind, Seq, Status, Violation};
use serde::Deserialize;

use super::context::GameContext;
use super::event_text::sentence;
use crate::domain::error::Error;
use crate::domain::i18n::Message;
use crate::http::HttpError;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;

/// All events, newest first, from which the host chooses the target of a rewind.
#[derive(Template)]
#[template(path = "game/rewind.html")]
struct RewindPage<'a> {
    context: &'a GameContext,
    choice: Option<RewindPreview>,
    entries: Vec<EventRow>,
}

/// An event in the list.
struct EventRow {
    seq: Seq,
    text: Message,
    is_undone: bool,
    /// Whether the host can rewind to the state after it.
    is_open: bool,
}

/// The chosen event, and the consequences of a rewind to it.
struct RewindPreview {
    to: Seq,
    text: Message,
    undone: Vec<Message>,
    restored: Vec<Message>,
}

#[derive(Debug, Deserialize)]
pub(super) struct RewindQuery {
    to: Option<Seq>,
}

impl<'a> RewindPage<'a> {
    fn new(context: &'a GameContext, to: Option<Seq>) -> Self {
        let is_start = |&seq: &Seq| {
            let event = context.event(seq);
            event.is_some_and(|event| matches!(event.kind, EventKind::Start { .. }))
        };
        let last = context.game.seq();
        let first = (1..=last).find(is_start).unwrap_or(last);
        let entry = |seq| EventRow {
            seq,
            text: sentence(context, seq),
            is_undone: context.game.is_retracted(seq),
            is_open: context.may_rewind_to(seq),
        };
        Self {
            context,
            choice: to.and_then(|to| preview(context, to)),
            entries: (first..=last).rev().map(entry).collect(),
        }
    }
}

/// The consequences of a rewind to this event; `None` if it is not possible.
fn preview(context: &GameContext, to: Seq) -> Option<RewindPreview> {
    let host = context.table().host();
    let event = context.decide(host, Action::Rewind { to }).ok()?;
    let mut after = context.game.clone();
    after.push(event);
    let changed = |from: bool| {
        let seqs = (1..=context.game.seq()).rev();
        let seqs = seqs.filter(|&seq| context.game.is_retracted(seq) == from);
        let seqs = seqs.filter(|&seq| after.is_retracted(seq) != from);
        seqs.map(|seq| sentence(context, seq)).collect()
    };
    Some(RewindPreview {
        to,
        text: sentence(context, to),
        undone: changed(false),
        restored: changed(true),
    })
}

pub(super) async fn show(
    request: GameRequest,
    Query(query): Query<RewindQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    if !context.moves_as_host() {
        return Err(Error::from(Violation::HostOnly).into());
    }
    if context.status() == Status::Lobby {
        return Ok(request.redirect(""));
    }
    Ok(request.ok(&RewindPage::new(&context, query.to)))
}
