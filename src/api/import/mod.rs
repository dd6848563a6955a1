//! Imports of games from files.

mod preview;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::num::{NonZeroUsize, ParseIntError};

use actix_web::http::StatusCode;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::{self};
use actix_web::{HttpRequest, HttpResponse};
use chrono::NaiveDate;
use futures_util::StreamExt;
use serde::Deserialize;
use serde::de::DeserializeOwned;
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
use crate::domain::name::Name;
use crate::groups::{
    ANY_TABLE, Answers, CSV_TEMPLATE, DateOrder, ImportError, ImportFile, ImportFormat, RowNumbers,
    RowPlace, Upload, version_key,
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
    /// How to read days such as 4/5/2026 or 26-05-04; by default as the other days of the file, else by its language.
    #[param(nullable = false)]
    dates: Option<DateOrder>,
    /// What the numbers of the rows of a table are; by default what their titles or totals say.
    #[param(nullable = false)]
    numbers: Option<RowNumbers>,
    /// The day of the games that have none.
    #[param(nullable = false)]
    date: Option<NaiveDate>,
    /// The year of days that have none, such as 20.11.
    #[param(nullable = false)]
    year: Option<i32>,
    /// The ids of boards by the versions that the file names, as a JSON object: `{"Mixx":"mixx-a"}`.
    #[serde(default)]
    #[param(value_type = String, required = false)]
    variants: JsonMap<String>,
    /// The names of players by those of the file, as a JSON object, with null for what is no player:
    /// `{"Anna":"Ana","Snacks":null}`.
    #[serde(default)]
    #[param(value_type = String, required = false)]
    names: JsonMap<Option<String>>,
    /// The lines to be left out, separated by commas; of one of several sheets behind its number: `2:17`.
    #[serde(default)]
    #[param(value_type = String, required = false)]
    leave_out: RowList,
}

/// A JSON object in a parameter.
#[derive(Default, Deserialize)]
#[serde(try_from = "String", bound = "T: DeserializeOwned")]
struct JsonMap<T>(HashMap<String, T>);

impl<T: DeserializeOwned> TryFrom<String> for JsonMap<T> {
    type Error = serde_json::Error;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        serde_json::from_str(&text).map(Self)
    }
}

/// Rows of tables in a parameter.
#[derive(Default, Deserialize)]
#[serde(try_from = "String")]
struct RowList(BTreeSet<RowPlace>);

impl TryFrom<String> for RowList {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let rows = text.split(',').filter(|row| !row.is_empty()).map(|row| {
            let Some((sheet, row)) = row.split_once(':') else {
                return Ok((ANY_TABLE, row.parse()?));
            };
            let sheet = sheet.parse::<NonZeroUsize>()?.get() - 1;
            Ok((sheet, row.parse()?))
        });
        rows.collect::<Result<_, _>>().map(Self)
    }
}

impl ImportQuery {
    fn answers(self) -> Result<Answers, Error> {
        let versions = self.variants.0.into_iter();
        let name = |(name, used): (String, Option<String>)| {
            let name: Name = name.parse()?;
            let used: Option<Name> = used.map(|used| used.parse()).transpose()?;
            Ok((name.key(), used))
        };
        let names = self.names.0.into_iter().map(name);
        Ok(Answers {
            date_order: self.dates,
            row_numbers: self.numbers,
            date: self.date,
            year: self.year,
            versions: versions
                .map(|(name, id)| (version_key(&name), id))
                .collect(),
            names: names.collect::<Result<_, Error>>()?,
            cells: BTreeMap::new(),
            left_out: self.leave_out.0,
        })
    }
}

/// Imports games: an export as JSON, a file of the app BG Stats, or games played on paper in a table.
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
    let asked: ImportQuery = query(&request)?;
    let dry_run = asked.dry_run;
    let answers = asked.answers()?;
    let (file, hash) = receive(groups.new_upload()?, payload).await?;
    let group = &keeper.access.group.id;
    let sent = ImportFile {
        format,
        file,
        language: caller.view_context.translator.language,
        answers,
    };
    let allowance = import_allowance(&request);
    if dry_run {
        let checked = groups.check_import(&caller.principal, group, sent, &allowance);
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
    let checked = groups.check_import(&caller.principal, group, sent, &allowance);
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
