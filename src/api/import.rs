//! Imports of games from files.

use std::fs::File;

use actix_web::http::StatusCode;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::{self};
use actix_web::{HttpRequest, HttpResponse};
use futures_util::StreamExt;
use sha2::{Digest, Sha256};

use super::extract::{media_type, unreadable};
use super::idempotent::idempotent;
use super::media_types::{Csv, Import, Xlsx};
use super::operations::{Operation, codes, operations};
use super::permissions::{ANYONE, KEEPER};
use super::respond::{HandlerResult, attachment};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GroupId;
use crate::groups::{CSV_TEMPLATE, ImportFile, ImportFormat, Imported, Upload};
use crate::history::export;
use crate::http::{GroupKeeper, idempotency_key, import_allowance};

pub(super) const OPERATIONS: &[Operation] = operations![template];

/// The operations that receive files.
pub(super) const UPLOADS: &[Operation] = operations![import];

/// Imports finished games: a JSON export, or games played on paper.
#[utoipa::path(
    post,
    path = "/groups/{group}/import",
    operation_id = "import_games",
    tag = "groups",
    params(("group" = GroupId, Path)),
    request_body(content(
        (Import = "application/json"),
        (Csv = "text/csv"),
        (Xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    )),
    responses(
        (status = 200, description = "The numbers of new and known games.", body = Imported),
    ),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes(ErrorCode::of_rules())))),
)]
async fn import(keeper: GroupKeeper, request: HttpRequest, payload: web::Payload) -> HandlerResult {
    let (groups, caller) = (&keeper.groups, &keeper.caller);
    groups.check_disk_space()?;
    let format = format(&request)?;
    let (file, hash) = receive(groups.new_upload()?, payload).await?;
    let key = idempotency_key(&request, caller, request.path(), &hash)?;
    let key = key.as_ref();
    let allowance = import_allowance(&request);
    let imported = groups.import(
        &caller.principal,
        &keeper.access.group.id,
        ImportFile {
            format,
            file,
            language: caller.view_context.translator.language,
        },
        &allowance,
        key,
    );
    idempotent(&keeper.services, key, StatusCode::OK, imported).await
}

/// Downloads a CSV template for games played on paper.
#[utoipa::path(
    get,
    path = "/import-template",
    operation_id = "get_import_template",
    tag = "groups",
    responses(
        (status = 200, description = "The template, whose first line names the columns.", body = Csv, content_type = "text/csv; charset=utf-8", headers(("Content-Disposition" = String, description = "The name of the file."))),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn template() -> HttpResponse {
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
