//! A browser without scripts: it keeps its cookie, follows redirects, and sends forms.

use reqwest::header::{ACCEPT_LANGUAGE, HeaderMap, HeaderValue};
use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use serde_json::{Value, json};

use crate::common::{self, Stream};

/// A page as it arrived.
pub struct Page {
    pub status: u16,
    pub path: String,
    pub html: String,
}

impl Page {
    async fn of(response: Response) -> Self {
        Self {
            status: response.status().as_u16(),
            path: response.url().path().to_owned(),
            html: response.text().await.unwrap(),
        }
    }

    /// The tag of the element with this id, with all its attributes.
    #[track_caller]
    pub fn tag(&self, id: &str) -> &str {
        self.find_tag(id)
            .unwrap_or_else(|| panic!("no #{id} in {}", self.html))
    }

    pub fn has(&self, id: &str) -> bool {
        self.find_tag(id).is_some()
    }

    fn find_tag(&self, id: &str) -> Option<&str> {
        let at = self.html.find(&format!(" id=\"{id}\""))?;
        let start = self.html[..at].rfind('<')?;
        let end = at + self.html[at..].find('>')?;
        Some(&self.html[start..=end])
    }

    /// The words in the element with this id.
    #[track_caller]
    pub fn text(&self, id: &str) -> String {
        let tag = self.tag(id);
        let name = tag[1..].split([' ', '>']).next().unwrap();
        let (opening, closing) = (format!("<{name}"), format!("</{name}>"));
        let start = self.html.find(tag).unwrap() + tag.len();
        let (mut words, mut depth) = (String::new(), 1);
        for part in self.html[start..].split_inclusive('>') {
            let (text, tag) = part.split_at(part.find('<').unwrap_or(part.len()));
            words.push_str(text);
            words.push(' ');
            if tag == closing {
                depth -= 1;
            } else if tag.starts_with(&opening) {
                depth += 1;
            }
            if depth == 0 {
                break;
            }
        }
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The value of an attribute of the element with this id.
    #[track_caller]
    pub fn attribute(&self, id: &str, name: &str) -> &str {
        let tag = self.tag(id);
        let behind = tag.split_once(&format!(" {name}=\""));
        let (_, behind) = behind.unwrap_or_else(|| panic!("no {name} in {tag}"));
        behind.split('"').next().unwrap()
    }

    /// The move in an attribute of the element with this id.
    #[track_caller]
    pub fn action(&self, id: &str, name: &str) -> Value {
        let tag = self.tag(id);
        let behind = tag.split_once(&format!(" {name}='"));
        let (_, behind) = behind.unwrap_or_else(|| panic!("no {name} in {tag}"));
        serde_json::from_str(behind.split('\'').next().unwrap()).unwrap()
    }

    /// The first link that begins like this.
    #[track_caller]
    pub fn link(&self, begin: &str) -> String {
        let (_, rest) = self.html.split_once(&format!("href=\"{begin}")).unwrap();
        let (end, _) = rest.split_once('"').unwrap();
        format!("{begin}{end}").replace("&#38;", "&")
    }

    /// What a hidden field of this name holds.
    pub fn hidden(&self, name: &str) -> Option<&str> {
        let start = format!("<input type=\"hidden\" name=\"{name}\" value=\"");
        let (_, behind) = self.html.split_once(&start)?;
        behind.split('"').next()
    }

    /// The state of a space.
    #[track_caller]
    pub fn state(&self, row: &str, number: u8) -> &str {
        self.attribute(&format!("space-{row}-{number}"), "data-state")
    }
}

/// A browser without scripts.
pub struct Browser {
    http: Client,
    url: String,
}

impl Browser {
    pub fn of(server: &common::Client) -> Self {
        Self::asking(server, "")
    }

    /// The same browser with its cookie, which a load balancer sends to this server.
    pub fn at(&self, server: &common::Client) -> Self {
        Self {
            http: self.http.clone(),
            url: server.url.clone(),
        }
    }

    /// A browser that asks for these languages.
    pub fn asking(server: &common::Client, languages: &'static str) -> Self {
        let languages = HeaderValue::from_static(languages);
        let http = common::http_client()
            .cookie_store(true)
            .default_headers(HeaderMap::from_iter([(ACCEPT_LANGUAGE, languages)]))
            .redirect(Policy::limited(3));
        Self {
            http: http.build().unwrap(),
            url: server.url.clone(),
        }
    }

