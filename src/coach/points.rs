//! Points and chances as reports carry them.

use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Points with two decimals, so that sums of a report are exact.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    ToSchema,
)]
#[serde(from = "f64", into = "f64")]
#[schema(value_type = f64, examples(2.4))]
pub struct Points(pub i32);

/// A chance from 0 to 1, with four decimals.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(from = "f64", into = "f64")]
#[schema(value_type = f64, minimum = 0, maximum = 1, examples(0.3125))]
pub struct Chance(u16);

impl Points {
    /// The nearest hundredth.
    pub fn of(points: f64) -> Self {
        Self((points * 100.0).round() as i32)
    }

    /// The points as a number.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl Chance {
    /// The nearest hundredth of a per cent.
    pub fn of(chance: f64) -> Self {
        Self((chance * 10_000.0).round() as u16)
    }

    /// The chance as a number.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 10_000.0
    }
}

impl From<f64> for Points {
    fn from(points: f64) -> Self {
        Self::of(points)
    }
}

impl From<Points> for f64 {
    fn from(points: Points) -> Self {
        points.as_f64()
    }
}

impl From<f64> for Chance {
    fn from(chance: f64) -> Self {
        Self::of(chance)
    }
}

impl From<Chance> for f64 {
    fn from(chance: Chance) -> Self {
        chance.as_f64()
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self(0), Self::add)
    }
}
