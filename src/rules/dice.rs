//! Dice, and what a cross uses of a roll.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Board, ByColor, Color, Violation};

/// What the dice show: two white ones, and one for each color still in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"white": [5, 1], "red": 3, "yellow": 4, "green": 2, "blue": 6})))]
pub struct Dice {
    /// The two white dice.
    #[schema(value_type = Vec<u8>, min_items = 2, max_items = 2, minimum = 1, maximum = 8)]
    pub white: [u8; 2],
    /// The red die, if it is still in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 8)]
    pub red: Option<u8>,
    /// The yellow die, if it is still in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 8)]
    pub yellow: Option<u8>,
    /// The green die, if it is still in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 8)]
    pub green: Option<u8>,
    /// The blue die, if it is still in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 8)]
    pub blue: Option<u8>,
}

impl Dice {
    /// The die of this color; `None` once it has left the game.
    pub fn colored(&self, color: Color) -> Option<u8> {
        match color {
            Color::Red => self.red,
            Color::Yellow => self.yellow,
            Color::Green => self.green,
            Color::Blue => self.blue,
        }
    }

    /// The same roll without the colored dice that have left the game.
    #[must_use]
    pub fn still_in_game(self, in_game: ByColor<bool>) -> Self {
        let remaining = |color: Color| self.colored(color).filter(|_| in_game[color]);
        Self {
            white: self.white,
            red: remaining(Color::Red),
            yellow: remaining(Color::Yellow),
            green: remaining(Color::Green),
            blue: remaining(Color::Blue),
        }
    }

    /// The number that every seat may cross in action 1.
    pub fn white_sum(&self) -> u8 {
        self.white[0].saturating_add(self.white[1])
    }

    /// Whether a white die and the die of this color make the number of action 2.
    pub fn makes(&self, color: Color, number: u8) -> bool {
        self.colored(color).is_some_and(|die| {
            let mut whites = self.white.iter();
            whites.any(|white| white.saturating_add(die) == number)
        })
    }

    /// Whether exactly the colored dice in the game are present, and every value is on a die of the board.
    pub fn fit(&self, board: &Board, in_game: ByColor<bool>) -> bool {
        let shows = |die: u8| (1..=board.die_sides).contains(&die);
        self.white.iter().all(|&die| shows(die))
            && Color::ALL.into_iter().all(|color| {
                self.colored(color)
                    .map_or(!in_game[color], |die| in_game[color] && shows(die))
            })
    }
}

/// Which dice a cross uses.
/// `white` is the sum of the white dice, `lucky` that sum as a lucky number, `color` a white and a colored die.
/// `connect` is two dice with certain values, `track` the white dice and a colored one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Use)]
pub enum DiceUse {
    /// The sum of the white dice, in action 1.
    White,
    /// The white sum that is lucky, for the next space of the seat's emptiest row.
    Lucky,
    /// A white die and a colored one, in action 2.
    Color,
    /// Two dice with certain values, for a field without a number.
    Connect,
    /// The white dice and a colored one, for the track.
    Track,
}

impl DiceUse {
    /// Every use, in the order in which a cross that does not say takes the first that fits.
    pub const ALL: [Self; 5] = [
        Self::White,
        Self::Lucky,
        Self::Color,
        Self::Connect,
        Self::Track,
    ];

    pub const fn as_str(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Lucky => "lucky",
            Self::Color => "color",
            Self::Connect => "connect",
            Self::Track => "track",
        }
    }

    /// Whether it takes one of the numbers that are printed on the seat's sheet alone.
    pub const fn takes_sheet_number(self) -> bool {
        matches!(self, Self::Lucky)
    }

    /// Why a cross is refused where the dice do not give the space in this way.
    pub const fn not_given(self) -> Violation {
        match self {
            Self::White | Self::Color | Self::Connect | Self::Track => Violation::NotRolled,
            Self::Lucky => Violation::NotLucky,
        }
    }
}
