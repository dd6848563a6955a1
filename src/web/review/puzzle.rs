//! The moments of a finished game as puzzles: dice and sheet as they were, the choices, and then what each was worth.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_coach::{Crossed, CrossedSpace, Depth, Moment, Report};
use rowlock_rules::{Seq, Status};
use serde::Deserialize;

use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::http::HttpError;
use crate::web::game::context::GameContext;
use crate::web::game::moment::{dice_of, table_before};
use crate::web::game::moment_text::{first_of, name_of, spaces};
use crate::web::game::report::ReportState;
use crate::web::game::request::GameRequest;
use crate::web::game::seat_sheets::static_sheets_at;
use crate::web::game::sheet::dice::Die;
use crate::web::kit::filters;
use crate::web::kit::labels::decimal;
use crate::web::kit::response::see_other;
use crate::web::kit::static_sheet::StaticSheet;

/// The most puzzles of a game: the costliest moments of all players.
const MOST: usize = 5;

/// The signs of the choices, in the order in which they are shown.
const SIGNS: [&str; 4] = ["A", "B", "C", "D"];

#[derive(Template)]
#[template(path = "review/puzzle.html")]
struct PuzzlePage<'a> {
    context: &'a GameContext,
    /// The lobby of the next game, in which this phone waits.
    lobby: Option<(GameId, Seq)>,
    /// Why there is no puzzle, if there is none.
    missing: Option<&'static str>,
    is_awaited: bool,
    puzzle: Option<Puzzle>,
}

/// One moment.
struct Puzzle {
    /// Its number, from 1, and how many there are.
    number: usize,
    count: usize,
    at: Seq,
    name: String,
    title: Message,
    dice: Option<(Vec<Die>, Message)>,
    /// The sum of the white dice, where nothing else is known of the roll.
    white_sum: Option<u8>,
    sheet: StaticSheet,
    choices: Vec<PuzzleChoice>,
    /// The chosen one.
    chosen: Option<usize>,
}

struct PuzzleChoice {
    sign: &'static str,
    text: Message,
    /// How many points less it was worth than the best.
    less: Option<Message>,
    is_played: bool,
}

/// Which puzzle is shown, and the answer to it.
#[derive(Debug, Deserialize)]
pub(super) struct PuzzleQuery {
    #[serde(default = "first")]
    number: usize,
    choice: Option<usize>,
    /// Whether it was opened in the lobby of the next game.
    #[serde(default)]
    lobby: bool,
}

const fn first() -> usize {
    1
}

/// The moments of the report that make puzzles, the costliest first.
fn moments(report: &Report) -> Vec<&Moment> {
    let seats = report.seats.iter();
    let mut moments: Vec<&Moment> = seats.flat_map(|seat| &seat.moments).collect();
    moments.sort_by_key(|moment| (-moment.loss, moment.turn, moment.seat));
    moments.truncate(MOST);
    moments
}

/// Whether the report has a puzzle.
pub(super) fn has_puzzles(report: &Report) -> bool {
    !moments(report).is_empty()
}

impl Puzzle {
    fn new(context: &GameContext, report: &Report, query: &PuzzleQuery) -> Option<Self> {
        let moments = moments(report);
        let moment = *moments.get(query.number.checked_sub(1)?)?;
        let table = table_before(context, moment.seq)?;
        let sheets = static_sheets_at(context, &table);
        let mut sheet = sheets.into_iter().nth(moment.seat.index())?;
        let all = choices(moment);
        for (sign, (crossed, _)) in SIGNS.into_iter().zip(&all) {
            for space in spaces(*crossed) {
                sheet.show_choice(name_of(&space), sign);
            }
        }
        let white = all.iter().find_map(|(crossed, _)| crossed.white);
        let choice = |(sign, &(crossed, less)): (&'static str, &(Crossed, f64))| PuzzleChoice {
            sign,
            text: choice_text(context, moment, crossed),
            less: (less > 0.0).then(|| msg("puzzle-less").with("points", decimal(less))),
            is_played: crossed == moment.played,
        };
        Some(Self {
            number: query.number,
            count: moments.len(),
            at: moment.seq,
            name: context.name(moment.seat).to_owned(),
            title: msg("puzzle-moment")
                .with("name", context.name(moment.seat))
                .with("turn", moment.turn),
            dice: dice_of(&table),
            white_sum: white
                .filter(|_| report.depth == Depth::WhiteSums)
                .map(|space| space.number),
            sheet,
            choices: SIGNS.into_iter().zip(&all).map(choice).collect(),
            chosen: query.choice.filter(|&choice| choice < all.len()),
        })
    }

    fn is_chosen(&self, index: &usize) -> bool {
        self.chosen == Some(*index)
    }
}

/// What could have been crossed, by row and number so that the order gives nothing away, each with how many points less
/// it was worth than the best.
fn choices(moment: &Moment) -> Vec<(Crossed, f64)> {
    let mut choices = vec![(moment.played, moment.loss.as_f64()), (moment.better, 0.0)];
    let others = moment.others.iter();
    choices.extend(others.map(|other| (other.crossed, other.loss.as_f64())));
    let place = |space: CrossedSpace| (space.row, space.number);
    choices.sort_by_key(|(crossed, _)| {
        let all: Vec<_> = spaces(*crossed).into_iter().map(place).collect();
        (all.is_empty(), all)
    });
    choices
}

fn choice_text(context: &GameContext, moment: &Moment, crossed: Crossed) -> Message {
    match &spaces(crossed)[..] {
        [] if moment.is_active => msg("puzzle-penalty"),
        [] => msg("puzzle-nothing"),
        spaces => first_of(context, spaces),
    }
}

pub(super) async fn show(
    request: GameRequest,
    Query(query): Query<PuzzleQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    if !context.may_review() {
        return Ok(request.redirect(""));
    }
    let mut lobby = None;
    if let Some(next) = context.details.next.as_ref().filter(|_| query.lobby) {
        let game = GameContext::load(&request, next, None).await?;
        if game.status() != Status::Lobby {
            return Ok(see_other(&format!("/games/{next}")).finish());
        }
        lobby = Some((next.clone(), game.game.seq()));
    }
    let (missing, puzzle) = match &context.report {
        ReportState::Off => (Some("coach-none-judged"), None),
        ReportState::Awaited(message) => (Some(*message), None),
        ReportState::Made(report) if has_puzzles(report) => {
            (None, Puzzle::new(&context, report, &query))
        }
        ReportState::Made(_) => (Some("coach-no-moments"), None),
    };
    if missing.is_none() && puzzle.is_none() {
        return Ok(request.redirect("/review/puzzles"));
    }
    Ok(request.ok(&PuzzlePage {
        context: &context,
        lobby,
        missing,
        is_awaited: matches!(context.report, ReportState::Awaited(_)),
        puzzle,
    }))
}
