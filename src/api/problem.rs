//! Errors as `application/problem+json` (RFC 9457).

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, RETRY_AFTER, WWW_AUTHENTICATE};
use actix_web::{HttpResponse, ResponseError};
use rowlock_rules::{Board, Label, RowName, Scorecard, ScorecardError};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Translator;
use crate::domain::scorecard::mistake_text;
use crate::groups::{ImportError, SourceLocation};

/// An error of the API.
#[derive(Clone, Debug)]
pub struct Problem {
    error: Error,
    mistakes: Vec<(Location, Error)>,
}

/// Where a mistake is: on a sheet, or in a file.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
struct Location {
    /// The row; null for the whole sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<RowName>, required = false)]
    row: Option<Option<RowName>>,
    /// The number of the space.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>, required = false)]
    number: Option<Option<u8>>,
    /// The place of a space without a number, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    field: Option<u8>,
    /// The line of a CSV file, or the row of a sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    line: Option<u64>,
    /// The name of the sheet, if several of a workbook have games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sheet: Option<String>,
    /// The column of the table, from 1, if the mistake is in a single cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    column: Option<usize>,
    /// The path in a JSON document.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    place: Option<String>,
}

pub(super) fn problem_type(code: ErrorCode) -> String {
    format!("urn:rowlock:problem:{}", code.as_str())
}

/// An error (RFC 9457).
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(super) struct Body<'a> {
    /// The problem type: a URN that ends in the code.
    #[serde(rename = "type")]
    #[schema(format = "uri")]
    kind: String,
    /// What the code means, in the language of the response.
    #[schema(min_length = 1)]
    title: String,
    /// The HTTP status of the response.
    #[schema(minimum = 400, maximum = 599)]
    status: u16,
    /// What happened, in the language of the response.
    #[schema(min_length = 1)]
    detail: String,
    #[schema(value_type = ErrorCode)]
    code: &'a str,
    /// The id under which the operator finds the request in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1)]
    request_id: Option<&'a str>,
    /// All mistakes of a paper sheet, or the first 100 of a file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(inline, required = false)]
    mistakes: Vec<Mistake<'a>>,
}

/// One of several mistakes.
#[derive(Serialize, ToSchema)]
struct Mistake<'a> {
    #[serde(flatten)]
    location: &'a Location,
    #[schema(value_type = ErrorCode)]
    code: &'a str,
    /// What is wrong, in the language of the response.
    #[schema(min_length = 1)]
    detail: String,
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
            let location = Location {
                row: Some(mistake.row),
                number: Some(mistake.label.and_then(Label::number)),
                field: mistake.label.and_then(Label::field),
                ..Location::default()
            };
            (location, error_of(mistake))
        });
        let mistakes = mistakes.collect();
        Self { error, mistakes }
    }

    /// The body, with its sentences in this language.
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
                .map(|(location, error)| Mistake {
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
                        .map(|mistake| {
                            let location = Location {
                                column: mistake.row.and_then(|row| Some(row.cell?.column + 1)),
                                ..mistake.location.into()
                            };
                            (location, mistake.error)
                        })
                        .collect(),
                }
            }
        }
    }
}

impl From<SourceLocation> for Location {
    fn from(location: SourceLocation) -> Self {
        let mut found = Self::default();
        match location {
            SourceLocation::Line(line) => found.line = Some(line),
            SourceLocation::Row { sheet, row } => {
                found.line = Some(row);
                found.sheet = sheet.as_deref().map(str::to_owned);
            }
            SourceLocation::Path(path) => found.place = Some(path),
        }
        found
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
