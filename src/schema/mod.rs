//! JSON Schemas that no type with `#[derive(ToSchema)]` describes.

mod board_file;

use std::borrow::Cow;

use rowlock_rules::{Boards, Color, OwnBoard};
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{Object, SchemaType};
use utoipa::openapi::{RefOr, Schema};

use crate::domain::error::ErrorCode;
use crate::domain::period::Period;

pub use board_file::BoardFile;

/// Implements [`utoipa::ToSchema`] for a type by the keywords of its schema.
macro_rules! impl_schema {
    ($($type:ty as $name:literal: $schema:expr;)+) => {$(
        impl utoipa::PartialSchema for $type {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $crate::schema::raw_schema($schema)
            }
        }

        impl utoipa::ToSchema for $type {
            fn name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed($name)
            }
        }
    )+};
}

pub(crate) use impl_schema;

/// A position in a list, from which to continue.
#[derive(ToSchema)]
#[schema(
    pattern = "^-?[0-9]{1,15}-[0123456789abcdefghjkmnpqrstvwxyz]{12}$",
    examples("1767225600000-9f3tk6zj0pax")
)]
pub struct Cursor(pub String);

/// The IANA name of a time zone.
#[derive(ToSchema)]
#[schema(
    format = "time-zone",
    pattern = "^[A-Za-z0-9_+/-]+$",
    examples("Europe/Madrid")
)]
pub struct TimeZone(pub String);

/// Why a game ended, or whether the filtered player won or lost it.
#[derive(ToSchema)]
#[schema(rename_all = "snake_case")]
pub enum Outcome {
    Locks,
    Penalties,
    Stopped,
    Won,
    Lost,
}

/// The id of a board.
pub struct Variant;

impl_schema! {
    Variant as "Variant": json!({
        "type": "string",
        "description": "The id of a board, official or made by a group.",
        "pattern": variant_pattern(),
        "examples": ["classic"],
    });
    ErrorCode as "ErrorCode": json!({
        "type": "string",
        "description": "The error code, from a closed list.",
        "enum": ErrorCode::all().map(ErrorCode::as_str).collect::<Vec<_>>(),
    });
    Period as "Period": json!({
        "type": "string",
        "description": "A year or a month, in the days of the group's time zone.",
        "pattern": "^[0-9]{4}(-(0[1-9]|1[0-2]))?$",
        "examples": ["2026", "2026-05"],
    });
}

fn variant_pattern() -> String {
    let boards = Boards::load();
    let ids = boards.iter().flat_map(Boards::iter).map(|board| &*board.id);
    let own = OwnBoard::ID_PATTERN.trim_matches(['^', '$']);
    let ids: Vec<&str> = ids.chain([own]).collect();
    format!("^({})$", ids.join("|"))
}

/// An object with a value of this type for each color.
pub fn by_color<T: ToSchema>() -> RefOr<Schema> {
    let rows = Color::ALL.map(|color| (color.to_string(), schema_ref(T::name())));
    raw_schema(json!({
        "type": "object",
        "description": "The rows by color.",
        "required": Color::ALL,
        "properties": Map::from_iter(rows),
    }))
}

pub fn raw_schema(keywords: Value) -> RefOr<Schema> {
    let keywords = keywords.as_object().into_iter().flatten();
    let keywords = keywords.map(|(name, value)| (name.clone(), value.clone()));
    let mut object = Object::with_type(SchemaType::AnyValue);
    object.extensions = Some(keywords.collect::<Extensions>());
    RefOr::T(Schema::Object(object))
}

pub(crate) fn schema_ref(name: impl Into<Cow<'static, str>>) -> Value {
    json!({"$ref": format!("#/components/schemas/{}", name.into())})
}
