//! What a game offers a seat, as moves, and what it does not offer.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::drawing::{Drawing, list, name};

/// All crosses that the lists of a seat offer, list by list.
pub fn offers(seat: &Value) -> Vec<Vec<Value>> {
    let mut lists = Vec::new();
    let cross =
        |row: &str, label: &str, it: &Value| json!({"type": "cross", "row": row, label: it});
    for (row, shown) in seat["rows"].as_object().unwrap() {
        let open = list(&shown["open"]).iter();
        lists.push(open.map(|it| cross(row, "number", it)).collect());
        let second = shown["second_open"].as_array().into_iter().flatten();
        let second = second.map(|it| {
            let mut second = cross(row, "number", it);
            second["second"] = json!(true);
            second
        });
        lists.push(second.collect());
        let fields = shown["fields_open"].as_array().into_iter().flatten();
        lists.push(fields.map(|it| cross(row, "field", it)).collect());
    }
    for (row, shown) in seat["extra_rows"].as_object().into_iter().flatten() {
        let open = list(&shown["open"]).iter();
        lists.push(open.map(|it| cross(row, "number", it)).collect());
    }
    let typed = |it: &Value| {
        let mut cross = it.clone();
        cross["type"] = json!("cross");
        cross
    };
    let swaps = seat["swaps_open"].as_array().into_iter().flatten();
    lists.push(swaps.map(typed).collect());
    for choice in seat["choices"].as_array().into_iter().flatten() {
        let with = |row: &Value| {
            json!({
                "type": "cross", "row": choice["row"], "number": choice["number"], "choose": row,
            })
        };
        let rows = list(&choice["rows"]);
        assert!(rows.len() > 1, "{choice}");
        lists.push(rows.iter().map(with).collect());
    }
    lists.retain(|list: &Vec<Value>| !list.is_empty());
    lists
}

/// The kind of a cross, by the fields it has.
pub fn kind(cross: &Value) -> &'static str {
    let is_extra =
        |row: &Value| !["red", "yellow", "green", "blue"].contains(&row.as_str().unwrap());
    match cross {
        cross if cross.get("swap").is_some() => "swap",
        cross if cross.get("choose").is_some() => "choose",
        cross if cross.get("second").is_some() => "second",
        cross if cross.get("field").is_some() => "field",
        cross if is_extra(&cross["row"]) => "extra row",
        _ => "number",
    }
}

/// What a cross and its effects say that they crossed.
pub fn named(cross: &Value, event: &Value) -> BTreeSet<String> {
    let mut names = BTreeSet::from([name(cross)]);
    if let Some(swap) = cross.get("swap") {
        names.insert(format!("swaps {swap}"));
    }
    for effect in list(&event["effects"]) {
        match effect["type"].as_str().unwrap() {
            "cross" => {
                assert!(["link", "bar", "pair"].contains(&effect["by"].as_str().unwrap()));
                names.insert(name(effect));
            }
            "bar" => {
                names.insert(format!("bar {}", effect["field"]));
            }
            "pair" => {
                names.insert(format!("pairs {}", effect["pair"]));
            }
            "lock" | "lost" | "finish" => {}
            other => panic!("{other}: {event}"),
        }
    }
    names
}

/// The spaces of the board that no list offers this seat, as crosses.
pub fn not_offered(drawing: &Drawing, seat: &Value) -> Vec<Value> {
    let plain = offers(seat).into_iter().flatten();
    let plain = plain.filter(|cross| cross.get("swap").is_none());
    let offered: BTreeSet<String> = plain.map(|cross| name(&cross)).collect();
    let others = drawing.spaces.iter();
    let others = others.filter(|(name, _)| !offered.contains(*name));
    let cross = |space: &Value| {
        let mut cross = space.clone();
        cross["type"] = json!("cross");
        cross
    };
    others.map(|(_, space)| cross(space)).collect()
}
