//! Milestones of a group: the begins and ends of its games, numbered as they happen.
//!
//! Only the last milestone of a game is kept, so that rewound ends take no space. Games that are stored finished, from
//! files or from paper, have none.

use rowlock_rules::Status;

use crate::domain::ids::GameId;
use crate::store::db::{Connection, QueryBuilder, query};
use crate::store::error::StoreError;

/// Whether a change from one status to another begins or ends a game.
pub fn is_milestone(from: Status, to: Status) -> bool {
    let is_running = |status| matches!(status, Status::Playing | Status::LastCall);
    to == Status::Finished && from != to || is_running(to) && !is_running(from)
}

/// Numbers the change of a stored game to this status, before it is stored, if it is a milestone.
pub(in crate::store) async fn number(
    to: &mut dyn Connection,
    game: &GameId,
    status: Status,
) -> Result<(), StoreError> {
    let from = Status::ALL
        .into_iter()
        .filter(|&from| is_milestone(from, status));
    let from: Vec<&str> = from.map(Status::as_str).collect();
    if from.is_empty() {
        return Ok(());
    }
    let mut count = QueryBuilder::new(
        to.dialect(),
        "UPDATE groups SET milestones = milestones + 1 WHERE id = (SELECT group_id FROM games WHERE id = ",
    );
    count
        .push_bind(game.as_str())
        .push(" AND status IN ")
        .push_list(from)
        .push(")");
    if count.build().execute(&mut *to).await? > 0 {
        query("UPDATE games SET milestone = (SELECT milestones FROM groups WHERE id = group_id) WHERE id = $1")
            .bind(game.as_str())
            .run(to)
            .await?;
    }
    Ok(())
}
