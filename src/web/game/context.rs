//! A game as one browser sees it; all pages of a game are rendered from it.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use rowlock_rules::{
    Action, Actor, Board, By, ByColor, Color, Cross, Effect, Event, EventKind, Game, HouseRules,
    Mode, Seat, Seq, SharedVec, Status, Table, Violation,
};

use super::report::ReportState;
use crate::domain::error::Error;
use crate::domain::i18n::Arg;
use crate::domain::ids::{GameId, GroupId};
use crate::domain::length::turn_so_far;
use crate::domain::standings::Evening;
use crate::games::{
    ABANDON_AFTER, GameAccess, GameDetails, GameTranscript, Opening, PlayerPresence, Streak,
};
use crate::groups::SeriesView;
use crate::http::RequestContext;
use crate::store::{EarlierGames, EarnedBadge};

/// A game, the browser's access to it, and the shown seat.
pub(crate) struct GameContext {
    pub(crate) details: GameDetails,
    pub(crate) game: Game,
    pub(crate) access: GameAccess,
    /// The seat whose sheet is shown; `None` for spectators.
    pub(crate) seat: Option<Seat>,
    /// Whether a share link exists; `false` for all but the host.
    pub(crate) is_shared: bool,
    pub(crate) zone: Tz,
    /// The presence of each player, in the order of seats.
    pub(crate) phones: Vec<PlayerPresence>,
    /// Whether the host has removed this browser's player from the lobby.
    pub(crate) was_removed: bool,
    /// The idempotency key of a form on this page.
    pub(crate) form_key: String,
    /// What is shown at its start, if it is a rematch.
    pub(crate) opening: Option<Arc<Opening>>,
    /// The evening of a lobby or of a finished game, until its end.
    pub(super) evening: Option<Evening>,
    /// The series that a lobby or a finished game is part of, as it stood then.
    pub(super) series: Option<SeriesView>,
    pub(super) group_id: GroupId,
    /// The earlier games of the player, on a phone with one seat in a finished game.
    pub(crate) earlier: Option<EarlierGames>,
    /// Who has won the last games of the players in a lobby; not for spectators.
    pub(crate) streak: Option<Streak>,
    /// The badges that players earned with a finished game.
    pub(crate) badges: Vec<EarnedBadge>,
    /// What the coach says of a finished game.
    pub(crate) report: ReportState,
    /// The game before, where the choices of it are puzzles for those who wait in this lobby.
    pub(crate) puzzles: Option<GameId>,
    is_host_silent: bool,
    times: SharedVec<DateTime<Utc>>,
    read_at: DateTime<Utc>,
}

impl GameContext {
    /// Loads the game, with the sheet of the requested seat if the browser may mark it.
    pub(crate) async fn load(
        request: &RequestContext,
        id: &GameId,
        requested: Option<usize>,
    ) -> Result<Self, Error> {
        let (games, principal) = (&request.games, request.principal());
        let GameTranscript {
            details,
            access,
            game,
            times,
            read_at,
            is_host_absent: is_host_silent,
            presence: phones,
            zone,
            opening,
            group_id,
            ..
        } = games.transcript(principal, id).await?;
        let may_mark = |seat: &Seat| {
            seat.index() < game.table().seats() && (access.host || access.seats.contains(seat))
        };
        let requested = requested.and_then(Seat::new).filter(may_mark);
        let seat = requested.or_else(|| access.seats.first().copied());
        // The pages of a running game do not show these, and a move must not wait for them.
        let is_over = game.table().status() == Status::Finished;
        let is_shared = is_over && access.can_manage() && games.is_shared(id).await?;
        let earlier = match access.seats[..] {
            [seat] if is_over => games.earlier_games(id, seat).await?,
            _ => None,
        };
        let badges = match is_over {
            true => games.badges(id).await?,
            false => Vec::new(),
        };
        let report = match is_over && !game.is_paper_game() {
            true => ReportState::of(request, id).await?,
            false => ReportState::Off,
        };
        let puzzles = match game.table().status() {
            Status::Lobby => games.judged_before(principal, id).await?,
            Status::Playing | Status::LastCall | Status::Finished => None,
        };
        let players = details.players.iter();
        let players: Option<Vec<_>> = players.map(|seat| seat.player.clone()).collect();
        let streak = match players {
            Some(players) if game.table().status() == Status::Lobby => {
                games.streak(&players).await?
            }
            Some(_) | None => None,
        };
        let until = match game.table().status() {
            Status::Lobby => Some(read_at),
            Status::Finished => details.played.finished_at,
            Status::Playing | Status::LastCall => None,
        };
        let evening = match until {
            Some(until) => request.groups.evening_at(&group_id, until).await?,
            None => None,
        };
        let day = details.played.day;
        let day = day.or(until.map(|until| until.with_timezone(&zone).date_naive()));
        let series = match day {
            Some(day) => {
                let groups = &request.groups;
                groups.series_at(&group_id, zone, day, until).await?
            }
            None => None,
        };
        let was_removed = game.table().status() == Status::Lobby
            && access.seats.is_empty()
            && games.was_removed(principal, id).await?;
        Ok(Self {
            form_key: request.form_key()?,
            details,
            game,
            access,
            seat,
            is_shared,
            zone,
            phones,
            was_removed,
            opening,
            evening,
            series,
            group_id,
            earlier,
            streak,
            badges,
            report,
            puzzles,
            is_host_silent,
            times,
            read_at,
        })
    }

