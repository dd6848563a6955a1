//! Corrections of finished games by keepers: the day of any game, and a game on paper as a whole.

use chrono::{DateTime, NaiveDate, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;
use rowlock_rules::{EndReason, Event, EventKind, OwnBoard, Status, TalliedSheet, Violation};
use tokio::sync::OwnedMutexGuard;

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, GameUid, GroupId, PlayerId};
use crate::domain::precondition::Precondition;
use crate::domain::remarks::Remarks;
use crate::games::import_log::VerifiedGame;
use crate::games::played::check_day;
use crate::games::retry::AttemptError;
use crate::games::service::GameService;
use crate::games::sessions::{EncodedView, GameAccess, GameSession, GameView};
use crate::games::uninterrupted::uninterrupted;
use crate::store::{
    BoardChange, Change, Corrected, GameCorrection, GameEnd, GameUpdate, GroupEdit, LoggedEvent,
    SeatRow, StoreError,
};

/// A finished game that a keeper may correct, as it is stored.
#[derive(Clone, Debug)]
pub struct CorrectableGame {
    pub group: GroupId,
    /// The day on which it was played.
    pub date: NaiveDate,
    /// What else can be corrected of a game on paper.
    pub paper: Option<StoredPaperGame>,
    /// The game as the keeper sees it; the state of the game is recognized by it.
    pub view: EncodedView,
}

/// A game on paper, as it is stored.
#[derive(Clone, Debug)]
pub struct StoredPaperGame {
    pub uid: GameUid,
    pub variant: String,
    /// What ended it, if that is known.
    pub reason: Option<EndReason>,
    pub remarks: Remarks,
    /// The time that orders it among the games of its day.
    pub created_at: DateTime<Utc>,
    /// By seat.
    pub seats: Vec<StoredPaperSeat>,
}

/// A seat of a game on paper, as it is stored.
#[derive(Clone, Debug)]
pub struct StoredPaperSeat {
    pub player: PlayerId,
    /// Empty for a deleted player.
    pub name: String,
    pub sheet: TalliedSheet,
}

/// What replaces a game on paper.
#[derive(Clone, Debug)]
pub struct PaperReplacement {
    pub game: VerifiedGame,
    pub seats: Vec<SeatRow>,
    /// What the game needs, such as new players.
    pub needed: Vec<Change>,
}

