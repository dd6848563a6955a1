//! A game's events as they happen, as `text/event-stream`.

use std::convert::Infallible;
use std::time::Instant;

use actix_web::HttpRequest;
use actix_web::web::{Bytes, Data, Path};
use futures_util::Stream;
use futures_util::stream::unfold;
use rowlock_rules::Seq;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Interval, interval};
use tokio_util::sync::CancellationToken;

use super::backlog::Backlog;
use super::{Heartbeat, Shutdown, frame, last_event_id, respond};
use crate::api::extract::query;
use crate::api::games::AfterQuery;
use crate::api::media_types::GameStreamBody;
use crate::api::operations::{Operation, operations};
use crate::api::permissions::READERS;
use crate::api::respond::HandlerResult;
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::GameId;
use crate::games::{Follower, GameService, PlayerPresence};
use crate::http::Caller;
use crate::live::{EventUpdate, Update};
use crate::services::Services;

pub(super) const OPERATIONS: &[Operation] = operations![follow_game];

/// Streams the events of a game as they happen.
///
/// Each event is sent once, without gaps: `id: SEQ`, `event: move` and `data: {"event": EVENT, "seq": SEQ}`.
/// `event: ping` is sent at least every 10 seconds, `event: reload` if the server cannot bring this client up to date.
/// The host also gets `event: requests`, without id, when a request to join is made or answered.
/// It is also sent at the start of the stream if a request is pending; the game lists them.
/// Pages in a lobby get `event: presence`, without id, when another phone connects or disconnects.
/// They also get it when a player is renamed.
/// `event: note`, without id, says that the place or the note has changed.
#[utoipa::path(
    get,
    path = "/games/{game}/stream",
    tag = "games",
    params(("game" = GameId, Path), AfterQuery, ("Last-Event-ID" = Option<u64>, Header, maximum = 4_294_967_295_u32, description = "The id of the last event the client has; it takes precedence over `after`.", nullable = false)),
    responses(
        (status = 200, description = "The events as they happen, as long as the connection lasts.", body = GameStreamBody, content_type = "text/event-stream"),
    ),
    extensions(("x-who" = json!(READERS))),
)]
async fn follow_game(
    services: Data<Services>,
    games: Data<GameService>,
    shutdown: Data<Shutdown>,
    heartbeat: Data<Heartbeat>,
    path: Path<GameId>,
    caller: Caller,
    request: HttpRequest,
) -> HandlerResult {
    let AfterQuery { after } = query(&request)?;
    let after = last_event_id(&request)?.unwrap_or(after);
    let timing = (*heartbeat.get_ref(), shutdown.get_ref().clone());
    let games = (&**services, &**games);
    let opening = ClientStream::open(games, &caller.principal, path.into_inner(), after, timing);
    Ok(respond(frames(opening.await?)))
}

enum State {
    Live,
    /// The client is ahead of this server's log, so it must reload.
    Ahead,
    Ended,
}

/// The stream of a client: the events still to be sent, and the updates that follow.
struct ClientStream {
    backlog: Backlog,
    updates: broadcast::Receiver<Update>,
    /// The sequence number of the last event that was sent.
    last: Seq,
    ping: Interval,
    shutdown: CancellationToken,
    services: Services,
    games: GameService,
    game: GameId,
    /// The holder of the stream's grant.
    follower: Option<Follower>,
    /// Whether a join request is still to be announced.
    announces_requests: bool,
    /// The players of a lobby as they were last sent.
    players: Option<Vec<(String, PlayerPresence)>>,
    players_at: Instant,
    /// When they are announced again: the page may have read them from a server that did not know of them yet.
    announces_players_at: Option<Instant>,
    state: State,
}

fn frames(client: ClientStream) -> impl Stream<Item = Result<Bytes, Infallible>> {
    unfold(client, |mut client| async move {
        let frame = client.next().await?;
        Some((Ok(frame), client))
    })
}

