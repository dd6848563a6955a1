//! Bytes → the texts of addresses, headers and forms.

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

/// What is read from a text is written as a text that is read as the same.
fn comes_back<T: FromStr + Display + Debug + PartialEq>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(read) = text.parse::<T>() {
        prop_assert_eq!(read.to_string().parse::<T>().ok(), Some(read));
    }
    Ok(())
}

/// Random bytes, or a true text with one of its bytes changed.
fn bent(bytes: &[u8], text: &str) -> String {
    let mut bent = text.as_bytes().to_vec();
    match bytes {
        [place, byte] => {
            let place = usize::from(*place) % bent.len();
            bent[place] = *byte;
            String::from_utf8_lossy(&bent).into_owned()
        }
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}

#[test]
fn no_cursor_breaks_the_server_and_each_that_is_read_is_one_place() {
    let known = "1780000000000-abcdefghijkm";
    feed(64, |bytes| comes_back::<Cursor>(&bent(bytes, known)));
}

#[test]
fn no_id_name_or_code_breaks_the_server() {
    feed(200, |bytes| {
        let text = bent(bytes, "abcdefghijkm");
        comes_back::<GameId>(&text)?;
        comes_back::<GroupId>(&text)?;
        comes_back::<PlayerId>(&text)?;
        comes_back::<JoinCode>(&text)?;
        comes_back::<Name>(&text)
    });
}

#[test]
fn no_wish_for_a_language_breaks_the_server() {
    feed(120, |bytes| {
        let Ok(wish) = HeaderValue::from_bytes(bent(bytes, "nl-BE, fr;q=0.9, *;q=0.5").as_bytes())
        else {
            return Ok(());
        };
        let request = TestRequest::default().insert_header((ACCEPT_LANGUAGE, wish));
        comes_back::<Language>(preferred_language(&request.to_http_request()).code())
    });
}

#[test]
fn no_cookie_breaks_the_server_and_a_secret_is_read_whole_or_not_at_all() {
    let secret = "A".repeat(43);
    let known = format!("a=b; rowlock={secret}; c=d");
    feed(120, |bytes| {
        let text = bent(bytes, &known);
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
