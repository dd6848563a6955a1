//! The report on a finished game.

use rowlock_rules::{Game, Mode, Seat, Seq, Turn};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::best::best_choice;
use crate::course::{Course, GAMES_OF_A_TURN, Judged, JudgedTurn};
use crate::facts::Facts;
use crate::judge::Effort;
use crate::layout::Layout;
use crate::moments::{BestChoice, ComparedChoice, Moment, OtherChoice, crossed};
use crate::points::{Chance, Points};
use crate::policy::{Choice, Policy, Weights};
use crate::solo::SoloTable;

/// The version of reports: one with another version is to be made anew.
pub const REPORT_VERSION: u32 = 1;

/// How many moments are worth a look.
const MOMENTS: usize = 3;

/// What is said of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = CoachReport)]
#[schema(examples(json!({
    "version": 1, "depth": "rolls",
    "seats": [{
        "seat": 0, "start": 74.5, "end": 60.0, "decisions": 25, "mistakes": 1, "given_away": 2.41, "luck": -12.09,
        "other": 0.0, "moments": [], "best": null,
    }],
    "moments": [{
        "seat": 0, "turn": 10, "seq": 40, "is_active": true,
        "played": {"white": null, "color": {"row": "red", "number": 9}},
        "better": {"white": null, "color": {"row": "green", "number": 9}},
        "loss": 2.41, "chance_played": 0.2235, "chance_better": 0.2528,
        "others": [{"crossed": {"white": null, "color": null}, "loss": 6.02}],
    }],
    "expected": [{"turn": 0, "seq": 0, "points": [74.5], "given_away": [0.0], "is_rest_luck": false}],
    "facts": {
        "jumps": [{"seat": 0, "seq": 40, "turn": 10, "row": "red", "number": 9, "skipped": 3, "values": [17.2, 13.9]}],
        "lost_locks": [], "penalties": [], "ended": null,
        "second_crosses": [{"seat": 0, "turns": 13, "with_two": 4}],
    },
})))]
pub struct Report {
    /// The version of the report; other versions say other things.
    pub version: u32,
    pub depth: Depth,
    /// How many games were played on after each choice of a very long game, if these are fewer than the usual thousands.
    /// The fewer they are, the larger is a loss that is found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub games: Option<u32>,
    /// What each seat gave away; empty where choices are not judged.
    pub seats: Vec<SeatReport>,
    /// The costliest choices of all seats, the costliest first.
    pub moments: Vec<Moment>,
    /// The points that each seat was expected to come to, at the start and after each turn.
    pub expected: Vec<ExpectedPoint>,
    pub facts: Facts,
}

/// What a report can judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// Nothing: it has facts only.
    Facts,
    /// The choices with white sums that the log gives away.
    WhiteSums,
    /// Every choice, and the luck of every roll.
    Rolls,
    /// The same, by the exact table of a player alone.
    Exact,
}

/// Why the choices of a game are not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// Nothing says whose turn it was, as on paper.
    NoTurns,
    /// Its rows alone do not say what a cross brings.
    Board,
}

/// What is said of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatReport {
    pub seat: Seat,
    /// The points that it was expected to come to at its start.
    pub start: Points,
    /// Its points at the end of the game.
    pub end: Points,
    /// How many of its decisions were judged.
    pub decisions: u32,
    /// How many of these decisions gave something away.
    pub mistakes: u32,
    /// What its choices gave away; 0 where none was judged.
    pub given_away: Points,
    /// What the dice and the others brought; null if the rolls are not known.
    ///
    /// `start + luck - given_away + other = end`.
    pub luck: Option<Points>,
    /// What changed in turns that are not judged: corrections, seats that came or left, a game that was stopped.
    pub other: Option<Points>,
    /// Its costliest choices, the costliest first.
    pub moments: Vec<Moment>,
    /// The choice that was furthest ahead of the next best; null where none was clearly better than another cross.
    pub best: Option<BestChoice>,
}

/// The points that each seat was expected to come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExpectedPoint {
    /// The turn that was over then; 0 for the start.
    #[schema(value_type = u32)]
    pub turn: Turn,
    /// The event with which it ended; 0 for the start.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// By seat; a seat that came later is missing.
    pub points: Vec<Points>,
    /// What the choices of each seat in the turn gave away; none at the start.
    pub given_away: Vec<Points>,
    /// Whether the rest of the change since the point before is luck: the roll is known, and nothing else happened.
    pub is_rest_luck: bool,
}

