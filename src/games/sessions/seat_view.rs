//! One seat of a game as the API shows it.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use rowlock_rules::{ByColor, Choice, RowName, ScoreLine, Seat, SheetLetter, SheetNumbers};
use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use utoipa::ToSchema;

use super::sheet_view::{ExtraRowView, RowView, SwapView};
use crate::domain::ids::PlayerId;
use crate::schema;

/// One seat of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameSeat)]
#[schema(examples(json!({
    "player": "c4w0r7ybm2gs", "name": "Ana",
    "rows": {
        "red": {"crossed": [5], "crosses": 1, "locked": false, "open": [6, 7, 8, 9, 10, 11], "score": 1},
        "yellow": {"crossed": [], "crosses": 0, "locked": false, "open": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], "score": 0},
        "green": {"crossed": [], "crosses": 0, "locked": false, "open": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3], "score": 0},
        "blue": {"crossed": [], "crosses": 0, "locked": false, "open": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3], "score": 0},
    },
    "lines": [
        {"line": "red", "crosses": 1, "score": 1}, {"line": "yellow", "crosses": 0, "score": 0},
        {"line": "green", "crosses": 0, "score": 0}, {"line": "blue", "crosses": 0, "score": 0},
        {"line": "penalties", "score": 0},
    ],
    "penalties": 0, "penalty_score": 0, "total": 1,
})))]
pub struct SeatView {
    pub seat: Seat,
    /// The player; not for spectators.
    #[schema(required)]
    pub player: Option<PlayerId>,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// Whether the player has left.
    pub left: bool,
    /// The lucky numbers; null on a board without any, and for a game on paper.
    #[serde(rename = "lucky_numbers")]
    #[schema(required)]
    pub numbers: Option<SheetNumbers>,
    /// Which of the board's different sheets it has; only on a board with different sheets.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sheet: Option<SheetLetter>,
    /// The rows.
    #[schema(schema_with = schema::by_color::<RowView>)]
    pub rows: ByColor<RowView>,
    /// The extra rows, by their names; only on a board that has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub extra_rows: Option<BTreeMap<RowName, ExtraRowView>>,
    /// The numbers that can be crossed with a swap field now; only on a board that has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub swaps_open: Option<Vec<SwapView>>,
    /// The crosses that let the seat choose a row now; only on a board that has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub choices: Option<Vec<Choice>>,
    /// The lines of the score, whose sum is the total; null while scores are hidden, and unknown for some paper games.
    #[schema(required)]
    pub lines: Option<Vec<ScoreLine>>,
    /// The number of penalties.
    pub penalties: u8,
    /// The points of the penalties; null while scores are hidden, and unknown for some paper games.
    #[schema(required)]
    pub penalty_score: Option<i32>,
    /// The points; null while scores are hidden.
    #[schema(required)]
    pub total: Option<i32>,
}

/// A [`SeatView`] that is encoded once, also where several views of its game have it; cheap to clone.
#[derive(Clone, Debug)]
pub struct EncodedSeatView(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    view: SeatView,
    json: OnceLock<Box<RawValue>>,
}

impl From<SeatView> for EncodedSeatView {
    fn from(view: SeatView) -> Self {
        Self(Arc::new(Inner {
            view,
            json: OnceLock::new(),
        }))
    }
}

impl Deref for EncodedSeatView {
    type Target = SeatView;

    fn deref(&self) -> &SeatView {
        &self.0.view
    }
}

impl Serialize for EncodedSeatView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Inner { view, json } = &*self.0;
        if let Some(json) = json.get() {
            return json.serialize(serializer);
        }
        let encoded = to_raw_value(view).map_err(S::Error::custom)?;
        json.get_or_init(|| encoded).serialize(serializer)
    }
}
