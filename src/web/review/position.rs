//! A moment of a finished game: whose turn it was, what had just happened, and everyone's sheet.

use askama::Template;

use crate::domain::i18n::{Said, said};
use crate::games::ResultView;
use crate::rules::{Correction, Event, EventKind, Moment, Seat, Seq, Status, Table};
use crate::web::game::context::Seen;
use crate::web::game::event_text;
use crate::web::game::result;
use crate::web::game::seat_sheets::papers_on;
use crate::web::game::sheet::dice::{self, Die};
use crate::web::kit::filters;
use crate::web::kit::static_sheet::Paper;

/// A moment, as it is first shown and as it comes alone.
#[derive(Template)]
#[template(path = "review/position.html")]
pub(super) struct MomentPart {
    seq: Seq,
    /// Which one of them it is, from 1.
    place: usize,
    count: usize,
    /// How far right it lies on the chart.
    x: String,
    title: Said,
    told: Vec<Said>,
    dice: Option<(Vec<Die>, Said)>,
    papers: Vec<Paper>,
}

impl MomentPart {
    /// The moment at this place among so many, counted from 0.
    pub(super) fn new(seen: &Seen, moment: &Moment, place: usize, count: usize, x: String) -> Self {
        let Moment { seq, table } = moment;
        let mut papers = papers_on(seen, table);
        if let Some((seat, event)) = seen.event(*seq).and_then(|it| Some((it.seat?, it))) {
            mark(&mut papers, seat, event);
        }
        Self {
            seq: *seq,
            place: place + 1,
            count,
            x,
            title: title(seen, table, place),
            told: told(seen, moment),
            dice: table
                .dice()
                .map(|roll| (dice::dice(table), dice::told(Some(roll)))),
            papers,
        }
    }
}

/// What had just happened; at the end also how the game ended.
fn told(seen: &Seen, moment: &Moment) -> Vec<Said> {
    let ending = result_at(seen, &moment.table).map(|it| result::ending(seen, it.reason));
    let event = seen.event(moment.seq);
    let is_finish = event.is_some_and(|event| event.kind == EventKind::Finish {});
    let event = event.filter(|_| !is_finish || ending.is_none());
    let happened = event.map(|event| event_text::told(seen, event));
    happened
        .into_iter()
        .chain(ending.into_iter().flatten())
        .collect()
}

/// Whose turn it was; without turns, which move.
fn title(seen: &Seen, table: &Table, place: usize) -> Said {
    match (result_at(seen, table), table.active(), table.turn()) {
        (Some(result), _, _) => result::title(seen, result),
        (None, Some(active), Some(turn)) => said("others-turn")
            .with("name", seen.name(active))
            .with("turn", turn),
        (None, _, _) => move_name(place),
    }
}

/// The result, where it was reached.
fn result_at<'a>(seen: &'a Seen, table: &Table) -> Option<&'a ResultView> {
    let result = seen.view.result.as_ref();
    result.filter(|_| table.status() == Status::Finished)
}

/// What a move is called where there are no turns; the first moment is the start.
pub(super) fn move_name(place: usize) -> Said {
    match place {
        0 => said("review-start"),
        place => said("review-move").with("move", place),
    }
}

/// Marks what the event crossed on the seat's sheet.
fn mark(papers: &mut [Paper], seat: Seat, event: &Event) {
    let crossed = match event.kind {
        EventKind::Cross { row, number, .. }
        | EventKind::Correct(Correction::Space {
            row,
            number,
            crossed: true,
        }) => Some((row, number)),
        EventKind::Correct(Correction::Space { crossed: false, .. } | Correction::Penalties(_))
        | EventKind::Join { .. }
        | EventKind::Lucky { .. }
        | EventKind::Start { .. }
        | EventKind::Roll(_)
        | EventKind::EndTurn { .. }
        | EventKind::Penalty {}
        | EventKind::Close { .. }
        | EventKind::Finish {}
        | EventKind::Undo { .. }
        | EventKind::Leave {}
        | EventKind::Rewind { .. }
        | EventKind::Host {}
        | EventKind::Paper { .. }
        | EventKind::Rematch { .. } => None,
    };
    if let (Some((row, number)), Some(paper)) = (crossed, papers.get_mut(seat.index())) {
        paper.mark(row, number);
    }
}
