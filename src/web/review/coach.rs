//! What the coach says of a finished game: what the dice gave, what choices cost, and the moments worth a look.

use askama::Template;
use rowlock_coach::{Depth, Moment, Points, Report, SeatReport, Unjudged};
use rowlock_rules::{Seat, Seq};

use super::puzzle::has_puzzles;
use super::sentences::fact_sentences;
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::game::moment_text::{choice_sentence, moment_sentence};
use crate::web::game::report::{ReportState, is_judged};
use crate::web::kit::filters;
use crate::web::kit::labels::signed;

/// The section of the page.
#[derive(Template)]
#[template(path = "review/coach.html")]
pub(super) struct CoachSection {
    review: String,
    /// What is said while the report is being made.
    awaited: Option<&'static str>,
    /// Whether any choice was judged.
    is_judged: bool,
    /// What was judged, and how, or why nothing was.
    about: Option<Message>,
    /// The titles of the columns.
    columns: Vec<&'static str>,
    seats: Vec<SeatLine>,
    moments: Vec<MomentLine>,
    has_puzzles: bool,
    facts: Vec<FactLine>,
}

/// The line of a player, with a value for each column.
struct SeatLine {
    name: String,
    values: Vec<String>,
}

/// A moment that is worth a look.
struct MomentLine {
    at: Seq,
    title: Message,
    sentence: Vec<Message>,
}

/// What can be said of every game.
struct FactLine {
    at: Seq,
    sentence: Message,
}

impl CoachSection {
    /// The section; `None` if reports are off.
    pub(super) fn of(context: &GameContext) -> Option<Self> {
        match &context.report {
            ReportState::Off => None,
            ReportState::Awaited(message) => Some(Self::awaited(context, message)),
            ReportState::Made(report) => Some(Self::new(context, report)),
        }
    }

    fn awaited(context: &GameContext, message: &'static str) -> Self {
        Self {
            review: review(context),
            awaited: Some(message),
            is_judged: false,
            about: None,
            columns: Vec::new(),
            seats: Vec::new(),
            moments: Vec::new(),
            has_puzzles: false,
            facts: Vec::new(),
        }
    }

    fn new(context: &GameContext, report: &Report) -> Self {
        let moment = |moment: &Moment| MomentLine {
            at: moment.seq,
            title: msg("coach-moment")
                .with("name", context.name(moment.seat))
                .with("turn", moment.turn),
            sentence: moment_sentence(context, report, moment),
        };
        let facts = fact_sentences(context, report).into_iter();
        let columns = columns(report);
        let seat = |seat: Seat| SeatLine {
            name: context.name(seat).to_owned(),
            values: columns.iter().map(|(_, value)| value(seat)).collect(),
        };
        Self {
            review: review(context),
            awaited: None,
            is_judged: is_judged(report),
            about: about(context, report),
            seats: match columns[..] {
                [] => Vec::new(),
                [..] => context.seats().map(seat).collect(),
            },
            columns: columns.iter().map(|(title, _)| *title).collect(),
            moments: report.moments.iter().map(moment).collect(),
            has_puzzles: has_puzzles(report),
            facts: facts
                .map(|(at, sentence)| FactLine { at, sentence })
                .collect(),
        }
    }
}

/// What was judged, and how, or why nothing was.
fn about(context: &GameContext, report: &Report) -> Option<Message> {
    Some(match (report.depth, report.games) {
        (Depth::Facts, _) => msg(match Unjudged::of(&context.game)? {
            Unjudged::NoTurns => "coach-about-sheet",
            Unjudged::Board => "coach-about-board",
        }),
        _ if !is_judged(report) => msg("coach-none-judged"),
        (_, Some(games)) => msg("coach-about-long").with("games", games),
        (Depth::WhiteSums, None) => msg("coach-about-white-sums"),
        (Depth::Rolls, None) => msg("coach-about-rolls"),
        (Depth::Exact, None) => msg("coach-about-exact"),
    })
}

/// A column of the table: its title, and the value of a seat.
type Column<'a> = (&'static str, Box<dyn Fn(Seat) -> String + 'a>);

/// What is known of the choices of each seat.
fn columns(report: &Report) -> Vec<Column<'_>> {
    fn of_report<'a>(
        report: &'a Report,
        value: fn(&SeatReport) -> String,
    ) -> Box<dyn Fn(Seat) -> String + 'a> {
        Box::new(move |seat| {
            let found = report.seats.iter().find(|it| it.seat == seat);
            found.map_or_else(String::new, value)
        })
    }
    let luck = |seat: &SeatReport| seat.luck.map_or_else(String::new, gained);
    let mut columns: Vec<Column> = Vec::new();
    let is_judged = is_judged(report);
    if is_judged && matches!(report.depth, Depth::Rolls | Depth::Exact) {
        columns.push(("coach-luck", of_report(report, luck)));
    }
    if is_judged {
        let cost = |seat: &SeatReport| match seat.decisions {
            0 => "–".to_owned(),
            _ => whole(seat.given_away).to_string(),
        };
        columns.push(("coach-cost", of_report(report, cost)));
    }
    if is_judged && report.depth == Depth::WhiteSums {
        let decisions = |seat: &SeatReport| seat.decisions.to_string();
        columns.push(("coach-decisions", of_report(report, decisions)));
    }
    let second = &report.facts.second_crosses;
    if !second.is_empty() {
        let value = |seat| {
            let found = second.iter().find(|it| it.seat == seat);
            found.map_or_else(String::new, |it| format!("{} / {}", it.with_two, it.turns))
        };
        columns.push(("coach-second-crosses", Box::new(value)));
    }
    columns
}

fn review(context: &GameContext) -> String {
    format!("/games/{}/review", context.details.id)
}

/// Points as people count them.
fn whole(points: Points) -> i32 {
    points.as_f64().round() as i32
}

/// Points that were gained or lost, with their sign.
fn gained(points: Points) -> String {
    match whole(points) {
        points @ 1.. => format!("+{points}"),
        points => signed(points),
    }
}

/// What is said of the choices of all seats at this event.
pub(super) fn sentences_at(
    context: &GameContext,
    report: Option<&Report>,
    seq: Seq,
) -> Vec<(Seat, Vec<Message>)> {
    let Some(report) = report else {
        return Vec::new();
    };
    let moments = report.seats.iter().flat_map(|seat| &seat.moments);
    let moments = moments.filter(|moment| moment.seq == seq);
    let moments = moments.map(|moment| (moment.seat, moment_sentence(context, report, moment)));
    let best = report.seats.iter().filter_map(SeatReport::best);
    let best = best.filter(|best| best.seq == seq);
    let best = best.map(|best| (best.seat, vec![choice_sentence(context, &best)]));
    moments.chain(best).collect()
}
