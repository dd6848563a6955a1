//! Members and pending invites of a group: listing and removing them.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server};

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// A token from an invite to the group.
async fn invited(server: &Server, made: &CreatedGame, role: &str) -> String {
    let invite = invite(server, made, &made.keeper, role).await;
    let response = server.accept(&invite).await.ok(201);
    text(&response["token"])
}

async fn invite(server: &Server, made: &CreatedGame, token: &str, role: &str) -> Value {
    let path = format!("/groups/{}/invites", made.group);
    server
        .post(&path, token, json!({"role": role}))
        .await
        .ok(201)
}

async fn list(server: &Server, made: &CreatedGame, what: &str, token: &str) -> Vec<Value> {
    let path = format!("/groups/{}/{what}", made.group);
    let list = server.get(&path, token).await.ok(200);
    list[what].as_array().unwrap().clone()
}

/// The id of the member with this token.
async fn own_id(server: &Server, made: &CreatedGame, token: &str) -> String {
    let members = list(server, made, "members", token).await;
    let mut own = members.iter().filter(|member| member["own"] == true);
    text(&own.next().unwrap()["id"])
}

#[tokio::test]
async fn keepers_list_the_members_of_their_group() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let member = invited(&server, &made, "member").await;
    let members = list(&server, &made, "members", &made.keeper).await;
    let listed: Vec<_> = members
        .iter()
        .map(|member| (&member["role"], &member["kind"], &member["own"]))
        .collect();
    let (keeper, token) = (json!("keeper"), json!("token"));
    assert_eq!(
        listed,
        [
            (&keeper, &token, &json!(true)),
            (&json!("member"), &token, &json!(false)),
        ]
    );
    let path = format!("/groups/{}/members", made.group);
    server.get(&path, &member).await.refused(403, "forbidden");
    let response = server.get(&path, &made.keeper).await;
    for secret in [&made.keeper, &member] {
        assert!(!response.text.contains(secret));
    }
}

#[tokio::test]
async fn a_removed_member_has_no_rights_and_its_streams_end_at_once() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let member = invited(&server, &made, "member").await;
    let members = list(&server, &made, "members", &made.keeper).await;
    let id = text(&members[1]["id"]);
    let stream = format!("/games/{}/stream?after=2", made.id);
    let mut stream = server.follow(&stream, &member, None).await;
    let path = format!("/groups/{}/members/{id}", made.group);
    server
        .delete(&path, &member)
        .await
        .refused(403, "forbidden");
    assert_eq!(server.delete(&path, &made.keeper).await.status, 204);
    stream.ends().await;
    let game = format!("/games/{}", made.id);
    server
        .get(&game, &member)
        .await
        .refused(401, "unauthenticated");
    server
        .delete(&path, &made.keeper)
        .await
        .refused(404, "not_found");
    assert_eq!(list(&server, &made, "members", &made.keeper).await.len(), 1);
}

#[tokio::test]
async fn removing_a_keeper_revokes_the_invites_it_created() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let lost = invited(&server, &made, "keeper").await;
    let theirs = invite(&server, &made, &lost, "keeper").await;
    let ours = invite(&server, &made, &made.keeper, "member").await;
    let id = own_id(&server, &made, &lost).await;
    let path = format!("/groups/{}/members/{id}", made.group);
    assert_eq!(server.delete(&path, &made.keeper).await.status, 204);
    server.accept(&theirs).await.refused(410, "gone");
    server.accept(&ours).await.ok(201);
}

#[tokio::test]
async fn a_removed_keeper_cannot_return_by_a_hand_over_link() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let lost = invited(&server, &made, "keeper").await;
    let seat = format!("/games/{}/seats/0/handover", made.id);
    let link = server.post(&seat, &lost, json!({})).await.ok(201);
    let id = own_id(&server, &made, &lost).await;
    let path = format!("/groups/{}/members/{id}", made.group);
    assert_eq!(server.delete(&path, &made.keeper).await.status, 204);
    server.accept(&link).await.refused(410, "gone");
}

#[tokio::test]
async fn the_last_keeper_cannot_be_removed_even_concurrently() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let own = own_id(&server, &made, &made.keeper).await;
    let own = format!("/groups/{}/members/{own}", made.group);
    let last = server.delete(&own, &made.keeper).await;
    last.refused(403, "forbidden");
    let other = invited(&server, &made, "keeper").await;
    let others = own_id(&server, &made, &other).await;
    let others = format!("/groups/{}/members/{others}", made.group);
    let both = tokio::join!(
        server.delete(&others, &made.keeper),
        server.delete(&own, &other)
    );
    let ended = [both.0.status, both.1.status];
    assert_eq!(
        ended.iter().filter(|&&status| status == 204).count(),
        1,
        "{ended:?}"
    );
}

#[tokio::test]
async fn a_pending_invite_is_listed_and_revoked() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let invite = invite(&server, &made, &made.keeper, "keeper").await;
    let pending = list(&server, &made, "invites", &made.keeper).await;
    assert_eq!(
        pending,
        [json!({"id": invite["id"], "role": "keeper", "expires_at": invite["expires_at"]})]
    );
    let path = format!(
        "/groups/{}/invites/{}",
        made.group,
        invite["id"].as_str().unwrap()
    );
    assert_eq!(server.delete(&path, &made.keeper).await.status, 204);
    server.accept(&invite).await.refused(410, "gone");
    let again = server.delete(&path, &made.keeper).await;
    again.refused(404, "not_found");
    assert!(
        list(&server, &made, "invites", &made.keeper)
            .await
            .is_empty()
    );
}

#[tokio::test]
async fn repeating_the_renewal_of_a_keepers_token_renews_it_once() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let theirs = invite(&server, &made, &made.keeper, "keeper").await;
    let path = format!("/groups/{}/token", made.group);
    let first = server
        .post_once(&path, &made.keeper, "renew-1", &json!({}))
        .await;
    let new = text(&first.ok(201)["token"]);
    // The old token is revoked, except for the repetition of a lost response.
    let again = server
        .post_once(&path, &made.keeper, "renew-1", &json!({}))
        .await;
    assert_eq!(again.ok(201), first.json());
    for key in ["renew-2", "renew-1"] {
        let other = json!({"other": 1});
        let response = server.post_once(&path, &made.keeper, key, &other).await;
        assert!([400, 401].contains(&response.status), "{}", response.text);
    }
    let group = format!("/groups/{}", made.group);
    let response = server.get(&group, &made.keeper).await;
    response.refused(401, "unauthenticated");
    let response = server.post(&path, &made.keeper, json!({})).await;
    response.refused(401, "unauthenticated");
    server.get(&group, &new).await.ok(200);
    server.accept(&theirs).await.refused(410, "gone");
}
