//! How many statements a request sends to the database, counted in the program's own log.

use std::fs::{self, File};
use std::path::PathBuf;
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tokio::time::sleep;

use super::program::{Program, command};
use crate::common::{Client, cross, exported, own_board};
use crate::web::raw_browser::RawBrowser;

/// After how many looks without a new line the log is taken to be complete; a busy machine writes it in parts.
const QUIET: u32 = 8;

/// A program that logs every statement.
struct Counted {
    _program: Program,
    client: Client,
    folder: TempDir,
}

impl Counted {
    fn start() -> Self {
        Self::start_in(TempDir::new().unwrap())
    }

    fn start_in(folder: TempDir) -> Self {
        let log = File::create(folder.path().join("log")).unwrap();
        let mut command = command(folder.path());
        command.env("RUST_LOG", "info,sqlx::query=debug");
        let program = Program::run(command.stderr(log));
        let client = program.client.clone();
        Self {
            _program: program,
            client,
            folder,
        }
    }

    /// The same database under a program that has nothing of it in memory; its log begins anew.
    fn restart(self) -> Self {
        let Self {
            _program: mut program,
            folder,
            ..
        } = self;
        program.stop();
        Self::start_in(folder)
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// The statements that were logged; waits until no more come, of the last response or of the start.
    async fn statements(&self) -> Vec<String> {
        let (mut length, mut quiet) = (0, 0);
        loop {
            sleep(Duration::from_millis(50)).await;
            let text = fs::read_to_string(self.log()).unwrap();
            quiet = if text.len() == length { quiet + 1 } else { 0 };
            if quiet == QUIET {
                let lines = text.lines().filter(|line| line.contains("summary="));
                return lines.map(str::to_owned).collect();
            }
            length = text.len();
        }
    }

    /// The statements of this work that read.
    async fn reads<T>(&self, work: impl Future<Output = T>) -> (T, Vec<String>) {
        let before = self.statements().await.len();
        let done = work.await;
        let mut statements = self.statements().await.split_off(before);
        let is_read = |line: &String| {
            ["summary=\"SELECT", "summary=\"WITH"]
                .iter()
                .any(|start| line.contains(start))
        };
        statements.retain(is_read);
        (done, statements)
    }
}

/// The host of a new game with Ben in the second seat, and the path of the game.
async fn host<'a>(client: &'a Client) -> (RawBrowser<'a>, String) {
    let fields = "name=Ana&players=Ben&variant=classic&mode=sheet";
    let (ana, game) = RawBrowser::enter(client, "/new", fields).await;
    let started = ana.send(&format!("{game}/start"), "sure=true").await;
    assert_eq!(started.status, 303, "{}", started.text);
    (ana, game)
}

#[tokio::test]
async fn a_cross_by_the_api_reads_nothing_from_disk_once_the_game_is_in_memory() {
    let counted = Counted::start();
    let made = counted.client.start_game("turns", &["Ana", "Ben"]).await;
    let path = format!("/games/{}/moves", made.id);
    for (index, number) in [2, 3].into_iter().enumerate() {
        let key = format!("key-{number}");
        let body = cross("red", number);
        let post = counted.client.post_once(&path, &made.seats[0], &key, &body);
        let (response, reads) = counted.reads(post).await;
        response.ok(201);
        // The first request reads what is stored about the seat's token.
        let expected = if index == 0 { 2 } else { 0 };
        assert!(reads.len() <= expected, "{reads:#?}");
        assert!(!counted.statements().await.is_empty());
    }
}

