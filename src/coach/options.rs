//! What a seat could have done with a roll, and what it did.

use rowlock_rules::{DiceUse, Seq};

use crate::layout::Layout;
use crate::legal::{color_spots, white_spots};
use crate::policy::Choice;
use crate::position::Position;
use crate::rolls::WhiteSum;
use crate::stream::Roll;
use crate::turns::{Made, TurnRecord, follow};

/// A choice of a seat in a turn, with all that it could have chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    pub seat: usize,
    pub played: Choice,
    /// Everything else that the rules allowed and that leads elsewhere.
    pub others: Vec<Choice>,
    /// The event of its first cross, or the one with which the turn ended.
    pub seq: Seq,
}

impl Decision {
    /// The decisions of a turn that can be judged: those in which the seat had a choice, and knew what we know.
    pub fn all(layout: &Layout, record: &TurnRecord) -> Vec<Self> {
        if !record.is_plain {
            return Vec::new();
        }
        let seats = record.before.playing();
        seats
            .filter_map(|seat| Self::of(layout, record, seat))
            .collect()
    }

    fn of(layout: &Layout, record: &TurnRecord, seat: usize) -> Option<Self> {
        let sum = WhiteSum::of(layout, record).number()?;
        let sheet = &record.before.sheets[seat & 7];
        let whites = white_spots(layout, sheet, record.before.closed, sum);
        let is_active = seat == record.active();
        let played = played(layout, record, seat, sum)?;
        let candidates = match (is_active, &record.roll) {
            (false, _) => {
                let whites = whites.into_iter().map(Some).chain([None]);
                whites.map(|white| Choice { white, color: None }).collect()
            }
            (true, Some(roll)) => active_choices(layout, record, roll),
            (true, None) => {
                // Of the active seat only the row of the white sum is known.
                played.white?;
                let color = played.color;
                let whites = whites.into_iter().map(|white| Choice {
                    white: Some(white),
                    color,
                });
                whites.collect::<Vec<_>>()
            }
        };
        if !candidates.contains(&played) || knew_less(layout, record, seat) {
            return None;
        }
        let mut seen = vec![outcome(layout, record, seat, played)?];
        let mut others = Vec::new();
        for choice in candidates {
            if let Some(after) = outcome(layout, record, seat, choice)
                && !seen.contains(&after)
            {
                seen.push(after);
                others.push(choice);
            }
        }
        let seq = record.made_by(seat).map(|made| made.seq).next();
        (!others.is_empty()).then_some(Self {
            seat,
            played,
            others,
            seq: seq.unwrap_or(record.ended),
        })
    }
}

/// The position after the turn, had the seat chosen this and the others what they did; `None` where they do not go together.
pub fn outcome(
    layout: &Layout,
    record: &TurnRecord,
    seat: usize,
    choice: Choice,
) -> Option<Position> {
    let others = record.made.iter().filter(|made| made.seat != seat);
    let own = [
        (choice.white, DiceUse::White),
        (choice.color, DiceUse::Color),
    ];
    let own = own.into_iter().filter_map(|(spot, usage)| {
        Some(Made {
            seat,
            spot: spot?,
            usage: Some(usage),
            seq: 0,
        })
    });
    let made: Vec<Made> = others.copied().chain(own).collect();
    follow(layout, &record.before, &made)
}

/// What the seat chose; `None` where its crosses do not say it.
fn played(layout: &Layout, record: &TurnRecord, seat: usize, sum: u8) -> Option<Choice> {
    let mut choice = Choice::default();
    for made in record.made_by(seat) {
        let number = layout.number(usize::from(made.spot.row), made.spot.place);
        let is_color = match made.usage {
            Some(usage) => usage == DiceUse::Color,
            // The white sum comes first.
            None => choice.white.is_some() || number != sum,
        };
        let cross = match is_color {
            true => &mut choice.color,
            false => &mut choice.white,
        };
        if cross.replace(made.spot).is_some() {
            return None;
        }
    }
    Some(choice)
}

/// All choices of the active seat; rows that others locked with the white sum take no colored die.
fn active_choices(layout: &Layout, record: &TurnRecord, roll: &Roll) -> Vec<Choice> {
    let before = &record.before;
    let active = record.active();
    let sheet = before.sheets[active & 7];
    let locked = locks(layout, record, |made| made.seat != active);
    let locked = locked.fold(0, |rows, made| rows | 1 << made.spot.row);
    let whites = white_spots(layout, &sheet, before.closed, roll.white_sum());
    let mut choices = Vec::new();
    for white in whites.into_iter().map(Some).chain([None]) {
        choices.push(Choice { white, color: None });
        let (mut sheet, mut locked) = (sheet, locked);
        if let Some(spot) = white {
            locked |= u8::from(sheet.cross(layout, spot)) << spot.row;
        }
        color_spots(layout, &sheet, (before.closed, locked), roll, |spot| {
            choices.push(Choice {
                white,
                color: Some(spot),
            });
        });
    }
    choices
}

/// Whether another seat locked a row after the last cross of this seat: then it chose without knowing of it.
fn knew_less(layout: &Layout, record: &TurnRecord, seat: usize) -> bool {
    let last = record.made_by(seat).map(|made| made.seq).max();
    let mut locks = locks(layout, record, |made| made.seat != seat);
    last.is_some() && locks.any(|made| Some(made.seq) > last)
}

fn locks<'a>(
    layout: &'a Layout,
    record: &'a TurnRecord,
    is_wanted: impl Fn(&Made) -> bool + 'a,
) -> impl Iterator<Item = &'a Made> {
    let made = record.made.iter();
    made.filter(move |made| is_wanted(made) && layout.is_lock(made.spot))
}
