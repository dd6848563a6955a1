//! Ids, codes, tokens, names and remarks.

use serde_json::{Value, json};

use super::impl_schema;
use crate::domain::ids::{
    GameId, GameUid, GroupId, InviteId, JoinCode, MemberId, PlayerId, RequestId, Token,
};
use crate::domain::name::Name;
use crate::domain::remarks::{Note, Place};

fn matching(description: &str, pattern: String, example: &str) -> Value {
    json!({"type": "string", "description": description, "pattern": pattern, "examples": [example]})
}

/// A position in a list, from which to continue.
pub struct Cursor;

/// The name of a time zone.
pub struct TimeZone;

impl_schema! {
    TimeZone as "TimeZone": json!({
        "type": "string",
        "description": "The IANA name of a time zone.",
        "format": "time-zone",
        "pattern": "^[A-Za-z0-9_+/-]+$",
        "examples": ["Europe/Madrid"],
    });
    Cursor as "Cursor": matching(
        "A position in a list, from which to continue.",
        GameUid::pattern().replacen('^', "^-?[0-9]{1,15}-", 1),
        "1767225600000-9f3tk6zj0pax"
    );
    GameId as "GameId": matching("The id of a game.", GameId::pattern(), "7k2m9qxw4t0c");
    GroupId as "GroupId": matching("The id of a group.", GroupId::pattern(), "1d8hq3vz6n5e");
    PlayerId as "PlayerId": matching("The id of a player.", PlayerId::pattern(), "c4w0r7ybm2gs");
    RequestId as "RequestId": matching(
        "The id of a request to the host of a game.", RequestId::pattern(), "e6x0rk2vd9mb"
    );
    MemberId as "MemberId": matching(
        "The id of a member, in its group.", MemberId::pattern(), "m3x8t0qk5v7a"
    );
    InviteId as "InviteId": matching(
        "The id of a pending invite, in its group.", InviteId::pattern(), "2g6wz9rj4h1b"
    );
    GameUid as "GameUid": matching(
        "The id of a game in exports, unique in its group.", GameUid::pattern(), "9f3tk6zj0pax"
    );
    JoinCode as "Code": matching(
        "The code to join a game by, and, once it is played, to ask to be let in.", JoinCode::pattern(), "K7M2QX"
    );
    Token as "Token": json!({
        "type": "string",
        "description": "A secret that gives rights, shown only once.",
        "minLength": 1,
        "maxLength": Token::MAX_LENGTH,
        "pattern": "^[!-~]+$",
        "examples": ["fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"],
    });
    Name as "Name": json!({
        "type": "string",
        "description": "A name of 1 to 40 characters (grapheme clusters) and at most 160 bytes, without invisible, control or \
            bidirectional characters. It is trimmed, normalized to NFC, and compared without case.",
        "format": "name",
        "minLength": 1,
        "maxLength": Name::MAX_BYTES,
        "examples": ["Ana"],
    });
    Place as "Place": json!({
        "type": "string",
        "description": "Where a game was played: one line of at most 60 characters, without control or bidirectional \
            characters. It is trimmed and normalized to NFC.",
        "format": "place",
        "maxLength": Place::MAX_CHARACTERS,
        "examples": ["Grandma’s"],
    });
    Note as "Note": json!({
        "type": "string",
        "description": "A note of at most 500 characters, with `\\n` between lines and without other control or bidirectional \
            characters. It is trimmed and normalized to NFC.",
        "format": "note",
        "maxLength": Note::MAX_CHARACTERS,
        "examples": ["Ana’s first game!\nBen locked three rows."],
    });
}