#[tokio::test]
async fn a_cross_of_the_page_reads_nothing_from_disk_once_the_game_is_in_memory() {
    let counted = Counted::start();
    let (ana, game) = host(&counted.client).await;
    ana.open(&game).await;
    let moves = format!("{game}/moves");
    let headers = [
        ("Accept", "text/vnd.rowlock.fragment+html"),
        ("Content-Type", "application/json"),
        ("Idempotency-Key", "tap"),
    ];
    let body = json!({"type": "cross", "row": "red", "number": 4, "seat": 0}).to_string();
    let (response, reads) = counted.reads(ana.post(&moves, &headers, &body)).await;
    assert_eq!(response.status, 200, "{}", response.text);
    assert!(reads.is_empty(), "{reads:#?}");
    // The same request again is recognized by its key, which is in memory.
    let (again, reads) = counted.reads(ana.post(&moves, &headers, &body)).await;
    assert_eq!(again.status, 200, "{}", again.text);
    assert_eq!(again.text, response.text);
    assert!(reads.is_empty(), "{reads:#?}");
}

/// A browser in as many groups, each with a lobby, a running game and finished ones.
async fn busy(client: &Client, groups: usize) -> (RawBrowser<'_>, String) {
    let (mut ana, first) = host(client).await;
    let mut games = vec![first];
    for _ in 1..groups {
        let fields = "name=Ana&players=Ben&variant=classic&mode=sheet&group=";
        let made = ana.send("/new", fields).await;
        assert_eq!(made.status, 303, "{}", made.text);
        // In a new group it has a new cookie.
        let (cookie, _) = made.header("set-cookie").split_once(';').unwrap();
        ana = RawBrowser::new(client, cookie);
        let game = made.header("location").to_owned();
        ana.send(&format!("{game}/start"), "sure=true").await;
        games.push(game);
    }
    let headers = [
        ("Accept", "text/vnd.rowlock.fragment+html"),
        ("Content-Type", "application/json"),
    ];
    for game in &games {
        for body in [
            json!({"type": "cross", "row": "red", "number": 4, "seat": 0}),
            json!({"type": "finish"}),
        ] {
            let moves = format!("{game}/moves");
            let done = ana.post(&moves, &headers, &body.to_string()).await;
            assert_eq!(done.status, 200, "{}", done.text);
        }
    }
    let history = ana.open("/history").await.text;
    let (_, group) = history.split_once("\"/groups/").unwrap();
    let group = group[..12].to_owned();
    for start in ["sure=true", ""] {
        let fields = format!("name=Ana&players=Ben&variant=classic&mode=sheet&group={group}");
        let made = ana.send("/new", &fields).await;
        if !start.is_empty() {
            let game = made.header("location");
            ana.send(&format!("{game}/start"), start).await;
        }
    }
    (ana, group)
}

#[tokio::test]
async fn the_number_of_queries_of_a_page_does_not_depend_on_groups_and_games() {
    let mut counts = Vec::new();
    for groups in [1, 4] {
        let counted = Counted::start();
        let (ana, group) = busy(&counted.client, groups).await;
        let cookie = ana.cookie.clone();
        // A server that has just started knows nothing of the browser.
        let counted = counted.restart();
        let ana = RawBrowser::new(&counted.client, &cookie);
        let mut found = Vec::new();
        for (path, most) in [
            // The running game is loaded, once, to say whose turn it is; who leads the groups takes one.
            ("/".to_owned(), 8 + 1),
            ("/history".to_owned(), 4),
            (format!("/history/{group}"), 4),
            (format!("/history/{group}?q=ben&result=stopped"), 4),
            // The latest evening takes two, and the series one.
            (format!("/groups/{group}"), 7 + 3),
        ] {
            let (page, mut reads) = counted.reads(ana.open(&path)).await;
            assert_eq!(page.status, 200, "{path}");
            // On a busy machine the last statements of the start come late.
            reads.retain(|line| line.contains("request{id="));
            assert!(reads.len() <= most, "{path}: {reads:#?}");
            found.push((path.split('/').nth(1).unwrap().to_owned(), reads.len()));
        }
        counts.push(found);
    }
    assert_eq!(counts[0], counts[1]);
}

