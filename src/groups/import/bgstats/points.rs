//! The points of a player in the app: a number, or a text such as `71` or `30+41`.

use super::lenient::{Scalar, wrong_type};
use crate::domain::error::Error;
use crate::groups::import::paper_game::whole_number;

/// The points; `None` if there are none.
pub(super) fn points(score: &Scalar) -> Result<Option<i32>, Error> {
    match score {
        Scalar::Missing => Ok(None),
        Scalar::Text(text) if text.trim().is_empty() => Ok(None),
        Scalar::Text(text) => sum(text).map(Some).ok_or_else(unreadable),
        Scalar::Integer(number) => {
            let number = i32::try_from(*number);
            number.map(Some).map_err(|_| unreadable())
        }
        // Written without an exponent, a whole number has no fraction.
        Scalar::Fraction(number) => sum(&number.to_string()).map(Some).ok_or_else(unreadable),
        Scalar::Flag(_) | Scalar::Other => Err(wrong_type()),
    }
}

fn unreadable() -> Error {
    Error::invalid("import-points-unreadable")
}

/// The sum of whole numbers with signs between them.
fn sum(text: &str) -> Option<i32> {
    let text: String = text.split_whitespace().collect();
    let text = text.replace('\u{2212}', "-");
    let mut total: i32 = 0;
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let signs = rest.char_indices().skip(1);
        let mut signs = signs.filter(|(_, letter)| matches!(letter, '+' | '-'));
        let end = signs.next().map_or(rest.len(), |(at, _)| at);
        let (term, next) = rest.split_at(end);
        total = total.checked_add(whole_number(term)?)?;
        rest = next;
    }
    Some(total)
}
