//! `HEAD` on every path with `GET`.

use reqwest::Method;

use crate::common::{Response, Server};

#[tokio::test]
async fn head_responds_like_get_without_the_body() {
    let server = Server::start().await;
    let made = server.start_game("turns", &["Ana"]).await;
    let game = format!("/games/{}", made.id);
    for (path, status) in [
        ("/variants".to_owned(), 200),
        (game.clone(), 200),
        (format!("{game}/stream?after=0"), 200),
        ("/games/nothing-here".to_owned(), 404),
        ("/games/join".to_owned(), 405),
    ] {
        let head = Response::of(server.request(Method::HEAD, &path, &made.host)).await;
        assert_eq!((head.status, head.text.as_str()), (status, ""), "{path}");
        assert!(!head.header("content-type").is_empty(), "{path}");
    }
    let etag = |response: &Response| response.header("etag").to_owned();
    let get = server.get(&game, &made.host).await;
    let head = Response::of(server.request(Method::HEAD, &game, &made.host)).await;
    assert_eq!(etag(&head), etag(&get));
}
