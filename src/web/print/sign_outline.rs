//! The outlines of the signs around numbers, as paths of a drawing.

use std::f64::consts::PI;

use crate::rules::Sign;
use crate::web::kit::plot::corners;

/// The parts of its size that a digit is wide and high, halved.
const HALF_DIGIT: (f64, f64) = (0.31, 0.36);

/// The least size of a number, even where it reaches over its sign.
const LEAST_NUMBER: f64 = 3.2;

/// How far from the middle the inner corners of a star are.
const STAR: f64 = 0.56;

/// The rectangle of a space, and the part of it around which a sign is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct SignPlace {
    /// The x and y coordinates of the space's corner.
    pub(super) corner: (f64, f64),
    /// The width and height of the space.
    pub(super) size: (f64, f64),
    /// The middle of its number.
    pub(super) center: (f64, f64),
    /// The half width and half height that the sign may have.
    pub(super) reach: (f64, f64),
}

/// A sign as it is drawn.
pub(super) struct SignOutline {
    /// The word for it, which selects its style.
    pub(super) name: &'static str,
    pub(super) path: String,
}

impl SignOutline {
    pub(super) fn new(sign: Sign, place: SignPlace) -> Self {
        Self {
            name: sign.as_str(),
            path: path(sign, place),
        }
    }
}

/// The largest size of a number with so many digits within a sign.
pub(super) fn number_size(sign: Sign, place: SignPlace, digits: f64) -> f64 {
    let (across, down) = place.reach;
    let radius = across.min(down);
    let wide = digits * HALF_DIGIT.0;
    let within = |across: f64, down: f64| 0.92 / (wide / across).hypot(HALF_DIGIT.1 / down);
    let size = match sign {
        Sign::Box => 0.36 * place.size.0 / wide,
        Sign::Step => f64::INFINITY,
        Sign::Ring => within(across.min(1.3 * down), down),
        Sign::Circle | Sign::Octagon => within(radius, radius),
        Sign::Diamond => 0.92 / (wide / across.min(1.35 * down) + HALF_DIGIT.1 / down),
        Sign::Square => 0.82 * radius / wide,
        Sign::Star => within(across, down) * 0.8,
    };
    size.max(LEAST_NUMBER)
}

fn path(sign: Sign, place: SignPlace) -> String {
    let (x, y) = place.corner;
    let (width, height) = place.size;
    let (across, down) = place.reach;
    let radius = across.min(down);
    match sign {
        Sign::Box => frame((x + 0.1 * width, y + 0.9), (0.8 * width, height - 1.8)),
        Sign::Step => frame((x, y), (width, height)),
        Sign::Ring => ellipse(place.center, (across.min(1.3 * down), down)),
        Sign::Circle => ellipse(place.center, (radius, radius)),
        Sign::Diamond => regular(
            place.center,
            (across.min(1.35 * down), down),
            &[1.0; 4],
            0.0,
        ),
        Sign::Square => {
            let half = 0.92 * radius;
            let (x, y) = place.center;
            frame((x - half, y - half), (2.0 * half, 2.0 * half))
        }
        Sign::Octagon => regular(place.center, (radius, radius), &[1.04; 8], PI / 8.0),
        Sign::Star => {
            let reach = (across.min(1.25 * down), 1.08 * down);
            regular(place.center, reach, &[1.0, STAR].repeat(5), 0.0)
        }
    }
}

fn frame((x, y): (f64, f64), (width, height): (f64, f64)) -> String {
    let right = x + width;
    let bottom = y + height;
    polygon([(x, y), (right, y), (right, bottom), (x, bottom)].into_iter())
}

fn ellipse((x, y): (f64, f64), (across, down): (f64, f64)) -> String {
    let (left, twice) = (x - across, 2.0 * across);
    format!(
        "M{left:.2} {y:.2}a{across:.2} {down:.2} 0 1 0 {twice:.2} 0a{across:.2} {down:.2} 0 1 0 -{twice:.2} 0z"
    )
}

/// A polygon whose corners lie at these distances, at equal angles from the top on, turned by an angle.
fn regular(
    (x, y): (f64, f64),
    (across, down): (f64, f64),
    distances: &[f64],
    turned: f64,
) -> String {
    let count = f64::from(u32::try_from(distances.len()).unwrap_or(u32::MAX));
    let numbered = (0u32..).map(f64::from).zip(distances);
    polygon(numbered.map(|(index, distance)| {
        let angle = turned + 2.0 * PI * index / count;
        let corner_x = x + across * distance * angle.sin();
        (corner_x, y - down * distance * angle.cos())
    }))
}

fn polygon(points: impl Iterator<Item = (f64, f64)>) -> String {
    format!("M{}z", corners(points))
}
