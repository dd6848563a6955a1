//! Every page and every form, with whom it is for.

use std::collections::BTreeSet;

use crate::architecture::files::sources;

/// Whom a page or a form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// Any browser: it shows no data, or only the browser's own.
    Anyone,
    /// Any browser with the secret in its path.
    Secret,
    /// Any reader of the game.
    Reader,
    /// The table and the group of the game, and not those who look on.
    Table,
    /// The seats of the game, and the host.
    Players,
    /// The seat that it names, and the host.
    Seat,
    /// The host of the game.
    Host,
    /// The group, with those who only read it.
    GroupReader,
    /// The group.
    Member,
    /// The keeper of the group.
    Keeper,
    /// The operator of the server, by a session of its own.
    Operator,
}

/// A page, or with fields a form.
pub struct Route {
    pub path: &'static str,
    pub form: Option<&'static str>,
    pub is_for: For,
}

const fn page(path: &'static str, is_for: For) -> Route {
    Route {
        path,
        form: None,
        is_for,
    }
}

const fn form(path: &'static str, is_for: For, fields: &'static str) -> Route {
    Route {
        path,
        form: Some(fields),
        is_for,
    }
}

/// A board as a form sends it.
pub const BOARD: &str = "name=Otters&red=R2+R12&yellow=Y2+Y12&green=G2+G12&blue=B2+B12&die_sides=6\
    &needed_crosses=0&lock_spaces=1&most_crosses=12";

/// A series as a form sends it.
pub const SERIES: &str = "name=Cup&from=2026-01-01&to=&scoring=rank";

/// All of them; `{other}` is a second player of the group.
pub const ROUTES: &[Route] = &[
    page("/", For::Anyone),
    page("/new", For::Anyone),
    form("/new", For::Anyone, "name=Eve&variant=classic&mode=sheet"),
    page("/join", For::Anyone),
    form("/join", For::Anyone, "code=ZZZZZZ&name="),
    page("/j/{code}", For::Anyone),
    page("/tv", For::Anyone),
    page("/screen", For::Anyone),
    // For the table, which is not led elsewhere as where there is more to see.
    form("/screen", For::Member, "code=ZZZZZZ&game={game}"),
    form("/link", For::Anyone, "link=nothing"),
    page("/h/{secret}", For::Secret),
    form("/h/{secret}", For::Secret, ""),
    page("/i/{secret}", For::Secret),
    form("/i/{secret}", For::Secret, ""),
    page("/s/{secret}", For::Secret),
    page("/games/{game}", For::Reader),
    page("/games/{game}/sheet", For::Reader),
    page("/games/{game}/others", For::Reader),
    page("/games/{game}/late", For::Reader),
    page("/games/{game}/back", For::Host),
    page("/games/{game}/people", For::Table),
    page("/games/{game}/wait", For::Reader),
    form(
        "/games/{game}/requests/{request}",
        For::Host,
        "answer=accept",
    ),
    form("/games/{game}/leave", For::Seat, "seat=0"),
    form("/games/{game}/code", For::Host, "open=false"),
    form("/games/{game}/host", For::Host, "seat=1"),
    form(
        "/games/{game}/moves",
        For::Seat,
        "seat=0&move=%7B%22type%22:%22penalty%22%7D",
    ),
    form("/games/{game}/players", For::Host, "name=Eve"),
    page("/games/{game}/players/{player}/name", For::Host),
    form("/games/{game}/players/{player}/name", For::Host, "name=Eve"),
    page("/games/{game}/players/{player}/remove", For::Host),
    form("/games/{game}/players/{player}/remove", For::Host, ""),
    form("/games/{game}/seats/{seat}/handover", For::Seat, ""),
    form("/games/{game}/share", For::Host, ""),
    form("/games/{game}/share/withdraw", For::Host, ""),
    page("/games/{game}/table", For::Reader),
    page("/games/{game}/two", For::Reader),
    page("/games/{game}/table/sheets", For::Reader),
    page("/games/{game}/review", For::Reader),
    page("/games/{game}/review/moments", For::Reader),
    page("/games/{game}/review/coach", For::Reader),
    page("/games/{game}/review/puzzles", For::Reader),
    form("/games/{game}/lucky", For::Seat, "seat=0&one=5&other=8"),
    form("/games/{game}/sheets", For::Seat, "seat=0&sheet=A"),
    form("/games/{game}/start", For::Host, "order="),
    page("/games/{game}/note", For::Players),
    form(
        "/games/{game}/note",
        For::Players,
        "place=Home&note=&place_before=&note_before=",
    ),
    page("/games/{game}/correct", For::Keeper),
    form("/games/{game}/correct", For::Keeper, "date=2025-03-14"),
    page("/games/{game}/replay", For::Host),
    form("/games/{game}/replay", For::Host, "player=0"),
    form("/games/{game}/rematch", For::Host, ""),
    form("/groups/{group}/invites", For::Keeper, "role=member"),
    page("/games/{game}/end", For::Host),
    form("/games/{game}/end", For::Host, "seat=0"),
    form("/groups/{group}/invites/{invite}/withdraw", For::Keeper, ""),
    page("/groups/{group}/boards", For::GroupReader),
    form("/groups/{group}/boards/check", For::Member, BOARD),
    page("/groups/{group}/boards/new", For::Member),
    form("/groups/{group}/boards/new", For::Member, BOARD),
    form("/groups/{group}/boards/paste", For::Member, "file=%7B%7D"),
    page("/groups/{group}/boards/{board}/file", For::GroupReader),
    page("/groups/{group}/boards/{board}/delete", For::Keeper),
    form("/groups/{group}/boards/{board}/delete", For::Keeper, ""),
    page("/groups/{group}/series/new", For::Keeper),
    form("/groups/{group}/series/new", For::Keeper, SERIES),
    page("/groups/{group}/series/{series}", For::GroupReader),
    page("/groups/{group}/series/{series}/edit", For::Keeper),
    form("/groups/{group}/series/{series}/edit", For::Keeper, SERIES),
    page("/groups/{group}/series/{series}/delete", For::Keeper),
    form("/groups/{group}/series/{series}/delete", For::Keeper, ""),
    page("/groups/{group}/members", For::Keeper),
    page("/groups/{group}/members/{member}/end", For::Keeper),
    form("/groups/{group}/members/{member}/end", For::Keeper, ""),
    page("/games/{game}/delete", For::Host),
    form("/games/{game}/delete", For::Host, ""),
    page("/groups/{group}/edit", For::Keeper),
    form(
        "/groups/{group}/edit",
        For::Keeper,
        "name=Others&time_zone=UTC",
    ),
    page("/groups/{group}/delete", For::Keeper),
    form("/groups/{group}/delete", For::Keeper, ""),
    page("/groups/{group}/leave", For::GroupReader),
    // It ends only what the browser itself may do there.
    form("/groups/{group}/leave", For::Anyone, ""),
    page("/groups/{group}/import", For::Keeper),
    form("/groups/{group}/import", For::Keeper, ""),
    page("/groups/{group}/import/template", For::Keeper),
    page("/groups/{group}/import/template.xlsx", For::Keeper),
    page("/groups/{group}/paper", For::Keeper),
    form("/groups/{group}/paper", For::Keeper, ""),
    form("/groups/{group}/players", For::Keeper, "name=Eve"),
    page("/groups/{group}/players/{player}/edit", For::Keeper),
    form(
        "/groups/{group}/players/{player}/edit",
        For::Keeper,
        "name=Eve",
    ),
    page("/groups/{group}/players/{player}/delete", For::Keeper),
    form("/groups/{group}/players/{player}/delete", For::Keeper, ""),
    form(
        "/groups/{group}/players/{player}/merge",
        For::Keeper,
        "into={other}",
    ),
    page("/admin", For::Operator),
    page("/device", For::Anyone),
    page("/device/end", For::Anyone),
    form("/device/end", For::Anyone, ""),
    page("/privacy", For::Anyone),
    page("/https", For::Anyone),
    page("/https/rowlock.crt", For::Anyone),
    page("/https/rowlock.mobileconfig", For::Anyone),
    page("/history", For::Anyone),
    page("/history/{group}", For::GroupReader),
    page("/groups/{group}", For::GroupReader),
    page("/groups/{group}/coach", For::GroupReader),
    page("/groups/{group}/players/{player}/coach", For::GroupReader),
    page("/groups/{group}/ratings", For::GroupReader),
    page("/groups/{group}/year/{year}", For::GroupReader),
    page("/groups/{group}/players/{player}/ratings", For::GroupReader),
    page("/groups/{group}/players/{player}", For::GroupReader),
    page("/rules", For::Anyone),
    page("/rules/{variant}", For::Anyone),
    page("/settings", For::Anyone),
    form("/settings", For::Anyone, "language=&theme="),
    page("/settings/rows", For::Anyone),
    form("/settings/rows", For::Anyone, "standard=true"),
    page("/score", For::Anyone),
    form("/score", For::Anyone, "variant=classic"),
    page("/print", For::Anyone),
    page("/manifest.webmanifest", For::Anyone),
    page("/sw.js", For::Anyone),
    page("/offline", For::Anyone),
    page("/static/{hash}/{name:.*}", For::Anyone),
];

