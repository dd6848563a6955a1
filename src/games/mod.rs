//! The use cases of one game.
//!
//! `sessions` holds a game in memory and what it shows, `loading` brings it there from its log, `commit` stores its changes,
//! and `service` admits callers to it. The use cases follow in folders by feature, each using only those before it:
//! `lobby` until a game starts, `joining` by its code, `links` that give rights in it, `play`, `maintenance`, and
//! `reports` after the end.

mod limits;
mod played;
mod report_queue;
mod retry;
mod uninterrupted;

mod sessions;

mod cache;
mod catch_up;
mod commit;
mod follow_state;
mod loading;
mod presence;
mod service;

mod import_log;
mod joining;
mod links;
mod lobby;
mod maintenance;
mod own_boards;
mod play;
mod reports;

#[cfg(test)]
mod test_game;

pub use import_log::{Entrant, ImportViolation, ImportedGame, VerifiedGame};
pub use joining::{
    Answer, JoinOutcome, Joined, LobbyPreview, LobbySeat, PendingRequest, RequestState,
    RequestStatus, Requester, ScreenState, WantedSeat,
};
pub use limits::GameLimits;
pub(crate) use limits::{MAX_PLAYERS, too_many_players};
pub use links::{HandoverOffer, NewSeatToken};
pub use lobby::{CreatedGame, GroupChoice, NewGame, NewSheets, SeatToken, StartingPlayer, Streak};
pub use maintenance::{
    ABANDON_AFTER, CorrectableGame, PaperReplacement, StoredPaperGame, StoredPaperSeat,
    Verification, VerifyError, verify_database,
};
pub use play::{
    EventFrame, Follower, GameTranscript, MadeMove, Move, MoveOutcome, OpenStream, Subscription,
};
pub use played::Played;
pub(crate) use played::check_day;
pub use reports::REPORT_RETRY_AFTER_SECS;
pub(crate) use retry::{AttemptError, with_retries};
pub use service::GameService;
pub use sessions::{
    EncodedSeatView, EncodedView, EventView, ExtraRowView, GameAccess, GameDetails, GameView,
    Opening, PlayerPresence, RequestView, ResultView, RowView, SeatView,
};
#[cfg(test)]
pub(crate) use test_game::TestGame;
pub(crate) use uninterrupted::uninterrupted;
