//! The rest of a game, played by the policy at every seat.

use crate::layout::Spot;
use crate::legal::color_spots;
use crate::policy::{Choice, Policy};
use crate::position::{Position, SmallSheet};
use crate::stream::{Roll, Stream};

/// The most turns that a game is played on; longer ones have not been seen.
const MOST_TURNS: usize = 400;

/// What each seat of a turn crosses, before anybody knows what the others do.
pub type Choices = [Choice; 8];

impl Policy {
    /// Plays a game to its end with the dice of this seed; returns the points of the seats.
    pub fn play_out(&self, position: &Position, seed: u64) -> [i32; 8] {
        let mut position = *position;
        let mut stream = Stream::new(seed);
        for _ in 0..MOST_TURNS {
            if position.is_over {
                break;
            }
            let roll = stream.roll(self.layout.sides);
            self.play_turn(&mut position, &roll);
        }
        position
            .sheets
            .map(|sheet: SmallSheet| sheet.points(&self.layout))
    }

    /// Plays one turn with this roll.
    pub fn play_turn(&self, position: &mut Position, roll: &Roll) {
        let choices = self.choices(position, roll);
        self.carry_out(position, roll, &choices);
    }

    /// What every seat chooses with this roll.
    pub fn choices(&self, position: &Position, roll: &Roll) -> Choices {
        let rolls = self.rolls(position);
        let mut choices = Choices::default();
        for seat in position.playing() {
            choices[seat & 7] = self.choice(position, seat, rolls, roll);
        }
        choices
    }

    /// These choices of a seat, the one with the largest gain first; `rolls` are those most likely to come with this one.
    pub fn rate(
        &self,
        position: &Position,
        seat: usize,
        rolls: usize,
        choices: &[Choice],
    ) -> Vec<Choice> {
        let mut view = self.view(position, seat, rolls);
        let is_active = seat == usize::from(position.active);
        let gain = |&choice: &Choice| match choice == Choice::default() && !is_active {
            true => (0.0, choice),
            false => (view.gain_of(choice), choice),
        };
        let mut rated: Vec<(f32, Choice)> = choices.iter().map(gain).collect();
        rated.sort_by(|one, other| other.0.total_cmp(&one.0));
        rated.into_iter().map(|(_, choice)| choice).collect()
    }

    /// What a seat chooses with this roll, where this many rolls are most likely to come with it.
    pub fn choice(&self, position: &Position, seat: usize, rolls: usize, roll: &Roll) -> Choice {
        let mut view = self.view(position, seat, rolls);
        if seat == usize::from(position.active) {
            return view.best(roll);
        }
        let white = view.white(roll.white_sum());
        Choice { white, color: None }
    }

    /// Carries out what the seats chose: the white sum at all seats, then the colored die of the active one, if the others
    /// have not taken it away; then it takes another one, or none.
    pub fn carry_out(&self, position: &mut Position, roll: &Roll, choices: &Choices) {
        let layout = &self.layout;
        let mut locked = 0_u8;
        for seat in position.playing() {
            if let Some(spot) = choices[seat & 7].white
                && position.sheets[seat & 7].cross(layout, spot)
            {
                locked |= 1 << spot.row;
            }
        }
        let active = usize::from(position.active) & 7;
        let Choice { white, color } = choices[active];
        let color = match color {
            Some(spot) if self.is_left(position, active, roll, locked, spot) => Some(spot),
            Some(_) => self.another(position, active, roll, locked),
            None => None,
        };
        if let Some(spot) = color
            && position.sheets[active].cross(layout, spot)
        {
            locked |= 1 << spot.row;
        }
        let has_crossed = color.is_some() || (white.is_some() && !layout.color_required);
        position.end_turn(locked, has_crossed);
    }

    fn is_left(
        &self,
        position: &Position,
        seat: usize,
        roll: &Roll,
        locked: u8,
        wanted: Spot,
    ) -> bool {
        if locked == 0 {
            return true;
        }
        let mut is_left = false;
        let sheet = &position.sheets[seat];
        color_spots(
            &self.layout,
            sheet,
            (position.closed, locked),
            roll,
            |spot| {
                is_left |= spot == wanted;
            },
        );
        is_left
    }

    /// The best cross with a colored die once rows were locked by others with the white sum.
    fn another(&self, position: &Position, seat: usize, roll: &Roll, locked: u8) -> Option<Spot> {
        let mut closed = *position;
        closed.closed |= locked;
        let mut spots = Vec::new();
        let sheet = &position.sheets[seat];
        color_spots(
            &self.layout,
            sheet,
            (position.closed, locked),
            roll,
            |spot| spots.push(spot),
        );
        let mut view = self.view(&closed, seat, self.rolls(position));
        let mut best = (0.0, None);
        for spot in spots {
            let gain = view.gain_of(Choice {
                white: None,
                color: Some(spot),
            });
            if gain > best.0 {
                best = (gain, Some(spot));
            }
        }
        best.1
    }
}
