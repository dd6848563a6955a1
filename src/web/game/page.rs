//! The page around the fragments of a game.

use std::fmt::Display;

use askama::Template;

use crate::domain::i18n::Message;
use crate::web::kit::filters;

/// The content of a game's page, which is sent alone as an update.
pub(crate) trait Fragment: Template + Display {
    /// The page around it.
    fn layout(&self) -> Layout;
}

/// The page around a fragment.
pub(crate) struct Layout {
    pub(crate) title: Message,
    /// The class of `<body>`, which styles the whole page: `paper` or `play`.
    pub(crate) body_class: &'static str,
    pub(crate) styles: Vec<&'static str>,
    /// Whether a page without scripts reloads itself.
    pub(crate) reloads: bool,
}

/// The names of those style sheets that are needed.
pub(super) fn needed<const N: usize>(styles: [(&'static str, bool); N]) -> Vec<&'static str> {
    let needed = styles.into_iter().filter(|&(_, is_needed)| is_needed);
    needed.map(|(name, _)| name).collect()
}

#[derive(Template)]
#[template(path = "game/page.html")]
pub(super) struct GamePage<F: Fragment> {
    layout: Layout,
    main: F,
}

impl<F: Fragment> GamePage<F> {
    pub(super) fn new(main: F) -> Self {
        Self {
            layout: main.layout(),
            main,
        }
    }
}