    pub async fn open(&self, path: &str) -> Page {
        let request = self.http.get(format!("{}{path}", self.url));
        Page::of(request.send().await.unwrap()).await
    }

    /// Follows the game of this page.
    pub async fn follow(&self, path: &str) -> Stream {
        let request = self.http.get(format!("{}/api/v1{path}/stream", self.url));
        Stream::of(request.send().await.unwrap())
    }

    pub async fn send(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.send_from(path, fields, &self.url).await
    }

    /// Sends a form that stands on a page of another origin.
    pub async fn send_from(&self, path: &str, fields: &[(&str, &str)], origin: &str) -> Page {
        let written: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{name}={}", escaped(value)))
            .collect();
        let request = self
            .http
            .post(format!("{}{path}", self.url))
            .header("Origin", origin)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .body(written.join("&"));
        Page::of(request.send().await.unwrap()).await
    }

    /// Sends a table of games that were played on paper.
    pub async fn upload(&self, path: &str, table: &str) {
        self.upload_as("text/csv", path, table).await;
    }

    /// Sends games that were played on paper as text of this media type.
    pub async fn upload_as(&self, media_type: &str, path: &str, text: &str) {
        let request = self
            .http
            .post(format!("{}{path}", self.url))
            .header("Origin", &self.url)
            .header("Content-Type", media_type)
            .body(text.to_owned());
        assert_eq!(request.send().await.unwrap().status().as_u16(), 200);
    }

    /// Sends a form with a file in this field.
    pub async fn send_file(&self, path: &str, name: &str, text: &str) -> Page {
        let file = format!("name=\"file\"; filename=\"{name}\"");
        self.send_parts(path, &[(&file, text)]).await
    }

    /// Sends a form with these fields, as one with files is sent.
    pub async fn send_multipart(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let named = |&(name, text): &(&str, &str)| (format!("name=\"{name}\""), text.to_owned());
        let parts: Vec<(String, String)> = fields.iter().map(named).collect();
        let parts: Vec<(&str, &str)> = parts
            .iter()
            .map(|(a, b)| (a.as_str(), b.as_str()))
            .collect();
        self.send_parts(path, &parts).await
    }

    async fn send_parts(&self, path: &str, parts: &[(&str, &str)]) -> Page {
        let part = |(head, text): &(&str, &str)| {
            format!("--edge\r\nContent-Disposition: form-data; {head}\r\n\r\n{text}\r\n")
        };
        let parts: String = parts.iter().map(part).collect();
        let request = self
            .http
            .post(format!("{}{path}", self.url))
            .header("Origin", &self.url)
            .header("Content-Type", "multipart/form-data; boundary=edge")
            .body(format!("{parts}--edge--\r\n"));
        Page::of(request.send().await.unwrap()).await
    }

    /// Makes a classic game under this name, and gives its path and its code.
    pub async fn make(&self, name: &str, mode: &str) -> (String, String) {
        self.make_on("classic", name, mode).await
    }

    /// The same on any board.
    pub async fn make_on(&self, variant: &str, name: &str, mode: &str) -> (String, String) {
        let fields = [("name", name), ("variant", variant), ("mode", mode)];
        let lobby = self.send("/new", &fields).await;
        assert_eq!(lobby.status, 200, "{}", lobby.html);
        let code = lobby.text("code");
        (lobby.path, code)
    }

    pub async fn join(&self, code: &str, name: &str) -> Page {
        self.send("/join", &[("code", code), ("name", name)]).await
    }

    /// Presses a button of a sheet, and says yes to what it asks.
    pub async fn press(&self, page: &Page, text: &str) -> Page {
        let response = self.press_with(page, text, &[]).await;
        match response.hidden("confirmed") {
            Some(confirmed) => {
                let yes = [("confirmed", confirmed)];
                self.press_with(page, text, &yes).await
            }
            None => response,
        }
    }

    /// Presses these buttons of a game's sheet one after the other.
    pub async fn press_all(&self, path: &str, texts: &[&str]) -> Page {
        let mut sheet = self.open(path).await;
        for text in texts {
            sheet = self.press(&sheet, text).await;
        }
        sheet
    }

    /// Crosses these numbers of a row.
    pub async fn cross_all(&self, path: &str, row: &str, numbers: &[u8]) -> Page {
        let crosses = numbers.iter().map(|number| format!("cross {row} {number}"));
        let crosses: Vec<String> = crosses.collect();
        let crosses: Vec<&str> = crosses.iter().map(String::as_str).collect();
        self.press_all(path, &crosses).await
    }

