//! Cached reads about holders of rights.
//!
//! An entry is stored with the version that its holder had before the read, and is valid while that version is
//! current. The writer advances versions after each commit and before it replies: once a revocation is acknowledged,
//! no cached right outlives it, and a read that overlaps the commit is never taken for current.

use std::collections::HashMap;
use std::hash::Hash;
use std::mem;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::domain::ids::TokenHash;

/// How many entries one generation of a cache has; there are two.
const MAX_ENTRIES: usize = 10_000;

/// How many counters the holders share.
const COUNTERS: u16 = 1024;

/// The number of the counter of a holder.
pub(in crate::store) fn counter_of(holder: &TokenHash) -> u16 {
    // A hash is evenly distributed in any of its bytes.
    u16::from_le_bytes([holder.0[0], holder.0[1]]) % COUNTERS
}

/// The holders whose cached reads a write invalidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) enum Invalidation {
    Holders(Vec<TokenHash>),
    /// The holders that share a counter.
    Counter(u16),
    All,
}

impl Default for Invalidation {
    fn default() -> Self {
        Self::Holders(Vec::new())
    }
}

impl Invalidation {
    /// What either of the two invalidates.
    pub(in crate::store) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Holders(mut holders), Self::Holders(others)) => {
                holders.extend(others);
                Self::Holders(holders)
            }
            _ => Self::All,
        }
    }
}

/// Counts the changes of rights and settings.
pub(in crate::store) struct Versions {
    all: AtomicU64,
    holders: Vec<AtomicU64>,
}

/// How often the rights and settings of a holder may have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct Version {
    all: u64,
    holder: u64,
}

impl Default for Versions {
    fn default() -> Self {
        let counters = (0..COUNTERS).map(|_| AtomicU64::new(0));
        Self {
            all: AtomicU64::new(0),
            holders: counters.collect(),
        }
    }
}

impl Versions {
    fn counter(&self, number: u16) -> Option<&AtomicU64> {
        self.holders.get(usize::from(number))
    }

    /// The present version of this holder.
    pub(in crate::store) fn of(&self, holder: &TokenHash) -> Version {
        let counter = self.counter(counter_of(holder));
        Version {
            all: self.all.load(Ordering::SeqCst),
            holder: counter.map_or(0, |counter| counter.load(Ordering::SeqCst)),
        }
    }

    /// Invalidates earlier reads.
    pub(in crate::store) fn advance(&self, invalidation: &Invalidation) {
        match invalidation {
            Invalidation::Holders(holders) => {
                for holder in holders {
                    self.advance(&Invalidation::Counter(counter_of(holder)));
                }
            }
            Invalidation::Counter(number) => {
                if let Some(counter) = self.counter(*number) {
                    counter.fetch_add(1, Ordering::SeqCst);
                }
            }
            Invalidation::All => {
                self.all.fetch_add(1, Ordering::SeqCst);
            }
        }
    }
}

/// A cache of bounded size that keeps recently used values.
pub(in crate::store) struct Cache<K, V>(Mutex<Generations<K, V>>);

/// Entries in use move from the older generation to the recent one; a full recent generation replaces the older.
struct Generations<K, V> {
    recent: HashMap<K, (Version, V)>,
    older: HashMap<K, (Version, V)>,
}

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Self(Mutex::new(Generations {
            recent: HashMap::new(),
            older: HashMap::new(),
        }))
    }
}

impl<K: Clone + Eq + Hash, V: Clone> Cache<K, V> {
    /// The entry of this key, if it was read at this version.
    pub(in crate::store) fn get(&self, key: &K, version: Version) -> Option<V> {
        let mut generations = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((read_at, value)) = generations.recent.get(key) {
            return (*read_at == version).then(|| value.clone());
        }
        let (read_at, value) = generations.older.remove(key)?;
        if read_at != version {
            return None;
        }
        generations.insert(key.clone(), version, value.clone());
        Some(value)
    }

    /// Stores a value, with the version from before it was read.
    pub(in crate::store) fn insert(&self, key: K, version: Version, value: V) {
        let mut generations = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        generations.insert(key, version, value);
    }
}

impl<K: Eq + Hash, V> Generations<K, V> {
    fn insert(&mut self, key: K, version: Version, value: V) {
        if self.recent.len() >= MAX_ENTRIES {
            self.older = mem::take(&mut self.recent);
        }
        self.recent.insert(key, (version, value));
    }
}
