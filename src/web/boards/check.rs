//! The check of a board while it is made: all its mistakes, and a preview, the same on the page and live.

use actix_web::HttpResponse;
use actix_web::web::Form;
use askama::Template;

use super::form::BoardForm;
use crate::domain::i18n::{Message, msg};
use crate::domain::own_board::{self, OwnBoardMistake};
use crate::http::{GroupMember, HttpError};
use crate::rules::{BoardPlace, Color};
use crate::web::kit::filters;
use crate::web::kit::response::ok;
use crate::web::kit::row_order::OfRow;

/// The most spaces of a row that a preview shows: a longer row is refused.
const MAX_PREVIEWED: usize = 24;

/// What is wrong with a board as it is typed, by place, and its rows.
pub(super) struct BoardCheck {
    /// How much is wrong in all.
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

/// A space of a preview.
pub(super) struct PreviewedSpace {
    /// Its color; `None` if the text is not a space.
    pub(super) color: Option<Color>,
    pub(super) text: String,
    pub(super) is_double: bool,
    pub(super) is_lock: bool,
}

/// What is wrong at a place beside the rows.
pub(super) struct PlaceCheck {
    pub(super) id: &'static str,
    pub(super) mistakes: Vec<Message>,
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
        BoardPlace::File | BoardPlace::Rows => "file",
    }
}

/// The places beside the rows.
const PLACES: [&str; 7] = [
    "name",
    "die-sides",
    "needed",
    "locks",
    "most",
    "extras",
    "file",
];

impl BoardCheck {
    /// The check of a form.
    pub(super) fn of(form: &BoardForm) -> Self {
        let mistakes = own_board::check(&form.to_file()).err().unwrap_or_default();
        let at = |id: &str| -> Vec<Message> {
            let own = mistakes.iter().filter(|mistake| field(mistake.place) == id);
            own.map(|mistake| mistake.detail.clone()).collect()
        };
        let lock_spaces = form.lock_spaces.trim().parse().unwrap_or(1);
        let texts = form.rows();
        let row = |row: Color| RowCheck {
            row,
            spaces: preview(&texts[row], lock_spaces),
            mistakes: at(row.as_str()),
        };
        Self {
            count: mistakes.len(),
            rows: Color::ALL.map(row).into(),
            places: PLACES
                .map(|id| PlaceCheck {
                    id,
                    mistakes: at(id),
                })
                .into(),
        }
    }

    /// Mistakes of a file that no field shows, as none could be filled in.
    pub(super) fn add_file_mistakes(&mut self, mistakes: Vec<OwnBoardMistake>) {
        let file = self.places.iter_mut().find(|place| place.id == "file");
        if let Some(file) = file {
            file.mistakes = mistakes.into_iter().map(|it| it.detail).collect();
        }
    }

    /// The place beside the rows with this id.
    pub(super) fn place(&self, id: &str) -> Option<&PlaceCheck> {
        self.places.iter().find(|place| place.id == id)
    }

    /// How much is wrong.
    pub(super) fn summary(&self) -> Message {
        match self.count {
            0 => msg("own-board-fine"),
            count => msg("own-board-mistakes").with("count", count),
        }
    }
}

/// The spaces of a row as it is typed.
fn preview(text: &str, lock_spaces: usize) -> Vec<PreviewedSpace> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let first_lock = words.len().saturating_sub(lock_spaces);
    let words = words.into_iter().enumerate().take(MAX_PREVIEWED);
    let space = |(place, word): (usize, &str)| {
        let is_double = word.ends_with("x2");
        let single = word.strip_suffix("x2").unwrap_or(word);
        let mut letters = single.chars();
        let letter = letters.next();
        let number = letters.as_str();
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let mut colors = Color::ALL.into_iter();
        let color = colors.find(|color| letter.is_some_and(|it| color.letter().starts_with(it)));
        let color = color.filter(|_| is_number && number.len() <= 2);
        let shown: String = if color.is_some() {
            number.to_owned()
        } else {
            word.chars().take(3).collect()
        };
        PreviewedSpace {
            color,
            text: shown,
            is_double,
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
