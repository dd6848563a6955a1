//! Reading the event stream of a game.

use reqwest::header::HeaderMap;
use serde_json::Value;
use tokio::time::timeout;

use super::DEADLINE;
use super::documented::check_stream_event;

/// One event of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StreamEvent {
    pub id: Option<String>,
    pub event: String,
    pub data: String,
}

impl StreamEvent {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap()
    }

    /// The event in these lines.
    pub fn parse(block: &str) -> Self {
        let mut event = Self::default();
        for line in block.lines() {
            let (field, value) = line.split_once(':').unwrap();
            let value = value.strip_prefix(' ').unwrap_or(value);
            match field {
                "id" => event.id = Some(value.to_owned()),
                "event" => event.event = value.to_owned(),
                "data" => event.data.push_str(value),
                other => assert!(matches!(other, "" | "retry"), "{line}"),
            }
        }
        event
    }
}

/// An open stream.
pub struct Stream {
    response: reqwest::Response,
    unread: String,
    pub headers: HeaderMap,
}

impl Stream {
    /// Reads a response, which must be a stream.
    pub fn of(response: reqwest::Response) -> Self {
        assert_eq!(response.status(), 200);
        Self {
            headers: response.headers().clone(),
            unread: String::new(),
            response,
        }
    }

    /// The next event; `None` at the end of the stream.
    pub async fn next(&mut self) -> Option<StreamEvent> {
        loop {
            if let Some((block, rest)) = self.unread.split_once("\n\n") {
                let event = StreamEvent::parse(block);
                check_stream_event(self.response.url().path(), &event);
                self.unread = rest.to_owned();
                return Some(event);
            }
            let chunk = timeout(DEADLINE, self.response.chunk()).await;
            let chunk = chunk.expect("the stream is silent").unwrap()?;
            self.unread.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next event other than a ping.
    pub async fn next_event(&mut self) -> StreamEvent {
        let event = async {
            loop {
                let event = self.next().await.expect("the stream has ended");
                if event.event != "ping" {
                    return event;
                }
            }
        };
        timeout(DEADLINE, event)
            .await
            .expect("the stream only pings")
    }

    /// Waits for the event that asks the client to reload, and for the end of the stream.
    pub async fn ends(&mut self) {
        assert_eq!(self.next_event().await.event, "reload");
        assert_eq!(self.next().await, None);
    }
}
