//! The boards that a group has made.

use chrono::{DateTime, Utc};
use rowlock_rules::{BoardPlace, OwnBoard, Seed, ShuffleKind};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{GroupService, ImportError, ImportMistake, SourceLocation};
use crate::auth::{GroupAccess, Principal};
use crate::domain::board_name::board_name;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Language, Translator, msg};
use crate::domain::ids::GroupId;
use crate::domain::look_alikes::Appearance;
use crate::domain::own_board::{self, MAX_BOARDS, OwnBoardMistake};
use crate::games::{AttemptError, with_retries};
use crate::idempotency::{self, IdempotencyKey};
use crate::schema;
use crate::store::{BoardChange, Change};

/// A board that a group has made, or a file that was checked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = OwnBoard)]
#[schema(examples(json!({"id": "own-dzxqr6l2mfsjhvsp", "name": "Otters", "created_at": "2026-01-17T19:01:54.213Z"})))]
pub struct OwnBoardView {
    /// Its id, which is made of the hash of its content.
    #[schema(value_type = schema::Variant)]
    pub id: String,
    /// The name that its file gives it.
    pub name: String,
    /// When it was added; null if it was only checked or shuffled.
    #[schema(required)]
    pub created_at: Option<DateTime<Utc>>,
    /// The file that describes it.
    #[schema(value_type = schema::BoardFile)]
    pub file: Box<RawValue>,
    /// The types of the extras of the board it was shuffled from that it lacks, as they stand at single spaces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<String>, required = false)]
    pub left_out: Vec<&'static str>,
}

impl OwnBoardView {
    fn of(board: &OwnBoard, created_at: Option<DateTime<Utc>>) -> Result<Self, Error> {
        let unreadable = |_| Error::new(ErrorCode::Internal, "board-missing");
        Ok(Self {
            id: board.id().to_owned(),
            name: board.board().name.clone(),
            created_at,
            file: RawValue::from_string(board.file().to_string()).map_err(unreadable)?,
            left_out: Vec::new(),
        })
    }
}

impl From<Vec<OwnBoardMistake>> for ImportError {
    fn from(mistakes: Vec<OwnBoardMistake>) -> Self {
        let mistakes = mistakes.into_iter().map(|mistake| ImportMistake {
            location: SourceLocation::Path(mistake.place.to_string()),
            row: None,
            error: match mistake.place {
                BoardPlace::File => Error::invalid(mistake.detail),
                place => Error::invalid(
                    msg("own-board-mistake")
                        .with("place", place.to_string())
                        .with("mistake", mistake.detail),
                ),
            },
        });
        Self::Mistakes(mistakes.collect())
    }
}

impl GroupService {
    /// Checks the file of a board.
    pub fn check_board(&self, file: &str) -> Result<OwnBoardView, ImportError> {
        let board = own_board::check(file)?;
        if let Some(mistake) = self.official_name(&board) {
            return Err(vec![mistake].into());
        }
        Ok(OwnBoardView::of(&board, None)?)
    }

    /// The file of a board that is mixed by a seed, checked.
    ///
    /// # Errors
    /// [`ErrorCode::InvalidValue`] for an unknown board, or a seed without letters or with too many of them.
    pub async fn shuffle_board(
        &self,
        base: &str,
        kind: ShuffleKind,
        seed: &str,
    ) -> Result<OwnBoardView, ImportError> {
        let (file, left_out) = self.shuffle_file(base, kind, seed).await?;
        Ok(OwnBoardView {
            left_out,
            ..self.check_board(&file)?
        })
    }

    /// The file of a board that is mixed by a seed, and the types of the extras that it lacks; its name may be too long.
    pub(crate) async fn shuffle_file(
        &self,
        base: &str,
        kind: ShuffleKind,
        seed: &str,
    ) -> Result<(String, Vec<&'static str>), Error> {
        let boards = self.games.known_boards([base]).await?;
        let file = boards
            .file(base)
            .ok_or_else(|| Error::invalid("no-such-board"))?;
        let seed = Seed::new(seed).ok_or_else(|| Error::invalid("own-board-seed-missing"))?;
        let invalid = |_| Error::invalid("no-such-board");
        OwnBoard::shuffle(file, kind, &seed).map_err(invalid)
    }

