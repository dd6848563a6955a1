//! CSV files of games that were played on paper.

use serde_json::{Value, json};

use super::{circle_of, play, without_time};
use crate::common::{Server, own_board, verified};

const TABLE: &str = "\
    game,date,variant,player,red,yellow,green,blue,penalties,total\n\
    1,2024-05-01,classic,Ana,4,3,8,7,2,70\n\
    1,2024-05-01,classic,Ben,4,5,2,2,2,\n\
    2,2024-05-01,longo,Ana,,,,,,87\n\
    2,2024-05-01,longo,'=1+1,4,3,9,8,4,77\n";

#[tokio::test]
async fn paper_games_of_a_csv_file_appear_in_the_history() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (imported, known) in [(2, 0), (0, 2)] {
        let response = circle.import(&server, "text/csv", TABLE).await;
        assert_eq!(
            response.ok(200),
            json!({"imported": imported, "known": known})
        );
    }
    let day = circle
        .get(&server, "/games?from=2024-05-01&to=2024-05-01")
        .await;
    let [second, first] = &day["games"].as_array().unwrap()[..] else {
        panic!("{day}");
    };
    assert_eq!(first["variant"], "classic");
    // Counts of crosses do not show why the game ended.
    assert_eq!(first["result"]["reason"], Value::Null);
    assert_eq!(
        first["result"]["standings"],
        json!([{"seat": 0, "rank": 1, "total": 70}, {"seat": 1, "rank": 2, "total": 21}])
    );
    assert_eq!(second["result"]["reason"], "penalties");
    assert_eq!(second["seats"][1]["name"], "=1+1");
    let path = format!("/games/{}", second["id"].as_str().unwrap());
    let view = server.get(&path, &circle.token).await.ok(200);
    assert_eq!(view["seats"][0]["total"], 87);
    assert_eq!(view["seats"][0]["rows"]["red"]["score"], Value::Null);
    assert_eq!(view["seats"][1]["rows"]["green"]["score"], 45);
    let stats = circle.get(&server, "/stats").await;
    let ana = &stats["players"].as_array().unwrap()[1];
    let numbers = [
        "name",
        "games",
        "wins",
        "average",
        "best",
        "worst",
        "penalties",
    ];
    assert_eq!(
        json!(numbers.map(|field| &ana[field])),
        json!(["Ana", 2, 2, 78.5, 87, 70, 2])
    );
    // There is no event to rewind to.
    let rewind = json!({"type": "rewind", "to": 3});
    let response = server
        .post(&format!("{path}/moves"), &circle.token, rewind)
        .await;
    response.refused(422, "game_over");
}

#[tokio::test]
async fn paper_games_can_be_json_and_csv_with_semicolons() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let semicolons = format!("\u{feff}{}", TABLE.replace(',', ";").replace('\n', "\r\n"));
    circle
        .import(&server, "text/csv", &semicolons)
        .await
        .ok(200);
    let paper = json!({"format": "rowlock", "version": 1, "paper": [{
        "date": "2023-12-24", "variant": "classic", "reason": "stopped", "seats": [
            {"name": "Cleo", "crosses": {"red": 1, "yellow": 2, "green": 3, "blue": 12}, "penalties": 0},
            {"name": "Ana", "total": -20},
        ],
    }]});
    let response = circle
        .import(&server, "application/json", &paper.to_string())
        .await;
    assert_eq!(response.ok(200)["imported"], 1);
    assert_eq!(circle.games(&server).await, 3);
    let list = circle.get(&server, "/games?result=stopped").await;
    assert_eq!(list["games"][0]["seats"][0]["total"], 1 + 3 + 6 + 78);
    // Games that were played on paper are exported like all others.
    let document = circle.get(&server, "/export?format=json").await;
    let other = Server::start().await;
    let empty = circle_of(&other, "Friday").await;
    empty
        .import(&other, "application/json", &document.to_string())
        .await
        .ok(200);
    let again = empty.get(&other, "/export?format=json").await;
    assert_eq!(without_time(&again), without_time(&document));
}

