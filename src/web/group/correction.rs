//! The form that corrects a finished game: the day of any game, and a game on paper as a whole.

use actix_web::HttpResponse;
use actix_web::web::Form;
use askama::Template;
use chrono::NaiveDate;
use rowlock_rules::{Color, KnownBoards, MAX_SEATS, TalliedSheet, Violation};

use super::paper_fields::{Fields, field};
use super::paper_game::{CorrectedGame, PaperGamePage};
use super::tapped_sheet::{Tapped, tapped};
use crate::auth::group_access;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::domain::precondition::Precondition;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::games::{CorrectableGame, StoredPaperGame, StoredPaperSeat};
use crate::groups::PaperGame;
use crate::http::HttpError;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;
use crate::web::kit::response::refused;

/// The errors of a game that is not over.
const IS_RUNNING: [ErrorCode; 2] = [
    ErrorCode::AlreadyStarted,
    ErrorCode::Rule(Violation::NotStarted),
];

/// The form of a game that was not played on paper, whose day alone can be corrected.
#[derive(Template)]
#[template(path = "group/correct_date.html")]
struct DatePage<'a> {
    game: &'a GameId,
    stored: &'a CorrectableGame,
    date: String,
    today: NaiveDate,
    error: Option<Error>,
}

impl<'a> DatePage<'a> {
    async fn new(
        request: &'a GameRequest,
        stored: &'a CorrectableGame,
        date: String,
        error: Option<Error>,
    ) -> Result<Self, Error> {
        let access = group_access(&request.services, request.principal(), &stored.group);
        let zone = access.await?.group.zone();
        Ok(Self {
            game: &request.id,
            stored,
            date,
            today: request.services.today(zone),
            error,
        })
    }
}

/// By what the game is recognized as it is now.
fn tag(stored: &CorrectableGame) -> String {
    stored.view.tag().to_owned()
}

/// The values of the form for a game as it is stored; of a sheet whose every cross is known, the total.
fn fields_of(paper: &StoredPaperGame, date: NaiveDate, boards: &KnownBoards) -> Fields {
    let text = |text: Option<String>| text.unwrap_or_default();
    let Remarks { place, note } = &paper.remarks;
    let mut fields = Fields::from([
        ("date".to_owned(), date.to_string()),
        ("variant".to_owned(), paper.variant.clone()),
        (
            "place".to_owned(),
            text(place.as_ref().map(ToString::to_string)),
        ),
        (
            "note".to_owned(),
            text(note.as_ref().map(ToString::to_string)),
        ),
    ]);
    for (number, StoredPaperSeat { name, sheet, .. }) in (1..).zip(&paper.seats) {
        let mut set = |field: &str, value: String| {
            fields.insert(format!("{field}-{number}"), value);
        };
        set("name", name.clone());
        match sheet {
            TalliedSheet::Counted { crosses, penalties } => {
                for color in Color::ALL {
                    set(color.as_str(), crosses[color].to_string());
                }
                set("penalties", penalties.to_string());
            }
            TalliedSheet::Total { total } => set("total", total.to_string()),
            TalliedSheet::Scorecard(_) => {
                let board = boards.get(&paper.variant);
                let total = board.map(|board| sheet.score(board).total.to_string());
                set("total", total.unwrap_or_default());
            }
        }
    }
    fields
}

/// The game with what the form does not show of it: sheets whose numbers are those of before stay as they are.
fn with_kept(
    mut game: PaperGame,
    paper: &StoredPaperGame,
    fields: &Fields,
    before: &Fields,
) -> PaperGame {
    let is_kept = |number: usize| {
        let parts = Color::ALL.map(Color::as_str);
        let mut parts = parts.into_iter().chain(["penalties", "total"]);
        parts.all(|part| {
            let name = format!("{part}-{number}");
            field(fields, &name) == field(before, &name)
        })
    };
    if game.variant != paper.variant {
        return game;
    }
    // Players who were taken out of the form are not among the seats.
    let numbers = (1..=MAX_SEATS).filter(|number| {
        let own = format!("-{number}");
        let mut filled = fields.iter().filter(|(name, _)| name.ends_with(&own));
        filled.any(|(_, text)| !text.trim().is_empty())
    });
    for (seat, number) in game.seats.iter_mut().zip(numbers) {
        if let Some(stored) = paper.seats.get(number - 1)
            && is_kept(number)
        {
            seat.1 = stored.sheet.clone();
        }
    }
    let same = game.seats.iter().map(|(_, sheet)| sheet);
    if same.eq(paper.seats.iter().map(|seat| &seat.sheet)) {
        game.reason = paper.reason;
    }
    game
}

