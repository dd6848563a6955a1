//! A game as the exports of results show it.

use chrono::TimeDelta;
use chrono_tz::Tz;
use rowlock_rules::{
    EndReason, KnownBoards, Mode, ScoreKind, ScoreLine, Seat, SeatSummary, Status, Table,
};

use crate::domain::ids::{GameId, PlayerId};
use crate::domain::length::length;
use crate::domain::remarks::{Note, Place};
use crate::games::{GameDetails, GameTranscript, Played};
use crate::store::{Group, HistoryGame, HistorySeat};

/// A game as the exports of results show it, whether it comes from stored results or from its log.
#[derive(Clone, Debug)]
pub struct GameResults {
    pub(super) id: GameId,
    /// The name of its group; empty for spectators.
    pub(super) group: String,
    pub(super) zone: Tz,
    pub(super) variant: String,
    pub(super) board: String,
    pub(super) mode: Mode,
    /// Why it ended; `None` before.
    pub(super) reason: Option<EndReason>,
    pub(super) played: Played,
    /// The seat that had the first turn; `None` in a game without turns.
    pub(super) first: Option<Seat>,
    /// The seats, in order.
    pub(super) seats: Vec<SeatResults>,
}

/// One seat of such a game.
#[derive(Clone, Debug)]
pub(super) struct SeatResults {
    pub(super) seat: Seat,
    /// The player; `None` for spectators.
    pub(super) player: Option<PlayerId>,
    pub(super) name: String,
    /// The rank, from 1; `None` before the end.
    pub(super) rank: Option<u32>,
    /// The lines of the score; `None` while they are hidden, or if they are unknown.
    lines: Option<Vec<ScoreLine>>,
    /// The number of penalties; `None` while they are hidden, or if it is unknown.
    pub(super) penalties: Option<u8>,
    /// The points; `None` while they are hidden.
    pub(super) total: Option<i32>,
}

impl GameResults {
    /// A finished game from its stored results; `None` if the results of a seat are missing.
    pub(super) fn from_row(
        HistoryGame { row, seats }: &HistoryGame,
        group: &Group,
        boards: &KnownBoards,
        first: Option<Seat>,
    ) -> Option<Self> {
        let is_finished = row.status == Status::Finished;
        row.finished_at.filter(|_| is_finished)?;
        let seats = seats.iter().map(SeatResults::from_row);
        Some(Self {
            id: row.id.clone(),
            group: group.name.clone(),
            zone: group.zone(),
            variant: row.variant.clone(),
            board: boards.get(&row.variant)?.name.clone(),
            mode: row.mode,
            reason: row.reason.filter(|_| is_finished),
            played: Played::of(row),
            first,
            seats: seats.collect::<Option<_>>()?,
        })
    }

    /// A game in any state, from its log.
    pub(super) fn from_transcript(transcript: &GameTranscript) -> Self {
        Self {
            group: transcript.group.clone(),
            zone: transcript.zone,
            ..Self::from_details(&transcript.details, transcript.game.table())
        }
    }

    /// A game as a caller sees it, without its group.
    pub(super) fn from_details(details: &GameDetails, table: &Table) -> Self {
        let is_over = details.result.is_some();
        let summaries = table.seat_summaries();
        let seats = summaries.into_iter().zip(&details.players);
        let seats = seats.map(|(summary, player)| {
            let rank = is_over.then_some(summary.rank);
            let seat = summary.seat;
            let shown = Some(summary).filter(|_| player.shows_scores);
            SeatResults {
                seat,
                player: player.player.clone(),
                name: player.name.clone(),
                rank,
                penalties: shown.as_ref().and_then(|summary| summary.penalties),
                total: shown.as_ref().map(|summary| summary.total),
                lines: shown.and_then(|summary| summary.lines),
            }
        });
        let setup = table.setup();
        Self {
            id: details.id.clone(),
            group: String::new(),
            zone: Tz::UTC,
            variant: setup.board.id.clone(),
            board: setup.board.name.clone(),
            mode: setup.mode,
            reason: details.result.as_ref().and_then(|result| result.reason),
            played: details.played.clone(),
            first: table.starting_seat(),
            seats: seats.collect(),
        }
    }

    /// The place; empty if it is unknown.
    pub(super) fn place(&self) -> &str {
        self.played.remarks.place.as_ref().map_or("", Place::as_ref)
    }

    /// The note; empty if there is none.
    pub(super) fn note(&self) -> &str {
        self.played.remarks.note.as_ref().map_or("", Note::as_ref)
    }

    /// Whether the game has winners; one that was ended early has none, and neither has one of a player alone.
    pub(super) fn has_winner(&self) -> bool {
        self.is_finished() && self.seats.len() > 1 && self.reason.is_none_or(EndReason::has_winner)
    }

    pub(super) fn is_finished(&self) -> bool {
        self.played.finished_at.is_some() || self.played.day.is_some()
    }

    /// How long it took, where that is known.
    pub(super) fn length(&self) -> Option<TimeDelta> {
        length(self.played.started_at?, self.played.finished_at?)
    }

    /// The word for why it ended; empty before.
    pub(super) fn reason(&self) -> &'static str {
        self.reason.map_or("", EndReason::as_str)
    }

    /// The seats by rank, or in their order before the end.
    pub(super) fn ranked(&self) -> Vec<&SeatResults> {
        let mut ranked: Vec<&SeatResults> = self.seats.iter().collect();
        ranked.sort_by_key(|seat| seat.rank);
        ranked
    }
}

impl SeatResults {
    fn from_row(seat: &HistorySeat) -> Option<Self> {
        let SeatSummary {
            seat: number,
            rank,
            total,
            rows: _,
            ref lines,
            penalties,
            rows_locked: _,
            skipped: _,
            started: _,
            is_paper: _,
        } = *seat.summary.as_ref()?;
        Some(Self {
            seat: number,
            player: Some(seat.player.clone()),
            name: seat.name.clone(),
            rank: Some(rank),
            lines: lines.clone(),
            penalties,
            total: Some(total),
        })
    }

    /// The points of a line; `None` for one that the board does not have, and while they are hidden or unknown.
    pub(super) fn score(&self, kind: ScoreKind) -> Option<i32> {
        let mut lines = self.lines.iter().flatten();
        let line = lines.find(|line| line.kind == kind)?;
        Some(line.score)
    }
}