#[tokio::test]
async fn every_mistake_of_a_table_is_reported_with_its_line_and_nothing_is_imported() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let head = TABLE.lines().next().unwrap();
    let table = format!(
        "{head}\n\
         1,2024-05-01,classic,Ana,4,3,8,7,2,71\n\
         1,2024-05-01,classic,,4,3,8,7,2,\n\
         1,yesterday,classic,Ben,4,3,8,many,2,\n\
         2,2024-05-01,classic,Ana,,,,,,5.5\n\
         3,2024-05-01,classic,Ana,13,0,0,0,0,\n\
         4,2024-05-01,classic,Ana,0,0,0,0,5,\n\
         5,2024-05-01,classic,Ana,,,,,,999\n\
         6,2024-05-01,classic,Ana,4,,,,,\n\
         7,2999-01-01,classic,Ana,,,,,,5\n\
         8,2024-05-01,classic,Ana,,,,,,5\n\
         8,2024-05-01,classic,ana,,,,,,5\n\
         9,2024-05-01,classic,Ana,,,,,,5\n\
         9,2024-05-02,classic,Ben,,,,,,5\n\
         10,2024-05-01,classic,Ana,,,,,,5\n\
         10,2024-05-01,longo,Ben,,,,,,5\n"
    );
    let response = circle.import(&server, "text/csv", &table).await;
    response.refused(400, "invalid_value");
    let problem = response.json();
    let mistakes = problem["mistakes"].as_array().unwrap().iter();
    let mut lines: Vec<u64> = mistakes
        .map(|mistake| mistake["line"].as_u64().unwrap())
        .collect();
    lines.dedup();
    lines.sort_unstable();
    assert_eq!(
        lines,
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16],
        "{problem:#}"
    );
    assert_eq!(circle.games(&server).await, 0);
    for (table, code) in [
        ("", "invalid_value"),
        ("game,date\n", "invalid_value"),
        (
            "\u{feff}game,date,variant,player,red,yellow,green,blue,penalties,total\n1,2\n",
            "invalid_value",
        ),
    ] {
        circle
            .import(&server, "text/csv", table)
            .await
            .refused(400, code);
    }
}

#[tokio::test]
async fn lines_that_a_spreadsheet_has_sorted_by_player_are_the_same_games() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let mut lines: Vec<&str> = TABLE.lines().collect();
    lines.swap(2, 3);
    let sorted = lines.join("\n");
    let response = circle.import(&server, "text/csv", &sorted).await;
    assert_eq!(response.ok(200), json!({"imported": 2, "known": 0}));
    let again = circle.import(&server, "text/csv", TABLE).await;
    assert_eq!(again.ok(200), json!({"imported": 0, "known": 2}));
}

#[tokio::test]
async fn a_mistake_has_the_number_of_its_line_with_any_line_breaks() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total,note\n\
         1,2024-05-01,classic,Ana,,,,,,87,\"nice\nlong\ngame\"\n\
         \n\
         \n\
         2,yesterday,classic,Ben,,,,,,87,\"not\nso\"\n\
         3,0026-05-01,classic,Cleo,,,,,,87,";
    for line_break in ["\n", "\r\n", "\r"] {
        let file = table.replace('\n', line_break);
        let response = circle.import(&server, "text/csv", &file).await;
        let mistakes = response.json()["mistakes"].clone();
        let mistakes = mistakes.as_array().unwrap().iter();
        let lines: Vec<u64> = mistakes.map(|it| it["line"].as_u64().unwrap()).collect();
        assert_eq!(lines, [7, 9], "{line_break:?} {}", response.text);
    }
}

#[tokio::test]
async fn a_column_that_is_there_twice_is_refused_by_name() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = TABLE.replacen("green", "yellow", 1);
    let response = circle.import(&server, "text/csv", &table).await;
    response.refused(400, "invalid_value");
    assert!(response.text.contains("yellow"), "{}", response.text);
}

#[tokio::test]
async fn the_filled_in_template_can_be_imported() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let template = server.get("/import-template", "").await;
    assert_eq!(template.header("content-type"), "text/csv; charset=utf-8");
    let response = circle.import(&server, "text/csv", &template.text).await;
    assert_eq!(response.ok(200), json!({"imported": 1, "known": 0}));
}

#[tokio::test]
async fn paper_games_with_different_sheets_need_no_letters() {
    let (server, elsewhere) = (Server::start().await, Server::start().await);
    for variant in ["connected-steps", "connected-chain"] {
        let circle = circle_of(&server, "Friday").await;
        let head = TABLE.lines().next().unwrap();
        let table = format!(
            "{head}\n1,2024-05-01,{variant},Ana,,,,,,87\n1,2024-05-01,{variant},Ben,,,,,,54\n"
        );
        for (imported, known) in [(1, 0), (0, 1)] {
            let counts = json!({"imported": imported, "known": known});
            let response = circle.import(&server, "text/csv", &table).await;
            assert_eq!(response.ok(200), counts);
        }
        let paper = json!({"format": "rowlock", "version": 1, "paper": [{
            "date": "2023-12-24", "variant": variant, "seats": [{"name": "Ana", "total": -20}],
        }]});
        let paper = paper.to_string();
        let response = circle.import(&server, "application/json", &paper).await;
        assert_eq!(response.ok(200)["imported"], 1);
        let list = circle.get(&server, "/games?from=2024-05-01").await;
        let path = format!("/games/{}", list["games"][0]["id"].as_str().unwrap());
        let seat = server.get(&path, &circle.token).await.ok(200)["seats"][0].clone();
        assert_eq!((&seat["total"], seat.get("sheet")), (&json!(87), None));
        let document = circle.get(&server, "/export?format=json").await;
        let copy = circle_of(&elsewhere, "Friday").await;
        let text = document.to_string();
        let response = copy.import(&elsewhere, "application/json", &text).await;
        assert_eq!(response.ok(200)["imported"], 2);
        let again = copy.get(&elsewhere, "/export?format=json").await;
        assert_eq!(without_time(&again), without_time(&document));
    }
    assert_eq!(verified(&server).await, 4);
}

