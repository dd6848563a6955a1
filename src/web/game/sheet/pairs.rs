//! The pairs of a sheet with their effects.

use rowlock_rules::{PairEffect, Seat, Sign};

use crate::domain::i18n::{Arg, Message, msg};
use crate::web::game::context::GameContext;

pub(crate) struct PairFields {
    /// What they show, in words.
    pub(crate) label: Message,
    pub(crate) fields: Vec<PairField>,
}

pub(crate) struct PairField {
    pub(crate) sign: Sign,
    pub(crate) text: &'static str,
    /// How many of its two spaces are crossed.
    pub(crate) crossed: usize,
}

impl PairFields {
    /// The pairs of a seat's sheet; `None` on a board without any.
    pub(crate) fn of(context: &GameContext, seat: Seat) -> Option<Self> {
        let pairs = context.board().pairs()?;
        let sheet = context.table().sheet(seat)?;
        let fields: Vec<(PairField, Arg)> = pairs
            .iter()
            .map(|pair| {
                let crossed = pair.ends.iter().filter(|&&end| sheet.has(end)).count();
                let field = PairField {
                    sign: pair.sign,
                    text: effect_sign(pair.effect),
                    crossed,
                };
                let label = msg("pair-state").with("effect", effect_text(pair.effect));
                (field, label.with("crossed", crossed).into())
            })
            .collect();
        let (fields, labels): (Vec<PairField>, Vec<Arg>) = fields.into_iter().unzip();
        Some(Self {
            label: msg("pairs").with("pairs", Arg::List(labels)),
            fields,
        })
    }
}

fn effect_sign(effect: PairEffect) -> &'static str {
    match effect {
        PairEffect::TwoInFewest => "✕✕",
        PairEffect::OneInEach => "✕ ×4",
        PairEffect::DoubleFewest => "×2",
        PairEffect::Plus13 => "+13",
        PairEffect::NoPenalties => "−0",
    }
}

/// What a pair brings about, in words.
pub(crate) fn effect_text(effect: PairEffect) -> Message {
    msg(match effect {
        PairEffect::TwoInFewest => "pair-two-in-fewest",
        PairEffect::OneInEach => "pair-one-in-each",
        PairEffect::DoubleFewest => "pair-double-fewest",
        PairEffect::Plus13 => "pair-plus-13",
        PairEffect::NoPenalties => "pair-no-penalties",
    })
}
