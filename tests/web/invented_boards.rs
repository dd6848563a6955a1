//! The pages of boards that were never printed: each shows all that the board's data says.

use serde_json::{Value, json};

use super::browser::{Browser, Page};
use crate::api::invented_boards::Invented;

const ROWS: [&str; 4] = ["red", "yellow", "green", "blue"];

/// A board's data, and one of its different sheets.
struct Data<'a> {
    variant: &'a Value,
    letter: &'a str,
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// The word for a space on pages, as in `5` and `f1`.
fn word(space: &Value, sign: &str) -> String {
    match &space["number"] {
        Value::Null => format!("{sign}{}", space["field"]),
        number => number.to_string(),
    }
}

impl<'a> Data<'a> {
    /// The spaces of the four rows, each with its row.
    fn spaces(&self) -> impl Iterator<Item = (&'static str, &'a Value)> {
        let variant = self.variant;
        ROWS.into_iter().flat_map(move |row| {
            let spaces = list(&variant["rows"][row]["spaces"]).iter();
            spaces.map(move |space| (row, space))
        })
    }

    fn extra_rows(&self) -> impl Iterator<Item = (&'a str, &'a Value)> {
        let rows = list(&self.variant["extra_rows"]).iter();
        rows.map(|row| (row["row"].as_str().unwrap(), row))
    }

    /// The signs around a space.
    fn signs(&self, row: &str, space: &Value) -> Vec<&'a str> {
        let of_sheet = self.variant["sheets"][self.letter]["signs"].as_array();
        let is_own = |sign: &&Value| sign["row"] == row && sign["number"] == space["number"];
        let of_sheet = of_sheet.into_iter().flatten().filter(is_own);
        let spaces = list(&self.variant["rows"][row]["spaces"]).iter();
        let of_board = spaces.filter(|it| *it == space && it.get("sign").is_some());
        let signs = of_board.chain(of_sheet);
        signs.map(|it| it["sign"].as_str().unwrap()).collect()
    }

    /// The sheet of a game has a button for each space that a move crosses, and shows the other rows.
    fn check_sheet(&self, page: &Page) {
        for (row, space) in self.spaces() {
            let tag = page.tag(&format!("space-{row}-{}", word(space, "f")));
            assert_eq!(
                tag.contains(" data-second="),
                space["second"] == true,
                "{tag}"
            );
            assert_eq!(tag.contains(" data-double"), space["count"] == 2, "{tag}");
            let color = format!(" data-color=\"{}\"", space["color"].as_str().unwrap());
            assert!(tag.contains(&color) || space["color"] == row, "{tag}");
            let signs = self.signs(row, space);
            let is_shown = |sign: &&str| tag.contains(&format!(" data-sign=\"{sign}\""));
            assert_eq!(signs.iter().any(is_shown), !signs.is_empty(), "{tag}");
        }
        for (row, extra) in self.extra_rows() {
            let spaces = list(&extra["spaces"]);
            match row {
                "bar" => {
                    let (_, bar) = page.html.split_once(page.tag("bonus-bar")).unwrap();
                    let (bar, _) = bar.split_once("</p>").unwrap();
                    assert_eq!(bar.matches("data-state=").count(), spaces.len());
                }
                "pairs" => {
                    let (_, pairs) = page.html.split_once(page.tag("pairs")).unwrap();
                    let (pairs, _) = pairs.split_once("</p>").unwrap();
                    assert_eq!(pairs.matches("data-crossed=").count(), spaces.len());
                }
                "swaps" => assert!(
                    spaces
                        .iter()
                        .all(|it| page.has(&format!("swap-{}", it["number"])))
                ),
                row => {
                    let has = |it: &Value| page.has(&format!("space-{row}-{}", it["number"]));
                    assert!(spaces.iter().all(has), "{row}: {}", page.html);
                }
            }
        }
        assert_eq!(page.has("lucky"), self.variant["lucky_numbers"] == true);
        self.check_extra_points(&page.html);
    }

    /// The points of a space stand beside its number.
    fn check_extra_points(&self, html: &str) {
        let points = self.spaces().filter_map(|(_, it)| it["points"].as_u64());
        let points: Vec<String> = points.map(|it| format!("data-points=\"{it}\"")).collect();
        assert!(points.iter().all(|it| html.contains(it)));
        assert_eq!(html.matches("data-points=").count(), points.len());
    }

    /// The page that scores a paper sheet asks for each space that paper can show.
    fn check_score_page(&self, page: &Page) {
        let asks = |name: &str, value: &str| {
            let input = format!("name=\"{name}\" value=\"{value}\"");
            page.html.contains(&input)
        };
        for (row, space) in self.spaces() {
            let value = word(space, "*");
            assert!(asks(row, &value), "{row} {value}");
            let second = asks(&format!("second-{row}"), &value);
            assert_eq!(second, space["second"] == true, "{row} {value}");
        }
        for (row, extra) in self.extra_rows() {
            for space in list(&extra["spaces"]) {
                let is_asked = asks(row, &space["number"].to_string());
                assert_eq!(is_asked, extra["by"] == "cross", "{row} {space}");
            }
        }
        let letters = self.variant["sheets"].as_object().into_iter().flatten();
        for (letter, _) in letters {
            assert!(asks("sheet", letter));
        }
    }

    /// The drawing of an empty sheet.
    fn check_print(&self, drawing: &str) {
        let texts = drawing.split("blank-number\"").skip(1);
        let texts: Vec<&str> = texts
            .map(|text| text.split_once('>').unwrap().1.split('<').next().unwrap())
            .collect();
        let mut expected: Vec<String> = self
            .spaces()
            .map(|(_, space)| match &space["number"] {
                Value::Null => "✱".to_owned(),
                number => number.to_string(),
            })
            .collect();
        for (_, extra) in self.extra_rows() {
            for space in list(&extra["spaces"]) {
                match (&space["numbers"], extra["by"].as_str().unwrap()) {
                    (Value::Null, "rule") => {}
                    (Value::Null, _) => expected.push(space["number"].to_string()),
                    (numbers, _) => expected.push(format!("{}/{}", numbers[0], numbers[1])),
                }
            }
        }
        assert!(drawing.contains("blank-number"));
        self.check_extra_points(drawing);
        let sorted = |mut texts: Vec<String>| {
            texts.sort();
            texts
        };
        let found = texts.into_iter().map(str::to_owned).collect();
        assert_eq!(sorted(found), sorted(expected), "{}", self.variant["name"]);
        let seconds = self.spaces().filter(|(_, it)| it["second"] == true);
        assert_eq!(
            drawing.matches("class=\"blank-second\"").count(),
            seconds.count()
        );
        let pairs = self.extra_rows().filter(|(row, _)| *row == "pairs");
        let in_strip: usize = pairs.map(|(_, pairs)| list(&pairs["spaces"]).len()).sum();
        let signs: usize = self
            .spaces()
            .map(|(row, it)| self.signs(row, it).len())
            .sum();
        let found = drawing.matches("class=\"blank-sign sign-").count();
        assert_eq!(found, signs + in_strip, "{}", self.variant["name"]);
    }
}

