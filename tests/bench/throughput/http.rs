//! A minimal HTTP/1.1 client: one connection with keep-alive, requests as prepared bytes.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The initial size of a connection's buffer: small, as thousands of streams are open at once.
const BUFFER: usize = 2048;

/// A request before it is sent.
pub struct Request<'a> {
    pub method: &'a str,
    pub path: &'a str,
    /// Header lines, each with its line end.
    pub headers: &'a str,
    pub body: &'a str,
}

impl<'a> Request<'a> {
    /// A GET.
    pub fn get(path: &'a str, headers: &'a str) -> Self {
        Self {
            method: "GET",
            path,
            headers,
            body: "",
        }
    }

    /// Appends the request as it is sent.
    pub fn write(&self, to: &mut Vec<u8>) {
        let Self {
            method,
            path,
            headers,
            body,
        } = self;
        for part in [
            method,
            " ",
            path,
            " HTTP/1.1\r\nhost: localhost\r\n",
            headers,
        ] {
            to.extend_from_slice(part.as_bytes());
        }
        if *method != "GET" {
            let length = format!("content-length: {}\r\n", body.len());
            to.extend_from_slice(length.as_bytes());
        }
        to.extend_from_slice(b"\r\n");
        to.extend_from_slice(body.as_bytes());
    }

    /// The request as it is sent.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.write(&mut bytes);
        bytes
    }
}

/// A response, borrowed from the buffer of its connection.
pub struct Response<'a> {
    pub status: u16,
    pub head: &'a str,
    /// The body as it was sent, with the lengths of its chunks if it has any.
    pub body: &'a [u8],
    /// The length of head and body.
    pub length: usize,
}

impl Response<'_> {
    /// The value of a header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        header(self.head, name)
    }

    /// Panics with the response if it has another status.
    #[track_caller]
    pub fn expect(&self, status: u16) {
        let body = String::from_utf8_lossy(self.body);
        assert_eq!(self.status, status, "{}{body}", self.head);
    }

    /// The body as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(self.body).expect("the body is not JSON")
    }
}

/// A connection that is open.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// The end of what was received.
    received: usize,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.expect("no connection");
        stream.set_nodelay(true).unwrap();
        Self {
            stream,
            buffer: vec![0; BUFFER],
            received: 0,
        }
    }

    /// Sends a request and reads the response.
    pub async fn send(&mut self, request: &[u8]) -> Response<'_> {
        let head = self.begin(request).await;
        let is_chunked = self.header(head, "transfer-encoding").is_some();
        let length = self.header(head, "content-length");
        let length = length.map_or(0, |length| length.parse().unwrap());
        let end = if is_chunked {
            self.chunks_end(head).await
        } else {
            while self.received < head + length {
                self.receive().await;
            }
            head + length
        };
        let (head, body) = self.buffer[..end].split_at(head);
        let head = str::from_utf8(head).unwrap();
        Response {
            status: status(head),
            head,
            body,
            length: end,
        }
    }

    /// Sends the request of a stream and reads the head of the response.
    pub async fn subscribe(mut self, request: &[u8]) -> Self {
        let head = self.begin(request).await;
        let text = str::from_utf8(&self.buffer[..head]).unwrap();
        assert_eq!(status(text), 200, "{text}");
        self.consume(head);
        self
    }

    /// What was received and not consumed.
    pub fn unread(&self) -> &[u8] {
        &self.buffer[..self.received]
    }

    /// Drops bytes from the front of what was received.
    pub fn consume(&mut self, count: usize) {
        self.buffer.copy_within(count..self.received, 0);
        self.received -= count;
    }

    /// Receives more bytes.
    pub async fn receive(&mut self) {
        if self.received == self.buffer.len() {
            self.buffer.resize(2 * self.buffer.len(), 0);
        }
        let count = self.stream.read(&mut self.buffer[self.received..]).await;
        let count = count.expect("the connection was reset");
        assert_ne!(count, 0, "the server closed the connection");
        self.received += count;
    }

    /// Sends a request; returns the length of the response's head.
    async fn begin(&mut self, request: &[u8]) -> usize {
        self.received = 0;
        self.stream
            .write_all(request)
            .await
            .expect("the connection was reset");
        self.end_of(b"\r\n\r\n", 0).await
    }

    fn header(&self, head: usize, name: &str) -> Option<&str> {
        header(str::from_utf8(&self.buffer[..head]).unwrap(), name)
    }

    /// The end of the first occurrence of these bytes.
    async fn end_of(&mut self, wanted: &[u8], from: usize) -> usize {
        let mut from = from;
        loop {
            if let Some(at) = find(&self.buffer[from..self.received], wanted) {
                return from + at + wanted.len();
            }
            from = from.max((self.received + 1).saturating_sub(wanted.len()));
            self.receive().await;
        }
    }

    /// The end of a body that is sent in chunks and begins here.
    async fn chunks_end(&mut self, begin: usize) -> usize {
        let mut at = begin;
        loop {
            let line = self.end_of(b"\r\n", at).await;
            let length = str::from_utf8(&self.buffer[at..line - 2]).unwrap();
            let length = usize::from_str_radix(length, 16).expect("no length of a chunk");
            at = line + length + 2;
            while self.received < at {
                self.receive().await;
            }
            if length == 0 {
                return at;
            }
        }
    }
}

/// The first position of these bytes.
pub fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    let mut from = 0;
    while let Some(at) = bytes[from..].iter().position(|byte| *byte == wanted[0]) {
        if bytes[from + at..].starts_with(wanted) {
            return Some(from + at);
        }
        from += at + 1;
    }
    None
}

/// The status of a response, by its head.
fn status(head: &str) -> u16 {
    head[9..12].parse().expect("no status")
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (own, value) = line.split_once(": ")?;
        own.eq_ignore_ascii_case(name).then_some(value)
    })
}
