//! Crosses made offline that were refused, and what can be done with them.

use std::fmt;
use std::str::FromStr;

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::row_name::row_first;
use crate::http::HttpError;
use crate::rules::{
    Actor, By, Color, Cross, Label, LateCross, Mode, Seat, SpaceName, Status, Turn, Violation,
};
use crate::web::game::context::GameContext;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;
use crate::web::kit::parse::{parse_label, parse_row};
use crate::web::kit::space_text::{space_label, space_name};

/// The most crosses of one request: as many as a phone with several sheets could have made.
const MAX_CROSSES: usize = 64;

/// The card on which the player decides about the crosses.
#[derive(Template)]
#[template(path = "game/sheet/late.html")]
struct LateFragment {
    title: Message,
    may_place: bool,
    lines: Vec<LateCrossItem>,
}

/// One cross.
struct LateCrossItem {
    key: Key,
    cross: Message,
    /// What stands against it; nothing where only the row is asked for.
    why: Option<Message>,
    choices: Vec<TurnOption>,
    /// The rows to choose from, where the cross gives a choice.
    rows: Vec<Color>,
}

/// A turn in which the cross could count.
struct TurnOption {
    turn: Turn,
    label: Message,
    is_chosen: bool,
}

/// A cross in the syntax of the URL: `1-yellow-5-3` is yellow 5 of seat 1, made in turn 3; `5s` is the second box, `f5` the
/// fifth field, and `5w2` the number with swap field 2.
#[derive(Clone, Copy)]
struct Key {
    seat: Seat,
    space: SpaceName,
    swap: Option<u8>,
    turn: Turn,
}

impl FromStr for Key {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (seat, rest) = text.split_once('-')?;
            let (rest, turn) = rest.rsplit_once('-')?;
            let (row, what) = rest.rsplit_once('-')?;
            let (what, swap) = match what.split_once('w') {
                Some((what, swap)) => (what, Some(swap.parse().ok()?)),
                None => (what, None),
            };
            Some(Self {
                seat: Seat::new(seat.parse().ok()?)?,
                space: SpaceName {
                    row: parse_row(row)?,
                    label: parse_label(what.trim_end_matches('s'))?,
                    second: what.ends_with('s'),
                },
                swap,
                turn: turn.parse().ok()?,
            })
        };
        read().ok_or_else(|| Error::new(ErrorCode::InvalidValue, "no-such-move"))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SpaceName { row, label, second } = self.space;
        write!(f, "{}-{row}-", self.seat)?;
        match label {
            Label::Number(number) => write!(f, "{number}")?,
            Label::Field(field) => write!(f, "f{field}")?,
        }
        if second {
            f.write_str("s")?;
        }
        if let Some(swap) = self.swap {
            write!(f, "w{swap}")?;
        }
        write!(f, "-{}", self.turn)
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct LateQuery {
    /// The keys of the crosses, separated by dots.
    #[serde(default)]
    crosses: String,
}

/// The card for these crosses.
pub(crate) async fn show(
    request: GameRequest,
    Query(query): Query<LateQuery>,
) -> Result<HttpResponse, HttpError> {
    let keys = query.crosses.split('.').filter(|key| !key.is_empty());
    let keys = keys.take(MAX_CROSSES).map(str::parse);
    let keys: Vec<Key> = keys.collect::<Result<_, Error>>()?;
    let context = request.load(None).await?;
    if keys.iter().any(|key| !context.may_mark(key.seat)) {
        return Err(Error::from(Violation::HostOnly).into());
    }
    Ok(request.ok(&LateFragment::new(&context, &keys)))
}

impl LateFragment {
    fn new(context: &GameContext, keys: &[Key]) -> Self {
        if context.view.status == Status::Finished {
            return Self::over(context, keys);
        }
        let crosses: Vec<LateCross> = keys.iter().map(|key| key.cross(context)).collect();
        let assigned = context.table().assign_late_crosses(&crosses);
        let lines = keys.iter().zip(&crosses).zip(assigned);
        let lines: Vec<LateCrossItem> = lines
            .map(|((&key, cross), assigned)| LateCrossItem::new(context, key, cross, assigned))
            .collect();
        Self {
            title: msg("late-title").with("count", lines.len()),
            may_place: lines.iter().any(|line| !line.choices.is_empty()),
            lines,
        }
    }

    /// After the end no cross can count: the card lists those that were too late.
    fn over(context: &GameContext, keys: &[Key]) -> Self {
        let crosses = keys.iter().map(|key| Arg::from(key.named(context)));
        Self {
            title: msg("late-game-over").with("crosses", Arg::List(crosses.collect())),
            may_place: false,
            lines: Vec::new(),
        }
    }
}

impl Key {
    /// The cross in words; with the player's name if this browser marks several sheets.
    fn named(self, context: &GameContext) -> Message {
        let cross = space_label(context.board(), self.space);
        if context.markable().len() > 1 {
            msg("late-cross-of")
                .with("name", context.name(self.seat))
                .with("cross", cross)
        } else {
            cross
        }
    }

    fn cross(&self, context: &GameContext) -> LateCross {
        let by = if context.is_own(self.seat) {
            By::Seat
        } else {
            By::Host
        };
        LateCross {
            actor: Actor {
                seat: self.seat,
                by,
            },
            cross: Cross {
                swap: self.swap,
                ..Cross::of(self.space)
            },
            turn: self.turn,
        }
    }
}

