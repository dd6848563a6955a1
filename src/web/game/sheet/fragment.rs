//! The player's own sheet: one fragment for the first paint and every update.

use askama::Template;

use super::below_rows::BelowRows;
use super::controls::Controls;
use super::dice::{DiceLine, ShownNumbers, numbers};
use super::late::ComingRoll;
use super::notices::Notice;
use super::offer::Offer;
use super::penalty_notice::PenaltyNotice;
use super::reasons::Reasons;
use super::redo::redo;
use super::row::RowButtons;
use super::seats::{NextSeat, SeatTab, is_turn};
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::GameId;
use crate::rules::{Action, Color, Cross, Mode, Seat, Seq, Sheet, Status, Turn};
use crate::web::game::context::GameContext;
use crate::web::game::page::{Fragment, Layout, needed};
use crate::web::game::requests::{JoinRequest, join_requests};
use crate::web::kit::filters;
use crate::web::kit::labels::{color_first, color_name};

/// The most totals of other players that fit into the strip.
const MAX_OTHERS: usize = 4;

/// The most links to sheets of this browser beside the title; more of them, and those beside dice, have a line of their own.
const MAX_TABS: usize = 3;

#[derive(Template)]
#[template(path = "game/sheet/fragment.html")]
pub(crate) struct SheetFragment {
    title: Message,
    game: GameId,
    board: String,
    path: String,
    fragment_path: String,
    seq: Seq,
    seat: Seat,
    player: String,
    turn: Option<Turn>,
    /// Whether a cross can let the seat choose a row.
    asks: bool,
    /// The crosses that a lock needs, for the script's own score until the response arrives.
    needed: u8,
    scores: String,
    header: Message,
    note: Option<Message>,
    /// Whether it is the turn of a seat of this browser, which must be visible from afar.
    is_turn: bool,
    /// Whether it is the last roll, which must be, too.
    is_last_roll: bool,
    numbers: Option<ShownNumbers>,
    dice: Option<DiceLine>,
    total: i32,
    markable: Vec<SeatTab>,
    tabs: Vec<SeatTab>,
    next_seat: Option<NextSeat>,
    closable: Vec<Color>,
    may_stop: bool,
    is_host: bool,
    /// Whether the seat belongs to this browser.
    is_own: bool,
    may_take_over: bool,
    may_go_back: bool,
    may_annotate: bool,
    update: Option<Notice>,
    notice: Option<PenaltyNotice>,
    offer: LockOffer,
    message: Option<SheetMessage>,
    columns: usize,
    rows: Vec<RowButtons>,
    below: BelowRows,
    penalties: u8,
    penalty_score: i32,
    /// The points beside those of the four rows.
    other_points: i32,
    others: Vec<Other>,
    rank: Option<Message>,
    undo: Option<Message>,
    redo: Option<Offer>,
    controls: Controls,
    requests: Vec<JoinRequest>,
    rolls: Vec<ComingRoll>,
    /// The crosses that this seat has made with the current roll.
    crosses: usize,
    /// What to do now, in the first game on a phone.
    hint: Message,
}

/// Locks that this seat can still take.
struct LockOffer {
    key: String,
    texts: Vec<Message>,
    crosses: Vec<Offer>,
}

/// The message for a refused move, shown in place.
pub(crate) struct SheetMessage {
    pub(crate) text: Message,
    pub(crate) offers: Vec<Offer>,
}

/// Another player in the strip.
struct Other {
    name: String,
    total: Option<i32>,
    is_active: bool,
}

