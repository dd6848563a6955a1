//! The form for a finished game that was played on paper.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::web::Form;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::NaiveDate;
use rowlock_rules::{
    Board, ByColor, Color, KnownBoards, MAX_PENALTIES, MAX_SEATS, PENALTY_SCORE, TalliedSheet,
};

use super::paper_fields::{Fields, TAPPED, field};
use super::tapped_sheet::{Tapped, tapped};
use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::domain::name::Name;
use crate::domain::remarks::{Note, Place, Remarks};
use crate::games::StoredPaperSeat;
use crate::groups::{PaperGame, PaperGameError, TallyCell, TallyCells};
use crate::http::{GroupKeeper, HttpError, RequestContext, import_allowance};
use crate::web::kit::board_picker::group_boards;
use crate::web::kit::choice::Choice;
use crate::web::kit::filters;
use crate::web::kit::labels::color_first;
use crate::web::kit::response::{refused, see_other};

/// How many players the form shows at first.
const DEFAULT_PLAYERS: usize = 4;

/// What the form has in addition while a game is corrected.
pub(super) struct CorrectedGame {
    pub(super) game: GameId,
    /// The tag of the game as it was when the form was opened.
    pub(super) seen: String,
    pub(super) place: String,
    pub(super) note: String,
}

/// The form.
#[derive(Template)]
#[template(path = "group/paper_game.html")]
pub(super) struct PaperGamePage {
    access: GroupAccess,
    /// `None` for a new game.
    pub(super) correction: Option<CorrectedGame>,
    pub(super) date: String,
    today: String,
    boards: Vec<Choice>,
    /// The points of a row by its crosses as JSON, for each version on which rows are all that counts.
    points: String,
    players: Vec<PlayerFields>,
    /// How many of them are shown at first.
    initial_count: usize,
    errors: Vec<Message>,
}

/// A player's line of the form.
struct PlayerFields {
    number: usize,
    name: String,
    /// Whether this is a deleted player of the game that is corrected, who has no name.
    is_deleted: bool,
    /// Whether the page comes back from its sheet.
    is_tapped: bool,
    rows: Vec<(Color, String)>,
    penalties: String,
    total: String,
    errors: Vec<Message>,
}

impl PlayerFields {
    fn new(fields: &Fields, number: usize) -> Self {
        let own = |name: &str| field(fields, &format!("{name}-{number}"));
        Self {
            number,
            name: own("name"),
            is_deleted: false,
            is_tapped: field(fields, TAPPED) == number.to_string(),
            rows: Color::ALL.map(|row| (row, own(row.as_str()))).into(),
            penalties: own("penalties"),
            total: own("total"),
            errors: Vec::new(),
        }
    }

    /// The name and the sheet; `None` after a mistake, which is added to the player.
    fn parse(&mut self, board: Option<&Arc<Board>>) -> Option<(Option<Name>, TalliedSheet)> {
        let mut errors = Vec::new();
        let is_named = !self.is_deleted || !self.name.is_empty();
        let name = is_named.then(|| self.name.parse()).transpose();
        let name = name.map_err(|error| errors.push(error)).ok();
        let cells = TallyCells {
            rows: ByColor::from_fn(|row| {
                let typed = self.rows.iter().find(|(color, _)| *color == row);
                typed.map_or("", |(_, text)| text)
            }),
            penalties: &self.penalties,
            total: &self.total,
        };
        let sheet = cells.parse(board, label, |_, error| errors.push(error));
        let is_right = errors.is_empty();
        self.errors = errors.into_iter().map(|error| error.detail).collect();
        name.zip(sheet).filter(|_| is_right)
    }

    /// Whether crosses or penalties are filled in.
    fn has_counts(&self) -> bool {
        let rows = self.rows.iter().map(|(_, text)| text);
        rows.chain([&self.penalties]).any(|text| !text.is_empty())
    }

    fn is_empty(&self) -> bool {
        let rows = self.rows.iter().map(|(_, text)| text);
        let mut all = rows.chain([&self.name, &self.penalties, &self.total]);
        all.all(String::is_empty)
    }
}

/// The points of a row by its crosses, for each of these boards on which rows are all that counts.
fn points(known: &KnownBoards, boards: &[Choice]) -> String {
    let boards = boards.iter().filter_map(|choice| known.get(&choice.value));
    let of_rows = |board: &Arc<Board>| {
        let most = Color::ALL
            .map(|row| board.max_crosses(row))
            .into_iter()
            .max();
        let scores = (0..=most.unwrap_or_default()).map(|crosses| board.row_score(crosses));
        (board.id.clone(), scores.collect())
    };
    let points: HashMap<String, Vec<u32>> = boards
        .filter(|board| board.scores_by_counts())
        .map(of_rows)
        .collect();
    serde_json::to_string(&points).unwrap_or_default()
}

