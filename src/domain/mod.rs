//! Types that all modules above the rules share: ids, names, badges, remarks, rights, settings, filters, periods, standings,
//! ratings, preconditions, error codes and messages.

pub mod badge;
pub mod bgstats;
pub mod board_name;
pub mod error;
pub mod filters;
pub mod formula;
pub mod grants;
pub mod i18n;
pub mod ids;
pub mod length;
pub mod look_alikes;
pub mod name;
pub mod own_board;
pub mod period;
pub mod precondition;
pub mod rating;
pub mod remarks;
pub mod row_display;
pub mod row_name;
pub mod scorecard;
pub mod series;
pub mod settings;
pub mod standings;
pub mod stats_days;
