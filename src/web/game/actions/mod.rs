//! What a browser does to a game: each with its form, its question and its handler.

pub(crate) mod delete;
pub(crate) mod end;
pub(crate) mod lobby_players;
pub(crate) mod move_form;
pub(crate) mod move_fragment;
pub(crate) mod moves;
pub(crate) mod note;
pub(crate) mod printed_forms;
pub(crate) mod rematch;
pub(crate) mod request_decision;
pub(crate) mod waiting;
