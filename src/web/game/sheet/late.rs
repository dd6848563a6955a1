//! Crosses made offline that were refused, and what can be done with them.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::{
    Action, Actor, By, Color, Cross, LateCross, Mode, Seat, Status, Turn, Violation,
};
use serde::Deserialize;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::row_name::row_first;
use crate::games::Move;
use crate::http::HttpError;
use crate::web::game::context::GameContext;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;
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

struct LateCrossItem {
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

/// A cross that its phone made for a turn.
#[derive(Clone, Copy)]
struct MissedCross {
    seat: Seat,
    cross: Cross,
    turn: Turn,
}

impl TryFrom<Move> for MissedCross {
    type Error = Error;

    fn try_from(made: Move) -> Result<Self, Error> {
        match (made.seat.and_then(Seat::new), made.action) {
            (Some(seat), Action::Cross(cross)) => Ok(Self {
                seat,
                cross,
                // In a game without turns it names none.
                turn: cross.turn.unwrap_or_default(),
            }),
            _ => Err(Error::new(ErrorCode::InvalidValue, "no-such-move")),
        }
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct LateQuery {
    /// The crosses as a JSON array of moves.
    crosses: Option<String>,
}

pub(crate) async fn show(
    request: GameRequest,
    Query(query): Query<LateQuery>,
) -> Result<HttpResponse, HttpError> {
    let crosses: Vec<Move> = match &query.crosses {
        Some(crosses) => serde_json::from_str(crosses)
            .map_err(|_| Error::new(ErrorCode::InvalidValue, "no-such-move"))?,
        None => Vec::new(),
    };
    let crosses = crosses.into_iter().take(MAX_CROSSES);
    let crosses: Vec<MissedCross> = crosses.map(Move::try_into).collect::<Result<_, Error>>()?;
    let context = request.load(None).await?;
    if crosses.iter().any(|missed| !context.may_mark(missed.seat)) {
        return Err(Error::from(Violation::HostOnly).into());
    }
    Ok(request.ok(&LateFragment::new(&context, &crosses)))
}

impl LateFragment {
    fn new(context: &GameContext, missed: &[MissedCross]) -> Self {
        if context.status() == Status::Finished {
            return Self::over(context, missed);
        }
        let crosses: Vec<LateCross> = missed.iter().map(|each| each.late(context)).collect();
        let assigned = context.table().assign_late_crosses(&crosses);
        let lines = missed.iter().zip(&crosses).zip(assigned);
        let lines: Vec<LateCrossItem> = lines
            .map(|((&missed, cross), assigned)| {
                LateCrossItem::new(context, missed, cross, assigned)
            })
            .collect();
        Self {
            title: msg("late-title").with("count", lines.len()),
            may_place: lines.iter().any(|line| !line.choices.is_empty()),
            lines,
        }
    }

    /// After the end no cross can count: the card lists the crosses that were too late.
    fn over(context: &GameContext, missed: &[MissedCross]) -> Self {
        let crosses = missed.iter().map(|each| Arg::from(each.named(context)));
        Self {
            title: msg("late-game-over").with("crosses", Arg::List(crosses.collect())),
            may_place: false,
            lines: Vec::new(),
        }
    }
}

impl MissedCross {
    /// The cross in words; with the player's name if this browser marks several sheets.
    fn named(self, context: &GameContext) -> Message {
        let cross = space_label(context.board(), self.cross.space);
        if context.markable().len() > 1 {
            msg("late-cross-of")
                .with("name", context.name(self.seat))
                .with("cross", cross)
        } else {
            cross
        }
    }

    fn late(&self, context: &GameContext) -> LateCross {
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
                turn: None,
                ..self.cross
            },
            turn: self.turn,
        }
    }
}

impl LateCrossItem {
    fn new(
        context: &GameContext,
        missed: MissedCross,
        cross: &LateCross,
        assigned: Option<Turn>,
    ) -> Self {
        let turns = context.table().eligible_turns(cross);
        let choice = |turn: Turn| TurnOption {
            turn,
            label: roll(context, missed.seat, turn),
            is_chosen: assigned == Some(turn),
        };
        let turn = assigned.or_else(|| turns.last().copied());
        let rows = turn.map_or_else(Vec::new, |turn| {
            let turn = Some(turn);
            context.choosable_rows(
                missed.seat,
                Cross {
                    turn,
                    ..cross.cross
                },
            )
        });
        Self {
            cross: missed.named(context),
            why: rows.is_empty().then(|| why(context, missed, cross)),
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
            (context.mode(), context.status(), table.active())
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

/// The player who rolls in a turn, in words.
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
fn why(context: &GameContext, missed: MissedCross, cross: &LateCross) -> Message {
    let table = context.table();
    let Err(violation) = table.decide(cross.actor, cross.in_turn(missed.turn)) else {
        return msg("late-possible");
    };
    let row = |key_of: &'static str| msg(key_of).with("color", row_first(missed.cross.space.row));
    match violation {
        Violation::AlreadyCrossedThisRoll => {
            let active = table.active_in(missed.turn).unwrap_or_default();
            let crosses = table.crosses_in(missed.turn, missed.seat);
            let last = crosses.last().copied();
            match last.filter(|_| active != missed.seat) {
                Some(space) => msg("late-used")
                    .with("space", space_name(context.board(), space))
                    .with("name", context.name(active)),
                None => msg("late-used-both"),
            }
        }
        Violation::TurnOver => msg("late-turn-over").with("turn", missed.turn),
        Violation::RowClosed => row("late-closed"),
        Violation::LeftOfLastCross => row("late-left"),
        Violation::TooFewCrosses => row("late-short"),
        Violation::LastCallUsed => msg("late-last-call"),
        Violation::NotYourTurn if table.has_left(missed.seat) => msg("late-left-game"),
        Violation::NotYourTurn => msg("late-not-in"),
        Violation::NotRolled | Violation::NotLucky | Violation::RollFirst => msg("late-dice"),
        Violation::InvalidValue => msg("late-ahead").with("turn", missed.turn),
        _ => Error::from(violation).detail,
    }
}
