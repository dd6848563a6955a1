//! The page of a large import, which is sent bit by bit: how far it is, and at the end its result.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::body::BodyStream;
use actix_web::http::header::CONTENT_ENCODING;
use actix_web::web::Bytes;
use askama::Template;
use futures_util::StreamExt;
use futures_util::stream::poll_fn;
use tokio::sync::mpsc;

use super::page::summary;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Message;
use crate::domain::ids::GroupId;
use crate::groups::{CheckedImport, ImportQuota};
use crate::http::{HttpError, ViewContext};
use crate::store::Group;
use crate::web::kit::filters;
use crate::web::kit::response::{render, with_body};

/// How often the page says how far the import is.
const STEPS: usize = 40;

/// Where the steps go on the page.
const STEPS_MARK: &str = "<!-- steps -->";

/// The page without its steps.
#[derive(Template)]
#[template(path = "group/import_progress.html")]
struct ProgressPage {
    group: GroupId,
    name: String,
}

/// How far the import is; each step covers the one before.
#[derive(Template)]
#[template(path = "group/import_step.html")]
struct ProgressStep {
    done: usize,
    games: usize,
}

/// The result of an import.
#[derive(Template)]
#[template(path = "group/import_result.html")]
struct ImportResult {
    group: GroupId,
    imported: Option<Vec<Message>>,
    error: Option<Message>,
}

/// Adds the games of a file, even if the browser leaves meanwhile.
pub(super) fn add(
    view_context: ViewContext,
    group: Group,
    checked: CheckedImport,
    allowance: ImportQuota,
) -> Result<HttpResponse, HttpError> {
    let shell = ProgressPage {
        group: group.id.clone(),
        name: group.name,
    };
    let shell = render(view_context, &shell);
    let parts = shell
        .as_deref()
        .and_then(|page| page.split_once(STEPS_MARK));
    let (start, end) = parts.ok_or_else(|| Error::new(ErrorCode::Internal, "error-page-failed"))?;
    let (to, mut pieces) = mpsc::unbounded_channel();
    // The browser may be gone.
    let send = move |piece: Option<String>| drop(to.send(piece.unwrap_or_default()));
    send(Some(start.to_owned()));
    let end = end.to_owned();
    let games = checked.games();
    actix_web::rt::spawn(async move {
        let mut shown = 0;
        let stored = checked.store(&allowance, None, |so_far| {
            let done = so_far.imported + so_far.skipped;
            if done >= shown + games / STEPS {
                shown = done;
                send(render(view_context, &ProgressStep { done, games }));
            }
        });
        let (imported, error) = match stored.await {
            Ok(imported) => (Some(summary(imported)), None),
            Err(error) => (None, Some(error.first().detail)),
        };
        let result = ImportResult {
            group: group.id,
            imported,
            error,
        };
        send(render(view_context, &result));
        send(Some(end));
    });
    let body = poll_fn(move |context| pieces.poll_recv(context).map(|it| it.map(Bytes::from)));
    let body = body.map(Ok::<_, Infallible>);
    let mut builder = HttpResponse::Ok();
    // Compression would hold the steps back.
    builder.insert_header((CONTENT_ENCODING, "identity"));
    Ok(with_body(builder, view_context, BodyStream::new(body)))
}
