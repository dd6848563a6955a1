//! Strips comments from scripts and style sheets, a third of their size, and from style sheets needless spaces.

/// How a comment with a type begins.
const TYPE: &str = "/** @type ";

/// The text without the comments that begin a line, types in comments, empty lines and indents.
///
/// Other comments behind code stay, as they may be part of a string. No file has a string of several lines.
pub(crate) fn strip(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut is_inside = false;
    for line in text.lines() {
        let mut rest = line.trim();
        while is_inside || rest.starts_with("/*") {
            match rest.split_once("*/") {
                Some((_, behind)) => {
                    is_inside = false;
                    rest = behind.trim_start();
                }
                None => {
                    is_inside = true;
                    rest = "";
                    break;
                }
            }
        }
        if rest.is_empty() || rest.starts_with("//") {
            continue;
        }
        while let Some((before, (_, behind))) = rest
            .split_once(TYPE)
            .and_then(|(before, comment)| Some((before, comment.split_once("*/")?)))
        {
            code.push_str(before);
            rest = behind.trim_start();
        }
        code.push_str(rest);
        code.push('\n');
    }
    code
}

/// What needs no spaces or line breaks in a style sheet, outside of its strings.
const TIGHTER: [(&str, &str); 9] = [
    (" {\n", "{"),
    (" { ", "{"),
    ("; }", "}"),
    (" }", "}"),
    ("; ", ";"),
    (";\n", ";"),
    (": ", ":"),
    (", ", ","),
    ("}\n", "}"),
];

/// The style sheet without spaces that mean nothing.
pub(crate) fn tighten(text: &str) -> String {
    let parts = text.split('"').enumerate();
    let tighter = parts.map(|(index, part)| match index % 2 {
        0 => TIGHTER.iter().fold(part.to_owned(), |part, (wide, tight)| {
            part.replace(wide, tight)
        }),
        _ => part.to_owned(),
    });
    tighter.collect::<Vec<_>>().join("\"")
}

#[cfg(test)]
mod tests {
    use super::{strip, tighten};

    #[test]
    fn spaces_that_mean_nothing_are_left_out_of_style_sheets() {
        let text =
            "@media (a: 1px), print {\n.a > b:hover, .c { color: red; content: \"; a, { \"; }\n}\n";
        assert_eq!(
            tighten(text),
            "@media (a:1px),print{.a > b:hover,.c{color:red;content:\"; a, { \"}}"
        );
    }

    #[test]
    fn only_comments_that_begin_a_line_are_left_out() {
        let text = "/** A sentence.\n * @param {string} name\n */\nexport function f(name) {\n  // Why.\n  \
                    /** @type {A} */ (it).go(\"/* no comment */\", /** @type {B} */ (one), 1); // here\n\n  /* one */ /* two */\n  \
                    return 1;\n}\n";
        assert_eq!(
            strip(text),
            "export function f(name) {\n(it).go(\"/* no comment */\", (one), 1); // here\nreturn 1;\n}\n"
        );
    }
}