impl SheetFragment {
    /// The sheet of this seat, with the message for a refused move.
    pub(crate) fn new(context: &GameContext, seat: Seat, message: Option<SheetMessage>) -> Self {
        let view = &context.view;
        let board = context.board();
        let reasons = Reasons::new(context, seat);
        let sheet = context.table().sheet_or_empty(seat);
        let most = Color::ALL.map(|row| board.max_crosses(row));
        let most = most.into_iter().max().unwrap_or_default();
        let scores: Vec<String> = (0..=most).map(|n| board.row_score(n).to_string()).collect();
        let (header, note) = header(context, seat);
        let (others, rank) = others(context, seat);
        let offer = lock_offer(context, seat);
        let notice = PenaltyNotice::of(context, seat);
        let is_notice = |update: &Notice| notice.as_ref().is_some_and(|it| it.seq == update.seq);
        let query = if context.access.seats.first() == Some(&seat) {
            String::new()
        } else {
            format!("?seat={seat}")
        };
        Self {
            path: format!("/games/{}{query}", view.id),
            fragment_path: format!("/games/{}/sheet{query}", view.id),
            title: msg("plain").with("text", format!("{} · {}", context.name(seat), board.name)),
            game: view.id.clone(),
            board: board.id.clone(),
            seq: view.seq,
            seat,
            player: context.name(seat).to_owned(),
            turn: view.turn,
            needed: board.needed_crosses,
            scores: scores.join(" "),
            header,
            note,
            is_turn: is_turn(context, context.view.active_seat.unwrap_or(seat)),
            asks: context.board().gives_choices(),
            is_last_roll: context.view.status == Status::LastCall
                && !context.table().has_left(seat),
            numbers: numbers(context, seat),
            dice: DiceLine::new(context, seat),
            total: sheet.total(),
            markable: SeatTab::markable(context, seat),
            tabs: SeatTab::own(context, seat),
            next_seat: NextSeat::of(context, seat),
            closable: Color::ALL
                .into_iter()
                .filter(|&row| context.refusal(seat, Action::Close { row }).is_none())
                .collect(),
            may_stop: may_stop(context, seat),
            is_host: context.access.host,
            is_own: context.is_own(seat),
            may_take_over: context.may_take_over().is_some(),
            may_go_back: context.may_rewind(),
            may_annotate: context.access.can_annotate(),
            // An offer mentions the lock, too.
            update: Notice::of(context, seat)
                .filter(|update| offer.crosses.is_empty() && !is_notice(update)),
            // An offer ends with the roll; the notice stays.
            notice: notice.filter(|_| offer.crosses.is_empty()),
            offer,
            message,
            columns: context.columns(),
            rows: RowButtons::to_cross(&reasons),
            below: BelowRows::new(context, seat),
            penalties: sheet.penalties(),
            penalty_score: sheet.penalty_score(),
            other_points: sheet.total() - row_points(&sheet),
            others,
            rank,
            undo: reasons.undo(),
            redo: redo(context, seat),
            controls: Controls::new(context, seat),
            requests: join_requests(context),
            rolls: ComingRoll::all(context, seat),
            crosses: context.table().crosses_this_turn(seat),
            hint: first_hint(context, seat),
        }
    }
}

impl SheetFragment {
    /// How much of the header the links to the sheets of this browser take, as a style.
    fn seats(&self) -> Option<&'static str> {
        // On a board with rows beside the four, another line does not fit.
        let fits_line = !RowButtons::are_more(&self.rows) && self.below.is_empty();
        match self.tabs.len() {
            0 => None,
            count if fits_line && (count > MAX_TABS || self.dice.is_some()) => Some("many"),
            _ => Some("few"),
        }
    }
}

impl Fragment for SheetFragment {
    fn layout(&self) -> Layout {
        let has_signs = RowButtons::have_signs(&self.rows) || self.below.has_signs();
        Layout {
            title: self.title.clone(),
            body_class: "play",
            styles: needed([
                ("play", true),
                ("extra_rows", RowButtons::are_more(&self.rows)),
                ("swaps", !self.below.swaps.is_empty()),
                ("extra_signs", has_signs),
                ("dice", self.dice.is_some()),
            ]),
            reloads: false,
        }
    }
}

fn row_points(sheet: &Sheet) -> i32 {
    let points = Color::ALL.map(|row| sheet.row_score(row)).into_iter();
    i32::try_from(points.sum::<u32>()).unwrap_or(i32::MAX)
}

