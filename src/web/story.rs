//! What happened at the table, in sentences.

use super::dice;
use super::seen::Seen;
use super::space::title;
use crate::rules::{Correction, Effect, Event, EventKind, Seq, Use};

/// The event of this number in a sentence; nothing where there is none.
pub(super) fn sentence(seen: &Seen, seq: Seq) -> String {
    seen.event(seq)
        .map_or_else(String::new, |event| told(seen, event))
}

/// An event in a sentence.
pub(super) fn told(seen: &Seen, event: &Event) -> String {
    let who = event.seat.map_or("The host", |seat| seen.name(seat));
    match &event.kind {
        EventKind::Join { .. } => format!("{who} sat down."),
        EventKind::Lucky { .. } => format!("{who} plays with a printed sheet’s lucky numbers."),
        EventKind::Start { .. } => "The game began.".to_owned(),
        EventKind::Cross {
            row, number, usage, ..
        } => {
            let lucky = match usage {
                Some(Use::Lucky) => " by a lucky number",
                Some(Use::White | Use::Color) | None => "",
            };
            let lock = if event.effects.contains(&Effect::Lock { row: *row }) {
                " and locked the row"
            } else {
                ""
            };
            format!("{who} crossed {row} {number}{lucky}{lock}.")
        }
        EventKind::Roll(roll) => format!("The roll was entered: {}.", dice::in_words(roll)),
        EventKind::EndTurn { turn } => {
            let penalty = event.effects.iter().find_map(|effect| match effect {
                Effect::Penalty { seat } => Some(seen.name(*seat)),
                Effect::Lock { .. } | Effect::Finish { .. } => None,
            });
            let penalty =
                penalty.map_or_else(String::new, |name| format!(" with a penalty for {name}"));
            format!("Turn {turn} ended{penalty}.")
        }
        EventKind::Penalty {} => format!("{who} took a penalty."),
        EventKind::Close { row } => format!("{} was locked on paper.", title(*row)),
        EventKind::Finish {} => "The game was ended.".to_owned(),
        EventKind::Paper { .. } => "The game was played on paper.".to_owned(),
        EventKind::Undo { undid } => format!("Taken back: {}", sentence(seen, *undid)),
        EventKind::Leave {} => format!("{who} left the table."),
        EventKind::Rewind { to } => {
            format!("The host went back to this point: {}", sentence(seen, *to))
        }
        EventKind::Correct(Correction::Space {
            row,
            number,
            crossed: true,
        }) => format!("The host crossed {row} {number} on {who}’s sheet."),
        EventKind::Correct(Correction::Space {
            row,
            number,
            crossed: false,
        }) => format!("The host erased {row} {number} on {who}’s sheet."),
        EventKind::Correct(Correction::Penalties(penalties)) => {
            format!("The host set the penalties of {who} to {penalties}.")
        }
        EventKind::Host {} => format!("{who} is the host now."),
        EventKind::Rematch { .. } => "Another game began.".to_owned(),
    }
}
