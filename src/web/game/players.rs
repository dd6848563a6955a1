//! The players page: seat transfer, leaving, the host's role, spectators.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use rowlock_rules::{Action, MAX_SEATS, Seat, Seq, Status};
use serde::Deserialize;

use super::context::GameContext;
use super::page::{Fragment, GamePage, Layout};
use super::requests::{JoinRequest, join_requests};
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::games::Move;
use crate::http::HttpError;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;
use crate::web::kit::keyed_form::KeyedForm;
use crate::web::kit::response::secret;

/// All players of the game, with the actions on each.
#[derive(Template)]
#[template(path = "game/players.html")]
pub(super) struct PlayersFragment {
    game: GameId,
    seq: Seq,
    path: String,
    /// The idempotency key of the forms.
    key: String,
    error: Option<Message>,
    leaving: Option<Leaving>,
    players: Vec<PlayerRow>,
    /// The own seat that may take the host's role over.
    takes_over: Option<Seat>,
    /// The own seat that may take the host's role back.
    takes_back: Option<Seat>,
    is_host: bool,
    /// Whether this browser may share the game.
    may_manage: bool,
    is_running: bool,
    is_shared: bool,
    requests: Vec<JoinRequest>,
    /// Whether the host may add a player now.
    may_add: bool,
    /// The join code, with which others ask to be let in; `None` while it is void.
    code: Option<String>,
}

struct PlayerRow {
    seat: Seat,
    name: String,
    /// Notes next to the name, as keys of messages.
    notes: Vec<&'static str>,
    /// Whether this browser can mark the sheet.
    may_open: bool,
    /// Whether the player can become the host.
    may_host: bool,
    /// Whether the seat can be handed over to another phone.
    may_move: bool,
    may_leave: bool,
    leave: &'static str,
}

