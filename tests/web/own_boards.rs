//! The pages on which a group makes boards of its own, without scripts.

use super::browser::{Browser, Page, table};
use crate::common::Server;

const FIELDS: [(&str, &str); 9] = [
    ("name", "Otters"),
    ("red", "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"),
    ("yellow", "y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12"),
    ("green", "B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 G2"),
    ("blue", "B12 B11 B10 B9 B8 B7x2 B6 B5 B4 B3 B2"),
    ("die_sides", "6"),
    ("needed_crosses", "5"),
    ("lock_spaces", "1"),
    ("most_crosses", "12"),
];

/// The same with other values for some fields.
fn with<'a>(changes: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let all = FIELDS.iter().copied();
    let all = all.filter(|(name, _)| !changes.iter().any(|(changed, _)| changed == name));
    all.chain(changes.iter().copied()).collect()
}

/// Two phones of a group, and the path of its boards.
async fn group(server: &Server) -> (Browser, Browser, String) {
    let (ana, ben, _) = table(server, "turns").await;
    let history = ana.open("/history").await;
    (ana, ben, history.link("/groups/") + "/boards")
}

/// The path of the link with this text.
fn link(page: &Page, text: &str) -> String {
    let (before, _) = page.html.split_once(&format!(">{text}</a>")).unwrap();
    let (_, rest) = before.rsplit_once("href=\"").unwrap();
    rest.split('"').next().unwrap().replace("&amp;", "&")
}

#[tokio::test]
async fn a_member_makes_a_board_and_sets_up_a_game_on_it() {
    let server = Server::start().await;
    let (ana, ben, boards) = group(&server).await;
    let page = ben.open(boards.trim_end_matches("/boards")).await;
    assert!(page.tag("own-boards").contains(&boards));
    assert!(ben.open(&boards).await.has("no-boards"));
    let page = ben.open(&format!("{boards}/new")).await;
    assert_eq!(page.text("red"), "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12");
    assert_eq!(page.text("check-summary"), "Everything fits.");
    // It is not called like the printed one.
    assert_eq!(page.attribute("name", "value"), "Our Classic");
    let page = ben.send(&format!("{boards}/new"), &FIELDS).await;
    assert_eq!((page.status, page.path.as_str()), (200, boards.as_str()));
    assert!(page.html.contains("<strong>Otters</strong>"));
    let form = ben.open(&link(&page, "Play")).await;
    assert_eq!(form.status, 200);
    let (before, _) = form.html.split_once("data-label=\"Otters\"").unwrap();
    assert!(before.rsplit_once("<input").unwrap().1.contains("checked"));
    let play = link(&page, "Play");
    let (variant, _) = play.split_once('&').unwrap();
    let (_, id) = variant.split_once('=').unwrap();
    for path in [
        format!("/rules/{id}"),
        format!("/print?variant={id}"),
        format!("/score?variant={id}"),
    ] {
        let page = ben.open(&path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.html.contains("Otters"), "{path}");
        let chosen = "class=\"fold-now\">Otters</span>";
        let has_picker = page.html.contains("board-picker");
        assert!(!has_picker || page.html.contains(chosen), "{path}");
    }
    // The games of the history can be found by it.
    let history = boards
        .replace("/groups/", "/history/")
        .replace("/boards", "");
    assert!(ana.open(&history).await.html.contains(">Otters</option>"));
    let paper = boards.replace("/boards", "/paper");
    assert!(ana.open(&paper).await.html.contains(">Otters</option>"));
    // Only a keeper deletes it.
    assert!(!page.html.contains("/delete\""));
    let page = ana.open(&boards).await;
    let delete = link(&page, "Delete");
    assert_eq!(ben.open(&delete).await.status, 403);
    assert!(ana.open(&delete).await.html.contains("Delete Otters?"));
    assert!(ana.send(&delete, &[]).await.has("no-boards"));
}

#[tokio::test]
async fn each_mistake_stands_beside_its_field() {
    let server = Server::start().await;
    let (ana, _, boards) = group(&server).await;
    let fields = with(&[
        ("name", ""),
        ("red", "R2 R2 R14 <b> R12"),
        ("lock_spaces", "many"),
        ("extras", "[{\"type\":\"magic\"}]"),
        ("keep", "true"),
    ]);
    let saved = ana.send(&format!("{boards}/new"), &fields).await;
    assert_eq!(saved.status, 400);
    let checked = [fields.clone(), vec![("check", "true")]].concat();
    let page = ana.send(&format!("{boards}/new"), &checked).await;
    let fragment = ana.send(&format!("{boards}/check"), &fields).await;
    assert_eq!((page.status, fragment.status), (200, 200));
    for page in [saved, page, fragment] {
        assert_eq!(page.text("check-name"), "Enter a name.");
        let red = page.text("check-red");
        for sentence in [
            "2 is in this row twice.",
            "Two of these dice can’t show 14.",
            "“&#60;B&#62;” isn’t a space. Write it like R5.",
        ] {
            assert!(red.contains(sentence), "{red}");
        }
        let sentence = "Enter a whole number from 1 to 20.";
        assert_eq!(page.text("check-locks"), sentence);
        assert!(page.text("check-extras").contains("magic"));
        assert!(!page.text("check-blue").contains('.'));
        assert_eq!(page.text("check-summary"), "6 things to fix.");
    }
    assert!(ana.open(&boards).await.has("no-boards"));
}

