//! Downloads.

use std::fs::File;
use std::io::{self, Read, Seek};

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, ContentDisposition, DispositionParam, DispositionType,
};
use actix_web::web::{Bytes, Data, Path};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::task::spawn_blocking;
use utoipa::IntoParams;

use super::Problem;
use super::auth::Authenticated;
use super::extract::{query, query_parts};
use super::history::Filters;
use super::media_types::{GameDownload, GroupDownload};
use super::operations::{Operation, operations};
use super::permissions::{MEMBERS, READERS};
use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::filters::{Cursor, HistoryFilter};
use crate::domain::ids::{GameId, GroupId};
use crate::games::{GameTranscript, Games};
use crate::history;
use crate::history::export::{Extent, Format, Text, Workbook};

type Answer = Result<HttpResponse, Problem>;

pub(super) const OPERATIONS: &[Operation] = operations![group, game];

/// How much of a file is sent in one go.
const PIECE: usize = 64 * 1024;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ExportQuery {
    /// The format.
    format: Format,
}

/// Downloads a game.
#[utoipa::path(
    get,
    path = "/games/{game}/export",
    operation_id = "export_game",
    tag = "games",
    params(("game" = GameId, Path), ExportQuery),
    responses(
        GameDownload,
    ),
    extensions(("x-who" = json!(READERS))),
)]
async fn game(
    games: Data<Games>,
    path: Path<GameId>,
    auth: Authenticated,
    request: HttpRequest,
) -> Answer {
    let ExportQuery { format } = query(&request)?;
    let game = path.into_inner();
    let record = games.transcript(&auth.caller, &game).await?;
    let mut answer = download(format, game.as_str());
    let Some(mut text) = format.text(Extent::Single) else {
        let mut workbook = Workbook::new()?;
        workbook.add(&record)?;
        return Ok(answer.streaming(pieces(saved(workbook).await?)));
    };
    let mut body = text.begin(games.services().now())?;
    body.extend(text.games(&[record])?);
    body.extend(text.end());
    Ok(answer.body(body))
}

/// Downloads the games of a group.
#[utoipa::path(
    get,
    path = "/groups/{group}/export",
    operation_id = "export_group",
    tag = "groups",
    params(("group" = GroupId, Path), Filters, ExportQuery),
    responses(
        GroupDownload,
    ),
    extensions(("x-who" = json!(MEMBERS))),
)]
async fn group(
    games: Data<Games>,
    path: Path<GroupId>,
    auth: Authenticated,
    request: HttpRequest,
) -> Answer {
    let parts: (ExportQuery, Filters) = query_parts(&request, &["format"])?;
    let (ExportQuery { format }, filters) = parts;
    let group = path.into_inner();
    let filter = history::resolve_filter(
        games.services(),
        games.boards(),
        &auth.caller,
        &group,
        &filters.search()?,
    )
    .await?;
    let mut answer = download(format, group.as_str());
    let mut pages = Pages {
        games: games.as_ref().clone(),
        caller: auth.caller,
        group,
        filter,
        place: Place::Begin,
    };
    let Some(text) = format.text(Extent::List) else {
        let mut workbook = Workbook::new()?;
        while let Some(records) = pages.next().await? {
            for record in &records {
                workbook.add(record)?;
            }
        }
        return Ok(answer.streaming(pieces(saved(workbook).await?)));
    };
    Ok(answer.streaming(texts(pages, text)))
}

fn download(format: Format, name: &str) -> HttpResponseBuilder {
    let name = format!("rowlock-{name}.{}", format.ending());
    let disposition = ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: vec![DispositionParam::Filename(name)],
    };
    let mut answer = HttpResponse::Ok();
    answer
        .content_type(format.media_type())
        .insert_header((CONTENT_DISPOSITION, disposition))
        .insert_header((CACHE_CONTROL, "private, no-cache"));
    answer
}

/// The games of a group, read page by page.
struct Pages {
    games: Games,
    caller: Principal,
    group: GroupId,
    filter: HistoryFilter,
    place: Place,
}

/// Where reading goes on.
enum Place {
    Begin,
    After(Cursor),
    End,
}

impl Pages {
    async fn next(&mut self) -> Result<Option<Vec<GameTranscript>>, Error> {
        let after = match &self.place {
            Place::Begin => None,
            Place::After(cursor) => Some(cursor),
            Place::End => return Ok(None),
        };
        let records = history::export::transcripts(
            &self.games,
            &self.caller,
            &self.group,
            &self.filter,
            after,
        );
        let (records, next) = records.await?;
        self.place = next.map_or(Place::End, Place::After);
        Ok(Some(records))
    }
}

/// What of a text is to be sent next.
enum Part {
    Begin,
    Games,
    Sent,
}

fn texts(pages: Pages, text: Text) -> impl Stream<Item = Result<Bytes, Error>> {
    stream::try_unfold(
        (pages, text, Part::Begin),
        |(mut pages, mut text, part)| async move {
            let (piece, part) = match part {
                Part::Begin => (text.begin(pages.games.services().now())?, Part::Games),
                Part::Games => match pages.next().await? {
                    Some(records) => (text.games(&records)?, Part::Games),
                    None => (text.end().to_vec(), Part::Sent),
                },
                Part::Sent => return Ok(None),
            };
            Ok(Some((Bytes::from(piece), (pages, text, part))))
        },
    )
}

fn broken(reason: impl ToString) -> Error {
    let reason = reason.to_string();
    tracing::error!(reason, "a download could not be sent");
    Error::new(ErrorCode::Internal, "download-failed")
}

/// Writes a workbook to a file that is gone when it is closed.
async fn saved(workbook: Workbook) -> Result<File, Error> {
    let save = move || {
        let mut file = tempfile::tempfile().map_err(broken)?;
        workbook.save(&file)?;
        file.rewind().map_err(broken)?;
        Ok(file)
    };
    spawn_blocking(save).await.map_err(broken)?
}

fn pieces(file: File) -> impl Stream<Item = io::Result<Bytes>> {
    stream::try_unfold(file, |mut file| async {
        let read = move || {
            let mut piece = vec![0; PIECE];
            let length = file.read(&mut piece)?;
            piece.truncate(length);
            Ok::<_, io::Error>((Bytes::from(piece), file))
        };
        let (piece, file) = spawn_blocking(read).await.map_err(io::Error::other)??;
        Ok((!piece.is_empty()).then_some((piece, file)))
    })
}
