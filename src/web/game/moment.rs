//! The best or the costliest choice of a player, shown with the result.

use askama::Template;
use rowlock_coach::{ComparedChoice, SeatReport};
use rowlock_rules::{Mode, Seq, Table};

use super::context::GameContext;
use super::moment_text::{choice_sentence, name_of, only};
use super::report::ReportState;
use super::result_reader::reader;
use super::seat_sheets::static_sheets_at;
use super::sheet::dice::{self, Die};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::domain::standings::Evening;
use crate::http::RequestContext;
use crate::web::kit::filters;
use crate::web::kit::static_sheet::StaticRow;

/// The signs of the spaces of what was worth more, and less.
const BETTER: &str = "better";
const WORSE: &str = "worse";

/// The section of a page.
#[derive(Template)]
#[template(path = "game/moment.html")]
pub(crate) struct MomentSection {
    game: GameId,
    title: Message,
    sentence: Message,
    /// Whether the report is being made.
    is_awaited: bool,
    /// Whether the game knows its rolls, so that a choice can have dice and up to four rows.
    has_dice: bool,
    picture: Option<MomentPicture>,
}

/// What a player had before them.
struct MomentPicture {
    at: Seq,
    dice: Option<(Vec<Die>, Message)>,
    rows: Vec<StaticRow>,
}

/// The choice of this phone's players that mattered most, whether it was good or costly; on a phone without any the
/// costliest of the game. `None` where nothing was judged.
pub(crate) fn of_reader(context: &GameContext) -> Option<MomentSection> {
    let own = &context.access.seats;
    if own.is_empty() {
        return of_table(context);
    }
    let is_own = |seat: &&SeatReport| own.contains(&seat.seat);
    section(context, is_own, |seats| {
        let choices = seats.iter().flat_map(|it| [it.best(), it.costliest()]);
        let choice = choices.flatten().max_by_key(|choice| choice.points)?;
        let title = match (reader(context), choice.is_best) {
            (Some(_), true) => msg("moment-own-best"),
            (Some(_), false) => msg("moment-own"),
            (None, _) => title_of(&choice),
        };
        Some((title, choice))
    })
}

/// The costliest choice of the game, or the best if none was costly.
fn of_table(context: &GameContext) -> Option<MomentSection> {
    section(
        context,
        |_| true,
        |seats| {
            let seats = seats.iter().map(|seat| ((), *seat));
            let ((), choice) = SeatReport::dearest(seats)?;
            Some((title_of(&choice), choice))
        },
    )
}

/// The costliest choice of the evening until this game, on a screen for all.
pub(super) async fn of_evening(
    request: &RequestContext,
    context: &GameContext,
) -> Result<Option<MomentSection>, Error> {
    let evening = context.evening.as_ref();
    let evening = evening.filter(|_| context.report.made().is_some());
    let games = evening.map_or_else(Vec::new, Evening::games);
    let own = &context.details.id;
    let (Some(evening), true) = (evening, games.len() > 1 && games.contains(&own)) else {
        return Ok(of_table(context));
    };
    let found = request
        .groups
        .dearest_of(&context.group_id, evening)
        .await?;
    let Some((game, choice)) = found else {
        return Ok(of_table(context));
    };
    let number = 1 + games.iter().take_while(|it| ***it != game).count();
    let title = match choice.is_best {
        true => msg("moment-of-games-best"),
        false => msg("moment-of-games"),
    };
    let title = title.with("game", number).with("games", games.len());
    if game == *own {
        return Ok(Some(MomentSection::of(context, &choice, title)));
    }
    // A screen that may see this game alone shows nothing of another.
    let other = match GameContext::load(request, &game, None).await {
        Err(error) if matches!(error.code, ErrorCode::Forbidden | ErrorCode::NotFound) => {
            return Ok(of_table(context));
        }
        other => other?,
    };
    Ok(match context.shows_standing(other.name(choice.seat)) {
        true => Some(MomentSection::of(&other, &choice, title)),
        false => of_table(context),
    })
}

/// This choice of the game.
pub(crate) fn of_choice(context: &GameContext, choice: &ComparedChoice) -> MomentSection {
    MomentSection::of(context, choice, title_of(choice))
}

fn title_of(choice: &ComparedChoice) -> Message {
    msg(match choice.is_best {
        true => "moment-of-best",
        false => "moment-of",
    })
}

/// The choice that is picked from what is known of the judged ones of these seats, with its title.
fn section(
    context: &GameContext,
    is_of: impl Fn(&&SeatReport) -> bool,
    pick: impl FnOnce(&[&SeatReport]) -> Option<(Message, ComparedChoice)>,
) -> Option<MomentSection> {
    let report = match &context.report {
        ReportState::Awaited(message) if !context.table().is_unplayed() => {
            return Some(MomentSection {
                is_awaited: true,
                ..MomentSection::of_text(context, message)
            });
        }
        ReportState::Awaited(_) | ReportState::Off => return None,
        ReportState::Made(report) => report,
    };
    let judged = report.seats.iter().filter(|seat| seat.decisions > 0);
    let judged: Vec<&SeatReport> = judged.filter(is_of).collect();
    if judged.is_empty() {
        return None;
    }
    Some(match pick(&judged) {
        Some((title, choice)) => MomentSection::of(context, &choice, title),
        None => MomentSection::of_text(context, "coach-no-moments"),
    })
}

impl MomentSection {
    fn of_text(context: &GameContext, sentence: &'static str) -> Self {
        Self {
            game: context.details.id.clone(),
            title: msg("coach-title"),
            sentence: msg(sentence),
            is_awaited: false,
            has_dice: context.mode() == Mode::Dice,
            picture: None,
        }
    }

    fn of(context: &GameContext, choice: &ComparedChoice, title: Message) -> Self {
        Self {
            title: title
                .with("name", context.name(choice.seat))
                .with("turn", choice.turn),
            // What was lost with the choice is said in the review.
            sentence: choice_sentence(context, choice),
            picture: MomentPicture::new(context, choice),
            ..Self::of_text(context, "coach-title")
        }
    }
}

/// The table as it was before the event of a choice; `None` if the log has no such event.
pub(crate) fn table_before(context: &GameContext, seq: Seq) -> Option<Table> {
    let positions = context.game.positions();
    let before = positions.take_while(|position| position.seq < seq);
    before.last().map(|position| position.table)
}

/// The dice that lay on the table, where they are known.
pub(crate) fn dice_of(table: &Table) -> Option<(Vec<Die>, Message)> {
    let roll = table.dice()?;
    Some((dice::dice(table), dice::roll_label(Some(roll))))
}

impl MomentPicture {
    fn new(context: &GameContext, choice: &ComparedChoice) -> Option<Self> {
        let table = table_before(context, choice.seq)?;
        let sheets = static_sheets_at(context, &table);
        let mut sheet = sheets.into_iter().nth(choice.seat.index())?;
        let ComparedChoice { better, worse, .. } = *choice;
        for (own, other, sign) in [(better, worse, BETTER), (worse, better, WORSE)] {
            for space in only(own, other) {
                sheet.show_choice(name_of(&space), sign);
            }
        }
        let has_choice = |row: &StaticRow| row.states.iter().any(|space| space.choices.is_some());
        Some(Self {
            at: choice.seq,
            dice: dice_of(&table),
            rows: sheet.rows.into_iter().filter(has_choice).collect(),
        })
    }
}
