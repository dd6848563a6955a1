//! The turns of a game as they count: without what was undone, and with late crosses in the turn that they name.

use rowlock_rules::{
    Cross, Dice, DiceUse, Effect, Event, EventKind, Game, Seat, Seq, SpaceName, Turn,
};

use crate::layout::{Layout, Spot};
use crate::position::Position;
use crate::stream::Roll;

/// A cross that counts for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    pub seat: usize,
    pub spot: Spot,
    pub usage: Option<DiceUse>,
    pub seq: Seq,
}

/// One turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRecord {
    pub turn: Turn,
    /// The table as the turn began, with the late crosses of the turns before.
    pub before: Position,
    /// The table as the next turn began, or at the end of the game.
    pub after: Position,
    /// What the dice showed, where it was entered.
    pub roll: Option<Roll>,
    /// The crosses of the turn, in the order in which they came.
    pub made: Vec<Made>,
    /// Whether nothing but crosses, allowed from where the turn began, and its end led to the next.
    pub is_plain: bool,
    /// The event with which the turn ended.
    pub ended: Seq,
}

/// What the log says of a turn, in the order in which it came.
struct Logged {
    began: Position,
    roll: Option<Roll>,
    made: Vec<Made>,
    is_disturbed: bool,
    ended: Seq,
}

impl TurnRecord {
    /// The turns of a game on a board with this layout; none in mode `sheet`, and of a game from paper.
    pub fn all(game: &Game, layout: &Layout) -> Vec<Self> {
        let logged = logged_turns(game, layout);
        let end = Position::of(game.table());
        let mut records: Vec<Self> = Vec::new();
        let mut position = match logged.first() {
            Some(first) => first.began,
            None => return records,
        };
        for (index, turn) in logged.iter().enumerate() {
            let before = position;
            let came = match logged.get(index + 1) {
                Some(next) => next.began,
                None => end,
            };
            let followed = follow(layout, &before, &turn.made).filter(|_| !turn.is_disturbed);
            let is_last = index + 1 == logged.len();
            // Late crosses of a turn are not on the sheets yet as the next one begins.
            let expected = with_late(layout, came, &logged[..=index], turn.ended);
            let is_plain = followed == Some(expected);
            position = expected;
            position.is_over |= is_last;
            records.push(Self {
                turn: Turn::try_from(index + 1).unwrap_or(Turn::MAX),
                before,
                after: position,
                roll: turn.roll,
                made: turn.made.clone(),
                is_plain,
                ended: turn.ended,
            });
        }
        records
    }

    /// The seat whose turn it was.
    pub fn active(&self) -> usize {
        usize::from(self.before.active)
    }

    /// The crosses of a seat.
    pub fn made_by(&self, seat: usize) -> impl Iterator<Item = &Made> {
        self.made.iter().filter(move |made| made.seat == seat)
    }
}

/// The position after these crosses and the end of the turn; `None` where they were not allowed together.
pub(crate) fn follow(layout: &Layout, before: &Position, made: &[Made]) -> Option<Position> {
    let mut position = *before;
    let mut locked = 0;
    let active = usize::from(before.active);
    let mut is_color_used = false;
    for cross in made {
        let Made { seat, spot, .. } = *cross;
        let is_open = before.closed & (1 << spot.row) == 0;
        let sheet = position.sheets.get_mut(seat)?;
        if !is_open || !sheet.takes(layout, spot) || before.out & (1 << seat) != 0 {
            return None;
        }
        if sheet.cross(layout, spot) {
            locked |= 1 << spot.row;
        }
        is_color_used |= seat == active && cross.usage == Some(DiceUse::Color);
    }
    let has_crossed = made.iter().any(|made| made.seat == active);
    position.end_turn(
        locked,
        has_crossed && (is_color_used || !layout.color_required),
    );
    Some(position)
}

