//! Public identifiers: ids, join codes and tokens.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// Digits of ids (Crockford base 32): no letter that could be read as another.
const ID_DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const ID_LENGTH: usize = 12;

/// Digits and letters of join codes, which are read aloud: none looks like another.
const CODE_LETTERS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LENGTH: usize = 6;

/// Text that is not an id, a code or a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a valid id, code or token")]
pub struct ParseIdError;

fn encode<const LENGTH: usize>(mut random: u64, alphabet: &[u8]) -> [u8; LENGTH] {
    let base = alphabet.len() as u64;
    [(); LENGTH].map(|()| {
        let digit = alphabet[usize::try_from(random % base).unwrap_or_default()];
        random /= base;
        digit
    })
}

/// An id of this random number.
pub(crate) fn id_text(random: u64) -> String {
    let digits = encode::<ID_LENGTH>(random, ID_DIGITS);
    digits.into_iter().map(char::from).collect()
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        #[derive(
            Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
        )]
        #[serde(try_from = "String", into = "String")]
        #[schema(value_type = String, pattern = "^[0123456789abcdefghjkmnpqrstvwxyz]{12}$")]
        $(#[$doc])*
        pub struct $name([u8; ID_LENGTH]);

        impl $name {
            /// An id from random bits.
            pub fn from_random(random: u64) -> Self {
                Self(encode(random, ID_DIGITS))
            }

            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl std::str::FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                let bytes: [u8; ID_LENGTH] = text.as_bytes().try_into().map_err(|_| ParseIdError)?;
                let is_id = bytes.iter().all(|byte| ID_DIGITS.contains(byte));
                is_id.then_some(Self(bytes)).ok_or(ParseIdError)
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseIdError;

            fn try_from(text: String) -> Result<Self, ParseIdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id! {
    /// The id of a game: 12 characters without further meaning.
    #[schema(examples("7k2m9qxw4t0c"))]
    GameId
}
id! {
    /// The id of a game in exports, unique in its group.
    #[schema(examples("9f3tk6zj0pax"))]
    GameUid
}
id! {
    /// The id of a group: 12 characters without further meaning.
    #[schema(examples("1d8hq3vz6n5e"))]
    GroupId
}
id! {
    /// The id of a player: 12 characters without further meaning.
    #[schema(examples("c4w0r7ybm2gs"))]
    PlayerId
}
id! {
    /// The id of a request to the host of a game: 12 characters without further meaning.
    #[schema(examples("e6x0rk2vd9mb"))]
    RequestId
}
id! {
    /// The id of a series: 12 characters without further meaning.
    #[schema(examples("k5w8r2ybn3gt"))]
    SeriesId
}
id! {
    /// The id of a member, in its group.
    #[schema(examples("m3x8t0qk5v7a"))]
    MemberId
}
id! {
    /// The id of a pending invite, in its group.
    #[schema(examples("2g6wz9rj4h1b"))]
    InviteId
}

/// The code to join a game by, and, once it is played, to ask to be let in; compared without case, blanks and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, ToSchema)]
#[schema(as = Code, pattern = "^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{6}$", examples("K7M2QX"))]
pub struct JoinCode(String);

impl JoinCode {
    /// A code from random bits.
    pub fn from_random(random: u64) -> Self {
        Self(
            encode::<CODE_LENGTH>(random, CODE_LETTERS)
                .map(char::from)
                .iter()
                .collect(),
        )
    }

    /// The code that a person has typed or pasted: alone, in a link, or in a sentence.
    ///
    /// Of several words that could be one, a code is the one in capital letters, as it is shown; or the last.
    pub fn find(text: &str) -> Option<Self> {
        let words = text.split(|it: char| !it.is_ascii_alphanumeric());
        let codes = words.filter_map(|word| Some((word, word.parse().ok()?)));
        let is_shown = |word: &str| !word.contains(|it: char| it.is_ascii_lowercase());
        let found = codes.max_by_key(|&(word, _)| is_shown(word));
        text.parse().ok().or(found.map(|(_, code)| code))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::str::FromStr for JoinCode {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, ParseIdError> {
        // People group letters as they read them out.
        let letters = text.chars().filter(|it| !it.is_whitespace() && *it != '-');
        let code = letters.collect::<String>().to_ascii_uppercase();
        let is_code =
            code.len() == CODE_LENGTH && code.bytes().all(|byte| CODE_LETTERS.contains(&byte));
        is_code.then_some(Self(code)).ok_or(ParseIdError)
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A secret that gives its holder rights: a bearer token, or what a device's cookie holds.
///
/// It has no `Debug` or `Display` that would show it. It is looked up by its hash and never compared, so the time
/// of a lookup reveals nothing about a secret.
#[derive(Clone, ToSchema)]
#[schema(
    description = "A secret that gives rights, shown only once.",
    min_length = 1,
    max_length = 128,
    pattern = "^[!-~]+$",
    examples("fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1")
)]
pub struct Token(String);

impl Token {
    /// The maximum length of a token in bytes.
    pub const MAX_LENGTH: usize = 128;

    /// A token from random bytes.
    pub fn from_random(random: [u8; 24]) -> Self {
        Self(data_encoding::BASE64URL_NOPAD.encode(&random))
    }

    /// The same with a letter before it.
    pub fn with_prefix(&self, prefix: char) -> Self {
        Self(format!("{prefix}{}", self.0))
    }

    /// The secret itself, to hand it to its holder.
    pub fn expose(&self) -> &str {
        &self.0
    }

    /// The hash, which is stored instead of the secret.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl std::str::FromStr for Token {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, ParseIdError> {
        let is_token = !text.is_empty()
            && text.len() <= Self::MAX_LENGTH
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        is_token.then(|| Self(text.to_owned())).ok_or(ParseIdError)
    }
}

/// The SHA-256 hash of a token, by which its rights are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);
