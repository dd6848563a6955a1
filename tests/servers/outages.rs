//! Servers that are killed, and a database that is.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use reqwest::Method;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use super::{Servers, path};
use crate::common::postgres::{self, Postgres};
use crate::common::{Client, CreatedGame, RawConnection, cross, free_port, http_client, until};
use crate::process::program::{Program, command};

/// How often servers and the database are killed: as often as the design asks for in the long run.
fn kills() -> (usize, usize) {
    match std::env::var_os("ROWLOCK_ALL") {
        Some(_) => (20, 5),
        None => (2, 1),
    }
}

/// A move whose answer a client waits for, however often it must ask; `None` once it is to stop.
async fn insist(
    servers: &[String],
    game: &CreatedGame,
    (number, body): (usize, &Value),
    stop: &AtomicBool,
) -> Option<Value> {
    let http = http_client().build().unwrap();
    for attempt in number.. {
        let url = &servers[attempt % servers.len()];
        let moved = http
            .request(
                Method::POST,
                format!("{url}/api/v1{}", path(game, "/moves")),
            )
            .bearer_auth(&game.seats[0])
            .header("Idempotency-Key", format!("move-{number}"))
            .timeout(Duration::from_secs(20))
            .json(body);
        if let Ok(response) = moved.send().await {
            let status = response.status().as_u16();
            let text = response.text().await;
            match (status, text) {
                (201, Ok(text)) => return Some(serde_json::from_str(&text).unwrap()),
                (503, _) | (_, Err(_)) => {}
                (other, Ok(text)) => panic!("{other}: {text}"),
            }
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        sleep(Duration::from_millis(50)).await;
    }
    None
}

/// Crosses and takes back until it is to stop; returns the numbers of the events that were answered.
async fn play_on(servers: Vec<String>, game: Arc<CreatedGame>, stop: Arc<AtomicBool>) -> Vec<u64> {
    let moves = [cross("red", 2), json!({"type": "undo"})];
    let mut answered = Vec::new();
    for (number, body) in moves.iter().cycle().enumerate() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        match insist(&servers, &game, (number, body), &stop).await {
            Some(moved) => answered.push(moved["event"]["seq"].as_u64().unwrap()),
            None => break,
        }
    }
    answered
}

