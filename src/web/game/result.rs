//! How a game ended.

use askama::Template;

use super::context::Seen;
use super::event_text;
use super::seat_sheets::papers;
use crate::domain::i18n::{Arg, Said, said};
use crate::domain::ids::GameId;
use crate::games::{GAME_RESTS, ResultView, StandingView};
use crate::history::export::bgstats_link;
use crate::rules::{Action, Color, EventKind, MAX_PENALTIES, Reason, Seat, Seq};
use crate::web::game::sheet::penalty_notice::Notice;
use crate::web::kit::filters;
use crate::web::kit::labels;
use crate::web::kit::labels::{color_first, color_name};
use crate::web::kit::static_sheet::Paper;

/// The result.
#[derive(Template)]
#[template(path = "game/result.html")]
pub(crate) struct Outcome {
    game: GameId,
    seq: Seq,
    seat: Seat,
    title: Said,
    board: String,
    /// When it was played.
    played: Option<(String, Said)>,
    ending: Vec<Said>,
    error: Option<Said>,
    colors: [Color; 4],
    lines: Vec<Line>,
    next: Option<GameId>,
    may_review: bool,
    /// Whether the reader belongs to the game, and does not only look on.
    belongs: bool,
    is_host: bool,
    /// Whether it may share and delete the game.
    may_manage: bool,
    is_shared: bool,
    starter: Option<String>,
    may_undo: bool,
    may_go_back: bool,
    papers: Vec<Paper>,
    /// Takes the play to the app Board Game Stats.
    bgstats: Option<String>,
}

/// A line of the ranking.
struct Line {
    rank: u32,
    name: String,
    scores: Vec<Option<u32>>,
    penalty_score: Option<i32>,
    total: i32,
}

impl Outcome {
    /// The result of a finished game, with what is wrong with what was just asked.
    pub(crate) fn new(seen: &Seen, result: &ResultView, error: Option<Said>) -> Self {
        let view = &seen.view;
        let seat = seen.seat.unwrap_or_else(|| seen.table().host());
        Self {
            game: view.id.clone(),
            seq: view.seq,
            seat,
            title: title(seen, result),
            board: seen.board().name.clone(),
            played: played(seen),
            ending: ending(seen, result.reason)
                .into_iter()
                .chain(ended_by(seen))
                .collect(),
            error,
            colors: Color::ALL,
            lines: result
                .standings
                .iter()
                .map(|line| row(seen, line))
                .collect(),
            next: view.next.clone(),
            may_review: seen.may_review(),
            belongs: seen.access.belongs(),
            is_host: seen.access.host,
            may_manage: seen.access.may_manage(),
            is_shared: seen.is_shared,
            starter: seen
                .table()
                .next_to_begin()
                .map(|seat| seen.name(seat).to_owned()),
            may_undo: (seen.moves_as_host() || seen.seat.is_some())
                && seen.refusal(seat, Action::Undo {}).is_none(),
            may_go_back: seen.may_rewind(),
            // Of what was played on paper only the numbers are known.
            papers: if seen.game.is_paper() {
                Vec::new()
            } else {
                papers(seen)
            },
            bgstats: bgstats_link(view, seen.table()).filter(|_| !seen.table().is_unplayed()),
        }
    }

    pub(crate) fn title(&self) -> Said {
        self.title.clone()
    }
}

fn row(seen: &Seen, line: &StandingView) -> Line {
    let seat = seen.view.seats.get(line.seat.index());
    let score = |&row: &Color| seat.and_then(|seat| seat.rows[row].score);
    Line {
        rank: line.rank,
        name: seen.name(line.seat).to_owned(),
        scores: Color::ALL.iter().map(score).collect(),
        penalty_score: seat.and_then(|seat| seat.penalty_score),
        total: line.total,
    }
}

/// When the game ended, for programs and in words.
pub(crate) fn played(seen: &Seen) -> Option<(String, Said)> {
    let at = seen.view.finished_at?;
    Some((at.to_rfc3339(), labels::date(at, seen.zone)))
}

/// Who won, or that nobody did.
pub(crate) fn title(seen: &Seen, result: &ResultView) -> Said {
    if seen.table().is_unplayed() {
        return said("result-unplayed");
    }
    if !result.has_winner() {
        return said("years-result-stopped");
    }
    let first = result.standings.iter().filter(|line| line.rank == 1);
    let winners: Vec<Arg> = first.map(|line| Arg::from(seen.name(line.seat))).collect();
    match winners.as_slice() {
        [one] => said("result-wins").with("name", one),
        _ => said("result-tie").with("names", Arg::List(winners)),
    }
}

/// How it ended, and by whom.
pub(crate) fn ending(seen: &Seen, reason: Reason) -> Vec<Said> {
    let mut told = vec![self::reason(seen, reason)];
    match reason {
        Reason::Locks | Reason::Stopped if seen.game.is_paper() => {}
        Reason::Locks => told.extend(locks(seen)),
        Reason::Penalties => {}
        Reason::Stopped => told.extend(stopped(seen)),
    }
    if seen.table().is_unplayed() {
        told.push(said("result-not-recorded"));
    } else if reason == Reason::Stopped {
        told.push(said("result-no-winner"));
    }
    told
}

/// Who ended the reader's turn, where that penalty ended the game.
fn ended_by(seen: &Seen) -> Option<Said> {
    let notice = Notice::of(seen, seen.seat?)?;
    (seen.event(notice.seq) == seen.end()).then_some(notice.told)
}

/// Who locked what.
fn locks(seen: &Seen) -> Vec<Said> {
    let lockers = seen.lockers();
    let told = |row: Color| match &lockers[row][..] {
        [] => said("story-close").with("color", color_first(row)),
        names => said("result-locked")
            .with("names", names.to_vec())
            .with("row", color_name(row)),
    };
    let rows = seen.table().closed_rows().into_iter();
    rows.map(told).collect()
}

/// Who ended it early.
fn stopped(seen: &Seen) -> Option<Said> {
    let end = seen.end()?;
    Some(if seen.was_abandoned() {
        said("result-abandoned").with("days", GAME_RESTS.num_days())
    } else if end.kind == (EventKind::Finish {}) {
        said("result-stopped-by").with("name", seen.name(seen.table().host()))
    } else {
        event_text::told(seen, end)
    })
}

/// How it ended.
pub(crate) fn reason(seen: &Seen, reason: Reason) -> Said {
    match reason {
        // Nobody wrote down which rows it were.
        Reason::Locks | Reason::Stopped if seen.game.is_paper() => said("years-on-paper"),
        Reason::Locks => {
            let rows = seen.table().closed_rows();
            let rows = rows.iter().map(|&row| Arg::from(color_name(row)));
            said("result-locks").with("rows", Arg::List(rows.collect()))
        }
        Reason::Penalties => {
            let full = seen.view.seats.iter();
            let full = full.filter(|seat| seat.penalties >= MAX_PENALTIES);
            let names = full.map(|seat| Arg::from(&seat.name));
            said("result-penalties").with("names", Arg::List(names.collect()))
        }
        Reason::Stopped => said("result-stopped"),
    }
}
