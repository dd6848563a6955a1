//! How many boards a group can have.

use std::iter;

use futures_util::future::join_all;
use rowlock_rules::OwnBoard;
use serde_json::{Value, json};

use crate::common::{Response, Server, TestGroup, own_board};

/// A group with so many boards.
async fn group_with(server: &Server, boards: usize) -> TestGroup {
    let group = server.group("Friday").await;
    for number in 0..boards {
        group
            .add(server, own_board(&format!("Otters {number}")))
            .await;
    }
    group
}

#[tokio::test]
async fn a_group_has_fifty_boards_at_most() {
    let server = Server::start().await;
    let group = group_with(&server, 50).await;
    let path = format!("{}/boards", group.path);
    let refused = server
        .post(&path, &group.token, own_board("Otters 50"))
        .await;
    refused.refused(429, "too_many_requests");
    // One that it has is no further one.
    group.add(&server, own_board("Otters 7")).await;
}

#[tokio::test]
async fn boards_that_are_added_at_the_same_time_do_not_exceed_the_limit() {
    let server = Server::start().await;
    let group = group_with(&server, 46).await;
    let path = format!("{}/boards", group.path);
    let added = (0..12).map(|number| {
        let file = own_board(&format!("Beavers {number}"));
        server.post(&path, &group.token, file)
    });
    let responses = join_all(added).await;
    let (added, refused): (Vec<Response>, Vec<Response>) = responses
        .into_iter()
        .partition(|response| response.status == 201);
    for response in refused {
        response.refused(429, "too_many_requests");
    }
    assert_eq!((added.len(), group.boards(&server).await.len()), (4, 50));
}

/// A document with a game on each board of these names, made of one that was played; their uids begin with this one.
pub fn document(played: &Value, first: usize, names: impl Iterator<Item = String>) -> Value {
    let mut document = played.clone();
    let game = |(index, name): (usize, String)| {
        let board = OwnBoard::load(&own_board(&name).to_string()).unwrap();
        let mut game = played["games"][0].clone();
        game["uid"] = json!(format!("{:012}", first + index));
        game["variant"] = json!(board.id());
        game["board"] = serde_json::from_str(board.file()).unwrap();
        game
    };
    document["games"] = names.enumerate().map(game).collect();
    document
}

#[tokio::test]
async fn an_import_gives_a_group_each_board_once_until_it_has_fifty() {
    let server = Server::start().await;
    let source = server.group("Friday").await;
    let board = source.add(&server, own_board("Otters")).await;
    let played = source.played(&server, &board).await;
    let group = group_with(&server, 30).await;
    let same = iter::repeat_n("Beavers".to_owned(), 24);
    let same = document(&played, 0, same.chain(["Badgers".to_owned()]));
    let imported = group.import_json(&server, same.clone()).await.ok(200);
    assert_eq!(imported, json!({"imported": 25, "known": 0}));
    assert_eq!(group.boards(&server).await.len(), 32);
    // More than are stored in one transaction.
    let different = (0..60).map(|number| format!("Moles {number}"));
    let different = document(&played, 100, different);
    let imported = group.import_json(&server, different.clone()).await.ok(200);
    assert_eq!(imported, json!({"imported": 60, "known": 0}));
    assert_eq!(group.boards(&server).await.len(), 50);
    // The games on the other boards are there as well.
    let again = group.export(&server).await;
    assert_eq!(again["games"].as_array().unwrap().len(), 85);
}
