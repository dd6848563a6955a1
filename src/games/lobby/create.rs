//! Creating a game.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use rowlock_rules::{Board, HouseRules, MAX_SEATS, Mode, Printed, Seat, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::printed::NewSheets;
use super::seating::{Roster, SeatAssignment, SeatToken};
use super::starting_player::StartingPlayer;
use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, GameUid, GroupId, JoinCode, TokenHash};
use crate::domain::name::{self, Name};
use crate::domain::remarks::Remarks;
use crate::games::own_boards::store_board_of_game;
use crate::games::retry::{AttemptError, with_retries};
use crate::games::service::GameService;
use crate::games::sessions::{GameAccess, GameView};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, GameRow, Group, NewGroup};

#[derive(Clone, Debug)]
pub struct NewGame {
    pub variant: String,
    pub mode: Mode,
    /// The players, in the order of seats; empty if players will join.
    pub players: Vec<Name>,
    /// Whether it starts at once.
    pub start: bool,
    /// Who has turn 1 of a game that starts at once; by default the first player.
    pub first: Option<StartingPlayer>,
    pub house_rules: HouseRules,
    pub sheets: NewSheets,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupChoice {
    /// A new group, named after its players.
    New {
        /// Its time zone; by default the server's.
        time_zone: Option<Tz>,
    },
    /// A group with the caller as a member.
    Existing(GroupId),
}

/// A new game, with its tokens, which are shown only once.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = MadeGame)]
#[schema(examples(json!({
    "host_token": "Wc8LhYn5EuGa1fP0jXz3Qm7sT9vKd2Rb", "group_token": "Qm7sT9vKd2RbWc8LhYn5EuGa1fP0jXz3",
})))]
pub struct CreatedGame {
    pub game: GameView,
    /// The host's token; omitted for a device, which has its cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub host_token: Option<String>,
    /// The keeper's token of the group, if one was created with the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub group_token: Option<String>,
    /// The seats with their tokens.
    pub seats: Vec<SeatToken>,
}

