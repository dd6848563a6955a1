//! Reverse proxies in front of the server, configured by the examples of the operators' documentation.

use std::fs;
use std::net::{IpAddr, Ipv4Addr};
use std::process::{Child, Command};

use rowlock::config::{Config, Quota};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{
    Client, Response, Server, Stream, cross, free_port, http_client, is_installed, until,
};
use crate::web::raw_browser::RawBrowser;

const ROOT: &str = "\n## Reverse proxy\n";
const BELOW_A_PATH: &str = "\n### Below a path\n";

/// A reverse proxy, by the name of its program.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Caddy,
    Nginx,
}

impl Kind {
    fn is_installed(self) -> bool {
        is_installed(match self {
            Self::Caddy => ["caddy", "version"],
            Self::Nginx => ["nginx", "-v"],
        })
    }

    fn program(self) -> &'static str {
        match self {
            Self::Caddy => "caddy",
            Self::Nginx => "nginx",
        }
    }

    /// The example on the page for operators that follows this heading.
    fn example(self, heading: &str) -> String {
        let page = include_str!("../../docs/operating.md");
        let (_, section) = page.split_once(heading).unwrap();
        let fence = match self {
            Self::Caddy => "```caddyfile\n",
            Self::Nginx => "```nginx\n",
        };
        let (_, block) = section.split_once(fence).unwrap();
        block.split_once("```").unwrap().0.to_owned()
    }

    /// The example below a path, for nginx changed as the page says.
    fn example_below_a_path(self) -> String {
        match self {
            Self::Caddy => self.example(BELOW_A_PATH),
            Self::Nginx => self
                .example(ROOT)
                .replace("location / ", "location /games/ ")
                .replace("location = /metrics", "location = /games/metrics"),
        }
    }

    /// The example that removes the path, changed as the page says.
    fn example_that_removes_the_path(self) -> String {
        let example = self.example_below_a_path();
        match self {
            Self::Caddy => example.replace("handle /games/*", "handle_path /games/*"),
            Self::Nginx => example.replace(":8080;", ":8080/;"),
        }
    }

    /// A whole configuration of the example: without TLS, on this port, in front of a server.
    fn configuration(self, example: &str, port: u16, server: &str, folder: &TempDir) -> String {
        let server = server.trim_start_matches("http://");
        let example = example.replace("127.0.0.1:8080", server);
        let folder = folder.path().display();
        match self {
            Self::Caddy => {
                let (name, rest) = example.split_once(" {").unwrap();
                assert!(name.ends_with("example.org"), "{name}");
                format!(
                    "{{\n\tadmin off\n\tlog {{\n\t\tlevel ERROR\n\t}}\n\tdefault_bind 127.0.0.1\n}}\nhttp://127.0.0.1:{port} {{{rest}"
                )
            }
            Self::Nginx => {
                let listen = format!("listen 127.0.0.1:{port}");
                let example = example.replace("listen 443 ssl", &listen);
                let is_of_tls = |line: &&str| line.trim_start().starts_with("ssl_certificate");
                let lines: Vec<&str> = example.lines().filter(|it| !is_of_tls(it)).collect();
                let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                    .map(|name| format!("{name}_temp_path {folder}/{name};"));
                format!(
                    "daemon off; master_process off; pid {folder}/pid; error_log stderr crit;\n\
                     events {{}}\nhttp {{ access_log off; {}\n{}\n}}\n",
                    folders.join(" "),
                    lines.join("\n")
                )
            }
        }
    }

    fn command(self, folder: &TempDir, configuration: &str) -> Command {
        let path = folder.path().join("proxy.conf");
        fs::write(&path, configuration).unwrap();
        let mut command = Command::new(self.program());
        match self {
            Self::Caddy => command
                .args(["run", "--adapter", "caddyfile", "--config"])
                .arg(path)
                .env("HOME", folder.path())
                .env("XDG_DATA_HOME", folder.path())
                .env("XDG_CONFIG_HOME", folder.path()),
            Self::Nginx => command
                .arg("-p")
                .arg(folder.path())
                .arg("-c")
                .arg(path)
                .args(["-e", "stderr"]),
        };
        command
    }
}

/// A server behind a proxy; the proxy ends with the test.
struct Proxied {
    process: Child,
    /// As phones reach it.
    client: Client,
    port: u16,
    _server: Server,
    _folder: TempDir,
}

impl Drop for Proxied {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

impl Proxied {
    /// Starts a server with this path in its public URL, and the proxy in front of it.
    async fn start(
        kind: Kind,
        example: &str,
        path: &str,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let port = free_port();
        let url = format!("http://127.0.0.1:{port}{path}");
        let server = Server::start_as(|config| {
            config.public_url = Some(url.clone());
            config.trusted_proxies = vec![Ipv4Addr::LOCALHOST.into()];
            config.metrics = true;
            change(config);
        })
        .await;
        let folder = TempDir::new().unwrap();
        let configuration = kind.configuration(example, port, &server.url, &folder);
        let process = kind.command(&folder, &configuration).spawn().unwrap();
        let proxied = Self {
            process,
            client: Client::new(url),
            port,
            _server: server,
            _folder: folder,
        };
        let probe = format!("{}/healthz", proxied.client.url);
        until(async || {
            let sent = proxied.client.http.get(&probe).send().await;
            sent.is_ok_and(|response| response.status() == 200)
        })
        .await;
        proxied
    }

