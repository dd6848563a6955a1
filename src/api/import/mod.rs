//! Imports of games from files.

mod preview;

use std::fs::File;

use actix_web::http::StatusCode;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::{self};
use actix_web::{HttpRequest, HttpResponse};
use futures_util::StreamExt;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use crate::api::extract::{media_type, query, unreadable};
use crate::api::idempotent::idempotent;
use crate::api::media_types::{Csv, CsvFile, Import, Xlsx};
use crate::api::operations::{Operation, codes, operations};
use crate::api::permissions::{ANYONE, KEEPER};
use crate::api::respond::{HandlerResult, attachment};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GroupId;
use crate::groups::{
    Answers, CSV_TEMPLATE, DateOrder, ImportError, ImportFile, ImportFormat, RowNumbers, Upload,
};
use crate::history::export;
use crate::http::{GroupKeeper, idempotency_key, import_allowance};
use preview::ImportView;

pub(super) const OPERATIONS: &[Operation] = operations![get_import_template];

/// The operations that receive files.
pub(super) const UPLOADS: &[Operation] = operations![import_games];

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ImportQuery {
    /// Whether to store nothing, and return what would be stored, or the mistakes.
    #[serde(default)]
    dry_run: bool,
    /// How to read days such as 4/5/2026; by default as the other days of the file, else by its language.
    #[param(nullable = false)]
    dates: Option<DateOrder>,
    /// What the numbers of the rows of a table are; by default what their totals say.
    #[param(nullable = false)]
    numbers: Option<RowNumbers>,
}

/// Imports finished games: an export of any format, a file of the app BG Stats, or games played on paper.
#[utoipa::path(
    post,
    path = "/groups/{group}/import",
    tag = "groups",
    params(("group" = GroupId, Path), ImportQuery),
    request_body(content(
        (Import = "application/json"),
        (CsvFile = "text/csv"),
        (Xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    )),
    responses(
        (status = 200, description = "The numbers of new and known games.", body = ImportView),
    ),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes(ErrorCode::of_rules())))),
)]
async fn import_games(
    keeper: GroupKeeper,
    request: HttpRequest,
    payload: web::Payload,
) -> HandlerResult {
    let (groups, caller) = (&keeper.groups, &keeper.caller);
    groups.check_disk_space()?;
    let format = format(&request)?;
    let ImportQuery {
        dry_run,
        dates,
        numbers,
    } = query(&request)?;
    let (file, hash) = receive(groups.new_upload()?, payload).await?;
    let group = &keeper.access.group.id;
    let sent = ImportFile {
        format,
        file,
        language: caller.view_context.translator.language,
        answers: Answers {
            date_order: dates,
            row_numbers: numbers,
            ..Answers::default()
        },
    };
    if dry_run {
        let checked = groups.check_import(&caller.principal, group, sent);
        let preview = checked.await?.preview();
        if !preview.mistakes.is_empty() {
            return Err(ImportError::Mistakes(preview.mistakes).into());
        }
        return Ok(HttpResponse::Ok().json(ImportView::from(preview)));
    }
    let query = request.query_string();
    let path = match query.is_empty() {
        true => request.path().to_owned(),
        false => format!("{}?{query}", request.path()),
    };
    let key = idempotency_key(&request, caller, &path, &hash)?;
    let key = key.as_ref();
    let allowance = import_allowance(&request);
    let checked = groups.check_import(&caller.principal, group, sent);
    let imported = async { checked.await?.store(&allowance, key, |_| ()).await };
    idempotent(&keeper.services, key, StatusCode::OK, imported).await
}

/// Downloads a CSV template for games played on paper.
#[utoipa::path(
    get,
    path = "/import-template",
    tag = "groups",
    responses(
        (status = 200, description = "The template, whose first line names the columns.", body = Csv, content_type = "text/csv; charset=utf-8", headers(("Content-Disposition" = String, description = "The name of the file."))),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn get_import_template() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header(attachment("rowlock-paper-games.csv".to_owned()))
        .insert_header((CACHE_CONTROL, "public, max-age=3600"))
        .body(CSV_TEMPLATE)
}

fn format(request: &HttpRequest) -> Result<ImportFormat, Error> {
    let sent = media_type(request).to_ascii_lowercase();
    if sent == "application/json" {
        Ok(ImportFormat::Json)
    } else if sent == "text/csv" {
        Ok(ImportFormat::Csv)
    } else if sent == export::Format::Xlsx.media_type() {
        Ok(ImportFormat::Xlsx)
    } else {
        Err(Error::new(ErrorCode::UnsupportedMediaType, "import-kind"))
    }
}

/// Writes the body to a file; returns it with its hash.
async fn receive(mut upload: Upload, mut payload: web::Payload) -> Result<(File, [u8; 32]), Error> {
    let mut hash = Sha256::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| unreadable())?;
        upload.write(&chunk)?;
        hash.update(&chunk);
    }
    Ok((upload.finish()?, hash.finalize().into()))
}
