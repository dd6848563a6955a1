//! The forms that add, change and delete a series.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path};
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::{GroupId, SeriesId};
use crate::domain::precondition::Precondition;
use crate::domain::series::{Series, SeriesDays};
use crate::domain::standings::Scoring;
use crate::groups::SeriesFields;
use crate::http::{GroupKeeper, HttpError, RequestContext};
use crate::store::Group;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::keyed_form::{KeyedForm, once};
use crate::web::kit::response::see_other;

#[derive(Template)]
#[template(path = "series/form.html")]
struct SeriesFormPage<'a> {
    group: &'a Group,
    /// The series to change; `None` for a new one.
    series: Option<SeriesId>,
    /// The idempotency key of the form.
    key: String,
    error: Option<Error>,
    fields: SeriesForm,
}

/// The fields as they were typed.
#[derive(Debug, Deserialize)]
pub(super) struct SeriesForm {
    name: String,
    from: String,
    /// Empty for a series without an end.
    #[serde(default)]
    to: String,
    scoring: Scoring,
}

impl SeriesForm {
    fn of(series: &Series) -> Self {
        let days = series.days;
        Self {
            name: series.name.clone(),
            from: days.first().to_string(),
            to: days.last().map_or_else(String::new, |day| day.to_string()),
            scoring: series.scoring,
        }
    }

    fn parse(&self) -> Result<SeriesFields, Error> {
        let unreadable = |_| Error::invalid("date-unreadable");
        let day = |text: &str| text.trim().parse::<NaiveDate>().map_err(unreadable);
        let last = Some(self.to.as_str()).filter(|text| !text.trim().is_empty());
        Ok(SeriesFields {
            name: self.name.parse()?,
            days: SeriesDays::new(day(&self.from)?, last.map(day).transpose()?)?,
            scoring: self.scoring,
        })
    }
}

/// The form, with the error of a refused one.
fn page(
    keeper: &GroupKeeper,
    series: Option<SeriesId>,
    fields: SeriesForm,
    error: Option<Error>,
) -> Result<HttpResponse, HttpError> {
    let page = SeriesFormPage {
        group: &keeper.access.group,
        series,
        key: keeper.form_key()?,
        error,
        fields,
    };
    Ok(keeper.ok_or_refused(page.error.as_ref(), &page))
}

fn path_of(group: &GroupId, id: &SeriesId) -> String {
    format!("/groups/{group}/series/{id}")
}

/// Shows the form for a new series, from today on.
pub(super) async fn show_new(keeper: GroupKeeper) -> Result<HttpResponse, HttpError> {
    let fields = SeriesForm {
        name: String::new(),
        from: keeper
            .services
            .today(keeper.access.group.zone())
            .to_string(),
        to: String::new(),
        scoring: Scoring::Wins,
    };
    page(&keeper, None, fields, None)
}

pub(super) async fn add(
    keeper: GroupKeeper,
    KeyedForm { fields: form, key }: KeyedForm<SeriesForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, key) = (&keeper.access.group.id, key.as_ref());
    let added = async {
        let fields = form.parse()?;
        let added = keeper
            .groups
            .add_series(keeper.principal(), group, &fields, key);
        once(&keeper.services, key, added, |series| series.id.clone()).await
    };
    match added.await {
        Ok(id) => Ok(see_other(&path_of(group, &id)).finish()),
        Err(error) => page(&keeper, None, form, Some(error)),
    }
}

/// The series of the group with the id in the path.
async fn find(keeper: &GroupKeeper, id: &SeriesId) -> Result<Series, Error> {
    let series = keeper.groups.all_series(&keeper.access.group.id).await?;
    let mut series = series.into_iter();
    series.find(|it| it.id == *id).ok_or_else(Error::not_found)
}

/// Shows the form to change a series.
pub(super) async fn show(
    keeper: GroupKeeper,
    path: Path<(GroupId, SeriesId)>,
) -> Result<HttpResponse, HttpError> {
    let (_, id) = path.into_inner();
    let fields = SeriesForm::of(&find(&keeper, &id).await?);
    page(&keeper, Some(id), fields, None)
}

pub(super) async fn change(
    keeper: GroupKeeper,
    path: Path<(GroupId, SeriesId)>,
    Form(form): Form<SeriesForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    let changed =
        keeper
            .groups
            .change_series(keeper.principal(), &group, &id, &Precondition::Any, |_| {
                form.parse()
            });
    match changed.await {
        Ok(_) => Ok(see_other(&path_of(&group, &id)).finish()),
        Err(error) => page(&keeper, Some(id), form, Some(error)),
    }
}

/// Confirms that a series is deleted.
pub(super) async fn ask_delete(
    keeper: GroupKeeper,
    path: Path<(GroupId, SeriesId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    let series = find(&keeper, &id).await?;
    let question = ConfirmPage {
        title: msg("series-delete-title").with("name", series.name),
        consequences: vec![msg("series-delete-lost"), msg("series-delete-stays")],
        action: format!("{}/delete", path_of(&group, &id)),
        fields: Vec::new(),
        choice: None,
        yes: msg("series-delete"),
        no: msg("link-decline"),
        back: format!("{}/edit", path_of(&group, &id)),
    };
    Ok(keeper.ok(&question))
}

pub(super) async fn delete(
    request: RequestContext,
    path: Path<(GroupId, SeriesId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    request
        .groups
        .delete_series(request.principal(), &group, &id, &Precondition::Any)
        .await?;
    Ok(see_other(&format!("/groups/{group}")).finish())
}
