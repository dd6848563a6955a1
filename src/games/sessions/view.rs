//! Views of games and events, which the API sends.

use chrono::{DateTime, Utc};
use rowlock_rules::{
    By, Color, Dice, Effect, EventKind, Game, HouseRules, MAX_SEATS, Mode, Seat, SeatSummary, Seq,
    SharedVec, Status, Table, Turn,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::access::GameAccess;
use super::details::{GameDetails, SeatPlayer};
use super::requests::RequestView;
use super::result_view::ResultView;
use super::seat_view::{EncodedSeatView, SeatView};
use super::session::GameSession;
use super::sheet_view::SheetViews;
use super::view_cache::{Audience, EncodedView, SeatsBefore, Source};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::domain::precondition::Precondition;
use crate::games::played::Played;
use crate::time;

/// A game as the caller sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Game)]
#[schema(examples(json!({
    "code": "K7M2QX", "group": "1d8hq3vz6n5e", "variant": "classic", "mode": "turns",
    "status": "playing", "seq": 4, "turn": 1, "active_seat": 0, "host_seat": 0,
    "closed_rows": [], "locked_this_turn": [],
    "house_rules": {"color_required": false, "hide_scores": false, "tap_to_end": false, "clock": false},
    "created_at": "2026-01-17T19:01:54.213Z", "started_at": "2026-01-17T19:02:03.907Z", "requests": [],
})))]
pub struct GameView {
    pub id: GameId,
    /// The join code; `null` while it is void, and for readers and spectators.
    #[schema(required)]
    pub code: Option<String>,
    /// The group; not for spectators.
    #[schema(required)]
    pub group: Option<GroupId>,
    /// The id of the board, for `GET /api/v1/variants/{variant}`.
    pub variant: String,
    pub mode: Mode,
    /// The game that follows this one; null until there is a rematch.
    #[schema(required)]
    pub next: Option<GameId>,
    pub status: Status,
    /// The sequence number of the last event.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// The number of the current or last turn, from 1; null in the lobby and in mode `sheet`.
    #[schema(required, value_type = Option<u32>)]
    pub turn: Option<Turn>,
    /// The seat whose turn it is or was last; null in the lobby and in mode `sheet`.
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
    pub house_rules: HouseRules,
    #[serde(flatten)]
    pub played: Played,
    /// The player of the device that last corrected it, if that is known; not for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub corrected_by: Option<PlayerId>,
    /// Every seat with its sheet, in the order of numbers.
    #[schema(value_type = Vec<SeatView>)]
    pub seats: Vec<EncodedSeatView>,
    /// Why the game ended, and the ranks; null before the end.
    #[schema(required)]
    pub result: Option<ResultView>,
    /// Pending requests to join; for the host only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub requests: Option<Vec<RequestView>>,
}

/// An event of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Event)]
#[schema(examples(json!({
    "seq": 4, "at": "2026-01-17T19:02:08.562Z", "seat": 0, "by": "seat", "undone": false,
    "type": "cross", "row": "red", "number": 5, "turn": 1, "effects": [],
})))]
pub struct EventView {
    /// Its sequence number in the log, from 1 without gaps.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// When it happened, in UTC with milliseconds.
    #[serde(serialize_with = "time::serialize")]
    pub at: DateTime<Utc>,
    /// The seat it happened to; null where no seat acts.
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

impl GameSession {
    /// The game as a caller with this access sees it.
    pub(in crate::games) fn view(&self, access: &GameAccess) -> GameView {
        self.view_for(self.audience(access), None)
    }

    /// As [`GameSession::view`], encoded.
    pub(in crate::games) fn encoded_view(&self, access: &GameAccess) -> Result<EncodedView, Error> {
        let audience = self.audience(access);
        let source = Source {
            seq: self.seq(),
            table: self.game.shared_table(),
            row: &self.row,
            seats: &self.seats,
            requests: &self.requests,
        };
        self.views.get(source, audience, |before| {
            let view = self.view_for(audience, before);
            let seats = view.seats.clone();
            (view, seats)
        })
    }

