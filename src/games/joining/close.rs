//! Closing a running game to others: its join code is void until the host lets others join again.

use rowlock_rules::{Status, Violation};

use crate::auth::Principal;
use crate::domain::error::Error;
use crate::domain::ids::{GameId, JoinCode};
use crate::games::service::GameService;
use crate::games::sessions::GameView;
use crate::idempotency::{self, IdempotencyKey};
use crate::live::Update;
use crate::store::{Change, GameUpdate, JoinRequest, JoinRequestChange};

impl GameService {
    /// Makes the join code of a running game void and refuses the pending requests.
    ///
    /// # Errors
    /// `host_only`, `not_started`, `game_over`.
    pub async fn close_code(&self, caller: &Principal, id: &GameId) -> Result<GameView, Error> {
        self.change_code(caller, id, None, None).await
    }

    /// Gives a running game a new join code: others can join again. The code before it stays void.
    pub async fn renew_code(
        &self,
        caller: &Principal,
        id: &GameId,
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Error> {
        let code = JoinCode::from_random(self.random()?);
        self.change_code(caller, id, Some(code), key).await
    }

    async fn change_code(
        &self,
        caller: &Principal,
        id: &GameId,
        code: Option<JoinCode>,
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Error> {
        let (access, current) = self.admit(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        match current.row.status {
            Status::Lobby => return Err(Violation::NotStarted.into()),
            Status::Playing | Status::LastCall => {}
            Status::Finished => return Err(Violation::GameOver.into()),
        }
        let now = self.now();
        let mut next = current.clone();
        next.row_mut().code_closed = code.is_none();
        if let Some(code) = &code {
            next.row_mut().code = code.clone();
        }
        let refused = match code {
            Some(_) => Vec::new(),
            None => std::mem::take(&mut next.requests),
        };
        let refuse =
            |request: JoinRequest| Change::JoinRequest(JoinRequestChange::Refuse(request.id, now));
        let view = next.view(&access);
        let mut update = GameUpdate::of(id.clone());
        update.code = Some(code);
        let mut changes = vec![Change::Update(update)];
        changes.extend(refused.into_iter().map(refuse));
        idempotency::respond(&mut changes, self.services(), key, &view)?;
        self.commit(current, next, changes).await?;
        // The pages of the host show the code next to the requests.
        self.live().publish(id, Update::Requests);
        Ok(view)
    }
}
