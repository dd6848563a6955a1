//! Games on paper, of whatever file.

pub(super) mod paper;
pub(super) mod reading;
pub(super) mod row_values;
pub(super) mod scorecard;
pub(super) mod versions;