#[tokio::test]
async fn boards_of_groups_are_read_when_they_are_needed_and_all_in_one_statement() {
    let counted = Counted::start();
    let made = counted.client.start_game("sheet", &["Ana", "Ben"]).await;
    let path = format!("/groups/{}/boards", made.group);
    for name in ["Otters", "Herons", "Newts"] {
        let board = counted.client.post(&path, &made.keeper, own_board(name));
        let board = board.await.ok(201);
        let game =
            json!({"variant": board["id"], "mode": "sheet", "players": ["Ana"], "start": true});
        let game = counted.client.post("/games", &made.keeper, game);
        let game = game.await.ok(201);
        let id = game["game"]["id"].as_str().unwrap();
        let moves = format!("/games/{id}/moves");
        let host = game["host_token"].as_str().unwrap();
        for body in [
            json!({"type": "penalty", "seat": 0}),
            json!({"type": "finish"}),
        ] {
            counted.client.post(&moves, host, body).await.ok(201);
        }
    }
    let counted = counted.restart();
    let of_boards = |reads: Vec<String>| {
        let reads = reads.into_iter();
        let reads = reads.filter(|line| line.contains("FROM boards"));
        reads.collect::<Vec<_>>()
    };
    let at_start = of_boards(counted.statements().await);
    assert!(
        !at_start.iter().any(|line| line.contains("file")),
        "{at_start:#?}"
    );
    let export = format!("/groups/{}/export?format=bgstats", made.group);
    let (export, reads) = counted
        .reads(counted.client.get(&export, &made.keeper))
        .await;
    assert!(
        export.text.contains("Otters") && export.text.contains("Newts"),
        "{}",
        export.text
    );
    assert_eq!(of_boards(reads).len(), 1);
}

#[tokio::test]
async fn players_are_merged_in_transactions_of_a_few_games() {
    /// How many games of a player are merged in one transaction.
    const PART: usize = 50;
    const GAMES: usize = 120;
    let counted = Counted::start();
    let client = &counted.client;
    let made = client.start_game("sheet", &["Ana", "Ben"]).await;
    let document = exported(client, &made, GAMES - 1).await;
    let group = format!("/groups/{}", made.group);
    client
        .post(&format!("{group}/import"), &made.keeper, document)
        .await
        .ok(200);
    let players = format!("{group}/players");
    let added = client
        .post(&players, &made.keeper, json!({"name": "Eve"}))
        .await
        .ok(201);
    let known = client.get(&group, &made.keeper).await.ok(200);
    let ben = &known["players"][1]["id"];
    let stats = format!("{group}/players/{}/stats", added["id"].as_str().unwrap());
    let merge = format!("{players}/{}/merge", ben.as_str().unwrap());
    let before = counted.statements().await.len();
    client
        .post(&merge, &made.keeper, json!({"into": added["id"]}))
        .await
        .ok(200);
    let statements = counted.statements().await.split_off(before);
    let merged = statements
        .iter()
        .filter(|line| line.contains("UPDATE seats"));
    let counts: Vec<_> = merged.map(|line| rows(line)).collect();
    assert_eq!(counts, [PART, PART, GAMES - 2 * PART]);
    let stats = client.get(&stats, &made.keeper).await.ok(200);
    assert_eq!(stats["games"], GAMES, "{stats}");
}

