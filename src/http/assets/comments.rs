//! Strips comments from scripts and style sheets, a third of their size.

/// The text without the comments that begin a line, and without empty lines and indents.
///
/// Comments behind code stay, as they may be part of a string. No file has a string of several lines.
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
        if !rest.is_empty() && !rest.starts_with("//") {
            code.push_str(rest);
            code.push('\n');
        }
    }
    code
}

#[cfg(test)]
mod tests {
    use super::strip;

    #[test]
    fn only_comments_that_begin_a_line_are_left_out() {
        let text = "/** A sentence.\n * @param {string} name\n */\nexport function f(name) {\n  // Why.\n  \
                    /** @type {A} */ (it).go(\"/* no comment */\"); // here\n\n  /* one */ /* two */\n  return 1;\n}\n";
        assert_eq!(
            strip(text),
            "export function f(name) {\n(it).go(\"/* no comment */\"); // here\nreturn 1;\n}\n"
        );
    }
}
