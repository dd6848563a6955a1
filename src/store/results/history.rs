//! Lists of games, newest first, each read with one statement.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use rowlock_rules::{Seat, SeatSummary, Status};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use crate::domain::filters::{Cursor, DayStart, HistoryFilter, TextFilter};
use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, GameUid, GroupId, PlayerId};
use crate::store::db::{Dialect, QueryBuilder, Row, query};
use crate::store::error::StoreError;
use crate::store::games::seat_results;
use crate::store::games::stored_game::{GameRow, game_row};
use crate::store::groups::group::Group;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// A listed game.
#[derive(Clone, Debug)]
pub struct HistoryGame {
    pub row: GameRow,
    /// The seats, in order.
    pub seats: Vec<HistorySeat>,
}

/// A seat of a game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LineSeat)]
pub struct HistorySeat {
    pub seat: Seat,
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// The points, if the game is finished.
    #[serde(rename = "total", serialize_with = "total")]
    #[schema(value_type = Option<i32>, required)]
    pub summary: Option<SeatSummary>,
}

fn total<S: Serializer>(summary: &Option<SeatSummary>, to: S) -> Result<S::Ok, S::Error> {
    summary.as_ref().map(|summary| summary.total).serialize(to)
}

/// An unfinished game, as a holder of rights finds it.
#[derive(Clone, Debug)]
pub struct UnfinishedGame {
    pub game: HistoryGame,
    /// The host's seat, while the game is in its lobby.
    pub host: Option<Seat>,
    /// Whether the holder plays in it or is its host.
    pub is_own: bool,
}

#[derive(Clone, Debug)]
pub struct HistoryPage {
    pub games: Vec<HistoryGame>,
    /// The cursor of the next page; `None` on the last.
    pub next: Option<Cursor>,
}

impl Store {
    pub async fn uids(&self, group: &GroupId) -> Result<HashSet<GameUid>, StoreError> {
        query("SELECT uid FROM games WHERE group_id = $1")
            .bind(group.as_str())
            .read_all(&self.database, |row| row.parse("uid"))
            .await
    }

    /// When the last game on paper of each day is listed.
    pub async fn paper_days(
        &self,
        group: &GroupId,
    ) -> Result<HashMap<NaiveDate, DateTime<Utc>>, StoreError> {
        query(
            "SELECT day, max(created_at) AS created_at FROM games \
             WHERE group_id = $1 AND day IS NOT NULL GROUP BY day",
        )
        .bind(group.as_str())
        .read_all(&self.database, |row| {
            Ok((row.parse("day")?, row.parse("created_at")?))
        })
        .await
    }

