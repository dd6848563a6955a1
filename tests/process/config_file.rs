//! The configuration file, and `rowlock config`, which shows the settings and where they come from.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::documentation::{help, options};
use super::program::{PROGRAM, Program, command, refusal};

/// `rowlock config` in this folder without any variable.
fn config(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("ROWLOCK_") {
            command.env_remove(name);
        }
    }
    command.current_dir(folder).arg("config").args(arguments);
    command
}

fn printed(output: Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The settings by their keys.
fn settings(command: &mut Command) -> Value {
    let report: Value = serde_json::from_str(&printed(command.output().unwrap())).unwrap();
    let settings = report["settings"].as_array().unwrap();
    let entry = |setting: &Value| (setting["key"].as_str().unwrap().to_owned(), setting.clone());
    settings.iter().map(entry).collect()
}

/// What `rowlock config` says of a file with this text.
fn wrong(text: impl AsRef<[u8]>) -> String {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("rowlock.toml"), text).unwrap();
    let output = config(folder.path(), &["--config", "rowlock.toml"]).output();
    refusal(&output.unwrap())
}

#[test]
fn an_option_comes_before_a_variable_before_the_file_before_the_default() {
    let folder = TempDir::new().unwrap();
    let file = "# For the club.\nmetrics = true\nmin-free-disk = 100\n\nnew-games = \"1,2\"\nadditions = [3, 4]\n";
    fs::write(folder.path().join("rowlock.toml"), file).unwrap();
    let arguments = ["--json", "--config", "rowlock.toml", "--new-games", "7,8"];
    let found = settings(
        config(folder.path(), &arguments)
            .env("ROWLOCK_MIN_FREE_DISK", "200")
            .env("ROWLOCK_NEW_GAMES", "5,6"),
    );
    for (key, expected) in [
        ("new-games", json!({"value": "7,8", "source": "option"})),
        (
            "min-free-disk",
            json!({"value": "200", "source": "variable"}),
        ),
        ("metrics", json!({"value": "on", "source": "file"})),
        ("additions", json!({"value": "3,4", "source": "file"})),
        (
            "import-games",
            json!({"value": "10000", "source": "default"}),
        ),
        ("public-url", json!({"value": null, "source": "default"})),
    ] {
        let mut found = found[key].clone();
        found.as_object_mut().unwrap().remove("key");
        assert_eq!(found, expected, "{key}");
    }
}

#[test]
fn every_option_of_the_server_is_a_key_of_the_file_and_the_other_way_round() {
    let folder = TempDir::new().unwrap();
    let mut names: BTreeSet<String> = options(&help()).into_iter().map(|(it, _)| it).collect();
    assert!(names.remove("config"));
    let found = settings(&mut config(folder.path(), &["--json"]));
    let keys: BTreeSet<String> = found.as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, names);

    let mut file: String = found
        .as_object()
        .unwrap()
        .iter()
        .filter(|(_, setting)| setting["value"].is_string())
        .map(|(key, setting)| format!("{key} = {}\n", setting["value"]))
        .collect();
    file += "public-url = 'https://example.org'\nbackup-dir = 'backups'\ntrusted-proxies = ['10.0.0.1', '::1']\n\
        listen-tls = '127.0.0.1:8443'\ndatabase-url-file = 'url'\ntls-certificate = 'certificate.pem'\ntls-key = 'key.pem'\n\
        acme-domain = ['example.org']\nallow-host = ['games.example.org']\nacme-contact = 'me@example.org'\nmetrics-clients = ['::1']\n";
    fs::write(folder.path().join("url"), "rowlock.db\n").unwrap();
    fs::write(folder.path().join("all.toml"), file).unwrap();
    let found = settings(&mut config(
        folder.path(),
        &["--json", "--config", "all.toml"],
    ));
    for name in names {
        assert_eq!(found[&name]["source"], "file", "{name}");
    }
    assert_eq!(
        found["trusted-proxies"]["value"],
        json!(["10.0.0.1", "::1"])
    );
}

