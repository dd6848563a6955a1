//! Tests of the source itself: which module may use which, how long a file may be, and whether imports go in a
//! circle.

mod docs;
pub mod files;
mod french;
mod import_cycles;
mod imports;
mod locales;
mod module_dependencies;
mod spelling;
mod translations;