    /// The boards of a group, the newest first.
    pub async fn boards(&self, access: &GroupAccess) -> Result<Vec<OwnBoardView>, Error> {
        let (known, rows) = self.games.known_boards_of(&access.group.id).await?;
        let boards = rows.iter().filter_map(|row| {
            let board = known.own(&row.id)?;
            Some(OwnBoardView::of(board, Some(row.created_at)))
        });
        boards.collect()
    }

    /// Gives a group the board that a file describes; nothing changes if it has it already.
    ///
    /// # Errors
    /// [`ImportError`] for a file with mistakes; [`ErrorCode::TooManyRequests`] for a group with too many boards.
    pub async fn add_board(
        &self,
        access: &GroupAccess,
        file: &str,
        key: Option<&IdempotencyKey>,
    ) -> Result<OwnBoardView, ImportError> {
        self.check_disk_space()?;
        let board = own_board::check(file)?;
        let group = &access.group.id;
        if let Some(mistake) = self.official_name(&board) {
            let rows = self.store().group_boards(group).await;
            // One that the group has had since before such names were refused stays.
            if !rows
                .map_err(Error::from)?
                .iter()
                .any(|row| row.id == board.id())
            {
                return Err(vec![mistake].into());
            }
        }
        let added = with_retries(async || self.try_add_board(group, &board, key).await);
        Ok(added.await?)
    }

    /// The mistake of a board with a name that looks like an official board's name in any language.
    fn official_name(&self, board: &OwnBoard) -> Option<OwnBoardMistake> {
        let name = Appearance::of(&board.board().name);
        let is_taken = Language::ALL.into_iter().any(|language| {
            let translator = Translator {
                language,
                ..Translator::default()
            };
            let mut official = self.games.boards().iter();
            official.any(|official| {
                let official = translator.translate(board_name(official));
                name.is_like(&Appearance::of(&official))
            })
        });
        is_taken.then(|| OwnBoardMistake {
            place: BoardPlace::Name,
            detail: msg("own-board-official-name"),
        })
    }

    async fn try_add_board(
        &self,
        group: &GroupId,
        board: &OwnBoard,
        key: Option<&IdempotencyKey>,
    ) -> Result<OwnBoardView, AttemptError> {
        let services = self.services();
        let rows = services.store().group_boards(group).await?;
        let known = rows.iter().find(|row| row.id == board.id());
        if known.is_none() && rows.len() >= MAX_BOARDS {
            let detail = msg("own-board-too-many-boards").with("max", MAX_BOARDS);
            return Err(Error::new(ErrorCode::TooManyRequests, detail).into());
        }
        let at = known.map_or_else(|| services.now(), |row| row.created_at);
        let view = OwnBoardView::of(board, Some(at))?;
        let mut changes = vec![
            Change::Board(BoardChange::Add(board.clone())),
            Change::Board(BoardChange::Give {
                group: group.clone(),
                board: view.id.clone(),
                at,
            }),
        ];
        idempotency::respond(&mut changes, services, key, &view)?;
        services.store().write(changes).await?;
        Ok(view)
    }

    /// Removes a board from a group; games that were played on it stay as they are.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers who are not keepers; [`ErrorCode::NotFound`].
    pub async fn delete_board(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &str,
    ) -> Result<(), Error> {
        self.require_keeper(caller, group).await?;
        let store = self.store();
        let rows = store.group_boards(group).await?;
        if !rows.iter().any(|row| row.id == id) {
            return Err(Error::not_found());
        }
        let change = Change::Board(BoardChange::Take {
            group: group.clone(),
            board: id.to_owned(),
        });
        Ok(store.write(vec![change]).await?)
    }
}
