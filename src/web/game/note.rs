//! The place and the note of a game, and the form in which its players write them.

use std::str::FromStr;

use actix_web::HttpResponse;
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Message;
use crate::domain::ids::GameId;
use crate::domain::precondition::Precondition;
use crate::domain::remarks::{Note, Place, Remarks, RemarksChange, Replacement, parse_optional};
use crate::games::GameView;
use crate::http::HttpError;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;

/// The form.
#[derive(Template)]
#[template(path = "game/note.html")]
struct NotePage {
    game: GameId,
    form: NoteForm,
    places: Vec<Place>,
    /// What another player has written since the form was opened.
    others: Vec<String>,
    error: Option<Message>,
}

/// The submitted form: the texts, and the texts when it was opened.
#[derive(Debug, Deserialize)]
pub(super) struct NoteForm {
    place: String,
    note: String,
    place_before: String,
    note_before: String,
}

fn text(value: Option<&impl ToString>) -> String {
    value.map(ToString::to_string).unwrap_or_default()
}

impl NoteForm {
    fn of(view: &GameView) -> Self {
        let Remarks { place, note } = &view.played.remarks;
        let [place, note] = [text(place.as_ref()), text(note.as_ref())];
        Self {
            place_before: place.clone(),
            note_before: note.clone(),
            place,
            note,
        }
    }

    fn change(&self) -> Result<RemarksChange, Error> {
        Ok(RemarksChange {
            place: Some(replacement(&self.place, &self.place_before)?),
            note: Some(replacement(&self.note, &self.note_before)?),
        })
    }
}

fn replacement<T: FromStr<Err = Error>>(
    value: &str,
    before: &str,
) -> Result<Replacement<T>, Error> {
    Ok(Replacement {
        value: parse_optional(value)?,
        before: Some(parse_optional(before)?),
    })
}

pub(super) async fn show(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let game = &request.id;
    let (games, caller) = (&request.games, request.principal());
    if !games.access(caller, game).await?.can_annotate() {
        return Err(Error::new(ErrorCode::Forbidden, "note-players-only").into());
    }
    let page = NotePage {
        form: NoteForm::of(&games.view(caller, game).await?),
        places: games.earlier_places(caller, game).await?,
        others: Vec::new(),
        error: None,
        game: game.clone(),
    };
    Ok(request.ok(&page))
}

/// Saves the place and the note.
///
/// A text that another player has changed meanwhile is shown next to one's own, which replaces it if it is sent again.
pub(super) async fn save(
    request: GameRequest,
    Form(mut form): Form<NoteForm>,
) -> Result<HttpResponse, HttpError> {
    let game = &request.id;
    let (games, caller) = (&request.games, request.principal());
    let saved = async {
        let change = form.change()?;
        games
            .change_remarks(caller, game, change, &Precondition::Any)
            .await
    };
    let error = match saved.await {
        Ok(_) => return Ok(request.redirect("")),
        Err(error) => error,
    };
    if !games.access(caller, game).await?.can_annotate() {
        return Err(error.into());
    }
    let mut others = Vec::new();
    if error.code == ErrorCode::NoteChanged {
        let now = NoteForm::of(&games.view(caller, game).await?);
        // A field that only another player has changed takes their text.
        for (own, before, stored) in [
            (&mut form.place, &form.place_before, &now.place),
            (&mut form.note, &form.note_before, &now.note),
        ] {
            if is_same(own, before) {
                own.clone_from(stored);
            } else if !is_same(before, stored) && !is_same(own, stored) && !stored.is_empty() {
                others.push(stored.clone());
            }
        }
        form.place_before = now.place;
        form.note_before = now.note;
    }
    let page = NotePage {
        form,
        places: games.earlier_places(caller, game).await?,
        others,
        error: Some(error.detail.clone()),
        game: game.clone(),
    };
    Ok(request.refused(&error, &page))
}

/// Whether two texts of a form are the same, except for the ends of their lines.
fn is_same(one: &str, other: &str) -> bool {
    one.trim().lines().eq(other.trim().lines())
}
