//! Series that are refused.

use serde_json::{Value, json};

use super::series::{add, winter};
use crate::common::Server;

/// The series with another value of a field.
fn with(field: &str, value: Value) -> Value {
    let mut series = winter();
    series[field] = value;
    series
}

#[tokio::test]
async fn a_series_with_a_bad_field_is_refused_and_nothing_changes() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let list = format!("{}/series", group.path);
    let path = add(&server, &group, winter()).await;
    let before = group.get(&server, "/series").await;
    let long = "a".repeat(41);
    for (field, value) in [
        ("name", json!("")),
        ("name", json!(" ")),
        ("name", json!(long)),
        ("name", json!(7)),
        ("name", json!("a\u{7}b")),
        ("from", json!("")),
        ("from", json!("2026-02-30")),
        ("from", json!("1.1.2026")),
        ("from", json!(20260101)),
        ("from", json!("1989-12-31")),
        ("from", json!("2101-01-01")),
        ("from", json!("+12026-01-01")),
        ("from", json!("2026-02-01")),
        ("to", json!("2025-12-31")),
        ("to", json!("2101-01-01")),
        ("to", json!("soon")),
        ("to", json!(["2026-01-31"])),
        ("scoring", json!("luck")),
        ("scoring", json!(1)),
        ("scoring", json!("Rank")),
    ] {
        let added = server.post(&list, &group.token, with(field, value.clone()));
        added.await.refused(400, "invalid_value");
        let changed = server.patch(&path, &group.token, json!({field: value}));
        changed.await.refused(400, "invalid_value");
    }
    for field in ["name", "from", "scoring"] {
        let mut series = winter();
        series.as_object_mut().unwrap().remove(field);
        let added = server.post(&list, &group.token, series).await;
        assert_eq!(added.status, 400, "{field}: {}", added.text);
        let added = server.post(&list, &group.token, with(field, Value::Null));
        assert_eq!(added.await.status, 400, "{field}");
    }
    let unknown = server.post(&list, &group.token, with("points", json!(3)));
    unknown.await.refused(400, "unknown_field");
    let unknown = json!({"id": "k5w8r2ybn3gt"});
    let unknown = server.patch(&path, &group.token, unknown).await;
    unknown.refused(400, "unknown_field");
    assert_eq!(group.get(&server, "/series").await, before);
    for id in ["0", "k5w8r2ybn3gu", "new", "K5W8R2YBN3GT"] {
        let missing = server.get(&format!("{list}/{id}"), &group.token).await;
        missing.refused(404, "not_found");
    }
}
