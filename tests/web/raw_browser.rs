//! A browser of which a test chooses the cookie.

use rowlock::domain::ids::Token;

use crate::common::{Client, Response};

/// A browser; its cookie may be anything.
pub struct RawBrowser<'a> {
    server: &'a Client,
    pub cookie: String,
}

impl<'a> RawBrowser<'a> {
    pub fn new(server: &'a Client, cookie: &str) -> Self {
        Self {
            server,
            cookie: cookie.to_owned(),
        }
    }

    /// A browser that sends this form as its first, for which it is given its cookie; gives it with the
    /// path that it is led to.
    pub async fn enter(server: &'a Client, path: &str, fields: &str) -> (Self, String) {
        let response = Self::new(server, "").send(path, fields).await;
        assert_eq!(response.status, 303, "{path}: {}", response.text);
        let (cookie, _) = response.header("set-cookie").split_once(';').unwrap();
        (
            Self::new(server, cookie),
            response.header("location").to_owned(),
        )
    }

    async fn ask(&self, request: reqwest::RequestBuilder) -> Response {
        let request = request.header("Origin", &self.server.url);
        Response::of(if self.cookie.is_empty() {
            request
        } else {
            request.header("Cookie", &self.cookie)
        })
        .await
    }

    pub async fn open(&self, path: &str) -> Response {
        let url = format!("{}{path}", self.server.url);
        self.ask(self.server.http.get(url)).await
    }

    /// Posts a body with these headers.
    pub async fn post(&self, path: &str, headers: &[(&str, &str)], body: &str) -> Response {
        let request = self.server.http.post(format!("{}{path}", self.server.url));
        let add = |request: reqwest::RequestBuilder, &(name, value): &(&str, &str)| {
            request.header(name, value)
        };
        let request = headers.iter().fold(request, add);
        self.ask(request.body(body.to_owned())).await
    }

    pub async fn send(&self, path: &str, fields: &str) -> Response {
        let url = format!("{}{path}", self.server.url);
        let kind = if path.ends_with("/import") {
            "multipart/form-data; boundary=edge"
        } else {
            "application/x-www-form-urlencoded"
        };
        let request = self.server.http.post(url).header("Content-Type", kind);
        self.ask(request.body(fields.to_owned())).await
    }
}

/// Cookies that are no secret at all.
pub fn malformed() -> [String; 5] {
    [
        "rowlock=".to_owned(),
        "rowlock=%00%ff".to_owned(),
        "rowlock=\"><script>".to_owned(),
        format!("rowlock={}", "x".repeat(Token::MAX_LENGTH + 1)),
        "rowlock".to_owned(),
    ]
}
