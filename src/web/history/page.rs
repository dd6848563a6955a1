//! The history of games, for members of their groups.

use actix_web::web::Query;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::Datelike;
use chrono_tz::Tz;
use rowlock_rules::{KnownBoards, Status};

use super::filter_form::{FilterForm, FilterQuery};
use super::game_line::GameLine;
use crate::domain::error::Error;
use crate::domain::period::Period;
use crate::games::GameService;
use crate::history::{self, GameSummary};
use crate::http::{GroupReader, HttpError, RequestContext};
use crate::store::Group;
use crate::web::kit::filters;

/// How many games a page lists.
const PAGE_SIZE: u32 = 30;

#[derive(Template)]
#[template(path = "history/page.html")]
struct GroupHistoryPage {
    groups: Vec<GroupSection>,
    /// Whether a game was saved just before.
    is_saved: bool,
}

/// The games of a group.
struct GroupSection {
    group: Group,
    /// Whether this browser may invite others and add games.
    is_keeper: bool,
    /// The filters, if the page shows only this group.
    search: Option<FilterForm>,
    months: Vec<Month>,
    more: Option<String>,
}

/// The games of a month.
struct Month {
    month: Period,
    games: Vec<GameLine>,
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
        months: months(summaries, &boards, group.zone()),
        more: next.map(|next| format!("/history/{}?cursor={next}", group.id)),
        group,
    };
    let page = GroupHistoryPage {
        groups: latest.into_iter().map(section).collect(),
        is_saved: false,
    };
    Ok(request.ok(&page))
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
        months: months(summaries, &boards, access.group.zone()),
        more: next.map(|next| search.page_path(&next.to_string())),
        search: Some(search),
        group: access.group,
    };
    let page = GroupHistoryPage {
        groups: vec![section],
        is_saved: query.is_saved(),
    };
    Ok(context.ok(&page))
}

impl GroupHistoryPage {
    fn is_empty(&self) -> bool {
        self.groups.iter().all(|group| group.months.is_empty())
    }

    /// The page of the only group, or the home page.
    fn back(&self) -> String {
        match &self.groups[..] {
            [only] if only.search.is_some() => format!("/groups/{}", only.group.id),
            [..] => "/".to_owned(),
        }
    }

    /// Whether filters may hide games.
    fn is_filtered(&self) -> bool {
        self.groups.iter().any(|group| group.search.is_some())
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
fn months(games: Vec<GameSummary>, boards: &KnownBoards, zone: Tz) -> Vec<Month> {
    let mut months: Vec<Month> = Vec::new();
    for game in games {
        let at = game.played.finished_at.unwrap_or(game.played.created_at);
        let day = game
            .played
            .day
            .unwrap_or(at.with_timezone(&zone).date_naive());
        let month = Period::Month(day.year(), day.month());
        let game = GameLine::new(game, boards, zone);
        match months.last_mut() {
            Some(last) if last.month == month => last.games.push(game),
            Some(_) | None => months.push(Month {
                month,
                games: vec![game],
            }),
        }
    }
    months
}
