//! The OpenAPI document: made from the attributes of the handlers, and served as it was last reviewed.

use std::io;

use actix_web::http::header::{CACHE_CONTROL, ContentType, ETag, EntityTag};
use actix_web::web::{Bytes, Data};
use actix_web::{HttpRequest, HttpResponse};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use rowlock_rules::{Action, Color, Mode, RowName, RowSummary, Status};
use serde_json::{Value, json};
use tokio::sync::OnceCell;
use utoipa::OpenApi;

use super::operations::{Operation, describe, operations};
use super::permissions::ANYONE;
use super::{media_types, problem, streams, variants};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::precondition::content_tag;
use crate::games::{EventFrame, RowView};
use crate::groups::{GameItem, PaperGameItem, PaperSeatItem};
use crate::history::export::{Format, Play};
use crate::http::{HttpError, PublicUrl, compressed};
use crate::schema::{self, impl_schema};

pub(super) const OPERATIONS: &[Operation] = operations![get_document];

/// The parts of the document other than the operations, and schemas that others refer to by name alone.
#[derive(OpenApi)]
#[openapi(
    components(schemas(
        ErrorCode,
        Color,
        Mode,
        Status,
        Action,
        RowName,
        schema::Outcome,
        GameItem,
        PaperGameItem,
        PaperSeatItem,
        Format,
        Play,
        media_types::AppExport,
        media_types::GameStreamEvent,
        media_types::GroupStreamEvent,
        streams::GameFrame<'_>,
        EventFrame<'_>,
        media_types::Export,
        media_types::OwnImport,
        RowView,
        RowSummary,
        problem::Body<'_>,
        variants::VariantRow
    )),
    info(
        title = "Rowlock",
        description = "A digital score sheet for Qwixx: games, their players and their history. \
            There are no accounts: creating a group or a game returns tokens for it, each shown only once. \
            Every error is an RFC 9457 problem with a `code` from a closed list; its texts are in the language \
            of `Accept-Language`. A path answers an unsupported method with 405 and `Allow`; every `GET` \
            operation also answers `HEAD`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/", description = "The server that publishes this document.")),
    tags(
        (name = "games", description = "Creating, playing and reading games."),
        (name = "seats", description = "Seats of a game, and who plays them."),
        (name = "groups", description = "People who play together, and their history."),
        (name = "players", description = "The players of a group."),
        (name = "standings", description = "Who leads on an evening, and in a series of games."),
        (name = "boards", description = "Boards as data, and scoring of paper sheets."),
        (name = "server", description = "Its health, its metrics and this document."),
    )
)]
struct Base;

/// The document as it was last reviewed, compressed; a test makes it from [`described_document`].
const REVIEWED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz"));

/// The document as the attributes describe it; a test adds the parts that operations of a kind have in common.
pub fn described_document() -> Value {
    let api = [&super::OPERATIONS[..], &super::STREAMS, &super::UPLOADS];
    let api = api
        .into_iter()
        .fold(utoipa::openapi::OpenApi::default(), describe);
    let document = describe(Base::openapi(), &super::SERVER_OPERATIONS).nest(super::BASE, api);
    json!(document)
}

/// The document as its clients see it.
struct Document;

impl_schema! {
    Document as "Document": json!({
        "type": "object",
        "description": "A document in OpenAPI 3.1.",
        "additionalProperties": true,
    });
}

/// Returns the OpenAPI document.
#[utoipa::path(
    get,
    path = "/openapi.json",
    tag = "server",
    responses((status = 200, description = "This document, in OpenAPI 3.1.", body = Document, example = json!({"openapi": "3.1.0"}))),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn get_document(
    request: HttpRequest,
    public_url: Data<PublicUrl>,
    below_path: Data<DocumentBelowPath>,
) -> Result<HttpResponse, HttpError> {
    let mut response = HttpResponse::Ok();
    response
        .insert_header(ContentType::json())
        .insert_header((CACHE_CONTROL, "no-cache"));
    let gzip = match public_url.path() {
        "" => Bytes::from_static(REVIEWED),
        prefix => {
            let made = async || document_below(prefix);
            below_path.0.get_or_try_init(made).await?.clone()
        }
    };
    response.insert_header(ETag(EntityTag::new_strong(content_tag(&gzip))));
    compressed(response, &request, gzip)
}

/// The compressed document of a server below a path, made when it is first asked for.
#[derive(Debug, Default)]
pub struct DocumentBelowPath(OnceCell<Bytes>);

fn document_below(prefix: &str) -> Result<Bytes, Error> {
    let made = || -> io::Result<Bytes> {
        let mut document: Value = serde_json::from_reader(GzDecoder::new(REVIEWED))?;
        document["servers"] = json!([{ "url": prefix }]);
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        serde_json::to_writer(&mut packed, &document)?;
        Ok(packed.finish()?.into())
    };
    made().map_err(|error| {
        tracing::error!(%error, "the API document cannot be made");
        Error::new(ErrorCode::Internal, "response-failed")
    })
}
