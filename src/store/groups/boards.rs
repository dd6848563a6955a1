//! The boards that groups have made.

use chrono::{DateTime, Utc};
use rowlock_rules::OwnBoard;

use crate::domain::ids::GroupId;
use crate::domain::own_board::MAX_BOARDS;
use crate::store::Store;
use crate::store::db::{Connection, QueryBuilder, Row, query};
use crate::store::error::StoreError;
use crate::store::rows::time;

/// How many boards a statement counts; databases bound its parameters.
const IDS_PER_STATEMENT: usize = 1000;

/// A change of the boards that groups have made.
#[derive(Clone, Debug)]
pub enum BoardChange {
    /// Stores a board, unless it exists already.
    Add(OwnBoard),
    /// Gives a group a board that is stored, unless it has it already; stale if it then had too many.
    Give {
        group: GroupId,
        board: String,
        at: DateTime<Utc>,
    },
    /// Takes a board from a group, and deletes it if nothing else refers to it.
    Take { group: GroupId, board: String },
    /// Deletes the board of this id if nothing refers to it.
    DeleteUnused(String),
    /// Deletes all boards to which nothing refers.
    DeleteAllUnused,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupBoard {
    pub id: String,
    pub created_at: DateTime<Utc>,
}

impl BoardChange {
    /// Whether it may delete boards, which a person has typed.
    pub(in crate::store) fn deletes(&self) -> bool {
        match self {
            Self::Add(_) | Self::Give { .. } => false,
            Self::Take { .. } | Self::DeleteUnused(_) | Self::DeleteAllUnused => true,
        }
    }

    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        match self {
            Self::Add(board) => {
                query("INSERT INTO boards (id, file) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(board.id())
                    .bind(&**board.file())
                    .run(to)
                    .await
            }
            Self::Give { group, board, at } => {
                let given = query(
                    "INSERT INTO group_boards (group_id, board_id, created_at) \
                     VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                )
                .bind(group.as_str())
                .bind(board)
                .bind(time(*at))
                .execute(&mut *to)
                .await?;
                if given > 0 && count(to, group).await? > MAX_BOARDS {
                    return Err(StoreError::Stale);
                }
                Ok(())
            }
            Self::Take { group, board } => {
                query("DELETE FROM group_boards WHERE group_id = $1 AND board_id = $2")
                    .bind(group.as_str())
                    .bind(board)
                    .execute(&mut *to)
                    .await?;
                delete_unused(to, board).await
            }
            Self::DeleteUnused(board) => delete_unused(to, board).await,
            Self::DeleteAllUnused => {
                query(format!("DELETE FROM boards WHERE {UNUSED}"))
                    .run(to)
                    .await
            }
        }
    }
}

/// How many boards a group has.
async fn count(from: &mut dyn Connection, group: &GroupId) -> Result<usize, StoreError> {
    let count = query("SELECT count(*) FROM group_boards WHERE group_id = $1");
    let count: i64 = count.bind(group.as_str()).fetch_scalar(from).await?;
    Ok(usize::try_from(count).unwrap_or_default())
}

/// Whether nothing refers to a board. Without the limits SQLite would not see that the index has all such games.
const UNUSED: &str = "NOT EXISTS (SELECT 1 FROM group_boards WHERE board_id = boards.id) AND NOT EXISTS \
    (SELECT 1 FROM games WHERE variant = boards.id AND variant >= 'own-' AND variant < 'own.')";

async fn delete_unused(to: &mut dyn Connection, board: &str) -> Result<(), StoreError> {
    let delete = query(format!("DELETE FROM boards WHERE id = $1 AND {UNUSED}"));
    delete.bind(board).run(to).await
}

fn stored_board(row: &Row) -> Result<(String, String), StoreError> {
    Ok((row.try_get("id")?, row.try_get("file")?))
}

/// Reads the ids and files of all boards.
pub(in crate::store) async fn all(
    reader: &mut dyn Connection,
) -> Result<Vec<(String, String)>, StoreError> {
    let boards = query("SELECT id, file FROM boards ORDER BY id");
    boards.read_all(reader, stored_board).await
}

impl Store {
    /// Whether any board that groups have made is stored.
    pub async fn has_own_boards(&self) -> Result<bool, StoreError> {
        let found = query("SELECT id FROM boards LIMIT 1");
        Ok(found.fetch_optional(&self.database).await?.is_some())
    }

    /// The ids and files of the stored boards among these.
    pub async fn own_boards(&self, ids: &[&str]) -> Result<Vec<(String, String)>, StoreError> {
        let mut reader = self.database.acquire().await?;
        let mut query =
            QueryBuilder::new(reader.dialect(), "SELECT id, file FROM boards WHERE id IN ");
        query.push_list(ids.iter().copied());
        query.build().read_all(&mut *reader, stored_board).await
    }

    /// How many of these boards are stored.
    pub async fn count_own_boards(
        &self,
        ids: impl Iterator<Item = &str>,
    ) -> Result<usize, StoreError> {
        let mut reader = self.database.acquire().await?;
        let (ids, mut stored): (Vec<&str>, _) = (ids.collect(), 0);
        for ids in ids.chunks(IDS_PER_STATEMENT) {
            let mut query =
                QueryBuilder::new(reader.dialect(), "SELECT count(*) FROM boards WHERE id IN ");
            query.push_list(ids.iter().copied());
            let count: i64 = query.build().fetch_scalar(&mut *reader).await?;
            stored += usize::try_from(count).unwrap_or_default();
        }
        Ok(stored)
    }

    /// The boards that a group has, the newest first.
    pub async fn group_boards(&self, group: &GroupId) -> Result<Vec<GroupBoard>, StoreError> {
        let board = |row: &Row| {
            Ok(GroupBoard {
                id: row.try_get("board_id")?,
                created_at: row.parse("created_at")?,
            })
        };
        query(
            "SELECT board_id, created_at FROM group_boards WHERE group_id = $1 \
             ORDER BY created_at DESC, board_id",
        )
        .bind(group.as_str())
        .read_all(&self.database, board)
        .await
    }
}
