//! The encoded views of a session: each is built once for all callers who see the same.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use rowlock_rules::{MAX_SEATS, Seat, Seq, Table};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use super::seat_view::EncodedSeatView;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::precondition::content_tag;
use crate::store::{GameRow, JoinRequest, SeatRow};

/// The most views of one session: for the host, for spectators, and for each seat while scores are hidden.
const CAPACITY: usize = MAX_SEATS + 2;

/// The most states of games, of all sessions together, with views in memory; the last encoded ones stay.
pub(super) const MAX_STATES: usize = 1024;

/// The JSON of a [`GameView`](super::GameView); cheap to clone.
#[derive(Clone, Debug)]
pub struct EncodedView(Arc<Encoded>);

#[derive(Debug)]
struct Encoded {
    json: Box<RawValue>,
    seats: Vec<EncodedSeatView>,
    /// The table from which the seats were computed.
    table: Arc<Table>,
    tag: OnceLock<String>,
}

impl EncodedView {
    pub fn json(&self) -> &str {
        self.0.json.get()
    }

    /// The tag of the JSON, which is computed once.
    pub fn tag(&self) -> &str {
        let compute = || content_tag(self.json().as_bytes());
        self.0.tag.get_or_init(compute)
    }
}

impl Serialize for EncodedView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.json.serialize(serializer)
    }
}

/// The seats of the state before, as an audience saw them.
#[derive(Clone, Copy)]
pub(super) struct SeatsBefore<'a> {
    table: &'a Table,
    seats: &'a [EncodedSeatView],
}

impl<'a> SeatsBefore<'a> {
    /// The view of a seat that shows and can do the same in this table.
    pub(super) fn unchanged(&self, table: &Table, seat: Seat) -> Option<&'a EncodedSeatView> {
        let before = self.seats.get(seat.index())?;
        table.is_same_for(seat, self.table).then_some(before)
    }
}

/// The part of a caller's access that decides how it sees a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Audience {
    pub(super) is_participant: bool,
    pub(super) may_invite: bool,
    pub(super) is_host: bool,
    /// Whether the scores of each seat are shown.
    pub(super) sees_scores: [bool; MAX_SEATS],
}

/// The source of a view, without its audience. The log is known by its length, as it is append only.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) seq: Seq,
    pub(super) table: &'a Arc<Table>,
    pub(super) row: &'a Arc<GameRow>,
    pub(super) seats: &'a Arc<Vec<SeatRow>>,
    pub(super) requests: &'a [JoinRequest],
}

/// A copy of a [`Source`].
#[derive(Debug)]
struct State {
    seq: Seq,
    row: Arc<GameRow>,
    seats: Arc<Vec<SeatRow>>,
    requests: Vec<JoinRequest>,
}

impl State {
    fn of(source: Source<'_>) -> Self {
        Self {
            seq: source.seq,
            row: Arc::clone(source.row),
            seats: Arc::clone(source.seats),
            requests: source.requests.to_vec(),
        }
    }

    fn is_of(&self, source: Source<'_>) -> bool {
        self.seq == source.seq
            && self.row == *source.row
            && self.seats == *source.seats
            && self.requests == source.requests
    }
}

/// The views of the latest state that was asked for.
#[derive(Debug, Default)]
struct Views {
    state: Option<State>,
    encoded: Vec<(Audience, EncodedView)>,
}

impl Views {
    fn find(&self, audience: Audience) -> Option<&EncodedView> {
        let mut encoded = self.encoded.iter();
        encoded.find_map(|(it, view)| (*it == audience).then_some(view))
    }
}

/// The states that were encoded last, of all sessions, replaced states included. The views of other states are dropped.
#[derive(Debug, Default)]
pub(super) struct RecentViews(Mutex<VecDeque<Weak<Mutex<Views>>>>);

impl RecentViews {
    fn add(&self, views: &Arc<Mutex<Views>>) {
        let oldest = {
            let mut recent = lock(&self.0);
            recent.push_back(Arc::downgrade(views));
            (recent.len() > MAX_STATES).then(|| recent.pop_front())
        };
        if let Some(oldest) = oldest.flatten().and_then(|oldest| oldest.upgrade()) {
            *lock(&oldest) = Views::default();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The encoded views of one session.
#[derive(Debug, Default)]
pub(in crate::games) struct ViewCache {
    views: Arc<Mutex<Views>>,
    /// The views of the state from which this one was copied; its session is gone when this one is encoded.
    before: Arc<Mutex<Views>>,
    recent: Arc<RecentViews>,
}

/// A copy of a session becomes another state, which may never be stored: it has no views yet.
impl Clone for ViewCache {
    fn clone(&self) -> Self {
        Self {
            before: Arc::clone(&self.views),
            ..Self::new(&self.recent)
        }
    }
}

impl ViewCache {
    /// No views yet; they will count towards these.
    pub(super) fn new(recent: &Arc<RecentViews>) -> Self {
        Self {
            views: Arc::default(),
            before: Arc::default(),
            recent: Arc::clone(recent),
        }
    }

    /// The same cache, of a copy of the game in the same state.
    pub(in crate::games) fn of_same_state(&self) -> Self {
        Self {
            views: Arc::clone(&self.views),
            before: Arc::clone(&self.before),
            recent: Arc::clone(&self.recent),
        }
    }

    /// The view of this source for this audience, cached or built by `view`; `view` is given the seats of the state before as this
    /// audience saw them, or none, with the table that they show, and returns its own as well.
    pub(super) fn get<V: Serialize>(
        &self,
        source: Source<'_>,
        audience: Audience,
        view: impl FnOnce(Option<SeatsBefore<'_>>) -> (V, Vec<EncodedSeatView>),
    ) -> Result<EncodedView, Error> {
        let mut views = lock(&self.views);
        let is_known = (views.state.as_ref()).is_some_and(|state| state.is_of(source));
        if !is_known {
            views.encoded.clear();
            views.state = Some(State::of(source));
        }
        if let Some(found) = views.find(audience) {
            return Ok(found.clone());
        }
        let before = lock(&self.before).find(audience).cloned();
        let (view, seats) = view(before.as_ref().map(|EncodedView(before)| SeatsBefore {
            table: &before.table,
            seats: &before.seats,
        }));
        let failed = |_| Error::new(ErrorCode::Internal, "response-failed");
        let encoded = EncodedView(Arc::new(Encoded {
            json: to_raw_value(&view).map_err(failed)?,
            seats,
            table: Arc::clone(source.table),
            tag: OnceLock::new(),
        }));
        if views.encoded.len() >= CAPACITY {
            views.encoded.remove(0);
        }
        views.encoded.push((audience, encoded.clone()));
        drop(views);
        if !is_known {
            self.recent.add(&self.views);
        }
        Ok(encoded)
    }

    /// Whether it has an encoded view.
    #[cfg(test)]
    pub(super) fn has_views(&self) -> bool {
        !lock(&self.views).encoded.is_empty()
    }
}
