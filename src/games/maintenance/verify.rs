//! Verification of a whole database: each log is replayed by the rules and compared with what is stored in addition to it.

use std::time::Instant;

use rowlock_rules::{BoardError, Boards, EventKind, KnownBoards, OwnBoard, Status, is_unplayed};

use crate::games::sessions::GameSession;
use crate::store::{
    CheckedGame, DatabaseAddress, DatabaseCheck, DatabaseFault, OpenError, StoreError, StoredGame,
};

/// How many ids are read at once.
const BATCH_SIZE: u32 = 1000;

/// What a verification has found.
#[derive(Clone, Debug, Default)]
pub struct Verification {
    /// How many games were read.
    pub games: u64,
    /// The errors; none if the database is fine.
    pub problems: Vec<DatabaseFault>,
    /// A sentence about each trigger of another program on Rowlock's tables.
    pub triggers: Vec<String>,
}

/// Why a database could not be verified; each message is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("The database cannot be checked: {0}.")]
    Read(#[from] StoreError),
    #[error(transparent)]
    Board(#[from] BoardError),
}

/// Verifies a database, also while a server is using it; nothing in it changes.
///
/// `progress` is called with how many games of how many are verified. A fault of the database is no error of the
/// verification.
pub async fn verify_database(
    address: &DatabaseAddress,
    now: Instant,
    progress: impl FnMut(u64, u64),
) -> Result<Verification, VerifyError> {
    let mut boards = KnownBoards::from(Boards::load()?);
    let mut check = match DatabaseCheck::open(address).await {
        Ok(check) => check,
        Err(OpenError::Damaged { reason, .. }) => return Ok(damaged(reason)),
        Err(error) => return Err(error.into()),
    };
    let verified = verify(&mut check, &mut boards, now, progress).await;
    check.close().await;
    verified
}

/// The verification of a file that SQLite cannot read.
fn damaged(reason: String) -> Verification {
    Verification {
        problems: vec![DatabaseFault::new("file", reason)],
        ..Verification::default()
    }
}

async fn verify(
    check: &mut DatabaseCheck,
    boards: &mut KnownBoards,
    now: Instant,
    mut progress: impl FnMut(u64, u64),
) -> Result<Verification, VerifyError> {
    let problems = match check.check_file().await {
        Err(StoreError::Damaged(reason)) => return Ok(damaged(reason)),
        checked => checked?,
    };
    let mut found = Verification {
        problems,
        ..Verification::default()
    };
    if found.problems.iter().any(|problem| problem.place == "file") {
        // What pages that do not fit each other hold means nothing.
        return Ok(found);
    }
    for (id, file) in check.own_boards().await? {
        let place = format!("board {id}");
        match OwnBoard::load(&file) {
            Ok(board) if board.id() == id => boards.add(board),
            Ok(_) => found.problems.push(DatabaseFault::new(
                place,
                "its id does not follow from its content",
            )),
            Err(error) => found
                .problems
                .push(DatabaseFault::new(place, error.to_string())),
        }
    }
    let all = check.game_count().await?;
    let mut last = None;
    loop {
        let ids = check.ids_after(last.as_ref(), BATCH_SIZE).await?;
        let Some(end) = ids.last() else {
            break;
        };
        last = Some(end.clone());
        for id in &ids {
            let reasons = match check.game(id).await {
                Ok(Some(game)) => verify_game(game, boards, now),
                Ok(None) => Vec::new(),
                Err(StoreError::Damaged(reason)) => vec![reason],
                Err(error) => return Err(error.into()),
            };
            let place = format!("game {id}");
            let problems = reasons.into_iter();
            found
                .problems
                .extend(problems.map(|reason| DatabaseFault::new(place.clone(), reason)));
            found.games += 1;
            progress(found.games, all);
        }
    }
    found.problems.extend(check.check_derived().await?);
    found.triggers = check.foreign_triggers().await?;
    Ok(found)
}

/// Replays the log of a game; returns what is wrong with it.
fn verify_game(game: CheckedGame, boards: &KnownBoards, now: Instant) -> Vec<String> {
    match replay(&game.stored, boards, now) {
        Ok(session) => differences(&game, &session),
        Err(reason) => vec![reason],
    }
}

/// The session that follows from a log that the rules allow.
fn replay(stored: &StoredGame, boards: &KnownBoards, now: Instant) -> Result<GameSession, String> {
    let mut row = stored.game.clone();
    row.status = Status::Lobby;
    row.reason = None;
    row.started_at = None;
    row.finished_at = None;
    let mut session = GameSession::new(row, boards, now)
        .map_err(|_| format!("unknown board {}", stored.game.variant))?;
    for logged in &stored.log {
        let event = &logged.event;
        // The rules know no other games.
        if !matches!(event.kind, EventKind::Rematch { .. }) {
            session
                .game
                .verify_event(event)
                .map_err(|violation| format!("event {}: {violation}", logged.seq))?;
        }
        session.log_event(event.clone(), logged.at, None);
        session.sync_row(logged.at);
    }
    let end = session.game.verify_end();
    end.map_err(|violation| format!("end: {violation}"))?;
    Ok(session)
}

/// The stored values that differ from the log, or that no log decides.
fn differences(game: &CheckedGame, session: &GameSession) -> Vec<String> {
    let (stored, wanted) = (&game.stored.game, &session.row);
    let mut found = Vec::new();
    let mut compare = |is_equal: bool, what: &str| {
        if !is_equal {
            found.push(format!("the {what} does not follow from the log"));
        }
    };
    compare(stored.status == wanted.status, "status");
    compare(stored.reason == wanted.reason, "reason of the end");
    compare(
        stored.day.is_some() == session.game.is_paper_game(),
        "day of a game on paper",
    );
    compare(stored.started_at == wanted.started_at, "time of the start");
    compare(stored.finished_at == wanted.finished_at, "time of the end");
    let table = session.game.table();
    compare(game.stored.seats.len() == table.seats(), "number of seats");
    let is_over = wanted.status == Status::Finished;
    let summaries = if is_over {
        table.seat_summaries()
    } else {
        Vec::new()
    };
    let is_recorded = !is_over || !is_unplayed(&summaries);
    compare(game.recorded == is_recorded, "mark for the statistics");
    let summaries = if is_recorded { summaries } else { Vec::new() };
    compare(game.results.len() == summaries.len(), "number of results");
    for (result, summary) in game.results.iter().zip(&summaries) {
        let seat = u8::from(summary.seat) + 1;
        compare(
            result.total == summary.total,
            &format!("total of player {seat}"),
        );
        compare(
            result.rank == summary.rank,
            &format!("rank of player {seat}"),
        );
        let is_same = (result.rows, result.penalties, result.rows_locked)
            == (summary.rows, summary.penalties, summary.rows_locked)
            && (result.skipped, result.started) == (summary.skipped, summary.started)
            && result.lines == summary.lines;
        compare(is_same, &format!("result of player {seat}"));
    }
    found
}
