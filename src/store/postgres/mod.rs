//! PostgreSQL: opening the database, its writer, and its errors.

mod connect;
mod error;
mod exclusive;
mod listener;
mod new_database;
mod notifier;
mod url;
pub(super) mod wake_up;
mod writer;

use std::pin::Pin;
use std::time::Duration;

use sqlx::postgres::PgPoolOptions;
use sqlx::{Connection as _, PgConnection, PgPool};
use tokio::sync::mpsc;

pub use connect::OnUnreachable;
pub(super) use connect::{check_version, open_to_read};
pub(super) use error::of_postgres;
pub use exclusive::AdvisoryLock;
pub use listener::WakeUps;
pub(super) use new_database::open_empty;
pub use url::PostgresUrl;
pub(super) use writer::PostgresWriter;

use connect::{CONNECT_TIMEOUT, connect_first, migrate};

use crate::store::db::{Connection, Database, Dialect, Reply};
use crate::store::error::StoreError;
use crate::store::sqlite::OpenError;

/// The maximum number of reading connections. A server has one more for each of writing, listening, notifying and the
/// cleanup, so the hundred connections of PostgreSQL are enough for eight servers.
const MAX_READERS: u32 = 8;

/// How long an idle connection of the pool is used without a test.
const TRUSTED_TIME: Duration = Duration::from_secs(1);

/// An open database, which other servers may use at the same time.
#[derive(Clone)]
pub(super) struct PostgresDatabase {
    readers: PgPool,
    url: PostgresUrl,
}

impl PostgresDatabase {
    /// Connects to the database, and applies the migrations; one of several servers does this while the others wait.
    pub(super) async fn open(
        url: &PostgresUrl,
        on_unreachable: OnUnreachable,
    ) -> Result<(Self, PostgresWriter), OpenError> {
        let mut connection = connect_first(url, on_unreachable).await?;
        migrate(url, &mut connection).await?;
        let readers = PgPoolOptions::new()
            .max_connections(MAX_READERS)
            .acquire_timeout(CONNECT_TIMEOUT)
            .test_before_acquire(false)
            .before_acquire(|connection, at| Box::pin(is_usable(connection, at.idle_for)))
            .connect_lazy_with(url.options().clone());
        let announcements = url.notifies().then(|| {
            let (announcements, queue) = mpsc::unbounded_channel();
            tokio::spawn(notifier::run(url.options().clone(), queue));
            announcements
        });
        let writer = PostgresWriter::new(url.options().clone(), connection, announcements);
        let url = url.clone();
        Ok((Self { readers, url }, writer))
    }

    pub(super) fn wake_ups(&self) -> WakeUps {
        let options = self.url.options();
        WakeUps::new(self.url.notifies().then(|| options.clone()))
    }

    pub(super) async fn try_lock(&self) -> Result<Option<AdvisoryLock>, StoreError> {
        AdvisoryLock::take(&self.readers).await
    }
}

impl Database for PostgresDatabase {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn acquire(&self) -> Reply<'_, Box<dyn Connection>> {
        Box::pin(async { Ok(Box::new(self.readers.acquire().await?) as _) })
    }

    fn begin(&self) -> Reply<'_, Box<dyn Connection>> {
        let begin = Dialect::Postgres.begin_snapshot();
        Box::pin(async move { Ok(Box::new(self.readers.begin_with(begin).await?) as _) })
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.readers.close())
    }
}

/// Whether a connection of the pool can be used: one that was used just now needs no question to the server.
async fn is_usable(connection: &mut PgConnection, idle: Duration) -> Result<bool, sqlx::Error> {
    if idle >= TRUSTED_TIME {
        connection.ping().await?;
    }
    Ok(true)
}
