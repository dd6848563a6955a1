//! Terms that every module above the rules shares: ids, names, error codes and translated messages.

pub mod error;
pub mod i18n;
pub mod ids;
pub mod name;
