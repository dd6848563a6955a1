//! Lists of documents, of which no more is kept than any valid document has.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{IgnoredAny, SeqAccess, Visitor};

/// Deserializes a list and ignores the elements beyond `MAX`; one element more shows that there are too many.
pub(super) fn bounded<'de, D, T, const MAX: usize>(from: D) -> Result<Vec<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Bounded<T, const MAX: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const MAX: usize> Visitor<'de> for Bounded<T, MAX> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list")
        }

        fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<Vec<T>, S::Error> {
            let mut few = Vec::new();
            while few.len() < MAX
                && let Some(element) = list.next_element()?
            {
                few.push(element);
            }
            while list.next_element::<IgnoredAny>()?.is_some() {}
            Ok(few)
        }
    }

    from.deserialize_seq(Bounded::<T, MAX>(PhantomData))
}
