//! Events: the entries of a game's log.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Ref;

use crate::action::CorrectionFields;
use crate::cross::CrossFields;
use crate::{
    By, Color, Correction, Cross, Dice, Effect, EndReason, Printed, Seat, Seq, SheetLetter,
    SheetNumbers, TalliedSheet, Turn,
};

/// One entry of a game's log.
///
/// The JSON form is stored for ever: one object with `seat`, `by`, the tag `type`, the fields of
/// that type, and `effects` where a rule had any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = LoggedEvent)]
pub struct Event {
    /// The seat it happened to; none where no seat acts.
    pub seat: Option<Seat>,
    /// Whether the seat or the host made the move.
    pub by: By,
    #[serde(flatten)]
    pub kind: EventKind,
    /// The effects that followed by rule, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

impl Event {
    /// Whether it is the same move and changes the sheets in the same way; lost effects change none.
    pub(crate) fn does_the_same(&self, other: &Self) -> bool {
        let changes = |event: &Self| {
            let effects = event.effects.clone().into_iter();
            effects.filter(|effect| !matches!(effect, Effect::Lost { .. }))
        };
        (&self.seat, self.by, &self.kind) == (&other.seat, other.by, &other.kind)
            && changes(self).eq(changes(other))
    }

    /// A player took a seat in the lobby, with what is printed on this sheet alone.
    pub fn join(seat: Seat, printed: Printed) -> Self {
        Self::of_table(Some(seat), By::Seat, EventKind::Join(printed))
    }

    /// The host removed this seat from the lobby.
    pub fn remove(seat: Seat) -> Self {
        Self::of_table(Some(seat), By::Host, EventKind::Remove {})
    }

    /// The seat plays with a sheet on which this is printed; one event for each part of it.
    pub fn set_printed(seat: Seat, printed: Printed) -> impl Iterator<Item = Self> {
        let numbers = printed.numbers;
        let numbers = numbers.map(|numbers| EventKind::SetNumbers { numbers });
        let sheet = printed.sheet.map(|sheet| EventKind::SetSheet { sheet });
        let kinds = numbers.into_iter().chain(sheet);
        kinds.map(move |kind| Self::of_table(Some(seat), By::Host, kind))
    }

    /// A player joined after the start, with what is printed on this sheet alone.
    ///
    /// The host let the player in; the seat is [`super::Table::free_seat`].
    pub fn enter(seat: Seat, printed: Printed) -> Self {
        Self::of_table(Some(seat), By::Host, EventKind::Join(printed))
    }

    /// The game began with the lobby's seats in this order; with turns, the first of them has turn 1.
    pub fn start(order: Vec<Seat>) -> Self {
        let (first, drawn) = (None, None);
        let kind = EventKind::Start {
            order,
            first,
            drawn,
        };
        Self::of_table(None, By::Host, kind)
    }

    /// The game began with the lobby's seats in this order, and this one of the new numbers has turn 1.
    pub fn start_with_first(order: Vec<Seat>, first: Seat, drawn: bool) -> Self {
        let kind = EventKind::Start {
            order,
            first: Some(first),
            drawn: Some(drawn),
        };
        Self::of_table(None, By::Host, kind)
    }

    /// The host's role moved to this seat: given with the host's right, or taken with a seat's own.
    pub fn host(seat: Seat, by: By) -> Self {
        Self::of_table(Some(seat), by, EventKind::Host {})
    }

    /// Another game with the same seats began.
    pub fn rematch(next: String) -> Self {
        Self::of_table(None, By::Host, EventKind::Rematch { next })
    }

    /// The game was played on paper, and ended so; whether the reason was stated, or assumed because an end needs one.
    pub fn tallied_result(sheets: Vec<TalliedSheet>, reason: EndReason, is_stated: bool) -> Self {
        let kind = EventKind::TalliedResult { sheets, is_stated };
        Self {
            effects: vec![Effect::Finish { reason }],
            ..Self::of_table(None, By::Host, kind)
        }
    }

    pub(crate) fn of_table(seat: Option<Seat>, by: By, kind: EventKind) -> Self {
        Self {
            seat,
            by,
            kind,
            effects: Vec::new(),
        }
    }
}

/// What happened, without who did it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EventKind {
    /// A player took the next free seat, in the lobby or while the game is played; `seat` names it.
    Join(Printed),
    /// The host removed the seat from the lobby; the later seats move up by one number.
    Remove {},
    /// The host typed in the numbers of the seat's printed sheet, before the game began.
    #[serde(rename = "lucky")]
    SetNumbers {
        /// The two numbers, from 2 to 16.
        #[serde(rename = "lucky_numbers")]
        numbers: SheetNumbers,
    },
    /// The host chose a different one of the board's sheets for the seat, before the game began.
    #[serde(rename = "sheet")]
    SetSheet {
        /// The letter of the sheet.
        sheet: SheetLetter,
    },
    /// The game began with these seats, in this order.
    Start {
        /// The seats of the lobby in playing order; from here on they are numbered by it.
        order: Vec<Seat>,
        /// The seat with turn 1, by the new numbers; seat 0 where it is missing, as in older games.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        first: Option<Seat>,
        /// Whether that seat was drawn by lot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        drawn: Option<bool>,
    },
    /// The seat crossed a space.
    #[schema(value_type = CrossFields)]
    Cross(Cross),
    /// The active seat typed in what the dice show.
    Roll(Dice),
    /// The seat ended a turn.
    EndTurn {
        /// The number of the turn.
        #[schema(value_type = u32)]
        turn: Turn,
    },
    /// The seat took a penalty.
    Penalty {},
    /// A row was closed because a player on paper locked it.
    Close {
        /// The row, named by the color of its lock.
        row: Color,
    },
    /// The game was ended early.
    Finish {},
    /// The seat took a move back.
    Undo {
        /// The number of the event that was retracted.
        #[schema(value_type = u32)]
        undid: Seq,
    },
    /// The player left the table; the sheet stays.
    Leave {},
    /// Everything after an earlier event was undone.
    Rewind {
        /// The number of the last event that still counts.
        #[schema(value_type = u32)]
        to: Seq,
    },
    /// The host changed the sheet as with an eraser.
    #[schema(value_type = CorrectionFields)]
    Correct(Correction),
    /// The host's role moved to the event's seat.
    Host {},
    /// The game was played on paper, and ended with these sheets, in the order of seats.
    #[serde(rename = "paper")]
    TalliedResult {
        /// The sheets, by seat.
        sheets: Vec<TalliedSheet>,
        /// Whether who entered it stated why it ended.
        #[serde(default, rename = "stated", skip_serializing_if = "std::ops::Not::not")]
        is_stated: bool,
    },
    /// The host started another game with the same seats.
    Rematch {
        /// The next game.
        #[schema(schema_with = game_id)]
        next: String,
    },
}

/// The rules know no ids of games.
fn game_id() -> Ref {
    Ref::from_schema_name("GameId")
}

impl EventKind {
    /// What it prints on the sheet of its seat, which has joined before.
    pub fn set_printed(&self) -> Printed {
        let mut printed = Printed::default();
        if let Self::SetNumbers { numbers } = *self {
            printed.numbers = Some(numbers);
        }
        if let Self::SetSheet { sheet } = *self {
            printed.sheet = Some(sheet);
        }
        printed
    }
}
