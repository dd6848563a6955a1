//! The editor of a board: started from another one, mixed by a seed, or pasted.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use rowlock_rules::{Color, ShuffleKind};
use serde::Deserialize;

use super::check::BoardCheck;
use super::form::BoardForm;
use crate::domain::board_name::board_name;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GroupId;
use crate::domain::own_board;
use crate::groups::ImportError;
use crate::http::{GroupMember, HttpError};
use crate::web::kit::board_picker::group_boards;
use crate::web::kit::choice::Choice;
use crate::web::kit::filters;
use crate::web::kit::response::{ok, refused, see_other};

#[derive(Template)]
#[template(path = "boards/editor.html")]
struct EditorPage {
    group: GroupId,
    /// The boards to start from.
    bases: Vec<Choice>,
    start: Start,
    /// A pasted file that is refused; empty without one.
    pasted: String,
    form: BoardForm,
    check: BoardCheck,
}

/// The board to start from, and how it is mixed.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct StartQuery {
    from: String,
    seed: String,
    kind: String,
}

/// A file that another group has shared.
#[derive(Debug, Deserialize)]
pub(super) struct PasteForm {
    file: String,
}

/// What was done to make the board in the form.
#[derive(Default)]
struct Start {
    from: String,
    seed: String,
    notes: Vec<Message>,
    error: Option<Error>,
}

async fn page(member: &GroupMember, form: BoardForm, start: Start) -> Result<EditorPage, Error> {
    let (games, groups) = (&member.games, &member.groups);
    Ok(EditorPage {
        group: member.access.group.id.clone(),
        bases: group_boards(games, groups, &member.access, &start.from).await?,
        start,
        pasted: String::new(),
        check: BoardCheck::of(&form),
        form,
    })
}

/// Shows the editor with the board that the query names, mixed if it has a seed.
pub(super) async fn show(
    member: GroupMember,
    Query(query): Query<StartQuery>,
) -> Result<HttpResponse, HttpError> {
    let first = member
        .games
        .boards()
        .iter()
        .next()
        .map(|board| board.id.clone());
    let from = Some(query.from).filter(|from| !from.is_empty());
    let from = from.or(first).unwrap_or_default();
    let boards = member.games.known_boards([&*from]).await?;
    let base = boards.get(&from).ok_or_else(Error::not_found)?;
    let mut file = boards.file(&from).unwrap_or_default().to_owned();
    let mut kinds = ShuffleKind::ALL.into_iter();
    let mut start = Start {
        from,
        seed: query.seed,
        ..Start::default()
    };
    if let Some(kind) = kinds.find(|kind| kind.as_str() == query.kind) {
        match member
            .groups
            .shuffle_file(&start.from, kind, &start.seed)
            .await
        {
            Ok((mixed, left_out)) => {
                let seed = start.seed.trim().to_owned();
                start.notes.push(msg("own-board-mixed").with("seed", seed));
                if !left_out.is_empty() {
                    let name = board_name(base);
                    start
                        .notes
                        .push(msg("own-board-left-out").with("name", name));
                }
                file = mixed;
            }
            Err(error) => start.error = Some(error),
        }
    }
    let mut form = BoardForm::of_file(&file);
    let is_mixed = !start.notes.is_empty();
    if !is_mixed && member.games.boards().get(&start.from).is_some() {
        // A version of one's own is not called like the printed one.
        let name = msg("own-board-own").with("name", board_name(base));
        let translator = member.caller.view_context.translator;
        form.name = translator.translate(name).into_owned();
    }
    let status = start.error.as_ref().map(|error| error.code.status());
    let page = page(&member, form, start).await?;
    Ok(respond(&member, &page, status))
}

/// Shows the editor with a pasted file.
pub(super) async fn paste(
    member: GroupMember,
    Form(pasted): Form<PasteForm>,
) -> Result<HttpResponse, HttpError> {
    let form = BoardForm::of_file(&pasted.file);
    let check = own_board::check(&pasted.file);
    let mut page = page(&member, form, Start::default()).await?;
    let status = check.err().map(|mistakes| {
        page.check = BoardCheck::new(&page.form, &mistakes);
        page.pasted = pasted.file;
        ErrorCode::InvalidValue.status()
    });
    Ok(respond(&member, &page, status))
}

/// What the buttons of the form do.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct SaveForm {
    /// Whether it is only checked.
    check: Option<String>,
    #[serde(flatten)]
    board: BoardForm,
}

/// Checks a board, or gives it to the group.
pub(super) async fn save(
    member: GroupMember,
    Form(SaveForm { check, board }): Form<SaveForm>,
) -> Result<HttpResponse, HttpError> {
    if check.is_some() {
        let page = page(&member, board, Start::default()).await?;
        return Ok(respond(&member, &page, None));
    }
    let added = member
        .groups
        .add_board(&member.access, &board.to_file(), None)
        .await;
    let mut start = Start::default();
    let status = match added {
        Ok(added) => {
            let group = &member.access.group.id;
            let list = format!("/groups/{group}/boards#{}", added.id);
            return Ok(see_other(&list).finish());
        }
        Err(ImportError::Refused(error)) => {
            let status = error.code.status();
            start.error = Some(error);
            status
        }
        // The check of the page names them.
        Err(ImportError::Mistakes(_)) => ErrorCode::InvalidValue.status(),
    };
    let page = page(&member, board, start).await?;
    Ok(respond(&member, &page, Some(status)))
}

fn respond(member: &GroupMember, page: &EditorPage, refusal: Option<u16>) -> HttpResponse {
    let view_context = member.caller.view_context;
    match refusal {
        Some(status) => refused(status, view_context, page),
        None => ok(view_context, page),
    }
}

impl EditorPage {
    /// The row as it is typed.
    fn row(&self, row: &Color) -> &str {
        match row {
            Color::Red => &self.form.red,
            Color::Yellow => &self.form.yellow,
            Color::Green => &self.form.green,
            Color::Blue => &self.form.blue,
        }
    }
}
