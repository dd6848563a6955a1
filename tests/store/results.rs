//! What is stored of a result: its summary, which is read again as it was.

use std::sync::Arc;

use rowlock::domain::filters::HistoryFilter;
use rowlock::domain::ids::{GameId, GroupId};
use rowlock::store::{Change, GameEnd, GameUpdate};
use rowlock_rules::{Board, EndReason, Seat, SeatSummary, Status};

use super::{TestStore, time};
use crate::rules::checks::played;

const CLASSIC: &str = include_str!("../../src/rules/boards/classic.json");
const STEPS: &str = include_str!("../../src/rules/boards/connected-steps.json");
const BONUS_B: &str = include_str!("../../src/rules/boards/bonus-b.json");
const LUCKY_15: &str = include_str!("../../src/rules/boards/lucky-15.json");

/// Boards, and moves on them.
const GAMES: [(&str, &str); 8] = [
    (CLASSIC, "R2 R3 - -"),
    (STEPS, "sheet1A Y2 G9 Y6 R7 -"),
    (STEPS, "sheet1A R2"),
    (BONUS_B, "R8 G12 B10 R9 -"),
    (BONUS_B, "R6 B4"),
    (BONUS_B, "Y3 G5 - -"),
    // Without a penalty it changes nothing that they would cost nothing.
    (BONUS_B, "Y3 G5"),
    (LUCKY_15, "T5 T11 R2"),
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
}

#[tokio::test]
async fn a_result_is_read_with_all_lines_of_its_score_whose_sum_is_the_total() {
    for (board, moves) in GAMES {
        let fixture = TestStore::open().await;
        let game = fixture.game(1).await;
        let summaries = summaries(board, moves);
        fixture.end(&game, Some(summaries.clone())).await;
        let read = fixture.summary(1).await.unwrap();
        assert_eq!(read, summaries[0], "{moves}");
        let lines = read.lines.unwrap();
        let sum: i32 = lines.iter().map(|line| line.score).sum();
        assert_eq!(sum, read.total, "{moves}");
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
async fn a_result_is_deleted_with_the_end_of_its_game_and_stored_anew() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let first = summaries(BONUS_B, "Y3 G5 - -");
    fixture.end(&game, Some(first)).await;
    fixture.end(&game, None).await;
    assert_eq!(fixture.summary(1).await, None);

    let second = summaries(BONUS_B, "Y3 G5 R2 -");
    fixture.end(&game, Some(second.clone())).await;
    assert_eq!(fixture.summary(1).await, Some(second[0].clone()));
}

#[tokio::test]
async fn a_summary_is_a_format_for_ever() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    fixture
        .end(&game, Some(summaries(BONUS_B, "Y3 G5 - -")))
        .await;
    let stored: String = sqlx::query_scalar("SELECT summary FROM results")
        .fetch_one(&mut fixture.raw().await)
        .await
        .unwrap();
    let golden = concat!(
        r#"{"seat":0,"rank":1,"total":2,"rows":{"red":{"crosses":0,"score":0},"yellow":{"crosses":1,"score":1},"#,
        r#""green":{"crosses":1,"score":1},"blue":{"crosses":0,"score":0}},"lines":[{"line":"red","crosses":0,"score":0},"#,
        r#"{"line":"yellow","crosses":1,"score":1},{"line":"green","crosses":1,"score":1},"#,
        r#"{"line":"blue","crosses":0,"score":0},{"line":"double","score":0},{"line":"bonus","score":0},"#,
        r#"{"line":"penalties","score":0}],"penalties":2,"rows_locked":0,"skipped":8,"started":null,"is_paper":false}"#,
    );
    assert_eq!(stored, golden);
}
