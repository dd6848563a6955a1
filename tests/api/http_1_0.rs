//! Clients of HTTP/1.0, which know no chunks: old programs and proxies.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::Server;

async fn ask(server: &Server, path: &str, token: &str, lines: &str) -> TcpStream {
    let mut connection = server.connect(1).await;
    let head = format!(
        "GET {path} HTTP/1.0\r\nHost: x\r\nConnection: keep-alive\r\nAuthorization: Bearer {token}\r\n{lines}\r\n"
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    connection
}

/// The head and the begin of the body of a response, without the chunks that this client would take for content.
async fn begin(connection: &mut TcpStream) -> (String, Vec<u8>) {
    let mut read = Vec::new();
    loop {
        let end = read.windows(4).position(|it| it == b"\r\n\r\n");
        if let Some(end) = end.filter(|end| read.len() > end + 4) {
            let body = read.split_off(end + 4);
            let head = String::from_utf8(read).unwrap().to_ascii_lowercase();
            assert!(head.starts_with("http/1.0 200"), "{head}");
            assert!(!head.contains("transfer-encoding"), "{head}");
            assert!(!head.contains("keep-alive"), "{head}");
            return (head, body);
        }
        let mut piece = [0; 1024];
        let length = connection.read(&mut piece).await.unwrap();
        assert_ne!(length, 0, "{}", String::from_utf8_lossy(&read));
        read.extend_from_slice(&piece[..length]);
    }
}

#[tokio::test]
async fn a_stream_is_sent_as_it_is() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = format!("/api/v1{}", game.path("/stream"));
    let mut connection = ask(&server, &path, &game.host, "").await;
    let (_, mut body) = begin(&mut connection).await;
    while !body.ends_with(b"\n\n") {
        body.push(connection.read_u8().await.unwrap());
    }
    let frame = String::from_utf8(body).unwrap();
    assert!(frame.starts_with("id: 1\n"), "{frame}");
}

#[tokio::test]
async fn what_has_no_known_length_ends_with_the_connection() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let group = format!("/api/v1/groups/{}/export?format=json", game.group);
    let read = format!("/api/v1{}", game.path(""));
    for (path, lines, is_packed) in [
        (group.as_str(), "", false),
        (&group, "Accept-Encoding: gzip\r\n", true),
        (&read, "Accept-Encoding: gzip\r\n", true),
        ("/", "Accept-Encoding: gzip\r\n", true),
    ] {
        let mut connection = ask(&server, path, &game.keeper, lines).await;
        let (head, mut body) = begin(&mut connection).await;
        assert_eq!(head.contains("content-encoding: gzip"), is_packed, "{head}");
        connection.read_to_end(&mut body).await.unwrap();
        let mut text = String::new();
        let mut unpacked = flate2::read::GzDecoder::new(&*body);
        match is_packed {
            true => std::io::Read::read_to_string(&mut unpacked, &mut text).unwrap(),
            false => std::io::Read::read_to_string(&mut &*body, &mut text).unwrap(),
        };
        let end = text.trim_end().chars().next_back();
        assert!(matches!(end, Some('}' | '>')), "{path}: {text}");
    }
}
