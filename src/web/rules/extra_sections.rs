//! What a board has in addition to four rows of numbers, explained.

use std::sync::Arc;

use rowlock_rules::{Board, Pair, PairEffect, RowName};

use super::examples::Example;
use super::extra_examples as examples;
use crate::domain::i18n::{Arg, Message, msg};
use crate::web::kit::board_traits::BoardTrait;
use crate::web::kit::space_text::space_name;

/// A section about an extra.
pub(super) struct ExtraSection {
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    /// Paragraphs, which are HTML.
    pub(super) texts: Vec<Message>,
    /// Its parts, each with what it brings about.
    pub(super) parts: Vec<(Message, Message)>,
    pub(super) examples: Vec<Example>,
}

/// The extras in the order of their sections, each with the title and the text of its section.
const SECTIONS: [(BoardTrait, &str, &str); 12] = {
    use BoardTrait::{
        BonusBar, BonusRows, Doubles, ExtraPoints, Fields, Links, LuckyNumbers, Pairs, SecondBoxes,
        Steps, Swaps, Track,
    };
    [
        (SecondBoxes, "rules-second-boxes", "rules-second-boxes-text"),
        (Doubles, "rules-doubles", "rules-doubles-text"),
        (BonusRows, "rules-bonus-rows", "rules-bonus-rows-text"),
        (Links, "rules-links", "rules-links-text"),
        (Steps, "rules-steps", "rules-steps-text"),
        (BonusBar, "rules-bonus-bar", "rules-bonus-bar-text"),
        (Pairs, "rules-pairs", "rules-pairs-text"),
        (Swaps, "rules-swaps", "rules-swaps-text"),
        (Fields, "rules-fields", "rules-fields-text"),
        (Track, "rules-track", "rules-track-text"),
        (ExtraPoints, "rules-extra-points", "rules-extra-points-text"),
        (LuckyNumbers, "rules-lucky", "rules-lucky-text"),
    ]
};

impl ExtraSection {
    /// The sections of a board; `plain` is the same board without crosses by rule.
    pub(super) fn all(board: &Arc<Board>, plain: &Arc<Board>) -> Vec<Self> {
        let own = SECTIONS.into_iter().filter(|(it, ..)| it.is_of(board));
        own.map(|(it, title, text)| Self {
            id: title.trim_start_matches("rules-"),
            title,
            texts: std::iter::once(with_numbers(text, board))
                .chain(second_text(it, board))
                .collect(),
            parts: match it {
                BoardTrait::Pairs => effects(board),
                _ => Vec::new(),
            },
            examples: examples_of(it, board, plain),
        })
        .collect()
    }
}

/// A text, with the numbers of the board that it may name.
fn with_numbers(key: &'static str, board: &Board) -> Message {
    let [one, other] = board.field_dice().unwrap_or_default();
    let track = board.extra_row(RowName::Track).into_iter();
    let points = track.flat_map(|(_, row)| row.spaces.iter().filter_map(|space| space.points));
    msg(key)
        .with("most", board.most_crosses)
        .with("needed", board.needed_crosses)
        .with("one", one)
        .with("other", other)
        .with("sum", board.track_sum().unwrap_or_default())
        .with("points", Arg::List(points.map(Arg::from).collect()))
        .with("highest", board.highest_sheet_number().unwrap_or_default())
}

/// What else is to be said of an extra on this board.
fn second_text(it: BoardTrait, board: &Board) -> Option<Message> {
    match it {
        BoardTrait::Doubles if BoardTrait::SecondBoxes.is_of(board) => {
            Some(msg("rules-doubles-second"))
        }
        BoardTrait::Links => sheets(board),
        // The links, where there are any, have said so.
        BoardTrait::Steps if !BoardTrait::Links.is_of(board) => sheets(board),
        _ => None,
    }
}

fn examples_of(it: BoardTrait, board: &Arc<Board>, plain: &Arc<Board>) -> Vec<Example> {
    let example = match it {
        BoardTrait::SecondBoxes => examples::second_box(board),
        BoardTrait::Doubles => examples::double(board),
        BoardTrait::BonusRows => examples::bonus_row(board),
        BoardTrait::Links => examples::link(board),
        BoardTrait::Steps => examples::steps(board),
        BoardTrait::BonusBar => examples::bar(board),
        BoardTrait::Pairs => return examples::pairs(board),
        BoardTrait::Swaps => examples::swap(board),
        BoardTrait::Fields => examples::field(board),
        BoardTrait::Track => examples::track(board),
        BoardTrait::LuckyNumbers => examples::lucky(plain),
        BoardTrait::MixedColors | BoardTrait::OwnOrder | BoardTrait::ExtraPoints => None,
    };
    example.into_iter().collect()
}

/// That players have different sheets, on a board with several.
fn sheets(board: &Board) -> Option<Message> {
    let letter = |index: usize| Some(char::from(*board.sheets.get(index)?).to_string());
    let count = board.sheets.len();
    Some(
        msg("rules-sheets-text")
            .with("count", count)
            .with("first", letter(0)?)
            .with("last", letter(count.checked_sub(1)?)?),
    )
}

/// The pairs, each with its effect.
fn effects(board: &Board) -> Vec<(Message, Message)> {
    let pairs = board.pairs().unwrap_or_default().iter();
    pairs
        .filter_map(|pair| Some((pair_label(board, pair)?, effect(pair.effect))))
        .collect()
}

fn pair_label(board: &Board, pair: &Pair) -> Option<Message> {
    let end = |space| Some(Arg::from(space_name(board, board.name_of(space)?)));
    let [one, other] = pair.ends.map(end);
    Some(msg("plain").with("text", Arg::List(vec![one?, other?])))
}

fn effect(effect: PairEffect) -> Message {
    msg(match effect {
        PairEffect::TwoInFewest => "rules-pair-two-in-fewest",
        PairEffect::OneInEach => "rules-pair-one-in-each",
        PairEffect::DoubleFewest => "rules-pair-double-fewest",
        PairEffect::Plus13 => "rules-pair-plus-13",
        PairEffect::NoPenalties => "rules-pair-no-penalties",
    })
}
