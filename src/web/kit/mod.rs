//! Shared by the pages: responses, labels and parts that several features show.

pub(crate) mod badges;
pub(crate) mod board_picker;
pub(crate) mod board_preview;
pub(crate) mod board_traits;
pub(crate) mod choice;
pub(crate) mod confirm;
pub(crate) mod error_page;
pub(crate) mod extra_line;
pub(crate) mod filters;
pub(crate) mod invite;
pub(crate) mod keyed_form;
pub(crate) mod labels;
pub(crate) mod parse;
pub(crate) mod plot;
pub(crate) mod qr;
pub(crate) mod response;
pub(crate) mod row_order;
pub(crate) mod space_state;
pub(crate) mod space_text;
pub(crate) mod standings;
pub(crate) mod static_sheet;