/// Why there is no report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReport {
    /// The game is not over.
    NotOver,
    /// It was stopped while it was made.
    Stopped,
}

impl Unjudged {
    /// Why the choices of this game are not judged; `None` where they are.
    pub fn of(game: &Game) -> Option<Self> {
        let setup = game.setup();
        if setup.mode == Mode::Sheet || game.is_paper_game() {
            return Some(Self::NoTurns);
        }
        let layout = Layout::of(&setup.board, setup.house_rules.color_required);
        layout.is_none().then_some(Self::Board)
    }
}

impl Report {
    /// Whether the exact table of a player alone is used for this game.
    pub fn can_be_exact(game: &Game) -> bool {
        let setup = game.setup();
        let is_alone = game.table().seats() == 1 && setup.mode == Mode::Dice;
        let layout = Layout::of(&setup.board, setup.house_rules.color_required);
        is_alone && layout.is_some_and(|layout| SoloTable::fits(&layout))
    }

    /// The report on a finished game, the same each time for the same seed.
    ///
    /// `exact` is used for a player alone on the board that it is for.
    ///
    /// # Errors
    /// [`NoReport`], where the game is not over, or `should_stop` said so; it is asked many times a second.
    pub fn of(
        game: &Game,
        seed: u64,
        exact: Option<&SoloTable>,
        effort: Effort,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<Self, NoReport> {
        let table = game.table();
        if table.end_reason().is_none() {
            return Err(NoReport::NotOver);
        }
        let setup = table.setup();
        let layout = Layout::of(&setup.board, setup.house_rules.color_required);
        let seats = u8::try_from(table.seats()).unwrap_or(8);
        let policy = layout.map(|layout| Policy::new(layout, seats, Weights::FOUND));
        let facts = Facts::of(game, policy.as_ref());
        let Some(policy) = policy.filter(|_| Unjudged::of(game).is_none()) else {
            return Ok(Self::of_facts(facts));
        };
        let exact = exact.filter(|_| Self::can_be_exact(game));
        let course = Course::of(game, &policy, (seed, effort), exact, should_stop);
        let course = course.ok_or(NoReport::Stopped)?;
        let depth = match (setup.mode, exact) {
            (Mode::Sheet | Mode::Turns, _) => Depth::WhiteSums,
            (Mode::Dice, None) => Depth::Rolls,
            (Mode::Dice, Some(_)) => Depth::Exact,
        };
        let games = course.games.map_or(effort.most, |games| games as usize);
        let games = games.min(GAMES_OF_A_TURN);
        let mut report = Self::of_course(&policy.layout, &course, depth, facts, game);
        for seat in &mut report.seats {
            if should_stop() {
                return Err(NoReport::Stopped);
            }
            seat.best = best_choice(&policy, &course, seat.seat, (seed, games));
        }
        Ok(report)
    }

    fn of_facts(facts: Facts) -> Self {
        Self {
            version: REPORT_VERSION,
            depth: Depth::Facts,
            games: None,
            seats: Vec::new(),
            moments: Vec::new(),
            expected: Vec::new(),
            facts,
        }
    }

    fn of_course(
        layout: &Layout,
        course: &Course,
        depth: Depth,
        facts: Facts,
        game: &Game,
    ) -> Self {
        let seats = Seat::first(game.table().seats());
        let seats: Vec<SeatReport> = seats
            .map(|seat| SeatReport::of(layout, course, depth, seat))
            .collect();
        let all = seats.iter().flat_map(|seat| seat.moments.iter().cloned());
        Self {
            version: REPORT_VERSION,
            depth,
            games: course.games,
            moments: costliest(all.collect()),
            expected: expected_points(course),
            seats,
            facts,
        }
    }
}

impl SeatReport {
    /// Its costliest choice.
    pub fn costliest(&self) -> Option<ComparedChoice> {
        self.moments.first().map(ComparedChoice::from)
    }