/// A position with the crosses that came later than this event but count for these turns.
fn with_late(layout: &Layout, mut position: Position, turns: &[Logged], seq: Seq) -> Position {
    let made = turns.iter().flat_map(|turn| &turn.made);
    let mut locked = 0;
    for cross in made.filter(|made| made.seq > seq) {
        let Some(sheet) = position.sheets.get_mut(cross.seat) else {
            continue;
        };
        let row = usize::from(cross.spot.row) & 3;
        let last = sheet.last[row].max(cross.spot.place);
        locked |= u8::from(sheet.cross(layout, cross.spot)) << row;
        sheet.last[row] = last;
    }
    position.closed |= locked;
    position
}

fn logged_turns(game: &Game, layout: &Layout) -> Vec<Logged> {
    let mut turns: Vec<Logged> = Vec::new();
    if game.is_paper_game() {
        return turns;
    }
    for position in game.positions() {
        let Some(event) = event_of(game, position.seq) else {
            continue;
        };
        let table = &position.table;
        if let Some(current) = turns.last_mut() {
            current.ended = position.seq;
        }
        note(game, layout, &mut turns, (position.seq, event));
        let turn = table.turn().and_then(|turn| usize::try_from(turn).ok());
        if turn > Some(turns.len()) {
            turns.push(Logged {
                began: Position::of(table),
                roll: None,
                made: Vec::new(),
                is_disturbed: false,
                ended: position.seq,
            });
        }
    }
    turns
}

/// Notes an event in the turn for which it counts.
fn note(game: &Game, layout: &Layout, turns: &mut [Logged], (seq, event): (Seq, &Event)) {
    let current = turns.len();
    let turn_of = |named: Option<Turn>| {
        let named = named.and_then(|turn| usize::try_from(turn).ok());
        named.unwrap_or(current).saturating_sub(1)
    };
    match (&event.kind, event.seat) {
        (EventKind::Cross(cross), Some(seat)) => {
            if let Some(turn) = turns.get_mut(turn_of(cross.turn)) {
                match spot_of(layout, cross) {
                    Some(spot) if stands(game, seat, cross.space) => turn.made.push(Made {
                        seat: seat.index(),
                        spot,
                        usage: cross.usage,
                        seq,
                    }),
                    Some(_) | None => turn.is_disturbed = true,
                }
            }
        }
        (EventKind::Roll(dice), _) => {
            if let Some(turn) = turns.last_mut() {
                turn.roll = Some(roll_of(dice));
            }
        }
        (EventKind::EndTurn { .. } | EventKind::Start { .. }, _) => {}
        (EventKind::Finish {}, _) => {
            // In the last call it ends the turn as its active seat would.
            let stopped = Effect::Finish {
                reason: rowlock_rules::EndReason::Stopped,
            };
            if let Some(turn) = turns.last_mut() {
                turn.is_disturbed |= event.effects.contains(&stopped);
            }
        }
        _ => {
            if let Some(turn) = turns.last_mut() {
                turn.is_disturbed = true;
            }
        }
    }
}

/// Whether the cross is still on the sheet at the end: a correction may have erased it.
fn stands(game: &Game, seat: Seat, space: SpaceName) -> bool {
    let space = game.setup().board.find(space);
    let sheet = game.table().sheet(seat);
    space.is_ok_and(|space| sheet.is_some_and(|sheet| sheet.has(space)))
}

pub(crate) fn event_of(game: &Game, seq: Seq) -> Option<&Event> {
    let index = usize::try_from(seq).ok()?.checked_sub(1)?;
    game.log().get(index)
}

pub(crate) fn spot_of(layout: &Layout, cross: &Cross) -> Option<Spot> {
    let (row, number) = cross.space.as_number()?;
    let place = layout.place(row as usize, number);
    let row = row as u8;
    (place > 0).then_some(Spot { row, place })
}

fn roll_of(dice: &Dice) -> Roll {
    let colored = [dice.red, dice.yellow, dice.green, dice.blue];
    Roll {
        white: dice.white,
        colored: colored.map(Option::unwrap_or_default),
    }
}
