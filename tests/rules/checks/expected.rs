//! What a check expects.
//!
//! `red 3/6` is a row with its crosses and points, `steps` and `track` are lines in the same form, `pen`, `double` and `bonus`
//! lines with their points, `has` and `no` spaces that are crossed or not, `bar`, `swaps` and `struck` fields, `lost` what the
//! last move lost, `nowhere` what it lost because no row was open, `ties` what it let its seat choose from, `open`, `secondopen`, `fieldsopen` and `swapopen` what can be
//! crossed; `s1` begins what is expected of seat 1.

use std::collections::VecDeque;

use rowlock::rules::{Color, Cross, RowName, ScoreKind, ScoreLine, Seat, Sheet, Status, Table};

use super::moves::{Last, color_named, space};

struct Words<'a>(VecDeque<&'a str>);

impl<'a> Words<'a> {
    fn next(&mut self) -> &'a str {
        self.0.pop_front().unwrap_or_default()
    }

    /// The next words for which `read` has a value.
    fn list<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Vec<T> {
        std::iter::from_fn(|| {
            let value = read(self.0.front()?)?;
            self.0.pop_front();
            Some(value)
        })
        .collect()
    }

    /// The next words that name a color and are not a row with its crosses.
    fn colors(&mut self) -> Vec<Color> {
        std::iter::from_fn(|| {
            let color = color_named(self.0.front()?)?;
            let is_line = self.0.get(1).is_some_and(|word| word.contains('/'));
            (!is_line).then(|| self.0.pop_front())?;
            Some(color)
        })
        .collect()
    }
}

fn line(sheet: &Sheet, kind: ScoreKind) -> Option<ScoreLine> {
    sheet.lines().into_iter().find(|line| line.kind == kind)
}

/// The crosses and points of a line, as in `3/6`.
fn counted(sheet: &Sheet, kind: ScoreKind) -> String {
    line(sheet, kind).map_or_else(String::new, |line| {
        format!("{}/{}", line.crosses.unwrap_or_default(), line.score)
    })
}

fn points(sheet: &Sheet, kind: ScoreKind) -> String {
    line(sheet, kind).map_or_else(String::new, |line| line.score.to_string())
}

/// The crossed fields of a row beside the four, from 1.
fn fields(sheet: &Sheet, row: RowName) -> Vec<usize> {
    sheet.extra_row(row).iter().map(|place| place + 1).collect()
}

fn number<T: std::str::FromStr>(word: &str) -> Option<T> {
    word.parse().ok()
}

fn open_extras(table: &Table, seat: Seat, row: Color, wanted: fn(&Cross) -> bool) -> Vec<u8> {
    let crosses = table.open_extras(seat).into_iter();
    let own = crosses.filter(|cross| cross.space.row.color() == Some(row) && wanted(cross));
    own.filter_map(|cross| cross.space.label.number().or(cross.space.label.field()))
        .collect()
}

/// The swaps that can be made, as in `5@1`, whatever the row.
fn swaps(table: &Table, seat: Seat) -> Vec<String> {
    let crosses = table.open_extras(seat).into_iter();
    let swap = |cross: Cross| {
        let number = cross.space.label.number()?;
        Some(format!("{number}@{}", cross.swap?))
    };
    let mut swaps: Vec<String> = crosses.filter_map(swap).collect();
    swaps.sort();
    swaps.dedup();
    swaps
}

/// Compares the table with what is expected of it.
pub fn compare(table: &Table, last: &Last, expected: &str) -> Result<(), String> {
    let mut seat = Seat::new(0).unwrap();
    let mut words = Words(expected.split_whitespace().collect());
    while !words.0.is_empty() {
        let word = words.next();
        let sheet = table.sheet(seat).ok_or("no such seat")?;
        let found_and_wanted = match word {
            "total" => (sheet.total().to_string(), words.next().to_owned()),
            "pen" => (points(sheet, ScoreKind::Penalties), words.next().to_owned()),
            "double" => (points(sheet, ScoreKind::Double), words.next().to_owned()),
            "bonus" => (points(sheet, ScoreKind::Bonus), words.next().to_owned()),
            "steps" => (counted(sheet, ScoreKind::Steps), words.next().to_owned()),
            "track" => (counted(sheet, ScoreKind::Track), words.next().to_owned()),
            "status" => (table.status().as_str().to_owned(), words.next().to_owned()),
            "lost" => (last.lost.to_string(), words.next().to_owned()),
            "nowhere" => (last.nowhere.to_string(), words.next().to_owned()),
            "ties" => (format!("{:?}", last.ties), format!("{:?}", words.colors())),
            "closed" => {
                let closed = match table.status() {
                    Status::Finished => table.closed_rows(),
                    _ => [table.closed_rows(), table.locked_this_turn()].concat(),
                };
                (format!("{closed:?}"), format!("{:?}", words.colors()))
            }
            "locked" => {
                let rows = Color::ALL.into_iter();
                let locked: Vec<Color> = rows.filter(|&row| sheet.row(row).locked()).collect();
                (format!("{locked:?}"), format!("{:?}", words.colors()))
            }
            "has" | "no" => {
                let spaces = words.list(space);
                let is_crossed = |&name| sheet.has(sheet.board().find(name).unwrap());
                let right = spaces
                    .iter()
                    .all(|name| is_crossed(name) == (word == "has"));
                (right.to_string(), "true".to_owned())
            }
            "bar" | "swaps" => {
                let row = match word {
                    "bar" => RowName::Bar,
                    _ => RowName::Swaps,
                };
                let wanted: Vec<usize> = words.list(number);
                (format!("{:?}", fields(sheet, row)), format!("{wanted:?}"))
            }
            "struck" => {
                let wanted: Vec<usize> = words.list(number);
                let struck = table.struck(seat, RowName::Bar).ok_or("no bar")?;
                let struck: Vec<usize> = struck.iter().map(|place| place + 1).collect();
                (format!("{struck:?}"), format!("{wanted:?}"))
            }
            "open" | "secondopen" | "fieldsopen" => {
                let row = color_named(words.next().trim_end_matches(':')).ok_or("no row")?;
                let found = match word {
                    "open" => table.open(seat, row),
                    "secondopen" => open_extras(table, seat, row, |cross| cross.space.second),
                    _ => open_extras(table, seat, row, |cross| {
                        cross.space.label.field().is_some()
                    }),
                };
                let wanted: Vec<u8> = words.list(number);
                (format!("{found:?}"), format!("{wanted:?}"))
            }
            "swapopen" => {
                let wanted = words.list(|word| word.contains('@').then(|| word.to_owned()));
                (format!("{:?}", swaps(table, seat)), format!("{wanted:?}"))
            }
            row if color_named(row).is_some() => {
                let row = color_named(row).ok_or("no row")?;
                let found = format!("{}/{}", sheet.crosses(row), sheet.row_score(row));
                (found, words.next().to_owned())
            }
            named if named.starts_with('s') => {
                let number: usize = number(&named[1..]).ok_or("no seat")?;
                seat = Seat::new(number).ok_or("no seat")?;
                continue;
            }
            other => return Err(format!("{other} is no expectation")),
        };
        let (found, wanted) = found_and_wanted;
        if found != wanted {
            return Err(format!("{word} of seat {seat}: {found}, expected {wanted}"));
        }
    }
    Ok(())
}
