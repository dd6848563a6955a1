//! The migrations of a database.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

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

    /// The statements of all migrations up to this one.
    pub(super) fn statements_up_to(&self, newest: Option<i64>) -> SqlStr {
        let applied = self
            .0
            .iter()
            .filter(|(version, _, _)| Some(*version) <= newest);
        let statements: Vec<_> = applied.map(|(_, _, sql)| *sql).collect();
        AssertSqlSafe(statements.join(";\n")).into_sql_str()
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

/// All migrations of SQLite, in the order of their versions.
pub fn migrator() -> Migrator {
    SQLITE.migrator()
}

/// The version of the last migration of SQLite.
pub fn newest_version() -> Option<i64> {
    SQLITE.newest_version()
}
