//! What the keepers of a group change: its name, its time zone, its players; and how it ends.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use askama::Template;
use chrono_tz::{TZ_VARIANTS, Tz};
use serde::Deserialize;

use crate::auth::{self, RevokeScope};
use crate::domain::error::Error;
use crate::domain::i18n::{Said, said};
use crate::domain::ids::{GroupId, PlayerId};
use crate::games::Games;
use crate::groups::{GroupChange, Groups, time_zone};
use crate::history;
use crate::store::HistoryFilter;
use crate::web::kit::confirm::Question;
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::{FORGET, ok, refused, see_other};
use crate::web::kit::session::Visitor;

/// A group as its keepers see it.
#[derive(Template)]
#[template(path = "group/settings.html")]
struct KeepingPage {
    group: GroupId,
    error: Option<Said>,
    name: String,
    zones: Vec<Zone>,
    players: Vec<(PlayerId, String)>,
    /// The name that could not be taken.
    new_name: String,
}

/// A time zone to choose.
struct Zone {
    name: &'static str,
    is_chosen: bool,
}

#[derive(Debug, Deserialize)]
pub(super) struct GroupForm {
    name: String,
    time_zone: String,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct NameForm {
    pub(super) name: String,
}

/// Refuses whoever does not keep the group.
pub(super) fn only_keepers(visitor: &Visitor, group: &GroupId) -> Result<(), Error> {
    if visitor.caller.is_keeper(group) {
        Ok(())
    } else {
        Err(visitor.caller.denied())
    }
}

/// The page, with what is wrong with what was just sent.
async fn page(
    games: &Games,
    visitor: &Visitor,
    group: &GroupId,
    new_name: String,
    error: Option<Error>,
) -> Result<HttpResponse, Fault> {
    let (found, players) = auth::authorize_member(games.services(), &visitor.caller, group).await?;
    only_keepers(visitor, group)?;
    let chosen = found.zone();
    let zone = |zone: &Tz| Zone {
        name: zone.name(),
        is_chosen: *zone == chosen,
    };
    let players = players.into_iter();
    let status = error.as_ref().map(|error| error.code.status());
    let page = KeepingPage {
        group: group.clone(),
        name: found.name,
        zones: TZ_VARIANTS.iter().map(zone).collect(),
        players: players.map(|player| (player.id, player.name)).collect(),
        new_name,
        error: error.map(|error| error.detail),
    };
    Ok(match status {
        Some(status) => refused(status, visitor.look, &page),
        None => ok(visitor.look, &page),
    })
}

/// What can be changed of a group.
pub(super) async fn show(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    page(&games, &visitor, &path_id(&path)?, String::new(), None).await
}

/// Gives a group its name and its time zone.
pub(super) async fn change(
    games: Data<Games>,
    groups: Data<Groups>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<GroupForm>,
) -> Result<HttpResponse, Fault> {
    let group = path_id(&path)?;
    let wanted = || -> Result<GroupChange, Error> {
        Ok(GroupChange {
            name: Some(form.name.parse()?),
            time_zone: Some(time_zone(&form.time_zone)?),
        })
    };
    let changed = match wanted() {
        Ok(wanted) => groups.change(&visitor.caller, &group, wanted).await,
        Err(error) => Err(error),
    };
    match changed {
        Ok(_) => Ok(see_other(&format!("/groups/{group}")).finish()),
        Err(error) => page(&games, &visitor, &group, String::new(), Some(error)).await,
    }
}

/// Takes somebody new into a group.
pub(super) async fn add_player(
    games: Data<Games>,
    groups: Data<Groups>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<NameForm>,
) -> Result<HttpResponse, Fault> {
    let group = path_id(&path)?;
    let added = match form.name.parse() {
        Ok(name) => {
            let caller = &visitor.caller;
            groups.add_player(caller, &group, &name, None).await
        }
        Err(error) => Err(error),
    };
    match added {
        Ok(_) => Ok(see_other(&format!("/groups/{group}/edit")).finish()),
        Err(error) => page(&games, &visitor, &group, form.name, Some(error)).await,
    }
}

/// Asks whether a group is to go with all it holds.
pub(super) async fn ask_delete(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let (group, players) = auth::authorize_member(games.services(), &visitor.caller, &id).await?;
    only_keepers(&visitor, &id)?;
    let lost = said("ask-group-lost").with("players", players.len());
    let question = Question {
        title: said("ask-group").with("name", group.name),
        means: vec![lost, said("ask-export"), said("ask-for-good")],
        action: format!("/groups/{id}/delete"),
        fields: Vec::new(),
        yes: said("ask-group-yes"),
        no: said("link-no"),
        back: format!("/groups/{id}/edit"),
    };
    Ok(question.ask(visitor.look))
}

/// Deletes a group.
pub(super) async fn delete(
    groups: Data<Groups>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    groups.delete(&visitor.caller, &path_id(&path)?).await?;
    Ok(see_other("/history").finish())
}

/// Asks whether this browser is to leave a group.
pub(super) async fn ask_leave(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let (group, _) = auth::authorize_member(games.services(), &visitor.caller, &id).await?;
    let filter = HistoryFilter::default();
    let caller = &visitor.caller;
    let (latest, _) = history::list(games.services(), caller, &id, &filter, 1, None).await?;
    let mut means = vec![said("ask-leave-lost"), said("ask-leave-stays")];
    if visitor.caller.is_keeper(&id) && !latest.is_empty() {
        means.push(said("ask-leave-keeper"));
    }
    let question = Question {
        title: said("ask-leave").with("name", group.name),
        means,
        action: format!("/groups/{id}/leave"),
        fields: Vec::new(),
        yes: said("ask-leave-yes"),
        no: said("link-no"),
        back: format!("/groups/{id}"),
    };
    Ok(question.ask(visitor.look))
}

/// Ends what this browser may in a group.
pub(super) async fn leave(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let group = RevokeScope::Group(path_id(&path)?);
    games.revoke_own(&visitor.caller, &group).await?;
    // The sheets of its games that the phone keeps end, too.
    Ok(see_other("/history").insert_header(FORGET).finish())
}
