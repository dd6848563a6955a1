//! What a board has in addition to four rows of numbers, explained.

use std::sync::Arc;

use rowlock_rules::{Board, Pair, PairEffect, RowName};

use super::examples::Example;
use super::extra_examples;
use crate::domain::i18n::{Arg, Message, msg};
use crate::web::kit::board_traits::BoardTrait;
use crate::web::kit::space_text::space_name;

/// A section about an extra.
pub(super) struct ExtraSection {
    pub(super) id: &'static str,
    pub(super) title: Message,
    /// Paragraphs, which are HTML.
    pub(super) texts: Vec<Message>,
    /// Its parts, each with what it brings about.
    pub(super) parts: Vec<(Message, Message)>,
    pub(super) examples: Vec<Example>,
}

impl ExtraSection {
    fn new(id: &'static str, title: &'static str, text: Message) -> Self {
        Self {
            id,
            title: msg(title),
            texts: vec![text],
            parts: Vec::new(),
            examples: Vec::new(),
        }
    }

    fn with(mut self, examples: impl IntoIterator<Item = Example>) -> Self {
        self.examples.extend(examples);
        self
    }

    /// The sections of a board; `plain` is the same board without crosses by rule.
    pub(super) fn all(board: &Arc<Board>, plain: &Arc<Board>) -> Vec<Self> {
        let sections = [
            second_boxes(board),
            doubles(board),
            bonus_rows(board),
            links(board),
            steps(board),
            bonus_bar(board),
            pairs(board),
            swaps(board),
            fields(board),
            track(board),
            extra_points(board),
            lucky(board, plain),
        ];
        sections.into_iter().flatten().collect()
    }
}

fn second_boxes(board: &Arc<Board>) -> Option<ExtraSection> {
    let text = msg("rules-second-boxes-text")
        .with("most", board.most_crosses)
        .with("needed", board.needed_crosses);
    let section = ExtraSection::new("second-boxes", "rules-second-boxes", text);
    let section = section.with(extra_examples::second_box(board));
    BoardTrait::SecondBoxes.is_of(board).then_some(section)
}

fn doubles(board: &Arc<Board>) -> Option<ExtraSection> {
    let text = msg("rules-doubles-text").with("most", board.most_crosses);
    let mut section = ExtraSection::new("doubles", "rules-doubles", text);
    if BoardTrait::SecondBoxes.is_of(board) {
        section.texts.push(msg("rules-doubles-second"));
    }
    let section = section.with(extra_examples::double(board));
    BoardTrait::Doubles.is_of(board).then_some(section)
}

fn bonus_rows(board: &Arc<Board>) -> Option<ExtraSection> {
    let text = msg("rules-bonus-rows-text")
        .with("most", board.most_crosses)
        .with("needed", board.needed_crosses);
    let section = ExtraSection::new("bonus-rows", "rules-bonus-rows", text);
    let section = section.with(extra_examples::bonus_row(board));
    BoardTrait::BonusRows.is_of(board).then_some(section)
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

fn links(board: &Arc<Board>) -> Option<ExtraSection> {
    let mut section = ExtraSection::new("links", "rules-links", msg("rules-links-text"));
    section.texts.extend(sheets(board));
    let section = section.with(extra_examples::link(board));
    BoardTrait::Links.is_of(board).then_some(section)
}

fn steps(board: &Arc<Board>) -> Option<ExtraSection> {
    let mut section = ExtraSection::new("steps", "rules-steps", msg("rules-steps-text"));
    // The links, where there are any, have said so.
    let sheets = sheets(board).filter(|_| !BoardTrait::Links.is_of(board));
    section.texts.extend(sheets);
    let section = section.with(extra_examples::steps(board));
    BoardTrait::Steps.is_of(board).then_some(section)
}

fn bonus_bar(board: &Arc<Board>) -> Option<ExtraSection> {
    let section = ExtraSection::new("bonus-bar", "rules-bonus-bar", msg("rules-bonus-bar-text"));
    let section = section.with(extra_examples::bar(board));
    BoardTrait::BonusBar.is_of(board).then_some(section)
}

fn pairs(board: &Arc<Board>) -> Option<ExtraSection> {
    let pairs = board.pairs()?;
    let mut section = ExtraSection::new("pairs", "rules-pairs", msg("rules-pairs-text"));
    section.parts = pairs
        .iter()
        .filter_map(|pair| Some((pair_label(board, pair)?, effect(pair.effect))))
        .collect();
    Some(section.with(extra_examples::pairs(board)))
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

fn swaps(board: &Arc<Board>) -> Option<ExtraSection> {
    let section = ExtraSection::new("swaps", "rules-swaps", msg("rules-swaps-text"));
    let section = section.with(extra_examples::swap(board));
    BoardTrait::Swaps.is_of(board).then_some(section)
}

fn fields(board: &Arc<Board>) -> Option<ExtraSection> {
    let [one, other] = board.field_dice()?;
    let text = msg("rules-fields-text")
        .with("one", one)
        .with("other", other)
        .with("most", board.most_crosses)
        .with("needed", board.needed_crosses);
    let section = ExtraSection::new("fields", "rules-fields", text);
    Some(section.with(extra_examples::field(board)))
}

fn track(board: &Arc<Board>) -> Option<ExtraSection> {
    let (_, row) = board.extra_row(RowName::Track)?;
    let points = row.spaces.iter().filter_map(|space| space.points);
    let text = msg("rules-track-text")
        .with("sum", board.track_sum()?)
        .with("points", Arg::List(points.map(Arg::from).collect()));
    let section = ExtraSection::new("track", "rules-track", text);
    Some(section.with(extra_examples::track(board)))
}

fn extra_points(board: &Arc<Board>) -> Option<ExtraSection> {
    let text = msg("rules-extra-points-text");
    let section = ExtraSection::new("extra-points", "rules-extra-points", text);
    BoardTrait::ExtraPoints.is_of(board).then_some(section)
}

fn lucky(board: &Board, plain: &Arc<Board>) -> Option<ExtraSection> {
    let text = msg("rules-lucky-text")
        .with("highest", board.highest_sheet_number()?)
        .with("needed", board.needed_crosses);
    let section = ExtraSection::new("lucky", "rules-lucky", text);
    Some(section.with(extra_examples::lucky(plain)))
}