/// Kills the database server as a power cut would, and starts it again.
fn restart_hard(postgres: &Postgres) {
    let (_, folder) = postgres.url.split_once("host=").unwrap();
    let folder = folder.replace("%2F", "/");
    let data = format!("{folder}/data");
    let pid = std::fs::read_to_string(format!("{data}/postmaster.pid")).unwrap();
    let pid = pid.lines().next().unwrap().parse().unwrap();
    kill_process(Pid::from_raw(pid).unwrap(), Signal::KILL).unwrap();
    let script = format!(
        "owner=$(stat -c %U {data}); ctl=$(command -v pg_ctl || ls /usr/lib/postgresql/*/bin/pg_ctl | tail -1); \
         run() {{ if [ \"$(id -u)\" = 0 ]; then setpriv --reuid=$owner --regid=$(id -g $owner) --clear-groups \"$@\"; else \"$@\"; fi; }}; \
         cd /; for i in $(seq 100); do run \"$ctl\" start -D {data} -l {folder}/log -w -s </dev/null >/dev/null 2>&1 && exit 0; sleep 0.2; done; exit 1"
    );
    let started = Command::new("sh").args(["-c", &script]).status().unwrap();
    assert!(started.success(), "PostgreSQL did not start again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answered_move_is_lost_or_made_twice_when_servers_and_the_database_are_killed() {
    if postgres::is_missing() {
        return;
    }
    let (server_kills, database_kills) = kills();
    let postgres = Postgres::start();
    let url = postgres.create_database("rowlock").await;
    let servers = [(); 2].map(|()| (TempDir::new().unwrap(), free_port()));
    // A server always listens on the same port, as the load balancer knows it.
    let start = |(folder, port): &(TempDir, u16)| {
        let mut command = command(folder.path());
        command.env("ROWLOCK_DATABASE", &url);
        Program::run(command.env("ROWLOCK_LISTEN", format!("127.0.0.1:{port}")))
    };
    let mut programs: Vec<Program> = servers.iter().map(start).collect();
    let clients: Vec<Client> = programs.iter().map(|it| it.client.clone()).collect();
    let urls: Vec<String> = clients.iter().map(|it| it.url.clone()).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let mut tables = Vec::new();
    for _ in 0..4 {
        let game = Arc::new(clients[0].start_game("sheet", &["Ana"]).await);
        let play = play_on(urls.clone(), Arc::clone(&game), Arc::clone(&stop));
        tables.push((game, tokio::spawn(play)));
    }
    for kill in 0..server_kills {
        sleep(Duration::from_millis(300)).await;
        let program = &mut programs[kill % 2];
        program.kill();
        *program = tokio::task::block_in_place(|| start(&servers[kill % 2]));
    }
    for _ in 0..database_kills {
        sleep(Duration::from_millis(300)).await;
        tokio::task::block_in_place(|| restart_hard(&postgres));
        for client in &clients {
            until(async || {
                let ready = client.http.get(format!("{}/readyz", client.url)).send();
                ready.await.is_ok_and(|it| it.status() == 200)
            })
            .await;
        }
    }
    // However slow the machine is, each table goes on until it has some moves.
    for (game, _) in &tables {
        until(async || {
            let events = path(game, "/events?after=0");
            let events = clients[1].get(&events, &game.host).await.json();
            events["events"].as_array().is_some_and(|it| it.len() > 8)
        })
        .await;
    }
    stop.store(true, Ordering::Relaxed);
    for (game, play) in tables {
        let answered = play.await.unwrap();
        assert!(answered.len() > 4, "{answered:?}");
        let events = path(&game, "/events?after=0");
        let events = clients[1].get(&events, &game.host);
        let log = events.await.ok(200)["events"].as_array().unwrap().len() as u64;
        // Each answer is of an event of its own, and none is missing: at most the last one was not answered.
        let first = answered[0];
        let expected: Vec<u64> = (first..first + answered.len() as u64).collect();
        assert_eq!(answered, expected);
        let last = answered.last().copied().unwrap();
        assert!(log == last || log == last + 1, "{log} {last}");
    }
}

#[tokio::test]
async fn a_server_waits_for_the_database_at_its_start() {
    if postgres::is_missing() {
        return;
    }
    let postgres = Postgres::start();
    let url = postgres.create_database("rowlock").await;
    let (_, host) = postgres.url.split_once("host=").unwrap();
    let folder = host.replace("%2F", "/");
    // As if the database did not listen yet.
    let socket = format!("{folder}/.s.PGSQL.5432");
    let hidden = format!("{folder}/hidden");
    std::fs::rename(&socket, &hidden).unwrap();
    let place = TempDir::new().unwrap();
    let log = place.path().join("log");
    let mut waiting = command(place.path());
    waiting
        .env("ROWLOCK_DATABASE", &url)
        .stderr(std::fs::File::create(&log).unwrap());
    let program = std::thread::spawn(move || Program::run(&mut waiting));
    let text = || std::fs::read_to_string(&log).unwrap();
    until(async || text().contains("waiting for the database")).await;
    std::fs::rename(&hidden, &socket).unwrap();
    let program = program.join().unwrap();
    program.client.start_game("sheet", &["Ana"]).await;
}

#[tokio::test]
async fn a_server_that_may_not_write_a_move_is_not_ready_and_asks_for_another_attempt() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(1).await;
    let server = &servers.servers[0];
    let game = server.start_game("sheet", &["Ana"]).await;
    let mut raw = RawConnection::to_url(&servers.url).await;
    // The next connections have another role, as the one of the tests may do everything.
    let role = "DO $$ DECLARE weak TEXT := 'weak_' || current_database(); BEGIN \
        EXECUTE format('CREATE ROLE %I', weak); \
        EXECUTE format('GRANT ALL ON ALL TABLES IN SCHEMA public TO %I', weak); \
        EXECUTE format('GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO %I', weak); \
        EXECUTE format('ALTER DATABASE %I SET role = %I', current_database(), weak); \
        PERFORM pg_terminate_backend(pid) FROM pg_stat_activity \
          WHERE datname = current_database() AND pid <> pg_backend_pid(); END $$";
    raw.execute(role.to_owned()).await;
    let is_ready = async || {
        let ready = server.http.get(format!("{}/readyz", server.url));
        ready.send().await.unwrap().status() == 200
    };
    let weak = |change: &str| {
        format!("DO $$ BEGIN EXECUTE format('{change} %I', 'weak_' || current_database()); END $$")
    };
    until(is_ready).await;
    for (change, back, kind) in [
        (
            weak("REVOKE INSERT ON events FROM"),
            weak("GRANT INSERT ON events TO"),
            "penalty",
        ),
        (
            weak("REVOKE UPDATE ON games FROM"),
            weak("GRANT UPDATE ON games TO"),
            "finish",
        ),
        (
            "ALTER TABLE events RENAME TO hidden".to_owned(),
            "ALTER TABLE hidden RENAME TO events".to_owned(),
            "penalty",
        ),
    ] {
        raw.execute(change.clone()).await;
        until(async || !is_ready().await).await;
        let moved = server.make_move(&game, &game.host, json!({"type": kind}));
        moved.await.refused(503, "unavailable");
        raw.execute(back).await;
        until(is_ready).await;
        let moved = server.make_move(&game, &game.host, json!({"type": kind}));
        moved.await.ok(201);
        let undo = json!({"type": "undo"});
        let undone = server.make_move(&game, &game.host, undo);
        undone.await.ok(201);
    }
    raw.close().await;
}