    /// A client at another address of this machine, 127.0.0.`last`.
    fn client_from(&self, last: u8) -> Client {
        let address = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
        let http = http_client().local_address(address);
        Client {
            url: self.client.url.clone(),
            http: http.build().unwrap(),
        }
    }
}

/// Plays by the API, by a stream and by pages, all through the proxy.
async fn check(proxied: &Proxied, path: &str) {
    let client = &proxied.client;
    let game = client.start_game("sheet", &["Ana", "Ben"]).await;
    let followed = format!("/games/{}/stream", game.id);
    // While the stream is open: a proxy that gathers what it sends would deliver nothing.
    let mut stream = client.follow(&followed, &game.seats[1], Some(0)).await;
    assert_eq!(stream.headers["content-type"], "text/event-stream");
    until_move(&mut stream).await;
    let made = client.make_move(&game, &game.seats[0], cross("red", 2));
    made.await.ok(201);
    until_move(&mut stream).await;

    let at_root = Client::new(format!("http://127.0.0.1:{}", proxied.port));
    let fields = "name=Ana&variant=classic&mode=sheet";
    let (ana, game) = RawBrowser::enter(&at_root, &format!("{path}/new"), fields).await;
    assert!(game.starts_with(&format!("{path}/games/")), "{game}");
    let page = ana.open(&game).await;
    assert_eq!(page.status, 200, "{page:?}");
    let script = page.text.split("src=\"").nth(1).unwrap();
    let script = script.split('"').next().unwrap();
    assert_eq!(ana.open(script).await.status, 200, "{script}");
    let metrics = ana.open(&format!("{path}/metrics")).await;
    assert_eq!(metrics.status, 403, "{path}");
    // It exists for direct connections only.
    let admin = ana.open(&format!("{path}/admin")).await;
    assert_eq!(admin.status, 404, "{path}");
    if !path.is_empty() {
        let moved = ana.open(path).await;
        let to = moved.header("location");
        assert!(to.ends_with(&format!("{path}/")), "{moved:?}");
    }
}

/// Reads a stream up to a move.
async fn until_move(stream: &mut Stream) {
    while stream.next_event().await.event != "move" {}
}

async fn check_example(kind: Kind, example: &str, path: &str) {
    if kind.is_installed() {
        check(&Proxied::start(kind, example, path, |_| {}).await, path).await;
    }
}

#[tokio::test]
async fn a_game_is_played_behind_caddy() {
    check_example(Kind::Caddy, &Kind::Caddy.example(ROOT), "").await;
}

#[tokio::test]
async fn a_game_is_played_behind_nginx() {
    check_example(Kind::Nginx, &Kind::Nginx.example(ROOT), "").await;
}

#[tokio::test]
async fn a_game_is_played_below_a_path_behind_caddy() {
    check_example(Kind::Caddy, &Kind::Caddy.example_below_a_path(), "/games").await;
}

#[tokio::test]
async fn a_game_is_played_below_a_path_behind_nginx() {
    check_example(Kind::Nginx, &Kind::Nginx.example_below_a_path(), "/games").await;
}

#[tokio::test]
async fn a_game_is_played_behind_a_caddy_that_removes_the_path() {
    let example = Kind::Caddy.example_that_removes_the_path();
    assert_ne!(example, Kind::Caddy.example_below_a_path());
    check_example(Kind::Caddy, &example, "/games").await;
}

#[tokio::test]
async fn a_game_is_played_behind_an_nginx_that_removes_the_path() {
    let example = Kind::Nginx.example_that_removes_the_path();
    assert_ne!(example, Kind::Nginx.example_below_a_path());
    check_example(Kind::Nginx, &example, "/games").await;
}

/// A new game of this client, who claims to be at another address.
async fn new_game(client: &Client, claimed: &str) -> u16 {
    let body: Value = json!({"variant": "classic", "mode": "sheet", "players": ["Ana"]});
    let request = client.request(reqwest::Method::POST, "/games", "");
    let request = request.header("X-Forwarded-For", claimed).json(&body);
    Response::of(request).await.status
}

#[tokio::test]
async fn clients_behind_a_proxy_are_limited_by_their_own_addresses() {
    for kind in [Kind::Caddy, Kind::Nginx] {
        if !kind.is_installed() {
            continue;
        }
        let one = |config: &mut Config| {
            config.rate_limit = true;
            config.limits.new_games = Quota {
                burst: 1,
                per_hour: 1,
            };
        };
        let example = kind.example_below_a_path();
        let proxied = Proxied::start(kind, &example, "/games", one).await;
        let (ana, ben) = (proxied.client_from(2), proxied.client_from(3));
        assert_eq!(new_game(&ana, "192.0.2.1").await, 201, "{kind:?}");
        assert_eq!(new_game(&ana, "192.0.2.2").await, 429, "{kind:?}");
        assert_eq!(new_game(&ben, "192.0.2.2").await, 201, "{kind:?}");
    }
}
