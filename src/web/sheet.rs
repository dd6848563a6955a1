//! The sheet in the hand: the one fragment for the first paint and for every update.

use askama::Template;

use super::back;
use super::dice::{DiceLine, Lucky, lucky};
use super::filters;
use super::news::{News, locked};
use super::seen::Seen;
use super::space::{Offer, Reasons, Row, first};
use crate::ids::GameId;
use crate::rules::{
    Action, Color, MAX_PENALTIES, Mode, Seat, Seq, Status, Table, Turn, Violation, row_score,
};
use crate::words::{Said, said};

/// Up to how many other totals fit into the strip.
const MOST_OTHERS: usize = 4;

/// The sheet.
#[derive(Template)]
#[template(path = "sheet.html")]
pub(super) struct Sheet {
    title: Said,
    game: GameId,
    board: String,
    page: String,
    fragment: String,
    seq: Seq,
    seat: Seat,
    turn: Option<Turn>,
    /// What the script needs to keep the score by itself for a moment.
    needed: u8,
    scores: String,
    head: Said,
    note: Option<Said>,
    lucky: Option<Lucky>,
    dice: Option<DiceLine>,
    total: i32,
    own_seats: Vec<OwnSeat>,
    next_seat: Option<NextSeat>,
    closable: Vec<Color>,
    may_stop: bool,
    is_host: bool,
    may_take_over: bool,
    may_go_back: bool,
    news: Option<News>,
    offer: LockOffer,
    message: Option<Message>,
    columns: usize,
    rows: Vec<Row>,
    penalties: u8,
    penalty_score: i32,
    others: Vec<Other>,
    rank: Option<Said>,
    undo: Option<Said>,
    controls: Vec<Control>,
    waiting: Option<Said>,
}

/// Another sheet that this browser may mark.
pub(super) struct OwnSeat {
    pub(super) seat: Seat,
    pub(super) name: String,
    pub(super) is_shown: bool,
}

impl OwnSeat {
    /// All sheets that this browser may mark; none where it is only the one that is shown.
    pub(super) fn all(seen: &Seen, shown: Seat) -> Vec<Self> {
        let seats = seen.markable();
        let is_one = seats.len() <= 1;
        let seats = seats.into_iter().filter(|_| !is_one);
        seats
            .map(|seat| Self {
                seat,
                name: seen.name(seat).to_owned(),
                is_shown: seat == shown,
            })
            .collect()
    }
}

/// Where one phone holds several seats: the sheet behind this one, and the one before it.
struct NextSeat {
    name: String,
    href: String,
    before: String,
}

impl NextSeat {
    fn of(seen: &Seen, shown: Seat) -> Option<Self> {
        let own = &seen.access.seats;
        let place = own.iter().position(|&seat| seat == shown)?;
        let turned = |by: usize| own.get((place + by) % own.len()).copied();
        let href = |seat: Seat| format!("/games/{}?seat={seat}", seen.view.id);
        let next = turned(1).filter(|&seat| seat != shown)?;
        Some(Self {
            name: seen.name(next).to_owned(),
            href: href(next),
            before: href(turned(own.len() - 1)?),
        })
    }
}

/// Locks that are still to be had.
struct LockOffer {
    key: String,
    told: Vec<Said>,
    crosses: Vec<Offer>,
}

/// What a move was answered with, in place.
pub(super) struct Message {
    pub(super) text: Said,
    pub(super) offer: Option<Offer>,
}

/// Another player in the strip.
struct Other {
    name: String,
    total: Option<i32>,
    is_active: bool,
}

/// A button below the sheet.
struct Control {
    id: &'static str,
    value: &'static str,
    label: Said,
    small: Option<Said>,
    /// Whether the small words are about a penalty, which the next cross would spare.
    is_due: bool,
    is_main: bool,
}

