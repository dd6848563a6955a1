//! The ratings of a group's players, and the curve of one of them.

use actix_web::HttpResponse;
use actix_web::web::Path;
use askama::Template;
use chrono_tz::Tz;

use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GroupId, PlayerId};
use crate::groups::{PlayerRating, RatingPoint};
use crate::http::{GroupReader, HttpError};
use crate::web::kit::plot::{LEVELS, Scale, corners, spacing, units};
use crate::web::kit::{filters, labels};

/// The ratings of a group.
#[derive(Template)]
#[template(path = "stats/ratings.html")]
struct RatingsPage {
    group: GroupId,
    players: Vec<PlayerRating>,
}

/// The rating of a player after each game.
#[derive(Template)]
#[template(path = "stats/rating_curve.html")]
struct RatingCurvePage {
    group: GroupId,
    name: String,
    /// `None` with fewer than two games.
    chart: Option<RatingChart>,
    /// The games, the latest first.
    rows: Vec<RatingRow>,
}

/// A curve within the range of its uncertainty.
struct RatingChart {
    title: Message,
    range: String,
    line: String,
    /// The y coordinates of round numbers of points.
    levels: Vec<(String, i32)>,
}

/// A game in the table.
struct RatingRow {
    at: String,
    date: Message,
    game: String,
    rating: i32,
    uncertainty: i32,
}

impl RatingChart {
    fn new(name: &str, curve: &[RatingPoint]) -> Option<Self> {
        let above = |point: &RatingPoint| point.rating + point.uncertainty;
        let below = |point: &RatingPoint| point.rating - point.uncertainty;
        let (highest, lowest) = (
            curve.iter().map(above).max()?,
            curve.iter().map(below).min()?,
        );
        if curve.len() < 2 {
            return None;
        }
        let step = spacing(highest - lowest, LEVELS);
        let scale = Scale::of_line(curve.len(), (highest, lowest));
        let at = |(index, points): (usize, i32)| (scale.x(index), scale.y(points));
        let line = curve.iter().map(|point| point.rating).enumerate().map(at);
        let range = curve.iter().map(above).enumerate().map(at);
        let back = curve.iter().map(below).enumerate().rev().map(at);
        let title = msg("rating-curve-of").with("name", name);
        let first = lowest.div_euclid(step) * step + step;
        Some(Self {
            title: title.with("games", curve.len()),
            range: corners(range.chain(back)),
            line: corners(line),
            levels: (first..=highest)
                .step_by(usize::try_from(step).unwrap_or(1))
                .map(|points| (units(scale.y(points)), points))
                .collect(),
        })
    }
}

fn row(point: RatingPoint, zone: Tz) -> RatingRow {
    let (date, at) = labels::played(point.played.day, point.played.finished_at, zone);
    RatingRow {
        at,
        date,
        game: point.played.game.to_string(),
        rating: point.rating,
        uncertainty: point.uncertainty,
    }
}

pub(super) async fn group(reader: GroupReader) -> Result<HttpResponse, HttpError> {
    let ratings = reader.groups.ratings(&reader.access).await?;
    let page = RatingsPage {
        group: reader.access.group.id.clone(),
        players: ratings.players,
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
        .player_ratings(&reader.access, &player)
        .await?;
    let zone = reader.access.group.zone();
    let found = reader.access.player(&player);
    let name = found.map_or_else(String::new, |found| found.name.clone());
    let page = RatingCurvePage {
        group,
        chart: RatingChart::new(&name, &curve.points),
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
