//! The ratings of a group's players, and the curve of one of them.

use actix_web::HttpResponse;
use actix_web::web::Path;
use askama::Template;

use super::curve::CurveChart;
use crate::auth::GroupAccess;
use crate::domain::i18n::msg;
use crate::domain::ids::{GroupId, PlayerId};
use crate::groups::{PlayerRating, RatingPoint};
use crate::http::{GroupReader, HttpError};
use crate::web::kit::filters;
use crate::web::kit::plot::{LEVELS, Scale, corners, spacing};

/// The ratings of a group.
#[derive(Template)]
#[template(path = "stats/ratings.html")]
struct RatingsPage<'a> {
    access: &'a GroupAccess,
    players: Vec<PlayerRating>,
    /// The players with too few games.
    without_rating: Vec<PlayerRating>,
}

/// The rating of a player after each game.
#[derive(Template)]
#[template(path = "stats/rating_curve.html")]
struct RatingCurvePage<'a> {
    access: &'a GroupAccess,
    name: &'a str,
    /// `None` with fewer than two games.
    chart: Option<RatingChart>,
    points: Vec<RatingPoint>,
}

/// A curve within the range of its uncertainty.
struct RatingChart {
    curve: CurveChart,
    range: String,
}

impl RatingChart {
    fn new(name: &str, points: &[RatingPoint]) -> Option<Self> {
        let above = |point: &RatingPoint| point.rating + point.uncertainty;
        let below = |point: &RatingPoint| point.rating - point.uncertainty;
        let (highest, lowest) = (
            points.iter().map(above).max()?,
            points.iter().map(below).min()?,
        );
        if points.len() < 2 {
            return None;
        }
        let step = spacing(highest - lowest, LEVELS);
        let scale = Scale::of_line(points.len(), (highest, lowest));
        let at = |(index, points): (usize, i32)| (scale.x(index), scale.y(points));
        let range = points.iter().map(above).enumerate().map(at);
        let back = points.iter().map(below).enumerate().rev().map(at);
        let title = msg("rating-curve-of").with("name", name);
        let first = lowest.div_euclid(step) * step + step;
        let ratings = points.iter().map(|point| point.rating);
        Some(Self {
            curve: CurveChart::new(title, &scale, ratings, (first, step)),
            range: corners(range.chain(back)),
        })
    }
}

pub(super) async fn group(reader: GroupReader) -> Result<HttpResponse, HttpError> {
    let ratings = reader.groups.ratings(&reader.access).await?;
    let has_rating = |player: &PlayerRating| player.lacking_games() == 0;
    let (players, without_rating) = ratings.players.into_iter().partition(has_rating);
    let page = RatingsPage {
        access: &reader.access,
        players,
        without_rating,
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
        .player_ratings(&reader.access, &player)
        .await?;
    let found = reader.access.player(&player);
    let name = found.map_or("", |found| &found.name);
    let page = RatingCurvePage {
        access: &reader.access,
        name,
        chart: RatingChart::new(name, &curve.points),
        points: curve.points,
    };
    Ok(reader.ok(&page))
}
