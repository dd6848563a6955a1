//! The lines of a score that are stored with a result: those that do not follow from its rows and penalties.

use std::sync::Arc;

use rowlock::domain::filters::HistoryFilter;
use rowlock::domain::ids::{GameId, GroupId};
use rowlock::rules::{Board, EndReason, Seat, SeatSummary, Status};
use rowlock::store::{Change, GameEnd, GameUpdate};

use super::{TestStore, time};
use crate::rules::checks::played;

const CLASSIC: &str = include_str!("../../src/rules/boards/classic.json");
const STEPS: &str = include_str!("../../src/rules/boards/connected-steps.json");
const BONUS_B: &str = include_str!("../../src/rules/boards/bonus-b.json");
const LUCKY_15: &str = include_str!("../../src/rules/boards/lucky-15.json");

/// Boards, moves on them, and how many lines of the score are stored.
const GAMES: [(&str, &str, u32); 8] = [
    (CLASSIC, "R2 R3 - -", 0),
    (STEPS, "sheet1A Y2 G9 Y6 R7 -", 1),
    (STEPS, "sheet1A R2", 1),
    (BONUS_B, "R8 G12 B10 R9 -", 2),
    (BONUS_B, "R6 B4", 2),
    (BONUS_B, "Y3 G5 - -", 3),
    // Without a penalty it changes nothing that they would cost nothing.
    (BONUS_B, "Y3 G5", 2),
    (LUCKY_15, "T5 T11 R2", 1),
];

fn summaries(board: &str, moves: &str) -> Vec<SeatSummary> {
    let board = Arc::new(Board::parse(board).unwrap());
    let (game, _) = played(&board, moves).unwrap();
    game.table().seat_summaries()
}

impl TestStore {
    /// Stores the end of a game of one player, or that it was undone.
    async fn end(&self, game: &GameId, summaries: Option<Vec<SeatSummary>>) {
        let update = GameUpdate {
            status: Some(match summaries {
                Some(_) => Status::Finished,
                None => Status::Playing,
            }),
            started_at: Some(time()),
            ending: Some(summaries.map(|summaries| GameEnd {
                at: time(),
                reason: EndReason::Locks,
                is_reason_known: true,
                summaries,
            })),
            ..GameUpdate::of(game.clone())
        };
        let changes = vec![Change::Update(update)];
        self.store.write(changes).await.unwrap();
    }

    /// The summary of the only seat of the only game of this group.
    async fn summary(&self, group: u64) -> Option<SeatSummary> {
        let group = GroupId::from_random(group);
        let all = HistoryFilter::default();
        let page = self.store.history(&group, &all, 10, None).await.unwrap();
        page.games[0].seats[0].summary.clone()
    }

    /// How many lines are stored.
    async fn lines(&self) -> u32 {
        let count = sqlx::query_scalar("SELECT count(*) FROM result_lines");
        count.fetch_one(&mut self.raw().await).await.unwrap()
    }
}

#[tokio::test]
async fn a_result_is_read_with_all_lines_of_its_score_whose_sum_is_the_total() {
    for (board, moves, stored) in GAMES {
        let fixture = TestStore::open().await;
        let game = fixture.game(1).await;
        let summaries = summaries(board, moves);
        fixture.end(&game, Some(summaries.clone())).await;
        let read = fixture.summary(1).await.unwrap();
        assert_eq!(read, summaries[0], "{moves}");
        let lines = read.lines.unwrap();
        let sum: i32 = lines.iter().map(|line| line.score).sum();
        assert_eq!(sum, read.total, "{moves}");
        assert_eq!(fixture.lines().await, stored, "{moves}");
    }
}

#[tokio::test]
async fn a_result_of_which_only_the_total_is_known_has_no_lines() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let summary = SeatSummary {
        seat: Seat::new(0).unwrap(),
        rank: 1,
        total: 54,
        rows: None,
        lines: None,
        penalties: None,
        rows_locked: None,
        skipped: None,
        started: None,
        is_paper: false,
    };
    fixture.end(&game, Some(vec![summary.clone()])).await;
    assert_eq!(fixture.summary(1).await, Some(summary));
}

#[tokio::test]
async fn the_lines_of_a_result_are_deleted_with_it_and_stored_anew() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let first = summaries(BONUS_B, "Y3 G5 - -");
    fixture.end(&game, Some(first)).await;
    assert_eq!(fixture.lines().await, 3);
    fixture.end(&game, None).await;
    assert_eq!(fixture.lines().await, 0);
    assert_eq!(fixture.summary(1).await, None);

    let second = summaries(BONUS_B, "Y3 G5 R2 -");
    fixture.end(&game, Some(second.clone())).await;
    assert_eq!(fixture.summary(1).await, Some(second[0].clone()));
    let changes = vec![Change::DeleteGame(game)];
    fixture.store.write(changes).await.unwrap();
    assert_eq!(fixture.lines().await, 0);
}
