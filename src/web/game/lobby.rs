//! The lobby: the join code, the players, their order, the start.

use askama::Template;
use rowlock_rules::{MAX_SEATS, Mode, Seat, Seq};

use super::context::GameContext;
use super::lobby_printed::{LobbyPrinted, letter};
use super::page::{Fragment, Layout};
use crate::domain::board_name::board_name;
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::{GameId, PlayerId};
use crate::games::PlayerPresence;
use crate::http::PublicUrl;
use crate::web::game::sheet::dice::{ShownNumbers, numbers};
use crate::web::kit::filters;
use crate::web::kit::labels;
use crate::web::kit::qr::qr;
use crate::web::kit::standings::EveningStandings;

#[derive(Template)]
#[template(path = "game/lobby.html")]
pub(super) struct LobbyFragment {
    game: GameId,
    seq: Seq,
    path: String,
    fragment_path: String,
    board: Message,
    mode: Message,
    code: String,
    link: String,
    address: String,
    qr: String,
    players: Vec<LobbyPlayer>,
    /// Who has won the last games of these players.
    streak: Option<Message>,
    evening: Option<EveningStandings>,
    order: String,
    is_host: bool,
    /// What is printed on sheets and can be changed here.
    printed: Option<LobbyPrinted>,
    host: String,
    first: String,
    typed: String,
    /// The idempotency key of the form for players.
    key: String,
    error: Option<Message>,
    /// The confirmation to start while seats are unclaimed.
    without: Option<Message>,
    /// Whether the first player can be drawn.
    may_draw: bool,
    /// Whether the start to confirm draws the first player.
    is_drawn: bool,
    /// The URL at which this browser takes a seat if it has none.
    sit: Option<String>,
    /// Whether the host has removed this browser's player.
    was_removed: bool,
    /// Whether this browser may rename and remove players.
    may_manage: bool,
    /// The requested order, as a query.
    query: String,
}

struct LobbyPlayer {
    seat: Seat,
    player: Option<PlayerId>,
    name: String,
    is_host: bool,
    is_own: bool,
    numbers: Option<ShownNumbers>,
    /// The letter of the sheet, on a board with different ones.
    letter: Option<char>,
    /// The presence of the player, as a style and in words.
    phone: &'static str,
    phone_label: Message,
    /// Whether this phone has an earlier seat, too.
    is_here_too: bool,
    /// The URL of the lobby with this player one place further up.
    up: Option<String>,
}

/// A refused request in the lobby.
#[derive(Default)]
pub(super) struct Refused {
    pub(super) error: Option<Message>,
    /// The submitted name.
    pub(super) typed: String,
    /// Whether the start needs confirmation.
    pub(super) confirms: bool,
    /// Whether the start draws the first player.
    pub(super) is_drawn: bool,
}

