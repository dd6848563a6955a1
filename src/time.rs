//! Times in JSON, and the time zone of this computer.

use std::env;
use std::sync::LazyLock;

use chrono::{DateTime, SecondsFormat, Utc};
use chrono_tz::Tz;
use serde::Serializer;

/// The server's time zone when it was first needed; UTC if the system has none.
static SERVER_ZONE: LazyLock<Tz> = LazyLock::new(|| {
    // In a container the variable is the usual way to set it.
    let given = env::var("TZ").ok().and_then(|name| name.parse().ok());
    let of_system = || iana_time_zone::get_timezone().ok()?.parse().ok();
    given.or_else(of_system).unwrap_or(Tz::UTC)
});

/// That the variable `TZ` names no time zone; `None` if it names one, or is not set.
pub(crate) fn unknown_zone() -> Option<String> {
    let name = env::var("TZ").ok().filter(|name| !name.is_empty())?;
    name.parse::<Tz>().err()?;
    Some(format!(
        "TZ={name} is not a time zone, such as Europe/Berlin; {} is used instead.",
        server_zone()
    ))
}

/// The time zone that the variable `TZ` names, or the time zone of this computer.
pub(crate) fn server_zone() -> Tz {
    *SERVER_ZONE
}

/// Serializes a time in UTC with milliseconds (RFC 3339).
pub(crate) fn serialize<S: Serializer>(at: &DateTime<Utc>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&at.to_rfc3339_opts(SecondsFormat::Millis, true))
}

/// Serializes a time as [`serialize`] does, or null.
pub(crate) fn serialize_optional<S: Serializer>(
    at: &Option<DateTime<Utc>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match at {
        Some(at) => serialize(at, to),
        None => to.serialize_none(),
    }
}
