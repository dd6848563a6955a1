//! The days of a table, as spreadsheets of several countries write them.

use chrono::NaiveDate;

use super::answers::DateOrder;

/// Reads a day: 20.11.2026, 20/11/26, 2026-11-20. A time after it is ignored; years of two digits are of this century.
pub(super) fn parse_date(text: &str, order: DateOrder) -> Option<NaiveDate> {
    // In some countries a space follows each dot.
    let text = text.replace(". ", ".");
    let (separator, [first, second, third]) = parts(&text)?;
    let number = |text: &str| text.parse::<u32>().ok();
    let (first_number, second_number) = (number(first)?, number(second)?);
    if first.len() == 4 {
        return NaiveDate::from_ymd_opt(first.parse().ok()?, second_number, number(third)?);
    }
    let year: i32 = match third.len() {
        2 => 2000 + third.parse::<i32>().ok()?,
        4 => third.parse().ok()?,
        _ => return None,
    };
    let day_first = NaiveDate::from_ymd_opt(year, second_number, first_number);
    if separator == '.' {
        return day_first;
    }
    let month_first = NaiveDate::from_ymd_opt(year, first_number, second_number);
    match order {
        DateOrder::DayFirst => day_first.or(month_first),
        DateOrder::MonthFirst => month_first.or(day_first),
    }
}

/// The order in which a day must be read, if it can be read in one order only.
pub(super) fn evident_order(text: &str) -> Option<DateOrder> {
    let ('/' | '-', [first, second, _]) = parts(text)? else {
        return None;
    };
    let exceeds = |text: &str| text.len() <= 2 && text.parse::<u32>().is_ok_and(|it| it > 12);
    match (exceeds(first), exceeds(second)) {
        (true, false) => Some(DateOrder::DayFirst),
        (false, true) => Some(DateOrder::MonthFirst),
        (true, true) | (false, false) => None,
    }
}

/// Whether it is a day that the two orders read differently.
pub(super) fn is_ambiguous(text: &str) -> bool {
    let read = |order| parse_date(text, order);
    evident_order(text).is_none() && read(DateOrder::DayFirst) != read(DateOrder::MonthFirst)
}

/// The three numbers of a day and what separates them.
fn parts(text: &str) -> Option<(char, [&str; 3])> {
    let end = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '/' | '-'));
    let (day, time) = text.split_at(end.unwrap_or(text.len()));
    // A time begins with a digit, after a space, a comma or a T.
    let time = time.trim_start_matches([',', 'T', ' ']);
    let is_time = time.is_empty() || time.starts_with(|c: char| c.is_ascii_digit());
    let separator = day.chars().find(|c| !c.is_ascii_digit())?;
    let mut parts = day.split(separator);
    let three = [parts.next()?, parts.next()?, parts.next()?];
    let are_numbers = three
        .iter()
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    (is_time && are_numbers && parts.next().is_none()).then_some((separator, three))
}