impl GameService {
    /// Creates a game. A device becomes its host, gets the first seat, and becomes the keeper of a new group;
    /// without a device the result contains tokens for these rights.
    ///
    /// # Errors
    /// [`ErrorCode::InvalidValue`]; [`ErrorCode::NameTaken`] for a duplicate name; [`ErrorCode::TooFewPlayers`] for a
    /// start without players; [`ErrorCode::Forbidden`] for a group without the caller as a member;
    /// [`ErrorCode::TooManyRequests`] for a group or a member with too many unfinished games or players;
    /// [`ErrorCode::StorageFull`].
    pub async fn create(
        &self,
        caller: &Principal,
        group: GroupChoice,
        new: NewGame,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedGame, Error> {
        self.check_disk_space()?;
        with_retries(async || self.try_create(caller, &group, &new, device, key).await).await
    }

    async fn try_create(
        &self,
        caller: &Principal,
        group: &GroupChoice,
        new: &NewGame,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedGame, AttemptError> {
        let now = self.now();
        let creator = caller.holder().or(device).map(Holder::hash);
        let own_group = match group {
            GroupChoice::Existing(group) if caller.is_member(group) => Some(group),
            GroupChoice::Existing(_) | GroupChoice::New { .. } => None,
        };
        let boards = self.playable_board(&new.variant, own_group).await?;
        let mut changes = Vec::new();
        let board = store_board_of_game(&boards, &new.variant, &mut changes)?;
        validate(new, &board)?;
        let mut grants = Vec::new();
        let code = JoinCode::from_random(self.random()?);
        let mut new_group = None;
        let (group, players, group_token) = match group {
            GroupChoice::Existing(group) if caller.is_member(group) => {
                self.check_share(group, creator).await?;
                let found = self.store().group_with_players(group).await?;
                let (group, players) = found.ok_or_else(Error::not_found)?;
                (group, players, None)
            }
            GroupChoice::Existing(group) => return Err(caller.denied_in_group(group).into()),
            GroupChoice::New { time_zone } => {
                self.limits().require_new_groups()?;
                let id = GroupId::from_random(self.random()?);
                let names: Vec<String> = new.players.iter().map(Name::to_string).collect();
                let group = Group {
                    id: id.clone(),
                    name: name::of_people(&names).unwrap_or_else(|| code.to_string()),
                    time_zone: *time_zone,
                    ratings: true,
                    coach: true,
                };
                new_group = Some(group.clone());
                let (holder, token) = auth::device_or_new_token(self.services(), device)?;
                grants.push((holder, Right::Keeper { group: id }));
                (group, Vec::new(), token)
            }
        };
        let roster = Roster {
            group,
            players,
            creator,
        };
        let mut assignments = Vec::new();
        for (index, name) in new.players.iter().enumerate() {
            let (player, name) = self.find_or_add_player(&roster, name, &mut changes)?;
            let others = assignments.iter();
            let others: Vec<Printed> = others.map(|it: &SeatAssignment| it.printed).collect();
            let dealt = self.deal(&board, &others)?;
            let printed = new.sheets.printed(index).or(dealt);
            assignments.push(SeatAssignment {
                player,
                name,
                claimed: device.is_some() && index == 0,
                printed,
            });
        }
        if let Some(Group {
            id,
            name,
            time_zone,
            ratings: _,
            coach: _,
        }) = new_group
        {
            let group = NewGroup {
                id,
                name,
                time_zone,
                named_after: assignments.first().map(|first| first.player.clone()),
                created_at: now,
            };
            // Before its players.
            changes.insert(0, Change::CreateGroup(group));
        }
        let group = roster.group.id;
        let row = self.new_row(group.clone(), code, new, (creator, now))?;
        let id = row.id.clone();
        let mut session = self.assign_seats(board, row, assignments, &mut changes);
        if new.start {
            let starting_seat = self.starting_seat(new.first, new.mode, session.seats.len())?;
            let order = Seat::first(session.seats.len()).collect();
            changes.push(session.start(order, starting_seat, now));
        }
        changes.push(Change::Update(session.sync_seats(now)));
        let (host, host_token) = auth::device_or_new_token(self.services(), device)?;
        grants.push((host, Right::Host { game: id.clone() }));
        let seats = self.seat_tokens(&session, device, &mut grants)?;
        changes.extend(auth::to_grants(&group, grants));
        let access = GameAccess {
            host: true,
            ..GameAccess::default()
        };
        let created = CreatedGame {
            game: session.view(&access),
            host_token,
            group_token,
            seats,
        };
        idempotency::respond(&mut changes, self.services(), key, &created)?;
        let player_changes = self.player_changes();
        self.store().write(changes).await?;
        self.cache_new(session, player_changes).await;
        Ok(created)
    }

    pub(in crate::games) fn new_row(
        &self,
        group: GroupId,
        code: JoinCode,
        new: &NewGame,
        (creator, now): (Option<TokenHash>, DateTime<Utc>),
    ) -> Result<GameRow, Error> {
        Ok(GameRow {
            id: GameId::from_random(self.random()?),
            group,
            uid: GameUid::from_random(self.random()?),
            code,
            code_closed: false,
            variant: new.variant.clone(),
            mode: new.mode,
            house_rules: new.house_rules,
            status: Status::Lobby,
            reason: None,
            next: None,
            created_at: now,
            started_at: None,
            finished_at: None,
            day: None,
            remarks: Remarks::default(),
            corrected_at: None,
            corrected_by: None,
            revision: 0,
            creator,
        })
    }
}

fn validate(new: &NewGame, board: &Board) -> Result<(), Error> {
    let mut keys = HashSet::new();
    if let Some(duplicate) = new.players.iter().find(|name| !keys.insert(name.key())) {
        let duplicate = msg("name-repeated").with("name", duplicate.to_string());
        return Err(Error::new(ErrorCode::NameTaken, duplicate));
    }
    if new.players.len() > MAX_SEATS {
        return Err(Error::invalid("too-many-seats"));
    }
    if new.start && new.players.is_empty() {
        return Err(Error::new(ErrorCode::TooFewPlayers, "start-needs-players"));
    }
    if new.first.is_some() && !new.start {
        return Err(Error::invalid("first-needs-start"));
    }
    if new.house_rules.color_required && new.mode != Mode::Dice {
        return Err(Error::invalid("color-required-needs-dice"));
    }
    new.sheets.check(board, new.players.len())
}
