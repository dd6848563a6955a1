//! The database of a test server: a SQLite file, or with `ROWLOCK_TEST_DATABASE=postgres` a database of a PostgreSQL
//! server that the tests start.

use std::fs::{self, Permissions};
use std::path::{Path, PathBuf};

use rowlock::store::{DatabaseAddress, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;
use tokio::sync::OnceCell;

/// The name of a SQLite file.
const FILE: &str = "rowlock.db";

/// The file in the folder of a server that has the URL of its PostgreSQL database.
const URL_FILE: &str = "postgres-url";

/// The folder of a server, which is deleted with its database.
pub struct ServerFolder(TempDir);

impl From<TempDir> for ServerFolder {
    fn from(folder: TempDir) -> Self {
        Self(folder)
    }
}

impl ServerFolder {
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for ServerFolder {
    fn drop(&mut self) {
        if let Ok(url) = fs::read_to_string(self.path().join(URL_FILE)) {
            super::postgres::drop_database(url);
        }
    }
}

/// The database of the server with this folder: the one of its last start, or a new one.
pub async fn database_in(folder: &Path) -> DatabaseAddress {
    let url_file = folder.join(URL_FILE);
    if let Ok(url) = fs::read_to_string(&url_file) {
        return url.parse().unwrap();
    }
    if is_postgres_wanted() && !folder.join(FILE).exists() {
        let url = super::postgres::new_database().await;
        fs::write(url_file, &url).unwrap();
        return url.parse().unwrap();
    }
    DatabaseAddress::File(file_in(folder).await)
}

/// The SQLite file in this folder; if there is none, it is created as a copy, which takes less time than all migrations.
pub async fn file_in(folder: &Path) -> PathBuf {
    static TEMPLATE: OnceCell<(Vec<u8>, Permissions)> = OnceCell::const_new();
    let path = folder.join(FILE);
    if !path.exists() {
        let (content, permissions) = TEMPLATE.get_or_init(new_file).await;
        fs::write(&path, content).unwrap();
        fs::set_permissions(&path, permissions.clone()).unwrap();
    }
    path
}

/// The content and permissions of a file that a store has just created.
async fn new_file() -> (Vec<u8>, Permissions) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(FILE);
    Store::open(&path).await.unwrap().close().await;
    let permissions = fs::metadata(&path).unwrap().permissions();
    (fs::read(&path).unwrap(), permissions)
}

/// Whether the tests are to run on PostgreSQL.
fn is_postgres_wanted() -> bool {
    std::env::var_os("ROWLOCK_TEST_DATABASE").is_some_and(|name| name == "postgres")
}

/// A connection of another program to the database of a server.
pub enum RawConnection {
    Sqlite(SqliteConnection),
    Postgres(sqlx::PgConnection),
}

impl RawConnection {
    pub async fn to(folder: &Path) -> Self {
        if let Ok(url) = fs::read_to_string(folder.join(URL_FILE)) {
            return Self::Postgres(sqlx::PgConnection::connect(&url).await.unwrap());
        }
        let options = SqliteConnectOptions::new().filename(folder.join(FILE));
        Self::Sqlite(options.connect().await.unwrap())
    }

    /// A connection to the PostgreSQL database at this URL.
    pub async fn to_url(url: &str) -> Self {
        Self::Postgres(sqlx::PgConnection::connect(url).await.unwrap())
    }

    /// Runs statements; returns how many rows they changed.
    pub async fn execute(&mut self, statements: String) -> u64 {
        let statements = sqlx::raw_sql(AssertSqlSafe(statements));
        match self {
            Self::Sqlite(to) => statements.execute(to).await.unwrap().rows_affected(),
            Self::Postgres(to) => statements.execute(to).await.unwrap().rows_affected(),
        }
    }

    /// The number that a query returns.
    pub async fn number(&mut self, query: &'static str) -> i64 {
        match self {
            Self::Sqlite(from) => sqlx::query_scalar(query).fetch_one(from).await.unwrap(),
            Self::Postgres(from) => sqlx::query_scalar(query).fetch_one(from).await.unwrap(),
        }
    }

    pub async fn close(self) {
        match self {
            Self::Sqlite(connection) => connection.close().await.unwrap(),
            Self::Postgres(connection) => connection.close().await.unwrap(),
        }
    }
}
