//! The choice that cost a player the most, shown with the result.

use askama::Template;
use rowlock_coach::{Moment, Report, SeatReport};
use rowlock_rules::{Seat, Seq, Table};

use super::context::GameContext;
use super::moment_text::{moment_sentence, name_of, spaces};
use super::report::ReportState;
use super::result_reader::reader;
use super::seat_sheets::static_sheets_at;
use super::sheet::dice::{self, Die};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::web::kit::filters;
use crate::web::kit::static_sheet::StaticRow;

/// The signs of the spaces of what was played, and of what was worth more.
const PLAYED: &str = "played";
const BETTER: &str = "better";

/// The section of a page.
#[derive(Template)]
#[template(path = "game/moment.html")]
pub(crate) struct MomentSection {
    game: GameId,
    title: Message,
    sentence: Message,
    /// Whether the report is being made.
    is_awaited: bool,
    picture: Option<MomentPicture>,
}

/// What a player had before them.
struct MomentPicture {
    at: Seq,
    dice: Option<(Vec<Die>, Message)>,
    rows: Vec<StaticRow>,
}

/// The dearest choice of this phone's players; of all, on a phone without any. `None` where nothing was judged.
pub(crate) fn of_reader(context: &GameContext) -> Option<MomentSection> {
    match context.access.seats[..] {
        [] => of_table(context),
        [..] => section(context, &context.access.seats),
    }
}

/// The dearest choice of the game.
pub(crate) fn of_table(context: &GameContext) -> Option<MomentSection> {
    let seats: Vec<Seat> = context.seats().collect();
    section(context, &seats)
}

/// This choice of the game; `None` while there is no report on it.
pub(crate) fn of_moment(context: &GameContext, moment: &Moment) -> Option<MomentSection> {
    let report = context.report.made()?;
    let title = msg("moment-of").with("name", context.name(moment.seat));
    MomentSection::of(context, report, moment, title)
}

fn section(context: &GameContext, seats: &[Seat]) -> Option<MomentSection> {
    let new = |sentence| MomentSection {
        game: context.details.id.clone(),
        title: msg("coach-title"),
        sentence,
        is_awaited: false,
        picture: None,
    };
    let report = match &context.report {
        ReportState::Awaited(message) if !context.table().is_unplayed() => {
            return Some(MomentSection {
                is_awaited: true,
                ..new(msg(*message))
            });
        }
        ReportState::Awaited(_) | ReportState::Off => return None,
        ReportState::Made(report) => report,
    };
    let is_shown = |it: &&SeatReport| seats.contains(&it.seat) && context.shows_scores(it.seat);
    let shown: Vec<&SeatReport> = report.seats.iter().filter(is_shown).collect();
    if shown.iter().all(|seat| seat.decisions == 0) {
        return None;
    }
    let moments = shown.iter().filter_map(|seat| seat.moments.first());
    let Some(moment) = moments.max_by_key(|moment| moment.loss) else {
        return Some(new(msg("coach-no-moments")));
    };
    let title = match reader(context) == Some(moment.seat) && seats.len() == 1 {
        true => msg("moment-own"),
        false => msg("moment-of").with("name", context.name(moment.seat)),
    };
    MomentSection::of(context, report, moment, title)
}

impl MomentSection {
    fn of(context: &GameContext, report: &Report, moment: &Moment, title: Message) -> Option<Self> {
        Some(Self {
            game: context.details.id.clone(),
            title: title.with("turn", moment.turn),
            // What was lost with the choice is said in the review.
            sentence: moment_sentence(context, report, moment)
                .into_iter()
                .next()?,
            is_awaited: false,
            picture: MomentPicture::new(context, moment),
        })
    }
}

/// The table as it was before a choice; `None` if the log has no such event.
pub(crate) fn table_before(context: &GameContext, moment: &Moment) -> Option<Table> {
    let positions = context.game.positions();
    let before = positions.take_while(|position| position.seq < moment.seq);
    before.last().map(|position| position.table)
}

/// The dice that lay on the table, where they are known.
pub(crate) fn dice_of(table: &Table) -> Option<(Vec<Die>, Message)> {
    let roll = table.dice()?;
    Some((dice::dice(table), dice::roll_label(Some(roll))))
}

impl MomentPicture {
    fn new(context: &GameContext, moment: &Moment) -> Option<Self> {
        let table = table_before(context, moment)?;
        let sheets = static_sheets_at(context, &table);
        let mut sheet = sheets.into_iter().nth(moment.seat.index())?;
        let (played, better) = (spaces(moment.played), spaces(moment.better));
        for (own, other, sign) in [(&played, &better, PLAYED), (&better, &played, BETTER)] {
            // What both choices have in common is no choice.
            for space in own.iter().filter(|space| !other.contains(space)) {
                sheet.show_choice(name_of(space), sign);
            }
        }
        let has_choice = |row: &StaticRow| row.states.iter().any(|space| space.choices.is_some());
        Some(Self {
            at: moment.seq,
            dice: dice_of(&table),
            rows: sheet.rows.into_iter().filter(has_choice).collect(),
        })
    }
}