#[tokio::test]
async fn only_games_from_paper_have_sheets_without_letters() {
    let server = Server::start().await;
    for (mode, start, place) in [
        ("sheet", false, "games[0]"),
        ("sheet", true, "games[0]"),
        ("turns", true, "games[0].events[0]"),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let wanted = json!({
            "variant": "connected-steps", "mode": mode, "players": ["Ana"], "start": start,
        });
        play(&server, &circle, wanted).await;
        let mut document = circle.get(&server, "/export?format=json").await;
        let join = document["games"][0]["events"][0].as_object_mut().unwrap();
        assert!(join.remove("sheet").is_some());
        let other = circle_of(&server, "Saturday").await;
        let text = document.to_string();
        let response = other.import(&server, "application/json", &text).await;
        response.refused(400, "invalid_value");
        assert_eq!(response.json()["mistakes"][0]["place"], place);
    }
}

#[tokio::test]
async fn counts_are_refused_where_penalties_may_cost_nothing() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let mut file = own_board("Stars");
    file["extras"] = json!([{"type": "pairs", "pairs": [
        {"spaces": "Y3 G5", "sign": "star", "effect": "no_penalties"},
    ]}]);
    let path = format!("{}/boards", circle.path);
    let board = server.post(&path, &circle.token, file).await.ok(201);
    let id = board["id"].as_str().unwrap();
    let head = TABLE.lines().next().unwrap();
    let counted = format!("{head}\n1,2024-05-01,{id},Ana,4,3,8,7,2,\n");
    let response = circle.import(&server, "text/csv", &counted).await;
    response.refused(400, "invalid_value");
    for (sheet, status) in [
        (json!({"name": "Ana", "total": 70}), 200),
        (
            json!({
                "name": "Ana", "crosses": {"red": 4, "yellow": 3, "green": 8, "blue": 7},
                "penalties": 2,
            }),
            400,
        ),
    ] {
        let paper = json!({"format": "rowlock", "version": 1, "paper": [{
            "date": "2024-05-01", "variant": id, "seats": [sheet],
        }]});
        let paper = paper.to_string();
        let response = circle.import(&server, "application/json", &paper).await;
        assert_eq!(response.status, status, "{}", response.text);
    }
    assert_eq!(circle.games(&server).await, 1);
}

#[tokio::test]
async fn titles_versions_and_dates_can_be_those_of_a_language() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "\
        spiel;Datum;Variante;Name;Rot;Gelb;Grün;Blau;Fehlwürfe;Punkte\n\
        1;1.5.2024;klassisch;Ana;4;3;8;7;2;70\n\
        1;01/05/2024;classic;Ben;4;5;2;2;2;\n";
    let response = circle.import(&server, "text/csv", table).await;
    assert_eq!(response.ok(200), json!({"imported": 1, "known": 0}));
    let first = TABLE.lines().take(3).collect::<Vec<_>>().join("\n");
    let response = circle.import(&server, "text/csv", &first).await;
    assert_eq!(response.ok(200), json!({"imported": 0, "known": 1}));
    // Mistakes are named by the titles of the file.
    let wrong = table.replacen(";4;", ";many;", 1);
    let response = circle.import(&server, "text/csv", &wrong).await;
    response.refused(400, "invalid_value");
    assert!(
        response.text.contains("Rot: enter a number."),
        "{}",
        response.text
    );
    // All columns that are missing are named.
    let without = table.replacen("Name;Rot", "Wer?;Farbe", 1);
    let response = circle.import(&server, "text/csv", &without).await;
    response.refused(400, "invalid_value");
    assert!(response.text.contains("Name, Rot"), "{}", response.text);
}

#[tokio::test]
async fn titles_say_whether_rows_are_crosses_or_points() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = |unit: &str, day: u8| {
        format!(
            "Spiel,Datum,Variante,Name,Rot ({unit}),Gelb ({unit}),Grün,Blau,Fehlwürfe (Punkte),Punkte\n\
             1,{day}.5.2024,klassisch,Ana,10,6,3,1,-5,\n"
        )
    };
    for (unit, day, total) in [("Kreuze", 1, 78), ("points", 2, 15)] {
        let response = circle.import(&server, "text/csv", &table(unit, day)).await;
        assert_eq!(response.ok(200)["imported"], 1, "{unit}");
        let day = format!("2024-05-0{day}");
        let list = circle
            .get(&server, &format!("/games?from={day}&to={day}"))
            .await;
        assert_eq!(list["games"][0]["seats"][0]["total"], total, "{unit}");
    }
    let response = circle.import(&server, "text/csv", &table("Würfe", 3)).await;
    response.refused(400, "invalid_value");
    assert!(response.text.contains("Rot, Gelb"), "{}", response.text);
    let mixed = table("Kreuze", 4).replacen("Rot (Kreuze)", "Rot (Punkte)", 1);
    let response = circle.import(&server, "text/csv", &mixed).await;
    assert!(
        response.text.contains("crosses or points"),
        "{}",
        response.text
    );
}