    /// As [`GameContext::load`], and whether the game is shared in any status.
    pub(super) async fn load_with_sharing(
        request: &RequestContext,
        id: &GameId,
    ) -> Result<Self, Error> {
        let mut context = Self::load(request, id, None).await?;
        let may_share = context.access.can_manage();
        context.is_shared = may_share && request.games.is_shared(id).await?;
        Ok(context)
    }

    pub(crate) fn table(&self) -> &Table {
        self.game.table()
    }

    pub(crate) fn board(&self) -> &Board {
        &self.game.setup().board
    }

    pub(crate) fn status(&self) -> Status {
        self.table().status()
    }

    pub(crate) fn mode(&self) -> Mode {
        self.game.setup().mode
    }

    pub(crate) fn house_rules(&self) -> HouseRules {
        self.game.setup().house_rules
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        let player = self.details.players.get(seat.index());
        player.map_or("", |player| &player.name)
    }

    /// Whether this browser sees the main page of the game, and not only the table.
    pub(crate) fn sees_main_page(&self) -> bool {
        match self.status() {
            Status::Lobby => self.access.may_invite(),
            Status::Playing | Status::LastCall => self.access.is_participant(),
            Status::Finished => true,
        }
    }

    /// Whether this browser may see the points of the seat.
    pub(crate) fn shows_scores(&self, seat: Seat) -> bool {
        let player = self.details.players.get(seat.index());
        player.is_some_and(|player| player.shows_scores)
    }

    /// Whether all seats are this browser's, which has no own one among others then.
    pub(crate) fn owns_all_seats(&self) -> bool {
        self.access.seats.len() == self.table().seats()
    }

