//! Names of players and groups.

use serde_json::{Value, json};

use crate::common::{Response, Server};

async fn game_of(server: &Server, players: Value) -> Response {
    let body = json!({"variant": "classic", "players": players});
    server.post("/games", "", body).await
}

/// England and Wales, whose flags are continued by tags.
const FLAGS: [&str; 2] = [
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

#[tokio::test]
async fn a_name_is_trimmed_composed_and_without_what_is_never_seen() {
    let server = Server::start().await;
    for (typed, shown) in [
        ("  Rene\u{301}e  ", "Ren\u{e9}e"),
        ("A\u{ad}n\u{200b}a", "Ana"),
        ("Ana\u{2800}", "Ana"),
        ("An\u{180b}a", "Ana"),
        // Copied from a page.
        ("\u{2068}محمد\u{2069}", "محمد"),
    ] {
        let made = game_of(&server, json!([typed])).await.ok(201);
        assert_eq!(made["seats"][0]["name"], shown);
        assert_eq!(made["game"]["seats"][0]["name"], shown);
    }
}

#[tokio::test]
async fn emoji_and_names_of_all_scripts_and_forty_letters_stay_as_they_are() {
    let server = Server::start().await;
    let long = ["a", "é", "x\u{300}\u{300}\u{300}\u{300}"].map(|letter| letter.repeat(17));
    let most = ["a".repeat(40), "é".repeat(40), "👩‍👩‍👧".repeat(8)];
    let scripts = [
        "👩‍👩‍👧",
        "❤\u{fe0f} Ana",
        FLAGS[0],
        "👍🏽",
        "葛\u{e0100}",
        "علی\u{200c}رضا",
        "สมชาย",
        "Ζωή",
        "Юлия",
        "ᠠ\u{180b}ᠨ",
        "王芳",
        "Işıl",
        "Søren",
    ];
    let names = scripts
        .map(str::to_owned)
        .into_iter()
        .chain(most)
        .chain(long);
    for name in names {
        let made = game_of(&server, json!([name])).await.ok(201);
        assert_eq!(made["seats"][0]["name"], name);
    }
    assert_eq!(game_of(&server, json!(FLAGS)).await.status, 201);
}

#[tokio::test]
async fn what_is_invisible_too_long_or_without_a_meaning_is_no_name() {
    let server = Server::start().await;
    let letters = [
        // Control characters, and those that change the direction.
        '\0',
        '\u{7}',
        '\n',
        '\t',
        '\u{7f}',
        '\u{85}',
        '\u{200e}',
        '\u{200f}',
        '\u{202a}',
        '\u{202e}',
        '\u{2066}',
        '\u{2069}',
        '\u{61c}',
        // Those that mean nothing.
        '\u{fffc}',
        '\u{fffd}',
        '\u{fdd0}',
        '\u{e000}',
        '\u{f0000}',
        '\u{378}',
    ];
    let within = letters.map(|letter| format!("An{letter}a"));
    let hidden = [
        "",
        "  ",
        "\u{200b}\u{ad}",
        "\u{2800}",
        "\u{180b}",
        "\u{e0041}",
        "\u{17b4}\u{2800}",
    ];
    let hidden = hidden.map(str::to_owned);
    let long = ["a".repeat(41), "👩‍👩‍👧".repeat(9)];
    let marked = [5, 60].map(|marks| format!("x{}", "\u{300}".repeat(marks)));
    let names = within.into_iter().chain(hidden).chain(long).chain(marked);
    for name in names {
        game_of(&server, json!([name]))
            .await
            .refused(400, "invalid_value");
        let group = server.post("/groups", "", json!({"name": name})).await;
        group.refused(400, "invalid_value");
    }
}

#[tokio::test]
async fn a_name_is_unique_in_a_game_regardless_of_case() {
    let server = Server::start().await;
    let response = game_of(&server, json!(["Ana", "aNA"])).await;
    response.refused(409, "name_taken");
    let response = game_of(&server, json!(["Zo\u{eb}", "ZOE\u{308}"])).await;
    response.refused(409, "name_taken");
    // Letters that become two, and an i with and without a dot.
    for (one, other) in [
        ("Straße", "STRASSE"),
        ("İlker", "ilker"),
        ("Işıl", "IŞIL"),
        ("Kılıç", "KILIÇ"),
        ("ΝΊΚΟΣ", "Νίκος"),
        ("Bill", "Bıll"),
    ] {
        let response = game_of(&server, json!([one, other])).await;
        response.refused(409, "name_taken");
        assert!(
            !response.text.contains("looks too much"),
            "{}",
            response.text
        );
    }
    let game = server.lobby(&["Ana"]).await;
    let response = game.join(" ANA ").await;
    response.refused(409, "name_taken");
    assert_eq!(game.view().await["seats"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_name_that_the_group_knows_is_that_player() {
    let server = Server::start().await;
    let first = server.lobby(&["Ana"]).await;
    let body = json!({"variant": "classic", "players": ["ANA", "Ben"]});
    let second = server.post("/games", &first.keeper, body).await.ok(201);
    let seats = &second["game"]["seats"];
    assert_eq!(second["game"]["group"], first.group);
    assert_eq!(seats[0]["player"], first.view().await["seats"][0]["player"]);
    assert_eq!(seats[0]["name"], "Ana");
    assert_ne!(seats[1]["player"], seats[0]["player"]);
}

#[tokio::test]
async fn an_import_knows_a_player_whose_name_it_writes_in_other_letters() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let body = json!({"variant": "classic", "players": ["İlker", "Straße"]});
    server.post("/games", &group.token, body).await.ok(201);
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
        1,2024-05-01,classic,ilker,4,3,8,7,2,70\n\
        1,2024-05-01,classic,STRASSE,4,5,2,2,2,21\n";
    group.import(&server, "text/csv", table).await.ok(200);
    let group = group.get(&server, "").await;
    let names = group["players"].as_array().unwrap().iter();
    let names: Vec<&Value> = names.map(|player| &player["name"]).collect();
    assert_eq!(names, ["İlker", "Straße"]);
}

#[tokio::test]
async fn names_that_look_alike_are_one_name() {
    let server = Server::start().await;
    for twin in [
        "A\u{200b}na",
        "a\u{ad}na",
        "An\u{2060}a",
        "A\u{200d}na",
        "\u{410}n\u{430}",
        "\u{ff21}\u{ff4e}\u{ff41}",
        "Ana\u{2800}",
        "An\u{17b4}a",
        "Ana\u{e0041}",
        "An\u{fff0}a",
        "An\u{1d173}a",
        "An\u{e0100}a",
        "An\u{ffa0}a",
    ] {
        game_of(&server, json!(["Ana", twin]))
            .await
            .refused(409, "name_taken");
        let game = server.lobby(&["Ana"]).await;
        game.join(twin).await.refused(409, "name_taken");
        let path = format!("/groups/{}/players", game.group);
        let added = server
            .post(&path, &game.keeper, json!({"name": twin}))
            .await;
        added.refused(409, "name_taken");
    }
    // These only look a little alike.
    for other in ["Ann", "An\u{e4}", "Anna"] {
        assert_eq!(
            game_of(&server, json!(["Ana", other])).await.status,
            201,
            "{other}"
        );
    }
}

#[tokio::test]
async fn a_name_that_looks_like_another_is_refused_with_both_names() {
    let server = Server::start().await;
    for (name, twins) in [
        ("Ana", &["Ꭺna", "ꓮna", "Ⲁna", "ᴀna", "Anɑ", "Aոa"][..]),
        ("Bill", &["BiIl", "Bi11", "B1ll"]),
        ("B1ll", &["Bill"]),
        ("Ili", &["lli"]),
    ] {
        let game = server.lobby(&[name]).await;
        let players = format!("/groups/{}/players", game.group);
        for twin in twins {
            let both = game_of(&server, json!([name, twin])).await;
            both.refused(409, "name_taken");
            let joined = game.join(twin).await;
            joined.refused(409, "name_taken");
            for part in [name, twin, "looks too much like"] {
                assert!(joined.text.contains(part), "{part}: {}", joined.text);
            }
            let body = json!({"name": twin});
            let added = server.post(&players, &game.keeper, body).await;
            added.refused(409, "name_taken");
        }
    }
    for (one, other) in [
        ("Ian", "Lan"),
        ("Ili", "lll"),
        ("Ema", "Erna"),
        ("Eli", "Ell"),
    ] {
        assert_eq!(
            game_of(&server, json!([one, other])).await.status,
            201,
            "{one}, {other}"
        );
    }
}

#[tokio::test]
async fn a_group_named_after_its_players_is_renamed_with_them() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Xanthippe", "Ben"]).await;
    game.finish().await;
    let group = format!("/groups/{}", game.group);
    let name = async || server.get(&group, &game.keeper).await.ok(200)["name"].clone();
    let seats = game.view().await["seats"].clone();
    let player = |seat: usize| {
        format!(
            "{group}/players/{}",
            seats[seat]["player"].as_str().unwrap()
        )
    };
    assert_eq!(name().await, "Xanthippe & Ben");
    let renamed = json!({"name": "Xanthi"});
    server
        .patch(&player(0), &game.keeper, renamed)
        .await
        .ok(200);
    assert_eq!(name().await, "Xanthi & Ben");
    assert_eq!(server.delete(&player(0), &game.keeper).await.status, 204);
    assert_eq!(name().await, "Ben");
    for path in [
        group.clone(),
        format!("{group}/export?format=json"),
        format!("{group}/games"),
    ] {
        let response = server.get(&path, &game.keeper).await;
        assert!(
            !response.text.contains("Xanth"),
            "{path}: {}",
            response.text
        );
    }
    assert_eq!(server.delete(&player(1), &game.keeper).await.status, 204);
    assert_eq!(name().await, game.code);

    let typed = server.play("sheet", &["Ana"]).await;
    let group = format!("/groups/{}", typed.group);
    server
        .patch(&group, &typed.keeper, json!({"name": "Ana"}))
        .await
        .ok(200);
    let seats = typed.view().await["seats"].clone();
    let player = format!("{group}/players/{}", seats[0]["player"].as_str().unwrap());
    server
        .patch(&player, &typed.keeper, json!({"name": "Bea"}))
        .await
        .ok(200);
    assert_eq!(
        server.get(&group, &typed.keeper).await.ok(200)["name"],
        "Ana"
    );
}

#[tokio::test]
async fn a_group_named_after_a_merged_player_is_renamed() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Zoe", "Ben"]).await;
    let group = format!("/groups/{}", game.group);
    let other = server
        .post(
            &format!("{group}/players"),
            &game.keeper,
            json!({"name": "Zora"}),
        )
        .await;
    let other = other.ok(201)["id"].clone();
    let zoe = game.view().await["seats"][0]["player"].clone();
    let merge = format!("{group}/players/{}/merge", zoe.as_str().unwrap());
    server
        .post(&merge, &game.keeper, json!({"into": other}))
        .await
        .ok(200);
    assert_eq!(
        server.get(&group, &game.keeper).await.ok(200)["name"],
        "Zora & Ben"
    );
}

#[tokio::test]
async fn a_group_named_after_the_first_player_who_joined_is_renamed_with_that_player() {
    let server = Server::start().await;
    let game = server.lobby(&[]).await;
    game.join("Xanthippe").await.ok(201);
    game.join("Ben").await.ok(201);
    game.start().await;
    let group = format!("/groups/{}", game.group);
    let player = game.view().await["seats"][0]["player"].clone();
    let player = format!("{group}/players/{}", player.as_str().unwrap());
    assert_eq!(server.delete(&player, &game.keeper).await.status, 204);
    assert_eq!(
        server.get(&group, &game.keeper).await.ok(200)["name"],
        "Ben"
    );
}

#[tokio::test]
async fn a_group_of_many_people_or_long_names_gets_a_name_that_fits() {
    let server = Server::start().await;
    let (long, other) = ("A".repeat(40), "B".repeat(36));
    for (names, expected) in [
        (vec!["Ana"], "Ana"),
        (vec!["Ana", "Ben", "Cleo", "Dora"], "Ana, Ben, Cleo & Dora"),
        (vec!["Ana", "Ben", "Cleo", "Dora", "Emil"], "Ana, Ben +3"),
        (vec![other.as_str(), "Ben"], &format!("{other} +1")),
        (vec![long.as_str(), "Ben"], long.as_str()),
    ] {
        let game = server.lobby(&names).await;
        let group = format!("/groups/{}", game.group);
        let group = server.get(&group, &game.keeper).await.ok(200);
        assert_eq!(group["name"], expected);
    }
}

#[tokio::test]
async fn a_group_is_named_after_later_players_once_they_play_unless_its_name_was_typed() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let group = format!("/groups/{}", game.group);
    let name = async || server.get(&group, &game.keeper).await.ok(200)["name"].clone();
    game.join("Ben").await.ok(201);
    assert_eq!(name().await, "Ana");
    game.start().await;
    assert_eq!(name().await, "Ana & Ben");

    let typed = server.lobby(&["Ana"]).await;
    let group = format!("/groups/{}", typed.group);
    let renamed = json!({"name": "Friday"});
    server.patch(&group, &typed.keeper, renamed).await.ok(200);
    typed.join("Ben").await.ok(201);
    typed.start().await;
    let group = server.get(&group, &typed.keeper).await.ok(200);
    assert_eq!(group["name"], "Friday");
}
