//! The dice on the sheet, and the pad to enter a roll.

use rowlock_rules::{
    Action, Color, Cross, Dice, DiceUse, Event, EventKind, Mode, Seat, SpaceName, Table,
};

use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::{color_name, dice_label};
use crate::web::kit::row_order::OfRow;

/// The dice of the turn.
pub(crate) struct DiceLine {
    /// Changes with every roll.
    pub(crate) key: String,
    pub(crate) dice: Vec<Die>,
    /// The dice in words.
    pub(crate) label: Message,
    /// The keys, if this browser may enter the roll.
    pub(crate) pad: Option<Pad>,
}

pub(crate) struct Die {
    pub(crate) field: &'static str,
    /// Its label: the key of a message.
    pub(crate) name: &'static str,
    /// Its color; `None` for a white one.
    pub(crate) color: Option<Color>,
    pub(crate) shows: Option<u8>,
}

impl OfRow for Die {
    fn row(&self) -> Option<Color> {
        self.color
    }
}

/// The keys to enter a roll with.
pub(crate) struct Pad {
    pub(crate) title: Message,
    /// Whether it is open from the start.
    pub(crate) is_open: bool,
    /// Whether Undo opens it, to correct the roll of this seat.
    pub(crate) is_for_undo: bool,
    pub(crate) sides: u8,
}

/// The numbers that are printed on a sheet alone, in its header.
pub(crate) struct ShownNumbers {
    pub(crate) low: u8,
    pub(crate) high: u8,
    /// Whether the white sum is one of them.
    pub(crate) is_hit: bool,
}

impl DiceLine {
    /// The dice as this seat's sheet shows them; `None` in modes without dice.
    pub(crate) fn new(context: &GameContext, seat: Seat) -> Option<Self> {
        if context.mode() != Mode::Dice {
            return None;
        }
        let roll = context.table().dice();
        let dice = dice(context.table());
        let shown = |die: &Die| {
            die.shows
                .map_or("-".to_owned(), |number| number.to_string())
        };
        let key: Vec<String> = dice.iter().map(shown).collect();
        Some(Self {
            key: format!(
                "{}:{}",
                context.table().turn().unwrap_or_default(),
                key.join(" ")
            ),
            label: roll_label(roll),
            dice,
            pad: pad(context, seat),
        })
    }
}

/// The roll of a turn in words.
pub(crate) fn roll_label(roll: Option<Dice>) -> Message {
    roll.map_or_else(
        || msg("dice-none"),
        |roll| msg("dice-shown").with("roll", dice_label(&roll)),
    )
}

/// The dice that are rolled in the turn, the white ones first.
pub(crate) fn dice(table: &Table) -> Vec<Die> {
    let roll = table.dice();
    let white = ["white_1", "white_2"].into_iter().zip([0, 1]);
    let white = white.map(|(field, index)| Die {
        field,
        name: "die-white",
        color: None,
        shows: roll.map(|roll| roll.white[index]),
    });
    let colored = table.dice_in_game().into_iter().map(|color| Die {
        field: color.as_str(),
        name: match color {
            Color::Red => "die-red",
            Color::Yellow => "die-yellow",
            Color::Green => "die-green",
            Color::Blue => "die-blue",
        },
        color: Some(color),
        shows: roll.and_then(|roll| roll.colored(color)),
    });
    white.chain(colored).collect()
}

fn pad(context: &GameContext, seat: Seat) -> Option<Pad> {
    let in_game = context.table().dice_in_game();
    let one = |color| in_game.contains(&color).then_some(1);
    let any = Dice {
        white: [1, 1],
        red: one(Color::Red),
        yellow: one(Color::Yellow),
        green: one(Color::Green),
        blue: one(Color::Blue),
    };
    if context.refusal(seat, Action::Roll(any)).is_some() {
        return None;
    }
    let active = context.table().active()?;
    let is_active = active == seat;
    Some(Pad {
        title: if is_active && context.is_own(seat) {
            msg("dice-yours")
        } else {
            msg("dice-theirs").with("name", context.name(active))
        },
        is_open: is_active && context.table().dice().is_none(),
        is_for_undo: is_active && context.is_own(seat) && context.table().dice().is_some(),
        sides: context.board().die_sides,
    })
}

/// The sums of the dice for a seat, as the reason why a number is not open: "The white dice make 7."
pub(crate) fn possible_sums(context: &GameContext, seat: Seat, color: Color) -> Message {
    let Some(roll) = context.table().dice() else {
        return msg("dice-none");
    };
    match roll.colored(color) {
        Some(die) if context.table().active() == Some(seat) => {
            let [one, other] = roll.white.map(|white| white + die);
            let possible_sums = msg("dice-sum-color").with("color", color_name(color));
            let possible_sums = possible_sums.with("sum", roll.white_sum());
            if one == other {
                possible_sums.with("numbers", one)
            } else {
                let both = msg("dice-or").with("first", one.min(other));
                possible_sums.with("numbers", both.with("second", one.max(other)))
            }
        }
        Some(_) | None => msg("dice-sum-white").with("sum", roll.white_sum()),
    }
}

pub(crate) fn white_sum(context: &GameContext) -> Message {
    match context.table().dice() {
        Some(roll) => msg("dice-sum-white").with("sum", roll.white_sum()),
        None => msg("dice-none"),
    }
}

/// Whether this cross would take a number that is printed on the sheet alone.
pub(crate) fn takes_sheet_number(cross: &Event) -> bool {
    matches!(cross.kind, EventKind::Cross(Cross { usage: Some(usage), .. }) if usage.takes_sheet_number())
}

/// Whether this cross would take a white die and a colored one.
pub(crate) fn takes_colored_die(cross: &Event) -> bool {
    matches!(
        cross.kind,
        EventKind::Cross(Cross {
            usage: Some(DiceUse::Color),
            ..
        })
    )
}

/// Says that this cross of the seat came before a cross with the white dice, though its sheet would have had a space
/// for that.
pub(crate) fn skipped_white(context: &GameContext, seat: Seat, cross: &Event) -> Option<Message> {
    let table = context.table();
    let sum = table.dice()?.white_sum();
    let sheet = table.sheet(seat)?;
    let has_space = |row: Color| {
        let space = context.board().find(SpaceName::number(row, sum));
        space.is_ok_and(|space| sheet.check(space).is_ok()) && !table.closed_rows().contains(&row)
    };
    let is_skipped = takes_colored_die(cross)
        && table.crosses_this_turn(seat) == 1
        && Color::ALL.into_iter().any(has_space);
    is_skipped.then(|| msg("update-skips-white").with("sum", sum))
}

/// The numbers that are printed on the sheet of a seat alone; `None` if the board has none.
pub(crate) fn numbers(context: &GameContext, seat: Seat) -> Option<ShownNumbers> {
    let numbers = context.table().printed(seat).numbers?;
    let [low, high] = numbers.sorted();
    let sum = context.table().dice().map(|roll| roll.white_sum());
    Some(ShownNumbers {
        low,
        high,
        is_hit: sum.is_some_and(|sum| numbers.contains(sum)),
    })
}