/// Whose roll it is, in the sheet's header.
fn header(context: &GameContext, seat: Seat) -> (Message, Option<Message>) {
    let name = msg("plain").with("text", context.name(seat));
    let whose = match context.view.active_seat {
        _ if context.view.status == Status::LastCall => Some(msg("sheet-header-last-call")),
        Some(_) if is_turn(context, seat) => {
            // The keys for the dice ask for the roll.
            let is_asked = context.view.mode == Mode::Dice || is_rolled(context);
            Some(msg(if is_asked {
                "sheet-header-yours"
            } else {
                "sheet-header-yours-roll"
            }))
        }
        Some(active) => Some(msg("sheet-header-theirs").with("name", context.name(active))),
        None => None,
    };
    // A player who marks several sheets must see first which one this is.
    if !context.is_own(seat) || context.access.seats.len() > 1 {
        return (name, whose);
    }
    if context.table().has_left(seat) {
        return (msg("sheet-header-left"), whose);
    }
    match (context.view.status, context.view.turn) {
        (Status::LastCall, _) if context.table().has_open(seat) => (
            msg("sheet-header-last-call"),
            Some(msg("sheet-header-one-more")),
        ),
        (Status::LastCall, _) => (
            msg("sheet-header-last-call"),
            Some(msg("sheet-header-done")),
        ),
        (Status::Lobby | Status::Playing | Status::Finished, Some(turn)) => {
            let turn = msg("sheet-header-turn").with("turn", turn);
            (whose.unwrap_or(name), Some(turn))
        }
        (Status::Lobby | Status::Playing | Status::Finished, None) => (name, None),
    }
}

/// What a player does with the current roll: the active one, another, and one who came in during it.
fn first_hint(context: &GameContext, seat: Seat) -> Message {
    let table = context.table();
    match table.active() {
        None => msg("hint-roll"),
        Some(active) if active == seat => msg("hint-own"),
        Some(_) if table.has_left(seat) => msg("waiting-left"),
        Some(_) if !table.may_move(seat) => msg("reason-next-roll"),
        Some(active) => msg("hint-theirs").with("name", context.name(active)),
    }
}

/// Whether the dice of this turn have been rolled, as far as the sheets show it.
fn is_rolled(context: &GameContext) -> bool {
    let mut seats = context.view.seats.iter().map(|seat| seat.seat);
    context.view.dice.is_some() || seats.any(|seat| context.table().crosses_this_turn(seat) > 0)
}

/// The host may end the game early; in last call of a sheet game the big button does it.
fn may_stop(context: &GameContext, seat: Seat) -> bool {
    let has_button = context.view.mode == Mode::Sheet && context.view.status == Status::LastCall;
    !has_button && context.refusal(seat, Action::Finish {}).is_none()
}

fn lock_offer(context: &GameContext, seat: Seat) -> LockOffer {
    let offers = context.table().lock_offers(seat);
    let mut rows: Vec<Color> = offers.iter().map(|&(row, _)| row).collect();
    rows.dedup();
    let lockers = context.lockers();
    let texts = rows.iter().map(|&row| {
        let who = &lockers[row];
        if who.is_empty() {
            msg("offer-closed").with("color", color_first(row))
        } else {
            let text = msg("offer-locked").with("names", Arg::List(who.clone()));
            text.with("row", color_name(row))
        }
    });
    let key = offers
        .iter()
        .map(|(row, number)| format!("{row}-{number}-"));
    LockOffer {
        key: key.collect::<String>() + &context.view.turn.unwrap_or_default().to_string(),
        texts: texts.collect(),
        crosses: offers
            .iter()
            .map(|(row, number)| Offer {
                action: Action::Cross(Cross::number(*row, *number)),
                label: msg("offer-lock")
                    .with("color", color_first(*row))
                    .with("number", number),
            })
            .collect(),
    }
}

/// The totals of the others; if they are too many, the leader's and the own rank.
fn others(context: &GameContext, seat: Seat) -> (Vec<Other>, Option<Message>) {
    let seats = &context.view.seats;
    let other = |index: usize| {
        seats.get(index).map(|other| Other {
            name: other.name.clone(),
            total: other.total,
            is_active: context.view.active_seat == Some(other.seat),
        })
    };
    if seats.len() <= MAX_OTHERS + 1 {
        let others = (0..seats.len()).filter(|&index| index != seat.index());
        return (others.filter_map(other).collect(), None);
    }
    if seats.iter().any(|seat| seat.total.is_none()) {
        return (Vec::new(), None);
    }
    let standings = context.table().standings();
    let leader = standings.iter().find(|standing| standing.seat != seat);
    let rank = standings.iter().find(|standing| standing.seat == seat);
    (
        leader
            .and_then(|standing| other(standing.seat.index()))
            .into_iter()
            .collect(),
        rank.map(|standing| {
            msg("rank-of")
                .with("rank", standing.rank)
                .with("seats", seats.len())
        }),
    )
}