impl GameService {
    /// A finished game as a keeper of its group corrects it.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for all but keepers; [`ErrorCode::AlreadyStarted`] for a running game.
    pub async fn correctable(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<CorrectableGame, Error> {
        let (access, session) = self.admit_corrector(caller, id, &Precondition::Any).await?;
        let zone = self.zone_of(&session.row.group).await?;
        let sheets = session
            .game
            .log()
            .iter()
            .find_map(|event| match &event.kind {
                EventKind::TalliedResult { sheets, .. } => Some(sheets.clone()),
                _ => None,
            });
        let stored = |(seat, sheet): (&SeatRow, TalliedSheet)| StoredPaperSeat {
            player: seat.player.clone(),
            name: seat.name.clone(),
            sheet,
        };
        let row = &session.row;
        Ok(CorrectableGame {
            group: row.group.clone(),
            date: session.day(zone),
            paper: sheets.map(|sheets| StoredPaperGame {
                uid: row.uid.clone(),
                variant: row.variant.clone(),
                reason: row.reason,
                remarks: row.remarks.clone(),
                created_at: row.created_at,
                seats: session.seats.iter().zip(sheets).map(stored).collect(),
            }),
            view: session.encoded_view(&access)?,
        })
    }

    /// Corrects the day of a finished game; returns the game after it.
    ///
    /// All its times move by as many days, so that it lasts as long as before.
    ///
    /// # Errors
    /// As [`GameService::correctable`], [`ErrorCode::PreconditionFailed`] unless the game is as its author saw it, and
    /// [`ErrorCode::InvalidValue`] for a day in the future or long ago.
    pub async fn correct_date(
        &self,
        caller: &Principal,
        id: &GameId,
        date: NaiveDate,
        precondition: &Precondition,
    ) -> Result<GameView, Error> {
        let (access, current) = self.admit_corrector(caller, id, precondition).await?;
        let zone = self.zone_of(&current.row.group).await?;
        check_day(date, self.services().today(zone))?;
        let before = current.day(zone);
        let now = self.now();
        let Some(ending) = current.ending(now).filter(|_| date != before) else {
            return Ok(current.view(&access));
        };
        let shift = shift(ending.at, date - before, zone, now)?;
        let at = ending.at + shift;
        let is_paper = current.row.day.is_some();
        if !is_paper && at.with_timezone(&zone).date_naive() != date {
            return Err(Error::invalid("date-in-future"));
        }
        let mut update = GameUpdate::of(id.clone());
        update.ending = Some(Some(GameEnd { at, ..ending }));
        update.day = is_paper.then_some(date);
        let corrected = Corrected::Times(shift);
        let correction = self.correction(caller, &current, corrected).await?;
        let changes = vec![correction, Change::Update(update)];
        let current = self.correct(current, changes).await?;
        Ok(current.view(&access))
    }

    /// Replaces a game on paper, which keeps its id; returns the game after it.
    pub(crate) async fn replace_paper_game(
        &self,
        caller: &Principal,
        id: &GameId,
        replacement: PaperReplacement,
        precondition: &Precondition,
    ) -> Result<GameView, AttemptError> {
        let (access, current) = self.admit_corrector(caller, id, precondition).await?;
        if !current.game.is_paper_game() {
            return Err(Error::invalid("correction-paper-only").into());
        }
        let PaperReplacement {
            game,
            mut seats,
            needed: mut changes,
        } = replacement;
        for seat in &mut seats {
            let before = current.seats.iter().find(|it| it.player == seat.player);
            if seat.name.is_empty() && before.is_none() {
                // The deleted player was taken out meanwhile.
                return Err(Error::new(ErrorCode::PreconditionFailed, "game-changed").into());
            }
            seat.claimed = before.is_some_and(|it| it.claimed);
        }
        if current.is_same_paper_game(&game, &seats) {
            return Ok(current.view(&access));
        }
        let corrected = Corrected::Log {
            variant: game.row.variant.clone(),
            created_at: game.row.created_at,
        };
        changes.push(self.correction(caller, &current, corrected).await?);
        let is_replaced = |it: &&SeatRow| seats.iter().all(|seat| seat.player != it.player);
        let replaced = current.seats.iter().filter(is_replaced);
        let leave = |it: &SeatRow| Change::Edit(GroupEdit::DeleteReplaced(it.player.clone()));
        let left: Vec<Change> = replaced.map(leave).collect();
        let mut update = GameUpdate::of(id.clone());
        update.seats = Some(seats);
        update.started_at = game.row.started_at;
        update.ending = Some(game.row.finished_at.map(|at| GameEnd {
            at,
            // As for an imported game: without a known reason it counts as played to its end.
            reason: game.row.reason.unwrap_or(EndReason::Locks),
            is_reason_known: game.row.reason.is_some(),
            summaries: game.summaries.clone().unwrap_or_default(),
        }));
        update.day = game.row.day;
        update.remarks = Some(game.row.remarks.clone());
        let log = current.with_rematch(game.log);
        changes.extend(log.into_iter().map(|it| Change::Append(id.clone(), it)));
        // With the results the end of the log is stored.
        changes.push(Change::Update(update));
        let old_board = current.row.variant.clone();
        if OwnBoard::is_id(&old_board) && old_board != game.row.variant {
            changes.push(Change::Board(BoardChange::DeleteUnused(old_board)));
        }
        changes.extend(left);
        let current = self.correct(current, changes).await?;
        Ok(current.view(&access))
    }

    /// Admits a keeper to a finished game that is as its author saw it.
    async fn admit_corrector(
        &self,
        caller: &Principal,
        id: &GameId,
        precondition: &Precondition,
    ) -> Result<(GameAccess, OwnedMutexGuard<GameSession>), Error> {
        let (access, session) = self.admit(caller, id).await?;
        if !access.keeper {
            return Err(caller.denied_in_group(&session.row.group));
        }
        let required = session.require(&access, precondition);
        required.map_err(|error| match error.code {
            ErrorCode::PreconditionFailed => Error::new(error.code, "game-changed"),
            _ => error,
        })?;
        match session.row.status {
            Status::Lobby => Err(Violation::NotStarted.into()),
            Status::Playing | Status::LastCall => Err(Error::new(
                ErrorCode::AlreadyStarted,
                "correction-too-early",
            )),
            Status::Finished => Ok((access, session)),
        }
    }

    async fn zone_of(&self, group: &GroupId) -> Result<Tz, Error> {
        let group = self.store().group(group).await?;
        Ok(group.ok_or_else(Error::not_found)?.zone())
    }

    async fn correction(
        &self,
        caller: &Principal,
        session: &GameSession,
        corrected: Corrected,
    ) -> Result<Change, StoreError> {
        let by = match caller.holder() {
            Some(holder) => self.store().player_of(holder, &session.row.group).await?,
            None => None,
        };
        Ok(Change::Correct(GameCorrection {
            game: session.row.id.clone(),
            at: self.now(),
            by,
            corrected,
        }))
    }

    /// Stores a correction, and loads the game as it is stored then, [`uninterrupted`].
    async fn correct(
        &self,
        mut current: OwnedMutexGuard<GameSession>,
        mut changes: Vec<Change>,
    ) -> Result<OwnedMutexGuard<GameSession>, StoreError> {
        let games = self.clone();
        let (id, revision) = (current.row.id.clone(), current.row.revision);
        changes.insert(0, Change::Revise(id.clone(), revision));
        uninterrupted(async move {
            let written = games.store().write(changes).await;
            if let Err(error) = games.reload(&mut current).await {
                tracing::error!(%id, %error, "a corrected game cannot be read");
                games.registry().remove(&id);
            }
            written.map(|()| current)
        })
        .await
    }
}

/// By how much a time moves that is to be so many days away, at the same time of day and not in the future.
fn shift(
    at: DateTime<Utc>,
    days: TimeDelta,
    zone: Tz,
    now: DateTime<Utc>,
) -> Result<TimeDelta, Error> {
    let local = at.with_timezone(&zone).naive_local() + days;
    // An hour that a day lacks is the next one.
    let later = local + TimeDelta::hours(1);
    let moved = zone.from_local_datetime(&local).earliest();
    let moved = moved.or_else(|| zone.from_local_datetime(&later).earliest());
    let moved = moved.ok_or_else(|| Error::invalid("date-unreadable"))?;
    Ok(moved.with_timezone(&Utc).min(now) - at)
}

impl GameSession {
    /// The day on which the game was played, in the time zone of its group.
    fn day(&self, zone: Tz) -> NaiveDate {
        let at = self.row.finished_at.unwrap_or(self.row.created_at);
        let of_time = at.with_timezone(&zone).date_naive();
        self.row.day.unwrap_or(of_time)
    }