impl ClientStream {
    /// The stream of the events of a game after this one.
    async fn open(
        (services, games): (&Services, &GameService),
        caller: &Principal,
        game: GameId,
        after: Seq,
        (heartbeat, shutdown): (Heartbeat, Shutdown),
    ) -> Result<Self, Error> {
        let subscription = games.subscribe(caller, &game, after).await?;
        let players_at = services.instant();
        let players = games.lobby_players(&game).await;
        Ok(Self {
            backlog: Backlog::new(after, subscription.seq),
            updates: subscription.updates,
            last: after,
            ping: interval(heartbeat.0),
            shutdown: shutdown.0,
            services: services.clone(),
            games: games.clone(),
            game,
            follower: subscription.follower,
            announces_requests: subscription.has_requests,
            players,
            players_at,
            announces_players_at: games.presence_delay().map(|delay| players_at + delay),
            state: if subscription.is_ahead {
                State::Ahead
            } else {
                State::Live
            },
        })
    }

    /// The next frame; `None` at the end. Futures that are rarely needed are boxed, as their size counts for each stream.
    async fn next(&mut self) -> Option<Bytes> {
        match self.state {
            State::Live => {}
            State::Ahead => return Some(self.reload()),
            State::Ended => return None,
        }
        if std::mem::take(&mut self.announces_requests) {
            return Some(frame("requests"));
        }
        loop {
            while let Some(update) = self.backlog.take() {
                if let Some(frame) = self.event_frame(&update) {
                    return Some(frame);
                }
            }
            if !self.backlog.has_more() {
                break;
            }
            let read = Box::pin(self.backlog.read(&self.games, &self.game));
            if read.await.is_err() {
                // The game was deleted meanwhile.
                return Some(self.reload());
            }
        }
        loop {
            tokio::select! {
                biased;
                () = self.shutdown.cancelled() => return None,
                update = self.updates.recv() => match update {
                    Ok(Update::Event(event)) => {
                        if let Some(frame) = self.event_frame(&event) {
                            return Some(frame);
                        }
                    }
                    Ok(Update::Requests) => {
                        if Box::pin(self.is_host()).await {
                            return Some(frame("requests"));
                        }
                    }
                    Ok(Update::Presence) => {
                        if self.is_page() && Box::pin(self.players_changed()).await {
                            return Some(frame("presence"));
                        }
                    }
                    Ok(Update::Remarks) => return Some(frame("note")),
                    Ok(Update::AccessChanged) => {
                        if !Box::pin(self.is_authorized()).await {
                            return Some(self.reload());
                        }
                    }
                    Err(RecvError::Lagged(_)) => return Some(self.reload()),
                    Err(RecvError::Closed) => return None,
                },
                _ = self.ping.tick() => {
                    // A lobby shows which phones are connected; a running game does not.
                    let has_changed = self.players.is_some()
                        && self.is_page()
                        && (self.announces_players_again()
                            || self.may_players_have_changed()
                                && Box::pin(self.players_changed()).await);
                    let event = if has_changed { "presence" } else { "ping" };
                    return Some(frame(event));
                }
            }
        }
    }

    /// Whether the client is a page, not a program.
    fn is_page(&self) -> bool {
        let mut follower = self.follower.iter();
        follower.any(|follower| matches!(follower.holder, Holder::Device(_)))
    }

    /// Whether the presence of the players in the lobby can have changed since they were last sent; locks no game.
    fn may_players_have_changed(&self) -> bool {
        let mut follower = self.follower.iter();
        follower.any(|follower| follower.stream.may_presence_differ(self.players_at))
    }

    /// Whether it is time to announce the players again.
    fn announces_players_again(&mut self) -> bool {
        let services = &self.services;
        let is_due = |at: &mut Instant| *at <= services.instant();
        self.announces_players_at.take_if(is_due).is_some()
    }

