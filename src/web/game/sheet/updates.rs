//! Updates about recent events of other seats.

use chrono::TimeDelta;
use rowlock_rules::{By, Color, Cross, Event, EventKind, Seat, Seq, Status};

use super::dice::skipped_white;
use crate::domain::i18n::{Arg, Message, msg};
use crate::store::Highlight;
use crate::web::game::context::GameContext;
use crate::web::game::event_text;
use crate::web::kit::labels::color_name;
use crate::web::kit::space_text::space_name;

/// How long an update is shown: long enough for the slowest phone.
pub(crate) const UPDATE_TTL: TimeDelta = TimeDelta::seconds(10);

/// A recent event to show to a seat.
pub(crate) struct RecentEvent {
    /// The event, by which a page recognizes an update that it already shows.
    pub(crate) seq: Seq,
    pub(crate) text: Message,
    /// Whether it names the player who was drawn to start.
    pub(crate) is_draw: bool,
}

impl RecentEvent {
    /// The latest update for this seat; later events without an update do not replace it.
    pub(crate) fn of(context: &GameContext, seat: Seat) -> Option<Self> {
        context.recent(UPDATE_TTL).find_map(|seq| {
            let event = context.event(seq)?;
            let text = describe(context, seat, event)?;
            Some(Self {
                seq,
                text,
                is_draw: drawn(context, event).is_some(),
            })
        })
    }
}

/// The update of an event for this seat, if it has one.
fn describe(context: &GameContext, seat: Seat, event: &Event) -> Option<Message> {
    let actor = event.seat.filter(|&actor| actor != seat);
    let who = actor.map(|actor| context.name(actor));
    match (&event.kind, who) {
        (EventKind::Undo { undid }, Some(who)) => {
            let what = taken_back(context, &context.event(*undid)?.kind)?;
            Some(msg("update-undo").with("name", who).with("what", what))
        }
        (EventKind::Cross(_), Some(who)) => {
            // Players with the same lock saw this text with their offer.
            let is_other = |row: &Color| !context.table().lock_holders(*row).contains(&seat);
            let row = locked_rows(event).find(is_other);
            let locked = row.map(|row| locked(context, vec![Arg::from(who)], row));
            locked.or_else(|| lockable(context, event))
        }
        (EventKind::Cross(Cross { space, .. }), None)
            if event.by == By::Host && context.is_own(seat) =>
        {
            let space = space_name(context.board(), *space);
            Some(msg("update-host-crossed").with("space", space))
        }
        (EventKind::Cross(_), None) if locked_rows(event).next().is_some() => {
            let row = locked_rows(event).next()?;
            Some(locked_by_self(context, seat, row))
        }
        (EventKind::Cross(_), None) => {
            let crosses = event_text::list_crossed_by_rule(context, event);
            let by_rule = crosses.map(|crosses| msg("update-by-rule").with("crosses", crosses));
            by_rule.or_else(|| skipped_white(context, seat, event))
        }
        (EventKind::Start { .. }, _) => drawn(context, event).or_else(|| opening(context, seat)),
        (EventKind::Join { .. }, Some(who)) if event.by == By::Host => {
            Some(msg("update-joined").with("name", who))
        }
        (EventKind::EndTurn { .. }, _) => event_text::penalized(event)
            .filter(|&other| other != seat)
            .map(|other| msg("update-penalty").with("name", context.name(other))),
        (EventKind::Penalty {}, Some(who)) => Some(msg("update-penalty").with("name", who)),
        (EventKind::Close { row }, Some(who)) => {
            let news = msg("update-close").with("name", who);
            Some(news.with("row", color_name(*row)))
        }
        (EventKind::Leave {}, Some(who)) => Some(msg("reason-left-table").with("name", who)),
        (EventKind::Correct(_) | EventKind::Rewind { .. } | EventKind::Host {}, _) => {
            Some(event_text::describe(context, event))
        }
        (
            EventKind::Undo { .. }
            | EventKind::Penalty {}
            | EventKind::Close { .. }
            | EventKind::Leave {}
            | EventKind::Join { .. }
            | EventKind::Remove {}
            | EventKind::SetNumbers { .. }
            | EventKind::SetSheet { .. }
            | EventKind::Roll(_)
            | EventKind::Finish {}
            | EventKind::TalliedResult { .. }
            | EventKind::Rematch { .. },
            _,
        ) => None,
    }
}