/// The sections of the rules that explain what this file of a board has.
fn sections(file: &Value) -> Vec<&'static str> {
    let extras = list(&file["extras"]).iter();
    let mut sections: Vec<&str> = extras
        .map(|extra| match extra["type"].as_str().unwrap() {
            "second_boxes" => "second-boxes",
            "bonus_row" => "bonus-rows",
            "links" => "links",
            "steps" => "steps",
            "bonus_bar" => "bonus-bar",
            "pairs" => "pairs",
            "swap_row" => "swaps",
            "fields" => "fields",
            "track" => "track",
            "lucky_numbers" => "lucky",
            "extra_points" => "extra-points",
            other => panic!("{other}"),
        })
        .collect();
    if file["rows"].to_string().contains("x2") {
        sections.push("doubles");
    }
    sections.dedup();
    sections
}

#[tokio::test]
async fn a_board_that_was_never_printed_is_played_printed_explained_and_scored_as_any_other() {
    let invented = Invented::start().await;
    let server = &invented.server;
    let ana = Browser::of(server);
    for (board, file) in &invented.boards {
        let variant = server.get(&format!("/variants/{board}"), "").await.ok(200);
        let game = invented
            .game(json!({"variant": board, "mode": "sheet"}))
            .await;
        let lobby = ana.join(&game.code, "Ana").await;
        assert_eq!(lobby.status, 200, "{}", lobby.html);
        let seat = game.start().await["seats"][0].clone();
        let letter = seat["sheet"].as_str().unwrap_or_default();
        let data = Data {
            variant: &variant,
            letter,
        };
        let shown = seat["extra_rows"].as_object().map_or(0, |rows| rows.len());
        assert_eq!(shown, data.extra_rows().count());
        let sheet = ana.open(&format!("/games/{}", game.id)).await;
        assert_eq!(sheet.status, 200, "{}", sheet.html);
        data.check_sheet(&sheet);
        let score = ana.open(&format!("/score?variant={board}")).await;
        assert_eq!(score.status, 200);
        data.check_score_page(&score);
        let print = ana.open(&format!("/print?variant={board}")).await;
        assert_eq!(print.status, 200);
        let drawings = print.html.split("<section class=\"blank\"").skip(1);
        let letters = variant["sheets"].as_object().into_iter().flatten();
        let letters: Vec<&str> = letters.map(|(letter, _)| letter.as_str()).collect();
        // One of each letter, or as many of the only sheet as fit on a page.
        let count = drawings.clone().count();
        assert!(
            count == letters.len() || letters.is_empty() && count > 1,
            "{count}"
        );
        for (place, drawing) in drawings.enumerate() {
            let letter = letters.get(place).copied().unwrap_or_default();
            let sheet = Data {
                variant: &variant,
                letter,
            };
            sheet.check_print(drawing.split_once("</section>").unwrap().0);
        }
        let rules = ana.open(&format!("/rules/{board}")).await;
        assert_eq!(rules.status, 200);
        for section in sections(file) {
            assert!(
                rules.html.contains(&format!("<a href=\"#{section}\">")),
                "{section}"
            );
            assert!(rules.has(section), "{section}");
        }
    }
}
