//! Random texts, parsed as ids, names, cursors and headers.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use actix_web::http::header::{ACCEPT_LANGUAGE, COOKIE, HeaderValue};
use actix_web::test::TestRequest;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use rowlock::domain::filters::Cursor;
use rowlock::domain::i18n::Language;
use rowlock::domain::ids::{GameId, GroupId, JoinCode, PlayerId, Token};
use rowlock::domain::name::Name;
use rowlock::http::{device_secret, preferred_language};

use super::feed;

/// Checks that a value parsed from this text is printed as a text that parses to the same value.
fn round_trips<T: FromStr + Display + Debug + PartialEq>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(value) = text.parse::<T>() {
        prop_assert_eq!(value.to_string().parse::<T>().ok(), Some(value));
    }
    Ok(())
}

/// Random bytes, or a valid text with one of its bytes changed.
fn mutated(bytes: &[u8], text: &str) -> String {
    let mut mutated = text.as_bytes().to_vec();
    match bytes {
        [index, byte] => {
            let index = usize::from(*index) % mutated.len();
            mutated[index] = *byte;
            String::from_utf8_lossy(&mutated).into_owned()
        }
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}

#[test]
fn no_cursor_breaks_the_server_and_each_that_is_parsed_round_trips() {
    let known = "1780000000000-abcdefghijkm";
    feed(64, |bytes| round_trips::<Cursor>(&mutated(bytes, known)));
}

#[test]
fn no_id_name_or_code_breaks_the_server() {
    feed(200, |bytes| {
        let text = mutated(bytes, "abcdefghijkm");
        round_trips::<GameId>(&text)?;
        round_trips::<GroupId>(&text)?;
        round_trips::<PlayerId>(&text)?;
        round_trips::<JoinCode>(&text)?;
        round_trips::<Name>(&text)
    });
}

#[test]
fn no_accept_language_header_breaks_the_server() {
    feed(120, |bytes| {
        let Ok(header) =
            HeaderValue::from_bytes(mutated(bytes, "nl-BE, fr;q=0.9, *;q=0.5").as_bytes())
        else {
            return Ok(());
        };
        let request = TestRequest::default().insert_header((ACCEPT_LANGUAGE, header));
        round_trips::<Language>(preferred_language(&request.to_http_request()).code())
    });
}

#[test]
fn no_cookie_breaks_the_server_and_a_secret_is_parsed_whole_or_not_at_all() {
    let secret = "A".repeat(43);
    let known = format!("a=b; rowlock={secret}; c=d");
    feed(120, |bytes| {
        let text = mutated(bytes, &known);
        let Ok(cookie) = HeaderValue::from_bytes(text.as_bytes()) else {
            return Ok(());
        };
        let request = TestRequest::default().insert_header((COOKIE, cookie));
        if let Some(token) = device_secret(&request.to_http_request()) {
            prop_assert!(token.expose().parse::<Token>().is_ok());
            prop_assert!(text.contains(token.expose()));
        }
        Ok(())
    });
}
