//! The form for a finished game that was played on paper.

use std::collections::HashMap;
use std::fs::File;

use actix_web::web::{Data, Form, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use csv::Writer;

use crate::auth;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GroupId;
use crate::games::Games;
use crate::groups::{Groups, ImportError, Place, Source, TABLE_COLUMNS, Upload};
use crate::http::{Session, import_allowance};
use crate::rules::{Color, MAX_PENALTIES, MAX_SEATS};
use crate::web::kit::error_page::PageError;
use crate::web::kit::filters;
use crate::web::kit::response::{ok, refused, see_other};

/// How many players are asked for at first.
const DEFAULT_PLAYERS: usize = 4;

/// The number of a table's line that holds the first player.
const FIRST_LINE: usize = 2;

/// The form.
#[derive(Template)]
#[template(path = "group/paper_game.html")]
struct PaperGamePage {
    group: GroupId,
    date: String,
    today: String,
    boards: Vec<(String, String, bool)>,
    /// Names that the group knows.
    known: Vec<String>,
    most_penalties: u8,
    players: Vec<PlayerEntry>,
    /// How many of them are asked for at first.
    usual: usize,
    /// Whether more of them are filled in.
    has_more: bool,
    errors: Vec<Message>,
}

/// A player's line of the form.
struct PlayerEntry {
    number: usize,
    name: String,
    rows: Vec<(Color, String)>,
    penalties: String,
    total: String,
    errors: Vec<Message>,
}

/// What was sent, by the names of the fields.
type Fields = HashMap<String, String>;

fn field(fields: &Fields, name: &str) -> String {
    fields
        .get(name)
        .map(|text| text.trim().to_owned())
        .unwrap_or_default()
}

impl PlayerEntry {
    fn new(fields: &Fields, number: usize) -> Self {
        let own = |name: &str| field(fields, &format!("{name}-{number}"));
        Self {
            number,
            name: own("name"),
            rows: Color::ALL.map(|row| (row, own(row.as_str()))).into(),
            penalties: own("penalties"),
            total: own("total"),
            errors: Vec::new(),
        }
    }

    fn is_empty(&self) -> bool {
        let rows = self.rows.iter().map(|(_, text)| text);
        let mut all = rows.chain([&self.name, &self.penalties, &self.total]);
        all.all(String::is_empty)
    }
}

impl PaperGamePage {
    async fn new(
        games: &Games,
        groups: &Groups,
        session: &Session,
        group: GroupId,
        fields: &Fields,
    ) -> Result<Self, Error> {
        groups.check_import(&session.caller, &group).await?;
        let (found, known) =
            auth::authorize_member(games.services(), &session.caller, &group).await?;
        let today = games.services().today(found.zone()).to_string();
        let date = field(fields, "date");
        let chosen = field(fields, "variant");
        let board = |board: &std::sync::Arc<crate::rules::Board>| {
            (board.id.clone(), board.name.clone(), board.id == chosen)
        };
        let players: Vec<PlayerEntry> = (1..=MAX_SEATS)
            .map(|number| PlayerEntry::new(fields, number))
            .collect();
        let is_more = |player: &&PlayerEntry| player.number > DEFAULT_PLAYERS;
        let mut more = players.iter().filter(is_more);
        Ok(Self {
            has_more: more.any(|player| !player.is_empty()),
            group,
            date: if date.is_empty() { today.clone() } else { date },
            today,
            boards: games.boards().iter().map(board).collect(),
            known: known.into_iter().map(|player| player.name).collect(),
            most_penalties: MAX_PENALTIES,
            players,
            usual: DEFAULT_PLAYERS,
            errors: Vec::new(),
        })
    }

    /// The table with one game; a line for each player who is there.
    fn table(&self, fields: &Fields, mut spool: Upload) -> Result<File, Error> {
        let broken = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "the form could not be written to a temporary file");
            Error::new(ErrorCode::Unavailable, "import-not-stored")
        };
        let mut table = Writer::from_writer(Vec::new());
        let written = table.write_record(TABLE_COLUMNS);
        written.map_err(|error| broken(&error))?;
        let variant = field(fields, "variant");
        for player in self.players.iter().filter(|player| !player.is_empty()) {
            let head = ["1", &self.date, &variant, &player.name];
            let rows = player.rows.iter().map(|(_, text)| text.as_str());
            let tail = [player.penalties.as_str(), &player.total];
            let written = table.write_record(head.into_iter().chain(rows).chain(tail));
            written.map_err(|error| broken(&error))?;
        }
        let table = table.into_inner().map_err(|error| broken(&error))?;
        spool.take(&table)?;
        spool.finish()
    }

    /// Puts a mistake beside the player it is about, or over the form.
    fn note(&mut self, place: &Place, error: Message) {
        let line = match place {
            Place::Line(line) => usize::try_from(*line).unwrap_or_default(),
            Place::Path(_) => 0,
        };
        let mut there = self.players.iter_mut().filter(|player| !player.is_empty());
        match line
            .checked_sub(FIRST_LINE)
            .and_then(|index| there.nth(index))
        {
            Some(player) => player.errors.push(error),
            None => self.errors.push(error),
        }
    }
}

/// An empty form.
pub(super) async fn show(
    games: Data<Games>,
    groups: Data<Groups>,
    session: Session,
    path: Path<GroupId>,
) -> Result<HttpResponse, PageError> {
    let group = path.into_inner();
    let page = PaperGamePage::new(&games, &groups, &session, group, &Fields::new()).await?;
    Ok(ok(session.view_context, &page))
}

/// Takes the game, or shows what is wrong with it.
pub(super) async fn take(
    games: Data<Games>,
    groups: Data<Groups>,
    session: Session,
    path: Path<GroupId>,
    request: HttpRequest,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, PageError> {
    let group = path.into_inner();
    let fields: Fields = fields.into_iter().collect();
    let mut page = PaperGamePage::new(&games, &groups, &session, group, &fields).await?;
    let status = if page.players.iter().all(PlayerEntry::is_empty) {
        page.errors.push(msg("paper-game-no-players"));
        400
    } else {
        let table = page.table(&fields, groups.spool()?)?;
        let caller = &session.caller;
        let imported = groups
            .import(
                caller,
                &page.group,
                Source::Table,
                table,
                &import_allowance(&request),
                None,
            )
            .await;
        match imported {
            Ok(_) => return Ok(see_other(&format!("/history/{}", page.group)).finish()),
            Err(ImportError::Refused(error)) => {
                page.errors.push(error.detail);
                error.code.status()
            }
            Err(ImportError::Mistakes(mistakes)) => {
                let status = mistakes
                    .first()
                    .map_or(400, |first| first.error.code.status());
                for mistake in mistakes {
                    page.note(&mistake.place, mistake.error.detail);
                }
                status
            }
        }
    };
    Ok(refused(status, session.view_context, &page))
}
