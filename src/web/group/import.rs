//! Importing games from a file: JSON exports, and tables of paper games.

use std::fs::File;

use actix_multipart::{Field, Multipart};
use actix_web::http::header::{CACHE_CONTROL, ContentDisposition};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use futures_util::{StreamExt, TryStreamExt};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GroupId;
use crate::groups::{
    ImportError, ImportFile, ImportFormat, ImportMistake, Imported, SourceLocation, Upload,
    csv_template, xlsx_template,
};
use crate::history::export;
use crate::http::{GroupKeeper, HttpError, import_allowance};
use crate::store::Group;
use crate::web::kit::filters;
use crate::web::kit::response::refused;

const FIELD: &str = "file";

/// The form to choose a file, and the result of its import.
#[derive(Template)]
#[template(path = "group/import.html")]
struct ImportPage {
    group: GroupId,
    name: String,
    imported: Option<Vec<Message>>,
    error: Option<Message>,
    /// What is wrong with a file that has no games.
    reasons: Vec<Message>,
    mistakes: Vec<(Message, Message)>,
}

pub(super) async fn show(keeper: GroupKeeper) -> Result<HttpResponse, HttpError> {
    keeper.groups.check_disk_space()?;
    let GroupKeeper { context, access } = keeper;
    Ok(context.ok(&ImportPage::empty(access.group)))
}

/// Downloads a table of paper games to fill in, in the language of the page.
pub(super) async fn template(keeper: GroupKeeper) -> HttpResponse {
    let language = keeper.context.caller.view_context.translator.language;
    HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header(ContentDisposition::attachment("rowlock-paper-games.csv"))
        .body(csv_template(language))
}

/// Downloads the same table as a workbook.
pub(super) async fn workbook_template(keeper: GroupKeeper) -> Result<HttpResponse, HttpError> {
    let language = keeper.context.caller.view_context.translator.language;
    let workbook = xlsx_template(language)?;
    Ok(HttpResponse::Ok()
        .content_type(export::Format::Xlsx.media_type())
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header(ContentDisposition::attachment("rowlock-paper-games.xlsx"))
        .body(workbook))
}

/// Imports the games of a file: all of them, or none.
pub(super) async fn import(
    keeper: GroupKeeper,
    request: HttpRequest,
    parts: Multipart,
) -> Result<HttpResponse, HttpError> {
    keeper.groups.check_disk_space()?;
    let GroupKeeper { context, access } = keeper;
    let group = access.group;
    let allowance = import_allowance(&request);
    let imported = match receive_file(context.groups.new_upload()?, parts).await {
        Ok((format, file)) => {
            let imported = context.groups.import(
                context.principal(),
                &group.id,
                ImportFile {
                    format,
                    file,
                    language: context.caller.view_context.translator.language,
                },
                &allowance,
                None,
            );
            imported.await
        }
        Err(error) => Err(error.into()),
    };
    let mut page = ImportPage::empty(group);
    match imported {
        Ok(imported) => {
            page.imported = Some(summary(imported));
            Ok(context.ok(&page))
        }
        Err(ImportError::Refused(error)) => {
            page.refuse(error.detail.clone());
            Ok(context.refused(&error, &page))
        }
        Err(ImportError::Mistakes(mistakes)) => {
            let status = mistakes
                .first()
                .map_or(400, |first| first.error.code.status());
            page.error = Some(msg("import-mistakes").with("mistakes", mistakes.len()));
            page.mistakes = mistakes.into_iter().map(mistake).collect();
            Ok(refused(status, context.caller.view_context, &page))
        }
    }
}

impl ImportPage {
    fn empty(group: Group) -> Self {
        Self {
            name: group.name,
            group: group.id,
            imported: None,
            error: None,
            reasons: Vec::new(),
            mistakes: Vec::new(),
        }
    }
}

impl ImportPage {
    /// Says why a file was refused; what a parser says is not a sentence for everyone.
    fn refuse(&mut self, detail: Message) {
        if detail.parser_reason().is_some() {
            self.reasons.push(detail);
            self.error = Some(msg("import-not-readable"));
        } else {
            self.error = Some(detail);
        }
    }
}

/// The result of an import in words.
pub(super) fn summary(imported: Imported) -> Vec<Message> {
    let mut sentences = vec![msg("import-added").with("games", imported.imported)];
    if imported.skipped > 0 {
        sentences.push(msg("import-skipped").with("games", imported.skipped));
    }
    sentences
}

fn mistake(mistake: ImportMistake) -> (Message, Message) {
    let location = match mistake.location {
        SourceLocation::Line(line) => msg("import-line").with("line", line.to_string()),
        SourceLocation::Row(row) => msg("import-row").with("row", row.to_string()),
        SourceLocation::Path(path) => msg("plain").with("text", path),
    };
    (location, mistake.error.detail)
}

/// The uploaded file, deleted when closed, and its format.
async fn receive_file(upload: Upload, mut parts: Multipart) -> Result<(ImportFormat, File), Error> {
    while let Some(part) = parts.try_next().await.map_err(unreadable)? {
        if part.name() == Some(FIELD) {
            return save_field(upload, part).await;
        }
    }
    Err(Error::invalid("import-empty"))
}

async fn save_field(mut upload: Upload, mut part: Field) -> Result<(ImportFormat, File), Error> {
    while let Some(piece) = part.next().await {
        upload.write(&piece.map_err(unreadable)?)?;
    }
    if upload.is_empty() {
        return Err(Error::invalid("import-empty"));
    }
    Ok((upload.detect_format()?, upload.finish()?))
}

fn unreadable(error: impl std::fmt::Display) -> Error {
    let detail = msg("unreadable").with("reason", error.to_string());
    Error::new(ErrorCode::Malformed, detail)
}
