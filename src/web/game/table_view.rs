//! The table as a tablet or a TV in the middle shows it: all sheets, and nothing to press.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use askama::Template;

use super::context::Seen;
use super::page::{GamePage, Part};
use super::result;
use super::seat_sheets::papers;
use crate::web::game::sheet::dice::DiceLine;
use crate::web::game::sheet::notices;
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::parse::path_id;
use crate::web::kit::qr::qr;
use crate::web::kit::response::{ok, see_other};
use crate::web::kit::session::Visitor;
use crate::web::kit::static_sheet::Paper;

use crate::domain::error::Error;
use crate::domain::i18n::{Said, said};
use crate::domain::ids::GameId;
use crate::games::Games;
use crate::rules::{Color, Seat, Seq, Status};
use crate::site::Site;

/// The table.
#[derive(Template)]
#[template(path = "game/table_view.html")]
pub(super) struct Table {
    game: GameId,
    seq: Seq,
    back: String,
    next: Option<GameId>,
    title: Said,
    note: Option<Said>,
    closed: Vec<Color>,
    dice: Option<DiceLine>,
    invite: Option<Invite>,
    is_lobby: bool,
    is_over: bool,
    columns: usize,
    places: Vec<Place>,
}

/// How others join, while they can.
struct Invite {
    code: String,
    link: String,
    address: String,
    qr: String,
}

/// A sheet on the table.
struct Place {
    paper: Paper,
    /// The rank, once the game is over.
    rank: Option<u32>,
}

impl Table {
    pub(super) fn new(seen: &Seen, site: &Site) -> Self {
        Self::with_code(seen, site, seen.view.code.clone())
    }

    /// The table, with the code by which others join.
    fn with_code(seen: &Seen, site: &Site, code: Option<String>) -> Self {
        let view = &seen.view;
        let (title, note) = head(seen);
        let is_over = view.status == Status::Finished;
        let is_lobby = view.status == Status::Lobby;
        let first = Seat::first(1).next().unwrap_or_default();
        Self {
            game: view.id.clone(),
            seq: view.seq,
            back: if seen.access.belongs() {
                format!("/games/{}", view.id)
            } else {
                "/".to_owned()
            },
            next: view.next.clone(),
            title,
            note,
            closed: view.closed_rows.clone(),
            dice: DiceLine::new(seen, first).filter(|_| !is_over && !is_lobby),
            invite: Invite::new(seen, site, code),
            is_lobby,
            is_over,
            columns: seen.columns(),
            places: places(seen),
        }
    }
}

impl Invite {
    /// The way in; nothing after the start, and nothing for whoever may not know the code.
    fn new(seen: &Seen, site: &Site, code: Option<String>) -> Option<Self> {
        let code = code.filter(|_| seen.view.status == Status::Lobby)?;
        let url = site.url();
        let link = format!("{url}/j/{code}");
        Some(Self {
            address: url.replace("http://", "").replace("https://", ""),
            qr: qr(&link),
            code,
            link,
        })
    }
}

fn head(seen: &Seen) -> (Said, Option<Said>) {
    let view = &seen.view;
    let plain = |text: &str| said("plain").with("text", text);
    if let Some(ended) = &view.result {
        let reason = result::reason(seen, ended.reason);
        return (result::title(seen, ended), Some(reason));
    }
    let title = match view.active_seat {
        Some(active) => said("board-roll").with("name", seen.name(active)),
        None => plain(&seen.board().name),
    };
    let note = match view.status {
        Status::Lobby => Some(said("board-waits")),
        Status::LastCall => Some(said("board-last-call")),
        Status::Playing | Status::Finished => {
            let latest = seen
                .event(view.seq)
                .and_then(|event| notices::drawn(seen, event));
            if latest.is_some() {
                return (title, latest);
            }
            view.turn.map(|turn| said("board-turn").with("turn", turn))
        }
    };
    (title, note)
}

/// The sheets; where scores are hidden they are so from everybody around the table.
fn places(seen: &Seen) -> Vec<Place> {
    let view = &seen.view;
    let is_over = view.status == Status::Finished;
    let hides = view.house_rules.hide_scores && !is_over;
    let place = |(mut paper, seat): (Paper, Seat)| {
        if hides {
            paper.total = None;
            paper.penalty_score = None;
            paper.rows.iter_mut().for_each(|row| row.score = None);
        }
        let standings = view.result.iter().flat_map(|result| &result.standings);
        let mut lines = standings.filter(|line| line.seat == seat);
        Place {
            paper,
            rank: lines.next().map(|line| line.rank),
        }
    };
    let seats = view.seats.iter().map(|seat| seat.seat);
    papers(seen).into_iter().zip(seats).map(place).collect()
}

/// The table as this browser may see it: a screen that the host let watch shows the code, too.
async fn table(games: &Games, site: &Site, visitor: &Visitor, seen: &Seen) -> Result<Table, Error> {
    let code = games.code_for(&visitor.caller, &seen.view.id).await?;
    Ok(Table::with_code(seen, site, code))
}

/// The whole page; where the game has a rematch, that of the rematch.
pub(super) async fn show(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, None).await?;
    // A game whose end was taken back is shown, though it has had its rematch.
    if let Some(next) = &seen.view.next
        && seen.view.status == Status::Finished
        && games.access(&visitor.caller, next).await.is_ok()
    {
        return Ok(see_other(&format!("/games/{next}/table")).finish());
    }
    let table = table(&games, &site, &visitor, &seen).await?;
    Ok(ok(
        visitor.look,
        &GamePage::new(Part::Table(Box::new(table))),
    ))
}

/// The fragment alone.
pub(super) async fn fragment(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, None).await?;
    let table = table(&games, &site, &visitor, &seen).await?;
    Ok(ok(visitor.look, &Part::Table(Box::new(table))))
}