impl LobbyFragment {
    /// The lobby with its players in the requested order; players not named in it are last.
    pub(super) fn new(
        context: &GameContext,
        public_url: &PublicUrl,
        code: &str,
        requested: &[Seat],
        refused: Refused,
    ) -> Self {
        let game = &context.details.id;
        let order = complete_order(requested, context.table().seats());
        let host = (context.table().seats() > 0).then(|| context.table().host());
        let is_host = context.access.host;
        let player_of = |seat: Seat| context.details.players.get(seat.index())?.player.clone();
        let path = |order: &[Seat]| lobby_path(game, order);
        let player = |(index, &seat): (usize, &Seat)| {
            let mut moved = order.clone();
            let up = (is_host && index > 0).then(|| {
                moved.swap(index, index - 1);
                path(&moved)
            });
            let phone = context.phones.get(seat.index());
            let (phone, label) = match phone.copied().unwrap_or(PlayerPresence::Unclaimed) {
                PlayerPresence::Connected => ("here", "lobby-phone-here"),
                PlayerPresence::Disconnected => ("away", "lobby-phone-away"),
                PlayerPresence::Unclaimed => ("awaited", "lobby-phone-awaited"),
            };
            LobbyPlayer {
                seat,
                player: player_of(seat),
                name: context.name(seat).to_owned(),
                is_host: host == Some(seat),
                is_own: context.is_own(seat),
                numbers: numbers(context, seat),
                letter: letter(context, seat),
                phone,
                phone_label: msg(label).with("name", context.name(seat)),
                is_here_too: context.is_own(seat) && context.access.seats.first() != Some(&seat),
                up,
            }
        };
        let url = public_url.url();
        let link = format!("{url}/j/{code}");
        Self {
            game: game.clone(),
            seq: context.game.seq(),
            path: path(requested),
            fragment_path: format!("/games/{game}/sheet{}", query(requested)),
            board: board_name(context.board()),
            mode: labels::mode(context.mode()),
            code: code.to_owned(),
            address: url.replace("http://", "").replace("https://", ""),
            qr: qr(&link),
            link,
            players: order.iter().enumerate().map(player).collect(),
            streak: streak(context),
            evening: context.evening(),
            order: format_order(&order),
            is_host,
            printed: LobbyPrinted::new(context, &order),
            host: host.map_or_else(String::new, |host| context.name(host).to_owned()),
            first: order
                .first()
                .map_or_else(String::new, |&first| context.name(first).to_owned()),
            typed: refused.typed,
            key: context.form_key.clone(),
            may_draw: context.mode() != Mode::Sheet && context.table().seats() > 1,
            is_drawn: refused.is_drawn,
            without: unclaimed_warning(context).filter(|_| refused.confirms),
            sit: (!is_host && context.access.seats.is_empty())
                .then(|| format!("/join?code={code}")),
            was_removed: context.was_removed,
            may_manage: context.access.can_manage(),
            query: query(requested),
            error: refused.error,
        }
    }
}

impl Fragment for LobbyFragment {
    fn layout(&self) -> Layout {
        Layout {
            title: msg("lobby-title"),
            body_class: "paper",
            styles: vec!["pages", "overlays", "lobby", "standings"],
            reloads: true,
        }
    }
}

/// That a player has won the last games of these players.
fn streak(context: &GameContext) -> Option<Message> {
    let streak = context.streak.as_ref()?;
    let mut players = context.details.players.iter();
    let winner = players.find(|seat| seat.player.as_ref() == Some(&streak.player))?;
    let text = msg("lobby-streak").with("name", &winner.name);
    Some(text.with("wins", streak.wins))
}

/// The query with this order; none for that of the seats.
fn query(order: &[Seat]) -> String {
    match order {
        [] => String::new(),
        order => format!("?order={}", format_order(order)),
    }
}

/// The URL of the lobby in this order.
pub(super) fn lobby_path(game: &GameId, order: &[Seat]) -> String {
    format!("/games/{game}{}", query(order))
}

/// The confirmation to start while seats are unclaimed; `None` if all are claimed.
pub(super) fn unclaimed_warning(context: &GameContext) -> Option<Message> {
    let phones = context.phones.iter().zip(context.seats());
    let missing = phones.filter(|(phone, _)| **phone == PlayerPresence::Unclaimed);
    let seats: Vec<Seat> = missing.map(|(_, seat)| seat).collect();
    let names = context.names(&seats);
    (!names.is_empty()).then(|| msg("lobby-without").with("names", Arg::List(names)))
}

/// Formats an order of seats for URLs and forms: `1,0,2`.
pub(super) fn format_order(order: &[Seat]) -> String {
    let seats: Vec<String> = order.iter().map(Seat::to_string).collect();
    seats.join(",")
}

/// Parses an order; invalid seats are skipped.
pub(super) fn parse_order(text: &str) -> Vec<Seat> {
    let seats = text.split(',').filter_map(|seat| seat.parse().ok());
    seats.filter_map(Seat::new).collect()
}

/// Completes an order, so that it contains each seat of the table once.
pub(super) fn complete_order(requested: &[Seat], count: usize) -> Vec<Seat> {
    let mut order: Vec<Seat> = Vec::new();
    for seat in requested.iter().copied().chain(Seat::first(count)) {
        if seat.index() < count && !order.contains(&seat) {
            order.push(seat);
        }
    }
    order
}
