//! Results of earlier versions: unplayed games are not recorded any more, and early ends have no winner.

use chrono_tz::Tz;
use std::borrow::Cow;

use rowlock::domain::filters::HistoryFilter;
use rowlock::domain::ids::{GroupId, PlayerId};
use rowlock::store::{Store, migrator};
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;

use super::TIME;

/// What marks a file as ours.
const APPLICATION_ID: i32 = 0x526f_776c;

/// The version that brings the change.
const EARLY_ENDS: i64 = 20_261_122_000_060;

/// A finished game of two: its number, why it ended, and each seat's rank, total, longest row and penalties.
type Finished = (u64, &'static str, [[i32; 4]; 2]);

const GAMES: [Finished; 4] = [
    (1, "stopped", [[1, 0, 0, 0], [1, 0, 0, 0]]),
    (2, "stopped", [[1, 1, 1, 0], [2, 0, 0, 0]]),
    (3, "locks", [[1, 1, 1, 0], [2, 0, 0, 0]]),
    (4, "stopped", [[1, 0, 0, 0], [2, -5, 0, 1]]),
];

fn rows(group: &GroupId, players: &[PlayerId; 2]) -> String {
    let [ana, ben] = players;
    let mut rows = format!(
        "INSERT INTO groups (id, name, created_at) VALUES ('{group}', 'Ana', '{TIME}');
         INSERT INTO players VALUES ('{ana}', '{group}', 'Ana', 'ana'), ('{ben}', '{group}', 'Ben', 'ben');"
    );
    for (number, reason, seats) in GAMES {
        let id = rowlock::domain::ids::GameId::from_random(number);
        let uid = rowlock::domain::ids::GameUid::from_random(number);
        let code = rowlock::domain::ids::JoinCode::from_random(number);
        rows += &format!(
            "INSERT INTO games (id, group_id, uid, code, variant, mode, color_required, hide_scores, status, reason,
               created_at, started_at, finished_at)
             VALUES ('{id}', '{group}', '{uid}', '{code}', 'classic', 'sheet', 0, 0, 'finished', '{reason}',
               '{TIME}', '{TIME}', '{TIME}');"
        );
        for (seat, player) in players.iter().enumerate() {
            let [rank, total, longest, penalties] = seats[seat];
            rows += &format!(
                "INSERT INTO seats (game_id, seat, player_id, claimed, created_at, uid)
                   VALUES ('{id}', {seat}, '{player}', 1, '{TIME}', '{uid}');
                 INSERT INTO results (game_id, seat, rank, total, longest_row, penalties, rows_locked, group_id,
                   player_id, variant, finished_at)
                   VALUES ('{id}', {seat}, {rank}, {total}, {longest}, {penalties}, 0, '{group}', '{player}',
                   'classic', '{TIME}');"
            );
        }
    }
    // One that was played on paper, and of which only the points are known.
    rows += "UPDATE results SET longest_row = NULL, penalties = NULL, rows_locked = NULL WHERE total < 0;";
    rows
}

#[tokio::test]
async fn results_of_earlier_versions_follow_the_same_rule() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("rowlock.db");
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true)
        .pragma("application_id", APPLICATION_ID.to_string());
    let mut file = options.connect().await.unwrap();
    let all = migrator();
    let earlier = all.iter().filter(|it| it.version < EARLY_ENDS);
    let earlier = Migrator {
        migrations: Cow::Owned(earlier.cloned().collect()),
        ..Migrator::DEFAULT
    };
    earlier.run(&mut file).await.unwrap();
    let group = GroupId::from_random(1);
    let players = [1, 2].map(PlayerId::from_random);
    sqlx::raw_sql(AssertSqlSafe(rows(&group, &players)))
        .execute(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();

    let store = Store::open(&path).await.unwrap();
    let all = HistoryFilter::default();
    let page = store.history(&group, &all, 10, None).await.unwrap();
    assert_eq!(page.games.len(), 3);
    let stats = store.group_stats(&group, Tz::UTC, None).await.unwrap();
    let games = stats
        .games
        .iter()
        .map(|board| (&*board.variant, board.games));
    assert!(games.eq([("classic", 3)]));
    let ana = store.player_stats(&players[0], 10, Tz::UTC).await.unwrap();
    let sums = &ana.boards[0];
    assert_eq!((sums.games, sums.wins, sums.points), (3, 1, 2));
    let rival = &ana.head_to_head[0];
    assert_eq!((rival.games, rival.wins, rival.losses), (1, 1, 0));
    assert!(store.uncertain_results(None, 10).await.unwrap().is_empty());
}