    /// The seats, in order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.table().seats())
    }

    /// Whether the seat belongs to this browser, and not only to its role as the host.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.access.seats.contains(&seat)
    }

    /// Whether its moves count as the host's.
    pub(crate) fn moves_as_host(&self) -> bool {
        self.access.acts_as_host(self.status())
    }

    /// Whether this browser may mark the sheet of this seat, by the seat's right or the host's.
    pub(crate) fn may_mark(&self, seat: Seat) -> bool {
        seat.index() < self.table().seats() && (self.access.host || self.is_own(seat))
    }

    /// Why this browser cannot make this move for the seat; `None` if it can, by the seat's right or the host's.
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Option<Violation> {
        self.decide(seat, action).err()
    }

    /// The own seat that lost the host's role and may take it back.
    pub(crate) fn may_take_back(&self) -> Option<Seat> {
        let owner = self.table().host_owner();
        let may = self.access.can_reclaim_host && !self.table().has_left(owner);
        may.then_some(owner)
    }

    /// The own seat that may take the host's role over, while the host is silent.
    pub(crate) fn may_take_over(&self) -> Option<Seat> {
        let is_over = self.status() == Status::Finished;
        let may = self.is_host_silent && !self.access.host && !is_over;
        let mut own = self.access.seats.iter().copied();
        own.find(|&seat| may && !self.table().has_left(seat))
    }

    /// Decides a move for the seat, by the seat's right or the host's.
    pub(crate) fn decide(&self, seat: Seat, action: Action) -> Result<Event, Violation> {
        if self.details.is_followed() {
            return Err(Violation::GameOver);
        }
        let decide = |by| self.game.decide(Actor { seat, by }, action);
        match (self.is_own(seat), self.moves_as_host()) {
            (true, false) => decide(By::Seat),
            (true, true) => decide(By::Seat).or_else(|_| decide(By::Host)),
            (false, true) => decide(By::Host),
            (false, false) => Err(Violation::HostOnly),
        }
    }

    /// The rows among which the seat chooses with this cross; none where it gives no choice, or is refused.
    pub(crate) fn choosable_rows(&self, seat: Seat, cross: Cross) -> Vec<Color> {
        if !self.board().gives_choices() {
            return Vec::new();
        }
        let made = |row| {
            let choose = Some(row);
            let event = self.decide(seat, Action::Cross(Cross { choose, ..cross }));
            Some((row, event.ok()?.effects))
        };
        let made: Vec<_> = Color::ALL.into_iter().filter_map(made).collect();
        // A cross without a choice has the same effect with every row that it names.
        let is_choice = made.windows(2).any(|pair| pair[0].1 != pair[1].1);
        let rows = made.into_iter().map(|(row, _)| row);
        rows.filter(|_| is_choice).collect()
    }

    /// The event with this sequence number.
    pub(crate) fn event(&self, seq: Seq) -> Option<&Event> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.game.log().get(index)
    }

    /// When the event with this sequence number happened.
    pub(crate) fn time_of(&self, seq: Seq) -> Option<DateTime<Utc>> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.times.get(index).copied()
    }

    /// How long a turn that is timed from this event has lasted; `None` where that cannot be true.
    pub(crate) fn turn_so_far(&self, since: Seq) -> Option<TimeDelta> {
        turn_so_far(self.time_of(since)?, self.read_at)
    }

    /// The sequence numbers of events within this time, the latest first, without events that were taken back.
    pub(crate) fn recent(&self, within: TimeDelta) -> impl Iterator<Item = Seq> {
        let logged = (1..=self.game.seq()).rev().zip(self.times.iter().rev());
        logged
            .take_while(move |&(_, &at)| self.read_at - at < within)
            .map(|(seq, _)| seq)
            .filter(|&seq| !self.game.is_retracted(seq))
    }

    /// How long after the current turn began this seat made its first cross in it.
    pub(crate) fn first_cross_after(&self, seat: Seat) -> Option<TimeDelta> {
        let logged = (1..=self.game.seq()).rev().zip(self.times.iter().rev());
        let mut first = None;
        for (seq, &at) in logged.filter(|&(seq, _)| !self.game.is_retracted(seq)) {
            let event = self.event(seq)?;
            if matches!(event.kind, EventKind::EndTurn { .. }) {
                return Some(first? - at);
            }
            if event.seat == Some(seat) && matches!(event.kind, EventKind::Cross(_)) {
                first = Some(at);
            }
        }
        None
    }

    /// Whether the host can rewind to the state after this event.
    pub(crate) fn may_rewind_to(&self, to: Seq) -> bool {
        let host = self.table().host();
        self.refusal(host, Action::Rewind { to }).is_none()
    }

    /// Whether the host can rewind to any event.
    pub(crate) fn may_rewind(&self) -> bool {
        self.moves_as_host() && (1..self.game.seq()).rev().any(|to| self.may_rewind_to(to))
    }

    /// Whether the game has a review: it is finished, and was not entered from paper.
    pub(crate) fn may_review(&self) -> bool {
        self.details.result.is_some() && !self.game.is_paper_game()
    }

    /// The event that ended the game; `None` before its end.
    pub(crate) fn end(&self) -> Option<&Event> {
        self.event(self.end_seq()?)
    }

    /// Whether the game ended because it was abandoned.
    pub(crate) fn was_abandoned(&self) -> bool {
        let end = self.end_seq().and_then(|seq| usize::try_from(seq).ok());
        let at = |index: usize| self.times.get(index).copied();
        let pause = |end: usize| Some(at(end.checked_sub(1)?)? - at(end.checked_sub(2)?)?);
        end.and_then(pause)
            .is_some_and(|pause| pause >= ABANDON_AFTER)
    }

    fn end_seq(&self) -> Option<Seq> {
        let is_end = |event: &Event| {
            let mut effects = event.effects.iter();
            effects.any(|effect| matches!(effect, Effect::Finish { .. }))
        };
        let mut seqs = (1..=self.game.seq()).rev();
        seqs.find(|&seq| !self.game.is_retracted(seq) && self.event(seq).is_some_and(is_end))
    }

    /// The number of spaces in the longest row, plus one for the lock.
    pub(crate) fn columns(&self) -> usize {
        self.board().printed(0).columns() + 1
    }

    /// The seats whose sheets this browser may mark.
    pub(crate) fn markable(&self) -> Vec<Seat> {
        Seat::first(self.table().seats())
            .filter(|&seat| self.access.host || self.is_own(seat))
            .collect()
    }

    /// The names of the players who locked each row.
    pub(crate) fn lockers(&self) -> ByColor<Vec<Arg>> {
        ByColor::from_fn(|color| self.names(&self.table().lock_holders(color)))
    }

    pub(crate) fn names(&self, seats: &[Seat]) -> Vec<Arg> {
        let names = seats.iter().map(|&seat| Arg::from(self.name(seat)));
        names.collect()
    }
}
