//! Tables with a line for each player, in whatever order.

use serde_json::json;

use super::circle_of;
use super::kept_tables::{check, send};
use crate::common::Server;

#[tokio::test]
async fn the_rows_of_a_game_are_found_however_a_table_is_sorted() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let two = [
        "2026-01-14 classic Ana 60 Ben 55",
        "2026-01-21 classic Ben 80 Ana 70",
    ];
    // Sorted by player, and with a time of its own in each row.
    let table = "
date,player,total
2026-01-14 20:15:33,Ana,60
2026-01-21,Ana,70
2026-01-14 20:16:02,Ben,55
2026-01-21,Ben,80
";
    check(&server, &circle, table, &two).await;
    // Numbered anew each day, with other players.
    let table = "
Datum;Spiel;Spieler;Punkte
14.01.2026;1;Ana;60
;;Ben;55
21.01.2026;1;Cleo;61
;;Dan;abwesend
;;Eva;51
Summe;;Ana;60
";
    let wanted = [
        "2026-01-14 classic Ana 60 Ben 55",
        "2026-01-21 classic Cleo 61 Eva 51",
    ];
    check(&server, &circle, table, &wanted).await;
    // Penalties under a title that is not known would make all totals wrong.
    let table = "Date;Joueur;Rouge;Jaune;Vert;Bleu;Malchance\n14/01/2026;Ana;10;15;21;6;-10\n";
    let refused = send(&server, &circle, "", "text/csv", table).await;
    refused.refused(400, "invalid_value");
    assert!(refused.text.contains("Coups"), "{}", refused.text);
}

#[tokio::test]
async fn of_two_columns_of_a_kind_the_usual_one_counts() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "Datum;Tag;Spieler;Wertung;Punkte;Score\n20.11.2026;Fr;Ana;a;60;9\n20.11.2026;Fr;Ben;b;54;9\n";
    let preview = check(
        &server,
        &circle,
        table,
        &["2026-11-20 classic Ana 60 Ben 54"],
    )
    .await;
    let left_out = &preview["preview"]["left_out_columns"];
    assert_eq!(*left_out, json!(["Tag", "Wertung", "Score"]));
}

#[tokio::test]
async fn a_row_of_twelve_can_only_be_crosses() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    // The other numbers could be points, too.
    let table =
        "date,player,red,yellow,green,blue,penalties\n2026-01-14,Ana,12,3,1,6,0\n,Ben,3,1,6,10,0\n";
    let wanted = ["2026-01-14 classic Ana 106 Ben 83"];
    check(&server, &circle, table, &wanted).await;
}

#[tokio::test]
async fn rows_can_be_named_for_short() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let wanted = ["2026-01-14 classic Ana 47 Ben 42"];
    for rows in ["R,Y,G,B", "R,Ge.,Gr.,B", "r,j,v,b", "🔴,🟡,🟢,🔵"] {
        let table =
            format!("date,player,{rows},penalties\n2026-01-14,Ana,6,5,4,3,1\n,Ben,6,5,4,3,2\n");
        check(&server, &circle, &table, &wanted).await;
    }
    let table =
        "14.01.2026;Ana;Ben\nR;21;21\nG;15;15\nGr;10;10\nB;6;6\nMinus;-5;-10\nSumme;47;42\n";
    check(&server, &circle, table, &wanted).await;
    for penalties in ["-", "\u{2212}", "X", "❌"] {
        for rows in ["🔴,🟡,🟢,🔵", "Rot,Gelb,Grün,Blau"] {
            let table = format!(
                "Datum,Spieler,{rows},{penalties},Gesamt\n14.1.2026,Ana,21,15,10,6,5,47\n,Ben,21,15,10,6,10,42\n"
            );
            check(&server, &circle, &table, &wanted).await;
        }
        let table = format!(
            "14.01.2026;Ana;Ben\nR;21;21\nG;15;15\nGr;10;10\nB;6;6\n{penalties};-5;-10\nSumme;47;42\n"
        );
        check(&server, &circle, &table, &wanted).await;
    }
    // These are players.
    let table = "date,A,B,C,G,R,Y\n2026-01-14,60,54,41,30,20,10\n";
    let wanted = ["2026-01-14 classic A 60 B 54 C 41 G 30 R 20 Y 10"];
    check(&server, &circle, table, &wanted).await;
    let table = "date,R,J,V,B\n2026-01-14,60,54,41,30\n";
    let wanted = ["2026-01-14 classic R 60 J 54 V 41 B 30"];
    check(&server, &circle, table, &wanted).await;
}