#[tokio::test]
async fn a_board_is_mixed_by_a_seed() {
    let server = Server::start().await;
    let (ana, ben, boards) = group(&server).await;
    let path = format!("{boards}/new?from=classic&kind=numbers&seed=otter+42");
    let page = ana.open(&path).await;
    assert_eq!(page.text("red"), "R2 R7 R5 R11 R3 R9 R10 R12 R6 R8 R4");
    assert_eq!(page.attribute("name", "value"), "otter 42");
    let again = ben.open(&path.replace("otter", "OTTER+")).await;
    assert_eq!(again.text("blue"), page.text("blue"));
    let page = ana
        .open(&format!(
            "{boards}/new?from=bonus-a&kind=colors&seed=extras"
        ))
        .await;
    assert!(page.html.contains("Bonus A’s extras"));
    assert!(page.hidden("extras").is_none());
    let page = ana
        .open(&format!("{boards}/new?from=classic&kind=colors&seed=+"))
        .await;
    assert_eq!(page.status, 400);
    assert!(page.text("message").starts_with("Enter a code word"));
    assert_eq!(
        ana.open(&format!("{boards}/new?from=chess")).await.status,
        404
    );
}

#[tokio::test]
async fn a_board_is_shared_as_its_file() {
    let server = Server::start().await;
    let (ana, ben, boards) = group(&server).await;
    let page = ana.send(&format!("{boards}/new"), &FIELDS).await;
    let file = ben.open(&link(&page, "Download")).await;
    assert!(
        file.html
            .starts_with("{\"name\":\"Otters\",\"die_sides\":6")
    );
    let paste = format!("{boards}/paste");
    // What is wrong with a file is named once, where it is.
    let wrong = file.html.replacen("R2 ", "R99 ", 1);
    let page = ben.send(&paste, &[("file", &wrong)]).await;
    assert_eq!(page.text("check-summary"), "One thing to fix.");
    assert_eq!(page.text("check-file"), "");
    let page = ben.send(&paste, &[("file", &file.html)]).await;
    assert_eq!(page.text("check-summary"), "Everything fits.");
    assert_eq!(page.text("blue"), FIELDS[4].1);
    assert_eq!(page.attribute("name", "value"), "Otters");
    for (wrong, sentence) in [
        ("{\"name\":\"x\",\"magic\":1}", "There’s no field “magic”."),
        ("what", "expected value"),
        ("[]", "This must be an object, in braces."),
    ] {
        let page = ben.send(&paste, &[("file", wrong)]).await;
        assert_eq!(page.status, 400, "{wrong}");
        let first = "This isn’t the text of a version. Copy the whole file and paste it again.";
        assert!(page.text("check-file").starts_with(first), "{wrong}");
        assert!(page.text("check-file").contains(sentence), "{wrong}");
        let shown = page.text("file").replace("&#34;", "\"");
        assert_eq!(shown, wrong);
    }
}

#[tokio::test]
async fn a_board_started_from_another_has_its_extras_while_they_fit() {
    let server = Server::start().await;
    let (ana, _, boards) = group(&server).await;
    let page = ana.open(&format!("{boards}/new?from=bonus-a")).await;
    assert_eq!(page.text("check-summary"), "Everything fits.");
    let stars = ana
        .open(&format!("{boards}/new?from=connect-15"))
        .await
        .html;
    assert!(stars.contains(">✱</span>"), "{stars}");
    assert!(!stars.contains("data-state=\"closed\""), "{stars}");
    let extras = page.hidden("extras").unwrap().replace("&#34;", "\"");
    let fields = with(&[
        ("red", "R2 R3 R4 R5 R7 R8 R9 R10 R11 R12"),
        ("extras", &extras),
        ("keep", "true"),
    ]);
    let check = format!("{boards}/check");
    let page = ana.send(&check, &fields).await;
    assert!(page.text("check-extras").contains("“R6”"), "{}", page.html);
    let without: Vec<_> = fields
        .into_iter()
        .filter(|field| field.0 != "keep")
        .collect();
    let page = ana.send(&check, &without).await;
    assert_eq!(page.text("check-summary"), "Everything fits.");
}

#[tokio::test]
async fn a_printed_bonus_space_has_the_colors_of_the_spaces_beside_it() {
    let server = Server::start().await;
    let (ana, _, boards) = group(&server).await;
    let page = ana.open(&format!("{boards}/new?from=big-points")).await;
    let extras = page.hidden("extras").unwrap().replace("&#34;", "\"");
    let fields = with(&[
        ("red", "R2 R3 R4 G5 R6 R7 R8 R9 R10 R11 R12"),
        ("extras", &extras),
        ("keep", "true"),
    ]);
    let page = ana.send(&format!("{boards}/new"), &fields).await;
    let play = link(&page, "Play");
    let (_, id) = play.split_once("variant=").unwrap();
    let (id, _) = id.split_once('&').unwrap();
    let mut reds = Vec::new();
    for board in ["big-points", id] {
        let print = ana.open(&format!("/print?variant={board}")).await.html;
        let halves = print.matches("class=\"blank-half\" data-color=\"red\"");
        reds.push(halves.count() / print.matches("<section class=\"blank\"").count());
    }
    assert_eq!(reds[0] - reds[1], 1);
}

