//! Views of games and events: the API sends them, and the pages are rendered from them.

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::access::GameAccess;
use super::requests::RequestView;
use super::seat_view::{SeatView, SharedSeatView};
use super::session::GameSession;
use super::sheet_view::{SheetViews, Shown};
use super::view_cache::{Audience, EncodedView, Source};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GroupId};
use crate::domain::remarks::{Note, Place, Remarks};
use crate::rules::{
    By, Color, Dice, Effect, EndReason, EventKind, Game, HouseRules, MAX_SEATS, Mode, Seat,
    SeatSummary, Seq, SharedVec, Standing, Status, Table, Turn,
};
use crate::time;

/// A game as the caller sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Game)]
#[schema(examples(json!({
    "code": "K7M2QX", "group": "1d8hq3vz6n5e", "variant": "classic", "mode": "turns",
    "status": "playing", "seq": 4, "turn": 1, "active_seat": 0, "host_seat": 0,
    "closed_rows": [], "locked_this_turn": [],
    "house_rules": {"color_required": false, "hide_scores": false},
    "created_at": "2026-01-17T19:01:54.213Z", "started_at": "2026-01-17T19:02:03.907Z", "requests": [],
})))]
pub struct GameView {
    /// Its id.
    pub id: GameId,
    /// The join code; `null` while it is void, and for spectators.
    #[schema(required)]
    pub code: Option<String>,
    /// The group; not for spectators.
    #[schema(required)]
    pub group: Option<GroupId>,
    /// The board.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// The rematch.
    #[schema(required)]
    pub next: Option<GameId>,
    /// The status.
    pub status: Status,
    /// The sequence number of the last event.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// The turn.
    #[schema(required, value_type = Option<u32>)]
    pub turn: Option<Turn>,
    /// The active seat.
    #[schema(required)]
    pub active_seat: Option<Seat>,
    /// The seat with the host role.
    #[schema(required)]
    pub host_seat: Option<Seat>,
    /// What the dice of this turn show.
    #[schema(required)]
    pub dice: Option<Dice>,
    /// The rows that are closed for everyone.
    pub closed_rows: Vec<Color>,
    /// The rows locked in this turn.
    pub locked_this_turn: Vec<Color>,
    /// House rules.
    pub house_rules: HouseRules,
    /// When it was created.
    #[serde(serialize_with = "time::serialize")]
    pub created_at: DateTime<Utc>,
    /// The day on which it was played, if that was on paper: then no times are known, and `created_at` only gives the game a
    /// place in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub day: Option<NaiveDate>,
    /// When it started.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub finished_at: Option<DateTime<Utc>>,
    /// Where it was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub place: Option<Place>,
    /// What its players wrote about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub note: Option<Note>,
    /// All seats.
    #[schema(value_type = Vec<SeatView>)]
    pub seats: Vec<SharedSeatView>,
    /// The result.
    #[schema(required)]
    pub result: Option<ResultView>,
    /// Pending requests to join; for the host only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub requests: Option<Vec<RequestView>>,
}

/// The result of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameResult)]
pub struct ResultView {
    /// Why it ended; `null` where that is not known of a game on paper.
    #[schema(required)]
    pub reason: Option<EndReason>,
    /// The final standings.
    pub standings: Vec<Standing>,
}

impl GameView {
    #[must_use]
    pub fn remarks(&self) -> Remarks {
        Remarks {
            place: self.place.clone(),
            note: self.note.clone(),
        }
    }
}

impl ResultView {
    pub(in crate::games) fn of(table: &Table) -> Option<Self> {
        table.end_reason()?;
        Some(Self {
            reason: table.known_end_reason(),
            standings: table.standings(),
        })
    }

    /// Whether the game has a winner; a game that was ended early has none, and neither has one of a player alone.
    #[must_use]
    pub fn has_winner(&self) -> bool {
        self.standings.len() > 1 && self.reason.is_none_or(EndReason::has_winner)
    }
}

/// An event of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Event)]
#[schema(examples(json!({
    "seq": 4, "at": "2026-01-17T19:02:08.562Z", "seat": 0, "by": "seat", "undone": false,
    "type": "cross", "row": "red", "number": 5, "turn": 1, "effects": [],
})))]
pub struct EventView {
    /// Its number.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// When it happened.
    #[serde(serialize_with = "time::serialize")]
    pub at: DateTime<Utc>,
    /// The seat concerned.
    #[schema(required)]
    pub seat: Option<Seat>,
    /// Whether the seat or the host made the move.
    pub by: By,
    /// Whether it was undone.
    pub undone: bool,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
    /// The consequences by the rules.
    pub effects: Vec<Effect>,
}

impl EventView {
    /// The event with this sequence number, if there is one.
    pub(in crate::games) fn of(
        game: &Game,
        times: &SharedVec<DateTime<Utc>>,
        seq: Seq,
    ) -> Option<Self> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        let event = game.log().get(index)?;
        Some(Self {
            seq,
            at: *times.get(index)?,
            seat: event.seat,
            by: event.by,
            undone: game.is_retracted(seq),
            kind: event.kind.clone(),
            // The end of a game from paper can be an assumption.
            effects: match &event.kind {
                EventKind::TalliedResult { .. } if game.table().known_end_reason().is_none() => {
                    Vec::new()
                }
                _ => event.effects.clone(),
            },
        })
    }
}

