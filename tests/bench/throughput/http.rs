//! The client of loads: one HTTP/1.1 connection with keep-alive, requests as prepared bytes.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The initial size of a connection's buffer.
const BUFFER: usize = 16 << 10;

/// A GET with these header lines.
pub fn get(path: &str, headers: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n{headers}\r\n").into_bytes()
}

/// A POST with these header lines.
pub fn post(path: &str, headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\n{headers}content-length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// A response, borrowed from the buffer of its connection.
pub struct Response<'a> {
    pub status: u16,
    pub head: &'a str,
    pub body: &'a [u8],
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

    /// Sends a request and reads the response; the body of a chunked one is as it was sent.
    pub async fn send(&mut self, request: &[u8]) -> Response<'_> {
        self.received = 0;
        let sent = self.stream.write_all(request).await;
        sent.expect("the connection was reset");
        let head = loop {
            self.receive().await;
            let mut ends = self.buffer[..self.received].windows(4);
            if let Some(at) = ends.position(|it| it == b"\r\n\r\n") {
                break at + 4;
            }
        };
        let text = str::from_utf8(&self.buffer[..head]).unwrap();
        let length = header(text, "content-length").map(|it| it.parse::<usize>().unwrap());
        let end = if header(text, "transfer-encoding").is_some() {
            while !self.buffer[head..self.received].ends_with(b"\r\n0\r\n\r\n") {
                self.receive().await;
            }
            self.received
        } else {
            head + length.unwrap_or(0)
        };
        while self.received < end {
            self.receive().await;
        }
        let (head, body) = self.buffer[..end].split_at(head);
        let head = str::from_utf8(head).unwrap();
        Response {
            status: head[9..12].parse().expect("no status"),
            head,
            body,
        }
    }

    async fn receive(&mut self) {
        if self.received == self.buffer.len() {
            self.buffer.resize(2 * self.buffer.len(), 0);
        }
        let count = self.stream.read(&mut self.buffer[self.received..]).await;
        let count = count.expect("the connection was reset");
        assert_ne!(count, 0, "the server closed the connection");
        self.received += count;
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (own, value) = line.split_once(": ")?;
        own.eq_ignore_ascii_case(name).then_some(value)
    })
}
