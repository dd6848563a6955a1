//! Checking and scoring a paper sheet.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use serde::{Deserialize, Serialize};

use super::Problem;
use super::body::{Post, private};
use crate::error::Error;
use crate::games::Games;
use crate::rules::{ByColor, Color, WrittenSheet};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoreBody {
    variant: String,
    #[serde(default)]
    rows: WrittenRows,
    #[serde(default)]
    locks: Vec<Color>,
    #[serde(default)]
    penalties: u8,
}

/// The rows that have crosses; a row that is not named has none.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct WrittenRows {
    red: Vec<u8>,
    yellow: Vec<u8>,
    green: Vec<u8>,
    blue: Vec<u8>,
}

#[derive(Serialize)]
struct Score {
    rows: ByColor<RowScore>,
    penalty_score: i32,
    total: i32,
}

#[derive(Serialize)]
struct RowScore {
    crosses: u32,
    score: u32,
}

pub(super) async fn score(
    games: Data<Games>,
    post: Post<ScoreBody>,
) -> Result<HttpResponse, Problem> {
    let ScoreBody {
        variant,
        rows,
        locks,
        penalties,
    } = post.body;
    let board = games.boards().get(&variant);
    let board = board.ok_or_else(|| Error::invalid("no-such-board"))?;
    let WrittenRows {
        red,
        yellow,
        green,
        blue,
    } = rows;
    let written = WrittenSheet {
        rows: ByColor {
            red,
            yellow,
            green,
            blue,
        },
        locks,
        penalties,
    };
    let sheet = written.read(board).map_err(Problem::of_mistakes)?;
    Ok(private(StatusCode::OK).json(Score {
        rows: ByColor::from_fn(|color| {
            let row = sheet.row(color);
            RowScore {
                crosses: row.crosses(),
                score: row.score(),
            }
        }),
        penalty_score: sheet.penalty_score(),
        total: sheet.total(),
    }))
}
