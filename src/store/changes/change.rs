//! The kinds of changes; a list of them is written as a whole, in its order.

use std::mem::discriminant;

use rowlock_rules::SeatSummary;

use crate::domain::grants::Grant;
use crate::domain::ids::{GameId, PlayerId, TokenHash};
use crate::domain::precondition::Precondition;
use crate::store::access::cache::Invalidation;
use crate::store::access::devices::{DeviceChange, DeviceCopy};
use crate::store::access::grants::{Revocation, RevokeTarget};
use crate::store::access::idempotency;
use crate::store::access::idempotency::StoredResponse;
use crate::store::access::links::{LinkChange, NewLink};
use crate::store::access::members::MembershipEnd;
use crate::store::changes::basis::Basis;
use crate::store::changes::retention::Retention;
use crate::store::db::Connection;
use crate::store::error::StoreError;
use crate::store::games::corrections::GameCorrection;
use crate::store::games::events::LoggedEvent;
use crate::store::games::removals::Removal;
use crate::store::games::requests::{JoinRequestChange, LateEntry};
use crate::store::games::screens::ScreenChange;
use crate::store::games::stored_game::{GameRow, SeatRow};
use crate::store::games::update::GameUpdate;
use crate::store::games::{events, requests, seat_results, update};
use crate::store::groups::boards::BoardChange;
use crate::store::groups::edits::GroupEdit;
use crate::store::groups::group::{self, NewGroup, NewPlayer};
use crate::store::groups::series::SeriesChange;
use crate::store::results::reports::StoredReport;
use crate::store::server_state::{self, StateKey};

#[derive(Clone, Debug)]
pub enum Change {
    /// Gives a game its next revision; stale if it has another one than this.
    Revise(GameId, i64),
    /// Stale unless the player still has this name, without case.
    Expect {
        player: PlayerId,
        name_key: String,
    },
    /// Stale unless this is as it was when the changes were decided.
    Require(Basis),
    CreateGroup(NewGroup),
    CreatePlayer(NewPlayer),
    Edit(GroupEdit),
    Board(BoardChange),
    Series(SeriesChange),
    CreateGame(GameRow),
    /// The seats of a new game.
    Seats(GameId, Vec<SeatRow>),
    /// Changes a game outside its log.
    Update(GameUpdate),
    /// Corrects a finished game.
    Correct(GameCorrection),
    /// The results of a finished game that is stored without its end.
    Results(GameId, Vec<SeatSummary>),
    /// What the choices of a finished game were worth.
    Report(StoredReport),
    /// Appends an event; a conflict if the game has one of that number.
    Append(GameId, LoggedEvent),
    /// A player who joins after the start, by an event before.
    Enter(GameId, LateEntry),
    /// Notes a removal, while the player still has the rights to the seat.
    Remove(Removal),
    /// Deletes a game with all that belongs to it.
    DeleteGame(GameId),
    Link(LinkChange),
    CreateLink(NewLink),
    EndMembership(MembershipEnd),
    Revoke(Revocation),
    Grant(Grant),
    JoinRequest(JoinRequestChange),
    Device(DeviceChange),
    CopyDevice(DeviceCopy),
    Screen(ScreenChange),
    /// Stores the response for an idempotency key.
    Respond(StoredResponse),
    /// Deletes some of the data that is older than its retention.
    Expire(Retention),
    SetState(StateKey, String),
}

impl Change {
    /// The change that checks the basis of a change with a precondition.
    pub fn based_on(precondition: &Precondition, basis: impl FnOnce() -> Basis) -> Option<Self> {
        match precondition {
            Precondition::Any => None,
            Precondition::Tags(_) => Some(Self::Require(basis())),
        }
    }

    /// Whether it is of a move: an event, or the response; such changes of many are written together.
    pub fn is_append(&self) -> bool {
        matches!(self, Self::Append(..) | Self::Respond(_))
    }

    pub(in crate::store) fn event(&self) -> Option<(&GameId, &LoggedEvent)> {
        match self {
            Self::Append(game, logged) => Some((game, logged)),
            _ => None,
        }
    }

    /// The holders whose cached rights and settings it may change.
    pub(in crate::store) fn invalidation(&self) -> Invalidation {
        let of = |holder: TokenHash| Invalidation::Holders(vec![holder]);
        match self {
            // A deletion ends all rights to what it deletes.
            Self::Edit(_) | Self::DeleteGame(_) | Self::Expire(_) => Invalidation::All,
            Self::EndMembership(end) => match end {
                MembershipEnd::Holder { holder, .. } => of(holder.hash()),
                MembershipEnd::KeeperTokens { .. } | MembershipEnd::All { .. } => Invalidation::All,
                MembershipEnd::Invite { .. } => Invalidation::default(),
            },
            Self::Revoke(revocation) => match revocation.whose {
                RevokeTarget::Holder(holder) => of(holder.hash()),
                RevokeTarget::All | RevokeTarget::Tokens => Invalidation::All,
            },
            Self::Grant(grant) => of(grant.holder.hash()),
            Self::Device(change) => of(change.device),
            Self::CopyDevice(copy) => of(copy.to),
            Self::Revise(..)
            | Self::Expect { .. }
            | Self::Require(_)
            | Self::CreateGroup(_)
            | Self::CreatePlayer(_)
            | Self::Board(_)
            | Self::Series(_)
            | Self::CreateGame(_)
            | Self::Seats(..)
            | Self::Update(_)
            | Self::Correct(_)
            | Self::Results(..)
            | Self::Report(_)
            | Self::Append(..)
            | Self::Enter(..)
            | Self::Remove(_)
            | Self::Link(_)
            | Self::CreateLink(_)
            | Self::JoinRequest(_)
            | Self::Screen(_)
            | Self::Respond(_)
            | Self::SetState(..) => Invalidation::default(),
        }
    }