/// Whether a view lists the open numbers.
#[derive(Clone, Copy)]
enum Open {
    Listed,
    Omitted,
}

impl GameSession {
    /// The game as a caller with this access sees it.
    pub(in crate::games) fn view(&self, access: &GameAccess) -> GameView {
        self.view_for(self.audience(access), Open::Listed, &[])
    }

    /// As [`GameSession::view`], without the open numbers.
    pub(in crate::games) fn view_without_open(&self, access: &GameAccess) -> GameView {
        self.view_for(self.audience(access), Open::Omitted, &[])
    }

    /// As [`GameSession::view`], encoded.
    pub(in crate::games) fn encoded_view(&self, access: &GameAccess) -> Result<EncodedView, Error> {
        let audience = self.audience(access);
        let source = Source {
            seq: self.seq(),
            row: &self.row,
            seats: &self.seats,
            requests: &self.requests,
        };
        self.views.get(source, audience, |before| {
            let view = self.view_for(audience, Open::Listed, before);
            let seats = view.seats.clone();
            (view, seats)
        })
    }

    fn audience(&self, access: &GameAccess) -> Audience {
        let is_participant = access.is_participant();
        let hides = self.row.house_rules.hide_scores
            && self.game.table().status() != Status::Finished
            && (!is_participant || !access.seats.is_empty());
        let mut sees_scores = [!hides; MAX_SEATS];
        for seat in &access.seats {
            if let Some(sees) = sees_scores.get_mut(seat.index()) {
                *sees = true;
            }
        }
        Audience {
            is_participant,
            is_host: access.host,
            sees_scores,
        }
    }

    /// The view, with those seats of an earlier one that have not changed, whose JSON is encoded already.
    fn view_for(&self, audience: Audience, open: Open, before: &[SharedSeatView]) -> GameView {
        let Audience {
            is_participant,
            is_host,
            sees_scores,
        } = audience;
        let Self {
            row, seats, game, ..
        } = self;
        let table = game.table();
        let summaries = table.seat_summaries();
        let status = table.status();
        let is_shown = |seat: Seat| sees_scores.get(seat.index()).is_some_and(|&sees| sees);
        GameView {
            id: row.id.clone(),
            code: row
                .open_code()
                .filter(|_| is_participant)
                .map(ToString::to_string),
            group: is_participant.then(|| row.group.clone()),
            variant: row.variant.clone(),
            mode: row.mode,
            next: row.next.clone(),
            status,
            seq: game.seq(),
            turn: table.turn(),
            active_seat: table.active(),
            host_seat: (!seats.is_empty()).then(|| table.host()),
            dice: table.dice(),
            closed_rows: table.closed_rows(),
            locked_this_turn: table.locked_this_turn(),
            house_rules: row.house_rules,
            created_at: row.created_at,
            day: row.day,
            started_at: row.started_at.filter(|_| row.day.is_none()),
            finished_at: row.finished_at.filter(|_| row.day.is_none()),
            place: row.remarks.place.clone(),
            note: row.remarks.note.clone(),
            seats: seats
                .iter()
                .map(|seat| {
                    let is_shown = is_shown(seat.seat);
                    let shown = Shown {
                        open: matches!(open, Open::Listed),
                        scores: is_shown,
                    };
                    let views = SheetViews::new(table, seat.seat, shown);
                    let summaries = summaries.get(seat.seat.index());
                    let sheet = table.sheet(seat.seat);
                    let view = SeatView {
                        seat: seat.seat,
                        player: is_participant.then(|| seat.player.clone()),
                        name: seat.name.clone(),
                        left: table.has_left(seat.seat),
                        numbers: table.printed(seat.seat).numbers,
                        sheet: sheet.and_then(|sheet| sheet.printed().sheet),
                        rows: views.rows(summaries.and_then(|summaries| summaries.rows)),
                        extra_rows: views.extra_rows(),
                        swaps_open: views.swaps(),
                        choices: views.choices(),
                        lines: summaries
                            .and_then(|summaries| summaries.lines.clone())
                            .filter(|_| is_shown),
                        penalties: summaries
                            .and_then(|summaries| summaries.penalties)
                            .unwrap_or_default(),
                        penalty_score: summaries
                            .and_then(SeatSummary::penalty_score)
                            .filter(|_| is_shown),
                        total: summaries
                            .map(|summaries| summaries.total)
                            .filter(|_| is_shown),
                    };
                    let unchanged = before.get(seat.seat.index()).filter(|it| ***it == view);
                    unchanged.cloned().unwrap_or_else(|| view.into())
                })
                .collect(),
            result: ResultView::of(table),
            requests: is_host.then(|| self.request_views()),
        }
    }
}
