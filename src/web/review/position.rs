//! One position of a finished game: the turn, what just happened, all sheets.

use askama::Template;
use rowlock_coach::Report;
use rowlock_rules::{
    Correction, Cross, Event, EventKind, Label, LoggedPosition, RowName, Seat, Seq, SpaceName,
    Status, Table,
};

use super::coach::sentences_at;
use crate::domain::i18n::{Message, msg};
use crate::games::ResultView;
use crate::web::game::context::GameContext;
use crate::web::game::event_text;
use crate::web::game::seat_sheets::static_sheets_at;
use crate::web::game::sheet::dice::{self, Die};
use crate::web::game::{result, result_story};
use crate::web::kit::filters;
use crate::web::kit::static_sheet::StaticSheet;

/// One position: part of the page, and fetched alone by scripts.
#[derive(Template)]
#[template(path = "review/position.html")]
pub(super) struct PositionFragment {
    seq: Seq,
    /// Its number, counted from 1.
    number: usize,
    count: usize,
    /// Its x coordinate on the chart.
    x: String,
    title: Message,
    events: Vec<Message>,
    /// What is said of the choices, by player.
    choices: Vec<(String, Vec<Message>)>,
    dice: Option<(Vec<Die>, Message)>,
    sheets: Vec<StaticSheet>,
}

impl PositionFragment {
    /// The position at this index, of `count`, with what the report says of it.
    pub(super) fn new(
        context: &GameContext,
        report: Option<&Report>,
        position: &LoggedPosition,
        (index, count): (usize, usize),
        x: String,
    ) -> Self {
        let LoggedPosition { seq, table } = position;
        let mut sheets = static_sheets_at(context, table);
        if let Some((seat, event)) = context.event(*seq).and_then(|it| Some((it.seat?, it))) {
            show_new_crosses(&mut sheets, seat, event);
        }
        Self {
            seq: *seq,
            number: index + 1,
            count,
            x,
            title: title(context, table, index),
            events: describe(context, position),
            choices: sentences_at(context, report, *seq)
                .into_iter()
                .map(|(seat, sentence)| (context.name(seat).to_owned(), sentence))
                .collect(),
            dice: table
                .dice()
                .map(|roll| (dice::dice(table), dice::roll_label(Some(roll)))),
            sheets,
        }
    }
}

/// The last event in words; at the end also how the game ended.
fn describe(context: &GameContext, position: &LoggedPosition) -> Vec<Message> {
    let ending =
        result_at(context, &position.table).map(|it| result_story::ending(context, it.reason));
    let event = context.event(position.seq);
    let is_finish = event.is_some_and(|event| event.kind == EventKind::Finish {});
    let event = event.filter(|_| !is_finish || ending.is_none());
    let happened = event.map(|event| event_text::describe(context, event));
    happened
        .into_iter()
        .chain(ending.into_iter().flatten())
        .collect()
}

/// Whose turn it was; without turns, the number of the move.
fn title(context: &GameContext, table: &Table, index: usize) -> Message {
    match (result_at(context, table), table.active(), table.turn()) {
        (Some(result), _, _) => result::title(context, result),
        (None, Some(active), Some(turn)) => msg("all-sheets-turn")
            .with("name", context.name(active))
            .with("turn", turn),
        (None, _, _) => move_name(index),
    }
}

/// The result, if the game is over in this state.
fn result_at<'a>(context: &'a GameContext, table: &Table) -> Option<&'a ResultView> {
    let result = context.details.result.as_ref();
    result.filter(|_| table.status() == Status::Finished)
}

/// The title of a position in a game without turns; the first one is the start.
pub(super) fn move_name(index: usize) -> Message {
    match index {
        0 => msg("review-start"),
        index => msg("review-move").with("move", index),
    }
}

/// Marks the crosses of the event on the sheet of the seat as new.
fn show_new_crosses(sheets: &mut [StaticSheet], seat: Seat, event: &Event) {
    let crossed = match event.kind {
        EventKind::Cross(Cross { space, .. })
        | EventKind::Correct(Correction::Space {
            space,
            crossed: true,
        }) => Some(space),
        _ => None,
    };
    let by_rule = event.effects.iter().filter_map(|effect| effect.crossed());
    let swap = match event.kind {
        EventKind::Cross(Cross {
            swap: Some(field), ..
        }) => Some(SpaceName {
            row: RowName::Swaps,
            label: Label::Number(field),
            second: false,
        }),
        _ => None,
    };
    if let Some(sheet) = sheets.get_mut(seat.index()) {
        for space in crossed.into_iter().chain(swap).chain(by_rule) {
            sheet.show_as_new(space);
        }
    }
}
