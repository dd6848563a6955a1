//! Boards that a group has made: the rules of their names, and sentences for all that is wrong with a file.

use rowlock_rules::{BoardMistake, BoardPlace, BoardViolation, OwnBoard};
use unicode_segmentation::UnicodeSegmentation;

use super::error::Error;
use super::i18n::{Message, msg};
use super::name::Name;

/// The most letters of a board's name: one line of a phone.
pub const MAX_NAME: usize = 30;

/// The most boards that a group has at once.
pub const MAX_BOARDS: usize = 50;

/// Something that is wrong with the file of a board.
#[derive(Clone, Debug)]
pub struct OwnBoardMistake {
    pub place: BoardPlace,
    pub detail: Message,
}

/// Checks the file of a board that a group has made.
///
/// # Errors
/// All that is wrong with it, in the order of the file.
pub fn check(file: &str) -> Result<OwnBoard, Vec<OwnBoardMistake>> {
    OwnBoard::check(file, name).map_err(|refusal| {
        let name = refusal.name.map(|error| OwnBoardMistake {
            place: BoardPlace::Name,
            detail: error.detail,
        });
        let mistakes = refusal.mistakes.into_iter().map(OwnBoardMistake::from);
        let mut mistakes: Vec<_> = name.into_iter().chain(mistakes).collect();
        mistakes.sort_by_key(|mistake| mistake.place);
        mistakes
    })
}

/// A board's name as it is stored.
fn name(text: &str) -> Result<String, Error> {
    let fits = |text: &str| text.graphemes(true).count() <= MAX_NAME;
    match text.parse::<Name>() {
        Ok(name) if fits(name.as_str()) => Ok(name.to_string()),
        Err(error) if fits(text) => Err(error),
        // The limit of other names is a longer one.
        Ok(_) | Err(_) => Err(Error::invalid(
            msg("own-board-name-too-long").with("max", MAX_NAME),
        )),
    }
}

impl From<BoardMistake> for OwnBoardMistake {
    fn from(BoardMistake { place, violation }: BoardMistake) -> Self {
        Self {
            detail: detail(place, violation),
            place,
        }
    }
}

fn detail(place: BoardPlace, violation: BoardViolation) -> Message {
    match violation {
        BoardViolation::TooLong { max } => msg("own-board-too-long").with("max", max / 1024),
        BoardViolation::NotJson { reason } => msg("unreadable").with("reason", reason),
        BoardViolation::NotAnObject => msg("own-board-not-an-object"),
        BoardViolation::NotAList => msg("own-board-not-a-list"),
        BoardViolation::NotText => msg("own-board-not-text"),
        BoardViolation::Missing => msg("own-board-missing").with("field", place.to_string()),
        BoardViolation::UnknownField { name } => msg("own-board-unknown").with("field", name),
        BoardViolation::OutOfRange { min, max } => msg("own-board-out-of-range")
            .with("min", min)
            .with("max", max),
        BoardViolation::NoSuchDice => msg("own-board-dice"),
        BoardViolation::NotASpace { space } => msg("own-board-not-a-space").with("space", space),
        BoardViolation::NumberTwice { number } => msg("own-board-twice").with("number", number),
        BoardViolation::NotOnTheDice { number } => {
            msg("own-board-not-on-dice").with("number", number)
        }
        BoardViolation::LockColorMismatch => msg("own-board-lock-color"),
        BoardViolation::LockWithoutNumber => msg("own-board-lock-number"),
        BoardViolation::NoFields => msg("own-board-no-fields"),
        BoardViolation::TooManySpaces { max } => msg("own-board-too-many").with("max", max),
        BoardViolation::TooFewNumbers { min } => msg("own-board-too-few").with("min", min),
        BoardViolation::NotAnExtra { reason } => msg("unreadable").with("reason", reason),
        BoardViolation::DoesNotFit { text } => msg("own-board-no-fit").with("text", text),
        BoardViolation::PartTwice { text } => msg("own-board-part-twice").with("text", text),
        BoardViolation::LockSpace { space } => msg("own-board-lock-space").with("space", space),
        BoardViolation::LinkInOneRow { link } => msg("own-board-link-in-row").with("link", link),
        BoardViolation::TooManyFields { max } => msg("own-board-too-many-fields").with("max", max),
        BoardViolation::Empty => msg("own-board-empty"),
        BoardViolation::NotTogether => msg("own-board-not-together"),
    }
}
