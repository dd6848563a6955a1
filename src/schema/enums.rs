//! Enumerations that no single type lists.

use serde_json::json;

use super::{impl_schema, string_enum};
use crate::domain::error::ErrorCode;
use crate::rules::{Boards, EndReason, OwnBoard};

/// The id of a board.
pub struct Variant;

fn boards() -> Vec<String> {
    let boards = Boards::load().into_iter();
    boards
        .flat_map(|boards| {
            boards
                .iter()
                .map(|board| board.id.clone())
                .collect::<Vec<_>>()
        })
        .collect()
}

fn variant_pattern() -> String {
    let own = OwnBoard::ID_PATTERN.trim_matches(['^', '$']);
    format!("^({}|{own})$", boards().join("|"))
}

/// How a game ended, as a filter of the history.
pub struct Outcome;

impl_schema! {
    Outcome as "Outcome": string_enum(
        "Why a game ended, or whether the filtered player won or lost it.",
        EndReason::ALL.map(EndReason::as_str).iter().chain(&["won", "lost"]).collect::<Vec<_>>()
    );
    Variant as "Variant": json!({
        "type": "string",
        "description": "The id of a board: one that comes with the program, or one that a group has made.",
        "pattern": variant_pattern(),
        "examples": ["classic"],
    });
    ErrorCode as "ErrorCode": string_enum(
        "The error code, from a closed list.", ErrorCode::all().map(ErrorCode::as_str).collect::<Vec<_>>()
    );
}