    /// Presses a button of a sheet, and leaves a question unanswered.
    pub async fn press_only(&self, page: &Page, text: &str) -> Page {
        self.press_with(page, text, &[]).await
    }

    /// Enters a roll: the white dice, then red, yellow, green and blue.
    pub async fn roll(&self, page: &Page, dice: [&str; 6]) -> Page {
        let names = ["white_1", "white_2", "red", "yellow", "green", "blue"];
        let fields: Vec<_> = names.into_iter().zip(dice).collect();
        self.press_with(page, "roll", &fields).await
    }

    async fn press_with(&self, page: &Page, text: &str, more: &[(&str, &str)]) -> Page {
        let seat = page.attribute("sheet", "data-seat");
        let has_turn = page.tag("sheet").contains(" data-turn=");
        let turn = has_turn.then(|| page.attribute("sheet", "data-turn"));
        let action = match (text, turn) {
            ("end_turn", Some(turn)) => action(&format!("end_turn {turn}")),
            (text, _) => action(text),
        };
        let button = match text.strip_prefix("lock ") {
            Some(row) => ("lock", row.to_owned()),
            None => ("move", action.to_string()),
        };
        let mut fields = vec![("seat", seat), (button.0, &*button.1)];
        fields.extend(turn.map(|turn| ("turn", turn)));
        fields.extend_from_slice(more);
        if text == "finish" && page.tag("finish").starts_with("<a ") {
            let end = page.attribute("finish", "href").split('?').next().unwrap();
            return self.send(end, &[("seat", seat)]).await;
        }
        let action = page.attribute("sheet", "action").to_owned();
        self.send(&action, &fields).await
    }
}

/// The JSON of a move, written as in `cross red 5 swap 3`, `cross yellow f2 1` for turn 1, or `correct red 5 second true`.
pub fn action(text: &str) -> Value {
    let mut words = text.split(' ');
    let mut fields = json!({ "type": words.next() });
    let number = |word: Option<&str>| match word.map(str::parse::<u32>) {
        Some(Ok(number)) => json!(number),
        _ => json!(word),
    };
    match text.split(' ').next() {
        Some("end_turn") => fields["turn"] = number(words.next()),
        Some("rewind") => fields["to"] = number(words.next()),
        _ => {}
    }
    match words.next() {
        None => return fields,
        Some("penalties") => fields["penalties"] = number(words.next()),
        Some(row) => fields["row"] = json!(row),
    }
    if let Some(label) = words.next() {
        match label.strip_prefix('f') {
            Some(field) => fields["field"] = number(Some(field)),
            None => fields["number"] = number(Some(label)),
        }
    }
    while let Some(word) = words.next() {
        match word {
            "second" => fields["second"] = json!(true),
            "swap" => fields["swap"] = number(words.next()),
            "choose" => fields["choose"] = json!(words.next()),
            "true" | "false" => fields["crossed"] = json!(word == "true"),
            turn => fields["turn"] = number(Some(turn)),
        }
    }
    fields
}

/// The path of the card for late crosses of these seats.
pub fn late_card(path: &str, crosses: &[(u8, &str)]) -> String {
    let of_seat = |&(seat, text): &(u8, &str)| {
        let mut cross = action(&format!("cross {text}"));
        cross["seat"] = json!(seat);
        cross
    };
    let crosses: Vec<Value> = crosses.iter().map(of_seat).collect();
    let crosses = [("crosses", Value::from(crosses).to_string())];
    let query = serde_urlencoded::to_string(crosses).unwrap();
    format!("{path}/late?{query}")
}

/// A table of two phones whose game has begun, and the path of the game.
pub async fn table(server: &common::Client, mode: &str) -> (Browser, Browser, String) {
    table_on(server, "classic", mode).await
}

/// The same on any board.
pub async fn table_on(
    server: &common::Client,
    variant: &str,
    mode: &str,
) -> (Browser, Browser, String) {
    let (ana, ben) = (Browser::of(server), Browser::of(server));
    let (path, code) = ana.make_on(variant, "Ana", mode).await;
    ben.join(&code, "Ben").await;
    ana.send(&format!("{path}/start"), &[]).await;
    (ana, ben, path)
}

/// The text in a query or a form.
pub fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
