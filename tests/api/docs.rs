//! The Swagger page of the OpenAPI document.

use crate::common::{Response, Server};

#[tokio::test]
async fn the_page_and_its_files_come_from_this_server() {
    let server = Server::start().await;
    let moved = server.fetch("/api/docs").await;
    assert_eq!(
        (moved.status, moved.header("location")),
        (308, "/api/docs/")
    );
    let page = server.fetch("/api/docs/").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), "text/html");
    let asked = ["src=\"", "href=\""].map(|asked| page.text.split(asked).skip(1));
    let files: Vec<&str> = asked
        .into_iter()
        .flatten()
        .filter_map(|it| it.split('"').next())
        .collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        let file = file.strip_prefix("./").unwrap_or(file);
        assert_eq!(
            server.fetch(&format!("/api/docs/{file}")).await.status,
            200,
            "{file}"
        );
    }
    let start = server.fetch("/api/docs/swagger-initializer.js").await;
    assert!(
        start.text.contains("\"../v1/openapi.json\""),
        "{}",
        start.text
    );
    assert!(
        start.text.contains("\"validatorUrl\": \"none\""),
        "{}",
        start.text
    );
}

#[tokio::test]
async fn the_security_policy_allows_nothing_from_other_origins() {
    let server = Server::start().await;
    let page = server.fetch("/api/docs/").await;
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    assert!(
        !policy.contains("unsafe") && !policy.contains("http"),
        "{policy}"
    );
}

#[tokio::test]
async fn the_files_are_compressed_for_clients_that_accept_gzip_and_have_etags() {
    let server = Server::start().await;
    let url = format!("{}/api/docs/swagger-ui-bundle.js", server.url);
    let plain = Response::of(server.http.get(&url)).await;
    assert_eq!((plain.status, plain.header("content-encoding")), (200, ""));
    let packed = || server.http.get(&url).header("Accept-Encoding", "gzip");
    let response = packed().send().await.unwrap();
    assert_eq!(response.headers()["content-encoding"], "gzip");
    assert_eq!(response.headers()["vary"], "Accept-Encoding");
    let tag = response.headers()["etag"].to_str().unwrap().to_owned();
    assert_eq!(tag.replace("-gzip", ""), plain.header("etag"));
    assert!(response.bytes().await.unwrap().len() * 2 < plain.text.len());
    let again = Response::of(packed().header("If-None-Match", &tag)).await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));
}

#[tokio::test]
async fn an_unknown_file_is_not_found() {
    let server = Server::start().await;
    let unknown = server.fetch("/api/docs/nothing").await;
    unknown.refused(404, "not_found");
}
