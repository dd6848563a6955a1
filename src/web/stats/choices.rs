//! What the choices of a group's players gave away, and the curve of one of them.

use actix_web::HttpResponse;
use actix_web::web::Path;
use askama::Template;
use rowlock_coach::Depth;

use super::curve::CurveChart;
use crate::auth::GroupAccess;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GroupId, PlayerId};
use crate::groups::{ChoicePoint, MeanChoices, PlayerChoices};
use crate::http::{GroupReader, HttpError};
use crate::web::kit::filters;
use crate::web::kit::labels::decimals;
use crate::web::kit::plot::{LEVELS, Scale, levels};

/// The choices of a group's players.
#[derive(Template)]
#[template(path = "stats/choices.html")]
struct ChoicesPage<'a> {
    access: &'a GroupAccess,
    players: Vec<PlayerChoices>,
}

/// The choices of a player, game by game.
#[derive(Template)]
#[template(path = "stats/choice_curve.html")]
struct ChoiceCurvePage<'a> {
    access: &'a GroupAccess,
    name: &'a str,
    /// A chart of the games with known rolls, and one of the games with some known rolls; each has at least two games.
    charts: Vec<ChoiceChart>,
    points: Vec<ChoicePoint>,
}

/// A curve of the points that were given away.
struct ChoiceChart {
    id: &'static str,
    heading: &'static str,
    curve: CurveChart,
}

impl ChoicesPage<'_> {
    /// What a choice gave away on average; a dash without such games.
    fn mean(&self, choices: &Option<MeanChoices>) -> Message {
        let given_away = choices.map(|choices| decimals(choices.per_decision.as_f64(), 2));
        given_away.unwrap_or_else(|| msg("plain").with("text", "–"))
    }
}

impl ChoiceChart {
    fn new(
        id: &'static str,
        heading: &'static str,
        name: &str,
        points: &[&ChoicePoint],
    ) -> Option<Self> {
        if points.len() < 2 {
            return None;
        }
        let given_away = || points.iter().map(|point| point.given_away.as_f64());
        let (range, step) = levels(given_away().map(|points| points.ceil() as i32), LEVELS);
        let scale = Scale::of_line(points.len(), range);
        // Between two levels a tenth of a point is less than a pixel.
        let whole = given_away().map(|points| points.round() as i32);
        let title = msg("choices-curve-of").with("name", name);
        Some(Self {
            id,
            heading,
            curve: CurveChart::new(title, &scale, whole, (range.1, step)),
        })
    }
}

pub(super) async fn group(reader: GroupReader) -> Result<HttpResponse, HttpError> {
    let choices = reader.groups.choices(&reader.access).await?;
    let page = ChoicesPage {
        access: &reader.access,
        players: choices.players,
    };
    Ok(reader.ok(&page))
}

pub(super) async fn player(
    reader: GroupReader,
    path: Path<(GroupId, PlayerId)>,
) -> Result<HttpResponse, HttpError> {
    let (_, player) = path.into_inner();
    let curve = reader
        .groups
        .player_choices(&reader.access, &player)
        .await?;
    let found = reader.access.player(&player);
    let name = found.map_or("", |found| &found.name);
    let (of_sums, of_rolls): (Vec<&ChoicePoint>, Vec<&ChoicePoint>) = curve
        .points
        .iter()
        .partition(|point| point.depth == Depth::WhiteSums);
    let charts = [
        ChoiceChart::new("curve-rolls", "choices-rolls", name, &of_rolls),
        ChoiceChart::new("curve-white-sums", "choices-white-sums", name, &of_sums),
    ];
    let page = ChoiceCurvePage {
        access: &reader.access,
        name,
        charts: charts.into_iter().flatten().collect(),
        points: curve.points,
    };
    Ok(reader.ok(&page))
}
