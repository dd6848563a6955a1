//! The codes that waiting screens show, in memory only.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, JoinCode};

/// How long a screen's code is valid.
const SCREEN_CODE_TTL: TimeDelta = TimeDelta::minutes(10);

/// How many screens can wait at once; another one replaces the one that has waited longest.
const MAX_SCREENS: usize = 1000;

/// A screen that shows a code.
struct Screen {
    code: JoinCode,
    /// When it began to show the code, or to wait for the host's answer.
    since: DateTime<Utc>,
    /// The game that its code was used for.
    game: Option<GameId>,
    /// Whether the screen's right to watch that game, or the request for it, is stored.
    is_paired: bool,
}

/// What a waiting screen shows.
#[derive(Debug, PartialEq, Eq)]
pub enum ScreenState {
    /// The code that pairs it with a game.
    Code(JoinCode),
    /// The game that it was paired with, whether or not the host has accepted it yet.
    Paired(GameId),
}

/// The waiting screens; after a restart each gets another code.
#[derive(Default)]
pub(super) struct ScreenCodes(Mutex<HashMap<Holder, Screen>>);

impl ScreenCodes {
    fn valid(&self, now: DateTime<Utc>) -> MutexGuard<'_, HashMap<Holder, Screen>> {
        let mut screens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        screens.retain(|_, screen| (now - screen.since).abs() < SCREEN_CODE_TTL);
        screens
    }

    /// What this screen shows; the code `fresh` if it shows none yet.
    ///
    /// One look answers both questions: a code that is replaced after the pairing would undo it.
    pub(super) fn state(&self, device: Holder, fresh: JoinCode, now: DateTime<Utc>) -> ScreenState {
        let mut screens = self.valid(now);
        if let Some(screen) = screens.get(&device) {
            return match (screen.is_paired, &screen.game) {
                (true, Some(game)) => ScreenState::Paired(game.clone()),
                _ => ScreenState::Code(screen.code.clone()),
            };
        }
        let oldest = screens.iter().min_by_key(|(_, screen)| screen.since);
        let oldest = oldest.map(|(&holder, _)| holder);
        if let Some(oldest) = oldest.filter(|_| screens.len() >= MAX_SCREENS) {
            screens.remove(&oldest);
        }
        let screen = Screen {
            code: fresh.clone(),
            since: now,
            game: None,
            is_paired: false,
        };
        screens.insert(device, screen);
        ScreenState::Code(fresh)
    }

    /// Whether this device waits as a screen.
    pub(super) fn contains(&self, device: Holder, now: DateTime<Utc>) -> bool {
        self.valid(now).contains_key(&device)
    }

    pub(super) fn remove(&self, device: Holder, now: DateTime<Utc>) {
        self.valid(now).remove(&device);
    }

    /// Uses a code for a game, once; returns its screen, or `None` if no screen shows the code.
    ///
    /// The screen shows the code until [`Self::pair`], and then waits for the host's answer as long as for any request.
    pub(super) fn use_for(
        &self,
        code: &JoinCode,
        game: &GameId,
        now: DateTime<Utc>,
    ) -> Option<Holder> {
        let mut screens = self.valid(now);
        let shows = |screen: &Screen| screen.game.is_none() && screen.code == *code;
        let (&holder, screen) = screens.iter_mut().find(|(_, screen)| shows(screen))?;
        screen.game = Some(game.clone());
        screen.since = now;
        Some(holder)
    }

    /// Pairs a screen with the game that its code was used for.
    pub(super) fn pair(&self, device: Holder, now: DateTime<Utc>) {
        if let Some(screen) = self.valid(now).get_mut(&device) {
            screen.is_paired = true;
        }
    }
}
