//! What the coach has found out about a finished game.

use rowlock_coach::Report;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::http::RequestContext;

/// The report on a game, as its pages have it.
pub(crate) enum ReportState {
    /// There is none: the game is not over, or the group has switched reports off.
    Off,
    /// It is being made, or will be, as this message says.
    Awaited(&'static str),
    Made(Box<Report>),
}

impl ReportState {
    /// The report on a finished game, which this asks for if it has yet to be made.
    pub(super) async fn of(request: &RequestContext, id: &GameId) -> Result<Self, Error> {
        let report = request.games.report(request.principal(), id).await;
        Ok(match report {
            Ok(Some(json)) => Self::Made(Box::new(read(&json)?)),
            Ok(None) => Self::Awaited("coach-awaited"),
            Err(error) if error.code == ErrorCode::NotFound => Self::Off,
            // The page asks again.
            Err(error) if error.code == ErrorCode::TooManyRequests => Self::Awaited("coach-many"),
            Err(error) => return Err(error),
        })
    }

    /// The report, once it is made.
    pub(crate) fn made(&self) -> Option<&Report> {
        match self {
            Self::Made(report) => Some(report),
            Self::Off | Self::Awaited(_) => None,
        }
    }
}

fn read(json: &str) -> Result<Report, Error> {
    serde_json::from_str(json).map_err(|error| {
        tracing::error!(%error, "a stored report cannot be read");
        Error::new(ErrorCode::Internal, "storage-unreadable")
    })
}

/// Whether any choice was judged.
pub(crate) fn is_judged(report: &Report) -> bool {
    report.seats.iter().any(|seat| seat.decisions > 0)
}
