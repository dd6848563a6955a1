//! What the page shows: facts in sections, each a label with a value.

use std::path::Path;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::config::{Config, EffectiveSettings, Setting, SettingSource};
use crate::domain::i18n::{Message, msg};
use crate::games::GameService;
use crate::http::RequestContext;
use crate::store::{AutomaticBackups, Store, Totals, free_bytes};
use crate::time::server_zone;
use crate::web::kit::labels;

/// What the page shows of the server itself.
#[derive(Clone)]
pub struct ServerInfo {
    pub config: Config,
    pub started_at: DateTime<Utc>,
    /// The same moment on a monotonic clock.
    pub started: Instant,
}

/// Facts under one title.
pub(super) struct Section {
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    pub(super) facts: Vec<Fact>,
}

/// A label with a value and further details.
pub(super) struct Fact {
    pub(super) id: String,
    pub(super) label: Message,
    pub(super) value: Message,
    pub(super) note: Option<Message>,
}

fn text(text: impl Into<String>) -> Message {
    msg("plain").with("text", text.into())
}

fn number(number: impl ToString) -> Message {
    text(number.to_string())
}

fn fact(label: &'static str, value: Message) -> Fact {
    Fact {
        id: label.to_owned(),
        label: msg(label),
        value,
        note: None,
    }
}

/// All sections, in their order on the page.
pub(super) async fn sections(
    info: &ServerInfo,
    request: &RequestContext,
    totals: &Totals,
) -> Vec<Section> {
    let store = request.services.store();
    vec![
        Section {
            id: "server",
            title: "admin-server",
            facts: about_server(info, request).await,
        },
        Section {
            id: "games",
            title: "admin-games",
            facts: about_games(&request.games, totals),
        },
        Section {
            id: "database",
            title: "admin-database",
            facts: about_database(store),
        },
        Section {
            id: "backups",
            title: "admin-backups",
            facts: about_backups(info, store, request.services.now()),
        },
        Section {
            id: "rights",
            title: "admin-rights",
            facts: vec![
                fact("admin-devices", number(totals.devices)),
                fact("admin-tokens", number(totals.tokens)),
            ],
        },
        Section {
            id: "settings",
            title: "admin-settings",
            facts: settings(&info.config.effective_settings),
        },
    ]
}

async fn about_server(info: &ServerInfo, request: &RequestContext) -> Vec<Fact> {
    let ready = match request.games.ready().await {
        Ok(()) => msg("admin-ready-yes"),
        Err(error) => error.detail,
    };
    let uptime = request.services.instant() - info.started;
    vec![
        fact("admin-version", text(env!("BUILD_VERSION"))),
        fact("admin-address", text(request.public_url.url())),
        fact("admin-started", date(info.started_at)),
        fact("admin-uptime", duration(uptime)),
        fact("admin-ready", ready),
    ]
}

fn about_games(games: &GameService, totals: &Totals) -> Vec<Fact> {
    vec![
        fact("admin-running", number(totals.running)),
        fact("admin-lobbies", number(totals.lobbies)),
        fact("admin-finished", number(totals.finished)),
        fact("admin-streams", number(games.open_streams())),
        fact("admin-in-memory", number(games.cached_games())),
        fact("admin-groups", number(totals.groups)),
        fact("admin-seats", number(totals.seats)),
    ]
}

fn about_database(store: &Store) -> Vec<Fact> {
    let activity = store.activity();
    let free = store.file().and_then(Path::parent).and_then(free_bytes);
    let version = store.schema_version();
    vec![
        fact("admin-file", text(store.address().to_string())),
        fact("admin-size", size(activity.database_size)),
        fact("admin-log-size", size(activity.log_size)),
        fact(
            "admin-free",
            free.map_or_else(|| msg("admin-unknown"), size),
        ),
        fact(
            "admin-schema",
            version.map_or_else(|| msg("admin-unknown"), number),
        ),
    ]
}

fn about_backups(info: &ServerInfo, store: &Store, now: DateTime<Utc>) -> Vec<Fact> {
    let backups = &info.config.backups;
    let Some(file) = store.file().filter(|_| backups.number > 0) else {
        return vec![fact("admin-backups-limit", msg("admin-backups-off"))];
    };
    let mut facts = vec![fact("admin-backups-limit", number(backups.number))];
    let folder = backups.folder_of(file);
    let made = folder
        .as_ref()
        .ok()
        .and_then(|folder| AutomaticBackups::list(folder).ok());
    if let Ok(folder) = folder {
        facts.push(fact(
            "admin-backups-folder",
            text(folder.display().to_string()),
        ));
    }
    facts.extend(match made {
        Some(made) => {
            let newest = made.newest(now);
            let age = newest.and_then(|newest| (now - newest).to_std().ok());
            vec![
                fact("admin-backups-stored", number(made.count())),
                Fact {
                    note: age.map(|age| msg("admin-ago").with("time", duration(age))),
                    ..fact(
                        "admin-backups-last",
                        newest.map_or_else(|| msg("admin-backups-none"), date),
                    )
                },
            ]
        }
        None => vec![fact("admin-backups-last", msg("admin-unknown"))],
    });
    let failures = store.activity().backup_failures;
    facts.push(fact("admin-backups-failed", number(failures)));
    facts
}

/// The configuration file, and the settings, each with where it comes from.
fn settings(effective: &EffectiveSettings) -> Vec<Fact> {
    let file = match &effective.file {
        Some(file) => text(file.display().to_string()),
        None => msg("admin-no-config"),
    };
    let file = fact("admin-config", file);
    std::iter::once(file)
        .chain(effective.settings.iter().map(setting))
        .collect()
}

fn setting(setting: &Setting) -> Fact {
    let key = &setting.key;
    let source = match setting.source {
        SettingSource::Default => msg("admin-source-default"),
        SettingSource::File => msg("admin-source-file"),
        SettingSource::Variable => {
            text(format!("ROWLOCK_{}", key.to_uppercase().replace('-', "_")))
        }
        SettingSource::Option => text(format!("--{key}")),
    };
    Fact {
        id: format!("setting-{key}"),
        label: text(key),
        value: match &setting.value {
            Value::Null => msg("admin-unset"),
            Value::Array(values) => {
                let values: Vec<_> = values.iter().filter_map(Value::as_str).collect();
                text(values.join(", "))
            }
            value => text(value.as_str().unwrap_or_default()),
        },
        note: Some(source),
    }
}

fn date(at: DateTime<Utc>) -> Message {
    labels::date(at, server_zone())
}

/// A time in days, hours and minutes.
fn duration(time: Duration) -> Message {
    let minutes = time.as_secs() / 60;
    let (hours, days) = (minutes / 60, minutes / (24 * 60));
    msg("admin-duration")
        .with("days", days.to_string())
        .with("hours", (hours % 24).to_string())
        .with("minutes", (minutes % 60).to_string())
}

/// A size with one decimal place, in the unit that suits it.
fn size(bytes: u64) -> Message {
    const KIB: f64 = 1024.0;
    #[allow(clippy::cast_precision_loss)]
    let kib = bytes as f64 / KIB;
    let (unit, size) = if kib < KIB {
        ("admin-kib", kib)
    } else if kib < KIB * KIB {
        ("admin-mib", kib / KIB)
    } else {
        ("admin-gib", kib / KIB / KIB)
    };
    msg(unit).with("size", labels::decimal(size))
}
