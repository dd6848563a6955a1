//! Responses: private JSON, the responses to POSTs, and files.

use actix_web::http::StatusCode;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, Charset, ContentDisposition, ContentType, DispositionParam,
    DispositionType, ExtendedValue, HeaderName, LOCATION,
};
use actix_web::{HttpResponse, HttpResponseBuilder};
use serde::Serialize;
use serde_json::Value;

use super::Problem;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::{CreatedGame, Joined};
use crate::http::secret::forbid_caching;

/// The response of a handler, or an error.
pub(super) type HandlerResult = Result<HttpResponse, Problem>;

/// A JSON response with private data: caches must revalidate it.
pub(super) fn private_json(status: StatusCode) -> HttpResponseBuilder {
    let mut response = HttpResponse::build(status);
    response
        .insert_header(ContentType::json())
        .insert_header((CACHE_CONTROL, "private, no-cache"));
    response
}

/// The status of a response to a POST, and the game that its `Location` names.
pub(super) struct ResponseHead {
    status: StatusCode,
    game: Option<String>,
}

impl ResponseHead {
    /// 201 with the URL of a game.
    pub(super) fn created(game: &GameId) -> Self {
        Self {
            status: StatusCode::CREATED,
            game: Some(game.to_string()),
        }
    }

    /// The head of a response from its stored body: 202 for a request to join, otherwise 201.
    pub(super) fn of_stored(body: &[u8]) -> Self {
        let body: Value = serde_json::from_slice(body).unwrap_or_default();
        let is_request = body.get("request").is_some();
        Self {
            status: if is_request {
                StatusCode::ACCEPTED
            } else {
                StatusCode::CREATED
            },
            game: body["game"]["id"].as_str().map(str::to_owned),
        }
    }
}

impl From<&CreatedGame> for ResponseHead {
    fn from(created: &CreatedGame) -> Self {
        Self::created(&created.game.id)
    }
}

impl From<&Joined> for ResponseHead {
    fn from(joined: &Joined) -> Self {
        Self::created(&joined.game.id)
    }
}

impl From<StatusCode> for ResponseHead {
    fn from(status: StatusCode) -> Self {
        Self { status, game: None }
    }
}

pub(super) fn encode(response: &impl Serialize) -> Result<Vec<u8>, Error> {
    serde_json::to_vec(response).map_err(|_| Error::new(ErrorCode::Internal, "response-failed"))
}

/// The response to a POST, which is not cached, as it may contain tokens.
pub(super) fn post_response(head: ResponseHead, body: Vec<u8>) -> HttpResponse {
    let mut response = private_json(head.status);
    if let Some(game) = head.game {
        response.insert_header((LOCATION, format!("/api/v1/games/{game}")));
    }
    let mut response = response.body(body);
    forbid_caching(response.headers_mut());
    response
}

/// The header of a file to save under this name.
pub(super) fn attachment(name: String) -> (HeaderName, ContentDisposition) {
    // A client that does not know the second form takes the first.
    let ascii = name.replace(|c: char| !c.is_ascii(), "_");
    let unicode = (ascii != name).then(|| {
        DispositionParam::FilenameExt(ExtendedValue {
            charset: Charset::Ext("UTF-8".to_owned()),
            language_tag: None,
            value: name.into_bytes(),
        })
    });
    let disposition = ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: [DispositionParam::Filename(ascii)]
            .into_iter()
            .chain(unicode)
            .collect(),
    };
    (CONTENT_DISPOSITION, disposition)
}