/// How many rows a statement has changed, as it was logged.
fn rows(line: &str) -> usize {
    let (_, count) = line.split_once("rows_affected=").unwrap();
    count.split(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_group_is_imported_and_deleted_in_transactions_of_a_few_games() {
    const GAMES: usize = 100;
    let counted = Counted::start();
    let client = &counted.client;
    let made = client.start_game("sheet", &["Ana", "Ben"]).await;
    let document = exported(client, &made, GAMES - 1).await;
    let group = format!("/groups/{}", made.group);
    let import = format!("{group}/import");
    for (statement, total, part) in [
        ("INSERT INTO games", GAMES - 1, 10),
        ("DELETE FROM games", GAMES, 25),
    ] {
        let before = counted.statements().await.len();
        if total == GAMES {
            client.delete(&group, &made.keeper).await;
        } else {
            client
                .post(&import, &made.keeper, document.clone())
                .await
                .ok(200);
        }
        let statements = counted.statements().await.split_off(before);
        let transactions = statements.split(|line| line.contains("COMMIT"));
        let counts = transactions.map(|lines| {
            let lines = lines.iter().filter(|line| line.contains(statement));
            lines.map(|line| rows(line)).sum()
        });
        let counts: Vec<usize> = counts.collect();
        assert_eq!(counts.iter().sum::<usize>(), total, "{statement}");
        assert!(counts.iter().all(|count| *count <= part), "{counts:?}");
        // What an imported transaction has of a table is one statement, for which SQLite is asked once.
        let tables = ["games", "seats", "events", "results"];
        for table in tables.iter().filter(|_| total < GAMES) {
            let insert = format!("INSERT INTO {table} ");
            let inserts = statements.iter().filter(|line| line.contains(&insert));
            assert_eq!(inserts.count(), GAMES / part, "{table}");
        }
    }
}

#[tokio::test]
async fn an_export_of_results_reads_no_log_and_queries_page_by_page() {
    /// How many games the server reads at a time.
    const PAGE: usize = 50;
    let counted = Counted::start();
    let client = &counted.client;
    let made = client.start_game("sheet", &["Ana", "Ben"]).await;
    let group = format!("/groups/{}", made.group);
    let template = exported(client, &made, 3 * PAGE - 1).await;
    let mut counts = Vec::new();
    for pages in [1, 3] {
        let mut document = template.clone();
        let games = template["games"].as_array().unwrap();
        document["games"] = games[..pages * PAGE - 1].into();
        client
            .post(&format!("{group}/import"), &made.keeper, document)
            .await
            .ok(200);
        for format in ["csv", "bgstats", "xlsx"] {
            let path = format!("{group}/export?format={format}");
            let (response, reads) = counted.reads(client.get(&path, &made.keeper)).await;
            assert_eq!(response.status, 200);
            let is_log = |line: &&String| line.contains("version, event FROM events");
            assert_eq!(reads.iter().find(is_log), None);
            counts.push((pages, reads.len()));
        }
    }
    // Three statements a page, and that of the filter.
    let expected: Vec<_> = [1, 1, 1, 3, 3, 3]
        .map(|pages| (pages, 1 + 3 * pages))
        .into();
    assert_eq!(counts, expected);
}

#[tokio::test]
async fn the_games_of_a_group_are_rated_from_one_row_for_each_500() {
    let counted = Counted::start();
    let client = &counted.client;
    let group = client.group("Friday").await;
    let paper = |number: u32| {
        let day = format!("2025-{:02}-{:02}", 1 + number / 28 % 12, 1 + number % 28);
        let seats = json!([{"name": "Ana", "total": number % 200}, {"name": "Ben", "total": 90}]);
        json!({"date": day, "variant": "classic", "seats": seats})
    };
    let games: Vec<_> = (0..600).map(paper).collect();
    let document = json!({"format": "rowlock", "version": 1, "paper": games});
    group.import_json(client, document).await.ok(200);
    let ana = group.player(client, "Ana").await;
    for below in ["/ratings".to_owned(), format!("/players/{ana}/ratings")] {
        let (read, reads) = counted.reads(group.get(client, &below)).await;
        let games = read["players"][0]["games"].as_u64();
        assert!(games.is_none_or(|games| games == 600), "{read}");
        let is_rated = |line: &&String| line.contains("string_agg");
        let rated: Vec<_> = reads.iter().filter(is_rated).collect();
        assert_eq!(rated.len(), 2, "{reads:#?}");
        let is_one_row = |line: &&String| line.contains("rows_returned=1 ");
        assert!(rated.iter().all(is_one_row), "{rated:#?}");
    }
}
