//! Errors as `application/problem+json` (RFC 9457).

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, RETRY_AFTER, WWW_AUTHENTICATE};
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Translator;
use crate::domain::scorecard::mistake_text;
use crate::groups::{ImportError, SourceLocation};
use crate::rules::{Board, Label, RowName, Scorecard, ScorecardError};

/// An error of the API.
#[derive(Clone, Debug)]
pub struct Problem {
    error: Error,
    mistakes: Vec<(LocationBody, Error)>,
}

/// One of several mistakes.
#[derive(Serialize)]
struct MistakeBody<'a> {
    #[serde(flatten)]
    location: &'a LocationBody,
    code: &'static str,
    detail: String,
}

/// Where a mistake is: on a sheet, or in a file.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum LocationBody {
    Sheet {
        row: Option<RowName>,
        number: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        field: Option<u8>,
    },
    Line {
        line: u64,
    },
    Path {
        #[serde(rename = "place")]
        path: String,
    },
}

pub(super) fn problem_type(code: ErrorCode) -> String {
    format!("urn:rowlock:problem:{}", code.as_str())
}

/// What [`Problem::body`] looks like.
pub(super) fn schema() -> Value {
    let text =
        |description: &str| json!({"type": "string", "description": description, "minLength": 1});
    let code = json!({"$ref": format!("#/components/schemas/{}", ErrorCode::name())});
    let row = json!({"$ref": format!("#/components/schemas/{}", RowName::name())});
    json!({
        "type": "object",
        "description": "An error (RFC 9457).",
        "required": ["type", "title", "status", "detail", "code"],
        "properties": {
            "type": {
                "type": "string",
                "description": "The problem type: a URN that ends in the code.",
                "format": "uri",
            },
            "title": text("What the code means, in the language of the response."),
            "status": {
                "type": "integer",
                "description": "The HTTP status.",
                "minimum": 400,
                "maximum": 599,
            },
            "detail": text("What happened, in the language of the response."),
            "code": code,
            "request_id": text("By which the operator finds the request in the log."),
            "mistakes": {
                "type": "array",
                "description": "All mistakes of a paper sheet, or the first 100 of a file.",
                "items": {
                    "type": "object",
                    "required": ["code", "detail"],
                    "properties": {
                        "row": {"oneOf": [row, {"type": "null"}]},
                        "number": {
                            "type": ["integer", "null"],
                            "description": "The number of the space.",
                        },
                        "field": {
                            "type": "integer",
                            "description": "The place of a space without a number, from 1.",
                        },
                        "line": {"type": "integer", "description": "The line of a CSV file."},
                        "place": {"type": "string", "description": "The path in a JSON document."},
                        "code": code,
                        "detail": text("What is wrong, in the language of the response."),
                    },
                },
            },
        },
    })
}

/// The body of RFC 9457, with the code that programs read.
#[derive(Serialize)]
struct Body<'a> {
    #[serde(rename = "type")]
    kind: String,
    title: String,
    status: u16,
    detail: String,
    code: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    request_id: Option<&'a str>,
    /// All mistakes of a paper sheet or a file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<MistakeBody<'a>>,
}

impl Problem {
    /// All mistakes of a paper sheet at once, under the code of the first.
    pub(super) fn of_mistakes(
        written: &Scorecard,
        board: &Board,
        mistakes: Vec<ScorecardError>,
    ) -> Self {
        let error_of = |mistake: ScorecardError| Error {
            detail: mistake_text(written, board, mistake),
            ..Error::from(mistake.violation)
        };
        let first = mistakes.first().copied();
        let error = first.map_or_else(|| Error::invalid("sheet-invalid"), error_of);
        let mistakes = mistakes.into_iter().map(|mistake| {
            let location = LocationBody::Sheet {
                row: mistake.row,
                number: mistake.label.and_then(Label::number),
                field: mistake.label.and_then(Label::field),
            };
            (location, error_of(mistake))
        });
        let mistakes = mistakes.collect();
        Self { error, mistakes }
    }

    /// The body, with its sentences in this language.
    #[must_use]
    pub fn body(&self, translator: Translator, request_id: Option<&str>) -> String {
        let Error { code, detail, .. } = &self.error;
        let mistakes = self.mistakes.iter();
        let body = Body {
            kind: problem_type(*code),
            title: translator.translate(code.title()).into_owned(),
            status: code.status(),
            detail: translator.translate(detail).into_owned(),
            code: code.as_str(),
            request_id,
            mistakes: mistakes
                .map(|(location, error)| MistakeBody {
                    location,
                    code: error.code.as_str(),
                    detail: translator.translate(&error.detail).into_owned(),
                })
                .collect(),
        };
        serde_json::to_string(&body).unwrap_or_default()
    }
}

impl From<ImportError> for Problem {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::Refused(error) => error.into(),
            ImportError::Mistakes(mistakes) => {
                let first = mistakes.first().map(|mistake| mistake.error.clone());
                let mistakes = mistakes.into_iter();
                Self {
                    error: first.unwrap_or_else(|| Error::invalid("import-invalid")),
                    mistakes: mistakes
                        .map(|mistake| (mistake.location.into(), mistake.error))
                        .collect(),
                }
            }
        }
    }
}

impl From<SourceLocation> for LocationBody {
    fn from(location: SourceLocation) -> Self {
        match location {
            SourceLocation::Line(line) => Self::Line { line },
            SourceLocation::Path(path) => Self::Path { path },
        }
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        Self {
            error,
            mistakes: Vec::new(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.error.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The response in English; the problem is attached for the middleware that translates it.
    fn error_response(&self) -> HttpResponse {
        let mut builder = HttpResponse::build(self.status_code());
        builder.insert_header((CACHE_CONTROL, "no-store"));
        if let Some(seconds) = self.error.retry_after {
            builder.insert_header((RETRY_AFTER, seconds.to_string()));
        }
        if self.error.code == ErrorCode::Unauthenticated {
            builder.insert_header((WWW_AUTHENTICATE, "Bearer"));
        }
        let mut response = builder
            .content_type("application/problem+json")
            .body(self.body(Translator::default(), None));
        response.extensions_mut().insert(self.clone());
        response
    }
}