/// Makes a board in the group, and returns its id.
async fn board(phone: &Browser, boards: &str, changes: &[(&str, &str)]) -> String {
    let page = phone.send(&format!("{boards}/new"), &with(changes)).await;
    assert_eq!(page.status, 200, "{}", page.html);
    let play = link(&page, "Play");
    let (_, id) = play.split_once("variant=").unwrap();
    id.split('&').next().unwrap().to_owned()
}

/// The groups that the form of a new game offers.
fn offered_groups(page: &Page) -> Vec<String> {
    let (_, select) = page
        .html
        .split_once("<select class=\"field\" id=\"group\"")
        .unwrap();
    let (select, _) = select.split_once("</select>").unwrap();
    let options = select.split("<option value=\"").skip(1);
    let ids = options.filter_map(|option| option.split('"').next());
    ids.filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_form_that_is_refused_keeps_the_board_of_another_group() {
    let server = Server::start().await;
    let (ana, _, boards) = group(&server).await;
    let otters = board(&ana, &boards, &[]).await;
    let fields = [("name", "Ana"), ("variant", "classic"), ("mode", "turns")];
    ana.send("/new", &fields).await;
    let groups = offered_groups(&ana.open("/new").await);
    let other = groups
        .iter()
        .find(|id| !boards.contains(id.as_str()))
        .unwrap();
    let send = async |name: &str, variant: &str| {
        let fields = [
            ("name", name),
            ("variant", variant),
            ("mode", "turns"),
            ("group", other),
        ];
        let page = ana.send("/new", &fields).await;
        assert_eq!(page.status, 400);
        page
    };
    let chosen = format!("value=\"{otters}\" checked data-label=\"Otters\"");
    let why = "Otters belongs to another group (";
    let page = send("", &otters).await;
    assert!(page.html.contains(&chosen), "{}", page.html);
    assert!(page.text("board-message").starts_with(why));
    assert!(!page.text("message").starts_with(why));
    assert!(page.tag("choices").contains(" open"));
    let page = send("Ana", &otters).await;
    assert!(page.html.contains(&chosen));
    assert!(page.text("message").starts_with(why));
    // A board that no group of this browser has is named as the mistake that it is.
    let page = send("", "own-aaaaaaaaaaaaaaaa").await;
    assert_eq!(
        page.text("board-message"),
        "There’s no version with that name."
    );
    assert!(!ana.open("/new").await.has("board-message"));
}

#[tokio::test]
async fn spaces_of_one_color_and_number_are_named_with_their_rows() {
    let server = Server::start().await;
    let (ana, _, boards) = group(&server).await;
    let yellow = "Y2 Y3 Y4 R5x2 B6x2 Y7 Y8 Y9 Y10 Y11 Y12";
    let green = "G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2";
    let id = board(&ana, &boards, &[("yellow", yellow), ("green", green)]).await;
    let (_, group) = boards.split_once("/groups/").unwrap();
    let group = group.trim_end_matches("/boards");
    let fields = [
        ("name", "Ana"),
        ("variant", &id),
        ("mode", "sheet"),
        ("group", group),
    ];
    let path = ana.send("/new", &fields).await.path;
    let sheet = ana.send(&format!("{path}/start"), &[]).await;
    for (space, name) in [
        ("red-5", "red 5 (red row)"),
        ("yellow-5", "red 5 (yellow row), two crosses"),
        // There are two of them, too.
        ("yellow-6", "blue 6 (yellow row), two crosses"),
        ("blue-6", "blue 6 (blue row)"),
        ("red-6", "red 6"),
        ("blue-7", "blue 7, two crosses"),
    ] {
        let id = format!("space-{space}");
        assert_eq!(sheet.attribute(&id, "data-name"), name);
        let label = sheet.attribute(&id, "aria-label");
        assert_eq!(label, format!("{name}, open"));
    }
    let sheet = ana
        .press_all(&path, &["cross yellow 5", "cross red 6"])
        .await;
    let reason = sheet.attribute("space-yellow-5", "data-reason");
    assert_eq!(reason, "Red 5 (yellow row) is already crossed.");
    let reason = sheet.attribute("space-red-5", "data-reason");
    assert_eq!(
        reason,
        "Red 5 (red row) is gone: red 6, further right, is already crossed."
    );
    let log = ana.open(&format!("{path}/back")).await.html;
    for sentence in ["Ana crossed red 5 (yellow row).", "Ana crossed red 6."] {
        assert!(log.contains(sentence), "{log}");
    }
    let german = Browser::asking(&server, "de");
    let rules = german.open(&format!("/rules/{id}")).await;
    assert!(rules.html.contains("Rot 5 (Reihe Gelb)"), "{}", rules.html);
}
