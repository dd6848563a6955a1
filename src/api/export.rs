//! Downloads.

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, ContentDisposition, DispositionParam, DispositionType,
};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use super::Problem;
use super::body::{id, query};
use super::who::Who;
use crate::export::{Format, render};
use crate::games::Games;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExportQuery {
    format: Format,
}

pub(super) async fn game(
    games: Data<Games>,
    path: Path<String>,
    who: Who,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    let ExportQuery { format } = query(&request)?;
    let game = id(&path)?;
    let record = games.record(&who.caller, &game).await?;
    let body = render(format, &[record], games.now())?;
    let disposition = ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: vec![DispositionParam::Filename(format!(
            "rowlock-{game}.{}",
            format.ending()
        ))],
    };
    Ok(HttpResponse::Ok()
        .content_type(format.media_type())
        .insert_header((CONTENT_DISPOSITION, disposition))
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .body(body))
}
