//! Writes `light-dark()` as browsers from before 2024 read it: by two variables that the theme sets.

const FUNCTION: &str = "light-dark(";

/// The style sheet with each `light-dark(a, b)` as `var(--light, a) var(--dark, b)`.
///
/// One of the variables is empty and the other one invalid, so that its fallback counts: `tokens/theme.css` sets them.
///
/// # Errors
/// What of `light-dark()` cannot be read.
pub(crate) fn expand(text: &str) -> Result<String, String> {
    let mut expanded = String::with_capacity(text.len() * 9 / 8);
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once(FUNCTION) {
        let refused = || {
            let line = behind.lines().next().unwrap_or_default();
            format!("light-dark() is not one of two values: {line}")
        };
        let (light, behind) = argument(behind, ',').ok_or_else(refused)?;
        let (dark, behind) = argument(behind, ')').ok_or_else(refused)?;
        let (light, dark) = (light.trim(), dark.trim());
        expanded.push_str(before);
        expanded.push_str(&format!("var(--light,{light}) var(--dark,{dark})"));
        rest = behind;
    }
    expanded.push_str(rest);
    Ok(expanded)
}

/// The text up to a character outside of brackets, and that behind it.
fn argument(text: &str, end: char) -> Option<(&str, &str)> {
    let mut depth = 0_usize;
    for (index, it) in text.char_indices() {
        match it {
            _ if depth == 0 && it == end => return Some((&text[..index], &text[index + 1..])),
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            ';' | '}' => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::expand;

    #[test]
    fn each_pair_of_values_becomes_two_variables() {
        let text =
            "a { --b: 0 1px light-dark(rgb(1, 2, 3), var(--c, #fff)), 2px light-dark(#000, red); }";
        assert_eq!(
            expand(text).as_deref(),
            Ok(
                "a { --b: 0 1px var(--light,rgb(1, 2, 3)) var(--dark,var(--c, #fff)), 2px var(--light,#000) \
                var(--dark,red); }"
            )
        );
    }

    #[test]
    fn one_value_or_an_open_bracket_is_refused() {
        for text in [
            "light-dark(red)",
            "light-dark(red; }",
            "light-dark(red, blue",
        ] {
            assert!(expand(text).is_err(), "{text}");
        }
    }
}
