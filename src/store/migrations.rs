//! The migrations of a database.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use crate::store::db::{Connection, Dialect, query};

/// A migration: its version, its description and its SQL.
type Source = (i64, &'static str, &'static str);

// The version, description and SQL of each file in `migrations/`.
include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// The migrations of one kind of database.
pub(super) struct Migrations(&'static [Source]);

pub(super) const SQLITE: Migrations = Migrations(SQLITE_MIGRATIONS);

pub(super) const POSTGRES: Migrations = Migrations(POSTGRES_MIGRATIONS);

impl Migrations {
    pub(super) fn of(dialect: Dialect) -> &'static Self {
        dialect.choose(&SQLITE, &POSTGRES)
    }

    /// All migrations, in the order of their versions.
    pub(super) fn migrator(&self) -> Migrator {
        let migration = |&(version, description, sql): &Source| {
            let sql = SqlStr::from_static(sql);
            let kind = MigrationType::Simple;
            Migration::new(version, description.into(), kind, sql, false)
        };
        Migrator::with_migrations(self.0.iter().map(migration).collect())
    }

    /// The version of the last migration.
    pub(super) fn newest_version(&self) -> Option<i64> {
        self.0.iter().map(|(version, _, _)| *version).max()
    }
}

/// The newest migration that was applied to a database; `None` if there is none.
pub(super) async fn newest_applied(connection: &mut dyn Connection) -> Option<i64> {
    let found = query("SELECT max(version) FROM _sqlx_migrations");
    found.fetch_scalar(connection).await.ok().flatten()
}

/// The first migration of version 1.0.0.
const FIRST: i64 = 20_261_130_000_000;

/// Whether the newest migration of a database is of a build before version 1.0.0.
pub(super) fn is_unreleased(version: Option<i64>) -> bool {
    version.is_some_and(|version| version < FIRST)
}

/// All migrations of SQLite, in the order of their versions.
pub fn migrator() -> Migrator {
    SQLITE.migrator()
}

/// The version of the last migration of SQLite.
pub fn newest_version() -> Option<i64> {
    SQLITE.newest_version()
}
