//! What the choices of a group's players gave away, and the curve of one of them.

use actix_web::HttpResponse;
use actix_web::web::Path;
use askama::Template;
use chrono_tz::Tz;
use rowlock_coach::Depth;

use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GroupId, PlayerId};
use crate::groups::{ChoicePoint, MeanChoices, PlayerChoices};
use crate::http::{GroupReader, HttpError};
use crate::web::kit::labels::{decimal, decimals};
use crate::web::kit::plot::{LEVELS, Scale, corners, levels, units};
use crate::web::kit::{filters, labels};

/// The choices of a group's players.
#[derive(Template)]
#[template(path = "stats/choices.html")]
struct ChoicesPage {
    group: GroupId,
    players: Vec<PlayerChoices>,
}

/// The choices of a player, game by game.
#[derive(Template)]
#[template(path = "stats/choice_curve.html")]
struct ChoiceCurvePage {
    group: GroupId,
    name: String,
    /// One for the games whose rolls are known, and one for those of which some are; each with at least two games.
    charts: Vec<ChoiceChart>,
    /// The games, the latest first.
    rows: Vec<ChoiceRow>,
}

/// A curve of the points that were given away.
struct ChoiceChart {
    id: &'static str,
    heading: &'static str,
    title: Message,
    line: String,
    /// The y coordinates of round numbers of points.
    levels: Vec<(String, i32)>,
}

/// A game in the table.
struct ChoiceRow {
    at: String,
    date: Message,
    game: String,
    given_away: Message,
    luck: Option<Message>,
}

impl ChoicesPage {
    /// What a choice gave away on average; empty without such games.
    fn mean(&self, choices: &Option<MeanChoices>) -> Message {
        let given_away = choices.map(|choices| decimals(choices.per_decision.as_f64(), 2));
        given_away.unwrap_or_else(|| msg("plain").with("text", ""))
    }
}

impl ChoiceChart {
    fn new(
        id: &'static str,
        heading: &'static str,
        name: &str,
        curve: &[&ChoicePoint],
    ) -> Option<Self> {
        if curve.len() < 2 {
            return None;
        }
        let points = curve
            .iter()
            .map(|point| point.given_away.as_f64().ceil() as i32);
        let ((highest, lowest), step) = levels(points, LEVELS);
        let scale = Scale::of_line(curve.len(), (highest, lowest));
        // Between two levels a tenth of a point is less than a pixel.
        let at = |(index, point): (usize, &&ChoicePoint)| {
            (
                scale.x(index),
                scale.y(point.given_away.as_f64().round() as i32),
            )
        };
        let title = msg("choices-curve-of").with("name", name);
        Some(Self {
            id,
            heading,
            title: title.with("games", curve.len()),
            line: corners(curve.iter().enumerate().map(at)),
            levels: (lowest..=highest)
                .step_by(usize::try_from(step).unwrap_or(1))
                .map(|points| (units(scale.y(points)), points))
                .collect(),
        })
    }
}

fn row(point: ChoicePoint, zone: Tz) -> ChoiceRow {
    let (date, at) = labels::played(point.played.day, point.played.finished_at, zone);
    ChoiceRow {
        at,
        date,
        game: point.played.game.to_string(),
        given_away: decimal(point.given_away.as_f64()),
        luck: point.luck.map(|luck| decimal(luck.as_f64())),
    }
}

pub(super) async fn group(reader: GroupReader) -> Result<HttpResponse, HttpError> {
    let choices = reader.groups.choices(&reader.access).await?;
    let page = ChoicesPage {
        group: reader.access.group.id.clone(),
        players: choices.players,
    };
    Ok(reader.ok(&page))
}

pub(super) async fn player(
    reader: GroupReader,
    path: Path<(GroupId, PlayerId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let curve = reader
        .groups
        .player_choices(&reader.access, &player)
        .await?;
    let zone = reader.access.group.zone();
    let found = reader.access.player(&player);
    let name = found.map_or_else(String::new, |found| found.name.clone());
    let (of_sums, of_rolls): (Vec<&ChoicePoint>, Vec<&ChoicePoint>) = curve
        .points
        .iter()
        .partition(|point| point.depth == Depth::WhiteSums);
    let charts = [
        ChoiceChart::new("curve-rolls", "choices-rolls", &name, &of_rolls),
        ChoiceChart::new("curve-white-sums", "choices-white-sums", &name, &of_sums),
    ];
    let page = ChoiceCurvePage {
        group,
        charts: charts.into_iter().flatten().collect(),
        name,
        rows: curve
            .points
            .into_iter()
            .rev()
            .map(|point| row(point, zone))
            .collect(),
    };
    Ok(reader.ok(&page))
}