/// The update of the player drawn to start; `None` without a draw.
pub(crate) fn drawn(context: &GameContext, event: &Event) -> Option<Message> {
    let EventKind::Start {
        first: Some(first),
        drawn: Some(true),
        ..
    } = event.kind
    else {
        return None;
    };
    Some(msg("update-drawn").with("name", context.name(first)))
}

/// The update that a rematch has started: who goes first, and what the game before is remembered for.
fn opening(context: &GameContext, seat: Seat) -> Option<Message> {
    let opening = context.opening.as_deref()?;
    let start = match context.table().active_in(1) {
        Some(first) if first == seat && context.access.seats[..] == [seat] => {
            msg("update-new-game-yours")
        }
        Some(first) => msg("update-new-game").with("name", context.name(first)),
        None => msg("update-new-game-sheet"),
    };
    let highlight = match opening.highlight.as_ref() {
        Some(Highlight::Record { names, total }) => {
            let names = names.iter().map(Arg::from).collect();
            let text = msg("update-record").with("names", Arg::List(names));
            text.with("total", *total)
        }
        Some(Highlight::Streak { name, wins }) => {
            msg("update-streak").with("name", name).with("count", *wins)
        }
        None => return Some(start),
    };
    let text = msg("update-both").with("first", start);
    Some(text.with("second", highlight))
}

/// The rows that an event locked.
fn locked_rows(event: &Event) -> impl Iterator<Item = Color> {
    event.effects.iter().filter_map(|effect| effect.locked())
}

/// The update that a cross was the last that a lock needs, so that the next one can lock the row.
fn lockable(context: &GameContext, event: &Event) -> Option<Message> {
    let EventKind::Cross(Cross { space, .. }) = &event.kind else {
        return None;
    };
    let seat = event.seat.filter(|&seat| context.shows_scores(seat))?;
    let (table, row) = (context.table(), space.row.color()?);
    let sheet = table.sheet(seat)?;
    let needed = usize::from(sheet.board().needed_crosses);
    let is_new = sheet.number_crosses(row) == needed;
    (is_new && table.lockable_rows(seat).contains(&row)).then(|| near_lock(context, seat, row))
}

/// That a player locks this row with the next cross there.
pub(crate) fn near_lock(context: &GameContext, seat: Seat, row: Color) -> Message {
    let text = msg("update-lockable").with("name", context.name(seat));
    text.with("row", color_name(row))
}

/// The update that these players locked a row: its die is no longer rolled, or no die at all.
pub(crate) fn locked(context: &GameContext, names: Vec<Arg>, row: Color) -> Message {
    let key = match context.status() {
        Status::Lobby | Status::Playing => "update-locked",
        Status::LastCall | Status::Finished => "update-locked-last",
    };
    let news = msg(key).with("names", Arg::List(names));
    news.with("row", color_name(row))
}

/// The update that this seat has locked a row, with the points of that row.
fn locked_by_self(context: &GameContext, seat: Seat, row: Color) -> Message {
    if context.access.seats[..] != [seat] {
        return locked(context, context.names(&[seat]), row);
    }
    let key = match context.status() {
        Status::Lobby | Status::Playing => "update-locked-own",
        Status::LastCall | Status::Finished => "update-locked-own-last",
    };
    let points = context.table().sheet_or_empty(seat).row_score(row);
    msg(key).with("row", color_name(row)).with("points", points)
}

/// The event that was taken back, as part of a sentence.
fn taken_back(context: &GameContext, kind: &EventKind) -> Option<Message> {
    match kind {
        EventKind::Cross(Cross { space, .. }) => Some(space_name(context.board(), *space)),
        EventKind::EndTurn { turn } => Some(msg("undone-turn").with("turn", turn)),
        EventKind::Penalty {} => Some(msg("undone-penalty")),
        EventKind::Close { row } => Some(msg("undone-close").with("row", color_name(*row))),
        EventKind::Finish {} => Some(msg("undone-finish")),
        EventKind::Join { .. }
        | EventKind::Remove {}
        | EventKind::SetNumbers { .. }
        | EventKind::SetSheet { .. }
        | EventKind::Start { .. }
        | EventKind::Roll(_)
        | EventKind::Undo { .. }
        | EventKind::Leave {}
        | EventKind::Rewind { .. }
        | EventKind::Correct(_)
        | EventKind::Host {}
        | EventKind::TalliedResult { .. }
        | EventKind::Rematch { .. } => None,
    }
}
