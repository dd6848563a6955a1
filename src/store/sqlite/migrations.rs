//! The migrations of the database.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

// The version, description and SQL of each file in `migrations/`.
include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// All migrations, in the order of their versions.
#[must_use]
pub fn migrator() -> Migrator {
    let migration = |(version, description, sql): (i64, &'static str, &'static str)| {
        let sql = SqlStr::from_static(sql);
        let kind = MigrationType::Simple;
        Migration::new(version, description.into(), kind, sql, false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).to_vec())
}

/// The version of the last migration.
#[must_use]
pub fn newest_version() -> Option<i64> {
    MIGRATIONS.iter().map(|(version, _, _)| *version).max()
}
