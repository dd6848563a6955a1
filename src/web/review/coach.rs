//! What the coach says of a finished game: what the dice gave, what choices cost, and the moments worth a look.

use askama::Template;

use super::sentences::{fact_sentences, moment_sentence};
use crate::coach::{Depth, Moment, Points, Report, SeatReport};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::http::HttpError;
use crate::rules::{Seat, Seq};
use crate::web::game::context::GameContext;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;
use crate::web::kit::labels::signed;

/// The report on a game, as a page has it.
pub(super) enum ReportState {
    /// The group has switched reports off.
    Off,
    /// It is being made.
    Awaited,
    Made(Box<Report>),
}

/// The section of the page.
#[derive(Template)]
#[template(path = "review/coach.html")]
pub(super) struct CoachSection {
    review: String,
    /// Whether the report is being made.
    is_awaited: bool,
    /// What was judged, and how; `None` where nothing was.
    about: Option<&'static str>,
    /// The titles of the columns.
    columns: Vec<&'static str>,
    seats: Vec<SeatLine>,
    moments: Vec<MomentLine>,
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

impl ReportState {
    pub(super) async fn of(request: &GameRequest) -> Result<Self, HttpError> {
        let report = request.games.report(request.principal(), &request.id).await;
        Ok(match report {
            Ok(Some(json)) => Self::Made(Box::new(read(&json)?)),
            Ok(None) => Self::Awaited,
            Err(error) if error.code == ErrorCode::NotFound => Self::Off,
            Err(error) => return Err(error.into()),
        })
    }

    pub(super) fn report(&self) -> Option<&Report> {
        match self {
            Self::Made(report) => Some(report),
            Self::Off | Self::Awaited => None,
        }
    }

    /// The section; `None` if there is nothing to say, and will not be.
    pub(super) fn section(&self, context: &GameContext) -> Option<CoachSection> {
        match self {
            Self::Off => None,
            Self::Awaited => Some(CoachSection::awaited(context)),
            Self::Made(report) => {
                let section = CoachSection::new(context, report);
                let is_empty = section.seats.is_empty() && section.facts.is_empty();
                (!is_empty).then_some(section)
            }
        }
    }
}

fn read(json: &str) -> Result<Report, Error> {
    serde_json::from_str(json).map_err(|error| {
        tracing::error!(%error, "a stored report cannot be read");
        Error::new(ErrorCode::Internal, "storage-unreadable")
    })
}

impl CoachSection {
    fn awaited(context: &GameContext) -> Self {
        Self {
            review: review(context),
            is_awaited: true,
            about: None,
            columns: Vec::new(),
            seats: Vec::new(),
            moments: Vec::new(),
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
            is_awaited: false,
            about: match report.depth {
                Depth::Facts => None,
                Depth::WhiteSums => Some("coach-about-white-sums"),
                Depth::Rolls => Some("coach-about-rolls"),
                Depth::Exact => Some("coach-about-exact"),
            },
            seats: match columns[..] {
                [] => Vec::new(),
                [..] => context.seats().map(seat).collect(),
            },
            columns: columns.iter().map(|(title, _)| *title).collect(),
            moments: report.moments.iter().map(moment).collect(),
            facts: facts
                .map(|(at, sentence)| FactLine { at, sentence })
                .collect(),
        }
    }
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
    if matches!(report.depth, Depth::Rolls | Depth::Exact) {
        columns.push(("coach-luck", of_report(report, luck)));
    }
    if !report.seats.is_empty() {
        let cost = |seat: &SeatReport| whole(seat.given_away).to_string();
        columns.push(("coach-cost", of_report(report, cost)));
    }
    if report.depth == Depth::WhiteSums {
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
    let here = moments.filter(|moment| moment.seq == seq);
    here.map(|moment| (moment.seat, moment_sentence(context, report, moment)))
        .collect()
}
