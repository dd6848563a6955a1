//! JSON Schemas of types that `#[derive(ToSchema)]` cannot describe: ids with patterns, moves and events with the
//! fields of their types, numbers with the limits of the game.

mod board_file;
mod enums;
mod event;
mod ids;
mod moves;
mod scorecard;
mod values;

use std::borrow::Cow;

use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{Object, SchemaType};
use utoipa::openapi::{RefOr, Schema};

pub use board_file::BoardFile;
pub use enums::{Outcome, Variant};
pub use ids::{Cursor, TimeZone};
pub use moves::{FieldNumber, SpaceNumber};
pub use scorecard::{WrittenFields, WrittenRows};
pub use values::by_color;

pub fn raw_schema(keywords: Value) -> RefOr<Schema> {
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

pub(crate) fn schema_ref(name: impl Into<Cow<'static, str>>) -> Value {
    json!({"$ref": format!("#/components/schemas/{}", name.into())})
}

fn string_enum(description: &str, words: impl Serialize) -> Value {
    json!({"type": "string", "description": description, "enum": words})
}

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
