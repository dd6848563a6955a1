//! The history of games, for members of their groups.

use actix_web::web::Query;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::Datelike;
use chrono_tz::Tz;
use rowlock_rules::{EndReason, KnownBoards, Status};

use super::filter_form::{FilterForm, FilterQuery};
use crate::domain::board_name::name_in;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, GroupId};
use crate::domain::period::Period;
use crate::domain::remarks::Remarks;
use crate::games::GameService;
use crate::history::{self, GameSummary};
use crate::http::{GroupReader, HttpError, RequestContext};
use crate::store::Group;
use crate::web::kit::{filters, labels};

/// How many games a page lists.
const PAGE_SIZE: u32 = 30;

#[derive(Template)]
#[template(path = "history/page.html")]
struct GroupHistoryPage {
    groups: Vec<GroupSection>,
    /// The idempotency key of the forms.
    key: String,
    is_empty: bool,
    /// Whether filters may hide games.
    is_filtered: bool,
}

/// The games of a group.
struct GroupSection {
    id: GroupId,
    name: String,
    /// Whether this browser may invite others.
    is_keeper: bool,
    /// The filters, if the page shows only this group.
    search: Option<FilterForm>,
    months: Vec<Month>,
    more: Option<String>,
}

/// The games of a month.
struct Month {
    name: Message,
    games: Vec<HistoryItem>,
}

/// A game.
struct HistoryItem {
    month: Period,
    id: GameId,
    at: String,
    date: Message,
    board: Message,
    players: Vec<PlayerCell>,
    remarks: Remarks,
    state: Option<Message>,
}

struct PlayerCell {
    name: String,
    rank: u32,
    total: i32,
}

/// The latest games of all groups of this browser.
pub(super) async fn all(request: RequestContext) -> Result<HttpResponse, HttpError> {
    let latest = history::latest(
        &request.services,
        request.principal(),
        Some(Status::Finished),
        PAGE_SIZE,
    );
    let latest = latest.await?;
    let summaries = latest.iter().flat_map(|(_, (summaries, _))| summaries);
    let boards = known_boards(&request.games, summaries).await?;
    let section = |(group, (summaries, next)): (Group, history::SummaryPage)| GroupSection {
        is_keeper: request.principal().is_keeper(&group.id),
        search: None,
        months: months(
            summaries
                .into_iter()
                .map(|summary| game(&boards, summary, group.zone())),
        ),
        more: next.map(|next| format!("/history/{}?cursor={next}", group.id)),
        name: group.name,
        id: group.id,
    };
    let groups = latest.into_iter().map(section).collect();
    Ok(request.ok(&GroupHistoryPage::new(groups, request.form_key()?)))
}

/// The filtered games of one group, from a cursor on.
pub(super) async fn one(
    reader: GroupReader,
    Query(query): Query<FilterQuery>,
    request: HttpRequest,
) -> Result<HttpResponse, HttpError> {
    let is_keeper = reader.is_keeper();
    let GroupReader { context, access } = reader;
    let cursor = query.cursor()?;
    let zone = access.group.zone();
    let filter = query.filter()?;
    let filter = history::resolve_filter(&context.games, &access, filter).await?;
    let page = history::list(
        &context.services,
        &access,
        &filter,
        PAGE_SIZE,
        cursor.as_ref(),
    );
    let (summaries, next) = page.await?;
    let boards = context.games.boards_of(&access.group.id).await?;
    let search = FilterForm::new(&context.games, &access, &boards, &query, &request);
    let boards = known_boards(&context.games, &summaries).await?;
    let section = GroupSection {
        is_keeper,
        id: access.group.id,
        name: access.group.name,
        months: months(
            summaries
                .into_iter()
                .map(|summary| game(&boards, summary, zone)),
        ),
        more: next.map(|next| search.page_path(&next.to_string())),
        search: Some(search),
    };
    Ok(context.ok(&GroupHistoryPage::new(vec![section], context.form_key()?)))
}

impl GroupHistoryPage {
    fn new(groups: Vec<GroupSection>, key: String) -> Self {
        Self {
            key,
            is_empty: groups.iter().all(|group| group.months.is_empty()),
            is_filtered: groups.iter().any(|group| group.search.is_some()),
            groups,
        }
    }
}

async fn known_boards(
    games: &GameService,
    summaries: impl IntoIterator<Item = &GameSummary>,
) -> Result<KnownBoards, Error> {
    let ids = summaries.into_iter().map(|game| &*game.variant);
    games.known_boards(ids).await
}

/// The games by month, in their order.
fn months(games: impl Iterator<Item = HistoryItem>) -> Vec<Month> {
    let mut months: Vec<Month> = Vec::new();
    for game in games {
        match months.last_mut() {
            Some(month) if month.games.last().is_some_and(|it| it.month == game.month) => {
                month.games.push(game);
            }
            Some(_) | None => months.push(Month {
                name: labels::period(game.month),
                games: vec![game],
            }),
        }
    }
    months
}

fn game(boards: &KnownBoards, summary: GameSummary, zone: Tz) -> HistoryItem {
    let played = summary.played;
    let at = played.finished_at.or(Some(played.created_at));
    let time = at.unwrap_or(played.created_at).with_timezone(&zone);
    let day = played.day.unwrap_or(time.date_naive());
    let (date, at) = labels::played(played.day, at, zone);
    let name = |seat: usize| {
        let seat = summary.seats.get(seat);
        seat.map_or_else(String::new, |seat| seat.name.clone())
    };
    let standings = summary.result.iter().flat_map(|result| &result.standings);
    let players = standings.map(|standing| PlayerCell {
        name: name(standing.seat.index()),
        rank: standing.rank,
        total: standing.total,
    });
    let is_stopped = summary
        .result
        .as_ref()
        .is_some_and(|result| result.reason == Some(EndReason::Stopped));
    HistoryItem {
        month: Period::Month(day.year(), day.month()),
        at,
        date,
        board: name_in(boards, &summary.variant),
        players: players.collect(),
        state: is_stopped.then(|| msg("history-result-stopped")),
        remarks: played.remarks,
        id: summary.id,
    }
}