fn label(cell: TallyCell) -> Message {
    match cell {
        TallyCell::Row(row) => color_first(row),
        TallyCell::Penalties => msg("penalties"),
        TallyCell::Total => msg("result-total"),
    }
}

impl PaperGamePage {
    pub(super) async fn new(
        context: &RequestContext,
        access: GroupAccess,
        fields: &Fields,
    ) -> Result<Self, Error> {
        let chosen = field(fields, "variant");
        let boards = group_boards(&context.games, &context.groups, &access, &chosen).await?;
        let ids = boards.iter().map(|board| &*board.value);
        let points = points(&context.games.known_boards(ids).await?, &boards);
        let today = context.services.today(access.group.zone()).to_string();
        let date = field(fields, "date");
        Ok(Self {
            access,
            correction: None,
            date: if date.is_empty() { today.clone() } else { date },
            today,
            boards,
            points,
            players: (1..=MAX_SEATS)
                .map(|number| PlayerFields::new(fields, number))
                .collect(),
            initial_count: DEFAULT_PLAYERS,
            errors: Vec::new(),
        })
    }

    /// Whether players are filled in that are not shown at first.
    fn has_more(&self) -> bool {
        let mut more = self.players.iter().skip(self.initial_count);
        more.any(|player| !player.is_empty())
    }

    /// Shows as many players as the stored game has, and lets the deleted ones stay without a name.
    pub(super) fn show_stored(&mut self, stored: &[StoredPaperSeat]) {
        self.initial_count = stored.len();
        for (player, seat) in self.players.iter_mut().zip(stored) {
            player.is_deleted = seat.name.is_empty();
        }
    }

    /// The game of the form; `None` after a mistake, which is added to its player or to the form.
    pub(super) fn game(&mut self, fields: &Fields, boards: &KnownBoards) -> Option<PaperGame> {
        let players = self.players.iter_mut().filter(|player| !player.is_empty());
        let variant = field(fields, "variant");
        let board = boards.get(&variant);
        let seats: Vec<_> = players.map(|player| player.parse(board)).collect();
        if seats.is_empty() {
            self.errors.push(msg("paper-game-no-players"));
        }
        let date = self.date.parse::<NaiveDate>();
        if date.is_err() {
            self.errors.push(msg("date-unreadable"));
        }
        let seats = seats.into_iter().collect::<Option<Vec<_>>>();
        Some(PaperGame {
            uid: None,
            date: date.ok()?,
            variant,
            reason: None,
            remarks: Remarks::default(),
            seats: seats.filter(|seats| !seats.is_empty())?,
        })
    }

    /// Adds a mistake to the player of its seat, or to the form.
    pub(super) fn add_error(&mut self, PaperGameError { seat, error }: PaperGameError) {
        let mut players = self.players.iter_mut().filter(|player| !player.is_empty());
        match seat.and_then(|seat| players.nth(seat)) {
            Some(player) => player.errors.push(error.detail),
            None => self.errors.push(error.detail),
        }
    }
}

pub(super) async fn show(keeper: GroupKeeper) -> Result<HttpResponse, HttpError> {
    keeper.groups.check_disk_space()?;
    let GroupKeeper { context, access } = keeper;
    let page = PaperGamePage::new(&context, access, &Fields::new()).await?;
    Ok(context.ok(&page))
}

/// Stores the game, or shows its mistakes; or shows the sheet of a player, and takes over what was tapped on it.
pub(super) async fn import(
    keeper: GroupKeeper,
    request: HttpRequest,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    keeper.groups.check_disk_space()?;
    let GroupKeeper { context, access } = keeper;
    let group = access.group.id.clone();
    let (boards, _) = context.games.known_boards_of(&group).await?;
    let action = format!("/groups/{group}/paper");
    match tapped(&context, &action, &boards, &fields)? {
        Some(Tapped::Sheet(response)) => return Ok(response),
        Some(Tapped::Form(fields)) => {
            let page = PaperGamePage::new(&context, access, &fields).await?;
            return Ok(context.ok(&page));
        }
        None => {}
    }
    let fields: Fields = fields.into_iter().collect();
    let mut page = PaperGamePage::new(&context, access, &fields).await?;
    let Some(game) = page.game(&fields, &boards) else {
        return Ok(refused(400, context.caller.view_context, &page));
    };
    let imported = context
        .groups
        .import_paper_game(
            context.principal(),
            &group,
            game,
            &import_allowance(&request),
        )
        .await;
    match imported {
        Ok(_) => Ok(see_other(&format!("/history/{group}?saved=paper")).finish()),
        Err(error) => {
            let status = error.error.code.status();
            page.add_error(error);
            Ok(refused(status, context.caller.view_context, &page))
        }
    }
}