#[test]
fn what_it_prints_is_a_configuration_file_with_the_same_settings() {
    let folder = TempDir::new().unwrap();
    let arguments = [
        "--database",
        "a \"b\"\\c.db",
        "--trusted-proxies",
        "10.0.0.1,::1",
    ];
    let text = printed(config(folder.path(), &arguments).output().unwrap());
    assert!(text.contains("# default\n"), "{text}");
    assert!(text.contains("# option\n"), "{text}");
    fs::write(folder.path().join("printed.toml"), &text).unwrap();
    let values = |command: &mut Command| {
        let mut settings = settings(command);
        for setting in settings.as_object_mut().unwrap().values_mut() {
            *setting = setting["value"].clone();
        }
        settings
    };
    assert_eq!(
        values(&mut config(
            folder.path(),
            &["--json", "--config", "printed.toml"]
        )),
        values(config(folder.path(), &["--json"]).args(arguments)),
    );
}

#[test]
fn an_unknown_key_is_refused_with_the_keys_that_there_are() {
    let said = wrong("metrics = \"on\"\r\nlisten_on = \"0.0.0.0:80\"\r\n");
    assert!(said.starts_with("rowlock.toml: "), "{said}");
    assert!(
        said.contains("\"listen_on\"") && said.contains("listen, database"),
        "{said}"
    );
    for spelling in ["public_url", "PUBLIC-URL", "ROWLOCK_PUBLIC_URL"] {
        let said = wrong(format!("{spelling} = \"https://example.org\""));
        assert!(said.contains("as \"public-url\""), "{said}");
    }
    assert!(wrong("[serve]\nlisten = \"0.0.0.0:80\"").contains("\"serve\""));
    assert!(wrong("config = \"other.toml\"").contains("\"config\""));
}

#[test]
fn a_wrong_value_is_refused_with_its_form() {
    for (value, form) in [
        ("listen = \"here\"", "ADDR:PORT"),
        ("listen = 8080", "ADDR:PORT"),
        ("listen = \"\"", "ADDR:PORT"),
        ("listen = []", "ADDR:PORT"),
        ("metrics = \"perhaps\"", "on|off"),
        ("metrics = { on = true }", "on|off"),
        ("min-free-disk = -1", "MIB"),
        ("min-free-disk = 1.5", "MIB"),
        ("new-games = [60, 120, 180]", "BURST,PER_HOUR"),
        ("trusted-proxies = [\"10.0.0.1\", \"router\"]", "ADDR,…"),
        ("public-url = 2026-11-23", "URL"),
        ("allow-host = [\"games.example.org:8080\"]", "NAME,…"),
        ("allow-host = [\"*.example.org\"]", "NAME,…"),
        ("database = \"\"", "PATH|URL"),
    ] {
        let key = value.split(' ').next().unwrap();
        let said = wrong(value);
        assert!(said.starts_with("rowlock.toml: "), "{said}");
        assert!(said.contains(&format!("{key:?} cannot be")), "{said}");
        assert!(said.contains(&format!("its form is {form}")), "{said}");
    }
}

#[test]
fn an_empty_list_means_none() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("rowlock.toml"), "trusted-proxies = []").unwrap();
    let arguments = ["--json", "--config", "rowlock.toml"];
    let found = settings(&mut config(folder.path(), &arguments));
    assert_eq!(found["trusted-proxies"]["value"], Value::Null);
    assert_eq!(found["trusted-proxies"]["source"], "file");
}

