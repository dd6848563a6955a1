//! Importing games from a file: exports, and tables of paper games.

mod form;
mod page;

use actix_multipart::Multipart;
use actix_web::http::header::{CACHE_CONTROL, ContentDisposition};
use actix_web::{HttpRequest, HttpResponse};

use crate::groups::{ImportError, ImportFile, Upload, csv_template, xlsx_template};
use crate::history::export;
use crate::http::{GroupKeeper, HttpError, import_allowance};
use crate::web::kit::response::refused;
use form::ImportForm;
use page::ImportPage;

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
    let group = access.group;
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
        answers,
        is_confirmed,
    } = form;
    let language = context.caller.view_context.translator.language;
    let sent = |file| ImportFile {
        format,
        file,
        language,
        answers: answers.clone(),
    };
    let (groups, caller) = (&context.groups, context.principal());
    let again = file.try_clone().map_err(|_| Upload::broken())?;
    let imported = if is_confirmed {
        let allowance = import_allowance(&request);
        let imported = groups.import(caller, &group.id, sent(file), &allowance, None);
        imported.await.map(Some)
    } else {
        Ok(None)
    };
    let previewed = match imported {
        Ok(Some(imported)) => return Ok(context.ok(&ImportPage::imported(group, imported))),
        Err(ImportError::Refused(error)) => Err(ImportError::Refused(error)),
        // Mistakes are shown with whatever else is in the file.
        Ok(None) | Err(ImportError::Mistakes(_)) => {
            groups.preview_import(caller, &group.id, sent(again)).await
        }
    };
    match previewed {
        Ok(preview) => {
            let first = preview.mistakes.first();
            let status = first.map_or(200, |first| first.error.code.status());
            let players = access.players.into_iter().map(|player| player.name);
            let page = ImportPage::preview(group, preview, &answers, kept, players.collect());
            Ok(refused(status, context.caller.view_context, &page))
        }
        Err(error) => {
            let error = error.first();
            let page = ImportPage::refused(group, error.detail.clone());
            Ok(context.refused(&error, &page))
        }
    }
}