impl Sheet {
    /// The sheet of this seat, with the answer to a move that was just refused.
    pub(super) fn new(seen: &Seen, seat: Seat, message: Option<Message>) -> Self {
        let view = &seen.view;
        let board = seen.board();
        let reasons = Reasons::new(seen, seat);
        let sheet = seen.table().sheet(seat).cloned().unwrap_or_default();
        let most = board.most_crosses();
        let scores: Vec<String> = (0..=most).map(|n| row_score(n).to_string()).collect();
        let (head, note) = head(seen, seat);
        let (others, rank) = others(seen, seat);
        let (controls, waiting) = controls(seen, seat);
        let offer = lock_offer(seen, seat);
        let query = if seen.access.seats.first() == Some(&seat) {
            String::new()
        } else {
            format!("?seat={seat}")
        };
        Self {
            page: format!("/games/{}{query}", view.id),
            fragment: format!("/games/{}/sheet{query}", view.id),
            title: said("plain").with("text", format!("{} · {}", seen.name(seat), board.name)),
            game: view.id.clone(),
            board: board.id.clone(),
            seq: view.seq,
            seat,
            turn: view.turn,
            needed: board.needed_crosses,
            scores: scores.join(" "),
            head,
            note,
            lucky: lucky(seen, seat),
            dice: DiceLine::new(seen, seat),
            total: sheet.total(),
            own_seats: OwnSeat::all(seen, seat),
            next_seat: NextSeat::of(seen, seat),
            closable: Color::ALL
                .into_iter()
                .filter(|&row| seen.refusal(seat, Action::Close { row }).is_none())
                .collect(),
            may_stop: may_stop(seen, seat),
            is_host: seen.access.host,
            may_take_over: seen.may_take_over().is_some(),
            may_go_back: back::is_possible(seen),
            // An offer tells of the lock, too.
            news: News::of(seen, seat).filter(|_| offer.crosses.is_empty()),
            offer,
            message,
            columns: seen.columns(),
            rows: reasons.rows(),
            penalties: sheet.penalties(),
            penalty_score: sheet.penalty_score(),
            others,
            rank,
            undo: reasons.undo(),
            controls,
            waiting,
        }
    }

    /// Whose sheet it is, and on which board, as tabs and lists name it.
    pub(super) fn title(&self) -> Said {
        self.title.clone()
    }
}

/// Whose roll it is, in the sheet's head.
fn head(seen: &Seen, seat: Seat) -> (Said, Option<Said>) {
    let name = said("plain").with("text", seen.name(seat));
    let whose = match seen.view.active_seat {
        Some(active) if active == seat && seen.is_own(seat) => Some(said("head-yours")),
        Some(active) => Some(said("head-theirs").with("name", seen.name(active))),
        None => None,
    };
    // Who marks several sheets must see first which one this is.
    if !seen.is_own(seat) || seen.access.seats.len() > 1 {
        return (said("head-sheet").with("name", name), whose);
    }
    if seen.table().has_left(seat) {
        return (said("head-left"), whose);
    }
    let has_open = Color::ALL
        .into_iter()
        .any(|row| !seen.table().open(seat, row).is_empty());
    match (seen.view.status, seen.view.turn) {
        (Status::LastCall, _) if has_open => (said("head-last-call"), Some(said("head-one-more"))),
        (Status::LastCall, _) => (said("head-last-call"), Some(said("head-done"))),
        (Status::Lobby | Status::Playing | Status::Finished, Some(turn)) => {
            let turn = said("head-turn").with("turn", turn);
            (whose.unwrap_or(name), Some(turn))
        }
        (Status::Lobby | Status::Playing | Status::Finished, None) => (name, None),
    }
}

/// The host may end the game early; in last call of a sheet game the big button does it.
fn may_stop(seen: &Seen, seat: Seat) -> bool {
    let has_button = seen.view.mode == Mode::Sheet && seen.view.status == Status::LastCall;
    !has_button && seen.refusal(seat, Action::Finish {}).is_none()
}

fn lock_offer(seen: &Seen, seat: Seat) -> LockOffer {
    let offers = seen.table().lock_offers(seat);
    let mut rows: Vec<Color> = offers.iter().map(|&(row, _)| row).collect();
    rows.dedup();
    let lockers = seen.lockers();
    let told = rows.iter().map(|&row| {
        let who = &lockers[row];
        if who.is_empty() {
            said("offer-closed").with("color", first(row))
        } else {
            locked(who.clone(), row)
        }
    });
    let key = offers
        .iter()
        .map(|(row, number)| format!("{row}-{number}-"));
    LockOffer {
        key: key.collect::<String>() + &seen.view.turn.unwrap_or_default().to_string(),
        told: told.collect(),
        crosses: offers
            .iter()
            .map(|(row, number)| Offer {
                value: format!("cross {row} {number}"),
                label: said("offer-lock")
                    .with("color", first(*row))
                    .with("number", number),
            })
            .collect(),
    }
}

