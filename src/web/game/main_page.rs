//! The main page of a game, by its state: lobby, sheet, correction, all sheets, or result.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::Status;

use super::all_sheets::AllSheetsPage;
use super::context::GameContext;
use super::correction::CorrectionPage;
use super::feedback::Feedback;
use super::lobby::order::parse_order;
use super::lobby::page::LobbyPage;
use super::query::GameQuery;
use super::request::{GameRequest, respond};
use super::result::ResultPage;
use super::table_view::TableViewPage;
use crate::domain::error::Error;
use crate::http::HttpError;
use crate::web::game::sheet::page::SheetPage;

/// The part of a page that a response has.
#[derive(Clone, Copy)]
enum Part<'a> {
    Whole,
    /// All of it, with the status of this error.
    Refused(&'a Error),
    /// Its main element alone, which scripts put into the page.
    Main,
}

pub(super) async fn show(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(view.seat).await?;
    if !context.sees_main_page() {
        return Ok(request.redirect("/table"));
    }
    let feedback = match view.tv {
        true => Feedback::tv(),
        false => Feedback::default(),
    };
    Ok(request.game(&context, &view, feedback))
}

pub(super) async fn fragment(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(view.seat).await?;
    Ok(respond(&context, request.main_element(&context, &view)))
}

impl GameRequest {
    /// The page of the game for this query, with status 200.
    pub(super) fn game(
        &self,
        context: &GameContext,
        view: &GameQuery,
        feedback: Feedback,
    ) -> HttpResponse {
        respond(context, self.part(context, view, feedback, Part::Whole))
    }

    /// The page of the game with the error of a refused request.
    pub(super) fn refused_game(
        &self,
        error: &Error,
        context: &GameContext,
        view: &GameQuery,
        feedback: Feedback,
    ) -> HttpResponse {
        let part = Part::Refused(error);
        respond(context, self.part(context, view, feedback, part))
    }

    /// The main element of the page for this query.
    pub(super) fn main_element(&self, context: &GameContext, view: &GameQuery) -> HttpResponse {
        self.part(context, view, Feedback::default(), Part::Main)
    }

    fn part(
        &self,
        context: &GameContext,
        view: &GameQuery,
        feedback: Feedback,
        part: Part,
    ) -> HttpResponse {
        match (context.status(), &context.details.result, context.seat) {
            // Readers and spectators do not know the join code.
            (Status::Lobby, ..) => match &context.details.code {
                Some(code) => {
                    let order = parse_order(&view.order);
                    let url = &self.public_url;
                    let page = LobbyPage::new(context, url, code, &order, feedback.lobby);
                    self.render(part, &page, &page.as_main())
                }
                None => {
                    let page = TableViewPage::new(context, &self.public_url);
                    self.render(part, &page, &page.as_main())
                }
            },
            (_, Some(result), _) => {
                let error = feedback.message.map(|message| message.text);
                let page = ResultPage::new(context, result, error);
                self.render(part, &page, &page.as_main())
            }
            (_, None, Some(seat)) if view.erase && context.access.host => {
                let page = CorrectionPage::new(context, seat, feedback.message);
                self.render(part, &page, &page.as_main())
            }
            (_, None, Some(seat)) => {
                let page = SheetPage::new(context, seat, feedback.message);
                self.render(part, &page, &page.as_main())
            }
            (_, None, None) => {
                let page = AllSheetsPage::new(context);
                self.render(part, &page, &page.as_main())
            }
        }
    }

    fn render(&self, part: Part, page: &impl Template, main: &impl Template) -> HttpResponse {
        match part {
            Part::Whole => self.ok(page),
            Part::Refused(error) => self.refused(error, page),
            Part::Main => self.ok(main),
        }
    }
}
