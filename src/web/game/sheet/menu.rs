//! The menu of a sheet.

use rowlock_rules::{Action, Actor, By, Color, Mode, Seat, Status};

use super::offer::Offer;
use super::seats::NextSeat;
use crate::domain::i18n::msg;
use crate::web::game::context::GameContext;
use crate::web::kit::space_text::space_name;

pub(crate) struct Menu {
    /// The move that it offers to make again after an undo.
    pub(crate) redo: Option<Offer>,
    pub(crate) next_seat: Option<NextSeat>,
    /// The rows that the seat may close.
    pub(crate) closable: Vec<Color>,
    pub(crate) board: String,
    pub(crate) is_host: bool,
    pub(crate) may_take_over: bool,
    pub(crate) may_annotate: bool,
    pub(crate) may_go_back: bool,
    pub(crate) may_stop: bool,
}

impl Menu {
    pub(super) fn new(context: &GameContext, seat: Seat) -> Self {
        let is_closable = |&row: &Color| context.refusal(seat, Action::Close { row }).is_none();
        Self {
            redo: redo(context, seat),
            next_seat: NextSeat::of(context, seat),
            closable: Color::ALL.into_iter().filter(is_closable).collect(),
            board: context.board().id.clone(),
            is_host: context.access.host,
            may_take_over: context.may_take_over().is_some(),
            may_annotate: context.access.can_annotate(),
            may_go_back: context.may_rewind(),
            may_stop: may_stop(context, seat),
        }
    }
}

/// The host may end the game early; in last call of a sheet game the big button does it.
fn may_stop(context: &GameContext, seat: Seat) -> bool {
    let has_button = context.mode() == Mode::Sheet && context.status() == Status::LastCall;
    !has_button && context.refusal(seat, Action::Finish {}).is_none()
}

/// The undone move of this seat, if it can be made again.
fn redo(context: &GameContext, seat: Seat) -> Option<Offer> {
    let by = if context.is_own(seat) {
        By::Seat
    } else {
        By::Host
    };
    let action = context.game.redo(Actor { seat, by })?;
    match action {
        Action::Cross(cross) => Some(Offer {
            action,
            label: msg("redo-cross").with("space", space_name(context.board(), cross.space)),
        }),
        Action::Penalty {} => Some(Offer {
            action,
            label: msg("redo-penalty"),
        }),
        _ => None,
    }
}
