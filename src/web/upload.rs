//! Files of games, from a browser: our own documents, and tables of games that were played on paper.

use std::fs::File;
use std::io::{Read, Seek, Write};

use actix_multipart::{Field, Multipart};
use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use askama::Template;
use futures_util::{StreamExt, TryStreamExt};

use super::fault::Fault;
use super::filters;
use super::keeping::group_id;
use super::page::{ok, refused};
use super::visitor::Visitor;
use crate::error::{Code, Error};
use crate::groups::{Groups, ImportError, ImportMistake, Imported, Place, Source};
use crate::ids::GroupId;
use crate::words::{Said, said};

/// The largest file.
const LARGEST: usize = 64 * 1024 * 1024;

/// The name of the form's field.
const FIELD: &str = "file";

/// Where a file is chosen, and what became of it.
#[derive(Template)]
#[template(path = "upload.html")]
struct UploadPage {
    group: GroupId,
    name: String,
    taken: Option<Vec<Said>>,
    error: Option<Said>,
    mistakes: Vec<(Said, Said)>,
}

/// The page.
pub(super) async fn show(
    groups: Data<Groups>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let group = group_id(&path)?;
    groups.check_import(&visitor.caller, &group).await?;
    let page = UploadPage::empty(&groups, &visitor, group).await?;
    Ok(ok(visitor.look, &page))
}

/// Takes the games of a file: all of them, or none.
pub(super) async fn take(
    groups: Data<Groups>,
    visitor: Visitor,
    path: Path<String>,
    parts: Multipart,
) -> Result<HttpResponse, Fault> {
    let group = group_id(&path)?;
    groups.check_import(&visitor.caller, &group).await?;
    let imported = match spooled(parts).await {
        Ok((source, file)) => {
            let caller = &visitor.caller;
            groups.import(caller, &group, source, file, None).await
        }
        Err(error) => Err(error.into()),
    };
    let mut page = UploadPage::empty(&groups, &visitor, group).await?;
    match imported {
        Ok(imported) => {
            page.taken = Some(told(imported));
            Ok(ok(visitor.look, &page))
        }
        Err(ImportError::Refused(error)) => {
            let status = error.code.status();
            page.error = Some(error.detail);
            Ok(refused(status, visitor.look, &page))
        }
        Err(ImportError::Mistakes(mistakes)) => {
            let status = mistakes
                .first()
                .map_or(400, |first| first.error.code.status());
            page.error = Some(said("upload-mistakes").with("mistakes", mistakes.len()));
            page.mistakes = mistakes.into_iter().map(mistake).collect();
            Ok(refused(status, visitor.look, &page))
        }
    }
}

impl UploadPage {
    async fn empty(groups: &Groups, visitor: &Visitor, group: GroupId) -> Result<Self, Error> {
        Ok(Self {
            name: groups.view(&visitor.caller, &group).await?.name,
            group,
            taken: None,
            error: None,
            mistakes: Vec::new(),
        })
    }
}

/// What became of a file, in words.
pub(super) fn told(imported: Imported) -> Vec<Said> {
    let mut told = vec![said("upload-taken").with("games", imported.imported)];
    if imported.known > 0 {
        told.push(said("upload-known").with("games", imported.known));
    }
    told
}

fn mistake(mistake: ImportMistake) -> (Said, Said) {
    let place = match mistake.place {
        Place::Line(line) => said("upload-line").with("line", line.to_string()),
        Place::Path(path) => said("plain").with("text", path),
    };
    (place, mistake.error.detail)
}

/// The file of a form, which is gone when it is closed, with what it is written in.
async fn spooled(mut parts: Multipart) -> Result<(Source, File), Error> {
    while let Some(part) = parts.try_next().await.map_err(unreadable)? {
        if part.name() == Some(FIELD) {
            let mut file = stored(part).await?;
            return Ok((source(&mut file)?, file));
        }
    }
    Err(Error::invalid("upload-nothing"))
}

async fn stored(mut part: Field) -> Result<File, Error> {
    let mut file = tempfile::tempfile().map_err(broken)?;
    let mut length = 0;
    while let Some(piece) = part.next().await {
        let piece = piece.map_err(unreadable)?;
        length += piece.len();
        if length > LARGEST {
            return Err(Error::new(Code::TooLarge, "import-too-large"));
        }
        file.write_all(&piece).map_err(broken)?;
    }
    if length == 0 {
        return Err(Error::invalid("upload-nothing"));
    }
    file.rewind().map_err(broken)?;
    Ok(file)
}

/// Browsers call tables what they like; a document begins with a brace.
fn source(file: &mut File) -> Result<Source, Error> {
    let mut head = [0; 64];
    let length = file.read(&mut head).map_err(broken)?;
    file.rewind().map_err(broken)?;
    let head = String::from_utf8_lossy(&head[..length]);
    let text = head.trim_start_matches('\u{feff}').trim_start();
    Ok(if text.starts_with('{') {
        Source::Document
    } else {
        Source::Table
    })
}

fn unreadable(error: impl std::fmt::Display) -> Error {
    let detail = said("not-readable").with("reason", error.to_string());
    Error::new(Code::Malformed, detail)
}

fn broken(error: std::io::Error) -> Error {
    tracing::error!(%error, "an upload cannot be written to a file");
    Error::new(Code::Unavailable, "import-not-stored")
}