async fn paper_page(
    request: &GameRequest,
    stored: &CorrectableGame,
    paper: &StoredPaperGame,
    fields: &Fields,
) -> Result<PaperGamePage, Error> {
    let access = group_access(&request.services, request.principal(), &stored.group);
    let mut page = PaperGamePage::new(request, access.await?, fields).await?;
    page.date = field(fields, "date");
    page.show_stored(&paper.seats);
    page.correction = Some(CorrectedGame {
        game: request.id.clone(),
        seen: tag(stored),
        place: field(fields, "place"),
        note: field(fields, "note"),
    });
    Ok(page)
}

pub(super) async fn show(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let (games, caller) = (&request.games, request.principal());
    let stored = match games.correctable(caller, &request.id).await {
        // Its end was undone since its result was shown.
        Err(error) if IS_RUNNING.contains(&error.code) => return Ok(request.redirect("")),
        stored => stored?,
    };
    let Some(paper) = &stored.paper else {
        let page = DatePage::new(&request, &stored, stored.date.to_string(), None).await?;
        return Ok(request.ok(&page));
    };
    let (boards, _) = games.known_boards_of(&stored.group).await?;
    let fields = fields_of(paper, stored.date, &boards);
    let page = paper_page(&request, &stored, paper, &fields).await?;
    Ok(request.ok(&page))
}

/// Saves the correction, or shows its mistakes; a game that has changed meanwhile is replaced if the form is sent again.
pub(super) async fn save(
    request: GameRequest,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let (games, caller) = (&request.games, request.principal());
    let stored = games.correctable(caller, &request.id).await?;
    let sent = fields;
    let fields: Fields = sent.iter().cloned().collect();
    let seen = Precondition::Tags(vec![field(&fields, "seen")]);
    let Some(paper) = &stored.paper else {
        let typed = field(&fields, "date");
        let saved = async {
            let unreadable = |_| Error::invalid("date-unreadable");
            let date = typed.parse().map_err(unreadable)?;
            games.correct_date(caller, &request.id, date, &seen).await
        };
        return match saved.await {
            Ok(_) => Ok(request.redirect("")),
            Err(error) => {
                let page = DatePage::new(&request, &stored, typed, Some(error)).await?;
                Ok(request.ok_or_refused(page.error.as_ref(), &page))
            }
        };
    };
    let (boards, _) = games.known_boards_of(&stored.group).await?;
    let action = format!("/games/{}/correct", request.id);
    match tapped(&request, &action, &boards, &sent)? {
        Some(Tapped::Sheet(response)) => return Ok(response),
        Some(Tapped::Form(fields)) => {
            let mut page = paper_page(&request, &stored, paper, &fields).await?;
            // The game may have changed since the form was opened.
            if let Some(correction) = &mut page.correction {
                correction.seen = field(&fields, "seen");
            }
            return Ok(request.ok(&page));
        }
        None => {}
    }
    let mut page = paper_page(&request, &stored, paper, &fields).await?;
    let remarks = remarks_of(&fields);
    let game = page.game(&fields, &boards);
    let (game, remarks) = match (game, remarks) {
        (Some(game), Ok(remarks)) => (game, remarks),
        (_, remarks) => {
            if let Err(error) = remarks {
                page.add_error(error.into());
            }
            return Ok(refused(400, request.caller.view_context, &page));
        }
    };
    let before = fields_of(paper, stored.date, &boards);
    let game = with_kept(PaperGame { remarks, ..game }, paper, &fields, &before);
    let groups = &request.groups;
    let saved = groups.correct_paper_game(caller, &request.id, game, &seen);
    match saved.await {
        Ok(_) => Ok(request.redirect("")),
        Err(error) => {
            let status = error.error.code.status();
            page.add_error(error);
            Ok(refused(status, request.caller.view_context, &page))
        }
    }
}

fn remarks_of(fields: &Fields) -> Result<Remarks, Error> {
    Ok(Remarks {
        place: parse_optional(&field(fields, "place"))?,
        note: parse_optional(&field(fields, "note"))?,
    })
}