impl LateCrossItem {
    fn new(context: &GameContext, key: Key, cross: &LateCross, assigned: Option<Turn>) -> Self {
        let turns = context.table().eligible_turns(cross);
        let choice = |turn: Turn| TurnOption {
            turn,
            label: roll(context, key.seat, turn),
            is_chosen: assigned == Some(turn),
        };
        let turn = assigned.or_else(|| turns.last().copied());
        let rows = turn.map_or_else(Vec::new, |turn| {
            let turn = Some(turn);
            context.choosable_rows(
                key.seat,
                Cross {
                    turn,
                    ..cross.cross
                },
            )
        });
        Self {
            key,
            cross: key.named(context),
            why: rows.is_empty().then(|| why(context, key, cross)),
            choices: turns.into_iter().map(choice).collect(),
            rows,
        }
    }
}

impl LateCrossItem {
    /// Whether a turn is proposed for it.
    fn is_placed(&self) -> bool {
        self.choices.iter().any(|choice| choice.is_chosen)
    }
}

/// An upcoming roll, with which an offline phone counts turns.
pub(crate) struct ComingRoll {
    pub(crate) seat: Seat,
    pub(crate) whose: Message,
    /// That this player rolls, on the button that counts the roll.
    pub(crate) next: Message,
    /// Asks whether it is this roll already.
    pub(crate) ask: Message,
    /// Whether the seat belongs to this browser.
    pub(crate) is_own: bool,
}

impl ComingRoll {
    /// The upcoming rolls, one round from the current turn; empty unless the mode is `turns` and a turn follows.
    pub(crate) fn all(context: &GameContext, shown: Seat) -> Vec<Self> {
        let table = context.table();
        let (Mode::Turns, Status::Playing, Some(active)) =
            (context.view.mode, context.view.status, table.active())
        else {
            return Vec::new();
        };
        let seats: Vec<Seat> = Seat::first(table.seats()).collect();
        let (before, from) = seats.split_at(active.index().min(seats.len()));
        let around = from.iter().chain(before).copied();
        around
            .filter(|&seat| seat == active || !table.has_left(seat))
            .map(|seat| {
                let text = |own: &'static str, theirs: &'static str| {
                    if seat == shown && context.is_own(seat) {
                        msg(own)
                    } else {
                        msg(theirs).with("name", context.name(seat))
                    }
                };
                Self {
                    seat,
                    whose: text("late-own", "late-theirs"),
                    next: text("late-next-own", "late-next-theirs"),
                    ask: text("late-ask-own", "late-ask-theirs"),
                    is_own: context.is_own(seat),
                }
            })
            .collect()
    }
}

/// The player whose roll a turn has, in words.
fn roll(context: &GameContext, seat: Seat, turn: Turn) -> Message {
    let active = context.table().active_in(turn).unwrap_or_default();
    let whose = if active == seat {
        msg("late-roll-own")
    } else {
        msg("late-roll").with("name", context.name(active))
    };
    whose.with("turn", turn)
}

/// Why the cross did not count in its own turn.
fn why(context: &GameContext, key: Key, cross: &LateCross) -> Message {
    let table = context.table();
    let Err(violation) = table.decide(cross.actor, cross.in_turn(key.turn)) else {
        return msg("late-possible");
    };
    let row = |key_of: &'static str| msg(key_of).with("color", row_first(key.space.row));
    match violation {
        Violation::AlreadyCrossedThisRoll => {
            let active = table.active_in(key.turn).unwrap_or_default();
            let crosses = table.crosses_in(key.turn, key.seat);
            let last = crosses.last().copied();
            match last.filter(|_| active != key.seat) {
                Some(space) => msg("late-used")
                    .with("space", space_name(context.board(), space))
                    .with("name", context.name(active)),
                None => msg("late-used-both"),
            }
        }
        Violation::TurnOver => msg("late-turn-over").with("turn", key.turn),
        Violation::RowClosed => row("late-closed"),
        Violation::LeftOfLastCross => row("late-left"),
        Violation::TooFewCrosses => row("late-short"),
        Violation::LastCallUsed => msg("late-last-call"),
        Violation::NotYourTurn if table.has_left(key.seat) => msg("late-left-game"),
        Violation::NotYourTurn => msg("late-not-in"),
        Violation::NotRolled | Violation::NotLucky | Violation::RollFirst => msg("late-dice"),
        Violation::InvalidValue => msg("late-ahead").with("turn", key.turn),
        Violation::GameOver
        | Violation::NoSuchSpace
        | Violation::AlreadyCrossed
        | Violation::NotStarted
        | Violation::NotInThisMode
        | Violation::PenaltyLimit
        | Violation::HostOnly
        | Violation::NothingToUndo
        | Violation::UndoConflict
        | Violation::WrongDice
        | Violation::AlreadyRolled
        | Violation::NotFewest
        | Violation::NotNext
        | Violation::NeedsNeighbor
        | Violation::NotLastCross
        | Violation::LinkBroken
        | Violation::CorrectionConflict => Error::from(violation).detail,
    }
}