    /// Its best choice.
    pub fn best(&self) -> Option<ComparedChoice> {
        self.best.as_ref().map(ComparedChoice::from)
    }

    /// Of the choices of these seats the costliest, or the best if none was costly, with what came with its seat.
    pub fn dearest<'a, T: Copy>(
        seats: impl Iterator<Item = (T, &'a Self)> + Clone,
    ) -> Option<(T, ComparedChoice)> {
        let costly = seats
            .clone()
            .filter_map(|(of, seat)| Some((of, seat.costliest()?)));
        let best = seats.filter_map(|(of, seat)| Some((of, seat.best()?)));
        let points = |(_, choice): &(T, ComparedChoice)| choice.points;
        costly
            .max_by_key(points)
            .or_else(|| best.max_by_key(points))
    }
}

impl SeatReport {
    fn of(layout: &Layout, course: &Course, depth: Depth, seat: Seat) -> Self {
        let index = seat.index();
        let mut known = course
            .expected
            .iter()
            .filter_map(|points| points.get(index));
        let start = known.clone().next().copied().unwrap_or_default();
        let end = known.next_back().copied().unwrap_or_default();
        let (mut given_away, mut luck, mut other) = <(Points, Points, Points)>::default();
        let (mut decisions, mut mistakes) = (0, 0);
        let mut moments = Vec::new();
        for (turn, (before, after)) in course.turns.iter().zip(course.steps()) {
            let judged = turn
                .judged
                .iter()
                .find(|judged| judged.decision.seat == index);
            let lost = judged.map_or(Points(0), Judged::loss);
            decisions += u32::from(judged.is_some());
            mistakes += u32::from(lost > Points(0));
            given_away = given_away + lost;
            if let (Some(&before), Some(&after)) = (before.get(index), after.get(index)) {
                let change = after - before;
                match turn.is_rest_luck() {
                    true => luck = luck + change + lost,
                    false => other = other + change + lost,
                }
            }
            moments.extend(
                judged.and_then(|judged| {
                    moment(layout, turn.record.turn, turn.record.active(), judged)
                }),
            );
        }
        let has_rolls = matches!(depth, Depth::Rolls | Depth::Exact);
        Self {
            seat,
            start,
            end,
            decisions,
            mistakes,
            given_away,
            luck: has_rolls.then_some(luck),
            other: has_rolls.then_some(other),
            moments: costliest(moments),
            best: None,
        }
    }
}

fn expected_points(course: &Course) -> Vec<ExpectedPoint> {
    let turns = std::iter::once(None).chain(course.turns.iter().map(Some));
    let points = turns.zip(&course.expected).map(|(turn, points)| {
        let lost = |seat: usize| turn.map_or(Points(0), |turn| turn.loss(seat));
        ExpectedPoint {
            turn: turn.map_or(0, |turn| turn.record.turn),
            seq: turn.map_or(0, |turn| turn.record.ended),
            points: points.clone(),
            given_away: (0..points.len()).map(lost).collect(),
            is_rest_luck: turn.is_some_and(JudgedTurn::is_rest_luck),
        }
    });
    points.collect()
}

fn costliest(mut moments: Vec<Moment>) -> Vec<Moment> {
    moments.sort_by_key(|moment| (-moment.loss, moment.turn, moment.seat));
    moments.truncate(MOMENTS);
    moments
}

fn moment(layout: &Layout, turn: Turn, active: usize, judged: &Judged) -> Option<Moment> {
    let better = judged.better().filter(|better| better.is_worth_saying())?;
    let decision = &judged.decision;
    Some(Moment {
        seat: Seat::new(decision.seat)?,
        turn,
        seq: decision.seq,
        is_active: decision.seat == active,
        played: crossed(layout, decision.played),
        better: crossed(layout, better.choice),
        loss: judged.loss(),
        chance_played: Chance::of(better.wins[0]),
        chance_better: Chance::of(better.wins[1]),
        others: others(layout, &better.others),
    })
}

fn others(layout: &Layout, others: &[(Choice, f64)]) -> Vec<OtherChoice> {
    let other = |&(choice, loss): &(Choice, f64)| OtherChoice {
        crossed: crossed(layout, choice),
        loss: Points::of(loss),
    };
    others.iter().map(other).collect()
}
