//! The players page: more players, seat transfer, leaving, the host's role, spectators.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use rowlock_rules::{Action, MAX_SEATS, Seat, Status, Violation};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::context::GameContext;
use super::feedback::Feedback;
use super::query::GameQuery;
use super::requests::{JoinRequest, join_requests};
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::games::{Move, WantedSeat};
use crate::http::HttpError;
use crate::idempotency::IdempotencyKey;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;
use crate::web::kit::keyed_form::{KeyedForm, once};
use crate::web::kit::response::secret;

/// All players of the game, with the actions on each.
#[derive(Template)]
#[template(path = "game/players.html")]
struct PlayersPage<'a> {
    context: &'a GameContext,
    error: Option<&'a Error>,
    leaving: Option<Leaving>,
    players: Vec<PlayerRow>,
    requests: Vec<JoinRequest>,
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

impl<'a> PlayersPage<'a> {
    fn new(context: &'a GameContext, leave: Option<usize>, error: Option<&'a Error>) -> Self {
        let leaving = leave
            .and_then(Seat::new)
            .filter(|&seat| may_leave(context, seat));
        Self {
            context,
            error,
            leaving: leaving.map(|seat| Leaving::new(context, seat)),
            players: context
                .seats()
                .map(|seat| PlayerRow::new(context, seat))
                .collect(),
            requests: join_requests(context),
        }
    }

    /// Whether the host may add a player now.
    fn may_add(&self) -> bool {
        let Self { context, .. } = self;
        let has_room = context.table().seats() < MAX_SEATS;
        context.access.host && context.status() == Status::Playing && has_room
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

    fn has_actions(&self) -> bool {
        self.may_open || self.may_move || self.may_host || self.may_leave
    }
}

/// Whether the seat belongs to this browser's first player; its further seats belong to players without a phone.
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
    let page = PlayersPage::new(&context, query.leave, None);
    Ok(secret(request.ok(&page)))
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
        return request.players_or_refusal(Some(error)).await;
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
    request.players_or_refusal(None).await
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
    request.players_or_refusal(moved.err()).await
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayerForm {
    name: String,
}

/// The host adds a player who plays on the host's own phone.
pub(super) async fn add(
    request: GameRequest,
    KeyedForm { fields: form, key }: KeyedForm<PlayerForm>,
) -> Result<HttpResponse, HttpError> {
    let key = key.as_ref();
    let context = request.load(None).await?;
    if !context.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    // The code is the game's own: no join code is tried here.
    if context.status() == Status::Playing {
        return add_late(&request, &form, key).await;
    }
    let (Status::Lobby, Some(code)) = (context.status(), &context.details.code) else {
        return Ok(request.redirect(""));
    };
    let joined = async {
        let seat = WantedSeat::Name(form.name.parse()?);
        let requester = request.caller.requester(request.principal().holder());
        let joined = request.games.join(code, seat, requester, key);
        once(&request.services, key, joined, |_| IgnoredAny).await
    };
    match joined.await {
        Ok(_) => Ok(request.redirect("")),
        Err(error) => {
            let mut feedback = Feedback::error(&error);
            feedback.lobby.typed = form.name;
            Ok(request.refused_game(&error, &context, &GameQuery::default(), feedback))
        }
    }
}

/// Adds a player to a running game.
async fn add_late(
    request: &GameRequest,
    form: &PlayerForm,
    key: Option<&IdempotencyKey>,
) -> Result<HttpResponse, HttpError> {
    let caller = request.principal();
    let added = async {
        let name = form.name.parse()?;
        let device = caller.holder().ok_or(Violation::HostOnly)?;
        let added = request
            .games
            .add_player(caller, &request.id, &name, device, key);
        once(&request.services, key, added, |()| IgnoredAny).await
    };
    request.players_or_refusal(added.await.err()).await
}

impl GameRequest {
    /// A redirect to the page; with an error, the page with it.
    pub(super) async fn players_or_refusal(
        &self,
        error: Option<Error>,
    ) -> Result<HttpResponse, HttpError> {
        let Some(error) = error else {
            return Ok(self.redirect("/people"));
        };
        let context = GameContext::load_with_sharing(self, &self.id).await?;
        let page = PlayersPage::new(&context, None, Some(&error));
        Ok(secret(self.refused(&error, &page)))
    }
}
