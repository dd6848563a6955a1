//! Types that all modules above the rules share: ids, names, rights, settings, filters, error codes and messages.

pub mod error;
pub mod filters;
pub mod grants;
pub mod i18n;
pub mod ids;
pub mod name;
pub mod settings;
