//! A finished game, gone through again.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use askama::Template;
use serde::Deserialize;

use super::position::MomentPart;
use super::score_chart::{self, CourseChart};
use crate::domain::i18n::{Said, said};
use crate::games::Games;
use crate::rules::{Color, Course, Figures, Moment, Seat, Seq, Step};
use crate::web::game::context::Seen;
use crate::web::game::result;
use crate::web::game::seat_sheets::papers;
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::labels::color_name;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::{ok, see_other};
use crate::web::kit::session::Visitor;
use crate::web::kit::static_sheet::Paper;

/// How many moments come together.
const TOGETHER: usize = 12;

/// The page.
#[derive(Template)]
#[template(path = "review/page.html")]
struct Review {
    game: String,
    title: Said,
    board: String,
    /// When it was played.
    played: Option<(String, Said)>,
    ending: Vec<Said>,
    moment: MomentPart,
    /// The moments there are, by the numbers of their events.
    seqs: Vec<Seq>,
    together: usize,
    at: Seq,
    first: Seq,
    last: Seq,
    steps: [StepLink; 4],
    chart: CourseChart,
    tiles: Vec<Tile>,
    lines: Vec<Line>,
    /// The sheets as they stood at the end, for paper.
    finals: Vec<Paper>,
}

/// A link to another moment.
struct StepLink {
    id: &'static str,
    /// What it is called: the key of a message.
    name: &'static str,
    at: Seq,
}

/// A figure worth telling.
struct Tile {
    value: String,
    title: Said,
    about: Option<Said>,
}

/// The figures of a seat.
struct Line {
    name: String,
    total: i32,
    /// The longest row, skipped numbers, penalties and locked rows.
    figures: [Option<u32>; 4],
}

/// The moments that are wanted at once.
#[derive(Template)]
#[template(
    source = "{% for moment in moments %}{{ moment|safe }}{% endfor %}",
    ext = "html"
)]
struct Moments {
    moments: Vec<MomentPart>,
}

/// Which moment is wanted; the start where none is.
#[derive(Debug, Deserialize)]
pub(super) struct Point {
    #[serde(default)]
    at: Seq,
}

/// A game with its moments and its course.
struct Story {
    seen: Seen,
    /// The moments, by the numbers of their events.
    seqs: Vec<Seq>,
    course: Course,
}

impl Story {
    fn new(seen: Seen) -> Self {
        Self {
            seqs: seen.game.moments().map(|moment| moment.seq).collect(),
            course: seen.game.course(),
            seen,
        }
    }

    /// The place of the latest moment that is not after this event; the first where all are.
    fn place(&self, seq: Seq) -> usize {
        let after = self.seqs.partition_point(|&other| other <= seq);
        after.saturating_sub(1)
    }

    /// So many moments from a place on; only these are held in memory, however long the game was.
    fn parts(&self, first: usize, count: usize) -> Vec<MomentPart> {
        let part = |(place, moment): (usize, Moment)| {
            let x = score_chart::x(&self.course, moment.seq);
            MomentPart::new(&self.seen, &moment, place, self.seqs.len(), x)
        };
        let moments = self.seen.game.moments().enumerate();
        moments.skip(first).take(count).map(part).collect()
    }

    fn page(&self, at: Seq) -> Option<Review> {
        let seen = &self.seen;
        let place = self.place(at);
        let seqs = &self.seqs;
        let (first, last) = (*seqs.first()?, *seqs.last()?);
        let at = *seqs.get(place)?;
        let before = place.checked_sub(1).map_or(first, |before| seqs[before]);
        let after = seqs.get(place + 1).copied().unwrap_or(last);
        let step = |id, name, at| StepLink { id, name, at };
        let result = seen.view.result.as_ref()?;
        Some(Review {
            game: seen.view.id.to_string(),
            title: result::title(seen, result),
            board: seen.board().name.clone(),
            played: result::played(seen),
            ending: result::ending(seen, result.reason),
            moment: self.parts(place, 1).pop()?,
            together: TOGETHER,
            at,
            first,
            last,
            steps: [
                step("first", "review-first", first),
                step("before", "review-before", before),
                step("after", "review-after", after),
                step("last", "review-last", last),
            ],
            seqs: seqs.clone(),
            chart: CourseChart::new(seen, &self.course, at),
            tiles: self.tiles(),
            lines: lines(seen),
            finals: papers(seen),
        })
    }

    fn tiles(&self) -> Vec<Tile> {
        let seen = &self.seen;
        let is_alone = seen.view.seats.len() < 2;
        let longest = seen.table().longest_row().map(|longest| {
            let row = |&(seat, row): &(Seat, Color)| {
                let row = said("review-row").with("row", color_name(row));
                row.with("name", seen.name(seat))
            };
            let rows: Vec<Said> = longest.rows.iter().map(row).collect();
            Tile {
                value: longest.crosses.to_string(),
                title: said("review-longest"),
                about: Some(said("names").with("names", rows)),
            }
        });
        let changes = (!is_alone).then(|| Tile {
            value: self.course.lead_changes().to_string(),
            title: said("review-changes"),
            about: None,
        });
        let decision = self.course.decision().map(|step| self.decision(step));
        [decision, changes, longest].into_iter().flatten().collect()
    }

    fn decision(&self, step: &Step) -> Tile {
        let led = said("review-led").with("names", self.seen.names(&step.leaders()));
        match step.turn {
            Some(turn) => Tile {
                value: turn.to_string(),
                title: said("review-decided-turn"),
                about: Some(led),
            },
            None => Tile {
                value: self.place(step.seq).to_string(),
                title: said("review-decided-move"),
                about: Some(led),
            },
        }
    }
}

/// The figures of every seat, in the order of the ranking.
fn lines(seen: &Seen) -> Vec<Line> {
    let mut figures = seen.table().figures();
    figures.sort_by_key(|figures| figures.rank);
    let line = |figures: Figures| Line {
        name: seen.name(figures.seat).to_owned(),
        total: figures.total,
        figures: [
            figures.longest_row(),
            figures.skipped,
            figures.penalties.map(u32::from),
            figures.rows_locked,
        ],
    };
    figures.into_iter().map(line).collect()
}

/// The whole page.
pub(super) async fn show(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(point): Query<Point>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, None).await?;
    if !seen.may_review() {
        return Ok(see_other(&format!("/games/{path}")).finish());
    }
    Ok(match Story::new(seen).page(point.at) {
        Some(page) => ok(visitor.look, &page),
        None => see_other(&format!("/games/{path}")).finish(),
    })
}

/// The moments that come together with the wanted one.
pub(super) async fn moments(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(point): Query<Point>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, None).await?;
    if !seen.may_review() {
        return Ok(see_other(&format!("/games/{path}")).finish());
    }
    let story = Story::new(seen);
    let first = story.place(point.at) / TOGETHER * TOGETHER;
    let moments = Moments {
        moments: story.parts(first, TOGETHER),
    };
    Ok(ok(visitor.look, &moments))
}
