//! Texts that are written from right to left, isolated from the text around them.

use std::borrow::Cow;

/// A text of a person as a unit of its own if it is written from right to left, and so each name of a list that
/// `name::of_people` has made: side by side, names would change places.
pub fn isolated(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_right_to_left) || text.contains(ISOLATE) {
        return Cow::Borrowed(text);
    }
    let isolate = |text: &str| match text.chars().any(is_right_to_left) {
        true => format!("{ISOLATE}{text}{END_ISOLATE}"),
        false => text.to_owned(),
    };
    let is_count = |text: &str| text.parse::<usize>().is_ok();
    let (names, last) = match (text.rsplit_once(" & "), text.rsplit_once(" +")) {
        (Some((names, last)), _) => (names, format!(" & {}", isolate(last))),
        (None, Some((names, count))) if is_count(count) => (names, format!(" +{count}")),
        (None, _) => return Cow::Owned(isolate(text)),
    };
    let names: Vec<String> = names.split(", ").map(isolate).collect();
    Cow::Owned(names.join(", ") + &last)
}

/// Begins a text whose direction does not change the text around it.
const ISOLATE: char = '\u{2068}';

/// Ends it.
const END_ISOLATE: char = '\u{2069}';

/// Whether a character begins or ends an isolated text.
pub fn is_isolate(it: char) -> bool {
    matches!(it, ISOLATE | END_ISOLATE)
}

/// Whether a character is in a block of Unicode that is written from right to left, as Hebrew and Arabic.
fn is_right_to_left(it: char) -> bool {
    matches!(
        it,
        '\u{590}'..='\u{8FF}'
            | '\u{FB1D}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFC}'
            | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::isolated;

    #[test]
    fn only_names_from_right_to_left_are_isolated_also_in_a_list() {
        for name in [
            "Ana",
            "Zoë",
            "Łukasz",
            "Ольга",
            "太郎",
            "🎲",
            "Ana, Ben & Cleo",
        ] {
            assert_eq!(isolated(name), name);
        }
        for (name, expected) in [
            ("محمد", "<محمد>"),
            ("Ana محمد", "<Ana محمد>"),
            ("דוד, כהן", "<דוד, כהן>"),
            ("Ana & דוד", "Ana & <דוד>"),
            ("Ana, محمد, דוד & Ben", "Ana, <محمد>, <דוד> & Ben"),
            ("דוד, Ana +3", "<דוד>, Ana +3"),
        ] {
            let expected = expected.replace('<', "\u{2068}").replace('>', "\u{2069}");
            assert_eq!(isolated(name), expected);
            assert_eq!(isolated(&expected), expected);
        }
    }
}