    /// Whether the players of the lobby or their presence have changed since the last call.
    async fn players_changed(&mut self) -> bool {
        self.players_at = self.services.instant();
        let players = self.games.lobby_players(&self.game).await;
        let has_changed = players != self.players;
        self.players = players;
        if has_changed {
            let delay = self.games.presence_delay();
            self.announces_players_at = delay.map(|delay| self.players_at + delay);
        }
        has_changed
    }

    /// Whether the follower is the host now: the role may have moved since the stream began.
    async fn is_host(&self) -> bool {
        let Some(follower) = &self.follower else {
            return false;
        };
        let Ok(caller) = auth::authenticate(&self.services, follower.holder).await else {
            return false;
        };
        let access = self.games.access(&caller, &self.game).await;
        access.is_ok_and(|access| access.host)
    }

    /// Whether the grants that the stream started with are still valid.
    async fn is_authorized(&self) -> bool {
        match &self.follower {
            Some(follower) => self.games.still_authorized(follower, &self.game).await,
            None => false,
        }
    }

    /// The last frame: the client must reload.
    fn reload(&mut self) -> Bytes {
        self.state = State::Ended;
        frame("reload")
    }

    /// The frame of an event; `None` if the client already has it.
    fn event_frame(&mut self, update: &EventUpdate) -> Option<Bytes> {
        if update.seq <= self.last {
            return None;
        }
        self.last = update.seq;
        Some(Bytes::copy_from_slice(update.frame.as_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;

    use chrono::{DateTime, Utc};

    use super::*;
    use crate::games::TestGame;
    use crate::services::Clock;
    use rowlock_rules::Mode;

    type TestResult = Result<(), Box<dyn std::error::Error>>;

    /// The most bytes of the future that sends a stream: each stream has one.
    const MAX_FUTURE: usize = 640;

    /// A clock that counts its readings; a minute passes between two of them.
    #[derive(Clone)]
    struct CountingClock {
        start: Instant,
        readings: Arc<AtomicU32>,
    }

    impl Clock for CountingClock {
        fn now(&self) -> DateTime<Utc> {
            DateTime::UNIX_EPOCH
        }

        fn instant(&self) -> Instant {
            let minutes = self.readings.fetch_add(1, Ordering::SeqCst);
            self.start + Duration::from_secs(60) * minutes
        }
    }

    /// A clock that was not read yet.
    fn new_clock() -> CountingClock {
        CountingClock {
            start: Instant::now(),
            readings: Arc::default(),
        }
    }

    /// The stream of a phone in a lobby, after all its events were sent.
    async fn lobby_stream(lobby: &TestGame) -> Result<ClientStream, Box<dyn std::error::Error>> {
        let TestGame { id, seq, .. } = lobby;
        let games = (&lobby.services, &lobby.games);
        let timing = (Heartbeat(Duration::from_millis(1)), Shutdown::default());
        let caller = lobby.caller().await?;
        Ok(ClientStream::open(games, &caller, id.clone(), *seq, timing).await?)
    }

    #[tokio::test]
    async fn pings_of_a_lobby_in_which_nothing_happens_read_nothing() -> TestResult {
        let clock = new_clock();
        let lobby = TestGame::new(clock.clone(), Mode::Turns, false).await?;
        let mut client = lobby_stream(&lobby).await?;
        assert!(client.is_page() && client.players.is_some());
        // Reading the players reads the clock, too.
        let before = clock.readings.load(Ordering::SeqCst);
        for _ in 0..5 {
            assert_eq!(client.next().await, Some(frame("ping")));
        }
        assert_eq!(clock.readings.load(Ordering::SeqCst), before);
        client.players_changed().await;
        assert!(clock.readings.load(Ordering::SeqCst) > before);
        Ok(())
    }

    #[tokio::test]
    async fn the_future_of_a_stream_is_small() -> TestResult {
        let lobby = TestGame::new(new_clock(), Mode::Turns, false).await?;
        let size = size_of_val(&frames(lobby_stream(&lobby).await?));
        assert!(size <= MAX_FUTURE, "{size} bytes");
        Ok(())
    }
}
