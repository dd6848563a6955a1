//! The lobby: the join code, the players, their order, the start.

use askama::Template;
use rowlock_rules::{MAX_SEATS, Mode, Seat};

use super::order::{complete_order, lobby_path, query};
use super::printed::{LobbyPrinted, letter};
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::PlayerId;
use crate::games::PlayerPresence;
use crate::http::PublicUrl;
use crate::web::game::context::GameContext;
use crate::web::game::feedback::Refused;
use crate::web::game::sheet::dice::{ShownNumbers, numbers};
use crate::web::kit::filters;
use crate::web::kit::invite::Invite;
use crate::web::kit::standings::EveningStandings;

#[derive(Template)]
#[template(path = "game/lobby/page.html", blocks = ["main"])]
pub(crate) struct LobbyPage<'a> {
    context: &'a GameContext,
    invite: Invite,
    /// The requested order, as a query.
    query: String,
    order: Vec<Seat>,
    players: Vec<LobbyPlayer>,
    /// What is printed on sheets and can be changed here.
    printed: Option<LobbyPrinted>,
    refused: Refused,
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

impl<'a> LobbyPage<'a> {
    /// The lobby with its players in the requested order; players not named in it are last.
    pub(crate) fn new(
        context: &'a GameContext,
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
        let player = |(index, &seat): (usize, &Seat)| {
            let mut moved = order.clone();
            let up = (is_host && index > 0).then(|| {
                moved.swap(index, index - 1);
                lobby_path(game, &moved)
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
        Self {
            context,
            invite: Invite::new(public_url, "/j/", code.to_owned()),
            query: query(requested),
            players: order.iter().enumerate().map(player).collect(),
            printed: LobbyPrinted::new(context, &order),
            order,
            refused,
        }
    }

    /// The name of the host; empty at an empty table.
    fn host(&self) -> &str {
        let mut players = self.players.iter();
        players
            .find(|player| player.is_host)
            .map_or("", |player| &player.name)
    }

    /// The name of the player who goes first; empty at an empty table.
    fn first(&self) -> &str {
        self.players.first().map_or("", |player| &player.name)
    }

    /// The confirmation to start while seats are unclaimed, if it is due.
    fn without(&self) -> Option<Message> {
        unclaimed_warning(self.context).filter(|_| self.refused.confirms)
    }

    /// The number of unclaimed seats.
    fn missing(&self) -> usize {
        unclaimed_seats(self.context).len()
    }

    /// Whether the first player can be drawn.
    fn may_draw(&self) -> bool {
        self.context.mode() != Mode::Sheet && self.context.table().seats() > 1
    }

    /// Whether this browser has no seat and can take one.
    fn may_sit(&self) -> bool {
        !self.context.access.host && self.context.access.seats.is_empty()
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

/// The confirmation to start while seats are unclaimed; `None` if all are claimed.
pub(crate) fn unclaimed_warning(context: &GameContext) -> Option<Message> {
    let names = context.names(&unclaimed_seats(context));
    (!names.is_empty()).then(|| msg("lobby-without").with("names", Arg::List(names)))
}

fn unclaimed_seats(context: &GameContext) -> Vec<Seat> {
    let phones = context.phones.iter().zip(context.seats());
    let missing = phones.filter(|(phone, _)| **phone == PlayerPresence::Unclaimed);
    missing.map(|(_, seat)| seat).collect()
}