#[test]
fn a_file_that_is_not_toml_is_refused_with_the_line() {
    for text in [
        "\nlisten: 0.0.0.0:80\n",
        "\nlisten = \"0.0.0.0:80\n",
        "metrics = \"on\"\nmetrics = \"on\"",
        "\nmin-free-disk = 99999999999999999999",
    ] {
        let said = wrong(text);
        assert!(said.starts_with("rowlock.toml: "), "{said}");
        assert!(said.contains("line 2: "), "{said}");
        // Without a drawing of the line.
        assert!(!said.contains('|') && !said.contains('^'), "{said}");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_refused() {
    assert!(wrong([0xff, 0xfe]).contains("cannot be read"));
    assert!(wrong(vec![b'#'; 2 << 20]).contains("1 MiB"));
    let folder = TempDir::new().unwrap();
    for path in ["missing.toml", "."] {
        let output = config(folder.path(), &["--config", path]).output();
        let said = refusal(&output.unwrap());
        assert!(
            said.contains(path) && said.contains("cannot be read"),
            "{said}"
        );
    }
}

#[tokio::test]
async fn the_server_uses_the_file_with_and_without_its_command() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("rowlock.toml"), "database = \"club.db\"").unwrap();
    for arguments in [
        &["--config", "rowlock.toml"][..],
        &["serve", "--config", "rowlock.toml"],
    ] {
        let mut program = Program::run(command(folder.path()).args(arguments));
        program.client.start_game("sheet", &["Ana"]).await;
        assert!(program.startup_banner.contains("club.db"));
        program.kill();
    }
    let mut program = Program::run(command(folder.path()).env("ROWLOCK_CONFIG", "rowlock.toml"));
    assert!(program.startup_banner.contains("club.db"));
    program.kill();
}

#[test]
fn a_wrong_file_prevents_the_start_and_creates_nothing() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("rowlock.toml"), "lisen = \"0.0.0.0:80\"").unwrap();
    let output = command(folder.path())
        .args(["--config", "rowlock.toml"])
        .output();
    let said = refusal(&output.unwrap());
    assert!(said.contains("\"lisen\""), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_mistyped_variable_is_named_when_the_server_starts() {
    let folder = TempDir::new().unwrap();
    let log = fs::File::create(folder.path().join("log")).unwrap();
    let mut serve = command(folder.path());
    serve.env("ROWLOCK_PUBLIC_ULR", "http://secret.example");
    serve.env("ROWLOCK_MDNS", "off").env("OTHER_VARIABLE", "1");
    drop(Program::run(serve.stderr(log)));
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert_eq!(log.matches("is not a setting").count(), 1, "{log}");
    assert!(log.contains("ROWLOCK_PUBLIC_ULR"), "{log}");
    assert!(!log.contains("secret"), "{log}");
}

#[test]
fn a_profile_sets_the_quotas_that_no_single_number_does() {
    let folder = TempDir::new().unwrap();
    fs::write(
        folder.path().join("rowlock.toml"),
        "quotas = 'public'\nadditions = [3, 4]\n",
    )
    .unwrap();
    let values = |arguments: &[&str]| {
        let found = settings(&mut config(folder.path(), arguments));
        [
            "new-games",
            "new-games-with-token",
            "additions",
            "imported-games",
        ]
        .map(|key| (found[key]["value"].clone(), found[key]["source"].clone()))
    };
    let default = |value: &str| (json!(value), json!("default"));
    let club = ["60,120", "300,600", "1000,2000", "20000,20000"].map(default);
    assert_eq!(values(&["--json"]), club);
    assert_eq!(values(&["--json", "--quotas", "club"]), club);
    let home = values(&["--json", "--quotas", "home", "--new-games", "7,8"]);
    assert_eq!(home[0], (json!("7,8"), json!("option")));
    assert_eq!(home[1], default("2000,2000"));
    let public = values(&["--json", "--config", "rowlock.toml"]);
    assert_eq!(public[0], default("10,20"));
    assert_eq!(public[2], (json!("3,4"), json!("file")));
    let over = values(&["--json", "--config", "rowlock.toml", "--quotas", "home"]);
    assert_eq!((&over[0], &over[2]), (&default("1000,1000"), &public[2]));
}