    /// Whether it may erase personal data.
    pub(in crate::store) fn erases_data(&self) -> bool {
        match self {
            // A group that is named after more players than before loses nothing, nor do players who are merged.
            Self::Edit(GroupEdit::MergeGames { .. } | GroupEdit::NameAfterPlayers(_)) => false,
            Self::Edit(_) | Self::DeleteGame(_) | Self::Expire(_) | Self::Correct(_) => true,
            Self::Board(change) => change.deletes(),
            Self::Series(change) => change.deletes(),
            // The former text of a note is gone.
            Self::Update(update) => update.remarks.is_some(),
            _ => false,
        }
    }

    async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        match self {
            Self::Revise(game, revision) => update::revise(to, game, *revision).await,
            Self::Expect { player, name_key } => group::expect(to, player, name_key).await,
            Self::Require(basis) => basis.check(to).await,
            Self::CreateGroup(group) => group.write(to).await,
            Self::CreatePlayer(player) => player.write(to).await,
            Self::Edit(edit) => edit.write(to).await,
            Self::Board(change) => change.write(to).await,
            Self::Series(change) => change.write(to).await,
            Self::CreateGame(game) => update::insert(to, &[game]).await,
            Self::Seats(game, seats) => update::insert_seats(to, &[(game, seats)]).await,
            Self::Update(update) => update.write(to).await,
            Self::Correct(correction) => correction.write(to).await,
            Self::Results(game, summaries) => seat_results::insert(to, &[(game, summaries)]).await,
            Self::Report(report) => report.write(to).await,
            Self::Append(game, logged) => events::insert(to, &[(game, logged)]).await,
            Self::Enter(game, entry) => requests::insert_entry(game, entry, to).await,
            Self::Remove(removal) => removal.write(to).await,
            Self::DeleteGame(game) => update::delete(to, game).await,
            Self::Link(change) => change.write(to).await,
            Self::CreateLink(link) => link.write(to).await,
            Self::EndMembership(end) => end.write(to).await,
            Self::Revoke(revocation) => revocation.write(to).await,
            Self::Grant(grant) => grant.write(to).await,
            Self::JoinRequest(change) => change.write(to).await,
            Self::Device(change) => change.write(to).await,
            Self::CopyDevice(copy) => copy.write(to).await,
            Self::Screen(change) => change.write(to).await,
            Self::Respond(response) => idempotency::insert(to, response).await,
            Self::Expire(retention) => retention.delete_some(to).await,
            Self::SetState(key, value) => server_state::write(to, *key, value).await,
        }
    }
}

/// The holders whose cached rights and settings a list of changes may change.
pub(in crate::store) fn invalidation(changes: &[Change]) -> Invalidation {
    let each = changes.iter().map(Change::invalidation);
    each.fold(Invalidation::default(), Invalidation::and)
}

/// Writes a list of changes in its order.
pub(in crate::store) async fn write(
    changes: &[Change],
    to: &mut dyn Connection,
) -> Result<(), StoreError> {
    let are_alike = |one: &Change, next: &Change| discriminant(one) == discriminant(next);
    for run in changes.chunk_by(are_alike) {
        // Games that follow each other are one statement, as are seats, events and results.
        match run {
            [change] => change.write(to).await?,
            [Change::Append(..), ..] => {
                let events: Vec<_> = run.iter().filter_map(Change::event).collect();
                events::insert(to, &events).await?;
            }
            [Change::CreateGame(_), ..] => {
                let games = run.iter().filter_map(|change| match change {
                    Change::CreateGame(game) => Some(game),
                    _ => None,
                });
                update::insert(to, &games.collect::<Vec<_>>()).await?;
            }
            [Change::Seats(..), ..] => {
                let seats = run.iter().filter_map(|change| match change {
                    Change::Seats(game, seats) => Some((game, &seats[..])),
                    _ => None,
                });
                update::insert_seats(to, &seats.collect::<Vec<_>>()).await?;
            }
            [Change::Results(..), ..] => {
                let results = run.iter().filter_map(|change| match change {
                    Change::Results(game, summaries) => Some((game, &summaries[..])),
                    _ => None,
                });
                seat_results::insert(to, &results.collect::<Vec<_>>()).await?;
            }
            run => {
                for change in run {
                    change.write(to).await?;
                }
            }
        }
    }
    Ok(())
}