    /// Whether this game on paper is the same as another.
    fn is_same_paper_game(&self, game: &VerifiedGame, seats: &[SeatRow]) -> bool {
        let log = self.game.log().iter();
        let players = |seats: &[SeatRow]| -> Vec<PlayerId> {
            seats.iter().map(|seat| seat.player.clone()).collect()
        };
        let is_rematch = |event: &&Event| matches!(event.kind, EventKind::Rematch { .. });
        (&self.row.variant, self.row.day, &self.row.remarks)
            == (&game.row.variant, game.row.day, &game.row.remarks)
            && players(&self.seats) == players(seats)
            && log
                .filter(|event| !is_rematch(event))
                .eq(game.log.iter().map(|logged| &logged.event))
    }

    /// A log with the rematch of this game at its end, which the rules do not know.
    fn with_rematch(&self, mut log: Vec<LoggedEvent>) -> Vec<LoggedEvent> {
        for (event, &at) in self.game.log().iter().zip(self.times.iter()) {
            if let (EventKind::Rematch { .. }, Some(last)) = (&event.kind, log.last()) {
                let seq = last.seq + 1;
                let hash = last.hash.with(seq, at, event);
                log.push(LoggedEvent {
                    seq,
                    at,
                    event: event.clone(),
                    key: None,
                    hash,
                });
            }
        }
        log
    }
}
