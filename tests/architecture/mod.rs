//! Tests of the source itself: which module may use which, how long a file may be, whether imports go in a circle, and
//! where an extra is named.

mod docs;
mod extras;
pub mod files;
mod french;
mod import_cycles;
mod locales;
mod module_dependencies;
mod translations;
