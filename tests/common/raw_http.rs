//! Connections of which a test writes every byte.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use super::{Client, DEADLINE};

/// How long a slow client waits before its next byte.
const PAUSE: Duration = Duration::from_millis(100);

/// Reads the status of a response.
pub async fn status(connection: &mut TcpStream) -> u16 {
    let mut begin = [0; 12];
    connection.read_exact(&mut begin).await.unwrap();
    let begin = std::str::from_utf8(&begin).unwrap();
    begin.strip_prefix("HTTP/1.1 ").unwrap().parse().unwrap()
}

/// The rest of the response until the server closes the connection, for a client that sends single bytes.
pub async fn trickle(connection: TcpStream) -> String {
    let (mut reader, mut writer) = connection.into_split();
    let send = async {
        // Writing fails once the server closes the connection.
        while writer.write_all(b"x").await.is_ok() {
            sleep(PAUSE).await;
        }
    };
    let read = async {
        let mut response = Vec::new();
        // Unread bytes can make the close a reset.
        reader.read_to_end(&mut response).await.ok();
        String::from_utf8(response).unwrap()
    };
    let both = async { tokio::join!(send, read).1 };
    let ended = timeout(DEADLINE, both).await;
    ended.expect("the connection is held")
}

impl Client {
    /// A connection from another address of this machine, 127.0.0.`last`.
    pub async fn connect(&self, last: u8) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
        socket.bind((from, 0).into()).unwrap();
        let to = self.url.trim_start_matches("http://").parse().unwrap();
        socket.connect(to).await.unwrap()
    }

    /// Sends these first lines of a request, each with its end, on a connection of its own; returns the status.
    pub async fn send_head(&self, lines: &str) -> u16 {
        let mut connection = self.connect(1).await;
        let head = format!("{lines}\r\n");
        connection.write_all(head.as_bytes()).await.unwrap();
        status(&mut connection).await
    }

    /// Sends a GET with these header lines on its own connection; returns the status and the connection, of which
    /// no more has been read.
    pub async fn get_from(&self, last: u8, path: &str, lines: &str) -> (u16, TcpStream) {
        let mut connection = self.connect(last).await;
        let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{lines}\r\n");
        connection.write_all(head.as_bytes()).await.unwrap();
        (status(&mut connection).await, connection)
    }
}