impl Route {
    /// What it is called: its method and its path.
    pub fn name(&self) -> String {
        let method = if self.form.is_some() { "post" } else { "get" };
        format!("{method} {}", self.path)
    }
}

/// The resources that the modules of the pages register: each path with the code behind it.
fn resources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let folders = ["src/web", "src/http"];
    for source in folders.iter().flat_map(|folder| sources(folder, &[".rs"])) {
        for resource in source.text.split("resource(").skip(1) {
            let path = resource.trim_start().strip_prefix('"');
            if let Some((path, code)) = path.and_then(|path| path.split_once('"')) {
                found.push((path.to_owned(), code.to_owned()));
            }
        }
    }
    found
}

/// The routes of these resources, by their names.
fn registered() -> BTreeSet<String> {
    let resources = resources();
    let names = ["get", "post"].iter().flat_map(|method| {
        let handles = format!("web::{method}()");
        let found = resources
            .iter()
            .filter(move |(_, code)| code.contains(&handles));
        found.map(move |(path, _)| format!("{method} {path}"))
    });
    names.collect()
}

/// The forms that say what they count as, by their names.
pub fn counted() -> BTreeSet<String> {
    let says_so = |code: &str| code.contains(".adds()") || code.contains(".creates()");
    let found = resources().into_iter().filter(|(_, code)| says_so(code));
    found.map(|(path, _)| format!("post {path}")).collect()
}

#[test]
fn every_page_and_every_form_is_in_the_permission_matrix() {
    let listed: BTreeSet<String> = ROUTES.iter().map(Route::name).collect();
    assert_eq!(listed, registered());
}
