//! What random games must come to: agreement about games without it proves nothing.

use rowlock_rules::Mode;
use serde_json::Value;

/// So many games come to all situations that belong to their mode.
pub const MANY_GAMES: u32 = 90;

/// The reason of a forced cross.
const BY_BAR: &str = r#""by":"bar""#;

/// The situations that an accepted move is an example of.
pub fn of_move(before: &Value, event: &Value, after: &Value) -> Vec<&'static str> {
    let seats = after["seats"].as_array().unwrap();
    let is_locked =
        |seat: &Value| seat["rows"][event["row"].as_str().unwrap_or_default()]["locked"] == true;
    let locks = event["effects"].to_string().contains("lock\"");
    let is_late = event["turn"].as_u64() < before["turn"].as_u64();
    let is = |what: &str| event["type"] == what;
    let cross = is("cross");
    let is_bonus = event["row"] == "red-yellow" || event["row"] == "green-blue";
    let effects = event["effects"].to_string();
    let forces = effects.contains(BY_BAR);
    let links = effects.contains(r#""by":"link""#);
    let struck = |view: &Value| view["seats"][0]["extra_rows"]["bar"]["struck"].clone();
    [
        ("taken", true),
        ("undo", is("undo") && before["result"].is_null()),
        ("undo of an end", is("undo") && !before["result"].is_null()),
        ("rewind", is("rewind")),
        ("correction", is("correct")),
        ("leaving", is("leave")),
        ("closing", is("close")),
        ("lock", cross && locks),
        (
            "lock of several",
            cross && locks && seats.iter().filter(|seat| is_locked(seat)).count() > 1,
        ),
        ("late cross", cross && is_late),
        ("late lock", cross && is_late && locks),
        ("second cross", cross && event["second"] == true),
        (
            "second correction",
            is("correct") && event["second"] == true,
        ),
        ("bonus cross", cross && is_bonus),
        ("late bonus cross", cross && is_bonus && is_late),
        ("bonus color cross", is_bonus && event["use"] == "color"),
        ("bonus correction", is("correct") && is_bonus),
        ("bar correction", is("correct") && event["row"] == "bar"),
        ("forced cross", forces),
        ("forced crosses", effects.matches(BY_BAR).count() > 1),
        ("late forced cross", forces && is_late),
        ("forced lock", forces && locks),
        ("late forced lock", forces && locks && is_late),
        ("lost cross", effects.contains("\"lost\"")),
        ("struck fields", struck(before) != struck(after)),
        ("link", links),
        (
            "corrected link",
            is("correct") && crossed_spaces(before) + 2 == crossed_spaces(after),
        ),
        ("late link", links && is_late),
        ("color cross", event["use"] == "color"),
        ("color lock", event["use"] == "color" && locks),
        ("lucky cross", event["use"] == "lucky"),
        ("lucky lock", event["use"] == "lucky" && locks),
        ("late lucky cross", event["use"] == "lucky" && is_late),
        (
            "cross in the last call",
            cross && before["status"] == "last_call",
        ),
        (
            "last call corrected",
            is("correct") && before["status"] != after["status"],
        ),
        (
            "lock corrected",
            is("correct") && before["closed_rows"] != after["closed_rows"],
        ),
        (
            "ended by locks",
            before["result"].is_null() && after["result"]["reason"] == "locks",
        ),
        (
            "ended by penalties",
            before["result"].is_null() && after["result"]["reason"] == "penalties",
        ),
        (
            "stopped",
            before["result"].is_null() && after["result"]["reason"] == "stopped",
        ),
    ]
    .into_iter()
    .filter_map(|(what, is_so)| is_so.then_some(what))
    .collect()
}

/// How many spaces of the four rows all seats have crossed.
fn crossed_spaces(view: &Value) -> usize {
    let seats = view["seats"].as_array().unwrap().iter();
    let rows = seats.flat_map(|seat| seat["rows"].as_object().unwrap().values());
    rows.map(|row| row["crossed"].as_array().unwrap().len())
        .sum()
}

/// What games of every mode come to.
const ALWAYS: &[&str] = &[
    "lock",
    "lock of several",
    "cross in the last call",
    "undo",
    "undo of an end",
    "rewind",
    "correction",
    "lock corrected",
    "ended by locks",
    "already_crossed",
    "correction_conflict",
    "game_over",
    "host_only",
    "invalid_value",
    "last_call_used",
    "left_of_last_cross",
    "no_such_space",
    "not_in_this_mode",
    "nothing_to_undo",
    "row_closed",
    "too_few_crosses",
    "undo_conflict",
];

/// What only many games of every mode come to.
const IN_MANY_GAMES: &[&str] = &[
    "last call corrected",
    "ended by penalties",
    "stopped",
    "entry",
    "no entry",
    "penalty_limit",
];

const ON_PAPER: &[&str] = &["closing"];

const IN_TURNS: &[&str] = &[
    "late cross",
    "late lock",
    "leaving",
    "already_crossed_this_roll",
    "not_your_turn",
    "turn_over",
];

const WITH_DICE: &[&str] = &[
    "color cross",
    "color lock",
    "already_rolled",
    "not_lucky",
    "not_rolled",
    "roll_first",
    "wrong_dice",
];

const WITH_LUCK: &[&str] = &[
    "lucky cross",
    "lucky lock",
    "late lucky cross",
    "not_fewest",
    "not_next",
];

const WITH_SECOND_BOXES: &[&str] = &["second cross", "second correction", "not_last_cross"];

const WITH_BONUS_ROWS: &[&str] = &["bonus cross", "bonus correction", "needs_neighbour"];

const WITH_BAR: &[&str] = &[
    "forced cross",
    "forced crosses",
    "forced lock",
    "lost cross",
    "struck fields",
    "bar correction",
];

const WITH_LINKS: &[&str] = &["link", "corrected link"];

/// What so many games on this board and in this mode come to.
pub fn required(board: &str, mode: Mode, games: u32) -> Vec<&'static str> {
    let by_mode: &[&[&str]] = match mode {
        Mode::Sheet => &[ON_PAPER],
        Mode::Turns => &[IN_TURNS],
        Mode::Dice => &[IN_TURNS, WITH_DICE],
    };
    let by_board: &[&[&str]] = match (board, mode) {
        ("longo", Mode::Dice) => &[WITH_LUCK],
        ("double-a", _) => &[WITH_SECOND_BOXES],
        ("big-points", Mode::Sheet) => &[WITH_BONUS_ROWS],
        ("big-points", Mode::Turns) => &[WITH_BONUS_ROWS, &["late bonus cross"]],
        ("big-points", Mode::Dice) => &[WITH_BONUS_ROWS, &["bonus color cross"]],
        ("bonus-a", Mode::Turns) => &[WITH_BAR, &["late forced cross", "late forced lock"]],
        ("bonus-a", _) => &[WITH_BAR],
        ("connected-chain", Mode::Turns) => &[WITH_LINKS, &["late link"]],
        ("connected-chain", _) => &[WITH_LINKS],
        _ => &[],
    };
    let always: &[&[&str]] = match games {
        MANY_GAMES.. => &[ALWAYS, IN_MANY_GAMES],
        _ => &[ALWAYS],
    };
    [always, by_mode, by_board].concat().concat()
}
