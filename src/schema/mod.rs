//! How the terms of the game and of the outside look in the API's description, as JSON Schema.
//!
//! The rules know nothing of the API, so their types are described here; what is put together from
//! them describes itself with `#[derive(ToSchema)]`.

mod event;
mod ids;
mod moves;
mod table;
mod words;

use std::borrow::Cow;

use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{Object, SchemaType};
use utoipa::openapi::{RefOr, Schema};

/// A schema of these keywords.
pub fn keywords(keywords: Value) -> RefOr<Schema> {
    let keywords = match keywords {
        Value::Object(keywords) => keywords,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Map::new()
        }
    };
    let mut object = Object::with_type(SchemaType::AnyValue);
    object.extensions = Some(keywords.into_iter().collect::<Extensions>());
    RefOr::T(Schema::Object(object))
}

/// The place of another schema.
fn of(name: impl Into<Cow<'static, str>>) -> Value {
    json!({"$ref": format!("#/components/schemas/{}", name.into())})
}

/// Any of these words.
fn words(description: &str, words: impl Serialize) -> Value {
    json!({"type": "string", "description": description, "enum": words})
}

/// Describes a type under a name.
macro_rules! described {
    ($($type:ty as $name:literal: $schema:expr;)+) => {$(
        impl utoipa::PartialSchema for $type {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $crate::schema::keywords($schema)
            }
        }

        impl utoipa::ToSchema for $type {
            fn name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed($name)
            }
        }
    )+};
}
pub use ids::{Cursor, TimeZone};
pub use moves::SpaceNumber;
pub use table::by_color;
pub use words::{Outcome, Variant};

pub(crate) use described;