/// The totals of the others; where they are too many, the leader's and the own rank.
fn others(seen: &Seen, seat: Seat) -> (Vec<Other>, Option<Said>) {
    let seats = &seen.view.seats;
    let other = |index: usize| {
        seats.get(index).map(|other| Other {
            name: other.name.clone(),
            total: other.total,
            is_active: seen.view.active_seat == Some(other.seat),
        })
    };
    if seats.len() <= MOST_OTHERS + 1 {
        let others = (0..seats.len()).filter(|&index| index != seat.index());
        return (others.filter_map(other).collect(), None);
    }
    if seats.iter().any(|seat| seat.total.is_none()) {
        return (Vec::new(), None);
    }
    let standings = seen.table().standings();
    let leader = standings.iter().find(|line| line.seat != seat);
    let rank = standings.iter().find(|line| line.seat == seat);
    (
        leader
            .and_then(|line| other(line.seat.index()))
            .into_iter()
            .collect(),
        rank.map(|line| {
            said("rank-of")
                .with("rank", line.rank)
                .with("seats", seats.len())
        }),
    )
}

/// The buttons beside undo, or what this player waits for.
fn controls(seen: &Seen, seat: Seat) -> (Vec<Control>, Option<Said>) {
    match seen.view.turn {
        Some(turn) => turn_controls(seen, seat, turn),
        None => (paper_controls(seen, seat), None),
    }
}

fn paper_controls(seen: &Seen, seat: Seat) -> Vec<Control> {
    let is_last_call = seen.view.status == Status::LastCall;
    let penalty = Control {
        id: "penalty",
        value: "penalty",
        label: said("penalty"),
        small: Some(said("plain").with("text", "−5")),
        is_due: false,
        is_main: false,
    };
    let finish = Control {
        id: "finish",
        value: "finish",
        label: said("finish"),
        small: None,
        is_due: false,
        is_main: true,
    };
    let may = |action| seen.refusal(seat, action).is_none();
    let penalty = may(Action::Penalty {}).then_some(penalty);
    let finish = (is_last_call && may(Action::Finish {})).then_some(finish);
    penalty.into_iter().chain(finish).collect()
}

fn turn_controls(seen: &Seen, seat: Seat, turn: Turn) -> (Vec<Control>, Option<Said>) {
    let table = seen.table();
    let active = table.active().unwrap_or_default();
    let is_own = active == seat;
    let name = seen.name(active);
    if table.has_left(seat) {
        return (Vec::new(), Some(said("waiting-left")));
    }
    match seen.refusal(seat, Action::EndTurn { turn }) {
        None => {}
        Some(Violation::RollFirst) if is_own => {
            return (Vec::new(), Some(said("waiting-dice")));
        }
        Some(_) if seen.view.mode == Mode::Dice && seen.view.dice.is_none() => {
            return (Vec::new(), Some(said("waiting-dice-of").with("name", name)));
        }
        Some(_) => return (Vec::new(), Some(said("waiting-turn-of").with("name", name))),
    }
    let control = Control {
        id: if is_own { "end-turn" } else { "end-turn-for" },
        value: "end_turn",
        label: if is_own {
            said("end-turn")
        } else {
            said("end-turn-for").with("name", name)
        },
        small: brings(table, active).map(said),
        is_due: table.is_penalty_due() && !seen.view.house_rules.color_required,
        is_main: is_own,
    };
    (vec![control], None)
}

/// What the end of the turn brings, where it brings anything: the key of a message.
fn brings(table: &Table, active: Seat) -> Option<&'static str> {
    let penalties = table.sheet(active).map_or(0, |sheet| sheet.penalties());
    let is_last_penalty = penalties + 1 >= MAX_PENALTIES;
    match table.status() {
        Status::LastCall => Some("brings-end"),
        Status::Lobby | Status::Playing | Status::Finished if !table.is_penalty_due() => None,
        Status::Lobby | Status::Playing | Status::Finished if is_last_penalty => {
            Some("brings-last")
        }
        Status::Lobby | Status::Playing | Status::Finished
            if table.crosses_this_turn(active) > 0 =>
        {
            Some("brings-color")
        }
        Status::Lobby | Status::Playing | Status::Finished => Some("brings-penalty"),
    }
}
