//! Importing games from a file: exports, and tables of paper games.

mod form;
mod notes;
mod page;
mod progress;

use actix_multipart::Multipart;
use actix_web::http::header::{CACHE_CONTROL, ContentDisposition};
use actix_web::{HttpRequest, HttpResponse};

use crate::groups::{CheckedImport, ImportFile, ImportQuota, csv_template, xlsx_template};
use crate::history::export;
use crate::http::{GroupKeeper, HttpError, RequestContext, import_allowance};
use crate::store::Group;
use crate::web::kit::board_picker::group_boards;
use crate::web::kit::response::refused;
use form::ImportForm;
use page::{ImportPage, ShownFile};

/// From how many games on the page shows how far an import is.
const MANY_GAMES: usize = 500;

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

/// Shows what is in a file, or imports its games: all of them, or none.
pub(super) async fn import(
    keeper: GroupKeeper,
    request: HttpRequest,
    parts: Multipart,
) -> Result<HttpResponse, HttpError> {
    keeper.groups.check_disk_space()?;
    let GroupKeeper { context, access } = keeper;
    let group = access.group.clone();
    let form = match ImportForm::receive(context.groups.new_upload()?, parts).await {
        Ok(form) => form,
        Err(error) => {
            let page = ImportPage::refused(group, error.detail.clone());
            return Ok(context.refused(&error, &page));
        }
    };
    let ImportForm {
        format,
        file,
        kept,
        hash,
        answers,
        is_confirmed,
    } = form;
    let allowance = import_allowance(&request);
    let sent = ImportFile {
        format,
        file,
        language: context.caller.view_context.translator.language,
        answers: answers.clone(),
    };
    let checked = context
        .groups
        .check_import(context.principal(), &group.id, sent, &allowance);
    let checked = match checked.await {
        Ok(checked) => checked,
        Err(error) => {
            let error = error.first();
            let page = ImportPage::refused(group, error.detail.clone());
            return Ok(context.refused(&error, &page));
        }
    };
    if is_confirmed && !checked.has_mistakes() && !checked.is_asking() {
        return match checked.games() < MANY_GAMES {
            true => Ok(add(&context, group, checked, &allowance).await),
            false => progress::add(context.caller.view_context, group, checked, allowance),
        };
    }
    let preview = checked.preview();
    let first = preview.mistakes.first();
    let status = first.map_or(200, |first| first.error.code.status());
    let boards = group_boards(&context.games, &context.groups, &access, "").await?;
    let players = access.players.into_iter().map(|player| player.name);
    let shown = ShownFile {
        hash,
        kept,
        answers,
        boards,
        group_players: players.collect(),
    };
    let page = ImportPage::preview(group, preview, shown);
    Ok(refused(status, context.caller.view_context, &page))
}

async fn add(
    context: &RequestContext,
    group: Group,
    checked: CheckedImport,
    allowance: &ImportQuota,
) -> HttpResponse {
    match checked.store(allowance, None, |_| ()).await {
        Ok(imported) => context.ok(&ImportPage::imported(group, imported)),
        Err(error) => {
            let error = error.first();
            let page = ImportPage::refused(group, error.detail.clone());
            context.refused(&error, &page)
        }
    }
}
