//! The check of a board while it is made: all its mistakes, and a preview, the same on the page and live.

use actix_web::HttpResponse;
use actix_web::web::Form;
use askama::Template;
use rowlock_rules::{BoardPlace, Color, MAX_SPACES, parse_space};

use super::form::BoardForm;
use crate::domain::i18n::{Message, msg};
use crate::domain::own_board::{self, OwnBoardMistake};
use crate::http::{GroupMember, HttpError};
use crate::web::kit::filters;
use crate::web::kit::response::ok;
use crate::web::kit::row_order::OfRow;

/// What is wrong with a board as it is typed, by place, and its rows.
pub(super) struct BoardCheck {
    count: usize,
    pub(super) rows: Vec<RowCheck>,
    pub(super) places: Vec<PlaceCheck>,
}

/// A row as it is typed.
pub(super) struct RowCheck {
    pub(super) row: Color,
    pub(super) spaces: Vec<PreviewedSpace>,
    pub(super) mistakes: Vec<Message>,
}

pub(super) struct PreviewedSpace {
    /// Its color; `None` if the text is not a space.
    pub(super) color: Option<Color>,
    pub(super) text: String,
    pub(super) is_double: bool,
    pub(super) is_lock: bool,
}

/// What is wrong at a place outside the rows.
pub(super) struct PlaceCheck {
    pub(super) id: &'static str,
    pub(super) mistakes: Vec<Message>,
    /// The mistakes of a file that describes no board.
    pub(super) reasons: Vec<Message>,
}

/// The fragment that replaces what a page shows of a check.
#[derive(Template)]
#[template(path = "boards/check.html")]
struct CheckFragment {
    check: BoardCheck,
}

impl OfRow for RowCheck {
    fn row(&self) -> Option<Color> {
        Some(self.row)
    }
}

const FILE: &str = "file";

/// The field of the form that a place belongs to.
fn field(place: BoardPlace) -> &'static str {
    match place {
        BoardPlace::Name => "name",
        BoardPlace::DieSides => "die-sides",
        BoardPlace::NeededCrosses => "needed",
        BoardPlace::LockSpaces => "locks",
        BoardPlace::MostCrosses => "most",
        BoardPlace::Extras | BoardPlace::Extra(_) => "extras",
        BoardPlace::Row(row) => row.as_str(),
        BoardPlace::File | BoardPlace::Id | BoardPlace::Rows => FILE,
    }
}

/// The places outside the rows.
const PLACES: [&str; 7] = [
    "name",
    "die-sides",
    "needed",
    "locks",
    "most",
    "extras",
    FILE,
];

impl PlaceCheck {
    /// Each mistake by itself. For a mistake of the whole file, which a person has only pasted, also what to do.
    fn new(id: &'static str, mistakes: Vec<Message>) -> Self {
        let (mistakes, reasons) = if id == FILE && !mistakes.is_empty() {
            (vec![msg("own-board-not-readable")], mistakes)
        } else {
            (mistakes, Vec::new())
        };
        Self {
            id,
            mistakes,
            reasons,
        }
    }
}

impl BoardCheck {
    pub(super) fn of(form: &BoardForm) -> Self {
        let mistakes = own_board::check(&form.to_file()).err().unwrap_or_default();
        Self::new(form, &mistakes)
    }

    /// These mistakes, and what the form shows.
    pub(super) fn new(form: &BoardForm, mistakes: &[OwnBoardMistake]) -> Self {
        let at = |id: &str| -> Vec<Message> {
            let own = mistakes.iter().filter(|mistake| field(mistake.place) == id);
            own.map(|mistake| mistake.detail.clone()).collect()
        };
        let lock_spaces = form.lock_spaces.trim().parse().unwrap_or(1);
        let texts = form.rows();
        let row = |row: Color| RowCheck {
            row,
            spaces: preview(row, &texts[row], lock_spaces),
            mistakes: at(row.as_str()),
        };
        Self {
            count: mistakes.len(),
            rows: Color::ALL.map(row).into(),
            places: PLACES.map(|id| PlaceCheck::new(id, at(id))).into(),
        }
    }

    /// The place outside the rows with this id.
    pub(super) fn place(&self, id: &str) -> Option<&PlaceCheck> {
        self.places.iter().find(|place| place.id == id)
    }

    pub(super) fn summary(&self) -> Message {
        match self.count {
            0 => msg("own-board-fine"),
            count => msg("own-board-mistakes").with("count", count),
        }
    }
}

/// The spaces of a row as it is typed, as many as a row can have.
fn preview(row: Color, text: &str, lock_spaces: usize) -> Vec<PreviewedSpace> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let first_lock = words.len().saturating_sub(lock_spaces);
    let words = words.into_iter().enumerate().take(MAX_SPACES.into());
    let mut fields = 0;
    let space = |(place, word): (usize, &str)| {
        let space = parse_space(row, word, &mut fields);
        PreviewedSpace {
            text: match space {
                Some(space) => space.label.to_string(),
                None => word.chars().take(3).collect(),
            },
            color: space.map(|space| space.color),
            is_double: space.is_some_and(|space| space.is_double),
            is_lock: place >= first_lock,
        }
    };
    words.map(space).collect()
}

/// Checks a board as it is typed.
pub(super) async fn show(
    member: GroupMember,
    Form(form): Form<BoardForm>,
) -> Result<HttpResponse, HttpError> {
    let fragment = CheckFragment {
        check: BoardCheck::of(&form),
    };
    Ok(ok(member.caller.view_context, &fragment))
}