    /// A page of the recorded games of a group, newest first, after this cursor.
    pub async fn history(
        &self,
        group: &GroupId,
        filter: &HistoryFilter,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<HistoryPage, StoreError> {
        let mut query = of_games(self.database.dialect(), "");
        select(&mut query, group, filter, after);
        query.push(" LIMIT ").push_bind(limit.saturating_add(1));
        push_seats(&mut query);
        let rows = query.build().fetch_all(&self.database).await?;
        let games = with_seats(&rows)?.into_iter();
        Ok(HistoryPage::of(
            games.map(|(game, _)| game).collect(),
            limit,
        ))
    }

    /// The first page of the recorded games of each of these groups, of this status or of any.
    pub async fn latest_games(
        &self,
        groups: &[Group],
        status: Option<Status>,
        limit: u32,
    ) -> Result<HashMap<GroupId, HistoryPage>, StoreError> {
        let mut query = of_games(self.database.dialect(), "");
        push_newest(
            &mut query,
            ("games", "games AS latest"),
            groups,
            limit.saturating_add(1),
            |query| {
                query.push(" AND latest.recorded");
                if let Some(status) = status {
                    query
                        .push(" AND latest.status = ")
                        .push_bind(status.as_str());
                }
            },
        );
        push_seats(&mut query);
        let rows = query.build().fetch_all(&self.database).await?;
        let mut games: HashMap<GroupId, Vec<HistoryGame>> = HashMap::new();
        for (game, _) in with_seats(&rows)? {
            games.entry(game.row.group.clone()).or_default().push(game);
        }
        let pages = games.into_iter();
        Ok(pages
            .map(|(group, games)| (group, HistoryPage::of(games, limit)))
            .collect())
    }

    /// The unfinished games of this holder, and others of these groups, newest first: at most `max_own` of the holder,
    /// and `max_others` of each group.
    pub async fn unfinished_games(
        &self,
        holder: Holder,
        groups: &[Group],
        max_own: u32,
        max_others: u32,
    ) -> Result<Vec<UnfinishedGame>, StoreError> {
        let mut query = QueryBuilder::new(
            self.database.dialect(),
            "WITH granted AS MATERIALIZED (SELECT game_id FROM grants \
             WHERE role IN ('seat', 'host') AND kind = ",
        );
        let json = query.dialect().choose("event", "event::json");
        query
            .push_bind(holder.kind())
            .push(" AND holder = ")
            .push_bind(holder.hash().0.to_vec())
            .push("), page AS (SELECT ")
            .push(COLUMNS)
            .push(format_args!(
                ", CASE games.status WHEN 'lobby' THEN coalesce((SELECT CAST({json} ->> 'seat' AS INTEGER) \
                 FROM events WHERE game_id = games.id AND {json} ->> 'type' = 'host' \
                 ORDER BY seq DESC LIMIT 1), 0) END AS host, games.id IN (SELECT game_id FROM granted) AS is_own \
                 FROM games WHERE games.id IN (SELECT id FROM (SELECT own.id FROM games AS own \
                 WHERE own.id IN (SELECT game_id FROM granted) AND own.status IN ('lobby', 'playing', 'last_call') \
                 ORDER BY own.created_at DESC, own.uid DESC LIMIT "
            ))
            .push_bind(max_own)
            .push(") AS own_games UNION ALL SELECT other.id");
        let by_status = "games AS latest INDEXED BY games_by_status";
        let table = query.dialect().choose(by_status, "games AS latest");
        push_newest(&mut query, ("other", table), groups, max_others, |query| {
            query.push(
                " AND latest.status IN ('lobby', 'playing', 'last_call') \
                 AND latest.id NOT IN (SELECT game_id FROM granted)",
            );
        });
        query.push(")");
        push_seats(&mut query);
        let rows = query.build().fetch_all(&self.database).await?;
        let unfinished = |(game, row): (HistoryGame, &Row)| {
            let host: Option<i64> = row.try_get("host")?;
            Ok(UnfinishedGame {
                game,
                host: host.map(rows::seat_number).transpose()?,
                is_own: row.try_get("is_own")?,
            })
        };
        with_seats(&rows)?.into_iter().map(unfinished).collect()
    }
}

impl HistoryPage {
    /// A page of games; the query has asked for one more than the limit.
    fn of(mut games: Vec<HistoryGame>, limit: u32) -> Self {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let has_more = games.len() > limit;
        games.truncate(limit);
        let last = games.last().filter(|_| has_more);
        let next = last.map(|game| Cursor {
            created_at: game.row.created_at,
            uid: game.row.uid.clone(),
        });
        Self { games, next }
    }
}

/// How far the listed time of a paper game can be from its day, in the current time zone of its group.
pub(in crate::store) const REACH_OF_DAYS: TimeDelta = TimeDelta::hours(36);

const COLUMNS: &str = "games.id, games.group_id, games.uid, games.code, games.code_closed, games.variant, games.mode, \
                       games.color_required, games.hide_scores, games.tap_to_end, games.clock, games.status, games.reason, games.next, \
                       games.created_at, games.started_at, games.finished_at, games.place, games.note, games.rev, \
                       games.creator, games.day, games.reason_known, games.corrected_at, games.corrected_by";

/// Begins the subquery `page` with the columns of games, and with others, which begin with a comma.
pub(super) fn of_games(dialect: Dialect, others: &'static str) -> QueryBuilder {
    let mut query = QueryBuilder::new(dialect, "WITH page AS (SELECT ");
    query.push(COLUMNS).push(others);
    query
}

/// Ends the subquery `page` and joins its games with their seats and results.
pub(super) fn push_seats(query: &mut QueryBuilder) {
    query.push(
        ") SELECT page.*, seats.seat, seats.player_id, players.name, results.summary FROM page \
         LEFT JOIN seats ON seats.game_id = page.id \
         LEFT JOIN players ON players.id = seats.player_id \
         LEFT JOIN results ON results.game_id = page.id AND results.seat = seats.seat \
         ORDER BY page.created_at DESC, page.uid DESC, page.id, seats.seat",
    );
}

/// Adds the tables and the condition of the newest games of each of these groups that a filter of `latest` leaves.
fn push_newest(
    query: &mut QueryBuilder,
    (name, table): (&str, &str),
    groups: &[Group],
    limit: u32,
    push_filter: impl FnOnce(&mut QueryBuilder),
) {
    let (before, after) = match query.dialect() {
        Dialect::Sqlite => (
            format!("CROSS JOIN games AS {name} ON {name}.id IN (SELECT latest.id"),
            ")".to_owned(),
        ),
        Dialect::Postgres => (
            "CROSS JOIN LATERAL (SELECT latest.*".to_owned(),
            format!(") AS {name}"),
        ),
    };
    query.push(format_args!(
        " FROM groups {before} FROM {table} WHERE latest.group_id = groups.id"
    ));
    push_filter(query);
    query
        .push(" ORDER BY latest.created_at DESC, latest.uid DESC LIMIT ")
        .push_bind(limit)
        .push(after)
        .push(" WHERE groups.id IN ")
        .push_list(groups.iter().map(|group| group.id.as_str()));
}

/// Selects games in their order, beginning with the table that leaves the fewest rows to look at.
fn select(
    query: &mut QueryBuilder,
    group: &GroupId,
    filter: &HistoryFilter,
    after: Option<&Cursor>,
) {
    let table = match &filter.player {
        Some(player) => {
            let join = query.dialect().ordered_join();
            query
                .push(" FROM seats")
                .push(join)
                .push("games ON id = game_id WHERE player_id = ")
                .push_bind(player.as_str())
                .push(" AND group_id = ");
            "seats"
        }
        None => {
            query.push(" FROM games WHERE group_id = ");
            "games"
        }
    };
    query.push_bind(group.as_str());
    query.push(" AND recorded");
    if let Some(status) = filter.status {
        query.push(" AND status = ").push_bind(status.as_str());
    }
    if let Some(variant) = &filter.variant {
        query.push(" AND variant = ").push_bind(variant);
    }
    if let Some(reason) = filter.reason {
        query
            .push(" AND reason_known AND reason = ")
            .push_bind(reason.as_str());
    }
    if let (Some(player), Some(won)) = (&filter.player, filter.won) {
        // With the plus sign SQLite finds it by its game, and not among all results of the player.
        let plus = query.dialect().choose("+", "");
        query
            .push(" AND EXISTS (SELECT 1 FROM results WHERE game_id = id AND ")
            .push(plus)
            .push("player_id = ")
            .push_bind(player.as_str())
            .push(if won {
                " AND rank = 1 AND NOT stopped AND players > 1)"
            } else {
                " AND rank > 1 AND NOT stopped)"
            });
    }
    if let Some(TextFilter { players, part }) = &filter.text {
        let position = query.dialect().choose("instr", "strpos");
        query
            .push(format_args!(" AND ({position}(remarks_key, "))
            .push_bind(part.clone())
            .push(
                ") > 0 OR EXISTS (SELECT 1 FROM seats AS sought \
                 WHERE sought.game_id = id AND sought.player_id IN ",
            );
        query
            .push_list(players.iter().map(PlayerId::as_str))
            .push("))");
    }
    for (operator, bound, reach) in [
        (" >= ", &filter.from, -REACH_OF_DAYS),
        (" < ", &filter.until, REACH_OF_DAYS),
    ] {
        if let Some(DayStart { day, at }) = bound {
            // The index is read from a time that no zone's day is beyond.
            query.push(" AND ").push(table).push(".created_at");
            query.push(operator).push_bind(time(*at + reach));
            query
                .push(" AND CASE WHEN games.day IS NULL THEN games.created_at")
                .push(operator)
                .push_bind(time(*at))
                .push(" ELSE games.day")
                .push(operator)
                .push_bind(day.to_string())
                .push(" END");
        }
    }
    let [at, uid] = [".created_at", ".uid"].map(|column| format!("{table}{column}"));
    if let Some(after) = after {
        query
            .push(format_args!(" AND ({at}, {uid}) < ("))
            .push_bind(time(after.created_at))
            .push(", ")
            .push_bind(after.uid.as_str())
            .push(")");
    }
    query.push(format_args!(" ORDER BY {at} DESC, {uid} DESC"));
}

/// Reads games from rows with one seat each; next to each game is its first row.
pub(super) fn with_seats(rows: &[Row]) -> Result<Vec<(HistoryGame, &Row)>, StoreError> {
    let mut games: Vec<(HistoryGame, &Row)> = Vec::new();
    for row in rows {
        let id: GameId = row.parse("id")?;
        if games.last().is_none_or(|(last, _)| last.row.id != id) {
            let (game, seats) = (game_row(row)?, Vec::new());
            games.push((HistoryGame { row: game, seats }, row));
        }
        if row.try_get::<Option<i64>>("seat")?.is_some()
            && let Some((game, _)) = games.last_mut()
        {
            game.seats.push(seat(row)?);
        }
    }
    Ok(games)
}

fn seat(row: &Row) -> Result<HistorySeat, StoreError> {
    Ok(HistorySeat {
        seat: rows::seat(row)?,
        player: row.parse("player_id")?,
        name: rows::name(row)?,
        summary: seat_results::summary(row)?,
    })
}