/// A player who is about to leave.
struct Leaving {
    seat: Seat,
    title: Message,
    consequences: Vec<Message>,
    confirm: Message,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct PlayersQuery {
    leave: Option<usize>,
}

#[derive(Debug, Deserialize)]
pub(super) struct SeatForm {
    seat: usize,
}

impl PlayersFragment {
    fn new(context: &GameContext, leave: Option<usize>, error: Option<&Error>) -> Self {
        let path = format!("/games/{}/people", context.details.id);
        let seats = Seat::first(context.table().seats());
        let leaving = leave
            .and_then(Seat::new)
            .filter(|&seat| may_leave(context, seat));
        Self {
            game: context.details.id.clone(),
            seq: context.game.seq(),
            path: match leaving {
                Some(seat) => format!("{path}?leave={seat}"),
                None => path,
            },
            key: context.form_key.clone(),
            error: error.map(|error| error.detail.clone()),
            leaving: leaving.map(|seat| Leaving::new(context, seat)),
            players: seats.map(|seat| PlayerRow::new(context, seat)).collect(),
            takes_over: context.may_take_over(),
            takes_back: context.may_take_back(),
            is_host: context.access.host,
            may_manage: context.access.can_manage(),
            is_running: is_running(context),
            is_shared: context.is_shared,
            requests: join_requests(context),
            may_add: context.access.host
                && context.status() == Status::Playing
                && context.table().seats() < MAX_SEATS,
            code: context.details.code.clone(),
        }
    }
}

impl Fragment for PlayersFragment {
    fn layout(&self) -> Layout {
        Layout {
            title: msg("players-title"),
            body_class: "paper",
            styles: vec!["pages", "lists", "menu"],
            reloads: false,
        }
    }
}

fn is_running(context: &GameContext) -> bool {
    match context.status() {
        Status::Playing | Status::LastCall => true,
        Status::Lobby | Status::Finished => false,
    }
}

impl PlayerRow {
    fn new(context: &GameContext, seat: Seat) -> Self {
        let has_left = context.table().has_left(seat);
        let is_host = context.table().host() == seat;
        let is_own = context.is_own(seat);
        let is_readers = is_readers(context, seat);
        let notes = [
            (is_readers, "lobby-you"),
            (is_own && !is_readers, "lobby-here"),
            (is_host, "lobby-host"),
            (has_left, "players-left"),
        ];
        let notes = notes.into_iter().filter(|(is_so, _)| *is_so);
        Self {
            seat,
            name: context.name(seat).to_owned(),
            notes: notes.map(|(_, note)| note).collect(),
            may_open: is_running(context) && context.may_mark(seat) && !is_readers && !has_left,
            // Moving the role to a seat of this phone would change nothing.
            may_host: is_running(context)
                && context.access.host
                && !is_host
                && !is_own
                && !has_left,
            may_move: (context.access.can_manage() || is_own) && !has_left,
            may_leave: may_leave(context, seat),
            leave: if is_readers {
                "players-leave"
            } else {
                "players-remove"
            },
        }
    }
}

impl PlayerRow {
    fn has_actions(&self) -> bool {
        self.may_open || self.may_move || self.may_host || self.may_leave
    }
}

/// Whether the seat is that of this browser's first player; its further seats are of players without a phone.
fn is_readers(context: &GameContext, seat: Seat) -> bool {
    context.access.seats.first() == Some(&seat)
}

fn may_leave(context: &GameContext, seat: Seat) -> bool {
    context.refusal(seat, Action::Leave {}).is_none()
}

impl Leaving {
    fn new(context: &GameContext, seat: Seat) -> Self {
        let name = context.name(seat);
        let is_readers = is_readers(context, seat);
        let table = context.table();
        let others: Vec<&str> = Seat::first(table.seats())
            .filter(|&other| other != seat && !table.has_left(other))
            .map(|other| context.name(other))
            .collect();
        let mut consequences = vec![if is_readers {
            msg("leave-own-sheet")
        } else {
            msg("leave-other-sheet").with("name", name)
        }];
        let others_stay = !others.is_empty();
        consequences.push(if others.is_empty() {
            msg("leave-ends-game")
        } else {
            msg("leave-others-stay").with("names", others)
        });
        // In last call the turn goes on without its player.
        let is_playing = table.status() == Status::Playing;
        if table.active() == Some(seat) && is_playing && others_stay {
            consequences.push(msg("leave-turn-over"));
        }
        if table.host() == seat && others_stay {
            consequences.push(msg("leave-host-stays"));
        }
        consequences.push(msg(if context.access.host {
            "leave-undo-yours"
        } else {
            "leave-host-undoes"
        }));
        Self {
            seat,
            title: if is_readers {
                msg("leave-own")
            } else {
                msg("leave-other").with("name", name)
            },
            consequences,
            confirm: if is_readers {
                msg("leave-yes-own")
            } else {
                msg("leave-yes-other").with("name", name)
            },
        }
    }
}

pub(super) async fn show(
    request: GameRequest,
    Query(query): Query<PlayersQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load_with_sharing(&request, &request.id).await?;
    if !context.access.is_participant() {
        return Ok(request.redirect("/table"));
    }
    let players = PlayersFragment::new(&context, query.leave, None);
    Ok(secret(request.ok(&GamePage::new(players))))
}

/// Makes a seat leave the game.
pub(super) async fn leave(
    request: GameRequest,
    KeyedForm { fields: form, key }: KeyedForm<SeatForm>,
) -> Result<HttpResponse, HttpError> {
    let id = &request.id;
    let leave = Move {
        seat: Some(form.seat),
        action: Action::Leave {},
    };
    let key = key.as_ref();
    let left = request.games.make_move(request.principal(), id, leave, key);
    if let Err(error) = left.await {
        return redirect_or_refuse(&request, Some(error)).await;
    }
    // The last one to leave ends the game.
    let is_over = request
        .games
        .view(request.principal(), id)
        .await?
        .result
        .is_some();
    if is_over {
        return Ok(request.redirect(""));
    }
    redirect_or_refuse(&request, None).await
}

/// Transfers the host's role to a seat.
pub(super) async fn host(
    request: GameRequest,
    Form(form): Form<SeatForm>,
) -> Result<HttpResponse, HttpError> {
    let id = &request.id;
    let moved = request
        .games
        .move_host(request.principal(), id, form.seat, None)
        .await;
    redirect_or_refuse(&request, moved.err()).await
}

/// Redirects to the page; with an error, shows the page with it.
pub(super) async fn redirect_or_refuse(
    request: &GameRequest,
    error: Option<Error>,
) -> Result<HttpResponse, HttpError> {
    let Some(error) = error else {
        return Ok(request.redirect("/people"));
    };
    let context = GameContext::load_with_sharing(request, &request.id).await?;
    let players = PlayersFragment::new(&context, None, Some(&error));
    Ok(secret(request.refused(&error, &GamePage::new(players))))
}
