//! The table view for a tablet or TV: all sheets, no controls.

use actix_web::HttpResponse;
use askama::Template;
use rowlock_rules::{Color, EventKind, MAX_SEATS, Seat, Seq, Status};

use super::context::GameContext;
use super::moment::{self, MomentSection};
use super::result::{self, BadgeLine};
use super::result_story;
use super::table_scores::TableScores;
use super::table_strips::{Strip, are_many};
use super::table_tiles::{SeatTile, tiles};
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::http::{HttpError, PublicUrl};
use crate::web::game::request::GameRequest;
use crate::web::game::sheet::dice::DiceLine;
use crate::web::game::sheet::turn_clock::TurnClock;
use crate::web::game::sheet::updates;
use crate::web::kit::filters;
use crate::web::kit::invite::Invite;
use crate::web::kit::response::{secret, see_other};
use crate::web::kit::standings::{EveningStandings, StandingsLine};
use crate::web::kit::static_sheet::drawn_rows;

#[derive(Template)]
#[template(path = "game/table_view.html", blocks = ["main"])]
pub(super) struct TableViewPage<'a> {
    context: &'a GameContext,
    title: Message,
    note: Option<Message>,
    dice: Option<DiceLine>,
    clock: Option<TurnClock>,
    invite: Option<Invite>,
    tiles: Vec<SeatTile>,
    /// What is shown instead of the sheets of many players.
    strips: Vec<Strip>,
    /// The latest lock, while it is news.
    lock: Option<LockNews>,
    /// Who was drawn to start, until the first cross.
    drawn: Option<Message>,
    scores: Option<TableScores>,
    /// The badges that were earned with a finished game.
    badges: Vec<BadgeLine>,
    /// The standings of the evening, in a lobby.
    evening: Option<EveningStandings>,
    /// The costliest choice of the evening, at the end.
    moment: Option<MomentSection>,
}

/// A row that was locked a moment ago.
struct LockNews {
    /// The event, by which a page recognizes news that it already shows.
    seq: Seq,
    row: Color,
    text: Message,
}

impl<'a> TableViewPage<'a> {
    pub(super) fn new(context: &'a GameContext, public_url: &PublicUrl) -> Self {
        Self::with_code(context, public_url, context.details.code.clone(), None)
    }

    /// The table, with the code by which others join, and with the costliest choice of the evening.
    fn with_code(
        context: &'a GameContext,
        public_url: &PublicUrl,
        code: Option<String>,
        moment: Option<MomentSection>,
    ) -> Self {
        let (title, note) = header(context);
        let is_over = context.status() == Status::Finished;
        let is_lobby = context.status() == Status::Lobby;
        let first = Seat::first(1).next().unwrap_or_default();
        let code = code.filter(|_| is_early(context));
        let tiles = tiles(context);
        Self {
            context,
            title,
            note,
            dice: DiceLine::new(context, first).filter(|_| !is_over && !is_lobby),
            clock: TurnClock::new(context),
            invite: code.map(|code| Invite::new(public_url, "/j/", code)),
            strips: Strip::all(context, &tiles),
            tiles,
            lock: LockNews::of(context).filter(|_| !is_over),
            drawn: latest_draw(context).filter(|_| !is_over),
            scores: TableScores::new(context),
            badges: result::badges(context),
            evening: context.evening().filter(|_| is_lobby),
            moment,
        }
    }

    /// Whether this browser can go back to the game's main page.
    fn has_main_page(&self) -> bool {
        self.context.access.is_participant() && self.context.sees_main_page()
    }

    /// The number of rows of a sheet: four may have two lines each.
    fn rows(&self) -> usize {
        drawn_rows(self.context.board().printed(0)).count()
    }

    /// Whether there are too many players for their sheets.
    fn has_many(&self) -> bool {
        self.context.status() != Status::Lobby && are_many(self.tiles.len())
    }

    /// The line of a player in the standings of the evening.
    fn standing_of(&self, tile: &SeatTile) -> Option<&StandingsLine> {
        self.evening.as_ref()?.of(&tile.sheet.name)
    }
}

/// Whether others can join: not after the first cross, nor at a full table.
fn is_early(context: &GameContext) -> bool {
    let table = context.table();
    match context.status() {
        Status::Lobby => true,
        Status::Playing => table.is_unplayed() && table.seats() < MAX_SEATS,
        Status::LastCall | Status::Finished => false,
    }
}

impl LockNews {
    fn of(context: &GameContext) -> Option<Self> {
        context.recent(updates::UPDATE_TTL).find_map(|seq| {
            let event = context.event(seq)?;
            if !matches!(event.kind, EventKind::Cross(_)) {
                return None;
            }
            let row = event.effects.iter().find_map(|effect| effect.locked())?;
            let by = event.seat?;
            Some(Self {
                seq,
                row,
                text: updates::locked(context, context.names(&[by]), row),
            })
        })
    }
}

/// Who was drawn to start, if nothing has happened since.
fn latest_draw(context: &GameContext) -> Option<Message> {
    let event = context.event(context.game.seq())?;
    updates::drawn(context, event)
}

fn header(context: &GameContext) -> (Message, Option<Message>) {
    if let Some(ended) = &context.details.result {
        let story = result_story::story(context, ended, None).into_iter().next();
        return (result::title(context, ended), story);
    }
    let title = match context.table().active() {
        Some(active) => msg("table-roll").with("name", context.name(active)),
        None => board_name(context.board()),
    };
    let note = match context.status() {
        Status::Lobby => Some(msg("table-waiting")),
        Status::LastCall => Some(msg("table-last-call")),
        Status::Playing | Status::Finished => {
            let drawn = latest_draw(context);
            if drawn.is_some() {
                return (title, drawn);
            }
            context
                .table()
                .turn()
                .map(|turn| msg("table-turn").with("turn", turn))
        }
    };
    (title, note)
}

/// The code of the game, which also a screen that the host let watch may show.
async fn code(request: &GameRequest) -> Result<Option<String>, Error> {
    let (games, caller) = (&request.games, request.principal());
    games.join_code(caller, &request.id).await
}

/// The whole page; if the game has a rematch, redirects to that.
pub(super) async fn show(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    // A game whose end was taken back is shown, though it has had its rematch.
    if let Some(next) = &context.details.next
        && context.status() == Status::Finished
        && request
            .games
            .access(request.principal(), next)
            .await
            .is_ok()
    {
        return Ok(see_other(&format!("/games/{next}/table")).finish());
    }
    let code = code(&request).await?;
    let moment = moment::of_evening(&request, &context).await?;
    let page = TableViewPage::with_code(&context, &request.public_url, code, moment);
    Ok(secret(request.ok(&page)))
}

pub(super) async fn fragment(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    let code = code(&request).await?;
    let moment = moment::of_evening(&request, &context).await?;
    let page = TableViewPage::with_code(&context, &request.public_url, code, moment);
    Ok(secret(request.ok(&page.as_main())))
}