    /// Requires that the game is as the author of a change saw it.
    pub(in crate::games) fn require(
        &self,
        access: &GameAccess,
        precondition: &Precondition,
    ) -> Result<(), Error> {
        let view = self.encoded_view(access)?;
        precondition.require(|| Ok(view.tag().to_owned()))
    }

    /// What is known of the game outside its log, as a caller with this access sees it.
    pub(in crate::games) fn details(&self, access: &GameAccess) -> GameDetails {
        self.details_for(self.audience(access))
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
            may_invite: access.may_invite(),
            is_host: access.host,
            sees_scores,
        }
    }

    fn details_for(&self, audience: Audience) -> GameDetails {
        let Self { row, seats, .. } = self;
        let is_participant = audience.is_participant;
        let code = row.open_code().filter(|_| audience.may_invite);
        let players = seats.iter().map(|seat| SeatPlayer {
            player: is_participant.then(|| seat.player.clone()),
            name: seat.name.clone(),
            shows_scores: audience.sees_scores.get(seat.seat.index()) == Some(&true),
        });
        GameDetails {
            id: row.id.clone(),
            code: code.map(ToString::to_string),
            group: is_participant.then(|| row.group.clone()),
            next: row.next.clone(),
            played: Played::of(row),
            corrected_by: row.corrected_by.clone().filter(|_| is_participant),
            players: players.collect(),
            result: ResultView::of(self.game.table()),
            requests: audience.is_host.then(|| self.request_views()),
        }
    }

    /// The view. Unchanged seats come from an earlier view, with JSON that is encoded already.
    fn view_for(&self, audience: Audience, before: Option<SeatsBefore<'_>>) -> GameView {
        let GameDetails {
            id,
            code,
            group,
            next,
            played,
            corrected_by,
            players,
            result,
            requests,
        } = self.details_for(audience);
        let table = self.game.table();
        let summaries = table.seat_summaries();
        let seats = Seat::first(players.len()).zip(players);
        let seat = |(seat, player): (Seat, SeatPlayer)| {
            let unchanged = before.and_then(|before| before.unchanged(table, seat));
            let unchanged =
                unchanged.filter(|it| it.player == player.player && it.name == player.name);
            unchanged.cloned().unwrap_or_else(|| {
                seat_view(table, seat, player, summaries.get(seat.index())).into()
            })
        };
        GameView {
            id,
            code,
            group,
            variant: self.row.variant.clone(),
            mode: self.row.mode,
            next,
            status: table.status(),
            seq: self.game.seq(),
            turn: table.turn(),
            active_seat: table.active(),
            host_seat: (!self.seats.is_empty()).then(|| table.host()),
            dice: table.dice(),
            closed_rows: table.closed_rows(),
            locked_this_turn: table.locked_this_turn(),
            house_rules: self.row.house_rules,
            played,
            corrected_by,
            seats: seats.map(seat).collect(),
            result,
            requests,
        }
    }
}

fn seat_view(
    table: &Table,
    seat: Seat,
    player: SeatPlayer,
    summary: Option<&SeatSummary>,
) -> SeatView {
    let views = SheetViews::new(table, seat, player.shows_scores);
    let sheet = table.sheet(seat);
    let shown = summary.filter(|_| player.shows_scores);
    SeatView {
        seat,
        player: player.player,
        name: player.name,
        left: table.has_left(seat),
        numbers: table.printed(seat).numbers,
        sheet: sheet.and_then(|sheet| sheet.printed().sheet),
        rows: views.rows(summary.and_then(|summary| summary.rows)),
        extra_rows: views.extra_rows(),
        swaps_open: views.swaps(),
        choices: views.choices(),
        lines: shown.and_then(|summary| summary.lines.clone()),
        penalties: summary
            .and_then(|summary| summary.penalties)
            .unwrap_or_default(),
        penalty_score: shown.and_then(SeatSummary::penalty_score),
        total: shown.map(|summary| summary.total),
    }
}
